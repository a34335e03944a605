import { Link } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { jsx, jsxs } from "react/jsx-runtime";
var breadcrumbs_module_default = {
	list: "_list_1fkfh_1",
	step: "_step_1fkfh_9"
};
// src/ui/breadcrumbs.tsx
/** The way here through the categories (spec 2: breadcrumbs). */
function Breadcrumbs({ trail, current }) {
	const { t } = useTranslation();
	const links = current === void 0 ? trail.slice(0, -1) : trail;
	const last = current ?? trail.at(-1)?.name;
	return /* @__PURE__ */ jsx("nav", {
		"aria-label": t("nav.breadcrumbs"),
		"data-testid": "breadcrumbs",
		children: /* @__PURE__ */ jsxs("ol", {
			className: breadcrumbs_module_default.list,
			children: [
				/* @__PURE__ */ jsx("li", {
					className: breadcrumbs_module_default.step,
					children: /* @__PURE__ */ jsx(Link, {
						to: "/",
						children: t("nav.home")
					})
				}),
				links.map(({ id, name, path }) => /* @__PURE__ */ jsx("li", {
					className: breadcrumbs_module_default.step,
					children: /* @__PURE__ */ jsx(Link, {
						to: path,
						children: name
					})
				}, id)),
				/* @__PURE__ */ jsx("li", {
					className: breadcrumbs_module_default.step,
					"aria-current": "page",
					children: last
				})
			]
		})
	});
}
export { Breadcrumbs as t };
