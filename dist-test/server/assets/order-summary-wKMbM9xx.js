import { Bt as THUMBNAIL_CART_PX } from "./database-DwJP23hK.js";
import { d as usePriceText, t as Picture } from "./picture-7l7lQeNP.js";
import { useTranslation } from "react-i18next";
import { jsx, jsxs } from "react/jsx-runtime";
var checkout_module_default = {
	page: "_page_18gg3_1",
	title: "_title_18gg3_9",
	form: "_form_18gg3_13",
	group: "_group_18gg3_18",
	legend: "_legend_18gg3_24",
	field: "_field_18gg3_33",
	half: "_half_18gg3_40",
	label: "_label_18gg3_44",
	optional: "_optional_18gg3_48",
	input: "_input_18gg3_53",
	problem: "_problem_18gg3_70",
	methods: "_methods_18gg3_76",
	method: "_method_18gg3_76",
	check: "_check_18gg3_99",
	hint: "_hint_18gg3_106",
	cost: "_cost_18gg3_112",
	agreements: "_agreements_18gg3_116",
	offline: "_offline_18gg3_129",
	summary: "_summary_18gg3_136",
	summaryTitle: "_summaryTitle_18gg3_147",
	line: "_line_18gg3_151",
	lineName: "_lineName_18gg3_158",
	muted: "_muted_18gg3_162",
	totals: "_totals_18gg3_167",
	grand: "_grand_18gg3_180"
};
// src/features/checkout/order-summary.tsx
/** What is ordered and what it comes to. */
function OrderSummary({ title, lines, totals, state, format, children }) {
	const ownFormat = usePriceText();
	const text = format ?? ownFormat;
	return /* @__PURE__ */ jsxs("aside", {
		className: checkout_module_default.summary,
		"aria-label": title,
		children: [
			/* @__PURE__ */ jsx("h2", {
				className: checkout_module_default.summaryTitle,
				children: title
			}),
			/* @__PURE__ */ jsx("ul", { children: lines.map((line) => /* @__PURE__ */ jsx(SummaryLine, {
				line,
				format: text
			}, line.key)) }),
			/* @__PURE__ */ jsx(Totals, {
				totals,
				state,
				format: text
			}),
			children
		]
	});
}
function SummaryLine({ line, format }) {
	return /* @__PURE__ */ jsxs("li", {
		className: checkout_module_default.line,
		children: [
			/* @__PURE__ */ jsx(Picture, {
				image: line.image,
				alt: "",
				...THUMBNAIL_CART_PX,
				sizes: "64px"
			}),
			/* @__PURE__ */ jsxs("span", { children: [
				/* @__PURE__ */ jsx("span", {
					className: checkout_module_default.lineName,
					children: line.name
				}),
				/* @__PURE__ */ jsx("br", {}),
				/* @__PURE__ */ jsx("span", {
					className: checkout_module_default.muted,
					children: [
						line.name2,
						...line.optionLabels.map(({ value }) => value),
						`× ${line.qty}`
					].filter(Boolean).join(", ")
				})
			] }),
			/* @__PURE__ */ jsx("span", { children: format(line.rowMinor) })
		]
	});
}
function Totals({ totals, state, format }) {
	const { t } = useTranslation(["checkout", "shop"]);
	const rows = [
		[t("shop:cart.subtotal"), totals.subtotalMinor],
		[t("shop:cart.discount"), totals.discountMinor === 0 ? null : totals.discountMinor],
		[t("delivery"), totals.deliveryMinor],
		[t("paymentFee"), totals.paymentFeeMinor === 0 ? null : totals.paymentFeeMinor]
	];
	return /* @__PURE__ */ jsxs("dl", {
		className: checkout_module_default.totals,
		children: [
			rows.flatMap(([label, amount]) => amount === null ? [] : [/* @__PURE__ */ jsx("dt", { children: label }, label), /* @__PURE__ */ jsx("dd", { children: label === t("delivery") && amount === 0 ? t("free") : format(amount) }, `${label} amount`)]),
			/* @__PURE__ */ jsx("dt", {
				className: checkout_module_default.grand,
				children: t("toPay")
			}),
			/* @__PURE__ */ jsx("dd", {
				className: checkout_module_default.grand,
				"data-testid": "cart-total",
				"data-amount": totals.grandTotalMinor,
				"data-state": state,
				children: format(totals.grandTotalMinor)
			}),
			/* @__PURE__ */ jsx("dt", {
				className: checkout_module_default.muted,
				children: t("tax")
			}),
			/* @__PURE__ */ jsx("dd", {
				className: checkout_module_default.muted,
				children: format(totals.taxMinor)
			})
		]
	});
}
export { checkout_module_default as n, OrderSummary as t };
