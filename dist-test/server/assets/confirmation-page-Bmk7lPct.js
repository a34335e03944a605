import { a as Icon, c as useLive, f as useStoreView, g as queries, n as Button, o as usePageTitle, p as formatPrice, r as ButtonLink, u as useAgeText } from "./picture-7l7lQeNP.js";
import { ut as storeViews } from "./database-DwJP23hK.js";
import { c as NotFound, h as useCommands, i as Badge, s as notify } from "../main.js";
import { t as OrderSummary } from "./order-summary-wKMbM9xx.js";
import { Link, useSearchParams } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var confirmation_module_default = {
	page: "_page_1ktmo_1",
	head: "_head_1ktmo_9",
	mark: "_mark_1ktmo_15",
	queued: "_queued_1ktmo_25",
	attention: "_attention_1ktmo_30",
	refused: "_refused_1ktmo_35",
	title: "_title_1ktmo_40",
	number: "_number_1ktmo_44",
	muted: "_muted_1ktmo_49",
	changes: "_changes_1ktmo_53",
	actions: "_actions_1ktmo_63",
	order: "_order_1ktmo_69"
};
// src/features/checkout/confirmation.tsx
var marks = {
	placed: {
		icon: "check",
		look: void 0
	},
	queued: {
		icon: "clock",
		look: confirmation_module_default.queued
	},
	needsAttention: {
		icon: "info",
		look: confirmation_module_default.attention
	},
	rejected: {
		icon: "close",
		look: confirmation_module_default.refused
	},
	cancelled: {
		icon: "close",
		look: confirmation_module_default.refused
	}
};
/** Says honestly how an order stands: taken, kept here, or in need of the shopper. */
function Confirmation({ order }) {
	const { t } = useTranslation("checkout");
	const format = useOrderPriceText(order);
	const { icon, look } = marks[order.state];
	return /* @__PURE__ */ jsxs("article", {
		className: confirmation_module_default.page,
		"data-testid": "order-confirmation",
		"data-state": order.state,
		"data-order": order.orderNumber ?? void 0,
		"aria-live": "polite",
		children: [/* @__PURE__ */ jsxs("header", {
			className: confirmation_module_default.head,
			children: [
				/* @__PURE__ */ jsx("span", {
					className: `${confirmation_module_default.mark} ${look ?? ""}`,
					children: /* @__PURE__ */ jsx(Icon, {
						name: icon,
						size: 28
					})
				}),
				/* @__PURE__ */ jsx("h1", {
					className: confirmation_module_default.title,
					children: t(`confirmation.${order.state}`)
				}),
				/* @__PURE__ */ jsx(StateText, {
					order,
					format
				}),
				/* @__PURE__ */ jsx(OrderActions, { order })
			]
		}), /* @__PURE__ */ jsx(OrderSummary, {
			title: t("summary"),
			lines: order.lines,
			totals: {
				...order,
				grandTotalMinor: order.totalMinor
			},
			state: order.state === "placed" ? "confirmed" : "estimate",
			format
		})]
	});
}
function StateText({ order, format }) {
	const { t } = useTranslation("checkout");
	if (order.state === "placed") return /* @__PURE__ */ jsxs(Fragment, { children: [order.orderNumber && /* @__PURE__ */ jsx("p", {
		className: confirmation_module_default.number,
		children: t("confirmation.number", { number: order.orderNumber })
	}), order.email && /* @__PURE__ */ jsx("p", {
		className: confirmation_module_default.muted,
		children: t("confirmation.email", { email: order.email })
	})] });
	if (order.state === "queued") return /* @__PURE__ */ jsx("p", { children: t(order.isSentWhenOnline ? "confirmation.queuedText" : "confirmation.heldText") });
	if (order.state === "needsAttention") return /* @__PURE__ */ jsx(Changes, {
		order,
		format
	});
	return order.state === "rejected" ? /* @__PURE__ */ jsx(Refusal, { order }) : null;
}
/** What the shop counts differently, line by line (D16). */
function Changes({ order, format }) {
	const { t } = useTranslation("checkout");
	const { reason } = order;
	const amount = (minor) => minor === null ? "" : format(minor);
	return /* @__PURE__ */ jsxs("ul", {
		className: confirmation_module_default.changes,
		children: [
			(reason?.changes ?? []).map(({ kind, sku, before, after }) => /* @__PURE__ */ jsx("li", { children: t(`confirmation.change.${kind}`, {
				name: order.lines.find((line) => line.sku === sku)?.name ?? sku,
				before: amount(before),
				after: amount(after)
			}) }, `${kind} ${sku}`)),
			/* @__PURE__ */ jsx("li", { children: t("confirmation.before", { price: format(order.totalMinor) }) }),
			reason?.newTotalMinor != null && /* @__PURE__ */ jsx("li", { children: t("confirmation.after", { price: format(reason.newTotalMinor) }) })
		]
	});
}
function Refusal({ order }) {
	const { t, i18n } = useTranslation(["checkout", "shop"]);
	const { code = "", sku = null } = order.reason ?? {};
	const line = order.lines.find((candidate) => candidate.sku === sku);
	const key = `shop:sync.refusal.${code}`;
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("p", { children: i18n.exists(key) ? t(key) : t("shop:sync.refusal.other", { code }) }), line && /* @__PURE__ */ jsx("p", { children: t("confirmation.rejectedLine", { name: line.name }) })] });
}
function OrderActions({ order }) {
	const { t } = useTranslation(["checkout", "shop"]);
	const { checkout, order: orderCommands, task } = useCommands();
	const orderId = order.id;
	const run = async (command) => {
		const done = await command;
		if (!done.ok) notify(done.error);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: confirmation_module_default.actions,
		children: [
			order.state === "needsAttention" && /* @__PURE__ */ jsx(Button, {
				onClick: () => void run(checkout.acceptQuote({ orderId })),
				children: t("confirmation.accept")
			}),
			order.state === "queued" && /* @__PURE__ */ jsx(Button, {
				onClick: () => void task.sendNow({ id: orderId }),
				children: t("shop:sync.sendNow")
			}),
			order.canCancel && /* @__PURE__ */ jsx(Button, {
				look: "secondary",
				onClick: () => void run(orderCommands.cancel({ orderId })),
				children: t("shop:sync.cancel")
			}),
			(order.state === "needsAttention" || order.state === "rejected") && /* @__PURE__ */ jsx(Button, {
				look: "secondary",
				onClick: () => void run(orderCommands.discard({ orderId })),
				children: t("confirmation.discard")
			}),
			/* @__PURE__ */ jsx(ButtonLink, {
				look: order.state === "placed" ? "primary" : "quiet",
				to: "/",
				children: t("confirmation.continue")
			})
		]
	});
}
/** An order keeps the currency of the store view it was made in. */
function useOrderPriceText(order) {
	const { store, locale } = useStoreView();
	const { currency } = storeViews.find((candidate) => candidate.currency.code === order.currency) ?? store;
	return (minor) => formatPrice(minor, currency, locale);
}
// src/features/checkout/order-list.tsx
var colours = {
	placed: "moss",
	queued: "fjord",
	needsAttention: "honey",
	rejected: "clay",
	cancelled: "stone"
};
/** Every order that was made on this device. */
function OrderList({ orders }) {
	const { t } = useTranslation("checkout");
	return /* @__PURE__ */ jsxs("div", {
		className: confirmation_module_default.page,
		children: [
			/* @__PURE__ */ jsx("h1", {
				className: confirmation_module_default.title,
				children: t("orders.title")
			}),
			orders.length === 0 && /* @__PURE__ */ jsx("p", {
				className: confirmation_module_default.muted,
				children: t("orders.empty")
			}),
			/* @__PURE__ */ jsx("ul", { children: orders.map((order) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(OrderRow, { order }) }, order.id)) })
		]
	});
}
function OrderRow({ order }) {
	const { t } = useTranslation("checkout");
	const age = useAgeText();
	const { store, locale } = useStoreView();
	const { currency } = storeViews.find((candidate) => candidate.currency.code === order.currency) ?? store;
	return /* @__PURE__ */ jsxs(Link, {
		className: confirmation_module_default.order,
		to: `/confirmation?order=${encodeURIComponent(order.id)}`,
		children: [/* @__PURE__ */ jsxs("span", { children: [
			order.orderNumber ?? age(order.createdAt),
			/* @__PURE__ */ jsx("br", {}),
			/* @__PURE__ */ jsx("span", {
				className: confirmation_module_default.muted,
				children: formatPrice(order.totalMinor, currency, locale)
			})
		] }), /* @__PURE__ */ jsx(Badge, {
			colour: colours[order.state],
			children: t(`orders.state.${order.state}`)
		})]
	});
}
// src/pages/confirmation-page.tsx
/** How an order stands, or all orders of this device (spec 2: /confirmation). */
function ConfirmationPage() {
	const [query] = useSearchParams();
	const id = query.get("order");
	return id ? /* @__PURE__ */ jsx(OneOrder, { id }) : /* @__PURE__ */ jsx(AllOrders, {});
}
function OneOrder({ id }) {
	const { t } = useTranslation(["checkout", "shop"]);
	const { state, value: order } = useLive(queries.order.byId({ id }));
	usePageTitle(`${t("summary")} – ${t("shop:brand")}`, state !== "loading");
	if (state === "missing") return /* @__PURE__ */ jsx(NotFound, {});
	return order && /* @__PURE__ */ jsx(Confirmation, { order });
}
function AllOrders() {
	const { t } = useTranslation(["checkout", "shop"]);
	const { value: orders } = useLive(queries.order.all());
	usePageTitle(`${t("orders.title")} – ${t("shop:brand")}`, orders !== null);
	return orders && /* @__PURE__ */ jsx(OrderList, { orders });
}
export { ConfirmationPage as default };
