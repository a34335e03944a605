import { Ht as THUMBNAIL_PRODUCT_PX } from "./database-DwJP23hK.js";
import { d as usePriceText, t as Picture } from "./picture-7l7lQeNP.js";
import { i as Price, n as Swatches, r as StockBadge } from "./swatch-BuurgIgW.js";
import { Link } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { jsx, jsxs } from "react/jsx-runtime";
var product_card_module_default = {
	card: "_card_11i6z_1",
	picture: "_picture_11i6z_8",
	text: "_text_11i6z_13",
	name: "_name_11i6z_19",
	kind: "_kind_11i6z_31",
	facts: "_facts_11i6z_35"
};
// src/features/catalogue/product-card.tsx
/** A product in a list; all of it leads to the product's page. */
function ProductCard({ card, isFirst }) {
	const { t } = useTranslation();
	const format = usePriceText();
	const colours = card.swatches.flatMap(({ colour }) => colour ?? []);
	return /* @__PURE__ */ jsxs("article", {
		className: product_card_module_default.card,
		"data-testid": "product-card",
		"data-sku": card.sku,
		children: [
			/* @__PURE__ */ jsx("div", {
				className: product_card_module_default.picture,
				children: /* @__PURE__ */ jsx(Picture, {
					image: card.image,
					alt: "",
					...THUMBNAIL_PRODUCT_PX,
					sizes: "(width >= 1180px) 310px, (width >= 768px) 33vw, 50vw",
					isEager: isFirst
				})
			}),
			/* @__PURE__ */ jsxs("div", {
				className: product_card_module_default.text,
				children: [
					/* @__PURE__ */ jsx("h3", {
						className: product_card_module_default.name,
						children: /* @__PURE__ */ jsx(Link, {
							to: card.path,
							children: card.name1
						})
					}),
					card.name2 && /* @__PURE__ */ jsx("p", {
						className: product_card_module_default.kind,
						children: card.name2
					}),
					/* @__PURE__ */ jsx(Price, {
						...card.price,
						format
					})
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: product_card_module_default.facts,
				children: [/* @__PURE__ */ jsx(StockBadge, { status: card.stock }), colours.length > 1 && /* @__PURE__ */ jsx(Swatches, {
					colours,
					label: t("product.swatches", { list: card.swatches.map(({ label }) => label).join(", ") })
				})]
			})
		]
	});
}
var product_grid_module_default = {
	grid: "_grid_1yz80_1",
	skeleton: "_skeleton_1yz80_26"
};
// src/features/catalogue/product-grid.tsx
var FIRST_ROWS = 4;
/** Products side by side. */
function ProductGrid({ cards }) {
	return /* @__PURE__ */ jsx("ul", {
		className: product_grid_module_default.grid,
		children: cards.map((card, position) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(ProductCard, {
			card,
			isFirst: position < FIRST_ROWS
		}) }, card.id))
	});
}
/** The place of products that are on their way. */
function ProductGridSkeleton({ count }) {
	return /* @__PURE__ */ jsx("ul", {
		className: product_grid_module_default.grid,
		"aria-hidden": "true",
		children: Array.from({ length: count }, (_, position) => /* @__PURE__ */ jsx("li", { className: product_grid_module_default.skeleton }, position))
	});
}
export { ProductGridSkeleton as n, ProductGrid as t };
