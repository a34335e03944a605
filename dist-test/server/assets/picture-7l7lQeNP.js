import { It as IMAGE_WIDTHS_PX, st as defaultStoreView } from "./database-DwJP23hK.js";
import { Link } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { createContext, use, useEffect, useState, useSyncExternalStore } from "react";
import { jsx } from "react/jsx-runtime";
// src/data/query-ref.ts
/** The menu of queries; the names are those of the worker. */
var queries = namedCalls((name, params) => ({
	name,
	params
}));
/** Names one subscription: equal queries share it. */
function keyOf({ name, params }) {
	return `${name} ${JSON.stringify(params)}`;
}
/** Turns `menu.noun.verb(params)` into a call with the name `noun.verb`. */
function namedCalls(call) {
	const nouns = /* @__PURE__ */ new Map();
	return new Proxy({}, { get(_target, noun) {
		const known = nouns.get(noun);
		if (known) return known;
		const verbs = new Proxy({}, { get: (_verbs, verb) => (params = {}) => call(`${noun}.${verb}`, params) });
		nouns.set(noun, verbs);
		return verbs;
	} });
}
// src/domain/price-format.ts
/**
* Writes an amount in minor units the way the store view does: `9 990 kr`, `-250 kr`, `12,50 €` (spec 9: currency
* format; D95: display rounds to the view's decimals).
*/
function formatPrice(minor, currency, locale) {
	const digits = currency.fractionDigits;
	const text = new Intl.NumberFormat(locale, {
		minimumFractionDigits: digits,
		maximumFractionDigits: digits
	}).format(Math.abs(minor) / 100);
	const marked = currency.isSignAfter ? `${text}\u00a0${currency.sign}` : `${currency.sign}${text}`;
	return minor < 0 && /[1-9]/.test(text) ? `-${marked}` : marked;
}
// src/data/store-view.ts
/** The store view and language of this page. */
var StoreViewContext = createContext({
	store: defaultStoreView,
	locale: defaultStoreView.locales[0]
});
function useStoreView() {
	return use(StoreViewContext);
}
/** Writes amounts in minor units the way this store view does. */
function usePriceText() {
	const { store, locale } = useStoreView();
	return (minor) => formatPrice(minor, store.currency, locale);
}
var MINUTE_MS = 6e4;
var DAY_MS = 1440 * MINUTE_MS;
/** Says how old something is, in words: `i dag kl. 09.12`. */
function useAgeText() {
	const { locale } = useStoreView();
	const { t } = useTranslation();
	return (epochMs) => {
		const now = Date.now();
		if (Math.abs(now - epochMs) < MINUTE_MS) return t("age.now");
		const moment = new Date(epochMs);
		const time = new Intl.DateTimeFormat(locale, {
			hour: "2-digit",
			minute: "2-digit"
		}).format(moment);
		const days = Math.floor((startOfDay(now) - startOfDay(epochMs)) / DAY_MS + .5);
		if (days === 0) return t("age.today", { time });
		if (days === 1) return t("age.yesterday", { time });
		return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(moment);
	};
}
function startOfDay(epochMs) {
	return new Date(epochMs).setHours(0, 0, 0, 0);
}
// src/data/use-live.ts
/** The store of live queries of this window, or of this request on the server. */
var LiveContext = createContext(null);
/** Watches a query: its newest answer, again after every change. */
function useLive(ref) {
	const store = useLiveStore();
	const read = () => store.read(ref);
	return useSyncExternalStore(store.subscriber(ref), read, read);
}
/** The store itself, for what looks ahead. */
function useLiveStore() {
	const store = use(LiveContext);
	if (!store) throw new Error("no live store around this");
	return store;
}
// src/app/use-page-title.ts
/**
* Names the page in the tab, and marks the document as ready once its first screen shows data. On the server the head
* says the name.
*/
function usePageTitle(title, isReady = title !== null) {
	useEffect(() => {
		if (title !== null) document.title = title;
		if (isReady) document.documentElement.dataset["testid"] = "app-ready";
	}, [title, isReady]);
}
// src/ui/icon.tsx
var paths = {
	bag: "M5 8h14l-1 12H6L5 8Zm4 0V6.5a3 3 0 0 1 6 0V8",
	menu: "M4 7h16M4 12h16M4 17h16",
	close: "m6 6 12 12M18 6 6 18",
	chevron: "m9 6 6 6-6 6",
	chevronDown: "m6 9 6 6 6-6",
	plus: "M12 6v12M6 12h12",
	minus: "M6 12h12",
	check: "m5 12.5 4.5 4.5L19 7.5",
	filter: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
	offline: "M3 3l18 18M8.5 15.5a5 5 0 0 1 5-1.2M5 12a10 10 0 0 1 4.2-2.5M13 9.1a10 10 0 0 1 6 2.9M2 8.6A14 14 0 0 1 6.3 6M10 5.2A14 14 0 0 1 22 8.6M12 19h.01",
	truck: "M3 7h11v9H3V7Zm11 3h4l3 3v3h-7v-6ZM7.5 18.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Zm11 0a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Z",
	box: "M4 8l8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4 8-4M12 12v8",
	returns: "M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4",
	globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-9-9h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
	trash: "M5 7h14M10 11v6M14 11v6M6.5 7 7.5 20h9L17.500 7M9.500 7V4.500h5V7",
	clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2",
	info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8v.01"
};
/** A line drawing beside a text; it says nothing by itself. */
function Icon({ name, size = 24 }) {
	return /* @__PURE__ */ jsx("svg", {
		width: size,
		height: size,
		viewBox: "0 0 24 24",
		fill: "none",
		stroke: "currentColor",
		strokeWidth: "1.5",
		strokeLinecap: "round",
		strokeLinejoin: "round",
		"aria-hidden": "true",
		focusable: "false",
		children: /* @__PURE__ */ jsx("path", { d: paths[name] })
	});
}
var button_module_default = {
	button: "_button_l6cj2_1",
	primary: "_primary_l6cj2_18",
	secondary: "_secondary_l6cj2_27",
	quiet: "_quiet_l6cj2_36",
	large: "_large_l6cj2_45",
	wide: "_wide_l6cj2_51",
	iconButton: "_iconButton_l6cj2_61"
};
// src/ui/button.tsx
/** Does something on this page. */
function Button({ look = "primary", isLarge = false, isWide = false, type = "button", ...rest }) {
	return /* @__PURE__ */ jsx("button", {
		...rest,
		type,
		className: lookOf(look, isLarge, isWide)
	});
}
/** Goes to another page, looking like a button. */
function ButtonLink({ look = "primary", isLarge = false, isWide = false, ...rest }) {
	return /* @__PURE__ */ jsx(Link, {
		...rest,
		className: lookOf(look, isLarge, isWide)
	});
}
/** A button that is only an icon. */
function IconButton({ icon, label, type = "button", ...rest }) {
	return /* @__PURE__ */ jsx("button", {
		...rest,
		type,
		className: button_module_default.iconButton,
		"aria-label": label,
		title: label,
		children: /* @__PURE__ */ jsx(Icon, { name: icon })
	});
}
function lookOf(look, isLarge, isWide) {
	return [
		button_module_default.button,
		button_module_default[look],
		isLarge ? button_module_default.large : "",
		isWide ? button_module_default.wide : ""
	].join(" ");
}
var picture_module_default = { tile: "_tile_f2xt8_1" };
// src/ui/picture.tsx
/** A picture on its paper tile; its place is kept before it arrives, and stays quiet when it cannot. */
function Picture({ image, alt, width, height, sizes, isEager = false }) {
	const [missing, setMissing] = useState(null);
	if (image === null || image === missing) return /* @__PURE__ */ jsx("svg", {
		className: picture_module_default.tile,
		viewBox: `0 0 ${width} ${height}`,
		role: "img",
		"aria-label": alt
	});
	const isDrawing = image.endsWith(".svg");
	const source = `/media${image}`;
	return /* @__PURE__ */ jsx("img", {
		className: picture_module_default.tile,
		src: isDrawing ? source : `${source}?w=640`,
		srcSet: isDrawing ? void 0 : IMAGE_WIDTHS_PX.map((pixels) => `${source}?w=${pixels} ${pixels}w`).join(", "),
		sizes: isDrawing ? void 0 : sizes,
		width,
		height,
		alt,
		loading: isEager ? "eager" : "lazy",
		fetchPriority: isEager ? "high" : "auto",
		decoding: "async",
		onError: () => setMissing(image)
	});
}
export { Icon as a, useLive as c, usePriceText as d, useStoreView as f, queries as g, namedCalls as h, IconButton as i, StoreViewContext as l, keyOf as m, Button as n, usePageTitle as o, formatPrice as p, ButtonLink as r, LiveContext as s, Picture as t, useAgeText as u };
