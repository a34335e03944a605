import { Ht as THUMBNAIL_PRODUCT_PX } from "./database-DwJP23hK.js";
import { c as useLive, g as queries, o as usePageTitle, r as ButtonLink, t as Picture } from "./picture-7l7lQeNP.js";
import { n as ProductGridSkeleton, t as ProductGrid } from "./product-grid-Dfh1Tkgv.js";
import { Link } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var home_module_default = {
	hero: "_hero_1xg8v_1",
	title: "_title_1xg8v_7",
	lead: "_lead_1xg8v_13",
	words: "_words_1xg8v_19",
	stage: "_stage_1xg8v_26",
	section: "_section_1xg8v_37",
	heading: "_heading_1xg8v_41",
	categories: "_categories_1xg8v_46",
	category: "_category_1xg8v_52",
	categoryName: "_categoryName_1xg8v_58",
	count: "_count_1xg8v_68"
};
// src/features/home/category-tiles.tsx
var TILES_MAX = 8;
/** The main categories as pictures. */
function CategoryTiles({ categories }) {
	const { t } = useTranslation();
	return /* @__PURE__ */ jsxs("section", {
		className: home_module_default.section,
		"aria-labelledby": "home-categories",
		children: [/* @__PURE__ */ jsx("h2", {
			id: "home-categories",
			className: home_module_default.heading,
			children: t("home.categories")
		}), /* @__PURE__ */ jsx("ul", {
			className: home_module_default.categories,
			children: categories.slice(0, TILES_MAX).map(({ id, name, path, slug, image, productCount }) => /* @__PURE__ */ jsxs("li", {
				className: home_module_default.category,
				children: [
					image && /* @__PURE__ */ jsx(Picture, {
						image,
						alt: "",
						...THUMBNAIL_PRODUCT_PX,
						sizes: "(width >= 768px) 25vw, 50vw"
					}),
					/* @__PURE__ */ jsx("h3", {
						className: home_module_default.categoryName,
						children: /* @__PURE__ */ jsx(Link, {
							to: path,
							"data-testid": "category-link",
							"data-slug": slug,
							children: name
						})
					}),
					/* @__PURE__ */ jsx("span", {
						className: home_module_default.count,
						children: t("listing.products", { count: productCount })
					})
				]
			}, id))
		})]
	});
}
// src/features/home/hero.tsx
var STAGE_SIZE = 3;
/** The welcome: what this shop is, and a first way in. */
function Hero({ categories }) {
	const { t } = useTranslation();
	const first = categories[0];
	const images = categories.flatMap(({ image }) => image ?? []);
	return /* @__PURE__ */ jsxs("section", {
		className: home_module_default.hero,
		children: [/* @__PURE__ */ jsxs("div", {
			className: home_module_default.words,
			children: [
				/* @__PURE__ */ jsx("h1", {
					className: home_module_default.title,
					children: t("home.title")
				}),
				/* @__PURE__ */ jsx("p", {
					className: home_module_default.lead,
					children: t("home.lead")
				}),
				first && /* @__PURE__ */ jsx(ButtonLink, {
					isLarge: true,
					to: first.path,
					children: t("home.explore", { name: first.name })
				})
			]
		}), /* @__PURE__ */ jsx("div", {
			className: home_module_default.stage,
			"aria-hidden": "true",
			children: images.slice(0, STAGE_SIZE).map((image) => /* @__PURE__ */ jsx(Picture, {
				image,
				alt: "",
				...THUMBNAIL_PRODUCT_PX,
				sizes: "(width >= 1024px) 50vw, 100vw",
				isEager: true
			}, image))
		})]
	});
}
// src/pages/home-page.tsx
/** The home page: the rooms of the house and what is new in them (spec 2: /). */
function HomePage() {
	const { t } = useTranslation();
	const { value: categories } = useLive(queries.category.tree());
	const { value: newest } = useLive(queries.listing.newest({ size: 8 }));
	usePageTitle(t("brand"), newest !== null);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(Hero, { categories: categories ?? [] }),
		/* @__PURE__ */ jsx(CategoryTiles, { categories: categories ?? [] }),
		/* @__PURE__ */ jsxs("section", {
			className: home_module_default.section,
			"aria-labelledby": "home-newest",
			children: [/* @__PURE__ */ jsx("h2", {
				id: "home-newest",
				className: home_module_default.heading,
				children: t("home.newest")
			}), newest ? /* @__PURE__ */ jsx(ProductGrid, { cards: newest }) : /* @__PURE__ */ jsx(ProductGridSkeleton, { count: 8 })]
		})
	] });
}
export { HomePage as default };
