import { i as Badge } from "../main.js";
import { useTranslation } from "react-i18next";
import { jsx, jsxs } from "react/jsx-runtime";
var price_module_default = {
	price: "_price_1uykz_1",
	amount: "_amount_1uykz_9",
	offer: "_offer_1uykz_13",
	regular: "_regular_1uykz_17",
	unknown: "_unknown_1uykz_22"
};
// src/ui/price.tsx
/** A price; an offer stands in front of what it cost before. */
function Price({ amountMinor, regularMinor, format }) {
	const { t } = useTranslation();
	if (amountMinor === null) return /* @__PURE__ */ jsx("span", {
		className: price_module_default.unknown,
		children: t("price.unknown")
	});
	const isOffer = regularMinor !== null;
	return /* @__PURE__ */ jsxs("span", {
		className: price_module_default.price,
		"data-testid": "price",
		"data-amount": amountMinor,
		children: [/* @__PURE__ */ jsx("span", {
			className: isOffer ? `${price_module_default.amount} ${price_module_default.offer}` : price_module_default.amount,
			children: format(amountMinor)
		}), isOffer && /* @__PURE__ */ jsxs("s", {
			className: price_module_default.regular,
			children: [/* @__PURE__ */ jsx("span", {
				className: "visually-hidden",
				children: t("price.before", { price: "" })
			}), format(regularMinor)]
		})]
	});
}
// src/ui/stock-badge.tsx
var colours = {
	in_stock: "moss",
	low_stock: "honey",
	upcoming: "fjord",
	out_of_stock: "stone",
	sold_out_season: "stone",
	discontinued: "stone",
	discontinued_sellable: "honey",
	volatile: "honey",
	max_in_cart: "honey"
};
/** The stock indication in words and colour (spec 4: stock indication). */
function StockBadge({ status }) {
	const { t } = useTranslation();
	return /* @__PURE__ */ jsx(Badge, {
		colour: colours[status],
		"data-testid": "stock-badge",
		"data-status": status,
		children: t(`stock.${status}`)
	});
}
var swatch_module_default = { swatches: "_swatches_f7jtz_1" };
// src/ui/swatch.tsx
/** A dot of colour. The colour is an attribute, because rendered pages carry no styles (D102). */
function Swatch({ colour, size = 14 }) {
	return /* @__PURE__ */ jsx("svg", {
		viewBox: "0 0 14 14",
		width: size,
		height: size,
		"aria-hidden": "true",
		children: /* @__PURE__ */ jsx("circle", {
			cx: "7",
			cy: "7",
			r: "6.5",
			fill: colour,
			stroke: "#8a8578",
			strokeWidth: "0.75"
		})
	});
}
/** The colours that something comes in. */
function Swatches({ colours, label }) {
	return /* @__PURE__ */ jsx("div", {
		className: swatch_module_default.swatches,
		role: "img",
		"aria-label": label,
		children: colours.map((colour) => /* @__PURE__ */ jsx(Swatch, { colour }, colour))
	});
}
export { Price as i, Swatches as n, StockBadge as r, Swatch as t };
