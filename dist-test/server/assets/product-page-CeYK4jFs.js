import { a as Icon, c as useLive, d as usePriceText, f as useStoreView, g as queries, n as Button, o as usePageTitle, t as Picture, u as useAgeText } from "./picture-7l7lQeNP.js";
import { c as NotFound, l as NotOnDevice, r as Quantity, t as useCartActions } from "../main.js";
import { Vt as THUMBNAIL_GALLERY_PX } from "./database-DwJP23hK.js";
import { i as Price, r as StockBadge, t as Swatch } from "./swatch-BuurgIgW.js";
import { t as Breadcrumbs } from "./breadcrumbs-BRkv_nea.js";
import { Link, useParams } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
var gallery_module_default = {
	gallery: "_gallery_b7bab_1",
	main: "_main_b7bab_6",
	thumbs: "_thumbs_b7bab_12",
	thumb: "_thumb_b7bab_12"
};
// src/features/product/gallery.tsx
/** The pictures of a product; the chosen variant's comes first. */
function Gallery({ name, items }) {
	const { t } = useTranslation();
	const [chosen, setChosen] = useState(null);
	const shown = items.find(({ image }) => image === chosen) ?? items[0];
	return /* @__PURE__ */ jsxs("div", {
		className: gallery_module_default.gallery,
		"data-testid": "gallery",
		role: "group",
		"aria-label": t("product.gallery"),
		children: [/* @__PURE__ */ jsx("div", {
			className: gallery_module_default.main,
			children: /* @__PURE__ */ jsx(Picture, {
				image: shown?.image ?? null,
				alt: shown?.label ?? name,
				...THUMBNAIL_GALLERY_PX,
				sizes: "(width >= 1024px) 60vw, 100vw",
				isEager: true
			})
		}), items.length > 1 && /* @__PURE__ */ jsx("ul", {
			className: gallery_module_default.thumbs,
			children: items.map(({ image, label }, position) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("button", {
				type: "button",
				className: gallery_module_default.thumb,
				"aria-label": label ?? t("product.picture", {
					number: position + 1,
					total: items.length
				}),
				"aria-current": image === shown?.image,
				onClick: () => setChosen(image),
				children: /* @__PURE__ */ jsx(Picture, {
					image,
					alt: "",
					width: 88,
					height: 85,
					sizes: "88px"
				})
			}) }, image))
		})]
	});
}
var product_details_module_default = {
	sections: "_sections_i8puv_1",
	title: "_title_i8puv_7",
	text: "_text_i8puv_12",
	measures: "_measures_i8puv_18",
	missing: "_missing_i8puv_37"
};
// src/features/product/product-details.tsx
/** What a product is, in words and centimetres. */
function ProductDetails({ product }) {
	const { t } = useTranslation();
	const { locale } = useStoreView();
	const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
	const { description, measures, hasDetails } = product;
	return /* @__PURE__ */ jsxs("div", {
		className: product_details_module_default.sections,
		children: [/* @__PURE__ */ jsxs("section", {
			"aria-labelledby": "description",
			children: [/* @__PURE__ */ jsx("h2", {
				id: "description",
				className: product_details_module_default.title,
				children: t("product.description")
			}), /* @__PURE__ */ jsxs("div", {
				className: product_details_module_default.text,
				children: [description.map((paragraph) => /* @__PURE__ */ jsx("p", { children: paragraph }, paragraph)), !hasDetails && /* @__PURE__ */ jsx("p", {
					className: product_details_module_default.missing,
					children: t("product.detailsMissing")
				})]
			})]
		}), measures.length > 0 && /* @__PURE__ */ jsxs("section", {
			"aria-labelledby": "measures",
			children: [/* @__PURE__ */ jsx("h2", {
				id: "measures",
				className: product_details_module_default.title,
				children: t("product.measures")
			}), /* @__PURE__ */ jsx("table", {
				className: product_details_module_default.measures,
				children: /* @__PURE__ */ jsx("tbody", { children: measures.map(({ field, value }) => /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("th", {
					scope: "row",
					children: t(`measure.${field}`)
				}), /* @__PURE__ */ jsxs("td", { children: [
					number.format(value),
					" ",
					field === "weight" ? "kg" : "cm"
				] })] }, field)) })
			})]
		})]
	});
}
var purchase_box_module_default = {
	box: "_box_2j9o3_1",
	names: "_names_2j9o3_7",
	brand: "_brand_2j9o3_12",
	name: "_name_2j9o3_7",
	kind: "_kind_2j9o3_23",
	price: "_price_2j9o3_28",
	age: "_age_2j9o3_34",
	stock: "_stock_2j9o3_39",
	delivery: "_delivery_2j9o3_45",
	buy: "_buy_2j9o3_52",
	warning: "_warning_2j9o3_58",
	promises: "_promises_2j9o3_65",
	article: "_article_2j9o3_79"
};
var variant_picker_module_default = {
	option: "_option_1oi2x_1",
	legend: "_legend_1oi2x_6",
	value: "_value_1oi2x_11",
	choices: "_choices_1oi2x_16",
	choice: "_choice_1oi2x_16",
	pictured: "_pictured_1oi2x_43",
	text: "_text_1oi2x_47",
	unavailable: "_unavailable_1oi2x_51"
};
// src/features/product/variant-picker.tsx
/** Chooses a variant. Each value is a link to the article it leads to, so a choice is an address. */
function VariantPicker({ options }) {
	return options.map((option) => /* @__PURE__ */ jsx(OptionChoices, { option }, option.code));
}
function OptionChoices({ option }) {
	const { t } = useTranslation();
	const chosen = option.values.find((value) => value.isChosen);
	return /* @__PURE__ */ jsxs("fieldset", {
		className: variant_picker_module_default.option,
		children: [/* @__PURE__ */ jsxs("legend", {
			className: variant_picker_module_default.legend,
			children: [
				option.label,
				" ",
				/* @__PURE__ */ jsx("span", {
					className: variant_picker_module_default.value,
					children: chosen?.label
				})
			]
		}), /* @__PURE__ */ jsx("ul", {
			className: variant_picker_module_default.choices,
			children: option.values.map((value) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Link, {
				className: lookOf(value),
				to: value.path,
				replace: true,
				preventScrollReset: true,
				"data-testid": "variant-option",
				"data-code": option.code,
				"data-value": value.value,
				"aria-current": value.isChosen,
				"aria-label": value.isAvailable ? value.label : t("product.unavailableValue", { label: value.label }),
				title: value.label,
				children: /* @__PURE__ */ jsx(ChoiceFace, { value })
			}) }, value.value))
		})]
	});
}
function ChoiceFace({ value }) {
	if (value.swatch && value.image) return /* @__PURE__ */ jsx(Picture, {
		image: value.image,
		alt: "",
		width: 72,
		height: 70,
		sizes: "72px"
	});
	return value.swatch ? /* @__PURE__ */ jsx(Swatch, {
		colour: value.swatch,
		size: 28
	}) : /* @__PURE__ */ jsx("span", {
		className: variant_picker_module_default.text,
		children: value.label
	});
}
function lookOf({ swatch, image, isAvailable }) {
	return [
		variant_picker_module_default.choice,
		swatch && image ? variant_picker_module_default.pictured : "",
		isAvailable ? "" : variant_picker_module_default.unavailable
	].join(" ");
}
// src/features/product/purchase-box.tsx
/** Name, price, variants, stock and the one large button. */
function PurchaseBox({ product, qtyInCart, onAdd }) {
	const { t } = useTranslation();
	const { chosen, options } = product;
	return /* @__PURE__ */ jsxs("div", {
		className: purchase_box_module_default.box,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: purchase_box_module_default.names,
				children: [
					product.brand && /* @__PURE__ */ jsx("p", {
						className: purchase_box_module_default.brand,
						children: product.brand
					}),
					/* @__PURE__ */ jsx("h1", {
						className: purchase_box_module_default.name,
						"data-testid": "product-name",
						children: product.name1
					}),
					product.name2 && /* @__PURE__ */ jsx("p", {
						className: purchase_box_module_default.kind,
						children: product.name2
					})
				]
			}),
			/* @__PURE__ */ jsx(PriceLine, { product }),
			/* @__PURE__ */ jsx(VariantPicker, { options }),
			chosen.isNearest && /* @__PURE__ */ jsx("p", {
				className: purchase_box_module_default.warning,
				children: t("product.nearest")
			}),
			chosen.isNoneAvailable && /* @__PURE__ */ jsx("p", {
				className: purchase_box_module_default.warning,
				children: t("errors:noVariants")
			}),
			/* @__PURE__ */ jsx(StockLine, {
				product,
				qtyInCart
			}),
			/* @__PURE__ */ jsx(BuyLine, {
				product,
				qtyInCart,
				onAdd
			}),
			/* @__PURE__ */ jsxs("ul", {
				className: purchase_box_module_default.promises,
				children: [/* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsx(Icon, { name: "truck" }), t("notice.delivery")] }), /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsx(Icon, { name: "returns" }), t("notice.returns")] })]
			}),
			/* @__PURE__ */ jsx("p", {
				className: purchase_box_module_default.article,
				children: t("product.article", { sku: chosen.sku })
			})
		]
	});
}
function PriceLine({ product: { chosen } }) {
	const { t } = useTranslation();
	const format = usePriceText();
	const age = useAgeText();
	const { price } = chosen;
	return /* @__PURE__ */ jsxs("div", {
		className: purchase_box_module_default.price,
		children: [/* @__PURE__ */ jsx(Price, {
			...price,
			format
		}), price.state !== "live" && price.amountMinor !== null && /* @__PURE__ */ jsx("p", {
			className: purchase_box_module_default.age,
			suppressHydrationWarning: true,
			children: t("price.asOf", { when: age(price.asOf) })
		})]
	});
}
function StockLine({ product, qtyInCart }) {
	const { t } = useTranslation();
	const age = useAgeText();
	const { chosen, weeks } = product;
	const isAllInCart = qtyInCart > 0 && chosen.maxQty > 0 && qtyInCart >= chosen.maxQty;
	return /* @__PURE__ */ jsxs("div", {
		className: purchase_box_module_default.stock,
		children: [
			/* @__PURE__ */ jsx(StockBadge, { status: isAllInCart ? "max_in_cart" : chosen.stock }),
			/* @__PURE__ */ jsxs("p", {
				className: purchase_box_module_default.delivery,
				children: [/* @__PURE__ */ jsx(Icon, {
					name: "truck",
					size: 20
				}), t("product.delivery", { weeks })]
			}),
			/* @__PURE__ */ jsx("p", {
				className: purchase_box_module_default.age,
				suppressHydrationWarning: true,
				children: chosen.stockAt === null ? t("stock.snapshot") : t("stock.asOf", { when: age(chosen.stockAt) })
			})
		]
	});
}
function BuyLine({ product, qtyInCart, onAdd }) {
	const { t } = useTranslation();
	const [qty, setQty] = useState(1);
	const { chosen, isSellableType } = product;
	const left = Math.max(0, chosen.maxQty - qtyInCart);
	const canAdd = isSellableType && !chosen.isNoneAvailable && chosen.price.amountMinor !== null && chosen.maxQty > 0;
	const labels = {
		field: t("product.quantity"),
		fewer: t("product.decrease"),
		more: t("product.increase")
	};
	return /* @__PURE__ */ jsxs("div", {
		className: purchase_box_module_default.buy,
		children: [/* @__PURE__ */ jsx(Quantity, {
			value: Math.min(qty, Math.max(1, left)),
			max: Math.max(1, left),
			labels,
			onChange: setQty
		}), /* @__PURE__ */ jsx(Button, {
			isLarge: true,
			isWide: true,
			"data-testid": "add-to-cart",
			disabled: !canAdd,
			onClick: () => {
				onAdd(qty).then(() => setQty(1));
			},
			children: isSellableType ? t("product.add") : t("product.notSellable")
		})]
	});
}
var product_page_module_default = {
	trail: "_trail_1wsm9_1",
	columns: "_columns_1wsm9_5",
	skeleton: "_skeleton_1wsm9_10"
};
// src/pages/product-page.tsx
/** A product on its own page (spec 2: /p/{parentSku}/{slug}[/{childSku}]). */
function ProductPage() {
	const { t } = useTranslation();
	const { parentSku = "", childSku = null } = useParams();
	const { state, value: product } = useLive(queries.product.bySku({
		parentSku,
		childSku
	}));
	const { value: cart } = useLive(queries.cart.current());
	const { add } = useCartActions();
	usePageTitle(product && `${product.name} – ${t("brand")}`, state !== "loading");
	if (state === "missing") return /* @__PURE__ */ jsx(NotFound, {});
	if (state === "notOnDevice") return /* @__PURE__ */ jsx(NotOnDevice, {});
	if (!product) return /* @__PURE__ */ jsx("div", {
		className: product_page_module_default.skeleton,
		"aria-hidden": "true"
	});
	const { sku } = product.chosen;
	const qtyInCart = (cart?.lines ?? []).filter((line) => line.sku === sku).reduce((sum, line) => sum + line.qty, 0);
	return /* @__PURE__ */ jsxs("article", {
		"data-testid": "product-page",
		"data-sku": sku,
		children: [
			/* @__PURE__ */ jsx("div", {
				className: product_page_module_default.trail,
				children: /* @__PURE__ */ jsx(Breadcrumbs, {
					trail: product.trail,
					current: product.name1
				})
			}),
			/* @__PURE__ */ jsxs("div", {
				className: product_page_module_default.columns,
				children: [/* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Gallery, {
					name: product.name,
					items: product.gallery
				}, product.id) }), /* @__PURE__ */ jsx(PurchaseBox, {
					product,
					qtyInCart,
					onAdd: async (qty) => void await add({
						parentSku: product.sku,
						sku,
						qty
					})
				})]
			}),
			/* @__PURE__ */ jsx(ProductDetails, { product })
		]
	});
}
export { ProductPage as default };
