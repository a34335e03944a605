import { $ as countLive, $t as zGetPaymentMethodsQuery, A as option, At as documents, B as shippingMethodsFor, Bt as THUMBNAIL_CART_PX, C as forms, Cn as refusal, Ct as currentPrice, D as attributeDocuments, Dt as openCart$1, E as saleStatuses, En as failpoint, Et as itemsOf, F as couponByCode, Ft as stockStatus, G as totalsToWire, Gt as zCheckStockQuery, H as cartItemToWire, I as settingsOf, J as listDocument, Jt as zDeleteCartItemBody, K as findSellable, Kt as zCollectTotalsBody, Lt as MINIMUM_SCORE, M as orderNumber, Mt as shopMeta, N as placeOrder, Nt as isSellable, O as facetAttributes, Ot as updateCart, P as countCart, Pt as maxQty, Q as allDocuments, Qt as zGetOrderStatusPath, Rt as NOTICE_LIFETIME_MS, S as campaigns, Sn as bare, St as toMajor, T as materials, Tn as toResponse$1, Tt as createCart, U as paymentMethodToWire, Ut as aggregationSizes, V as inTransaction, W as shippingMethodToWire, Wt as zApplyCouponQuery, X as wireDocument, Xt as zDeleteCouponQuery, Y as syncDocument, Yt as zDeleteCartItemQuery, Z as articlesBySku, Zt as zElasticQuery, _ as withAncestors, _n as zSearchQuery, _t as summaryFromWire, an as zMapUrlBody, at as collectionOfType, b as shopBasics, bn as zUpdateCartItemBody, bt as rangeBuckets, c as writeCatalogue, cn as zPlaceOrderQuery, ct as storeViewByCode, d as pictureColours, dn as zReplicatePath, dt as attributeFromWire, en as zGetTotalsQuery, et as dictionaryOf, f as pictureKinds, fn as zReplicateQuery, ft as categoryFromWire, g as placeCategories, gn as zSearchCatalogPostQuery, gt as detailsFromWire, h as categoryDocuments, hn as zSearchCatalogGetQuery, ht as showroomFromWire, i as readEnvironment, in as zLookupRewritePath, it as rowsOf$1, j as orderByClientId, jt as idempotencyKeys, k as labels$1, kt as cartItems, l as readSource, ln as zPullCartQuery, lt as storeViewOfPath, m as navigationDocument, mn as zSearchCatalogGetPath, mt as rewriteFromWire, n as migrationsFolder, nn as zListShippingMethodsQuery, nt as documentsById, o as listenForOperator, on as zMapUrlQuery, ot as collections, p as colours$2, pn as zResolveUrlQuery, pt as navigationFromWire, q as stockOf, qt as zCollectTotalsQuery, r as projectFolder, rn as zListStockQuery, rt as lastChangeNumber, sn as zPlaceOrderBody, st as defaultStoreView, t as openDatabase, tn as zListShippingMethodsBody, tt as documentsAfter, u as drawnPicture, un as zRenderListQuery, ut as storeViews, v as slugOf, vn as zSetShippingInformationBody, vt as facetConfigs, w as functions, wn as success$1, wt as nextPriceChange, x as offerOf, xn as zUpdateCartItemQuery, xt as netOf, y as productDocument$1, yn as zSetShippingInformationQuery, yt as measureFields, z as paymentMethodsFor, zt as SEARCH_SIZE_MAX } from "./assets/database-DwJP23hK.js";
import { a as Icon, c as useLive, d as usePriceText, f as useStoreView, g as queries, h as namedCalls, i as IconButton, l as StoreViewContext, m as keyOf$1, n as Button, o as usePageTitle, p as formatPrice, r as ButtonLink, s as LiveContext, t as Picture, u as useAgeText } from "./assets/picture-7l7lQeNP.js";
import { serve } from "@hono/node-server";
import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { Hono } from "hono";
import { createHash, randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import pino from "pino";
import { Link, Outlet, ScrollRestoration, StaticRouterProvider, createPath, createStaticHandler, createStaticRouter, matchPath, matchRoutes, useLocation, useNavigate } from "react-router-dom";
import { renderToString } from "react-dom/server";
import { I18nextProvider, initReactI18next, useTranslation } from "react-i18next";
import { createContext, use, useEffect, useId, useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { createInstance } from "i18next";
import { proxy, useSnapshot } from "valtio";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
// server/http/cors.ts
/** The shop API answers cross-origin (contract: browsers). It uses no cookies, so any origin may ask. */
var corsHeaders = {
	"access-control-allow-origin": "*",
	"access-control-expose-headers": "ETag, Idempotency-Replayed, Retry-After, X-VS-Cache, X-VS-Cache-Tags",
	"cross-origin-resource-policy": "cross-origin"
};
var PREFLIGHT_AGE_S = 86400;
/** Marks an answer of the API as readable from any origin. */
function withCors(response) {
	for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value);
	return response;
}
/** The answer to a browser that asks before it calls. */
function preflight() {
	return withCors(new Response(null, {
		status: 204,
		headers: {
			"access-control-allow-methods": "GET, POST, DELETE",
			"access-control-allow-headers": "Content-Type, Authorization, Idempotency-Key, If-None-Match, x-vs-store-code",
			"access-control-max-age": String(PREFLIGHT_AGE_S)
		}
	}));
}
// server/http/etag.ts
/** Adds an ETag to a successful read, and answers 304 where the caller has it already (contract: conditional reads). */
async function withEtag(request, response) {
	if (request.method !== "GET" || response.status !== 200 || response.headers.has("etag")) return response;
	const body = new Uint8Array(await response.arrayBuffer());
	const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
	const headers = new Headers(response.headers);
	headers.set("etag", etag);
	const tags = (request.headers.get("if-none-match") ?? "").split(",");
	const known = new Set(tags.map((tag) => tag.trim().replace(/^W\//, "")));
	if (!known.has(etag) && !known.has("*")) return new Response(body, {
		status: 200,
		headers
	});
	headers.delete("content-type");
	return new Response(null, {
		status: 304,
		headers
	});
}
// server/http/security-headers.ts
/** Where a page may send violations to. */
var CSP_REPORT_PATH = "/csp-report";
/** Headers of every answer (reliability 5, rows 1 and 4). */
var securityHeaders = {
	"content-security-policy": [
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		"connect-src 'self'",
		"worker-src 'self'",
		"manifest-src 'self'",
		"media-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"object-src 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types dompurify shop-url",
		"report-to csp",
		`report-uri ${CSP_REPORT_PATH}`
	].join("; "),
	"reporting-endpoints": `csp="${CSP_REPORT_PATH}"`,
	"strict-transport-security": "max-age=31536000; includeSubDomains",
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-opener-policy": "same-origin-allow-popups",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=(), xr-spatial-tracking=(self)"
};
/** Pages whose address carries something private send no referrer at all. */
var privatePages = /^(?:\/[a-z]+)?\/(?:create-password|bokning|set-cart)(?:\/|$)/;
/** Puts the headers on an answer; what a route set itself stays. */
function withSecurityHeaders(response, pathname) {
	for (const [name, value] of Object.entries(securityHeaders)) if (!response.headers.has(name)) response.headers.set(name, value);
	if (privatePages.test(pathname)) response.headers.set("referrer-policy", "no-referrer");
	return response;
}
// server/cart/cart-items.ts
/** Without `item_id` the quantity is added to an equal line or makes one; with it the quantity is set. */
async function updateItem(queries, store, cart, input) {
	if (String(input.quoteId) !== cart.id) return refusal(400, "VALIDATION", "quoteId and cartId name different carts.");
	const items = await itemsOf(queries, cart.id);
	const known = input.item_id === void 0 ? void 0 : items.find((item) => String(item.itemId) === String(input.item_id));
	if (input.item_id !== void 0 && !known) return lineNotFound();
	const answer = await findSellable(queries, store, known?.sku ?? input.sku, optionOf(known, input));
	if (!answer.ok) return answer.reply;
	const sellable = answer.value;
	const equal = known ?? items.find((item) => item.lineKey === sellable.key);
	const qty = known ? input.qty : (equal?.qty ?? 0) + input.qty;
	const refused = qtyRefusal(qty, sellable, items, equal);
	if (refused) return refused;
	const item = equal ? await setItemQty(queries, equal, qty) : await insertItem(queries, cart, sellable, qty);
	await updateCart(queries, cart.id, {});
	return success$1(cartItemToWire(item, sellable));
}
/** Removes a line; one that is gone already answers 404, which a queue takes as done. */
async function removeItem(queries, cart, removal) {
	if (String(removal.quoteId) !== cart.id) return refusal(400, "VALIDATION", "quoteId and cartId name different carts.");
	const item = (await itemsOf(queries, cart.id)).find(({ itemId }) => String(itemId) === String(removal.item_id));
	if (!item) return lineNotFound();
	await queries.delete(cartItems).where(and(eq(cartItems.cartId, cart.id), eq(cartItems.itemId, item.itemId)));
	await updateCart(queries, cart.id, {});
	return success$1(true);
}
function optionOf(known, input) {
	return (known ? known.productOption : input.product_option) ?? null;
}
/** Lines of one article share its stock, whatever their options. */
function qtyRefusal(qty, sellable, items, equal) {
	const { sku } = sellable;
	if (qty > 999) return refusal(400, "QTY_INVALID", `A line holds at most 999.`, { extra: { sku } });
	const others = items.filter((item) => item.sku === sku && item !== equal).reduce((sum, item) => sum + item.qty, 0);
	const available = maxQty(sellable.stock);
	if (qty + others <= available) return null;
	return refusal(400, "OUT_OF_STOCK", "There is not enough of this product in stock.", { extra: {
		sku,
		available
	} });
}
async function setItemQty(queries, item, qty) {
	const [row] = await queries.update(cartItems).set({ qty }).where(eq(cartItems.itemId, item.itemId)).returning();
	return row;
}
async function insertItem(queries, cart, sellable, qty) {
	const [row] = await queries.insert(cartItems).values({
		cartId: cart.id,
		lineKey: sellable.key,
		sku: sellable.sku,
		qty,
		productOption: sellable.productOption
	}).returning();
	return row;
}
function lineNotFound() {
	return refusal(404, "LINE_NOT_FOUND", "This line is not in the cart.");
}
// server/cart/with-cart.ts
/** Runs `work` on the open guest cart that a call names; asking for carts at random is slowed down. */
async function withCart({ limiter }, queries, { call, use }, work) {
	const { store, query, token, address } = call;
	if (token !== null) return signedOut();
	const cart = await openCart$1(queries, store, query.cartId, use);
	if (cart) return work(cart);
	return limiter.check("unknownCart", address) ?? refusal(404, "CART_NOT_FOUND", "This cart does not exist any more.");
}
/** What makes a call repeatable: its key, if it carries one. */
function keyed(call) {
	return call.idempotencyKey ? {
		key: call.idempotencyKey,
		fingerprint: call.fingerprint,
		isOrder: false
	} : null;
}
/** The answer to a token that is nobody's. */
function signedOut() {
	return refusal(401, "UNAUTHORIZED", "The session has ended.");
}
// schemas/api/generated/operations.gen.ts
var operations = {
	login: {
		"method": "POST",
		"path": "/api/user/login",
		"family": "user",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	registerUser: {
		"method": "POST",
		"path": "/api/user/create",
		"family": "user",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "optional",
		"cache": "no-store"
	},
	resetPassword: {
		"method": "POST",
		"path": "/api/user/reset-password",
		"family": "user",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	createPassword: {
		"method": "POST",
		"path": "/api/user/create-password",
		"family": "user",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	changePassword: {
		"method": "POST",
		"path": "/api/user/change-password",
		"family": "user",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "required",
		"idempotency": "none",
		"cache": "no-store"
	},
	refreshToken: {
		"method": "POST",
		"path": "/api/user/refresh",
		"family": "user",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	getProfile: {
		"method": "GET",
		"path": "/api/user/me",
		"family": "user",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": false,
		"auth": "required",
		"idempotency": "none",
		"cache": "no-store"
	},
	updateProfile: {
		"method": "POST",
		"path": "/api/user/me",
		"family": "user",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "required",
		"idempotency": "required",
		"cache": "no-store"
	},
	getOrderHistory: {
		"method": "GET",
		"path": "/api/user/order-history",
		"family": "user",
		"query": {
			"storeCode": "string",
			"pageSize": "integer",
			"currentPage": "integer"
		},
		"params": {},
		"hasBody": false,
		"auth": "required",
		"idempotency": "none",
		"cache": "no-store"
	},
	createCart: {
		"method": "POST",
		"path": "/api/cart/create",
		"family": "cart",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": false,
		"auth": "optional",
		"idempotency": "optional",
		"cache": "no-store"
	},
	pullCart: {
		"method": "GET",
		"path": "/api/cart/pull",
		"family": "cart",
		"query": {
			"storeCode": "string",
			"cartId": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "optional",
		"idempotency": "none",
		"cache": "no-store"
	},
	updateCartItem: {
		"method": "POST",
		"path": "/api/cart/update",
		"family": "cart",
		"query": {
			"storeCode": "string",
			"cartId": "string"
		},
		"params": {},
		"hasBody": true,
		"auth": "optional",
		"idempotency": "required",
		"cache": "no-store"
	},
	deleteCartItem: {
		"method": "POST",
		"path": "/api/cart/delete",
		"family": "cart",
		"query": {
			"storeCode": "string",
			"cartId": "string"
		},
		"params": {},
		"hasBody": true,
		"auth": "optional",
		"idempotency": "required",
		"cache": "no-store"
	},
	getTotals: {
		"method": "GET",
		"path": "/api/cart/totals",
		"family": "cart",
		"query": {
			"storeCode": "string",
			"cartId": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "optional",
		"idempotency": "none",
		"cache": "no-store"
	},
	getPaymentMethods: {
		"method": "GET",
		"path": "/api/cart/payment-methods",
		"family": "cart",
		"query": {
			"storeCode": "string",
			"cartId": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "optional",
		"idempotency": "none",
		"cache": "no-store"
	},
	listShippingMethods: {
		"method": "POST",
		"path": "/api/cart/shipping-methods",
		"family": "cart",
		"query": {
			"storeCode": "string",
			"cartId": "string"
		},
		"params": {},
		"hasBody": true,
		"auth": "optional",
		"idempotency": "none",
		"cache": "no-store"
	},
	setShippingInformation: {
		"method": "POST",
		"path": "/api/cart/shipping-information",
		"family": "cart",
		"query": {
			"storeCode": "string",
			"cartId": "string"
		},
		"params": {},
		"hasBody": true,
		"auth": "optional",
		"idempotency": "optional",
		"cache": "no-store"
	},
	collectTotals: {
		"method": "POST",
		"path": "/api/cart/collect-totals",
		"family": "cart",
		"query": {
			"storeCode": "string",
			"cartId": "string"
		},
		"params": {},
		"hasBody": true,
		"auth": "optional",
		"idempotency": "optional",
		"cache": "no-store"
	},
	applyCoupon: {
		"method": "POST",
		"path": "/api/cart/apply-coupon",
		"family": "cart",
		"query": {
			"storeCode": "string",
			"cartId": "string",
			"coupon": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "optional",
		"idempotency": "optional",
		"cache": "no-store"
	},
	deleteCoupon: {
		"method": "POST",
		"path": "/api/cart/delete-coupon",
		"family": "cart",
		"query": {
			"storeCode": "string",
			"cartId": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "optional",
		"idempotency": "optional",
		"cache": "no-store"
	},
	placeOrder: {
		"method": "POST",
		"path": "/api/order",
		"family": "order",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "optional",
		"idempotency": "required",
		"cache": "no-store"
	},
	getOrderStatus: {
		"method": "GET",
		"path": "/api/sync/order/{order_id}",
		"family": "order",
		"query": { "storeCode": "string" },
		"params": { "order_id": "string" },
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	checkStock: {
		"method": "GET",
		"path": "/api/stock/check",
		"family": "stock",
		"query": {
			"storeCode": "string",
			"sku": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "private, max-age=15"
	},
	listStock: {
		"method": "GET",
		"path": "/api/stock/list",
		"family": "stock",
		"query": {
			"storeCode": "string",
			"skus": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "private, max-age=15"
	},
	getSubscription: {
		"method": "GET",
		"path": "/api/ext/magento2-subscribe/subscribe",
		"family": "newsletter",
		"query": {
			"storeCode": "string",
			"email": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	subscribe: {
		"method": "POST",
		"path": "/api/ext/magento2-subscribe/subscribe",
		"family": "newsletter",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "optional",
		"cache": "no-store"
	},
	unsubscribe: {
		"method": "DELETE",
		"path": "/api/ext/magento2-subscribe/subscribe",
		"family": "newsletter",
		"query": {
			"storeCode": "string",
			"email": "string"
		},
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "optional",
		"cache": "no-store"
	},
	searchCatalogGet: {
		"method": "GET",
		"path": "/api/catalog/{index}/{type}/_search",
		"family": "catalogue",
		"query": {
			"storeCode": "string",
			"size": "integer",
			"from": "integer",
			"sort": "string",
			"_source_include": "string",
			"_source_exclude": "string",
			"q": "string",
			"request_format": "string",
			"response_format": "string",
			"request": "string"
		},
		"params": {
			"index": "string",
			"type": "string"
		},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "public, max-age=60, s-maxage=3600"
	},
	searchCatalogPost: {
		"method": "POST",
		"path": "/api/catalog/{index}/{type}/_search",
		"family": "catalogue",
		"query": {
			"storeCode": "string",
			"size": "integer",
			"from": "integer",
			"sort": "string",
			"_source_include": "string",
			"_source_exclude": "string",
			"q": "string",
			"request_format": "string",
			"response_format": "string"
		},
		"params": {
			"index": "string",
			"type": "string"
		},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	renderList: {
		"method": "GET",
		"path": "/api/product/render-list",
		"family": "catalogue",
		"query": {
			"storeCode": "string",
			"skus": "string",
			"currencyCode": "string",
			"storeId": "integer",
			"userGroupId": "integer"
		},
		"params": {},
		"hasBody": false,
		"auth": "optional",
		"idempotency": "none",
		"cache": "private, max-age=15"
	},
	createNativeReview: {
		"method": "POST",
		"path": "/api/review/create",
		"family": "catalogue",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "optional",
		"idempotency": "optional",
		"cache": "no-store"
	},
	mapUrl: {
		"method": "POST",
		"path": "/api/url/map",
		"family": "url",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	lookupRewrite: {
		"method": "GET",
		"path": "/api/url-rewrite/{path}",
		"family": "url",
		"query": { "storeCode": "string" },
		"params": { "path": "string" },
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "public, max-age=60, s-maxage=3600"
	},
	resolveUrl: {
		"method": "GET",
		"path": "/api/ext/magento-url-resolver/urlResolve",
		"family": "url",
		"query": {
			"storeCode": "string",
			"url": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "public, max-age=60, s-maxage=3600"
	},
	getCmsPage: {
		"method": "GET",
		"path": "/api/ext/cms-data/cmsPage/{id}",
		"family": "content",
		"query": { "storeCode": "string" },
		"params": { "id": "string" },
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "public, max-age=60, s-maxage=3600"
	},
	getCmsBlock: {
		"method": "GET",
		"path": "/api/ext/cms-data/cmsBlock/{id}",
		"family": "content",
		"query": { "storeCode": "string" },
		"params": { "id": "string" },
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "public, max-age=60, s-maxage=3600"
	},
	getCmsPageByIdentifier: {
		"method": "GET",
		"path": "/api/ext/cms-data/cmsPageIdentifier/{identifier}/storeId/{storeId}",
		"family": "content",
		"query": { "storeCode": "string" },
		"params": {
			"identifier": "string",
			"storeId": "integer"
		},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "public, max-age=60, s-maxage=3600"
	},
	getCmsBlockByIdentifier: {
		"method": "GET",
		"path": "/api/ext/cms-data/cmsBlockIdentifier/{identifier}/storeId/{storeId}",
		"family": "content",
		"query": { "storeCode": "string" },
		"params": {
			"identifier": "string",
			"storeId": "integer"
		},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "public, max-age=60, s-maxage=3600"
	},
	getContent: {
		"method": "GET",
		"path": "/api/contentful",
		"family": "content",
		"query": {
			"storeCode": "string",
			"slug": "string",
			"entry_id": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "public, max-age=60, s-maxage=3600"
	},
	getContentHeader: {
		"method": "POST",
		"path": "/api/contentful/header",
		"family": "content",
		"query": {
			"storeCode": "string",
			"lang": "string"
		},
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	getContentFooter: {
		"method": "POST",
		"path": "/api/contentful/footer",
		"family": "content",
		"query": {
			"storeCode": "string",
			"lang": "string"
		},
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	getStaticContent: {
		"method": "GET",
		"path": "/assets/content/{storeCode}/{file}",
		"family": "content",
		"query": {},
		"params": {
			"storeCode": "string",
			"file": "string"
		},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "public, max-age=86400"
	},
	getAppliedFeeOptions: {
		"method": "GET",
		"path": "/api/ext/extra-fee/applied",
		"family": "fees",
		"query": {
			"storeCode": "string",
			"cartId": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "optional",
		"idempotency": "none",
		"cache": "no-store"
	},
	getFeeItemsForQuote: {
		"method": "GET",
		"path": "/api/ext/extra-fee/quote",
		"family": "fees",
		"query": {
			"storeCode": "string",
			"cartId": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "optional",
		"idempotency": "none",
		"cache": "no-store"
	},
	getListFeeItems: {
		"method": "GET",
		"path": "/api/ext/extra-fee/list",
		"family": "fees",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "public, max-age=60, s-maxage=3600"
	},
	getFeeOptions: {
		"method": "GET",
		"path": "/api/ext/extra-fee/options/{storeId}/{feeId}",
		"family": "fees",
		"query": { "storeCode": "string" },
		"params": {
			"storeId": "integer",
			"feeId": "integer"
		},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "public, max-age=60, s-maxage=3600"
	},
	applyFee: {
		"method": "POST",
		"path": "/api/ext/extra-fee/apply",
		"family": "fees",
		"query": {
			"storeCode": "string",
			"cartId": "string"
		},
		"params": {},
		"hasBody": true,
		"auth": "optional",
		"idempotency": "optional",
		"cache": "no-store"
	},
	createOrUpdateExternalOrder: {
		"method": "POST",
		"path": "/api/ext/external-checkout/order",
		"family": "external-checkout",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "optional",
		"idempotency": "optional",
		"cache": "no-store"
	},
	getExternalOrderId: {
		"method": "GET",
		"path": "/api/ext/external-checkout/order-id",
		"family": "external-checkout",
		"query": {
			"storeCode": "string",
			"cartId": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "optional",
		"idempotency": "none",
		"cache": "no-store"
	},
	getExternalConfirmation: {
		"method": "GET",
		"path": "/api/ext/external-checkout/confirmation",
		"family": "external-checkout",
		"query": {
			"storeCode": "string",
			"sid": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	externalOrderTotalChanged: {
		"method": "POST",
		"path": "/api/ext/external-checkout/total-changed",
		"family": "external-checkout",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "optional",
		"idempotency": "none",
		"cache": "no-store"
	},
	placeExternalOrder: {
		"method": "POST",
		"path": "/api/ext/external-checkout/place-order",
		"family": "external-checkout",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "optional",
		"idempotency": "optional",
		"cache": "no-store"
	},
	validateExternalOrder: {
		"method": "POST",
		"path": "/api/ext/external-checkout/validate",
		"family": "external-checkout",
		"query": {},
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	getExternalCheckoutConfig: {
		"method": "GET",
		"path": "/api/ext/external-checkout/config",
		"family": "external-checkout",
		"query": {
			"storeCode": "string",
			"h": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	listDeliveries: {
		"method": "POST",
		"path": "/api/logtrade/delivery",
		"family": "delivery",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "optional",
		"idempotency": "none",
		"cache": "no-store"
	},
	listPickupStores: {
		"method": "POST",
		"path": "/api/logtrade/stores",
		"family": "delivery",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "optional",
		"idempotency": "none",
		"cache": "no-store"
	},
	validateBooking: {
		"method": "GET",
		"path": "/api/ext/booking/validate",
		"family": "delivery",
		"query": {
			"storeCode": "string",
			"bookingId": "string",
			"postcode": "string",
			"sig": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	listTimeslots: {
		"method": "GET",
		"path": "/api/ext/booking/timeslots",
		"family": "delivery",
		"query": {
			"storeCode": "string",
			"startDate": "string",
			"nextDate": "string",
			"postcode": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	submitBooking: {
		"method": "POST",
		"path": "/api/ext/booking/submit",
		"family": "delivery",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "optional",
		"cache": "no-store"
	},
	createReview: {
		"method": "POST",
		"path": "/v1/widget/reviews",
		"family": "reviews",
		"query": {},
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	voteReview: {
		"method": "POST",
		"path": "/reviews/{review_id}/vote/{updown}",
		"family": "reviews",
		"query": {},
		"params": {
			"review_id": "integer",
			"updown": "string"
		},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	getReview: {
		"method": "GET",
		"path": "/reviews/{review_id}",
		"family": "reviews",
		"query": {},
		"params": { "review_id": "integer" },
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "set by the provider"
	},
	listProductReviews: {
		"method": "GET",
		"path": "/v1/widget/{appkey}/products/{sku}/reviews.json",
		"family": "reviews",
		"query": {
			"per_page": "integer",
			"page": "integer",
			"start": "integer",
			"sort": "string",
			"direction": "string",
			"star": "integer"
		},
		"params": {
			"appkey": "string",
			"sku": "string"
		},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "set by the provider"
	},
	listSiteReviews: {
		"method": "GET",
		"path": "/v1/widget/{appkey}/products/yotpo_site_reviews/reviews.json",
		"family": "reviews",
		"query": {
			"page": "integer",
			"per_page": "integer",
			"sort": "string"
		},
		"params": { "appkey": "string" },
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "set by the provider"
	},
	listUserReviews: {
		"method": "GET",
		"path": "/products/{appkey}/yotpo_global_reviews/reviews.json",
		"family": "reviews",
		"query": {
			"user_reference": "string",
			"since_id": "integer",
			"since_date": "string",
			"since_updated_at": "string",
			"count": "integer",
			"page": "integer"
		},
		"params": { "appkey": "string" },
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "set by the provider"
	},
	getBottomline: {
		"method": "GET",
		"path": "/products/{appkey}/{sku}/bottomline",
		"family": "reviews",
		"query": {},
		"params": {
			"appkey": "string",
			"sku": "string"
		},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "set by the provider"
	},
	getAlbumByName: {
		"method": "GET",
		"path": "/v1/widget/{appkey}/albums/by_name",
		"family": "reviews",
		"query": {
			"album_name": "string",
			"page": "integer",
			"per_page": "integer"
		},
		"params": { "appkey": "string" },
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "set by the provider"
	},
	getProductAlbum: {
		"method": "GET",
		"path": "/v1/widget/{appkey}/albums/product/{sku}",
		"family": "reviews",
		"query": {
			"page": "integer",
			"per_page": "integer"
		},
		"params": {
			"appkey": "string",
			"sku": "string"
		},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "set by the provider"
	},
	getReviewTotals: {
		"method": "GET",
		"path": "/api/ext/yotpo/{storeCode}",
		"family": "reviews",
		"query": {},
		"params": { "storeCode": "string" },
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "public, max-age=60, s-maxage=3600"
	},
	autocomplete: {
		"method": "GET",
		"path": "/cs/v2/search",
		"family": "search-provider",
		"query": { "query": "string" },
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "set by the provider"
	},
	providerSearch: {
		"method": "POST",
		"path": "/cs/v2/search",
		"family": "search-provider",
		"query": {},
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	cachedProviderProducts: {
		"method": "POST",
		"path": "/api/klevu/products",
		"family": "search-provider",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	cachedProviderCollections: {
		"method": "POST",
		"path": "/api/klevu/collections",
		"family": "search-provider",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	getKeywordRedirects: {
		"method": "GET",
		"path": "/klevu-js-api/{apiKey}/keyword-url-map.json",
		"family": "search-provider",
		"query": {},
		"params": { "apiKey": "string" },
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "set by the provider"
	},
	trackSearch: {
		"method": "GET",
		"path": "/analytics/n-search/search",
		"family": "search-provider",
		"query": {
			"klevu_apiKey": "string",
			"klevu_term": "string",
			"klevu_totalResults": "integer",
			"klevu_typeOfQuery": "string",
			"klevu_activeFilters": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	trackSearchClick: {
		"method": "GET",
		"path": "/analytics/productTracking",
		"family": "search-provider",
		"query": {
			"klevu_apiKey": "string",
			"klevu_type": "string",
			"klevu_keywords": "string",
			"klevu_productId": "string",
			"klevu_productGroupId": "string",
			"klevu_productVariantId": "string",
			"klevu_productName": "string",
			"klevu_productUrl": "string",
			"klevu_activeFilters": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	trackCategoryView: {
		"method": "GET",
		"path": "/analytics/categoryProductViewTracking",
		"family": "search-provider",
		"query": {
			"klevu_apiKey": "string",
			"klevu_categoryName": "string",
			"klevu_categoryPath": "string",
			"klevu_productIds": "string",
			"klevu_pageStartsFrom": "integer",
			"klevu_activeFilters": "string"
		},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	trackCategoryClick: {
		"method": "GET",
		"path": "/analytics/categoryProductClickTracking",
		"family": "search-provider",
		"query": {
			"klevu_apiKey": "string",
			"klevu_categoryName": "string",
			"klevu_categoryPath": "string",
			"klevu_productId": "string",
			"klevu_productGroupId": "string",
			"klevu_productName": "string",
			"klevu_productUrl": "string",
			"klevu_productPosition": "integer"
		},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	trackPurchase: {
		"method": "POST",
		"path": "/analytics/collect",
		"family": "search-provider",
		"query": {},
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	getDeployedVersion: {
		"method": "GET",
		"path": "/api/ext/vsf-deploy-refresher/version",
		"family": "service",
		"query": {},
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	verifyRecaptcha: {
		"method": "POST",
		"path": "/api/ext/recaptcha/verify",
		"family": "service",
		"query": {},
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	getMailToken: {
		"method": "GET",
		"path": "/api/ext/mail-service/get-token",
		"family": "service",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "no-store"
	},
	sendMail: {
		"method": "POST",
		"path": "/api/ext/mail-service/send-email",
		"family": "service",
		"query": { "storeCode": "string" },
		"params": {},
		"hasBody": true,
		"auth": "none",
		"idempotency": "optional",
		"cache": "no-store"
	},
	replicate: {
		"method": "GET",
		"path": "/api/sync/{collection}",
		"family": "offline",
		"query": {
			"storeCode": "string",
			"checkpoint": "string",
			"limit": "integer",
			"fields": "string"
		},
		"params": { "collection": "string" },
		"hasBody": false,
		"auth": "none",
		"idempotency": "none",
		"cache": "public, no-cache, s-maxage=60"
	}
};
var ORDER_BODY_MAX_BYTES = 262144;
var DEPTH_MAX = 8;
var LIST_MAX = 200;
var KEYS_MAX = 200;
var forbiddenKeys = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
/** Reads a JSON body within its bounds. */
async function readJsonBody(request, maxBytes) {
	const type = request.headers.get("content-type") ?? "";
	if (!/^application\/json\s*(?:;|$)/i.test(type.trim())) return wrong("The body must be application/json.");
	const bytes = await readBytes(request, maxBytes);
	if (bytes === null) return wrong(`The body is larger than ${maxBytes} bytes.`);
	try {
		return parseJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		return wrong("The body is not UTF-8.");
	}
}
/** Parses JSON and checks its shape: depth, lengths, and no key or text that is poison further in. */
function parseJson(text) {
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		return wrong("The body is not JSON.");
	}
	const problem = problemOf(value, 1);
	return problem ? wrong(problem) : {
		ok: true,
		value
	};
}
/** A text that the database cannot hold: a NUL, or half a surrogate pair. */
function isPoisonText(text) {
	return text.includes("\0") || !isWellFormed(text);
}
function isWellFormed(text) {
	return text.isWellFormed();
}
function problemOf(value, depth) {
	if (typeof value === "string") return isPoisonText(value) ? "A text holds characters that no text has." : null;
	if (typeof value === "number") return Number.isFinite(value) ? null : "A number is too large.";
	if (typeof value !== "object" || value === null) return null;
	if (depth > DEPTH_MAX) return `The body is nested deeper than ${DEPTH_MAX}.`;
	if (Array.isArray(value)) {
		if (value.length > LIST_MAX) return `A list is longer than ${LIST_MAX}.`;
		return firstProblem(value, depth);
	}
	const keys = Object.keys(value);
	if (keys.length > KEYS_MAX) return `An object has more than ${KEYS_MAX} keys.`;
	if (keys.some((key) => forbiddenKeys.has(key) || isPoisonText(key))) return "A key is not allowed.";
	return firstProblem(Object.values(value), depth);
}
function firstProblem(values, depth) {
	for (const value of values) {
		const problem = problemOf(value, depth + 1);
		if (problem) return problem;
	}
	return null;
}
async function readBytes(request, maxBytes) {
	if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
	const chunks = [];
	let length = 0;
	for await (const chunk of request.body ?? []) {
		length += chunk.byteLength;
		if (length > maxBytes) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
function wrong(message) {
	return {
		ok: false,
		reply: refusal(400, "VALIDATION", message)
	};
}
// server/http/contract-route.ts
var guestTokens = /* @__PURE__ */ new Set([
	"",
	"null",
	"undefined"
]);
var KEY = /^[A-Za-z0-9._:-]{16,128}$/;
/** Serves an operation of the contract: checks what comes in, runs `answer`, wraps what goes out. */
function serve$1(app, id, shapes, answer) {
	const operation = operations[id];
	const path = operation.path.replaceAll(/\{(\w+)\}/g, ":$1");
	app.on(operation.method, path, async (context) => {
		const call = await readCall(context, id, shapes);
		const reply = "status" in call ? call : await answer(call);
		return toResponse$1({
			...reply,
			headers: {
				"cache-control": cacheControl(reply, operation.cache),
				vary: "x-vs-store-code",
				...reply.headers
			}
		});
	});
}
function cacheControl(reply, rule) {
	return reply.status === 200 ? rule : "no-store";
}
async function readCall(context, id, shapes) {
	const operation = operations[id];
	const request = context.req.raw;
	const url = new URL(request.url);
	const queryTexts = Object.fromEntries(url.searchParams);
	if (Object.values(queryTexts).some(isPoisonText)) return refusal(400, "VALIDATION", "The address holds a bad character.");
	const store = storeOf([request.headers.get("x-vs-store-code"), queryTexts["storeCode"]]);
	if (!store) return refusal(400, "STORE_UNKNOWN", "There is no such store view.");
	const key = operation.idempotency === "none" ? null : request.headers.get("idempotency-key");
	if (key === null ? operation.idempotency === "required" : !KEY.test(key)) return refusal(400, "VALIDATION", "A valid Idempotency-Key is needed.");
	const query = check(shapes.query, coerced(queryTexts, operation.query), "query");
	if (!query.ok) return query.reply;
	const paramTexts = context.req.param();
	if (Object.values(paramTexts).some(isPoisonText)) return refusal(400, "VALIDATION", "The address holds a bad character.");
	const params = check(shapes.params, coerced(paramTexts, operation.params), "path");
	if (!params.ok) return params.reply;
	const json = operation.hasBody ? await readJsonBody(request, shapes.maxBytes ?? 65536) : null;
	if (json && !json.ok) return json.reply;
	const body = check(shapes.body, json?.value, "body");
	if (!body.ok) return body.reply;
	return {
		store,
		body: body.value,
		query: query.value,
		params: params.value,
		idempotencyKey: key,
		token: tokenOf(request, queryTexts),
		address: context.env.address,
		fingerprint: hashOf([
			operation.method,
			url.pathname,
			store.code,
			queryTexts["cartId"] ?? null,
			queryTexts["coupon"] ?? null,
			sortedKeys(json?.value ?? null)
		])
	};
}
/** The store view that is named first; none is found where any of the names is wrong. */
function storeOf(codes) {
	const named = codes.filter((code) => code !== null && code !== void 0).map((code) => storeViewByCode(code));
	return named.includes(void 0) ? void 0 : named[0] ?? defaultStoreView;
}
function check(shape, value, where) {
	if (!shape) return {
		ok: true,
		value
	};
	const parsed = shape.safeParse(value);
	if (parsed.success) return {
		ok: true,
		value: parsed.data
	};
	return {
		ok: false,
		reply: {
			status: 400,
			body: {
				code: 400,
				result: parsed.error.issues.slice(0, 20).map((issue) => ({
					instancePath: `/${[where, ...issue.path.map(String)].join("/")}`,
					keyword: issue.code ?? "invalid",
					message: issue.message
				}))
			}
		}
	};
}
/** Query and path values arrive as texts; the contract knows which of them are numbers. */
function coerced(texts, kinds) {
	return Object.fromEntries(Object.entries(texts).map(([name, text]) => {
		return [name, (kinds[name] === "integer" || kinds[name] === "number") && /^-?\d{1,15}(?:\.\d{1,9})?$/.test(text) ? Number(text) : text];
	}));
}
function tokenOf(request, query) {
	const token = /^Bearer\s+(.*)$/i.exec(request.headers.get("authorization") ?? "")?.[1]?.trim() ?? query["token"] ?? "";
	return guestTokens.has(token) ? null : token;
}
function hashOf(parts) {
	return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
function sortedKeys(value) {
	if (Array.isArray(value)) return value.map(sortedKeys);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1).map(([key, inner]) => [key, sortedKeys(inner)]));
}
var MINUTE_MS = 6e4;
var IDEMPOTENCY_RETENTION_MS = 90 * (1440 * MINUTE_MS);
var OFFER_FRESH_MS = MINUTE_MS;
// server/http/idempotent.ts
var RETRY_AFTER_S = 1;
/** Answers that are final: stored and given again. 401, 403, 409, 422, 429 and 5xx are not (contract: idempotency). */
function isFinal(status) {
	return status < 300 || status >= 400 && status < 500 && ![
		401,
		403,
		409,
		422,
		429
	].includes(status);
}
/**
* Carries a mutation out once per key. Its effects and the stored reply are one transaction; a refusal keeps only the
* reply. Without a key the work simply runs.
*/
async function onceByKey(database, call, work) {
	if (!call) return inTransaction(database, work, (reply) => reply.status < 400);
	failpoint("before-tx");
	const outcome = await inTransaction(database, async (queries) => {
		if (!await claim(queries, call.key)) return running();
		const stored = await storedReply(queries, call);
		if (stored) return stored;
		const reply = await work(queries);
		if (reply.status < 300) await store(queries, call, reply);
		failpoint("before-commit");
		return reply;
	}, (reply) => reply.status < 300);
	failpoint("after-commit");
	if (outcome.status < 300 || !isFinal(outcome.status) || outcome.headers?.["idempotency-replayed"]) return outcome;
	return storeRefusal(database, call, outcome);
}
async function storeRefusal(database, call, outcome) {
	return inTransaction(database, async (queries) => {
		if (!await claim(queries, call.key)) return running();
		const stored = await storedReply(queries, call);
		if (stored) return stored;
		await store(queries, call, outcome);
		return outcome;
	});
}
/** Takes the key for this transaction; false while another one works under it. */
async function claim(queries, key) {
	const result = await queries.execute(sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as taken`);
	return rowsOf$1(result)[0].taken;
}
async function storedReply(queries, call) {
	const [row] = await queries.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, call.key));
	if (!row) return null;
	if (row.fingerprint !== call.fingerprint) return refusal(422, "KEY_MISMATCH", "This Idempotency-Key was used for another request.");
	return {
		status: row.status,
		body: row.reply,
		headers: { "idempotency-replayed": "true" }
	};
}
async function store(queries, call, reply) {
	await queries.insert(idempotencyKeys).values({
		key: call.key,
		fingerprint: call.fingerprint,
		status: reply.status,
		reply: JSON.stringify(reply.body),
		isKeptWithOrder: call.isOrder,
		createdAt: /* @__PURE__ */ new Date()
	});
}
function running() {
	return refusal(409, "KEY_RUNNING", "A request with this Idempotency-Key is being carried out.", { headers: { "retry-after": String(RETRY_AFTER_S) } });
}
/** Whether a reply is stored under this key. */
async function hasStoredReply(queries, key) {
	return await queries.$count(idempotencyKeys, eq(idempotencyKeys.key, key)) > 0;
}
/** Drops replies that may go: older than the retention, and not those of orders. */
async function pruneStoredReplies(queries, now) {
	const oldest = new Date(now.getTime() - IDEMPOTENCY_RETENTION_MS);
	await queries.delete(idempotencyKeys).where(and(lt(idempotencyKeys.createdAt, oldest), eq(idempotencyKeys.isKeptWithOrder, false)));
}
// server/routes/cart.ts
/** Guest carts and their lines (contract: cart family). */
function cartRoutes(app, tools) {
	const { database } = tools;
	serve$1(app, "createCart", {}, async ({ store, token, ...call }) => {
		if (token !== null) return signedOut();
		return onceByKey(database, keyed(call), async (queries) => success$1((await createCart(queries, store)).id));
	});
	serve$1(app, "pullCart", { query: zPullCartQuery }, (call) => withCart(tools, database, {
		call,
		use: "read"
	}, async (cart) => {
		const items = [];
		for (const item of await itemsOf(database, cart.id)) {
			const answer = await findSellable(database, call.store, item.sku, item.productOption);
			items.push(cartItemToWire(item, answer.ok ? answer.value : null));
		}
		return success$1(items);
	}));
	serve$1(app, "updateCartItem", {
		body: zUpdateCartItemBody,
		query: zUpdateCartItemQuery
	}, (call) => onceByKey(database, keyed(call), (queries) => withCart(tools, queries, {
		call,
		use: "write"
	}, (cart) => updateItem(queries, call.store, cart, call.body.cartItem))));
	serve$1(app, "deleteCartItem", {
		body: zDeleteCartItemBody,
		query: zDeleteCartItemQuery
	}, (call) => onceByKey(database, keyed(call), (queries) => withCart(tools, queries, {
		call,
		use: "write"
	}, (cart) => removeItem(queries, cart, call.body.cartItem))));
}
// server/cart/cart-methods.ts
/** Delivery methods of a country; those that do not reach the postal code are listed as unavailable. */
async function offeredShipping(queries, store, place) {
	const settings = await settingsOf(queries, store);
	const reaching = shippingMethodsFor(settings, place);
	return shippingMethodsFor(settings, { country: place.country }).map((method) => shippingMethodToWire(store, method, reaching.includes(method)));
}
/** Payment methods for the country that the cart ships to. */
async function offeredPayment(queries, store, cart) {
	const settings = await settingsOf(queries, store);
	return paymentMethodsFor(settings, cart.country ?? store.tax.defaultCountry).map((method) => paymentMethodToWire(store, method));
}
/** Keeps address and methods with the cart; a method that does not exist is refused and changes nothing. */
async function storeMethods(queries, store, cart, { country, postcode, carrier, method, payment }) {
	const settings = await settingsOf(queries, store);
	const place = {
		country: country ?? store.tax.defaultCountry,
		...postcode ? { postcode } : {}
	};
	const shippingMethod = carrier && method ? `${carrier}/${method}` : cart.shippingMethod;
	const isShippingKnown = shippingMethodsFor(settings, place).some(({ code }) => code === shippingMethod);
	if (carrier && method && !isShippingKnown) return refusal(400, "METHOD_GONE", "There is no such delivery method for this address.");
	if (payment && !paymentMethodsFor(settings, place.country).some(({ code }) => code === payment)) return refusal(400, "METHOD_GONE", "There is no such payment method for this address.");
	return updateCart(queries, cart.id, {
		country: place.country,
		postcode,
		shippingMethod: isShippingKnown ? shippingMethod : null,
		paymentMethod: payment ?? cart.paymentMethod
	});
}
// server/routes/cart-totals.ts
/** Totals, delivery and payment of a cart (contract: cart family). */
function cartTotalsRoutes(app, tools) {
	const { database } = tools;
	serve$1(app, "getTotals", { query: zGetTotalsQuery }, (call) => withCart(tools, database, {
		call,
		use: "read"
	}, async (cart) => success$1(await wireTotals(database, call.store, cart))));
	serve$1(app, "getPaymentMethods", { query: zGetPaymentMethodsQuery }, (call) => withCart(tools, database, {
		call,
		use: "read"
	}, async (cart) => success$1(await offeredPayment(database, call.store, cart))));
	serve$1(app, "listShippingMethods", {
		body: zListShippingMethodsBody,
		query: zListShippingMethodsQuery
	}, (call) => withCart(tools, database, {
		call,
		use: "read"
	}, async () => {
		const { country_id, postcode } = call.body.address;
		return success$1(await offeredShipping(database, call.store, {
			country: country_id,
			postcode: postcode ?? ""
		}));
	}));
	serve$1(app, "setShippingInformation", {
		body: zSetShippingInformationBody,
		query: zSetShippingInformationQuery
	}, (call) => onceByKey(database, keyed(call), (queries) => withCart(tools, queries, {
		call,
		use: "write"
	}, async (cart) => {
		const information = call.body.addressInformation;
		const answer = await storeMethods(queries, call.store, cart, {
			country: information.shippingAddress.countryId ?? null,
			postcode: information.shippingAddress.postcode ?? null,
			carrier: information.shippingCarrierCode,
			method: information.shippingMethodCode
		});
		if ("status" in answer) return answer;
		return success$1({
			payment_methods: await offeredPayment(queries, call.store, answer),
			totals: await wireTotals(queries, call.store, answer)
		});
	})));
	serve$1(app, "collectTotals", {
		body: zCollectTotalsBody,
		query: zCollectTotalsQuery
	}, async (call) => {
		if (Object.keys(call.body.methods).length === 0) return refusal(400, "VALIDATION", "No method is named.");
		return onceByKey(database, keyed(call), (queries) => withCart(tools, queries, {
			call,
			use: "write"
		}, async (cart) => {
			const { paymentMethod, shippingCarrierCode, shippingMethodCode } = call.body.methods;
			const answer = await storeMethods(queries, call.store, cart, {
				country: cart.country,
				postcode: cart.postcode,
				carrier: shippingCarrierCode,
				method: shippingMethodCode,
				payment: paymentMethod?.method
			});
			return "status" in answer ? answer : success$1(await wireTotals(queries, call.store, answer));
		}));
	});
}
async function wireTotals(queries, store, cart) {
	const { lines, count } = await countCart(queries, store, cart);
	return totalsToWire(store, count, lines);
}
// server/search/condition.ts
/** Every document. */
var everything = {
	kind: "and",
	of: []
};
/** A query that the engine does not understand; becomes a 400 with this text. */
var QueryError = class extends Error {};
var FIELD = /^[A-Za-z_]\w{0,63}(?:\.[A-Za-z_]\w{0,63}){0,4}$/;
/** A field name that is safe to look up, with the engine's `.keyword` suffix dropped. */
function fieldName(value) {
	if (typeof value !== "string") throw new QueryError("a field must be a text");
	const name = value.replace(/\.keyword$/, "");
	if (!FIELD.test(name)) throw new QueryError(`not a field: ${JSON.stringify(value.slice(0, 80))}`);
	return name;
}
/** Reads `price:desc`, `{price: 'desc'}`, `{price: {order: 'desc'}}` or a list of them. */
function sortKeys(value) {
	if (value === void 0 || value === null || value === "") return [];
	if (Array.isArray(value)) return value.flatMap(sortKeys);
	if (typeof value === "string") return value.split(",").map((part) => {
		const [field, direction = "asc"] = part.split(":");
		return sortKey(field, direction);
	});
	if (typeof value === "object") return Object.entries(value).map(([field, order]) => sortKey(field, typeof order === "object" && order !== null ? order.order ?? "asc" : order));
	throw new QueryError("sort must be a text, an object or a list");
}
function sortKey(field, direction) {
	if (direction !== "asc" && direction !== "desc") throw new QueryError("a sort direction is asc or desc");
	return {
		field: fieldName(field),
		isDescending: direction === "desc"
	};
}
// server/search/elastic-query.ts
var BODY_KEYS = /* @__PURE__ */ new Set([
	"query",
	"aggs",
	"sort",
	"from",
	"size",
	"min_score",
	"groupToken",
	"groupId"
]);
var BUCKETS_MAX = 1e3;
/** Reads the part of the engine's language that storefronts of this family send; anything else is refused (D98). */
function readElasticBody(body) {
	const unknown = Object.keys(body).find((key) => !BODY_KEYS.has(key));
	if (unknown) throw new QueryError(`not supported: ${unknown.slice(0, 80)}`);
	return {
		condition: body["query"] === void 0 ? everything : readQuery(body["query"]),
		buckets: Object.entries(objectOf(body["aggs"] ?? {}, "aggs")).map(([name, node]) => readAggregation(name, node)),
		sort: sortKeys(body["sort"]),
		...wholeNumber(body, "from", 0),
		...wholeNumber(body, "size", 1),
		minScore: readMinScore(body["min_score"])
	};
}
function readQuery(node) {
	const [entry, ...rest] = Object.entries(objectOf(node, "query"));
	if (!entry) return everything;
	if (rest.length > 0) throw new QueryError("a query has one clause");
	const [kind, clause] = entry;
	const read = Object.hasOwn(clauses, kind) ? clauses[kind] : void 0;
	if (!read) throw new QueryError(`not supported: ${kind.slice(0, 80)}`);
	return read(objectOf(clause, kind));
}
var clauses = {
	bool: readBool,
	term: (clause) => {
		const [field, value] = onlyEntry(clause, "term");
		return {
			kind: "values",
			field: fieldName(field),
			values: [scalarOf(valueOf$2(value, "value"))]
		};
	},
	terms: (clause) => {
		const [field, values] = onlyEntry(clause, "terms");
		return {
			kind: "values",
			field: fieldName(field),
			values: listOf(values).map(scalarOf)
		};
	},
	ids: (clause) => ({
		kind: "ids",
		values: listOf(clause["values"]).map((value) => String(scalarOf(value)))
	}),
	range: (clause) => {
		const [field, bounds] = onlyEntry(clause, "range");
		return {
			kind: "range",
			field: fieldName(field),
			bounds: readBounds(objectOf(bounds, "range"))
		};
	},
	match: (clause) => {
		const [field, value] = onlyEntry(clause, "match");
		const text = String(scalarOf(valueOf$2(value, "query")));
		const operator = typeof value === "object" && value !== null ? value["operator"] : void 0;
		return {
			kind: "words",
			field: field === "_all" ? null : fieldName(field),
			text,
			all: operator === "and"
		};
	},
	exists: (clause) => ({
		kind: "exists",
		field: fieldName(clause["field"])
	})
};
function readBool(clause) {
	const unknown = Object.keys(clause).find((key) => key !== "filter" && key !== "must");
	if (unknown) throw new QueryError(`not supported: bool.${unknown.slice(0, 80)}`);
	return {
		kind: "and",
		of: [clause["filter"], clause["must"]].flatMap((part) => part === void 0 ? [] : [part].flat()).map(readQuery)
	};
}
function readBounds(node) {
	const bounds = {};
	for (const [key, value] of Object.entries(node)) {
		if (key !== "gt" && key !== "gte" && key !== "lt" && key !== "lte") throw new QueryError(`not supported: range.${key.slice(0, 80)}`);
		if (value !== null) bounds[key] = scalarOf(value);
	}
	return bounds;
}
function readAggregation(name, node) {
	const [kind, clause] = onlyEntry(objectOf(node, "aggs"), "aggs");
	const body = objectOf(clause, kind);
	const field = fieldName(body["field"]);
	if (kind === "terms") return {
		name,
		field,
		by: { size: bucketCount(field, body["size"]) }
	};
	if (kind === "range") return {
		name,
		field,
		by: { ranges: listOf(body["ranges"]).map(readRange) }
	};
	throw new QueryError(`not supported: aggs.${kind.slice(0, 80)}`);
}
/** How many values of a field are counted (spec 9: aggregation sizes). */
function bucketCount(field, size) {
	const code = field.replace(/_options$/, "");
	if (size === void 0) return Object.hasOwn(aggregationSizes, code) ? aggregationSizes[code] : 20;
	if (!Number.isInteger(size) || Number(size) < 1) throw new QueryError("an aggregation size is a positive number");
	return Math.min(Number(size), BUCKETS_MAX);
}
function readRange(node) {
	const { from = null, to = null } = objectOf(node, "ranges");
	if ([from, to].some((bound) => bound !== null && typeof bound !== "number")) throw new QueryError("a range has numbers");
	return {
		from,
		to
	};
}
function readMinScore(value) {
	if (value === void 0) return 0;
	if (typeof value !== "number") throw new QueryError("min_score is a number");
	return value;
}
function wholeNumber(body, key, least) {
	const value = body[key];
	if (value === void 0) return {};
	if (!Number.isSafeInteger(value) || Number(value) < least) throw new QueryError(`${key} is a number from ${least}`);
	return { [key]: Number(value) };
}
function objectOf(node, name) {
	if (typeof node !== "object" || node === null || Array.isArray(node)) throw new QueryError(`${name} must be an object`);
	return node;
}
function onlyEntry(node, name) {
	const [entry, ...rest] = Object.entries(node);
	if (!entry || rest.length > 0) throw new QueryError(`${name} names one thing`);
	return entry;
}
function valueOf$2(value, key) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value[key] : value;
}
function listOf(value) {
	if (!Array.isArray(value)) throw new QueryError("a list is needed");
	return value;
}
function scalarOf(value) {
	if (typeof value === "string" || typeof value === "boolean") return value;
	if (typeof value === "number" && Number.isFinite(value)) return value;
	throw new QueryError("a text, a number or a truth value is needed");
}
// server/search/search-query.ts
var TEXT_MIN_LENGTH = 3;
/** Reads the engine-neutral query (contract: SearchQuery). Amounts of `price` are the store view's major units. */
function readSearchQuery(query, currency) {
	const text = query._searchText.trim();
	const hasText = text.length >= TEXT_MIN_LENGTH;
	const filters = query._appliedFilters.map((filter) => readFilter(fieldName(filter.attribute), filter.value, isCatalogueScope(filter.scope)));
	if (hasText) filters.push({
		kind: "words",
		field: null,
		text,
		all: false
	});
	return {
		condition: {
			kind: "and",
			of: filters
		},
		buckets: query._availableFilters.flatMap((filter) => bucketsFor(fieldName(filter.field), currency)),
		sort: query._appliedSort.flatMap(({ field, options }) => sortKeys({ [field]: options ?? "asc" })),
		minScore: hasText ? MINIMUM_SCORE : 0
	};
}
function isCatalogueScope(scope) {
	return [scope].flat().includes("catalog");
}
function bucketsFor(field, currency) {
	if (field === "price") return [{
		name: "agg_range_price",
		field,
		by: { ranges: [...rangeBuckets("price", currency)] }
	}];
	return [field, `${field}_options`].map((name) => ({
		name: `agg_terms_${name}`,
		field: name,
		by: { size: bucketCount(name) }
	}));
}
function readFilter(field, value, isCatalogue) {
	const own = readValue(field, value);
	return isCatalogue ? {
		kind: "or",
		of: [own, readValue(`${field}_options`, value)]
	} : own;
}
function readValue(field, value) {
	if (value === null) return {
		kind: "not",
		of: {
			kind: "exists",
			field
		}
	};
	if (typeof value !== "object" || Array.isArray(value)) return {
		kind: "values",
		field,
		values: scalars(value)
	};
	const operators = value;
	if (Object.keys(operators).length === 0) throw new QueryError("a filter names what it compares with");
	const conditions = Object.entries(operators).map(([operator, operand]) => readOperator(field, operator, operand));
	const isAny = "or" in operators || "nor" in operators;
	return conditions.length === 1 ? conditions[0] : {
		kind: isAny ? "or" : "and",
		of: conditions
	};
}
var bounds = {
	gt: "gt",
	gte: "gte",
	moreq: "gte",
	from: "gte",
	lt: "lt",
	lte: "lte",
	to: "lt"
};
function readOperator(field, operator, operand) {
	const bound = bounds[operator];
	if (bound) return {
		kind: "range",
		field,
		bounds: { [bound]: scalars(operand)[0] }
	};
	if (operator === "like") return {
		kind: "keywords",
		field,
		values: scalars(operand).map(String)
	};
	const condition = operand === null ? {
		kind: "not",
		of: {
			kind: "exists",
			field
		}
	} : {
		kind: "values",
		field,
		values: scalars(operand)
	};
	return operator === "neq" || operator === "nin" || operator === "nor" ? {
		kind: "not",
		of: condition
	} : condition;
}
function scalars(value) {
	const list = [value].flat();
	if (list.length === 0 || !list.every((item) => [
		"string",
		"number",
		"boolean"
	].includes(typeof item))) throw new QueryError("a filter has texts, numbers or truth values");
	return list;
}
// server/search/condition-sql.ts
/** Every word costs time with every document; nobody asks for more than this. */
var TEXT_LENGTH_MAX = 120;
var TEXTS_MAX = 8;
/** The time of the last change is a column; queries name it as the contract does. */
var UPDATED_AT = "updated_at";
var updatedAtText = sql`to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;
/** A condition as SQL over `documents`. Lax JSON paths look into lists by themselves. */
function conditionSql(condition, dictionary) {
	switch (condition.kind) {
		case "and":
		case "or": return joined$1(condition.of.map((part) => conditionSql(part, dictionary)), condition.kind);
		case "not": return sql`not (${conditionSql(condition.of, dictionary)})`;
		case "values": return anyOf(condition.field, condition.values.flatMap(bothKinds).map((value) => `@ == ${literal(value)}`));
		case "keywords": return keywordsSql(condition.field, condition.values);
		case "range": return rangeSql(condition.field, condition.bounds);
		case "exists": return pathMatches(`${jsonPath(condition.field)} ? (@ != null)`);
		case "ids": return condition.values.length === 0 ? sql`false` : sql`id in ${[...condition.values]}`;
		case "words": return sql`${wordsOf(condition.field, dictionary)} @@ ${wordsQuery(condition.text, condition.all, dictionary)}`;
	}
}
/** Relevance from 0 to 1: the rank of the words that are asked for, else 1 (D98). */
function scoreSql(condition, dictionary) {
	const asked = wordsIn(condition);
	if (asked.length === 0) return sql`1::float8`;
	if (asked.length > TEXTS_MAX) throw new QueryError(`at most ${TEXTS_MAX} texts can be asked for`);
	const ranks = asked.map(({ field, text, all }) => sql`ts_rank_cd(${wordsOf(field, dictionary)}, ${wordsQuery(text, all, dictionary)}, 32)::float8`);
	return ranks.length === 1 ? ranks[0] : sql`greatest(${sql.join(ranks, sql`, `)})`;
}
/** The values of a field as a set of JSON values, lists taken apart. */
function valuesSql(field) {
	return sql`jsonb_path_query(body, ${`${jsonPath(field)}[*]`}::jsonpath)`;
}
/** The value to sort by. */
function sortValueSql(field) {
	if (field === UPDATED_AT) return sql`updated_at`;
	return sql`(body #> ${`{${field.split(".").join(",")}}`}::text[])`;
}
/** Whether a number of the document lies in a half-open range. */
function inRangeSql(field, from, to) {
	return rangeSql(field, {
		...from === null ? {} : { gte: from },
		...to === null ? {} : { lt: to }
	});
}
function joined$1(parts, kind) {
	if (parts.length === 0) return kind === "and" ? sql`true` : sql`false`;
	return sql`(${sql.join([...parts], kind === "and" ? sql` and ` : sql` or `)})`;
}
function anyOf(field, tests) {
	return tests.length === 0 ? sql`false` : pathMatches(`${jsonPath(field)} ? (${tests.join(" || ")})`);
}
var operators = {
	gt: ">",
	gte: ">=",
	lt: "<",
	lte: "<="
};
function rangeSql(field, bounds) {
	const keys = [
		"gt",
		"gte",
		"lt",
		"lte"
	].filter((key) => bounds[key] !== void 0);
	if (keys.length === 0) return sql`true`;
	if (field === UPDATED_AT) return joined$1(keys.map((key) => sql`${updatedAtText} ${sql.raw(operators[key])} ${String(bounds[key])}`), "and");
	const tests = keys.map((key) => `@ ${operators[key]} ${literal(bounds[key])}`);
	return pathMatches(`${jsonPath(field)} ? (${tests.join(" && ")})`);
}
function pathMatches(path) {
	return sql`body @? ${path}::jsonpath`;
}
function jsonPath(field) {
	return `$.${field.split(".").map((part) => JSON.stringify(part)).join(".")}`;
}
/** Option ids come as numbers and as texts; either finds the other. */
function bothKinds(value) {
	if (typeof value === "number") return [value, String(value)];
	if (typeof value === "string" && /^-?\d{1,15}$/.test(value)) return [value, Number(value)];
	return [value];
}
function literal(value) {
	return JSON.stringify(value);
}
function keywordsSql(field, values) {
	if (values.length === 0) return sql`false`;
	const wanted = sql.join(values.map((value) => sql`lower(${value})`), sql`, `);
	return sql`exists (select from ${valuesSql(field)} as keyword
    where jsonb_typeof(keyword) = 'string' and lower(keyword #>> '{}') in (${wanted}))`;
}
function wordsOf(field, dictionary) {
	if (field === null) return sql`words`;
	const text = sql`coalesce(body #>> ${`{${field.split(".").join(",")}}`}::text[], '')`;
	return sql`to_tsvector(${dictionary}::regconfig, ${text})`;
}
/**
* The words as a query of the engine. A stem is stemmed once more and matches as a beginning: the Norwegian stemmer makes
* `sof` of «sofa» but `sofa` of «sofaer», and compounds are one word («sofabord»).
*/
function wordsQuery(text, all, dictionary) {
	const asked = text.slice(0, TEXT_LENGTH_MAX);
	return sql`(select string_agg('''' || replace(replace(stem, '\\', '\\\\'), '''', '''''') || ''':*', ${all ? " & " : " | "})
    from (select coalesce((tsvector_to_array(to_tsvector(${dictionary}::regconfig, lexeme)))[1], lexeme) as stem
      from unnest(to_tsvector(${dictionary}::regconfig, ${asked}))) as stems)::tsquery`;
}
function wordsIn(condition) {
	if (condition.kind === "words") return [condition];
	if (condition.kind === "and" || condition.kind === "or") return condition.of.flatMap(wordsIn);
	return [];
}
// server/search/run-search.ts
/** Runs a search over the live documents of one collection. */
async function runSearch(queries, storeCode, collection, search) {
	const dictionary = dictionaryOf(storeCode);
	const score = scoreSql(search.condition, dictionary);
	const matching = sql`from documents where store_code = ${storeCode} and collection = ${collection} and not is_gone
    and ${conditionSql(search.condition, dictionary)} and ${score} >= ${search.minScore}`;
	const counted = rowsOf$1(await queries.execute(sql`select count(*)::int as total ${matching}`));
	const rows = rowsOf$1(await queries.execute(sql`select id, body, updated_at, ${score} as score ${matching}
      order by ${orderSql(search.sort)} limit ${search.size} offset ${search.from}`));
	const aggregations = {};
	for (const bucketing of search.buckets) aggregations[bucketing.name] = await countBuckets(queries, matching, bucketing);
	return {
		total: counted[0].total,
		hits: rows.map(toHit),
		aggregations
	};
}
function toHit(row) {
	return {
		row: {
			id: row.id,
			body: row.body,
			updatedAt: new Date(row.updated_at)
		},
		score: row.score
	};
}
function orderSql(keys) {
	const parts = keys.map(({ field, isDescending }) => {
		const value = field === "_score" ? sql`score` : sortValueSql(field);
		return isDescending ? sql`${value} desc nulls last` : sql`${value} asc nulls last`;
	});
	if (keys.length === 0) parts.push(sql`score desc`);
	return sql.join([
		...parts,
		sql`length(id)`,
		sql`id`
	], sql`, `);
}
async function countBuckets(queries, matching, { field, by }) {
	if ("ranges" in by) {
		if (by.ranges.length === 0) return [];
		const counts = by.ranges.map(({ from, to }, index) => {
			return sql`count(*) filter (where ${inRangeSql(field, from, to)})::int as ${sql.identifier(`range_${index}`)}`;
		});
		const [row] = rowsOf$1(await queries.execute(sql`select ${sql.join(counts, sql`, `)} ${matching}`));
		return by.ranges.map(({ from, to }, index) => ({
			key: `${from ?? "*"}-${to ?? "*"}`,
			doc_count: row[`range_${index}`],
			...from === null ? {} : { from },
			...to === null ? {} : { to }
		}));
	}
	return rowsOf$1(await queries.execute(sql`select value, count(*)::int as count
      from (select distinct id, ${valuesSql(field)} as value ${matching}) as valued
      where jsonb_typeof(value) in ('string', 'number', 'boolean')
      group by value order by count desc, value limit ${by.size}`)).map((row) => ({
		key: row.value,
		doc_count: row.count
	}));
}
// server/search/source-filter.ts
/** A comma list of field names with `*` as wildcard, as a test of a field's path: its own or that of what holds it. */
function fieldTest(list) {
	const patterns = list.split(",").filter((part) => part !== "");
	const known = /* @__PURE__ */ new Map();
	return (path) => {
		const answer = known.get(path) ?? holders(path).some((holder) => patterns.some((part) => fits$1(part, holder)));
		known.set(path, answer);
		return answer;
	};
}
/** `a`, `a.b` and `a.b.c` for `a.b.c`. */
function holders(path) {
	const parts = path.split(".");
	return parts.map((_, index) => parts.slice(0, index + 1).join("."));
}
/** No regular expression: one with many wildcards could take for ever. */
function fits$1(pattern, text) {
	const parts = pattern.split("*");
	if (parts.length === 1) return pattern === text;
	const first = parts[0];
	const last = parts.at(-1);
	if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
	let at = first.length;
	for (const part of parts.slice(1, -1)) {
		const found = text.indexOf(part, at);
		if (found === -1) return false;
		at = found + part.length;
	}
	return at <= text.length - last.length;
}
/** Keeps the fields that are asked for and drops the others (contract: `_source_include`, `_source_exclude`). */
function filterSource(document, include, exclude) {
	if (!include && !exclude) return document;
	const isIncluded = include ? fieldTest(include) : () => true;
	const isExcluded = exclude ? fieldTest(exclude) : () => false;
	const nested = include?.includes(".") ?? false;
	return keep(document, "", (path, value) => {
		if (isExcluded(path)) return "drop";
		if (isIncluded(path)) return exclude?.includes(".") ? "walk" : "keep";
		return nested && typeof value === "object" && value !== null ? "walk" : "drop";
	});
}
function keep(document, prefix, verdict) {
	const kept = {};
	for (const [field, value] of Object.entries(document)) {
		const path = `${prefix}${field}`;
		const decision = verdict(path, value);
		if (decision === "drop") continue;
		const walked = decision === "walk" ? walk(value, `${path}.`, verdict) : value;
		if (walked !== void 0) kept[field] = walked;
	}
	return kept;
}
function walk(value, prefix, verdict) {
	if (typeof value !== "object" || value === null) return verdict(prefix.slice(0, -1), value) === "drop" ? void 0 : value;
	if (Array.isArray(value)) return value.map((item) => walk(item, prefix, verdict)).filter((item) => item !== void 0);
	const inner = keep(value, prefix, verdict);
	return Object.keys(inner).length > 0 ? inner : void 0;
}
// server/search/search-answer.ts
/** The outcome of a search as the contract shows it: compact, or in the engine's format. */
async function searchAnswer(queries, question) {
	const { outcome, query, index, type } = question;
	const sources = outcome.hits.map(({ row }) => filterSource(wireDocument(row), query._source_include, query._source_exclude));
	const extras = {
		aggregations: Object.fromEntries(Object.entries(outcome.aggregations).map(([name, buckets]) => [name, { buckets }])),
		...await attributeMetadata(queries, question)
	};
	if (query.response_format === "compact") return {
		hits: sources,
		total: outcome.total,
		...extras
	};
	return {
		took: 1,
		timed_out: false,
		hits: {
			total: outcome.total,
			max_score: outcome.hits.length > 0 ? Math.max(...outcome.hits.map((hit) => hit.score)) : null,
			hits: outcome.hits.map((hit, position) => ({
				_index: index,
				_type: type,
				_id: hit.row.id,
				_score: hit.score,
				_source: sources[position]
			}))
		},
		...extras
	};
}
/** Attributes of the aggregated fields, with the options that were found (contract: AttributeMetadata). */
async function attributeMetadata(queries, { store, type, outcome, search }) {
	if (type !== "product" || search.buckets.length === 0) return {};
	const found = /* @__PURE__ */ new Map();
	for (const { name, field } of search.buckets) {
		const code = field.replace(/_options$/, "");
		const values = found.get(code) ?? /* @__PURE__ */ new Set();
		for (const bucket of outcome.aggregations[name] ?? []) values.add(String(bucket.key));
		found.set(code, values);
	}
	return { attribute_metadata: (await allDocuments(queries, store.code, "attributes")).map((row) => row.body).filter((attribute) => found.has(String(attribute["attribute_code"]))).map((attribute) => {
		const values = found.get(String(attribute["attribute_code"]));
		const options = attribute["options"] ?? [];
		return {
			...attribute,
			options: options.filter((option) => values.has(String(option.value)))
		};
	}) };
}
// server/routes/catalogue.ts
var INDEX_PREFIX = "vue_storefront_catalog_";
/** The page that the address names, without the contract's defaults: else a body could not name it. */
var paging = {
	size: z.optional(z.int().check(z.gte(1), z.lte(SEARCH_SIZE_MAX))),
	from: z.optional(z.int().check(z.gte(0)))
};
var zGetQuery = z.extend(zSearchCatalogGetQuery, paging);
var zPostQuery = z.extend(zSearchCatalogPostQuery, paging);
/** More hits than this are marked by their type alone: a header has little room. */
var CACHE_TAGS_MAX = 100;
/** Catalogue search in both query languages and both answer formats (contract: `_search`, D98). */
function catalogueRoutes(app, { database, limiter }) {
	const answer = async (call, body) => {
		const limited = limiter.check("search", call.address);
		if (limited) return limited;
		const { index, type } = call.params;
		if (index !== `${INDEX_PREFIX}${call.store.code}`) return refusal(400, "QUERY_INVALID", "The index does not belong to this store view.");
		const collection = collectionOfType[type];
		if (!collection) return refusal(404, "NOT_FOUND", `Nothing of type ${type} is indexed.`);
		try {
			const search = searchOf(call, body);
			const outcome = await runSearch(database, call.store.code, collection, search);
			return bare(await searchAnswer(database, {
				...call,
				search,
				outcome,
				index,
				type
			}), {
				"x-vs-cache": "Miss",
				"x-vs-cache-tags": cacheTags(type, outcome)
			});
		} catch (error) {
			if (error instanceof QueryError) return refusal(400, "QUERY_INVALID", error.message);
			throw error;
		}
	};
	serve$1(app, "searchCatalogGet", {
		query: zGetQuery,
		params: zSearchCatalogGetPath
	}, (call) => {
		const json = parseJson(call.query.request ?? "{}");
		return json.ok ? answer(call, json.value) : Promise.resolve(json.reply);
	});
	serve$1(app, "searchCatalogPost", {
		query: zPostQuery,
		params: zSearchCatalogGetPath
	}, (call) => answer(call, call.body));
}
function searchOf({ query, store }, body) {
	const asked = query.request_format === "search-query" ? readSearchQuery(valid(zSearchQuery, body, "SearchQuery"), store.currency.code) : readElasticBody(valid(zElasticQuery, body, "query of the engine"));
	const size = query.size ?? asked.size ?? 50;
	if (size > 4e3) throw new QueryError(`At most ${SEARCH_SIZE_MAX} documents can be asked for.`);
	const words = query.q ? [{
		kind: "words",
		field: null,
		text: query.q,
		all: false
	}] : [];
	return {
		condition: {
			kind: "and",
			of: [asked.condition, ...words]
		},
		buckets: asked.buckets,
		sort: query.sort ? sortKeys(query.sort) : asked.sort,
		from: query.from ?? asked.from ?? 0,
		size,
		minScore: asked.minScore
	};
}
function valid(shape, body, name) {
	const parsed = shape.safeParse(body);
	if (!parsed.success) throw new QueryError(`The body is not a ${name}.`);
	return parsed.data;
}
function cacheTags(type, { hits }) {
	const letter = type === "category" ? "C" : "P";
	return [type, ...hits.length > CACHE_TAGS_MAX ? [] : hits.map(({ row }) => `${letter}${encodeURIComponent(row.id)}`)].join(" ");
}
// server/routes/coupon.ts
/** Discount codes of a cart (contract: cart family). */
function couponRoutes(app, tools) {
	const { database, limiter } = tools;
	serve$1(app, "applyCoupon", { query: zApplyCouponQuery }, async (call) => {
		const key = call.idempotencyKey;
		const limited = key !== null && await hasStoredReply(database, key) ? null : limiter.check("coupon", String(call.query.cartId));
		if (limited) return limited;
		return onceByKey(database, keyed(call), (queries) => withCart(tools, queries, {
			call,
			use: "write"
		}, async (cart) => {
			const coupon = await couponByCode(queries, call.query.coupon);
			if (!coupon) return refusal(404, "COUPON_INVALID", "The coupon code is incorrect.");
			await updateCart(queries, cart.id, { couponCode: coupon.code });
			return success$1(true);
		}));
	});
	serve$1(app, "deleteCoupon", { query: zDeleteCouponQuery }, (call) => onceByKey(database, keyed(call), (queries) => withCart(tools, queries, {
		call,
		use: "write"
	}, async (cart) => {
		await updateCart(queries, cart.id, { couponCode: null });
		return success$1(true);
	})));
}
// server/routes/order.ts
/** Orders: placing one, and looking one up by the id that the device drew. */
function orderRoutes(app, { database, limiter }) {
	serve$1(app, "placeOrder", {
		body: zPlaceOrderBody,
		query: zPlaceOrderQuery,
		maxBytes: ORDER_BODY_MAX_BYTES
	}, async ({ body, store, idempotencyKey, token, fingerprint, address }) => {
		if (token !== null || body.user_id !== "") return refusal(401, "UNAUTHORIZED", "This customer is not signed in.");
		const key = idempotencyKey;
		if (!await hasStoredReply(database, key) && !await orderByClientId(database, body.order_id)) {
			const limited = limiter.check("order", body.cart_id || address);
			if (limited) return limited;
		}
		return onceByKey(database, {
			key,
			fingerprint,
			isOrder: true
		}, (queries) => placeOrder(queries, store, key, body));
	});
	serve$1(app, "getOrderStatus", { params: zGetOrderStatusPath }, async ({ params }) => {
		const row = await orderByClientId(database, params.order_id);
		if (!row) return success$1(null);
		return success$1({
			order_id: row.orderId,
			platform_order_id: row.id,
			orderNumber: orderNumber(row),
			transmited: true,
			transmited_at: row.createdAt.toISOString(),
			platform: "stua",
			order: null
		});
	});
}
// server/store/products-by-sku.ts
/** Live products that carry one of these skus, themselves or as a variant. */
async function productsBySku(queries, storeCode, skus) {
	if (skus.length === 0) return [];
	const holders = (await articlesBySku(queries, skus)).map((article) => article.productId);
	return queries.select().from(documents).where(and(eq(documents.storeCode, storeCode), eq(documents.collection, "products"), eq(documents.isGone, false), or(inArray(documents.sku, [...skus]), holders.length > 0 ? inArray(documents.id, holders) : void 0)));
}
// server/http/sku-list.ts
/** Splits a comma list of skus; empty parts and repetitions are dropped. */
function skuList(text) {
	return [...new Set(text.split(",").map((sku) => sku.trim()))].filter((sku) => sku !== "");
}
// server/routes/prices.ts
/** Current prices of products and their variants (contract: render-list). */
function priceRoutes(app, { database }) {
	serve$1(app, "renderList", { query: zRenderListQuery }, async ({ store, query, token }) => {
		if (token !== null) return refusal(401, "UNAUTHORIZED", "The session has ended.");
		const skus = skuList(query.skus);
		if (skus.length > 100) return refusal(400, "VALIDATION", `At most 100 skus come at once.`);
		if (query.currencyCode !== store.currency.code) return refusal(400, "VALIDATION", `This store view counts in ${store.currency.code}.`);
		const products = await productsBySku(database, store.code, skus);
		const withVariants = skus.length === 1;
		const items = products.flatMap(({ body }) => rowsOf(body, new Set(skus), withVariants, store));
		return success$1({ items });
	});
}
function rowsOf(wire, wanted, withVariants, store) {
	const product = summaryFromWire(wire);
	const row = (id, sku, name, price) => {
		const info = priceInfo(price, store.tax.rateBasisPoints);
		if (!info) return [];
		const currency_code = store.currency.code;
		return [{
			id: Number(id),
			sku,
			name,
			type: product.type,
			store_id: store.id,
			currency_code,
			price_info: info
		}];
	};
	const own = wanted.has(product.sku) ? row(product.id, product.sku, product.name, product.price) : [];
	const variants = product.variants.filter(({ sku }) => wanted.has(sku) || withVariants && wanted.has(product.sku));
	return [...own, ...variants.flatMap(({ id, sku, name, price }) => row(id, sku, name ?? product.name, price))];
}
function priceInfo(price, rateBasisPoints) {
	const now = currentPrice(price, Date.now());
	if (!now) return null;
	const net = (minor) => toMajor(netOf(minor, rateBasisPoints));
	const regularMinor = now.regularMinor ?? now.amountMinor;
	const specialMinor = now.regularMinor === null ? null : now.amountMinor;
	return {
		final_price: toMajor(now.amountMinor),
		regular_price: toMajor(regularMinor),
		special_price: specialMinor === null ? null : toMajor(specialMinor),
		extension_attributes: { tax_adjustments: {
			final_price: net(now.amountMinor),
			regular_price: net(regularMinor),
			special_price: specialMinor === null ? null : net(specialMinor)
		} }
	};
}
// server/routes/stock.ts
/** Live stock (contract: stock family). */
function stockRoutes(app, { database }) {
	serve$1(app, "checkStock", { query: zCheckStockQuery }, async ({ query }) => {
		const [article] = await articlesBySku(database, [query.sku]);
		if (!article) return refusal(404, "PRODUCT_NOT_FOUND", "There is no such article.");
		return success$1(stockItem(article));
	});
	serve$1(app, "listStock", { query: zListStockQuery }, async ({ query }) => {
		const skus = skuList(query.skus);
		if (skus.length > 100) return refusal(400, "VALIDATION", `At most 100 skus come at once.`);
		return success$1((await articlesBySku(database, skus)).map(stockItem));
	});
}
function stockItem(article) {
	return {
		product_id: article.articleId,
		sku: article.sku,
		qty: article.qty,
		is_in_stock: article.isInStock,
		manage_stock: article.isManaged,
		status: stockStatus(stockOf(article), "page")
	};
}
// server/store/checkpoint.ts
/** An opaque position in the change order of a list. */
function writeCheckpoint(origin, changeNumber) {
	const { database, storeCode, collection, fields } = origin;
	return Buffer.from(JSON.stringify([
		database,
		storeCode,
		collection,
		fields,
		changeNumber
	])).toString("base64url");
}
/** The change number of a checkpoint; `gone` where it names another database, `invalid` where it is of another list. */
function readCheckpoint(text, origin) {
	const parts = decode$1(text);
	if (!parts) return "invalid";
	const [database, storeCode, collection, fields, changeNumber] = parts;
	if (storeCode !== origin.storeCode || collection !== origin.collection || fields !== origin.fields) return "invalid";
	if (!Number.isSafeInteger(changeNumber) || changeNumber < 0) return "invalid";
	return database === origin.database ? changeNumber : "gone";
}
function decode$1(text) {
	try {
		const parts = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
		return Array.isArray(parts) && parts.length === 5 ? parts : null;
	} catch {
		return null;
	}
}
// server/store/meta.ts
/** The id of this database; another one (restored, refilled) makes every checkpoint of a device void. */
async function databaseId(queries) {
	await queries.insert(shopMeta).values({
		key: "database_id",
		value: randomUUID()
	}).onConflictDoNothing();
	return await metaValue(queries, "database_id");
}
/** A stored fact, or `undefined`. */
async function metaValue(queries, key) {
	const [row] = await queries.select().from(shopMeta).where(eq(shopMeta.key, key));
	return row?.value;
}
/** Stores a fact, replacing an older one. */
async function setMeta(queries, key, value) {
	await queries.insert(shopMeta).values({
		key,
		value
	}).onConflictDoUpdate({
		target: shopMeta.key,
		set: { value }
	});
}
// server/routes/sync.ts
var LIMIT_DEFAULT = 200;
var LIMIT_MAX = 1e3;
/** Pull replication by checkpoint, with tombstones (contract: replicate). */
function syncRoutes(app, { database }) {
	serve$1(app, "replicate", {
		params: zReplicatePath,
		query: zReplicateQuery
	}, async ({ store, params, query }) => {
		const collection = collections.find((name) => name === params.collection);
		if (!collection) return refusal(404, "NOT_FOUND", "This collection is not replicated here.");
		const limit = query.limit ?? LIMIT_DEFAULT;
		if (limit > LIMIT_MAX) return refusal(400, "VALIDATION", `At most ${LIMIT_MAX} documents come at once.`);
		const origin = {
			database: await databaseId(database),
			storeCode: store.code,
			collection,
			fields: query.fields ?? "all"
		};
		const checkpoint = query.checkpoint === void 0 ? null : readCheckpoint(query.checkpoint, origin);
		if (checkpoint === "invalid") return refusal(400, "CHECKPOINT_INVALID", "This checkpoint belongs to another list.");
		if (checkpoint === "gone" || (checkpoint ?? 0) > await lastChangeNumber(database)) return refusal(410, "CHECKPOINT_GONE", "The checkpoint is of another database. Start again without one.");
		const rows = await documentsAfter(database, {
			storeCode: store.code,
			collection,
			after: checkpoint ?? 0,
			limit: limit + 1,
			withTombstones: checkpoint !== null
		});
		const page = rows.slice(0, limit);
		const documents = page.map(syncDocument);
		return bare({
			collection,
			total: await countLive(database, store.code, collection),
			documents: origin.fields === "list" && collection === "products" ? documents.map(listDocument) : documents,
			checkpoint: writeCheckpoint(origin, page.at(-1)?.changeNumber ?? checkpoint ?? 0),
			hasMore: rows.length > limit
		});
	});
}
// server/store/find-page.ts
var PAGE_COLLECTIONS = [
	"products",
	"categories",
	"cms_pages"
];
/**
* What a path shows: the exact path of any kind first, then a product by its last segment (spec 2: unknown
* URLs, D41); `/p/` and `/c/` name their kind. The path has no leading slash, store prefix or query.
*/
async function findPage(queries, storeCode, path) {
	const plain = path.split(/[?#]/, 1)[0].replace(/^\/+/, "").replace(/\/+$/, "");
	if (plain === "") return void 0;
	const segments = plain.split("/").map(decode);
	const one = async (condition) => {
		return (await queries.select().from(documents).where(and(eq(documents.storeCode, storeCode), eq(documents.isGone, false), inArray(documents.collection, PAGE_COLLECTIONS), condition)).limit(PAGE_COLLECTIONS.length)).sort((a, b) => PAGE_COLLECTIONS.indexOf(a.collection) - PAGE_COLLECTIONS.indexOf(b.collection))[0];
	};
	if (segments[0] === "p" && segments.length >= 3) return one(and(eq(documents.collection, "products"), eq(documents.sku, segments[1])));
	if (segments[0] === "c" && segments.length === 2) return one(and(eq(documents.collection, "categories"), eq(documents.slug, segments[1])));
	const exact = await one(eq(documents.path, segments.join("/")));
	if (exact) return exact;
	const last = segments.at(-1);
	return one(and(eq(documents.collection, "products"), eq(documents.slug, last)));
}
function decode(segment) {
	try {
		const text = decodeURIComponent(segment);
		return text.includes("\0") ? segment : text;
	} catch {
		return segment;
	}
}
// server/store/find-rewrite.ts
var HOPS_MAX = 5;
/**
* The redirect of an old path, chains followed to their end: at most five hops, no cycle, and only to a path of this
* shop (reliability 5, row 7). The path has no leading slash.
*/
async function findRewrite(queries, storeCode, path) {
	const first = await rewriteAt(queries, storeCode, path);
	let end = first;
	const seen = /* @__PURE__ */ new Set([keyOf(path)]);
	for (let hop = 1; end && hop <= HOPS_MAX; hop++) {
		const target = keyOf(end.target);
		if (seen.has(target)) return void 0;
		seen.add(target);
		const next = await rewriteAt(queries, storeCode, target);
		if (!next) return {
			path: keyOf(path),
			target: end.target,
			status: first.status
		};
		end = next;
	}
}
async function rewriteAt(queries, storeCode, path) {
	const [row] = await documentsById(queries, storeCode, "url_rewrites", [keyOf(path)]);
	if (!row) return void 0;
	const rewrite = rewriteFromWire(row.body);
	return isOwnPath(rewrite.target) ? rewrite : void 0;
}
function keyOf(path) {
	return path.split(/[?#]/, 1)[0].replace(/^\/+/, "").replace(/\/+$/, "");
}
/** A path on this host, also after decoding: not `//host`, not `/\host`, not `scheme:`, no control characters. */
function isOwnPath(target) {
	return isPlainlyOwn(target) && isPlainlyOwn(decoded(target));
}
function isPlainlyOwn(target) {
	if (/^\s|[\p{Cc}\\]/u.test(target)) return false;
	try {
		const base = "https://shop.invalid";
		return new URL(target.startsWith("/") ? target : `/${target}`, base).origin === base && !/^\/*[a-z][a-z\d+.-]*:/i.test(target);
	} catch {
		return false;
	}
}
function decoded(target) {
	try {
		return decodeURIComponent(target);
	} catch {
		return target;
	}
}
// server/routes/url.ts
var typeOfCollection = {
	products: "product",
	categories: "category",
	cms_pages: "cms_page"
};
/** From path to page, and from old paths to new ones (contract: url family). */
function urlRoutes(app, { database }) {
	serve$1(app, "mapUrl", {
		body: zMapUrlBody,
		query: zMapUrlQuery
	}, async ({ store, body }) => {
		const row = await findPage(database, store.code, body.url);
		if (!row) return success$1({
			_type: null,
			_source: null,
			_404: true
		});
		const source = filterSource(wireDocument(row), body.includeFields?.join(","), body.excludeFields?.join(","));
		return success$1({
			_type: typeOfCollection[row.collection],
			_source: source,
			_404: false,
			_id: row.id,
			_score: 1
		});
	});
	serve$1(app, "lookupRewrite", { params: zLookupRewritePath }, async ({ store, params }) => bare({ urlResolver: await resolver(database, store, params.path) }));
	serve$1(app, "resolveUrl", { query: zResolveUrlQuery }, async ({ store, query }) => success$1({ urlResolver: await resolver(database, store, query.url) }));
}
async function resolver(queries, store, path) {
	const rewrite = await findRewrite(queries, store.code, path);
	if (rewrite) return {
		relative_url: rewrite.target,
		redirectCode: rewrite.status
	};
	return (isOwnPath(path) ? await findPage(queries, store.code, path) : void 0) ? {
		relative_url: path,
		redirectCode: 0
	} : null;
}
// server/routes/version.ts
/** The deployed version, by which a device notices a new one and that the network is there (D49, D89). */
function versionRoutes(app, { version }) {
	serve$1(app, "getDeployedVersion", {}, async () => success$1({ version }));
}
// server/app.ts
/** Builds the backend. `addPages` puts pages and files behind the API. */
function createApp(tools, addPages = () => {}) {
	const app = new Hono();
	for (const routes of [
		catalogueRoutes,
		syncRoutes,
		priceRoutes,
		stockRoutes,
		urlRoutes,
		cartRoutes,
		cartTotalsRoutes,
		couponRoutes,
		orderRoutes,
		versionRoutes
	]) routes(app, tools);
	app.post(CSP_REPORT_PATH, () => new Response(null, { status: 204 }));
	app.all("/api/*", () => toResponse$1(refusal(404, "NOT_FOUND", "There is no such call.")));
	addPages(app);
	app.notFound(() => toResponse$1(refusal(404, "NOT_FOUND", "There is nothing here.")));
	app.onError((error) => {
		tools.logger.error({ err: error }, "a request failed");
		return toResponse$1(refusal(500, "INTERNAL", "Something failed on our side. Please try again."));
	});
	return { handle: (request, address = "local") => handle(app, tools.logger, {
		request,
		address
	}) };
}
async function handle(app, logger, { request, address }) {
	const { pathname } = new URL(request.url);
	const isApi = pathname.startsWith("/api/");
	if (isApi && request.method === "OPTIONS") return withSecurityHeaders(preflight(), pathname);
	const started = performance.now();
	const response = await withEtag(request, await app.fetch(request, { address }));
	if (isApi) failpoint("before-reply");
	logger.debug({
		method: request.method,
		path: pathname,
		status: response.status,
		ms: performance.now() - started
	});
	return withSecurityHeaders(isApi ? withCors(response) : response, pathname);
}
// server/demo/options.ts
var wood$1 = (value, [nb, sv, en], swatch, picture) => ({
	value,
	label: nb,
	swatch,
	picture,
	translations: labels$1(sv, en)
});
/** Colours of cloth and paint, and the woods, which shoppers choose in the same place. */
var demoColours = {
	...colours$2,
	oak: wood$1(10951, [
		"Eik",
		"Ek",
		"Oak"
	], "#d2b085", "oak"),
	walnut: wood$1(10952, [
		"Valnøtt",
		"Valnöt",
		"Walnut"
	], "#7f563a", "walnut")
};
var named = (value, name) => option(value, name, name, name);
/** Makers. */
var brands$1 = {
	stua: named(901, "Stua"),
	fjordform: named(902, "Fjordform"),
	nordlys: named(903, "Nord & Lys"),
	hagaberg: named(904, "Hagaberg")
};
/** Series of furniture that belong together. */
var series$1 = {
	nordvik: named(801, "Nordvik"),
	heim: named(802, "Heim"),
	lyng: named(803, "Lyng"),
	fjell: named(804, "Fjell"),
	ro: named(805, "Ro"),
	vik: named(806, "Vik")
};
/** Sizes of beds. */
var sizes$1 = {
	bed140: named(1001, "140 × 200 cm"),
	bed160: named(1002, "160 × 200 cm"),
	bed180: named(1003, "180 × 200 cm")
};
// server/demo/facet-values.ts
/** The options that a product itself has, by attribute. */
function facetOptions({ facets, colour }) {
	const { brand, series: line, material, function: purpose, form, campaign, saleStatus = "standard" } = facets;
	return {
		...colour ? { color: demoColours[colour] } : {},
		product_brand: brands$1[brand],
		...line ? { product_collection: series$1[line] } : {},
		...material ? { product_material: materials[material] } : {},
		...purpose ? { product_function: functions[purpose] } : {},
		...form ? { product_form: forms[form] } : {},
		...campaign ? { product_campaign: campaigns[campaign] } : {},
		product_sale_status: saleStatuses[saleStatus]
	};
}
/** The same as fields of the contract: option ids under attribute codes. */
function facetValues(product) {
	return Object.fromEntries(Object.entries(facetOptions(product)).map(([code, { value }]) => [code, value]));
}
// server/demo/texts.ts
/** The Norwegian fields of a document, and the same ones in its other languages. */
function spoken(fields) {
	const inLanguage = (index) => Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts[index]]));
	return {
		...inLanguage(0),
		translations: {
			"sv-SE": inLanguage(1),
			"en-US": inLanguage(2)
		}
	};
}
/** Puts texts behind each other, language by language. */
function joined(parts, separator) {
	const inLanguage = (index) => parts.map((texts) => texts[index]).join(separator);
	return [
		inLanguage(0),
		inLanguage(1),
		inLanguage(2)
	];
}
/** The same in every language, such as a name. */
function everywhere(text) {
	return [
		text,
		text,
		text
	];
}
/** Lines as HTML paragraphs; a line that starts with `## ` is a heading. */
function paragraphs(texts) {
	const html = (text) => text.trim().split(/\s*\n\s*/).map((line) => line.startsWith("## ") ? `<h2>${line.slice(3)}</h2>` : `<p>${line}</p>`).join("");
	return [
		html(texts[0]),
		html(texts[1]),
		html(texts[2])
	];
}
// server/demo/attributes.ts
/** The size of a bed: an option beside the colour, not a filter of listings. */
var SIZE_ATTRIBUTE = {
	id: 181,
	code: "size",
	label: [
		"Størrelse",
		"Storlek",
		"Size"
	]
};
/** Attributes with all options that the products and their variants use. */
function demoAttributes(products) {
	const used = {};
	const use = (code, option) => {
		const options = used[code] ??= [];
		if (!options.includes(option)) options.push(option);
	};
	for (const product of products) {
		for (const [code, option] of Object.entries(facetOptions(product))) use(code, option);
		for (const { colour } of product.variants ?? []) use("color", demoColours[colour]);
	}
	return [...attributeDocuments(used), sizeDocument()];
}
function sizeDocument() {
	const { id, code, label } = SIZE_ATTRIBUTE;
	return {
		id,
		attribute_id: id,
		attribute_code: code,
		frontend_input: "select",
		...spoken({
			frontend_label: label,
			default_frontend_label: label
		}),
		is_comparable: true,
		is_user_defined: true,
		is_visible: true,
		is_visible_on_front: true,
		options: Object.values(sizes$1)
	};
}
// server/demo/demo-product.ts
/** Variants that differ in colour only. */
function inColours(stocks) {
	return Object.entries(stocks).map(([colour, stock]) => ({
		colour,
		stock
	}));
}
// server/demo/price.ts
/** A special price until further notice. */
function offer(amount) {
	return {
		amount,
		isRunning: true
	};
}
/** A special price that has begun and goes on for years. */
function offerUnderWay(amount) {
	return {
		amount,
		from: "2025-09-01 00:00:00",
		to: "2035-12-31 23:59:59",
		isRunning: true
	};
}
/** A special price of the past. */
function offerOver(amount) {
	return {
		amount,
		from: "2025-06-01 00:00:00",
		to: "2025-06-30 23:59:59",
		isRunning: false
	};
}
/** A special price that is known but has not begun. */
function offerToCome(amount) {
	return {
		amount,
		from: "2035-01-02 00:00:00",
		to: "2035-01-31 23:59:59",
		isRunning: false
	};
}
/** Gross price fields of the contract; an unknown price has none. */
function priceFields(price, special) {
	if (price === null) return {};
	const now = special?.isRunning ? special.amount : price;
	return {
		price_incl_tax: now,
		original_price_incl_tax: price,
		final_price_incl_tax: now,
		...special ? { special_price_incl_tax: special.amount } : {},
		...special?.from ? { special_from_date: special.from } : {},
		...special?.to ? { special_to_date: special.to } : {}
	};
}
// server/demo/stock.ts
/** So many of them are there. */
function pieces(qty) {
	return {
		is_in_stock: qty > 0,
		qty,
		manage_stock: true
	};
}
/** Nothing is there. */
var none = pieces(0);
/** Not tracked: services and files never run out. */
var unlimited = {
	is_in_stock: true,
	qty: 0,
	manage_stock: false
};
/** The first delivery is still on its way. */
var upcoming = {
	...none,
	status: "upcoming"
};
/** There will be more next year. */
var soldOutForSeason = {
	...none,
	status: "sold_out_season"
};
/** Will not come back. */
var discontinued = {
	...none,
	status: "discontinued"
};
/** Will not come back, but some are left. */
function lastPieces(qty) {
	return {
		...pieces(qty),
		status: "discontinued_sellable"
	};
}
/** What the variants of a product have together, with their status where they agree on one. */
function together(stocks) {
	const [first] = stocks;
	const isShared = first?.status !== void 0 && stocks.every(({ status }) => status === first.status);
	return {
		is_in_stock: stocks.some((stock) => stock.is_in_stock),
		qty: stocks.reduce((sum, { qty }) => sum + qty, 0),
		manage_stock: true,
		...isShared ? { status: first.status } : {}
	};
}
// server/demo/bedroom.ts
/** What one sleeps in and dresses at. */
var bedroom = [
	{
		id: 2031,
		sku: "RO-SENG",
		name: "Ro",
		what: [
			"seng med polstret gavl",
			"säng med stoppad gavel",
			"bed with upholstered headboard"
		],
		short: [
			"Velg stoff og bredde; gavlen følger med.",
			"Välj tyg och bredd; gaveln ingår.",
			"Choose cloth and width; the headboard is included."
		],
		about: [
			`Gavlen er sydd i stående kanaler og god å lene seg mot med en bok. Rammen skjuler bunnen, så du ser bare stoff og sengetøy.
      Lamellbunnen er delt i soner for skuldre og hofter. Madrass kjøpes for seg.`,
			`Gaveln är sydd i stående kanaler och skön att luta sig mot med en bok. Ramen döljer botten, så man ser bara tyg och sängkläder.
      Ribbotten är delad i zoner för axlar och höfter. Madrass köps separat.`,
			`The headboard is sewn in upright channels and good to lean on with a book. The frame hides the base, so all you see is cloth and linen.
      The slats are divided into zones for shoulders and hips. The mattress is sold separately.`
		],
		picture: "bed",
		variants: [
			{
				colour: "green",
				size: "bed140",
				stock: pieces(8),
				price: 8990
			},
			{
				colour: "green",
				size: "bed160",
				stock: pieces(14)
			},
			{
				colour: "green",
				size: "bed180",
				stock: pieces(3),
				price: 10990
			},
			{
				colour: "beige",
				size: "bed140",
				stock: none,
				price: 8990
			},
			{
				colour: "beige",
				size: "bed160",
				stock: pieces(22)
			},
			{
				colour: "beige",
				size: "bed180",
				stock: pieces(16),
				price: 10990
			},
			{
				colour: "blue",
				size: "bed160",
				stock: pieces(5)
			}
		],
		price: 9990,
		categories: ["bedroom"],
		measures: {
			width: 172,
			depth: 214,
			height: 104,
			legDistance: 156,
			weight: 58
		},
		facets: {
			brand: "stua",
			series: "ro",
			material: "textile",
			saleStatus: "news"
		},
		leadTimeDays: 42,
		showrooms: [
			1,
			1,
			1,
			1
		],
		createdAt: "2026-09-01"
	},
	{
		id: 2032,
		sku: "RO-MADRASS-160",
		name: "Ro",
		what: [
			"madrass 160 × 200",
			"madrass 160 × 200",
			"mattress 160 × 200"
		],
		short: [
			"Middels fast, med posefjærer og ulltopp.",
			"Medelfast, med pocketfjädrar och ulltopp.",
			"Medium firm, with pocket springs and a wool top."
		],
		about: [
			`Over tusen posefjærer i fem soner bærer kroppen der den trenger det. Toppen er fylt med norsk ull som holder deg tørr.
      Fire håndtak gjør det lett å snu madrassen. Du kan prøve den hjemme i hundre netter.`,
			`Över tusen pocketfjädrar i fem zoner bär kroppen där det behövs. Toppen är fylld med norsk ull som håller dig torr.
      Fyra handtag gör det lätt att vända madrassen. Du kan prova den hemma i hundra nätter.`,
			`More than a thousand pocket springs in five zones carry you where you need it. The top is filled with Norwegian wool that keeps you dry.
      Four handles make it easy to turn. Try it at home for a hundred nights.`
		],
		picture: "mattress",
		colour: "lightGrey",
		stock: pieces(46),
		price: 7490,
		special: offerToCome(5990),
		categories: ["bedroom"],
		measures: {
			width: 160,
			depth: 200,
			height: 30,
			thickness: 30,
			weight: 39
		},
		facets: {
			brand: "stua",
			series: "ro",
			material: "foam"
		},
		leadTimeDays: 14,
		showrooms: [
			1,
			1,
			1,
			1
		],
		createdAt: "2025-01-20"
	},
	{
		id: 2033,
		sku: "RO-GARDEROBE",
		name: "Ro",
		what: [
			"garderobeskap",
			"garderob",
			"wardrobe"
		],
		short: [
			"Tre dører, to skuffer og en plan for rot.",
			"Tre dörrar, två lådor och en plan för stöket.",
			"Three doors, two drawers and a plan for the mess."
		],
		about: [
			`Bak to av dørene er det stang i full høyde, bak den tredje fem hyller som kan flyttes. Skuffene går helt ut og lukker seg mykt.
      Skapet skrus fast i veggen; beslag følger med.`,
			`Bakom två av dörrarna finns klädstång i full höjd, bakom den tredje fem flyttbara hyllor. Lådorna går helt ut och stängs mjukt.
      Skåpet skruvas fast i väggen; beslag ingår.`,
			`Two doors hide a full-height rail, the third hides five shelves that can be moved. The drawers open fully and close softly.
      The wardrobe is fixed to the wall; fittings are included.`
		],
		picture: "wardrobe",
		variants: inColours({
			white: pieces(9),
			oak: pieces(4)
		}),
		price: 11490,
		categories: ["bedroom", "storage"],
		measures: {
			width: 150,
			depth: 58,
			height: 202,
			weight: 112
		},
		facets: {
			brand: "hagaberg",
			series: "ro",
			material: "wood",
			function: "storage",
			form: "rectangular"
		},
		leadTimeDays: 35,
		showrooms: [
			0,
			0,
			0,
			1
		],
		createdAt: "2025-07-07"
	}
];
// server/demo/categories.ts
var plans$4 = {
	livingRoom: {
		id: 10,
		name: [
			"Stue",
			"Vardagsrum",
			"Living room"
		],
		picture: ["sofa-3", "green"]
	},
	sofas: {
		id: 11,
		parent: "livingRoom",
		name: [
			"Sofaer",
			"Soffor",
			"Sofas"
		],
		picture: ["sofa-4", "grey"]
	},
	cornerSofas: {
		id: 12,
		parent: "sofas",
		name: [
			"Hjørnesofaer",
			"Hörnsoffor",
			"Corner sofas"
		],
		picture: ["corner-sofa", "beige"]
	},
	armchairs: {
		id: 13,
		parent: "livingRoom",
		name: [
			"Lenestoler og puffer",
			"Fåtöljer och puffar",
			"Armchairs and pouffes"
		],
		picture: ["armchair", "yellow"]
	},
	diningRoom: {
		id: 20,
		name: [
			"Spisestue",
			"Matplats",
			"Dining room"
		],
		picture: ["dining-table", "oak"]
	},
	diningTables: {
		id: 21,
		parent: "diningRoom",
		name: [
			"Spisebord",
			"Matbord",
			"Dining tables"
		],
		picture: ["dining-table", "walnut"]
	},
	diningChairs: {
		id: 22,
		parent: "diningRoom",
		name: [
			"Spisestoler",
			"Matstolar",
			"Dining chairs"
		],
		picture: ["dining-chair", "black"]
	},
	bedroom: {
		id: 30,
		name: [
			"Soverom",
			"Sovrum",
			"Bedroom"
		],
		picture: ["bed", "green"]
	},
	storage: {
		id: 40,
		name: [
			"Oppbevaring",
			"Förvaring",
			"Storage"
		],
		picture: ["sideboard", "oak"]
	},
	garden: {
		id: 50,
		name: [
			"Hage",
			"Trädgård",
			"Garden"
		],
		picture: ["garden-sofa", "cream"]
	},
	lighting: {
		id: 60,
		name: [
			"Belysning",
			"Belysning",
			"Lighting"
		],
		picture: ["lamp", "orange"]
	},
	interior: {
		id: 70,
		name: [
			"Interiør",
			"Inredning",
			"Home accessories"
		],
		picture: ["accessory", "blue"]
	}
};
var planOf = (code) => plans$4[code];
/** The id of a category. */
function categoryId(code) {
	return planOf(code).id;
}
/** Path of a category's picture. */
function categoryPicture(id) {
	const { picture } = Object.values(plans$4).find((plan) => plan.id === id);
	return drawnPicture(...picture);
}
function seed([, { id, parent, name }], index) {
	return {
		id,
		parentId: parent ? categoryId(parent) : 2,
		name: name[0],
		position: index + 1,
		translations: {
			"sv-SE": { name: name[1] },
			"en-US": { name: name[2] }
		}
	};
}
/** The rooms of the shop with what belongs in them. */
var categoryTree$1 = placeCategories(Object.entries(plans$4).map(seed));
/** Short texts that pages of the shop show (contract: CmsBlock). */
var cmsBlocks = [
	{
		identifier: "notice-line",
		title: [
			"Varsellinje",
			"Meddelanderad",
			"Notice line"
		],
		text: [
			"Fri retur i 30 dager. Vi bærer møblene helt inn.",
			"Fri retur i 30 dagar. Vi bär in möblerna hela vägen.",
			"Free returns within 30 days. We carry the furniture all the way in."
		]
	},
	{
		identifier: "home-hero",
		title: [
			"Møbler som blir",
			"Möbler som stannar",
			"Furniture that stays"
		],
		text: [
			"Sofaer, bord og senger tegnet i Norden, laget for å brukes hver dag og repareres når det trengs.",
			"Soffor, bord och sängar ritade i Norden, gjorda för att användas varje dag och lagas när det behövs.",
			"Sofas, tables and beds drawn in the Nordic countries, made to be used every day and mended when needed."
		]
	},
	{
		identifier: "home-story",
		title: [
			"Fra skogen til stuen",
			"Från skogen till vardagsrummet",
			"From the forest to your living room"
		],
		text: [
			`Treet vårt kommer fra skoger vi kjenner, og stoffene veves av ull som varmer i generasjoner.
      Vi selger reservedeler til alt vi har laget de siste ti årene.`,
			`Vårt trä kommer från skogar vi känner, och tygerna vävs av ull som värmer i generationer.
      Vi säljer reservdelar till allt vi har gjort de senaste tio åren.`,
			`Our wood comes from forests we know, and our cloths are woven from wool that keeps generations warm.
      We sell spare parts for everything we have made in the last ten years.`
		]
	},
	{
		identifier: "delivery-note",
		title: [
			"Levering",
			"Leverans",
			"Delivery"
		],
		text: [
			"Du velger dag når varen er klar. Leverandøren ringer en time før.",
			"Du väljer dag när varan är klar. Chauffören ringer en timme innan.",
			"You choose the day once your order is ready. The driver calls an hour before."
		]
	}
].map(({ identifier, title, text }, index) => ({
	id: index + 1,
	identifier,
	...spoken({
		title,
		content: paragraphs(text)
	}),
	active: true,
	store_id: 0
}));
// server/demo/cms-page.ts
var WRITTEN_AT = "2026-01-05 09:00:00";
/** The document of a content page (contract: CmsPage). */
function cmsPage({ id, identifier, title, summary, text }) {
	return {
		id,
		identifier,
		...spoken({
			title,
			content_heading: title,
			meta_title: title,
			meta_description: summary,
			content: paragraphs(text)
		}),
		page_layout: "1column",
		active: true,
		store_id: 0,
		creation_time: WRITTEN_AT,
		update_time: WRITTEN_AT
	};
}
/** Who the shop is and how it can be reached. */
var companyPages = [
	{
		id: 4,
		identifier: "about-us",
		title: [
			"Om Stua",
			"Om Stua",
			"About Stua"
		],
		summary: [
			"Et lite møbelhus med åpen dør.",
			"Ett litet möbelhus med öppen dörr.",
			"A small furniture house with an open door."
		],
		text: [
			`Stua begynte med én sofa som skulle passe i én stue. Den første ble tegnet ved kjøkkenbordet og sydd i Sykkylven, og den står der fremdeles.
      I dag tegner vi møbler til hele hjemmet og selger dem i fire utstillinger og her. Vi lager få modeller, beholder dem lenge og selger deler til alt.
      Butikken virker også uten nett, for møbler kjøpes ofte der dekningen er dårligst: på hytta, på toget og i kjelleren hos svigermor.`,
			`Stua började med en soffa som skulle passa i ett vardagsrum. Den första ritades vid köksbordet och syddes i Sykkylven, och den står där än.
      I dag ritar vi möbler för hela hemmet och säljer dem i fyra utställningar och här. Vi gör få modeller, behåller dem länge och säljer delar till allt.
      Butiken fungerar även utan nät, för möbler köps ofta där täckningen är sämst: i stugan, på tåget och i svärmors källare.`,
			`Stua began with one sofa that had to fit one living room. The first was drawn at a kitchen table and sewn in Sykkylven, where it still stands.
      Today we draw furniture for the whole home and sell it in four showrooms and here. We make few models, keep them for long and sell parts for all of them.
      The shop also works without a network, for furniture is often bought where coverage is worst: in the cabin, on the train and in somebody’s cellar.`
		]
	},
	{
		id: 5,
		identifier: "customer-service",
		title: [
			"Kundeservice",
			"Kundtjänst",
			"Customer service"
		],
		summary: [
			"Spør oss om hva som helst.",
			"Fråga oss om vad som helst.",
			"Ask us anything."
		],
		text: [
			`Vi svarer på hverdager mellom ni og fem, og som regel samme dag. Ha gjerne ordrenummeret klart.
      ## Spørsmål om en ordre
      Under Min side ser du hvor ordren er. Har du handlet uten konto, finner du lenken i bekreftelsen.
      ## Noe er galt
      Send et bilde av skaden og ett av hele møbelet. Da kan vi som oftest hjelpe uten å komme innom.`,
			`Vi svarar på vardagar mellan nio och fem, oftast samma dag. Ha gärna ordernumret till hands.
      ## Frågor om en order
      Under Mina sidor ser du var ordern är. Har du handlat utan konto finns länken i bekräftelsen.
      ## Något är fel
      Skicka en bild på skadan och en på hela möbeln. Då kan vi för det mesta hjälpa till på håll.`,
			`We answer on weekdays between nine and five, usually the same day. Please have your order number at hand.
      ## Questions about an order
      My account shows where your order is. If you bought without an account, the link is in your confirmation.
      ## Something is wrong
      Send a picture of the damage and one of the whole piece. That is usually enough for us to help.`
		]
	},
	{
		id: 6,
		identifier: "legal",
		title: [
			"Juridisk informasjon",
			"Juridisk information",
			"Legal information"
		],
		summary: [
			"Hvem som står bak butikken.",
			"Vem som står bakom butiken.",
			"Who is behind the shop."
		],
		text: [
			`Stua er en oppdiktet butikk som viser hva denne programvaren kan. Ingenting her er til salgs, ingen varer sendes, og ingen betaling tas imot.
      Navn, priser og tekster er laget for visningen. Likhet med virkelige møbler er tilfeldig.`,
			`Stua är en påhittad butik som visar vad programvaran kan. Inget här är till salu, inga varor skickas och ingen betalning tas emot.
      Namn, priser och texter är gjorda för visningen. Likhet med verkliga möbler är en slump.`,
			`Stua is an invented shop that shows what this software can do. Nothing here is for sale, nothing is sent and no payment is taken.
      Names, prices and texts were made for the demonstration. Any likeness to real furniture is chance.`
		]
	},
	{
		id: 7,
		identifier: "privacy",
		title: [
			"Personvern",
			"Integritet",
			"Privacy"
		],
		summary: [
			"Hva vi vet om deg, og hva vi ikke vet.",
			"Vad vi vet om dig, och vad vi inte vet.",
			"What we know about you, and what we do not."
		],
		text: [
			`Handlekurven, ønskelisten og det du nylig har sett på, ligger på din egen enhet. Tømmer du nettleseren, er de borte.
      ## Det vi lagrer
      Når du bestiller, lagrer vi navn, adresse og det du kjøpte så lenge bokføringsloven krever. Vi selger ingenting videre.
      ## Dine rettigheter
      Du kan når som helst få vite hva vi har lagret, rette det eller be oss slette det. Skriv til kundeservice.`,
			`Varukorgen, önskelistan och det du nyligen tittat på ligger på din egen enhet. Tömmer du webbläsaren är de borta.
      ## Det vi sparar
      När du beställer sparar vi namn, adress och vad du köpte så länge bokföringslagen kräver. Vi säljer ingenting vidare.
      ## Dina rättigheter
      Du kan när som helst få veta vad vi har sparat, rätta det eller be oss radera det. Skriv till kundtjänst.`,
			`Your cart, your wishlist and what you looked at lately are kept on your own device. Clear your browser and they are gone.
      ## What we keep
      When you order, we keep your name, address and what you bought for as long as accounting law demands. We sell none of it.
      ## Your rights
      You may ask at any time what we keep, correct it or have us delete it. Write to customer service.`
		]
	}
].map(cmsPage);
// server/demo/dining-room.ts
var MEMBER_GROUP = 1;
var NET_OF_GROSS = .8;
/** Tier prices of the contract are net. */
var fromPieces = (qty, gross) => ({
	customer_group_id: MEMBER_GROUP,
	qty,
	value: gross * NET_OF_GROSS
});
/** Tables and chairs for meals. */
var diningRoom = [
	{
		id: 2021,
		sku: "FJELL-SPISEBORD",
		name: "Fjell",
		what: [
			"spisebord 194 × 94",
			"matbord 194 × 94",
			"dining table 194 × 94"
		],
		short: [
			"Langbord for åtte, med skrå kant og spisse ben.",
			"Långbord för åtta, med fasad kant och spetsiga ben.",
			"A long table for eight, with a bevelled edge and tapered legs."
		],
		about: [
			`Fjell er bordet det dekkes til jul på, og det det gjøres lekser ved på tirsdag. Bordplaten er skråskåret under, så den ser lettere ut enn den er.
      Overflaten er hardvoksoljet og kan pusses og oljes på nytt så mange ganger du vil.`,
			`Fjell är bordet man dukar till jul på, och det man läser läxor vid på tisdag. Skivan är fasad undertill och ser lättare ut än den är.
      Ytan är hårdvaxoljad och kan slipas och oljas om hur många gånger du vill.`,
			`Fjell is the table you set for Christmas and do homework at on a Tuesday. The top is bevelled beneath, so it looks lighter than it is.
      The surface is finished with hard wax oil and can be sanded and oiled again as often as you like.`
		],
		picture: "dining-table",
		variants: [
			{
				colour: "oak",
				stock: pieces(17)
			},
			{
				colour: "walnut",
				stock: pieces(5),
				price: 12490
			},
			{
				colour: "white",
				stock: pieces(21),
				price: 7990
			}
		],
		price: 9990,
		categories: ["diningTables"],
		measures: {
			width: 194,
			depth: 94,
			height: 74,
			tableHeight: 74,
			thickness: 3,
			legDistance: 160,
			weight: 48
		},
		facets: {
			brand: "hagaberg",
			series: "fjell",
			material: "oak",
			form: "rectangular"
		},
		leadTimeDays: 28,
		showrooms: [
			1,
			0,
			1,
			0
		],
		createdAt: "2025-01-15"
	},
	{
		id: 2022,
		sku: "FJELL-STOL",
		name: "Fjell",
		what: [
			"spisestol",
			"matstol",
			"dining chair"
		],
		short: [
			"Bøyd rygg, polstret sete, billigere fra fire.",
			"Böjd rygg, stoppad sits, billigare från fyra.",
			"A bent back, an upholstered seat, cheaper from four."
		],
		about: [
			`Ryggbrettet er dampbøyd i ett stykke og følger skuldrene. Setet er polstret akkurat nok til en lang middag.
      Fire og seks stoler koster mindre per stykk for deg som er medlem.`,
			`Ryggbrädan är ångböjd i ett stycke och följer axlarna. Sitsen är stoppad precis lagom för en lång middag.
      Fyra och sex stolar kostar mindre per styck för dig som är medlem.`,
			`The back is steam-bent from a single piece and follows your shoulders. The seat is padded just enough for a long dinner.
      Members pay less for each chair when they buy four or six.`
		],
		picture: "dining-chair",
		variants: inColours({
			black: pieces(64),
			oak: pieces(38),
			green: pieces(12),
			white: none
		}),
		price: 1890,
		categories: ["diningChairs"],
		measures: {
			width: 46,
			depth: 51,
			height: 81,
			seatWidth: 46,
			seatDepth: 44,
			seatHeight: 49,
			weight: 5.4
		},
		facets: {
			brand: "hagaberg",
			series: "fjell",
			material: "wood",
			campaign: "lowPrice"
		},
		leadTimeDays: 10,
		showrooms: [
			6,
			4,
			4,
			2
		],
		createdAt: "2025-01-15",
		more: { tier_prices: [fromPieces(4, 1690), fromPieces(6, 1590)] }
	},
	{
		id: 2023,
		sku: "FJELL-BARSTOL",
		name: "Fjell",
		what: [
			"barstol",
			"barstol",
			"bar stool"
		],
		short: [
			"Til kjøkkenøyen, med fotring hele veien rundt.",
			"Till köksön, med fotstöd hela vägen runt.",
			"For the kitchen island, with a foot rail all around."
		],
		about: [
			`Den lave ryggen støtter uten å skjule benken bak. Fotringen er festet i alle fire ben, og stolen veier nok til å stå i ro.
      Sitsen passer til benker på 90 til 95 cm.`,
			`Den låga ryggen stöder utan att dölja bänken bakom. Fotstödet sitter i alla fyra benen, och stolen väger nog för att stå stilla.
      Sitsen passar till bänkar på 90 till 95 cm.`,
			`The low back supports you without hiding the counter behind. The rail joins all four legs, and the stool is heavy enough to stay put.
      The seat suits counters of 90 to 95 cm.`
		],
		picture: "bar-stool",
		variants: inColours({
			oak: pieces(10),
			black: pieces(26),
			turquoise: upcoming
		}),
		price: 2290,
		special: offerOver(1790),
		categories: ["diningChairs"],
		measures: {
			width: 42,
			depth: 42,
			height: 90,
			seatHeight: 71,
			weight: 6.8
		},
		facets: {
			brand: "hagaberg",
			series: "fjell",
			material: "wood",
			form: "round"
		},
		leadTimeDays: 21,
		showrooms: [
			0,
			2,
			0,
			2
		],
		createdAt: "2025-06-01"
	}
];
// server/demo/garden.ts
/** Life outdoors. */
var garden = [
	{
		id: 2051,
		sku: "VIK-HAGESOFA",
		name: "Vik",
		what: [
			"hagesofa",
			"trädgårdssoffa",
			"garden sofa"
		],
		short: [
			"Loungesofa med tykke puter som tåler regn.",
			"Loungesoffa med tjocka dynor som tål regn.",
			"A lounge sofa with thick cushions that can take rain."
		],
		about: [
			`Rammen er av pulverlakkert aluminium og ruster ikke, heller ikke ved sjøen. Putene har skum som slipper vannet rett gjennom, så de er tørre til ettermiddagen.
      Årets produksjon er solgt; nye kommer til våren.`,
			`Ramen är av pulverlackerad aluminium och rostar inte, inte ens vid havet. Dynorna har skum som släpper vattnet rakt igenom och är torra till eftermiddagen.
      Årets produktion är slutsåld; nya kommer till våren.`,
			`The frame is powder-coated aluminium and does not rust, not even by the sea. Water runs straight through the foam, so the cushions are dry by the afternoon.
      This year’s production is sold; more will come in spring.`
		],
		picture: "garden-sofa",
		variants: inColours({
			cream: soldOutForSeason,
			grey: soldOutForSeason,
			green: soldOutForSeason
		}),
		price: 13990,
		categories: ["garden"],
		measures: {
			width: 163,
			depth: 82,
			height: 78,
			seatWidth: 148,
			seatDepth: 60,
			seatHeight: 41,
			weight: 33
		},
		facets: {
			brand: "fjordform",
			series: "vik",
			material: "metal",
			function: "outdoor",
			form: "straight",
			saleStatus: "soldOut"
		},
		leadTimeDays: 14,
		createdAt: "2025-02-20"
	},
	{
		id: 2052,
		sku: "VIK-STOL",
		name: "Vik",
		what: [
			"hagestol",
			"trädgårdsstol",
			"garden chair"
		],
		short: [
			"Flettet rygg og en pute som følger med.",
			"Flätad rygg och en dyna som ingår.",
			"A corded back and a cushion that is included."
		],
		about: [
			`Tauet er strammet for hånd og gir etter akkurat nok. Stolen kan stå ute hele sommeren og stables om vinteren.`,
			`Repet är spänt för hand och ger efter precis lagom. Stolen kan stå ute hela sommaren och staplas till vintern.`,
			`The cord is tightened by hand and yields just enough. The chair can stay out all summer and be stacked for the winter.`
		],
		picture: "garden-chair",
		colour: "cream",
		stock: pieces(58),
		price: 2490,
		categories: ["garden"],
		measures: {
			width: 54,
			depth: 56,
			height: 78,
			seatWidth: 44,
			seatDepth: 41,
			seatHeight: 49,
			weight: 6.1
		},
		facets: {
			brand: "fjordform",
			series: "vik",
			material: "metal",
			function: "outdoor"
		},
		leadTimeDays: 10,
		showrooms: [
			4,
			4,
			0,
			2
		],
		createdAt: "2025-02-20"
	},
	{
		id: 2053,
		sku: "VIK-BORD-186",
		name: "Vik",
		what: [
			"hagebord 186 × 88",
			"trädgårdsbord 186 × 88",
			"garden table 186 × 88"
		],
		short: [
			"Spilebord av eik for seks til åtte.",
			"Ribbord av ek för sex till åtta.",
			"A slatted oak table for six to eight."
		],
		about: [
			`Regnet renner mellom spilene, og eiken gråner vakkert om du lar den være. Vil du beholde fargen, olje den hver vår.`,
			`Regnet rinner mellan ribborna, och eken grånar vackert om du låter den vara. Vill du behålla färgen, olja den varje vår.`,
			`Rain runs off between the slats, and the oak turns a fine grey if you let it. To keep the colour, oil it every spring.`
		],
		picture: "garden-table",
		colour: "oak",
		stock: pieces(13),
		price: 6990,
		categories: ["garden"],
		measures: {
			width: 186,
			depth: 88,
			height: 73,
			tableHeight: 73,
			thickness: 2.6,
			legDistance: 136,
			weight: 36
		},
		facets: {
			brand: "fjordform",
			series: "vik",
			material: "oak",
			function: "outdoor",
			form: "rectangular"
		},
		leadTimeDays: 21,
		showrooms: [
			1,
			1,
			0,
			0
		],
		createdAt: "2025-02-20"
	},
	{
		id: 2054,
		sku: "VIK-BORD-SVART",
		name: "Vik",
		what: [
			"hagebord, svart",
			"trädgårdsbord, svart",
			"garden table, black"
		],
		short: [
			"Samme bord i vedlikeholdsfri aluminium.",
			"Samma bord i underhållsfri aluminium.",
			"The same table in aluminium that needs no care."
		],
		about: [
			`Spilene er av pulverlakkert aluminium, lette å vaske og lette å bære. Føttene kan skrus, så bordet står støtt på heller og gress.`,
			`Ribborna är av pulverlackerad aluminium, lätta att torka av och lätta att bära. Fötterna går att skruva, så bordet står stadigt på plattor och gräs.`,
			`The slats are powder-coated aluminium, easy to wipe and easy to carry. The feet can be adjusted, so the table stands steady on flags and grass.`
		],
		picture: "garden-table",
		colour: "black",
		stock: pieces(9),
		price: 7990,
		categories: ["garden"],
		measures: {
			width: 186,
			depth: 88,
			height: 73,
			tableHeight: 73,
			thickness: 2.6,
			legDistance: 136,
			weight: 24
		},
		facets: {
			brand: "fjordform",
			series: "vik",
			material: "metal",
			function: "outdoor",
			form: "rectangular"
		},
		leadTimeDays: 21,
		createdAt: "2026-03-01"
	},
	{
		id: 2055,
		sku: "SOLEN-PARASOLL",
		name: "Solen",
		what: [
			"parasoll med fot",
			"parasoll med fot",
			"parasol with base"
		],
		short: [
			"Åttekantet skygge på to og en halv meter.",
			"Åttkantig skugga på två och en halv meter.",
			"Eight-sided shade, two and a half metres across."
		],
		about: [
			`Duken holder farge og tetthet i mange somrer, og stangen er av eukalyptus. Foten veier tjue kilo og har hjul på den ene siden.`,
			`Duken håller färg och täthet i många somrar, och stången är av eukalyptus. Foten väger tjugo kilo och har hjul på ena sidan.`,
			`The canvas keeps its colour and tightness for many summers, and the pole is eucalyptus. The base weighs twenty kilos and has wheels on one side.`
		],
		picture: "parasol",
		colour: "cream",
		stock: pieces(10),
		price: 3290,
		categories: ["garden"],
		measures: {
			width: 256,
			depth: 256,
			height: 252,
			poleDiameter: 4.8,
			weight: 29
		},
		facets: {
			brand: "hagaberg",
			material: "cotton",
			function: "outdoor",
			form: "round"
		},
		leadTimeDays: 14,
		showrooms: [
			1,
			0,
			0,
			0
		],
		createdAt: "2025-04-01"
	},
	{
		id: 2056,
		sku: "SOLEN-STRIPE",
		name: "Solen",
		what: [
			"parasoll, flerfarget",
			"parasoll, flerfärgad",
			"parasol, multicoloured"
		],
		short: [
			"Fire farger over kaffebordet. Utgått.",
			"Fyra färger över kaffebordet. Utgången.",
			"Four colours over the coffee table. Discontinued."
		],
		about: [
			`Strandparasollen fra sommeren 2024 ble raskt utsolgt og kommer ikke tilbake. Vi lar den stå her for dem som trenger målene til en ny duk.`,
			`Strandparasollen från sommaren 2024 sålde snabbt slut och kommer inte tillbaka. Den står kvar för dem som behöver måtten till en ny duk.`,
			`The beach parasol of summer 2024 sold out quickly and will not return. It stays here for those who need its measurements for a new canvas.`
		],
		picture: "parasol",
		colour: "multi",
		stock: discontinued,
		price: 2990,
		categories: ["garden"],
		measures: {
			width: 256,
			depth: 256,
			height: 252,
			poleDiameter: 4.8,
			weight: 27
		},
		facets: {
			brand: "hagaberg",
			material: "cotton",
			function: "outdoor",
			form: "round",
			saleStatus: "discontinued"
		},
		createdAt: "2024-04-10"
	}
];
// server/demo/interior.ts
/** The last things that come into a room. */
var interior = [
	{
		id: 2071,
		sku: "VEV-TEPPE",
		name: "Vev",
		what: [
			"ullteppe 140 × 200",
			"ullmatta 140 × 200",
			"wool rug 140 × 200"
		],
		short: [
			"Håndvevd ull med ruter og frynser.",
			"Handvävd ull med rutor och fransar.",
			"Hand-woven wool with lozenges and fringes."
		],
		about: [
			`Mønsteret er lånt fra gamle åklær og vevd i ull som tåler både fest og barneføtter. Teppet er likt på begge sider.
      Rist det ute i snøen en gang om vinteren; mer stell trenger det ikke.`,
			`Mönstret är lånat från gamla åkläden och vävt i ull som tål både fest och barnfötter. Mattan är likadan på båda sidor.
      Skaka den ute i snön en gång om vintern; mer skötsel behöver den inte.`,
			`The pattern is borrowed from old coverlets and woven in wool that stands parties and children’s feet. Both sides are alike.
      Shake it out in the snow once a winter; it needs no other care.`
		],
		picture: "rug",
		variants: inColours({
			red: pieces(10),
			cream: pieces(14),
			blue: pieces(3),
			multi: pieces(6)
		}),
		price: 4290,
		special: offer(3490),
		categories: ["interior", "livingRoom"],
		measures: {
			width: 200,
			depth: 140,
			thickness: .8,
			weight: 5.6
		},
		facets: {
			brand: "nordlys",
			material: "wool",
			form: "rectangular",
			campaign: "season"
		},
		leadTimeDays: 14,
		showrooms: [
			1,
			2,
			0,
			1
		],
		createdAt: "2025-10-10"
	},
	{
		id: 2072,
		sku: "MYK-PUTE",
		name: "Myk",
		what: [
			"pyntepute 50 × 50",
			"prydnadskudde 50 × 50",
			"cushion 50 × 50"
		],
		short: [
			"Lin med sydd kant og dunfyll.",
			"Linne med sydd kant och dunfyllning.",
			"Linen with a sewn edge and a down filling."
		],
		about: [
			`Vasket lin blir mykere for hvert år. Innerputen er fylt med fjær og dun fra ansvarlig hold, og trekket har skjult glidelås.`,
			`Tvättat linne blir mjukare för varje år. Innerkudden är fylld med fjäder och dun från ansvarsfull hållning, och fodralet har dold dragkedja.`,
			`Washed linen grows softer every year. The inner cushion holds responsibly sourced feather and down, and the cover has a hidden zip.`
		],
		picture: "cushion",
		variants: inColours({
			green: pieces(60),
			purple: pieces(4),
			cream: pieces(80),
			pink: pieces(10),
			yellow: none
		}),
		price: 399,
		categories: [
			"interior",
			"livingRoom",
			"bedroom"
		],
		measures: {
			width: 50,
			depth: 14,
			height: 50,
			weight: .7
		},
		facets: {
			brand: "nordlys",
			material: "linen",
			function: "washable",
			form: "square"
		},
		leadTimeDays: 4,
		showrooms: [
			20,
			14,
			18,
			9
		],
		createdAt: "2025-10-10"
	},
	{
		id: 2073,
		sku: "LEIRE-VASE",
		name: "Leire",
		what: [
			"vase med skål",
			"vas med skål",
			"vase with bowl"
		],
		short: [
			"Dreid steintøy med matt glasur.",
			"Drejat stengods med matt glasyr.",
			"Thrown stoneware with a matt glaze."
		],
		about: [
			`Vasen er dreid for hånd på et verksted i Lofoten, så ingen er helt like. Den smale halsen holder en enkelt kvist på plass.
      Skålen følger med og passer til nøkler, nøtter eller ingenting.`,
			`Vasen är drejad för hand i en verkstad på Lofoten, så ingen är den andra helt lik. Den smala halsen håller en enda kvist på plats.
      Skålen ingår och passar till nycklar, nötter eller ingenting.`,
			`The vase is thrown by hand in a workshop in Lofoten, so no two are quite alike. Its narrow neck holds a single twig in place.
      The bowl is included and suits keys, nuts or nothing at all.`
		],
		picture: "accessory",
		variants: inColours({
			blue: pieces(5),
			white: pieces(9),
			green: pieces(2)
		}),
		price: 749,
		categories: ["interior"],
		measures: {
			width: 19,
			depth: 19,
			height: 25,
			weight: 1.4
		},
		facets: {
			brand: "nordlys",
			form: "round",
			saleStatus: "news"
		},
		leadTimeDays: 14,
		createdAt: "2026-10-05"
	},
	{
		id: 2074,
		sku: "LEIRE-SIGNERT",
		name: "Leire",
		what: [
			"vase, signert utgave",
			"vas, signerad utgåva",
			"vase, signed edition"
		],
		short: [
			"Tjue nummererte vaser. Prisen kommer.",
			"Tjugo numrerade vaser. Priset kommer.",
			"Twenty numbered vases. The price is to come."
		],
		about: [
			`Keramikeren bak Leire lager tjue signerte vaser i en glasur som bare finnes her. Prisen settes når brenningen er ferdig; legg vasen i ønskelisten, så ser du den.`,
			`Keramikern bakom Leire gör tjugo signerade vaser i en glasyr som bara finns här. Priset sätts när bränningen är klar; lägg vasen i önskelistan, så ser du det.`,
			`The potter behind Leire is making twenty signed vases in a glaze found only here. The price is set once the firing is done; put the vase on your wishlist to see it.`
		],
		picture: "accessory",
		colour: "purple",
		stock: pieces(20),
		price: null,
		categories: ["interior"],
		measures: {
			width: 19,
			depth: 19,
			height: 25,
			weight: 1.4
		},
		facets: {
			brand: "nordlys",
			form: "round",
			saleStatus: "news"
		},
		leadTimeDays: 70,
		createdAt: "2026-11-01"
	},
	{
		id: 2075,
		sku: "BUE-SPEIL",
		name: "Bue",
		what: [
			"gulvspeil",
			"golvspegel",
			"floor mirror"
		],
		short: [
			"Helfigur med bue øverst og slank ramme.",
			"Helfigur med båge upptill och smal ram.",
			"Full length, arched at the top, slim framed."
		],
		about: [
			`Speilet lener seg mot veggen og gjør et smalt rom dypere. Rammen er av svartlakkert metall, og baksiden har beslag mot velting.`,
			`Spegeln lutar mot väggen och gör ett smalt rum djupare. Ramen är av svartlackerad metall, och baksidan har beslag mot tippning.`,
			`The mirror leans on the wall and makes a narrow room deeper. The frame is black lacquered metal, and fittings at the back keep it from tipping.`
		],
		picture: "mirror",
		colour: "black",
		stock: pieces(14),
		price: 2990,
		categories: ["interior", "bedroom"],
		measures: {
			width: 72,
			depth: 5,
			height: 172,
			thickness: 5,
			weight: 16
		},
		facets: {
			brand: "nordlys",
			material: "glass",
			form: "oval"
		},
		leadTimeDays: 10,
		showrooms: [
			0,
			1,
			0,
			1
		],
		createdAt: "2025-11-11"
	}
];
// server/demo/lighting.ts
/** Two extras: a longer cord in one of two kinds, and a wrapping that costs a share of the price. */
var extras = [
	{
		option_id: 1,
		product_sku: "KUPPEL-GULVLAMPE",
		...spoken({ title: [
			"Ledning",
			"Sladd",
			"Cord"
		] }),
		type: "drop_down",
		sort_order: 1,
		is_require: false,
		values: [{
			option_type_id: 11,
			...spoken({ title: [
				"Svart, 2 m",
				"Svart, 2 m",
				"Black, 2 m"
			] }),
			price: 0,
			price_type: "fixed",
			sort_order: 1
		}, {
			option_type_id: 12,
			...spoken({ title: [
				"Tekstil, 4 m",
				"Textil, 4 m",
				"Fabric, 4 m"
			] }),
			price: 190,
			price_type: "fixed",
			sort_order: 2
		}]
	},
	{
		option_id: 2,
		product_sku: "KUPPEL-GULVLAMPE",
		...spoken({ title: [
			"Gaveinnpakning",
			"Presentinslagning",
			"Gift wrapping"
		] }),
		type: "checkbox",
		sort_order: 2,
		is_require: false,
		values: [{
			option_type_id: 21,
			...spoken({ title: [
				"Ja takk",
				"Ja tack",
				"Yes, please"
			] }),
			price: 5,
			price_type: "percent",
			sort_order: 1
		}]
	},
	{
		option_id: 3,
		product_sku: "KUPPEL-GULVLAMPE",
		...spoken({ title: [
			"Hilsen på kortet",
			"Hälsning på kortet",
			"Greeting on the card"
		] }),
		type: "field",
		sort_order: 3,
		is_require: false,
		max_characters: 60,
		price: 0,
		price_type: "fixed"
	}
];
/** Lamps. */
var lighting = [{
	id: 2061,
	sku: "KUPPEL-GULVLAMPE",
	name: "Kuppel",
	what: [
		"gulvlampe",
		"golvlampa",
		"floor lamp"
	],
	short: [
		"En bøyd stamme og en kuppel som lyser rett ned.",
		"En böjd stam och en kupol som lyser rakt ned.",
		"A bent stem and a dome that shines straight down."
	],
	about: [
		`Kuppelen samler lyset over boken og lar resten av rommet hvile. Dimmeren sitter på stammen, der hånden finner den i mørket.
      Lampen leveres med en varm LED-pære som kan byttes.`,
		`Kupolen samlar ljuset över boken och låter resten av rummet vila. Dimmern sitter på stammen, där handen hittar den i mörkret.
      Lampan levereras med en varm LED-lampa som går att byta.`,
		`The dome gathers the light over your book and lets the rest of the room be. The dimmer sits on the stem, where your hand finds it in the dark.
      It comes with a warm LED bulb that can be replaced.`
	],
	picture: "lamp",
	variants: inColours({
		black: pieces(34),
		orange: pieces(8),
		white: pieces(25),
		yellow: pieces(5)
	}),
	price: 2490,
	categories: ["lighting", "livingRoom"],
	measures: {
		width: 58,
		depth: 44,
		height: 156,
		poleDiameter: 1.7,
		weight: 7.4
	},
	facets: {
		brand: "nordlys",
		material: "metal",
		function: "dimmable",
		form: "round"
	},
	leadTimeDays: 7,
	showrooms: [
		2,
		2,
		2,
		2
	],
	createdAt: "2025-08-25",
	more: { custom_options: extras }
}, {
	id: 2062,
	sku: "STILLE-LESELAMPE",
	name: "Stille",
	what: [
		"leselampe",
		"läslampa",
		"reading lamp"
	],
	short: [
		"Mattgrønn lampe for gangen og lesekroken.",
		"Mattgrön lampa för hallen och läshörnan.",
		"A matt green lamp for the hall and the reading corner."
	],
	about: [
		`Stille er lampen man lar stå på når man går ut. Skjermen er malt innvendig i kremhvitt, så lyset blir mykt.
      Foten er tung nok til at katten kan passere.`,
		`Stille är lampan man låter vara tänd när man går ut. Skärmen är målad invändigt i gräddvitt, så ljuset blir mjukt.
      Foten är tung nog för att katten ska kunna passera.`,
		`Stille is the lamp you leave on when you go out. The shade is painted cream inside, which makes the light soft.
      The foot is heavy enough for the cat to pass.`
	],
	picture: "lamp",
	colour: "green",
	stock: pieces(17),
	price: 1890,
	categories: ["lighting", "bedroom"],
	measures: {
		width: 58,
		depth: 44,
		height: 156,
		poleDiameter: 1.7,
		weight: 7.1
	},
	facets: {
		brand: "nordlys",
		material: "metal",
		function: "dimmable"
	},
	leadTimeDays: 7,
	showrooms: [
		1,
		0,
		1,
		0
	],
	createdAt: "2025-08-25"
}];
// server/demo/living-room.ts
/** What stands around the sofa. */
var livingRoom = [
	{
		id: 2011,
		sku: "LYNG-LENESTOL",
		name: "Lyng",
		what: [
			"lenestol",
			"fåtölj",
			"armchair"
		],
		short: [
			"En lesestol med ramme av heltre og høy rygg.",
			"En läsfåtölj med massiv ram och hög rygg.",
			"A reading chair with a solid wooden frame and a high back."
		],
		about: [
			`Lyng er tegnet for dem som blir sittende. Ryggen er høy nok til å hvile hodet, og armlenene er brede nok til en kaffekopp.
      Rammen er håndpusset og oljet. Sete og rygg er løse, så trekket kan byttes om ti år.`,
			`Lyng är ritad för den som blir sittande. Ryggen är hög nog att vila huvudet mot, och armstöden är breda nog för en kaffekopp.
      Ramen är handslipad och oljad. Sits och rygg är lösa, så klädseln kan bytas om tio år.`,
			`Lyng is drawn for those who stay seated. The back is high enough to rest your head, and the arms are wide enough for a cup of coffee.
      The frame is sanded by hand and oiled. Seat and back are loose, so the cover can be changed ten years from now.`
		],
		picture: "armchair",
		variants: inColours({
			yellow: pieces(15),
			green: pieces(22),
			brown: pieces(10),
			cream: pieces(3)
		}),
		price: 6490,
		special: offer(5490),
		categories: ["armchairs"],
		measures: {
			width: 72,
			depth: 80,
			height: 96,
			seatWidth: 56,
			seatDepth: 54,
			seatHeight: 43,
			weight: 17.5
		},
		facets: {
			brand: "fjordform",
			series: "lyng",
			material: "wool",
			campaign: "lowPrice"
		},
		leadTimeDays: 14,
		showrooms: [
			3,
			2,
			2,
			1
		],
		createdAt: "2025-02-01"
	},
	{
		id: 2012,
		sku: "LYNG-PUFF",
		name: "Lyng",
		what: [
			"puff",
			"puff",
			"pouffe"
		],
		short: [
			"Fotskammel, ekstra sitteplass og lite bord.",
			"Fotpall, extra sittplats och litet bord.",
			"Footrest, spare seat and small table."
		],
		about: [
			`Puffen har fast stopping, så den kan bære både et brett og en voksen. Den lille knappen på toppen er trukket for hånd.
      Bena er de samme som på lenestolen Lyng.`,
			`Puffen är fast stoppad och bär både en bricka och en vuxen. Den lilla knappen på toppen är klädd för hand.
      Benen är desamma som på fåtöljen Lyng.`,
			`Firm upholstery carries a tray as well as a grown-up. The small button on top is covered by hand.
      Its legs are those of the Lyng armchair.`
		],
		picture: "footstool",
		variants: inColours({
			red: pieces(2),
			green: pieces(13),
			beige: pieces(28),
			navy: pieces(7)
		}),
		price: 1990,
		categories: ["armchairs"],
		measures: {
			width: 62,
			depth: 62,
			height: 42,
			seatHeight: 42,
			weight: 8
		},
		facets: {
			brand: "fjordform",
			series: "lyng",
			material: "wool",
			form: "round"
		},
		leadTimeDays: 10,
		showrooms: [
			0,
			4,
			2,
			2
		],
		createdAt: "2025-02-01"
	},
	{
		id: 2013,
		sku: "RUNDE-SOFABORD",
		name: "Runde",
		what: [
			"sofabord",
			"soffbord",
			"coffee table"
		],
		short: [
			"Rundt bord med hylle for blader og bøker.",
			"Runt bord med hylla för tidningar och böcker.",
			"A round table with a shelf for magazines and books."
		],
		about: [
			`Ingen hjørner å gå på, og plass til fire kopper og en skål. Hyllen under holder bordplaten ryddig.
      Platen er dekket med ekte finér på begge sider, så den holder seg plan.`,
			`Inga hörn att gå på, och plats för fyra koppar och en skål. Hyllan under håller bordsskivan fri.
      Skivan är klädd med äkta faner på båda sidor, så den håller sig plan.`,
			`No corners to walk into, and room for four cups and a bowl. The shelf below keeps the top clear.
      Real veneer on both sides keeps it flat.`
		],
		picture: "coffee-table",
		variants: inColours({
			oak: pieces(19),
			walnut: pieces(6),
			white: pieces(33)
		}),
		price: 2790,
		categories: ["livingRoom"],
		measures: {
			width: 92,
			depth: 92,
			height: 44,
			tableHeight: 44,
			thickness: 2.6,
			legDistance: 54,
			weight: 15
		},
		facets: {
			brand: "stua",
			material: "oak",
			form: "round"
		},
		leadTimeDays: 14,
		showrooms: [
			1,
			1,
			1,
			1
		],
		createdAt: "2025-04-12"
	},
	{
		id: 2014,
		sku: "TRAU-SIDEBORD",
		name: "Trau",
		what: [
			"sidebord",
			"sidobord",
			"side table"
		],
		short: [
			"Brettbord som følger med dit du sitter.",
			"Brickbord som följer med dit du sitter.",
			"A tray table that follows you around."
		],
		about: [
			`Kanten holder glasset på plass, og den tunge foten gjør at bordet står støtt også ved siden av en lenestol.
      Løft det i stammen og ta det med til sengen.`,
			`Kanten håller glaset på plats, och den tunga foten gör att bordet står stadigt även bredvid en fåtölj.
      Lyft det i stammen och ta med det till sängen.`,
			`The rim keeps a glass in place, and a heavy foot keeps the table steady beside any chair.
      Lift it by the stem and take it to bed.`
		],
		picture: "side-table",
		variants: inColours({
			black: pieces(40),
			white: pieces(12),
			oak: upcoming
		}),
		price: 1290,
		categories: ["livingRoom", "bedroom"],
		measures: {
			width: 47,
			depth: 47,
			height: 55,
			tableHeight: 55,
			weight: 6.2
		},
		facets: {
			brand: "stua",
			material: "wood",
			form: "round"
		},
		leadTimeDays: 5,
		showrooms: [
			0,
			0,
			3,
			0
		],
		createdAt: "2025-10-01"
	},
	{
		id: 2015,
		sku: "NOTAT-SKRIVEBORD",
		name: "Notat",
		what: [
			"skrivebord",
			"skrivbord",
			"desk"
		],
		short: [
			"Lite nok til stuen, stort nok til jobben.",
			"Litet nog för vardagsrummet, stort nog för jobbet.",
			"Small enough for the living room, large enough for work."
		],
		about: [
			`To grunne skuffer tar unna alt som ellers blir liggende på bordet. Bak er det en åpning for ledninger.
      Notat går ut av sortimentet når de siste er solgt.`,
			`Två grunda lådor tar hand om allt som annars blir liggande på bordet. Baktill finns en öppning för sladdar.
      Notat utgår när de sista är sålda.`,
			`Two shallow drawers take care of whatever else would stay on the table. There is an opening for cables at the back.
      Notat leaves the range once the last ones are sold.`
		],
		picture: "desk",
		variants: inColours({
			oak: lastPieces(4),
			white: lastPieces(11)
		}),
		price: 3990,
		special: offer(2990),
		categories: ["livingRoom", "storage"],
		measures: {
			width: 124,
			depth: 60,
			height: 74,
			tableHeight: 74,
			legDistance: 104,
			thickness: 2,
			weight: 26
		},
		facets: {
			brand: "stua",
			material: "oak",
			function: "storage",
			form: "rectangular",
			campaign: "lastChance",
			saleStatus: "leaving"
		},
		leadTimeDays: 7,
		showrooms: [
			0,
			1,
			0,
			0
		],
		createdAt: "2024-11-20"
	}
];
// server/demo/navigation.ts
var footer$1 = [
	["/customer-service", [
		"Kundeservice",
		"Kundtjänst",
		"Customer service"
	]],
	["/delivery", [
		"Levering",
		"Leverans",
		"Delivery"
	]],
	["/returns", [
		"Retur og angrerett",
		"Retur och ångerrätt",
		"Returns"
	]],
	["/legal", [
		"Juridisk informasjon",
		"Juridisk information",
		"Legal information"
	]],
	["/privacy", [
		"Personvern",
		"Integritet",
		"Privacy"
	]]
];
/** The rooms of the shop with what is in them, and what stands at the foot of every page. */
function demoNavigation(categories) {
	return {
		...navigationDocument(categories),
		footerItems: footer$1.map(([url, title], index) => ({
			id: `footer${url.replace("/", "-")}`,
			...spoken({ title }),
			url,
			level: 1,
			position: index + 1,
			children: []
		}))
	};
}
// server/demo/variant-fields.ts
var STATUS_ENABLED = 1;
var STATUS_DISABLED = 2;
/** The variants of a configurable product, and the options that tell them apart. */
function variantFields(product, name) {
	const variants = product.variants;
	const choices = variants.map(choicesOf);
	const colours = distinct(choices.map(({ color }) => color));
	const bedSizes = distinct(choices.flatMap(({ size }) => size ?? []));
	const { id: colourId, label, translations } = facetAttributes.color;
	const colourLabel = [
		label,
		translations["sv-SE"].label,
		translations["en-US"].label
	];
	return {
		color_options: colours.map(({ value }) => value),
		...bedSizes.length > 0 ? { size_options: bedSizes.map(({ value }) => value) } : {},
		configurable_options: [optionField(product.id, "color", {
			id: colourId,
			label: colourLabel
		}, colours), ...bedSizes.length > 0 ? [optionField(product.id, SIZE_ATTRIBUTE.code, SIZE_ATTRIBUTE, bedSizes)] : []],
		configurable_children: variants.map((variant, index) => child(product, name, variant, index))
	};
}
function choicesOf({ colour, size }) {
	return {
		color: demoColours[colour],
		...size ? { size: sizes$1[size] } : {}
	};
}
function distinct(options) {
	return [...new Map(options.map((option) => [option.value, option])).values()];
}
function optionField(productId, code, attribute, options) {
	return {
		attribute_id: attribute.id,
		attribute_code: code,
		...spoken({ label: attribute.label }),
		position: code === "color" ? 0 : 1,
		product_id: productId,
		values: options.map(({ value, label, translations }) => ({
			value_index: value,
			label,
			translations
		}))
	};
}
function child(product, name, variant, index) {
	const choices = Object.entries(choicesOf(variant));
	const words = choices.map(([, { label, translations }]) => [
		label.toLowerCase(),
		translations["sv-SE"].label.toLowerCase(),
		translations["en-US"].label.toLowerCase()
	]);
	const suffix = [demoColours[variant.colour].label, variant.size ? sizes$1[variant.size].label.slice(0, 3) : ""].map(slugOf).filter((part) => part !== "").join("-").toUpperCase();
	return {
		id: product.id * 10 + index + 1,
		sku: `${product.sku}-${suffix}`,
		type_id: "simple",
		...spoken({ name: joined([name, ...words], ", ") }),
		status: variant.isDisabled ? STATUS_DISABLED : STATUS_ENABLED,
		image: drawnPicture(product.picture, demoColours[variant.colour].picture),
		stock: variant.stock,
		...priceFields(variant.price ?? product.price, variant.price === void 0 ? product.special : void 0),
		...Object.fromEntries(choices.map(([code, { value }]) => [code, value]))
	};
}
// server/demo/product-document.ts
var measureNames = {
	width: "product_width",
	depth: "product_depth",
	height: "product_height",
	seatWidth: "product_seat_width",
	seatDepth: "product_seat_depth",
	seatHeight: "product_seat_height",
	tableHeight: "product_table_height",
	thickness: "product_thickness",
	legDistance: "product_leg_distance",
	poleDiameter: "product_pole_diameter",
	weight: "weight"
};
/** The document of a product (contract: Product) in the language and currency of the default store view. */
function productDocument(product) {
	const { id, sku, variants = [] } = product;
	const name = fullName(product);
	const slug = slugOf(name[0]);
	const home = categoryTree$1.get(categoryId(product.categories[0]));
	return {
		id,
		sku,
		type_id: variants.length > 0 ? "configurable" : product.type ?? "simple",
		...spoken({
			name,
			product_name_1: everywhere(product.name),
			product_name_2: product.what,
			description: paragraphs(product.about),
			short_description: product.short
		}),
		slug,
		url_key: slug,
		url_path: `${home.urlPath}/${slug}`,
		status: 1,
		visibility: 4,
		tax_class_id: 2,
		category_ids: withAncestors(categoryTree$1, product.categories.map(categoryId)),
		...pictures(product),
		...priceFields(lowestPrice(product), product.special),
		stock: variants.length > 0 ? together(variants.map((variant) => variant.stock)) : product.stock ?? none,
		...showroomStock(product),
		...product.leadTimeDays === void 0 ? {} : { product_delivery_time: product.leadTimeDays },
		...measures(product.measures ?? {}),
		...facetValues(product),
		...variants.length > 0 ? variantFields(product, name) : {},
		...product.more,
		created_at: `${product.createdAt} 08:00:00`
	};
}
function fullName({ name, what }) {
	return joined([everywhere(name), what], " ");
}
/** Variants with prices of their own have special prices of their own; the product shows the lowest. */
function lowestPrice({ price, variants = [] }) {
	const prices = variants.flatMap((variant) => variant.price ?? []);
	return price === null ? null : Math.min(price, ...prices);
}
/** Every picture once, called by its colour. */
function pictures({ picture, colour, variants }) {
	const codes = variants ? [...new Set(variants.map((variant) => variant.colour))] : [colour];
	const paths = codes.map((code) => drawnPicture(picture, demoColours[code].picture));
	const gallery = codes.map((code, index) => {
		const { label, translations } = demoColours[code];
		const lab = [
			label,
			translations["sv-SE"].label,
			translations["en-US"].label
		];
		return {
			image: paths[index],
			pos: index + 1,
			typ: "image",
			...spoken({ lab })
		};
	});
	return {
		image: paths[0],
		thumbnail: paths[0],
		media_gallery: gallery
	};
}
function showroomStock({ showrooms }) {
	return Object.fromEntries((showrooms ?? []).map((qty, index) => [`product_showroom_stock_${index + 1}`, qty]));
}
function measures(own) {
	return Object.fromEntries(Object.entries(own).map(([name, value]) => [measureNames[name], value]));
}
/** What a shopper agrees to: terms, delivery and returns. */
var purchasePages = [
	{
		id: 1,
		identifier: "kjopsvilkar",
		title: [
			"Kjøpsvilkår",
			"Köpvillkor",
			"Terms of sale"
		],
		summary: [
			"Avtalen mellom deg og Stua når du handler hos oss.",
			"Avtalet mellan dig och Stua när du handlar hos oss.",
			"The agreement between you and Stua when you shop with us."
		],
		text: [
			`Disse vilkårene gjelder når du som forbruker kjøper noe av Stua. De kommer i tillegg til forbrukerkjøpsloven og angrerettloven, som alltid går foran.
      ## Bestilling og avtale
      Avtalen er bindende når vi har bekreftet bestillingen på e-post. Er du uten nett, lagres bestillingen på enheten din og sendes så snart du er tilkoblet igjen; den er ikke bindende før vi har svart.
      ## Pris og betaling
      Alle priser er med merverdiavgift. Du betaler med faktura eller når varen kommer. Har prisen endret seg før vi mottar bestillingen, spør vi deg først.
      ## Levering og risiko
      Varen er på vår risiko til du har tatt imot den. Blir den forsinket, får du ny dato eller kan heve kjøpet.
      ## Reklamasjon
      Du kan reklamere i to år, og i fem år på det som er ment å vare vesentlig lenger. Møbler hører som regel til de siste. Ta bilder og skriv til kundeservice, så retter vi feilen, bytter varen eller gir pengene tilbake.
      ## Uenighet
      Blir vi ikke enige, kan du ta saken til Forbrukertilsynet. Avtalen følger norsk rett.`,
			`Dessa villkor gäller när du som konsument köper något av Stua. De kompletterar konsumentköplagen och distansavtalslagen, som alltid går före.
      ## Beställning och avtal
      Avtalet är bindande när vi har bekräftat beställningen via e-post. Är du utan nät sparas beställningen på din enhet och skickas så snart du är uppkopplad igen; den är inte bindande förrän vi har svarat.
      ## Pris och betalning
      Alla priser är inklusive moms. Du betalar med faktura eller när varan kommer. Har priset ändrats innan vi tar emot beställningen frågar vi dig först.
      ## Leverans och risk
      Varan är på vår risk tills du har tagit emot den. Blir den försenad får du ett nytt datum eller kan häva köpet.
      ## Reklamation
      Du kan reklamera i tre år. Ta bilder och skriv till kundtjänst, så avhjälper vi felet, byter varan eller betalar tillbaka.
      ## Oenighet
      Blir vi inte överens kan du vända dig till Allmänna reklamationsnämnden.`,
			`These terms apply when you as a consumer buy something from Stua. They add to the consumer laws of your country, which always come first.
      ## Order and agreement
      The agreement is binding once we have confirmed your order by e-mail. Without a network your order is kept on your device and sent as soon as you are online again; it is not binding until we have answered.
      ## Price and payment
      All prices include tax. You pay by invoice or on delivery. If a price has changed before your order reaches us, we ask you first.
      ## Delivery and risk
      Goods are at our risk until you have received them. If they are late, you get a new date or may cancel.
      ## Complaints
      You can complain for as long as your law allows, at least two years. Take pictures and write to customer service, and we will mend the fault, replace the item or pay you back.
      ## Disagreement
      If we cannot agree, you may turn to the consumer authority of your country.`
		]
	},
	{
		id: 2,
		identifier: "delivery",
		title: [
			"Levering",
			"Leverans",
			"Delivery"
		],
		summary: [
			"Slik kommer møblene hjem til deg.",
			"Så kommer möblerna hem till dig.",
			"How the furniture comes home to you."
		],
		text: [
			`Møbler kjøres hjem og bæres inn i det rommet du vil. Små ting kan du hente på et utleveringssted i nærheten.
      ## Når kommer den?
      På hver vare står det hvor mange uker den trenger. Lagervarer er klare innen to uker; det som lages på bestilling, tar lenger tid.
      ## Velg dag
      Når varen er klar, får du en melding med lenke til å velge dag og tidsrom. Sjåføren ringer en time før.
      ## Se etter
      Pakk opp mens du har tid, og se etter skader. Gi beskjed innen en uke, så ordner vi det.`,
			`Möbler körs hem och bärs in i det rum du vill. Små saker kan du hämta på ett utlämningsställe i närheten.
      ## När kommer den?
      Vid varje vara står hur många veckor den behöver. Lagervaror är klara inom två veckor; det som görs på beställning tar längre tid.
      ## Välj dag
      När varan är klar får du ett meddelande med en länk där du väljer dag och tid. Chauffören ringer en timme innan.
      ## Titta efter
      Packa upp i lugn och ro och leta efter skador. Säg till inom en vecka, så ordnar vi det.`,
			`Furniture is driven home and carried into the room you want. Small things can be collected at a pick-up point near you.
      ## When will it come?
      Every product says how many weeks it needs. What we stock is ready within two weeks; what is made to order takes longer.
      ## Choose the day
      Once it is ready you get a message with a link to choose day and time. The driver calls an hour before.
      ## Have a look
      Unpack in peace and look for damage. Tell us within a week and we will put it right.`
		]
	},
	{
		id: 3,
		identifier: "returns",
		title: [
			"Retur og angrerett",
			"Retur och ångerrätt",
			"Returns"
		],
		summary: [
			"Tretti dager til å ombestemme seg.",
			"Trettio dagar att ändra sig.",
			"Thirty days to change your mind."
		],
		text: [
			`Du har tretti dager på deg fra du tar imot varen. Det er lenger enn loven krever, for en sofa må sittes i før man vet.
      ## Slik gjør du
      Skriv til kundeservice med ordrenummeret, så henter vi møbelet gratis. Det trenger ikke være i esken, men det må være helt og rent.
      ## Pengene tilbake
      Du får hele beløpet tilbake, også frakten hjem til deg, senest fjorten dager etter at vi har hentet varen.
      ## Det som ikke kan returneres
      Møbler laget etter dine mål, nedlastede filer og madrasser som er prøvd ut over de hundre nettene.`,
			`Du har trettio dagar på dig från det att du tar emot varan. Det är längre än lagen kräver, för en soffa måste man sitta i innan man vet.
      ## Så gör du
      Skriv till kundtjänst med ordernumret, så hämtar vi möbeln gratis. Den behöver inte ligga i kartongen, men ska vara hel och ren.
      ## Pengarna tillbaka
      Du får hela beloppet tillbaka, även frakten hem till dig, senast fjorton dagar efter att vi har hämtat varan.
      ## Det som inte kan returneras
      Möbler gjorda efter dina mått, nedladdade filer och madrasser som provats längre än de hundra nätterna.`,
			`You have thirty days from the day you receive your order. That is longer than the law demands, because a sofa must be sat in before you know.
      ## What to do
      Write to customer service with your order number and we collect the piece free of charge. It need not be in its box, but it must be whole and clean.
      ## Your money
      You get the full amount back, including delivery to your home, within fourteen days of our collecting it.
      ## What cannot be returned
      Furniture made to your measurements, downloaded files, and mattresses tried for longer than their hundred nights.`
		]
	}
].map(cmsPage);
// server/demo/services.ts
/** What is not carried into the house: work and a file. */
var services$1 = [{
	id: 2091,
	sku: "MONTERING",
	type: "virtual",
	name: "Stua",
	what: [
		"montering hjemme",
		"montering hemma",
		"assembly at home"
	],
	short: [
		"Vi skrur det sammen og tar med emballasjen.",
		"Vi skruvar ihop det och tar med emballaget.",
		"We put it together and take the packaging away."
	],
	about: [
		`To montører kommer samtidig med møblene, setter dem sammen der de skal stå og tar med seg esker og plast. Prisen gjelder én leveranse, uansett hvor mange møbler den har.`,
		`Två montörer kommer samtidigt med möblerna, sätter ihop dem där de ska stå och tar med sig kartonger och plast. Priset gäller en leverans, oavsett hur många möbler den har.`,
		`Two fitters come with the furniture, assemble it where it belongs and take boxes and plastic away. The price covers one delivery, however many pieces it has.`
	],
	picture: "box",
	colour: "oak",
	stock: unlimited,
	price: 990,
	categories: [
		"storage",
		"bedroom",
		"diningRoom"
	],
	facets: { brand: "stua" },
	createdAt: "2024-10-01"
}, {
	id: 2092,
	sku: "GJEM-TEGNING",
	type: "downloadable",
	name: "Gjem",
	what: [
		"byggetegning (PDF)",
		"byggritning (PDF)",
		"building plan (PDF)"
	],
	short: [
		"Bygg kassen selv av en plate finér.",
		"Bygg lådan själv av en plywoodskiva.",
		"Build the box yourself from a sheet of plywood."
	],
	about: [
		`Tolv sider med mål, kappliste og bilder av hvert steg. Du trenger en sag, lim og en ettermiddag. Filen kan lastes ned så snart ordren er betalt.`,
		`Tolv sidor med mått, kaplista och bilder av varje steg. Du behöver en såg, lim och en eftermiddag. Filen kan laddas ned så snart ordern är betald.`,
		`Twelve pages with measurements, a cutting list and pictures of every step. You need a saw, glue and an afternoon. The file can be downloaded once the order is paid.`
	],
	picture: "box",
	colour: "walnut",
	stock: unlimited,
	price: 149,
	categories: ["storage"],
	facets: { brand: "stua" },
	createdAt: "2025-08-01"
}];
// server/demo/sets.ts
var parts = (owner, skus, type) => skus.map((sku, index) => ({
	sku: owner,
	link_type: "associated",
	linked_product_sku: sku,
	linked_product_type: type,
	position: index + 1,
	qty: 1,
	extension_attributes: { qty: 1 }
}));
var slot = (optionId, title, { type, isRequired }, choices) => ({
	option_id: optionId,
	...spoken({ title }),
	required: isRequired,
	type,
	position: optionId,
	sku: "VIK-HAGEGRUPPE",
	product_links: choices.map((choice, index) => ({
		...choice,
		option_id: optionId,
		position: index + 1,
		is_default: index === 0 && isRequired,
		can_change_quantity: choice.qty > 1
	}))
});
/** Products that are made of others: a bundle, a group, and the pages of two series. */
var sets = [
	{
		id: 2081,
		sku: "VIK-HAGEGRUPPE",
		type: "bundle",
		name: "Vik",
		what: [
			"hagegruppe",
			"trädgårdsgrupp",
			"garden set"
		],
		short: [
			"Bord, stoler og kanskje litt skygge.",
			"Bord, stolar och kanske lite skugga.",
			"A table, chairs and perhaps some shade."
		],
		about: [
			`Sett sammen din egen spiseplass ute: velg bord, hvor mange stoler du vil ha, og om parasollen skal være med. Alt leveres samlet.`,
			`Sätt ihop din egen matplats ute: välj bord, hur många stolar du vill ha och om parasollen ska vara med. Allt levereras samlat.`,
			`Put your own outdoor dining place together: choose a table, how many chairs you want, and whether the parasol comes along. Everything arrives together.`
		],
		picture: "garden-table",
		colour: "oak",
		stock: pieces(9),
		price: 16950,
		categories: ["garden"],
		facets: {
			brand: "fjordform",
			series: "vik",
			function: "outdoor"
		},
		leadTimeDays: 21,
		createdAt: "2025-03-01",
		more: { bundle_options: [
			slot(1, [
				"Bord",
				"Bord",
				"Table"
			], {
				type: "radio",
				isRequired: true
			}, [{
				id: 1,
				sku: "VIK-BORD-186",
				qty: 1
			}, {
				id: 2,
				sku: "VIK-BORD-SVART",
				qty: 1
			}]),
			slot(2, [
				"Stoler",
				"Stolar",
				"Chairs"
			], {
				type: "radio",
				isRequired: true
			}, [{
				id: 3,
				sku: "VIK-STOL",
				qty: 4
			}]),
			slot(3, [
				"Skygge",
				"Skugga",
				"Shade"
			], {
				type: "checkbox",
				isRequired: false
			}, [{
				id: 4,
				sku: "SOLEN-PARASOLL",
				qty: 1
			}])
		] }
	},
	{
		id: 2082,
		sku: "ENTRE-SETT",
		type: "grouped",
		name: "Velkommen",
		what: [
			"entrésett",
			"hallset",
			"hallway set"
		],
		short: [
			"Speil, lampe og kasser til gangen.",
			"Spegel, lampa och lådor till hallen.",
			"A mirror, a lamp and boxes for the hall."
		],
		about: [
			`Tre ting som gjør gangen ferdig: et speil i full lengde, en lampe som kan stå på, og kasser til luer og votter. Kjøp alt, eller bare det du mangler.`,
			`Tre saker som gör hallen klar: en spegel i hel längd, en lampa som kan stå tänd och lådor för mössor och vantar. Köp allt, eller bara det du saknar.`,
			`Three things that complete a hall: a full-length mirror, a lamp that can stay lit, and boxes for hats and mittens. Buy them all, or only what you lack.`
		],
		picture: "mirror",
		colour: "black",
		stock: pieces(14),
		price: 5329,
		categories: [
			"interior",
			"lighting",
			"storage"
		],
		facets: { brand: "nordlys" },
		leadTimeDays: 10,
		createdAt: "2025-11-11",
		more: { product_links: parts("ENTRE-SETT", [
			"BUE-SPEIL",
			"STILLE-LESELAMPE",
			"GJEM-KASSE"
		], "simple") }
	},
	{
		id: 2083,
		sku: "SERIE-NORDVIK",
		type: "collection",
		name: "Nordvik",
		what: [
			"sofaserie",
			"soffserie",
			"sofa series"
		],
		short: [
			"Tre sofaer med samme rene linje.",
			"Tre soffor med samma rena linje.",
			"Three sofas with the same clean line."
		],
		about: [
			`Nordvik ble tegnet for leiligheter med lite plass og mye besøk. Alle sofaene har samme dybde, samme ben og de samme stoffene, så de kan stå sammen på tvers av rom.
      Bland to- og treseteren, eller la fireseteren være nok.`,
			`Nordvik ritades för lägenheter med lite plats och mycket besök. Alla soffor har samma djup, samma ben och samma tyger, så de kan stå tillsammans i olika rum.
      Blanda två- och tresitsen, eller låt fyrsitsen räcka.`,
			`Nordvik was drawn for flats with little room and many guests. All its sofas share depth, legs and cloths, so they go together across rooms.
      Mix the two- and the three-seater, or let the four-seater do.`
		],
		picture: "sofa-3",
		colour: "green",
		stock: pieces(3),
		price: 44970,
		special: offerUnderWay(41970),
		categories: ["sofas"],
		facets: {
			brand: "stua",
			series: "nordvik"
		},
		leadTimeDays: 63,
		createdAt: "2025-03-10",
		more: { product_links: parts("SERIE-NORDVIK", [
			"NORDVIK-2",
			"NORDVIK-3",
			"NORDVIK-4"
		], "configurable") }
	},
	{
		id: 2084,
		sku: "SERIE-FJELL",
		type: "collection",
		name: "Fjell",
		what: [
			"spisestueserie",
			"matplatsserie",
			"dining series"
		],
		short: [
			"Bord, stoler og skjenk av samme tre.",
			"Bord, stolar och skänk av samma trä.",
			"Table, chairs and sideboard from the same wood."
		],
		about: [
			`Fjell er laget av eik fra samme skog og oljet i samme verksted, så tonene passer sammen også når du kjøper stolene et år senere.`,
			`Fjell är gjord av ek från samma skog och oljad i samma verkstad, så tonerna passar ihop även när du köper stolarna ett år senare.`,
			`Fjell is made from oak of one forest and oiled in one workshop, so its tones match even when the chairs follow a year later.`
		],
		picture: "dining-table",
		colour: "oak",
		stock: pieces(5),
		price: 23160,
		categories: ["diningRoom"],
		facets: {
			brand: "hagaberg",
			series: "fjell",
			material: "oak"
		},
		leadTimeDays: 56,
		createdAt: "2025-01-15",
		more: { product_links: parts("SERIE-FJELL", [
			"FJELL-SPISEBORD",
			"FJELL-STOL",
			"FJELL-BARSTOL",
			"FJELL-SKJENK"
		], "configurable") }
	}
];
// server/demo/sofas.ts
/** Sofas. */
var sofas = [
	{
		id: 2001,
		sku: "NORDVIK-2",
		name: "Nordvik",
		what: [
			"2-seters sofa",
			"2-sitssoffa",
			"2-seater sofa"
		],
		short: [
			"En slank sofa til den lille stuen.",
			"En smäcker soffa för det lilla vardagsrummet.",
			"A slim sofa for a small living room."
		],
		about: [
			`Nordvik er sofaen som får plass der andre må gi seg. Smale armlener gir mer å sitte på, og de høye bena lar lyset slippe under.
      Ryggputene er fylt med kaldskum og fiber, så de holder formen uten å bli harde. Trekket kan tas av og vaskes på 30 grader.`,
			`Nordvik är soffan som får plats där andra går bet. Smala armstöd ger mer att sitta på, och de höga benen släpper in ljuset under.
      Ryggkuddarna är fyllda med kallskum och fiber och håller formen utan att bli hårda. Klädseln går att ta av och tvätta i 30 grader.`,
			`Nordvik fits where other sofas give up. Slim arms leave more room to sit, and tall legs let the light pass beneath.
      The back cushions hold cold foam and fibre, so they keep their shape without turning hard. The cover comes off and washes at 30 degrees.`
		],
		picture: "sofa-2",
		variants: inColours({
			beige: pieces(24),
			green: pieces(9),
			grey: pieces(16),
			pink: pieces(4)
		}),
		price: 9990,
		categories: ["sofas"],
		measures: {
			width: 162,
			depth: 92,
			height: 83,
			seatWidth: 140,
			seatDepth: 58,
			seatHeight: 46,
			weight: 44
		},
		facets: {
			brand: "stua",
			series: "nordvik",
			material: "textile",
			function: "washable",
			form: "straight"
		},
		leadTimeDays: 14,
		showrooms: [
			1,
			0,
			2,
			0
		],
		createdAt: "2025-03-10"
	},
	{
		id: 2002,
		sku: "NORDVIK-3",
		name: "Nordvik",
		what: [
			"3-seters sofa",
			"3-sitssoffa",
			"3-seater sofa"
		],
		short: [
			"Én lang sittepute, tre ryggputer og plass til alle.",
			"En lång sittdyna, tre ryggkuddar och plats för alla.",
			"One long seat, three back cushions and room for everyone."
		],
		about: [
			`Den lange sitteputen er Nordviks kjennetegn: ingen skjøt å havne i, og plass til å strekke seg helt ut.
      Rammen er av furu fra Innlandet, bena av heltre eik. Stoffet er vevd av ull og resirkulert polyester og tåler 60 000 runder i slitetesten.`,
			`Den långa sittdynan är Nordviks kännetecken: ingen skarv att hamna i och plats att sträcka ut sig helt.
      Stommen är av norsk furu och benen av massiv ek. Tyget är vävt av ull och återvunnen polyester och klarar 60 000 varv i slittestet.`,
			`The long seat is what Nordvik is known for: no gap to sink into, and room to stretch out fully.
      The frame is Norwegian pine, the legs are solid oak. The cloth is woven from wool and recycled polyester and stands 60,000 rubs in the wear test.`
		],
		picture: "sofa-3",
		variants: inColours({
			green: pieces(31),
			beige: pieces(18),
			anthracite: pieces(10),
			blue: pieces(5),
			cream: none
		}),
		price: 14990,
		special: offerUnderWay(11990),
		categories: ["sofas"],
		measures: {
			width: 214,
			depth: 92,
			height: 83,
			seatWidth: 184,
			seatDepth: 58,
			seatHeight: 46,
			weight: 61
		},
		facets: {
			brand: "stua",
			series: "nordvik",
			material: "wool",
			function: "washable",
			form: "straight",
			campaign: "season"
		},
		leadTimeDays: 21,
		showrooms: [
			2,
			1,
			1,
			1
		],
		createdAt: "2025-03-10"
	},
	{
		id: 2003,
		sku: "NORDVIK-4",
		name: "Nordvik",
		what: [
			"4-seters sofa",
			"4-sitssoffa",
			"4-seater sofa"
		],
		short: [
			"Dyp, bred og lav: sofaen til lange kvelder.",
			"Djup, bred och låg: soffan för långa kvällar.",
			"Deep, wide and low: the sofa for long evenings."
		],
		about: [
			`Den største sofaen i Nordvik-serien har to dype seter og lave armlener som også blir en plass å sitte.
      Den leveres i to deler og går gjennom en vanlig dør.`,
			`Den största soffan i Nordvik-serien har två djupa säten och låga armstöd som också blir en plats att sitta på.
      Den levereras i två delar och går genom en vanlig dörr.`,
			`The largest Nordvik sofa has two deep seats and low arms that double as places to sit.
      It arrives in two parts and passes through an ordinary door.`
		],
		picture: "sofa-4",
		variants: inColours({
			grey: pieces(12),
			cream: pieces(7),
			brown: lastPieces(2)
		}),
		price: 19990,
		categories: ["sofas"],
		measures: {
			width: 262,
			depth: 98,
			height: 80,
			seatWidth: 224,
			seatDepth: 64,
			seatHeight: 44,
			weight: 82
		},
		facets: {
			brand: "stua",
			series: "nordvik",
			material: "textile",
			form: "straight",
			saleStatus: "news"
		},
		leadTimeDays: 63,
		showrooms: [
			0,
			1,
			0,
			0
		],
		createdAt: "2026-08-20"
	},
	{
		id: 2004,
		sku: "HEIM-HJORNE",
		name: "Heim",
		what: [
			"hjørnesofa",
			"hörnsoffa",
			"corner sofa"
		],
		short: [
			"Et helt hjørne å samles i.",
			"Ett helt hörn att samlas i.",
			"A whole corner to gather in."
		],
		about: [
			`Heim er bygget av moduler som hektes sammen uten verktøy, så hjørnet kan bytte side når du flytter.
      Sitteputene har posefjærer under skummet og gir jevn støtte helt ut til kanten. Velg stoff som tåler barn, hund og rødvin.`,
			`Heim är byggd av moduler som hakas ihop utan verktyg, så hörnet kan byta sida när du flyttar.
      Sittdynorna har pocketfjädrar under skummet och ger jämnt stöd ända ut till kanten. Välj tyg som tål barn, hund och rödvin.`,
			`Heim is built from modules that hook together without tools, so the corner can change sides when you move.
      Pocket springs beneath the foam give even support right to the edge. Choose a cloth that copes with children, dogs and red wine.`
		],
		picture: "corner-sofa",
		variants: [
			{
				colour: "beige",
				stock: pieces(6)
			},
			{
				colour: "grey",
				stock: pieces(14)
			},
			{
				colour: "blue",
				stock: none
			},
			{
				colour: "turquoise",
				stock: pieces(3),
				isDisabled: true
			}
		],
		price: 27990,
		categories: ["cornerSofas"],
		measures: {
			width: 256,
			depth: 218,
			height: 83,
			seatDepth: 58,
			seatHeight: 46,
			weight: 118
		},
		facets: {
			brand: "fjordform",
			series: "heim",
			material: "textile",
			function: "modular",
			form: "corner"
		},
		leadTimeDays: 84,
		showrooms: [
			1,
			0,
			0,
			1
		],
		createdAt: "2025-05-05"
	},
	{
		id: 2005,
		sku: "HEIM-SJESELONG",
		name: "Heim",
		what: [
			"sofa med sjeselong",
			"soffa med schäslong",
			"sofa with chaise longue"
		],
		short: [
			"Beina opp, uten å ta plassen fra noen.",
			"Fötterna upp, utan att ta plats från någon.",
			"Feet up, without taking anyone’s seat."
		],
		about: [
			`Sjeselongen er dyp nok til en ettermiddagslur, og de to andre setene er brede nok til gjester.
      Lokket under sjeselongen åpner seg mot et rom for puter og pledd.`,
			`Schäslongen är djup nog för en tupplur, och de två andra sätena är breda nog för gäster.
      Under schäslongen finns ett utrymme för kuddar och plädar.`,
			`The chaise is deep enough for an afternoon nap, and the other two seats are wide enough for guests.
      Beneath the chaise there is room for cushions and throws.`
		],
		picture: "chaise-sofa",
		variants: inColours({
			green: pieces(8),
			lightGrey: pieces(20),
			brown: pieces(2)
		}),
		price: 22490,
		categories: ["cornerSofas", "storage"],
		measures: {
			width: 244,
			depth: 141,
			height: 83,
			seatDepth: 58,
			seatHeight: 46,
			weight: 96
		},
		facets: {
			brand: "fjordform",
			series: "heim",
			material: "textile",
			function: "storage",
			form: "chaise"
		},
		leadTimeDays: 49,
		showrooms: [
			0,
			0,
			1,
			0
		],
		createdAt: "2025-05-05"
	},
	{
		id: 2006,
		sku: "DVALE-SOVESOFA",
		name: "Dvale",
		what: [
			"sovesofa",
			"bäddsoffa",
			"sofa bed"
		],
		short: [
			"Sofa om dagen, seng for to om natten.",
			"Soffa på dagen, säng för två på natten.",
			"A sofa by day, a bed for two by night."
		],
		about: [
			`Dvale slås ut med ett grep til en seng på 140 × 200 cm. Madrassen er like god som den hjemme, med 16 cm kaldskum uten skjøt på midten.
      Rammen er av eik, og ryggputene henger i løkker så de ikke faller bakover.`,
			`Dvale fälls ut med ett grepp till en säng på 140 × 200 cm. Madrassen är lika bra som den hemma, med 16 cm kallskum utan skarv på mitten.
      Ramen är av ek och ryggkuddarna hänger i öglor så att de inte faller bakåt.`,
			`One pull turns Dvale into a bed of 140 × 200 cm. Its mattress is as good as the one at home: 16 cm of cold foam with no seam in the middle.
      The frame is oak, and the back cushions hang in loops so they never slip.`
		],
		picture: "sofa-bed",
		variants: inColours({
			orange: pieces(11),
			anthracite: pieces(27)
		}),
		price: 12990,
		categories: ["sofas", "bedroom"],
		measures: {
			width: 200,
			depth: 96,
			height: 76,
			seatWidth: 190,
			seatDepth: 60,
			seatHeight: 44,
			weight: 72
		},
		facets: {
			brand: "stua",
			material: "textile",
			function: "sleep",
			form: "straight"
		},
		leadTimeDays: 7,
		showrooms: [
			1,
			1,
			0,
			0
		],
		createdAt: "2025-09-15"
	}
];
// server/demo/storage.ts
/** Where things are put away. */
var storage = [
	{
		id: 2041,
		sku: "FJELL-SKJENK",
		name: "Fjell",
		what: [
			"skjenk",
			"skänk",
			"sideboard"
		],
		short: [
			"Fire dører, to av dem med spiler.",
			"Fyra dörrar, två av dem med ribbor.",
			"Four doors, two of them slatted."
		],
		about: [
			`Bak spilene slipper fjernkontrollen gjennom, og bak de glatte dørene får serviset stå i fred. Hyllene kan flyttes uten verktøy.
      Skjenken er finert rundt om, så den kan stå fritt i rommet.`,
			`Bakom ribborna når fjärrkontrollen fram, och bakom de släta dörrarna får porslinet stå i fred. Hyllorna flyttas utan verktyg.
      Skänken är fanerad runt om, så den kan stå fritt i rummet.`,
			`The slats let the remote control through, and behind the plain doors the china is left in peace. Shelves move without tools.
      It is veneered all around, so it can stand free in a room.`
		],
		picture: "sideboard",
		variants: inColours({
			oak: pieces(11),
			walnut: pieces(8),
			black: pieces(15)
		}),
		price: 10990,
		categories: [
			"storage",
			"diningRoom",
			"livingRoom"
		],
		measures: {
			width: 168,
			depth: 44,
			height: 72,
			legDistance: 144,
			weight: 62
		},
		facets: {
			brand: "hagaberg",
			series: "fjell",
			material: "oak",
			function: "storage",
			form: "rectangular"
		},
		leadTimeDays: 56,
		showrooms: [
			1,
			1,
			0,
			0
		],
		createdAt: "2025-01-15"
	},
	{
		id: 2042,
		sku: "RAD-BOKHYLLE",
		name: "Rad",
		what: [
			"bokhylle",
			"bokhylla",
			"bookcase"
		],
		short: [
			"Fem hyller, åpen front, tett rygg.",
			"Fem hyllor, öppen front, tät rygg.",
			"Five shelves, open front, closed back."
		],
		about: [
			`Rad er en ærlig bokhylle: brede hyller som ikke bøyer seg, og en rygg som holder bøkene på plass.
      Sett to ved siden av hverandre, så møtes de uten glipe.`,
			`Rad är en ärlig bokhylla: breda hyllplan som inte böjer sig, och en rygg som håller böckerna på plats.
      Ställ två bredvid varandra, så möts de utan glipa.`,
			`Rad is an honest bookcase: wide shelves that do not sag, and a back that keeps the books in place.
      Put two side by side and they meet without a gap.`
		],
		picture: "shelf",
		variants: inColours({
			white: pieces(30),
			oak: pieces(10),
			black: pieces(5)
		}),
		price: 3490,
		categories: ["storage", "livingRoom"],
		measures: {
			width: 92,
			depth: 34,
			height: 186,
			thickness: 2.4,
			weight: 38
		},
		facets: {
			brand: "stua",
			material: "wood",
			form: "rectangular",
			campaign: "lowPrice"
		},
		leadTimeDays: 10,
		showrooms: [
			2,
			2,
			2,
			2
		],
		createdAt: "2024-12-02"
	},
	{
		id: 2043,
		sku: "GJEM-KASSE",
		name: "Gjem",
		what: [
			"oppbevaringskasser, to stykker",
			"förvaringslådor, två stycken",
			"storage boxes, set of two"
		],
		short: [
			"Med lokk og grep, én stor og én liten.",
			"Med lock och handtag, en stor och en liten.",
			"With lids and grips, one large and one small."
		],
		about: [
			`Stablet blir de et lite møbel, hver for seg forsvinner de i hyllen. Kassene er laget av resirkulert kartong med trekk av bomull.
      De tåler å bli dratt ut og skjøvet inn hver dag.`,
			`Staplade blir de en liten möbel, var för sig försvinner de i hyllan. Lådorna är gjorda av återvunnen kartong klädd med bomull.
      De tål att dras ut och skjutas in varje dag.`,
			`Stacked they make a small piece of furniture, apart they vanish into the shelf. They are made of recycled board covered in cotton.
      They cope with being pulled out and pushed in every day.`
		],
		picture: "box",
		colour: "beige",
		stock: pieces(120),
		price: 449,
		categories: ["storage", "interior"],
		measures: {
			width: 48,
			depth: 34,
			height: 26,
			weight: 2.1
		},
		facets: {
			brand: "stua",
			material: "cotton",
			function: "stackable",
			form: "rectangular"
		},
		leadTimeDays: 4,
		showrooms: [
			12,
			8,
			10,
			6
		],
		createdAt: "2025-08-01"
	}
];
// server/demo/url-rewrites.ts
var MOVED_FOR_GOOD = 301;
/** Redirects from the addresses that the shop once had. */
var urlRewrites = [
	["sofa", "sofaer"],
	["sofaer", "stue/sofaer"],
	["nordvik-sofa.html", "stue/sofaer/nordvik-3-seters-sofa"]
].map(([from, to]) => ({
	id: from,
	request_path: from,
	relative_url: to,
	redirectCode: MOVED_FOR_GOOD
}));
// server/demo/demo-catalogue.ts
var plans = [
	...sofas,
	...livingRoom,
	...diningRoom,
	...bedroom,
	...storage,
	...garden,
	...lighting,
	...interior,
	...sets,
	...services$1
];
/** The small hand-made shop that is there before any real one. */
function demoCatalogue() {
	const products = plans.map(productDocument);
	const categories = categoryDocuments(categoryTree$1, products).map((category) => ({
		...category,
		image: categoryPicture(Number(category.id)),
		is_featured: category["level"] === 2
	}));
	return {
		documents: {
			...shopBasics(),
			products,
			categories,
			attributes: demoAttributes(plans),
			cms_blocks: cmsBlocks,
			cms_pages: [...purchasePages, ...companyPages],
			navigation: [demoNavigation(categories)],
			url_rewrites: urlRewrites
		},
		rejections: []
	};
}
// server/synthetic/three-languages.ts
/** Reads `Sofaer|Soffor|Sofas`. */
function threeTexts(text) {
	const [nb, sv, en] = text.split("|");
	return {
		nb,
		sv,
		en
	};
}
// server/synthetic/furniture-kind.ts
/** Materials of upholstered furniture. */
var soft = [
	"textile",
	"velvet",
	"leather",
	"wool",
	"linen"
];
/** Materials of wooden furniture. */
var wood = [
	"oak",
	"walnut",
	"pine",
	"wood"
];
/** Materials of small tables. */
var hard = [
	"metal",
	"glass",
	"marble",
	"oak"
];
/** Materials of what stands outside. */
var open$1 = [
	"rattan",
	"metal",
	"bamboo",
	"plastic"
];
/** The twelve colours of the synthetic shop. */
var allColours = [
	"white",
	"beige",
	"grey",
	"anthracite",
	"black",
	"brown",
	"green",
	"blue",
	"turquoise",
	"red",
	"pink",
	"yellow"
];
var calm = [
	"white",
	"beige",
	"grey",
	"black",
	"brown",
	"anthracite"
];
var sizes = (text) => text.split(" ").map((span) => span.split("-").map(Number));
/** Describes a kind. Spans are price, width, depth and height; names are Norwegian, Swedish and English. */
function kind(categoryId, names, spans, rest) {
	const [price, width, depth, height] = sizes(spans);
	const measures = {
		price,
		width,
		depth,
		height
	};
	return {
		categoryId,
		names: threeTexts(names),
		...measures,
		group: "other",
		colours: calm,
		functions: [],
		forms: [],
		...rest
	};
}
/** What all seats share. */
var seat$3 = {
	group: "seat",
	materials: soft,
	colours: allColours
};
/** What all tables share. */
var table = {
	group: "table",
	materials: wood
};
// server/synthetic/home-and-garden.ts
/** Storage, bedroom, lighting, decoration and garden. */
var homeAndGarden = [
	kind(511, "bokhylle|bokhylla|bookcase", "799-14990 40-160 26-40 90-230", {
		materials: wood,
		picture: "shelf"
	}),
	kind(512, "vegghylle|vägghylla|wall shelf", "149-2990 30-120 15-30 4-60", {
		materials: [...wood, "metal"],
		picture: "shelf"
	}),
	kind(521, "skjenk|skänk|sideboard", "2990-24990 110-220 38-48 60-90", {
		materials: wood,
		picture: "sideboard",
		functions: ["storage"]
	}),
	kind(522, "TV-benk|tv-bänk|TV bench", "1490-15990 120-220 35-45 38-60", {
		materials: wood,
		picture: "sideboard",
		functions: ["storage"]
	}),
	kind(53, "garderobeskap|garderob|wardrobe", "2490-29990 80-250 45-66 185-236", {
		materials: wood,
		picture: "wardrobe",
		functions: ["storage"]
	}),
	kind(54, "oppbevaringsboks|förvaringslåda|storage box", "99-799 20-60 20-45 15-40", {
		materials: [
			"bamboo",
			"rattan",
			"textile",
			"plastic"
		],
		colours: allColours,
		picture: "box",
		functions: [
			"storage",
			"stackable",
			"foldable"
		]
	}),
	kind(611, "sengeramme|sängram|bed frame", "1990-19990 90-190 205-225 80-130", {
		materials: [
			...wood,
			"metal",
			"textile"
		],
		picture: "bed",
		functions: ["storage"]
	}),
	kind(612, "kontinentalseng|kontinentalsäng|box spring bed", "7990-39990 90-180 200-212 55-120", {
		materials: ["textile", "velvet"],
		picture: "bed",
		functions: ["storage"]
	}),
	kind(62, "madrass|madrass|mattress", "1290-19990 80-180 200-210 12-30", {
		materials: ["foam", "cotton"],
		colours: ["white", "grey"],
		picture: "mattress"
	}),
	kind(63, "nattbord|nattduksbord|bedside table", "399-4990 35-55 30-45 40-62", {
		materials: wood,
		picture: "side-table",
		functions: ["storage"]
	}),
	kind(711, "gulvlampe|golvlampa|floor lamp", "499-6990 25-55 25-55 130-185", {
		group: "pole",
		materials: [
			"metal",
			"oak",
			"textile"
		],
		picture: "lamp",
		functions: ["dimmable"]
	}),
	kind(712, "bordlampe|bordslampa|table lamp", "199-3990 14-40 14-40 24-65", {
		materials: [
			"metal",
			"glass",
			"marble"
		],
		colours: allColours,
		picture: "lamp",
		functions: ["dimmable"]
	}),
	kind(713, "taklampe|taklampa|ceiling lamp", "299-8990 20-90 20-90 15-60", {
		materials: [
			"metal",
			"glass",
			"rattan"
		],
		picture: "lamp",
		functions: ["dimmable"],
		forms: ["round"]
	}),
	kind(72, "teppe|matta|rug", "499-14990 80-300 140-400 1-4", {
		materials: [
			"wool",
			"cotton",
			"linen",
			"textile"
		],
		colours: allColours,
		picture: "rug",
		forms: ["round", "rectangular"]
	}),
	kind(73, "speil|spegel|mirror", "299-5990 30-120 2-6 40-200", {
		materials: [
			"glass",
			"metal",
			"oak"
		],
		picture: "mirror",
		forms: [
			"round",
			"rectangular",
			"oval"
		]
	}),
	kind(74, "pyntepute|prydnadskudde|cushion", "99-899 40-60 30-60 8-18", {
		materials: [
			"wool",
			"cotton",
			"linen",
			"velvet"
		],
		colours: allColours,
		picture: "cushion",
		functions: ["washable"],
		forms: ["square", "round"]
	}),
	kind(75, "vase|vas|vase", "99-1490 10-30 10-30 12-55", {
		materials: [
			"glass",
			"marble",
			"metal"
		],
		colours: allColours,
		picture: "accessory",
		forms: ["round"]
	}),
	kind(81, "hagesofa|utesoffa|garden sofa", "3990-29990 130-290 75-100 65-85", {
		group: "seat",
		materials: open$1,
		picture: "garden-sofa",
		functions: ["outdoor", "modular"],
		forms: ["straight", "corner"]
	}),
	kind(82, "hagestol|trädgårdsstol|garden chair", "399-5990 52-75 55-78 78-105", {
		group: "seat",
		materials: open$1,
		picture: "garden-chair",
		functions: ["stackable", "foldable"]
	}),
	kind(83, "hagebord|trädgårdsbord|garden table", "799-14990 60-240 60-105 45-76", {
		group: "table",
		materials: [
			"metal",
			"wood",
			"bamboo"
		],
		picture: "garden-table",
		functions: ["foldable", "extendable"],
		forms: ["round", "rectangular"]
	}),
	kind(84, "parasoll|parasoll|parasol", "499-7990 180-350 180-350 210-270", {
		group: "pole",
		materials: ["metal", "wood"],
		colours: allColours,
		picture: "parasol",
		functions: ["foldable"],
		forms: ["round", "square"]
	})
];
// server/synthetic/furniture-kinds.ts
/** What the synthetic shop sells. */
var furnitureKinds = [...[
	kind(111, "2-seters sofa|2-sits soffa|2-seater sofa", "4990-18990 145-185 80-98 70-92", {
		...seat$3,
		picture: "sofa-2",
		functions: ["washable", "modular"],
		forms: ["straight"]
	}),
	kind(112, "3-seters sofa|3-sits soffa|3-seater sofa", "5990-25990 195-245 82-102 70-95", {
		...seat$3,
		picture: "sofa-3",
		functions: ["washable", "modular"],
		forms: ["straight"]
	}),
	kind(113, "4-seters sofa|4-sits soffa|4-seater sofa", "8990-34990 255-310 85-105 70-95", {
		...seat$3,
		picture: "sofa-4",
		functions: ["modular"],
		forms: ["straight"]
	}),
	kind(121, "hjørnesofa|hörnsoffa|corner sofa", "9990-39990 240-340 150-260 72-95", {
		...seat$3,
		picture: "corner-sofa",
		functions: ["storage", "modular"],
		forms: ["corner", "uShape"]
	}),
	kind(122, "sofa med sjeselong|soffa med schäslong|chaise sofa", "8990-32990 230-310 140-175 72-95", {
		...seat$3,
		picture: "chaise-sofa",
		functions: ["storage", "washable"],
		forms: ["chaise"]
	}),
	kind(13, "sovesofa|bäddsoffa|sofa bed", "3990-19990 160-250 85-110 75-95", {
		...seat$3,
		picture: "sofa-bed",
		functions: ["sleep"],
		forms: ["straight", "chaise"]
	}),
	kind(21, "lenestol|fåtölj|armchair", "1990-14990 65-95 70-95 72-110", {
		...seat$3,
		picture: "armchair",
		functions: ["swivel", "washable"]
	}),
	kind(22, "hvilestol|vilfåtölj|recliner", "4990-24990 72-95 80-105 95-118", {
		...seat$3,
		picture: "armchair",
		functions: ["recliner"]
	}),
	kind(23, "puff|puff|pouf", "399-4990 40-80 40-80 30-48", {
		...seat$3,
		picture: "footstool",
		forms: ["round", "square"]
	}),
	kind(23, "fotskammel|fotpall|footstool", "699-5990 50-75 40-60 36-48", {
		...seat$3,
		picture: "footstool",
		functions: ["storage"],
		forms: ["rectangular"]
	}),
	kind(311, "rundt spisebord|runt matbord|round dining table", "2990-19990 90-150 90-150 72-76", {
		...table,
		picture: "dining-table",
		forms: ["round"]
	}),
	kind(312, "spisebord|matbord|dining table", "2490-29990 140-260 80-105 72-76", {
		...table,
		picture: "dining-table",
		forms: ["rectangular", "oval"]
	}),
	kind(313, "uttrekkbart spisebord|utdragbart matbord|extendable dining table", "3990-34990 140-220 85-105 73-77", {
		...table,
		picture: "dining-table",
		functions: ["extendable"],
		forms: ["rectangular", "oval"]
	}),
	kind(321, "sofabord|soffbord|coffee table", "899-12990 60-140 45-90 32-50", {
		...table,
		materials: [...wood, ...hard],
		picture: "coffee-table",
		functions: ["storage"],
		forms: [
			"round",
			"rectangular",
			"square"
		]
	}),
	kind(322, "sidebord|sidobord|side table", "399-4990 30-60 30-55 42-62", {
		...table,
		materials: [...wood, ...hard],
		picture: "side-table",
		forms: ["round", "square"]
	}),
	kind(33, "skrivebord|skrivbord|desk", "1490-12990 90-180 50-80 72-78", {
		...table,
		picture: "desk",
		functions: ["storage"],
		forms: ["rectangular"]
	}),
	kind(411, "polstret spisestol|klädd matstol|upholstered dining chair", "799-5990 44-62 50-64 78-95", {
		...seat$3,
		picture: "dining-chair",
		functions: ["swivel"]
	}),
	kind(412, "spisestol|matstol|dining chair", "499-4990 42-58 48-58 76-92", {
		group: "seat",
		materials: wood,
		picture: "dining-chair",
		functions: ["stackable"]
	}),
	kind(42, "barstol|barstol|bar stool", "699-5490 38-52 38-54 85-112", {
		...seat$3,
		materials: [
			...soft,
			"metal",
			"oak"
		],
		picture: "bar-stool",
		functions: ["swivel"]
	}),
	kind(43, "kontorstol|kontorsstol|office chair", "999-9990 58-70 58-70 88-125", {
		...seat$3,
		picture: "dining-chair",
		functions: ["swivel", "recliner"]
	})
], ...homeAndGarden];
/** The categories of the synthetic shop, in the order of its menu. */
var categorySeeds = [
	[
		10,
		2,
		"Sofaer|Soffor|Sofas"
	],
	[
		11,
		10,
		"Rette sofaer|Raka soffor|Straight sofas"
	],
	[
		111,
		11,
		"2-seters sofaer|2-sitssoffor|2-seater sofas"
	],
	[
		112,
		11,
		"3-seters sofaer|3-sitssoffor|3-seater sofas"
	],
	[
		113,
		11,
		"4-seters sofaer|4-sitssoffor|4-seater sofas"
	],
	[
		12,
		10,
		"Hjørnesofaer og sjeselonger|Hörnsoffor och schäslonger|Corner and chaise sofas"
	],
	[
		121,
		12,
		"Hjørnesofaer|Hörnsoffor|Corner sofas"
	],
	[
		122,
		12,
		"Sofaer med sjeselong|Soffor med schäslong|Chaise sofas"
	],
	[
		13,
		10,
		"Sovesofaer|Bäddsoffor|Sofa beds"
	],
	[
		20,
		2,
		"Lenestoler og puffer|Fåtöljer och puffar|Armchairs and poufs"
	],
	[
		21,
		20,
		"Lenestoler|Fåtöljer|Armchairs"
	],
	[
		22,
		20,
		"Hvilestoler|Vilfåtöljer|Recliners"
	],
	[
		23,
		20,
		"Puffer og fotskamler|Puffar och fotpallar|Poufs and footstools"
	],
	[
		30,
		2,
		"Bord|Bord|Tables"
	],
	[
		31,
		30,
		"Spisebord|Matbord|Dining tables"
	],
	[
		311,
		31,
		"Runde spisebord|Runda matbord|Round dining tables"
	],
	[
		312,
		31,
		"Rektangulære spisebord|Rektangulära matbord|Rectangular dining tables"
	],
	[
		313,
		31,
		"Uttrekkbare spisebord|Utdragbara matbord|Extendable dining tables"
	],
	[
		32,
		30,
		"Stuebord|Vardagsrumsbord|Living room tables"
	],
	[
		321,
		32,
		"Sofabord|Soffbord|Coffee tables"
	],
	[
		322,
		32,
		"Sidebord|Sidobord|Side tables"
	],
	[
		33,
		30,
		"Skrivebord|Skrivbord|Desks"
	],
	[
		40,
		2,
		"Stoler|Stolar|Chairs"
	],
	[
		41,
		40,
		"Spisestoler|Matstolar|Dining chairs"
	],
	[
		411,
		41,
		"Polstrede spisestoler|Klädda matstolar|Upholstered dining chairs"
	],
	[
		412,
		41,
		"Spisestoler i tre|Matstolar i trä|Wooden dining chairs"
	],
	[
		42,
		40,
		"Barstoler|Barstolar|Bar stools"
	],
	[
		43,
		40,
		"Kontorstoler|Kontorsstolar|Office chairs"
	],
	[
		50,
		2,
		"Oppbevaring|Förvaring|Storage"
	],
	[
		51,
		50,
		"Hyller|Hyllor|Shelves"
	],
	[
		511,
		51,
		"Bokhyller|Bokhyllor|Bookcases"
	],
	[
		512,
		51,
		"Vegghyller|Vägghyllor|Wall shelves"
	],
	[
		52,
		50,
		"Skjenker og TV-benker|Skänkar och tv-bänkar|Sideboards and TV benches"
	],
	[
		521,
		52,
		"Skjenker|Skänkar|Sideboards"
	],
	[
		522,
		52,
		"TV-benker|Tv-bänkar|TV benches"
	],
	[
		53,
		50,
		"Garderobeskap|Garderober|Wardrobes"
	],
	[
		54,
		50,
		"Bokser og kurver|Lådor och korgar|Boxes and baskets"
	],
	[
		60,
		2,
		"Soverom|Sovrum|Bedroom"
	],
	[
		61,
		60,
		"Senger|Sängar|Beds"
	],
	[
		611,
		61,
		"Sengerammer|Sängramar|Bed frames"
	],
	[
		612,
		61,
		"Kontinentalsenger|Kontinentalsängar|Box spring beds"
	],
	[
		62,
		60,
		"Madrasser|Madrasser|Mattresses"
	],
	[
		63,
		60,
		"Nattbord|Nattduksbord|Bedside tables"
	],
	[
		70,
		2,
		"Belysning og interiør|Belysning och inredning|Lighting and decoration"
	],
	[
		71,
		70,
		"Lamper|Lampor|Lamps"
	],
	[
		711,
		71,
		"Gulvlamper|Golvlampor|Floor lamps"
	],
	[
		712,
		71,
		"Bordlamper|Bordslampor|Table lamps"
	],
	[
		713,
		71,
		"Taklamper|Taklampor|Ceiling lamps"
	],
	[
		72,
		70,
		"Tepper|Mattor|Rugs"
	],
	[
		73,
		70,
		"Speil|Speglar|Mirrors"
	],
	[
		74,
		70,
		"Pynteputer|Prydnadskuddar|Cushions"
	],
	[
		75,
		70,
		"Pynt og tilbehør|Pynt och tillbehör|Decoration"
	],
	[
		80,
		2,
		"Utemøbler|Utemöbler|Outdoor furniture"
	],
	[
		81,
		80,
		"Hagesofaer|Utesoffor|Garden sofas"
	],
	[
		82,
		80,
		"Hagestoler|Trädgårdsstolar|Garden chairs"
	],
	[
		83,
		80,
		"Hagebord|Trädgårdsbord|Garden tables"
	],
	[
		84,
		80,
		"Parasoller|Parasoller|Parasols"
	],
	[
		90,
		2,
		"Kampanjer|Kampanjer|Offers"
	],
	[
		95,
		2,
		"Tjenester|Tjänster|Services"
	],
	[
		96,
		95,
		"Montering|Montering|Assembly"
	],
	[
		97,
		95,
		"Gavekort|Presentkort|Gift cards"
	]
].map(([id, parentId, names], index) => {
	const { nb, sv, en } = threeTexts(names);
	return {
		id,
		parentId,
		name: nb,
		position: index,
		translations: {
			"sv-SE": { name: sv },
			"en-US": { name: en }
		}
	};
});
// server/synthetic/descriptions.ts
var LENGTH_MIN = 300;
var LENGTH_WANTED_MAX = 430;
var LENGTH_MAX = 900;
var NEUTER = /(bord|skap|speil|teppe)$/;
var aNoun = (noun) => `${NEUTER.test(noun) ? "et" : "en"} ${noun}`;
var openings = [
	({ name, noun, brand }) => `${name} er ${aNoun(noun)} fra ${brand}, tegnet for hjem der folk faktisk bor.`,
	({ name, noun }) => `Med ${name} får du ${aNoun(noun)} som tåler hverdagen og kler helgen.`,
	({ name, brand }) => `${brand} har laget ${name} med blikk for rolige linjer og gode proporsjoner.`,
	({ name, noun }) => `Noe så vanlig som ${aNoun(noun)} kan være vakkert, og ${name} viser hvordan.`,
	({ name, material }) => `${name} viser hva ${material} kan bli når håndverket får ta den tiden det trenger.`,
	({ name, brand }) => `Med ${name} har ${brand} laget noe som passer inn uten å forsvinne.`
];
var general = [
	({ material }) => `Vi har valgt ${material} fordi det er slitesterkt og enkelt å holde rent.`,
	({ material }) => `Kvaliteten i ${material} merkes med en gang du tar på den.`,
	({ width }) => `Med en bredde på ${width} cm er det lett å finne plass, også der rommet er smalt.`,
	() => "Fargene er valgt slik at de kan blandes fritt med resten av sortimentet.",
	() => "Leveres flatpakket i kartong av gjenvunnet papir, uten plast.",
	() => "Formen er inspirert av kysten, der vind og vann har slipt alle kanter.",
	() => "Vi tester hver modell i laboratorium for slitasje og lysekthet.",
	() => "Trenger du hjelp til å velge, har butikkene våre vareprøver du kan låne med hjem.",
	() => "Detaljene er diskrete: ingen synlig logo, bare godt arbeid.",
	() => "Tørk av med en fuktig klut og litt grønnsåpe, mer stell trengs ikke.",
	() => "Emballasjen kan brettes sammen og leveres som papp.",
	() => "Like fin i en leilighet i byen som på hytta."
];
var built = [
	() => "Rammen er av heltre fra nordiske skoger, limt og plugget slik at den ikke knirker.",
	() => "Alle skruer og nøkler følger med, og to personer setter møbelet sammen på under en time.",
	() => "Hjørnene er avrundet, så barn og leggben går fri.",
	() => "Føttene har filtknotter som skåner parkett og laminat.",
	() => "Ti års garanti på konstruksjonen gjelder så lenge møbelet står innendørs.",
	() => "Reservedeler kan bestilles i minst ti år etter at modellen har gått ut.",
	() => "Treverket er FSC-merket, og lakken er vannbasert og fri for løsemidler.",
	() => "Velg innbæring, så kommer møbelet ferdig montert dit du vil ha det."
];
var seats = [
	() => "Sittefølelsen er fast nok til middag og myk nok til en hel film.",
	() => "Setet er bygget opp av kaldskum over nosagfjærer, som holder formen år etter år.",
	() => "Ryggen gir støtte akkurat der korsryggen trenger den."
];
var features = [
	({ feature }) => `Mange spør etter akkurat dette: ${feature}.`,
	({ feature }) => `Verdt å vite: ${feature}.`,
	({ feature }) => `Et pluss i hverdagen: ${feature}.`
];
var endings = [
	({ brand }) => `Laget for ${brand} i små serier.`,
	({ noun }) => `Kort sagt ${aNoun(noun)} du blir gammel sammen med.`,
	() => "Velg farge etter humør, den står seg uansett.",
	() => "Mål rommet før du bestiller, og husk døråpningen.",
	({ name }) => `Se også hva annet som finnes til ${name}.`
];
var bodies = {
	seat: [
		...general,
		...built,
		...seats
	],
	built: [...general, ...built],
	other: general
};
/** A description of 300 to 900 characters. */
function describe(subject, random) {
	const wanted = random.whole(LENGTH_MIN, LENGTH_WANTED_MAX);
	const sentences = [random.pick(openings)(subject)];
	if (subject.feature) sentences.push(random.pick(features)(subject));
	const ending = random.pick(endings)(subject);
	const lengthNow = () => [...sentences, ending].join(" ").length;
	for (const body of random.sample(bodies[subject.nature], general.length)) {
		if (lengthNow() >= wanted) break;
		sentences.push(body(subject));
	}
	return [...sentences, ending].join(" ").slice(0, LENGTH_MAX);
}
// server/synthetic/furniture-names.ts
/** Series of the synthetic shop. */
var series = "Nordvik Solheim Fjellro Havgløtt Lyngstad Granli Bjørkholt Sandnes Tindra Vårsol Myrland Elvestad Skogvang Fosnes Lofthus Strandheim Kveldsro Morgendal Furuset Askeladd Heimdal Bergtun Viddero Osterøy Lindås Randaberg Torsnes Valderøy Eikeland Rosendal Hvaler Synnøve Ingrid Storfjord Ulvøya Nesodden Kvitøy Tjøme Sogndal Varanger".split(" ");
/** Models within a series. */
var models = "Ro Glød Vind Luna Havn Stille Dag Natt Myk Lav Vid Bris Tre Sol Voll Myr Lun Dis Fønn Rim Lyng Bre Sky Grov Fin Nord Sør Vest Øst Midt".split(" ");
/** Makers of the synthetic shop. */
var brands = [
	"Norrheim",
	"Fjordform",
	"Skandi Verk",
	"Holmen Møbel",
	"Tre & Tråd",
	"Nordlys Design",
	"Bergens Stolfabrikk",
	"Ålgård Ull",
	"Stuen",
	"Lyst",
	"Hverdagsro",
	"Granit & Gran",
	"Elverum Tre",
	"Kystlinje",
	"Mjøsa Møbler",
	"Rom 27",
	"Sentrum",
	"Vestre Hjem",
	"Trollvik",
	"Plank",
	"Setra",
	"Vinterhagen",
	"Hytteliv",
	"Formløs",
	"Kvist"
];
// server/synthetic/random.ts
/** Random numbers that are the same for a seed. */
var Random = class {
	state;
	constructor(seed) {
		this.state = Math.imul(seed + 1, 2654435761) >>> 0;
	}
	/** A number from 0 up to 1 (mulberry32). */
	next() {
		this.state = this.state + 1831565813 >>> 0;
		let mixed = Math.imul(this.state ^ this.state >>> 15, this.state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	}
	chance(share) {
		return this.next() < share;
	}
	/** A whole number, both ends included. */
	whole(from, to) {
		return from + Math.floor(this.next() * (to - from + 1));
	}
	pick(list) {
		return list[Math.floor(this.next() * list.length)];
	}
	/** Some of a list, each once, in random order. */
	sample(list, count) {
		const rest = [...list];
		const chosen = [];
		while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(Math.floor(this.next() * rest.length), 1));
		return chosen;
	}
};
// server/synthetic/synthetic-measures.ts
var KILOGRAMS_PER_CUBIC_METRE = 45;
var CUBIC_CM_PER_CUBIC_METRE = 1e6;
/** Measures of a product within what its kind allows, in cm, and its weight in kg. */
function sizesOf(kind, random) {
	const width = random.whole(...kind.width);
	const depth = random.whole(...kind.depth);
	const height = random.whole(...kind.height);
	const volume = width * depth * height / CUBIC_CM_PER_CUBIC_METRE;
	return {
		product_width: width,
		product_depth: depth,
		product_height: height,
		...partsOf(kind, {
			width,
			depth,
			height,
			random
		}),
		weight: Math.max(.2, Math.round(volume * KILOGRAMS_PER_CUBIC_METRE * 10) / 10)
	};
}
function partsOf(kind, { width, depth, height, random }) {
	if (kind.group === "seat") return {
		product_seat_width: Math.max(30, width - random.whole(4, 36)),
		product_seat_depth: Math.min(depth, random.whole(42, 66)),
		product_seat_height: Math.min(height, random.whole(38, 52))
	};
	if (kind.group === "table") return {
		product_table_height: height,
		product_thickness: random.whole(2, 5),
		product_leg_distance: Math.max(10, width - random.whole(10, 30))
	};
	return kind.group === "pole" ? { product_pole_diameter: random.whole(2, 5) } : {};
}
// server/synthetic/virtual-product.ts
var services = [{
	categoryId: 96,
	names: threeTexts("Monteringstjeneste|Monteringstjänst|Assembly service"),
	prices: [
		499,
		699,
		990,
		1490,
		1990
	],
	text: "Vi kommer hjem til deg og monterer møblene du har kjøpt. Emballasjen tar vi med når vi går. Tjenesten bestilles sammen med varene, og montøren ringer en time før besøket. Fest gjerne en lapp på veggen der møbelet skal stå. Prisen gjelder i hele landet, også utenfor byene, og omfatter festing til vegg der produsenten krever det."
}, {
	categoryId: 97,
	names: threeTexts("Gavekort|Presentkort|Gift card"),
	prices: [
		200,
		300,
		500,
		1e3,
		2e3,
		5e3
	],
	text: "Et gavekort som sendes på e-post med en gang betalingen er godkjent. Det gjelder i nettbutikken og i alle utstillingene våre, kan brukes i flere omganger og er gyldig i tre år. Du kan skrive en hilsen og velge dato for utsending. Mottakeren ser saldoen ved å skrive inn koden i kassen, og beløpet kan kombineres med andre betalingsmåter."
}];
/** A service or a gift card instead of furniture. */
function virtualPlan({ index, id, sku, tree, random }) {
	const { categoryId, names, prices, text } = random.pick(services);
	const gross = random.pick(prices);
	const named = (name) => ({
		name: `${name} ${index + 1}`,
		product_name_2: `${gross} kr`
	});
	return {
		id,
		sku,
		type: "virtual",
		name: `${names.nb} ${index + 1}`,
		name1: names.nb,
		name2: `${gross} kr`,
		slug: slugOf(`${names.nb} ${index + 1}`),
		categoryPath: tree.get(categoryId).urlPath,
		categoryIds: withAncestors(tree, [categoryId]),
		description: text,
		shortDescription: `${names.nb} til ${gross} kr.`,
		measures: {},
		facets: {},
		offer: null,
		articles: [{
			id,
			sku,
			image: drawnPicture("accessory", "multi"),
			gross,
			choices: {},
			stock: {
				is_in_stock: true,
				qty: 0,
				manage_stock: false
			}
		}],
		translations: {
			"sv-SE": named(names.sv),
			"en-US": named(names.en)
		}
	};
}
// server/synthetic/synthetic-product.ts
var FIRST_ID = 1e6;
var IDS_PER_PRODUCT = 10;
var VIRTUAL_EVERY = 97;
var CONFIGURABLE_SHARE = .71;
var VARIANT_COUNTS = [
	2,
	2,
	3,
	3,
	4,
	5
];
var OFFER_SHARE = .2;
var LOW_PRICE_SHARE = .04;
var PRICE_MIN = 99;
var PRICE_MAX$1 = 39990;
var BRAND_FIRST_VALUE = 2001;
var builtPictures = /* @__PURE__ */ new Set([
	"shelf",
	"sideboard",
	"wardrobe",
	"bed",
	"side-table"
]);
/** Brands of the synthetic shop as options. */
var brandOptions = brands.map((label, index) => ({
	value: BRAND_FIRST_VALUE + index,
	label
}));
/** Series of the synthetic shop as options. */
var seriesOptions = series.map((label) => ({
	value: label,
	label
}));
/** The plan of product number `index`; it depends on nothing but its number. */
function syntheticPlan(index, tree) {
	const random = new Random(index);
	const id = FIRST_ID + index * IDS_PER_PRODUCT;
	const sku = `SY-${String(index + 1).padStart(6, "0")}`;
	if (index % VIRTUAL_EVERY === 96) return virtualPlan({
		index,
		id,
		sku,
		tree,
		random
	});
	const kind = random.pick(furnitureKinds);
	const line = random.pick(seriesOptions);
	const name1 = `${line.label} ${random.pick(models)}`;
	const material = random.pick(kind.materials);
	const feature = kind.functions.length > 0 && random.chance(.7) ? random.pick(kind.functions) : null;
	const form = kind.forms.length > 0 ? random.pick(kind.forms) : null;
	const brand = random.pick(brandOptions);
	const measures = sizesOf(kind, random);
	const campaign = campaignOf(sku, random);
	const articles = articlesOf(kind, material, {
		id,
		sku,
		random
	});
	const { names } = kind;
	const slug = slugOf(`${name1} ${names.nb} ${index + 1}`);
	return {
		id,
		sku,
		type: articles.length > 1 ? "configurable" : "simple",
		name: `${name1} ${names.nb}`,
		name1,
		name2: upperFirst(names.nb),
		slug,
		categoryPath: tree.get(kind.categoryId).urlPath,
		categoryIds: withAncestors(tree, [kind.categoryId, ...campaign.option ? [90] : []]),
		description: describe({
			name: name1,
			nature: natureOf(kind),
			noun: names.nb,
			brand: brand.label,
			material: materials[material].label.toLowerCase(),
			feature: feature && functions[feature].label.toLowerCase(),
			width: measures["product_width"]
		}, random),
		shortDescription: `${upperFirst(names.nb)} i ${materials[material].label.toLowerCase()}.`,
		measures,
		facets: {
			product_brand: brand,
			product_collection: line,
			product_material: materials[material],
			...feature ? { product_function: functions[feature] } : {},
			...form ? { product_form: forms[form] } : {},
			...campaign.option ? { product_campaign: campaign.option } : {}
		},
		offer: campaign.offer,
		articles,
		translations: {
			"sv-SE": {
				name: `${name1} ${names.sv}`,
				product_name_2: upperFirst(names.sv)
			},
			"en-US": {
				name: `${name1} ${names.en}`,
				product_name_2: upperFirst(names.en)
			}
		}
	};
}
function natureOf(kind) {
	if (kind.group === "seat") return "seat";
	return kind.group === "table" || builtPictures.has(kind.picture) ? "built" : "other";
}
function campaignOf(sku, random) {
	const offer = offerOf(sku, OFFER_SHARE);
	if (offer) return {
		option: offer.isRunning ? random.pick(Object.values(campaigns)) : null,
		offer
	};
	return {
		option: random.chance(LOW_PRICE_SHARE) ? campaigns.lowPrice : null,
		offer
	};
}
function articlesOf(kind, material, { id, sku, random }) {
	const gross = priceOf(kind, random);
	const count = random.chance(CONFIGURABLE_SHARE) ? Math.min(random.pick(VARIANT_COUNTS), kind.colours.length) : 1;
	const hasDearer = random.chance(.3);
	return random.sample(kind.colours, count).map((code, at) => {
		const choices = { color: colours$2[code] };
		const image = drawnPicture(kind.picture, pictureColour(code, material));
		if (count === 1) return {
			id,
			sku,
			image,
			gross,
			choices
		};
		const surcharge = hasDearer && at > 0 && random.chance(.5) ? Math.round(gross / 200) * 10 : 0;
		return {
			id: id + at + 1,
			sku: `${sku}-${slugOf(colours$2[code].label).toUpperCase()}`,
			image,
			gross: Math.min(PRICE_MAX$1, gross + surcharge),
			choices
		};
	});
}
/** A price that ends in 9 or in 0. */
function priceOf(kind, random) {
	const [from, to] = kind.price;
	const tens = Math.round(random.whole(from, to) / 10) * 10;
	const price = random.chance(.7) ? tens - 1 : tens;
	return Math.min(PRICE_MAX$1, Math.max(PRICE_MIN, price));
}
function pictureColour(code, material) {
	if (code !== "brown" && code !== "beige") return colours$2[code].picture;
	if (material === "walnut") return "walnut";
	return material === "oak" || material === "pine" || material === "wood" ? "oak" : colours$2[code].picture;
}
function upperFirst(text) {
	return text.slice(0, 1).toUpperCase() + text.slice(1);
}
// server/synthetic/synthetic-catalogue.ts
/** A shop of this many made-up products, always the same; a larger one starts with the same products. */
function syntheticCatalogue(count) {
	const tree = placeCategories(categorySeeds);
	const products = Array.from({ length: count }, (_, index) => productDocument$1(syntheticPlan(index, tree)));
	const categories = categoryDocuments(tree, products);
	return {
		documents: {
			products,
			categories,
			attributes: attributeDocuments({
				color: allColours.map((code) => colours$2[code]),
				product_brand: brandOptions,
				product_collection: seriesOptions,
				product_material: used((kind) => kind.materials, materials),
				product_function: used((kind) => kind.functions, functions),
				product_form: used((kind) => kind.forms, forms),
				product_campaign: Object.values(campaigns),
				product_sale_status: Object.values(saleStatuses)
			}),
			navigation: [navigationDocument(categories)],
			...shopBasics()
		},
		rejections: []
	};
}
function used(codesOf, options) {
	return [...new Set(furnitureKinds.flatMap(codesOf))].map((code) => options[code]);
}
// server/fill.ts
/** Fills an empty database with what `CATALOGUE` names; a filled one stays as it is. True: it was filled now. */
async function fillIfEmpty(database, catalogue, progress) {
	if (await lastChangeNumber(database) > 0) return false;
	const { documents, rejections } = await readCatalogue(catalogue);
	await writeCatalogue(database, {
		documents: {
			...shopBasics(),
			...documents
		},
		rejections
	}, storeViews, progress);
	await setMeta(database, "catalogue", catalogue);
	return true;
}
async function readCatalogue(name) {
	if (name === "demo") return demoCatalogue();
	const synthetic = /^synthetic:(\d{1,7})$/.exec(name);
	if (synthetic) return syntheticCatalogue(Number(synthetic[1]));
	if (existsSync(name)) return readSource(name, "auto");
	throw new Error(`CATALOGUE names neither demo, synthetic:N nor a path: ${name}`);
}
// server/http/rate-limit.ts
/** What is limited, how often, and in which span (reliability 5, row 17). */
var limits = {
	order: {
		count: 10,
		spanMs: 6e4
	},
	coupon: {
		count: 10,
		spanMs: 6e4
	},
	unknownCart: {
		count: 20,
		spanMs: 6e4
	},
	search: {
		count: 120,
		spanMs: 6e4
	}
};
var DEVICES_MAX = 5e4;
/** A limiter that remembers the times of recent calls; `isOn` false lets everything pass. */
function createLimiter(isOn, now = Date.now) {
	const calls = /* @__PURE__ */ new Map();
	return { check(name, device) {
		if (!isOn) return null;
		const { count, spanMs } = limits[name];
		const id = `${name} ${device}`;
		const recent = (calls.get(id) ?? []).filter((time) => time > now() - spanMs);
		if (recent.length >= count) {
			const seconds = Math.max(1, Math.ceil((recent[0] + spanMs - now()) / 1e3));
			return refusal(429, "TOO_MANY_REQUESTS", "Too many calls. Please wait a little.", { headers: { "retry-after": String(seconds) } });
		}
		recent.push(now());
		calls.delete(id);
		calls.set(id, recent);
		if (calls.size > DEVICES_MAX) calls.delete(calls.keys().next().value);
		return null;
	} };
}
// server/logger.ts
/** Level from `LOG_LEVEL`, default `warn`. */
function createLogger(level = process.env["LOG_LEVEL"] ?? "warn") {
	return pino({ level }, pino.destination(2));
}
// server/media/camera.ts
/** Builds the lens of a view. */
function camera({ yaw, scale, distance, eye }) {
	const angle = yaw * Math.PI / 180;
	const cos = Math.cos(angle);
	const sin = Math.sin(angle);
	const turn = ([x, y, z]) => [
		x * cos - z * sin,
		y,
		x * sin + z * cos
	];
	const scaleAt = (place) => scale * distance / (distance - turn(place)[2]);
	return {
		turn,
		scaleAt,
		project(place) {
			const [x, y] = turn(place);
			const factor = scaleAt(place);
			return [x * factor, (eye - y) * factor];
		}
	};
}
/** The point between two others: 0 is the first, 1 the second. */
function between(a, b, share) {
	return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}
/** The length 1 of a direction. */
function unit([x, y, z]) {
	const length = Math.hypot(x, y, z) || 1;
	return [
		x / length,
		y / length,
		z / length
	];
}
/** The direction upright on two others. */
function cross(a, b) {
	return [
		a[1] * b[2] - a[2] * b[1],
		a[2] * b[0] - a[0] * b[2],
		a[0] * b[1] - a[1] * b[0]
	];
}
/** The way from one place to another. */
function minus(a, b) {
	return [
		a[0] - b[0],
		a[1] - b[1],
		a[2] - b[2]
	];
}
// server/media/outline.ts
/** A point as path data. */
function at([x, y]) {
	return `${x} ${y}`;
}
/** A closed outline with straight edges. */
function polygon(points) {
	return `M${points.map(at).join("L")}Z`;
}
/** A line through points. */
function line$1(...points) {
	return `M${points.map(at).join("L")}`;
}
var valueOf$1 = (each, index) => typeof each === "number" ? each : each(index);
/** A closed outline whose corners are rounded by `radius` and whose edges swell by `swell` pixels. */
function rounded(points, radius, swell = 0) {
	const parts = [];
	points.forEach((corner, index) => {
		const before = points.at(index - 1);
		const following = (index + 1) % points.length;
		const after = points[following];
		const start = towards(corner, before, valueOf$1(radius, index));
		const end = towards(corner, after, valueOf$1(radius, index));
		const nextStart = towards(after, corner, valueOf$1(radius, following));
		const puff = valueOf$1(swell, index);
		parts.push(index === 0 ? `M${at(start)}` : "", `Q${at(corner)} ${at(end)}`);
		parts.push(puff === 0 ? `L${at(nextStart)}` : `Q${at(bulge(end, nextStart, puff))} ${at(nextStart)}`);
	});
	return `${parts.join("")}Z`;
}
function towards(from, to, length) {
	const whole = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
	return between(from, to, Math.min(.5, length / whole));
}
/** Outlines run clockwise on the picture, so outwards is to the left of an edge. */
function bulge(a, b, swell) {
	const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
	const [x, y] = between(a, b, .5);
	const reach = Math.min(swell, length * .06) * 2;
	return [x + (b[1] - a[1]) / length * reach, y - (b[0] - a[0]) / length * reach];
}
/** A soft curve through points (Catmull-Rom); `M` starts a path, `L` goes on with one. */
function curve(points, start = "M") {
	const parts = [`${start}${at(points[0])}`];
	for (let index = 0; index < points.length - 1; index++) {
		const [before, a, b, after] = [
			-1,
			0,
			1,
			2
		].map((step) => points[Math.min(points.length - 1, Math.max(0, index + step))]);
		const first = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6];
		const second = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6];
		parts.push(`C${at(first)} ${at(second)} ${at(b)}`);
	}
	return parts.join("");
}
/** Twice the area of an outline: positive when it runs clockwise on the picture. */
function turning(points) {
	return points.reduce((sum, a, index) => {
		const b = points[(index + 1) % points.length];
		return sum + a[0] * b[1] - b[0] * a[1];
	}, 0);
}
/** The smallest outline around points, clockwise. */
function hull(points) {
	const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
	const half = (row) => {
		const chain = [];
		for (const point of row) {
			while (chain.length > 1 && turning([
				chain.at(-2),
				chain.at(-1),
				point
			]) <= 0) chain.pop();
			chain.push(point);
		}
		return chain.slice(0, -1);
	};
	return [...half(sorted), ...half(sorted.toReversed())];
}
// server/media/palette.ts
var LIGHT$1 = "#FFFDF9";
var DEEP = "#221A14";
var PALE = .88;
var DARK$1 = .3;
var woods = {
	oak: "#D2B085",
	walnut: "#7F563A",
	ebony: "#34302D"
};
var colours$1 = {
	white: "#E9E6E0",
	beige: "#D6C6AD",
	cream: "#EADFCB",
	grey: "#A8A7A2",
	anthracite: "#54575A",
	black: "#363432",
	brown: "#735547",
	oak: "#D9C19A",
	walnut: "#99694A",
	green: "#74896C",
	blue: "#5B7790",
	turquoise: "#68A39C",
	red: "#A94F41",
	pink: "#D9AAA3",
	yellow: "#D8B258",
	orange: "#C97C49",
	purple: "#826D8B"
};
var mixture = [
	"#74896C",
	"#CB8350",
	"#D8B258",
	"#5B7790",
	"#D9AAA3"
];
var darkLegs = /* @__PURE__ */ new Set([
	"brown",
	"walnut",
	"red",
	"purple"
]);
var blackLegs = /* @__PURE__ */ new Set(["black", "anthracite"]);
/** The colours that a picture in this colour uses. */
function palette(colour) {
	const legs = {
		colour: legsOf(colour),
		isWood: true
	};
	if (colour === "multi") {
		const cloth = (part = 0) => ({ colour: mixture[part % mixture.length] });
		return {
			cloth,
			body: {
				colour: woods.oak,
				isWood: true
			},
			legs,
			shade: cloth(1)
		};
	}
	const isWood = colour === "oak" || colour === "walnut";
	const body = isWood ? {
		colour: woods[colour],
		isWood
	} : { colour: colours$1[colour] };
	return {
		cloth: () => ({ colour: colours$1[colour] }),
		body,
		legs,
		shade: body
	};
}
function legsOf(colour) {
	if (blackLegs.has(colour)) return woods.ebony;
	return darkLegs.has(colour) ? woods.walnut : woods.oak;
}
/** A colour in more light (up to 1) or in shade (down to -1). */
function shade(colour, tone) {
	if (tone < 0) return mix(colour, DEEP, -tone);
	return mix(colour, LIGHT$1, lightness(colour) > PALE ? tone * 2.6 : tone);
}
/** A tone that can be seen on a colour: darker on a light one, lighter on a dark one. */
function contrasting(colour) {
	return shade(colour, lightness(colour) < DARK$1 ? .4 : -.35);
}
/** From 0 to 1. */
function lightness(colour) {
	return channels(colour).reduce((sum, value) => sum + value, 0) / 765;
}
function channels(colour) {
	return [
		1,
		3,
		5
	].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
/** The colour between two others. */
function mix(a, b, share) {
	const to = channels(b);
	return `#${channels(a).map((value, index) => value + (to[index] - value) * Math.min(1, Math.max(0, share))).map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
var argumentCount = {
	M: 2,
	L: 2,
	Q: 4,
	C: 6,
	A: 7
};
/**
* Path data in whole units, each place counted from the one before, which is half as long. The input has absolute
* pixels and the commands M, L, Q, C, A and Z only.
*/
function compactPath(outline) {
	let [x, y] = [0, 0];
	let start = [0, 0];
	let written = "";
	for (const [, command, text] of outline.matchAll(/([MLQCAZ])([^MLQCAZ]*)/g)) {
		if (command === "Z") {
			written += "z";
			[x, y] = start;
			continue;
		}
		const values = text.trim().split(/[\s,]+/).map(Number);
		const isArc = command === "A";
		const placed = values.map((value, index) => {
			if (isArc && index > 1 && index < 5) return value;
			const rounded = Math.round(value * 2);
			if (isArc && index < 2) return rounded;
			return rounded - ((isArc ? index - 5 : index) % 2 === 0 ? x : y);
		});
		[x, y] = [x + placed.at(-2), y + placed.at(-1)];
		if (command === "M") start = [x, y];
		if (command === "M" || placed.some((value) => value !== 0)) written += command.toLowerCase() + numbers(placed);
		if (values.length !== argumentCount[command]) throw new Error(`A path command ${command} with ${text}`);
	}
	return written.replace(/^m/, "M");
}
function numbers(values) {
	return values.map((value, index) => (index === 0 || value < 0 ? "" : " ") + String(value === 0 ? 0 : value)).join("");
}
// server/media/sheet.ts
/** The two stops of a gradient that runs evenly. */
function fade(from, to) {
	return [[0, from], [1, to]];
}
var WIDTH$1 = 620;
var HEIGHT$1 = 600;
var PAPER = "#F6F4F0";
/** What most strokes are like: seams and rolling edges, soft-ended and half transparent. */
var STROKES = "fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-opacity=\".5\"";
/** An empty picture. `prefix` keeps the ids of its gradients apart from those of other pictures on one page. */
function sheet$1(view, prefix) {
	const shapes = [];
	const gradients = /* @__PURE__ */ new Map();
	const bounds = {
		left: Infinity,
		right: -Infinity,
		bottom: -Infinity
	};
	const gradient = (open, close, stops) => {
		const key = `${open}>${stops.map(stopOf).join("")}</${close}>`;
		const id = gradients.get(key) ?? `${prefix}${gradients.size}`;
		gradients.set(key, id);
		return `url(#${id})`;
	};
	return {
		...camera(view),
		disc(fill, matrix) {
			const numbers = matrix.flat().map((value) => Math.round(value * 2));
			shapes.push(`<circle r="1" transform="matrix(${numbers.join(" ")})" fill="${fill}"/>`);
		},
		path: (outline, paint) => void shapes.push(`<path d="${compactPath(outline)}"${attributes(paint)}/>`),
		ellipse: ([x, y], [rx, ry], paint) => void shapes.push(`<ellipse${attributes({
			cx: x,
			cy: y,
			rx,
			ry
		})}${attributes(paint)}/>`),
		linear: (from, to, stops) => gradient(`linearGradient x1="${share(from[0])}" y1="${share(from[1])}" x2="${share(to[0])}" y2="${share(to[1])}"`, "linearGradient", stops),
		radial: (stops) => gradient("radialGradient", "radialGradient", stops),
		reach(...places) {
			for (const [x, y] of places) {
				bounds.left = Math.min(bounds.left, x);
				bounds.right = Math.max(bounds.right, x);
				bounds.bottom = Math.max(bounds.bottom, y);
			}
		},
		finish(baseline) {
			const shift = [WIDTH$1 / 2 - (bounds.left + bounds.right) / 2, baseline - bounds.bottom].map(Math.round);
			return [
				`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH$1} ${HEIGHT$1}">`,
				`<defs>${[...gradients].map(([body, id]) => definition(body, id)).join("")}</defs>`,
				`<path d="M0 0H${WIDTH$1}V${HEIGHT$1}H0Z" fill="${PAPER}"/>`,
				`<g transform="translate(${shift.join(" ")})scale(${share(1 / 2)})" ${STROKES}>${shapes.join("")}</g></svg>`
			].join("");
		}
	};
}
function definition(body, id) {
	return `<${body.replace(/^\w+/, (name) => `${name} id="${id}"`)}`;
}
function stopOf([offset, colour, opacity]) {
	const see = opacity === void 0 ? "" : ` stop-opacity="${share(opacity)}"`;
	return `<stop offset="${share(offset)}" stop-color="${colour}"${see}/>`;
}
function share(value) {
	return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, "$1.");
}
/** Thin lines need a decimal, the rest is fine in whole units. */
function length(pixels) {
	return pixels < 4 ? Math.round(pixels * 2 * 10) / 10 : Math.round(pixels * 2);
}
function attributes(paint) {
	return Object.entries(paint).map(([name, value]) => {
		if (typeof value === "string") return ` ${name}="${value}"`;
		return ` ${name}="${name.endsWith("opacity") ? share(value) : length(value)}"`;
	}).join("");
}
// server/media/lathe.ts
/** How a round body takes the light from left to right. */
function roundStops(colour, gloss = 0) {
	return [
		[0, shade(colour, 0)],
		[.2, shade(colour, .09 + gloss / 2)],
		[.34, shade(colour, .09 + gloss)],
		[.62, shade(colour, -.06)],
		[1, shade(colour, -.28 - gloss)]
	];
}
/** Half width and half height of a level circle on the picture. */
function circleAt(sheet, [x, y, z], radius) {
	const across = radius * sheet.scaleAt([
		x,
		y,
		z
	]);
	const [, front] = sheet.project([
		x,
		y,
		z + radius
	]);
	const [, back] = sheet.project([
		x,
		y,
		z - radius
	]);
	return [across, Math.abs(front - back) / 2];
}
/** A turned body: vase, shade, seat, round table top. */
function lathe(sheet, { axis: [x, z] = [0, 0], profile, isSoft = true }, material, gloss = 0) {
	const rings = profile.map(([radius, y]) => {
		return {
			centre: sheet.project([
				x,
				y,
				z
			]),
			radii: circleAt(sheet, [
				x,
				y,
				z
			], radius),
			y
		};
	});
	const left = rings.map(({ centre, radii }) => [centre[0] - radii[0], centre[1]]);
	const right = rings.map(({ centre, radii }) => [centre[0] + radii[0], centre[1]]).toReversed();
	const [top, bottom] = [rings[0], rings.at(-1)];
	const side = (points, start) => isSoft ? curve(points, start) : start + points.map(at).join("L");
	const outline = [
		side(left, "M"),
		`A${at(bottom.radii)} 0 0 0 ${at(right[0])}`,
		side(right, "L"),
		`A${at(top.radii)} 0 0 ${top.centre[1] > 0 ? 0 : 1} ${at(left[0])}Z`
	].join("");
	sheet.path(outline, { fill: sheet.linear([0, 0], [1, .06], roundStops(material.colour, gloss)) });
	if (top.centre[1] > 0) lid(sheet, top.centre, top.radii, material.colour);
	sheet.reach([bottom.centre[0], bottom.centre[1] + bottom.radii[1]]);
	for (const { centre, radii } of rings) sheet.reach([centre[0] - radii[0], centre[1]], [centre[0] + radii[0], centre[1]]);
}
function lid(sheet, centre, radii, colour) {
	const fill = sheet.linear([0, .2], [1, .8], fade(shade(colour, .26), shade(colour, .06)));
	sheet.ellipse(centre, radii, { fill });
}
// server/media/shadow.ts
var SHADOW = "#4A3B2C";
/** The soft shadow of a piece that stands on the floor; `half` is half its width and depth. */
function floorShadow(sheet, half, fall = {}) {
	const { cast = 0, strength = 1, centre: [x, z] = [0, 0] } = fall;
	const fill = sheet.radial([
		[
			0,
			SHADOW,
			.27 * strength
		],
		[
			.55,
			SHADOW,
			.18 * strength
		],
		[
			.8,
			SHADOW,
			.06 * strength
		],
		[
			1,
			SHADOW,
			0
		]
	]);
	const [middle, right, front] = [
		[
			x,
			0,
			z
		],
		[
			x + half[0],
			0,
			z
		],
		[
			x,
			0,
			z + half[1]
		]
	].map((place) => sheet.project(place));
	const away = cast * sheet.scaleAt([
		0,
		0,
		0
	]);
	for (const [reach, moved] of [[1.28, away], [1.16, away * .2]]) sheet.disc(fill, [
		[(right[0] - middle[0]) * reach, (right[1] - middle[1]) * reach],
		[(front[0] - middle[0]) * reach, (front[1] - middle[1]) * reach],
		[middle[0] + moved, middle[1] - moved * .06]
	]);
}
/** The dark spot right under a leg or foot. */
function contact(sheet, place, radius) {
	const [x, y] = sheet.project(place);
	const reach = radius * sheet.scaleAt(place);
	const fill = sheet.radial([[
		0,
		SHADOW,
		.42
	], [
		1,
		SHADOW,
		0
	]]);
	sheet.ellipse([x + reach * .5, y], [reach * 1.7, reach * .55], { fill });
}
// server/media/accessory.ts
var TWIG = "#7A6450";
var LEAF = "#7D8A66";
var CLAY = "#EFE7DA";
var vase = [
	[2.6, 25],
	[2.2, 22],
	[3, 19.5],
	[8, 13],
	[9.2, 8],
	[7.5, 2.4],
	[5.6, 0]
];
var bowl = [
	[7, 6],
	[6.7, 4.4],
	[5.2, 1.8],
	[3.6, .4],
	[3.2, 0]
];
/** A vase with a twig, and a small bowl beside it. */
var accessory = {
	view: {
		yaw: 0,
		scale: 8,
		distance: 260,
		eye: 60
	},
	baseline: 490,
	draw(sheet, palette) {
		const material = palette.cloth();
		floorShadow(sheet, [16, 9], { cast: 4 });
		contact(sheet, [
			-3,
			0,
			2
		], 8);
		twig(sheet, [
			[-4, 24],
			[-5, 34],
			[-9, 43],
			[-10, 52]
		]);
		twig(sheet, [
			[-4, 24],
			[-2, 36],
			[3, 44],
			[5, 49]
		]);
		lathe(sheet, {
			axis: [-4, 0],
			profile: vase
		}, material, .06);
		opening(sheet, [
			-4,
			25,
			0
		], 2, [shade(material.colour, -.6), shade(material.colour, -.5)]);
		contact(sheet, [
			11,
			0,
			5
		], 5);
		const clay = { colour: mix(palette.cloth(1).colour, CLAY, .6) };
		lathe(sheet, {
			axis: [11, 5],
			profile: bowl
		}, clay, .06);
		opening(sheet, [
			11,
			5.8,
			5
		], 6.4, [shade(clay.colour, -.34), shade(clay.colour, .06)]);
	}
};
function opening(sheet, place, radius, [from, to]) {
	sheet.ellipse(sheet.project(place), circleAt(sheet, place, radius), { fill: sheet.linear([0, 0], [1, .8], fade(from, to)) });
}
function twig(sheet, places) {
	const points = places.map(([x, y]) => sheet.project([
		x,
		y,
		0
	]));
	sheet.path(curve(points), {
		stroke: TWIG,
		"stroke-width": 2,
		"stroke-opacity": 1
	});
	const leaves = points.slice(1).flatMap((knot, index) => [-1, 1].map((side) => leaf(knot, side, index)));
	sheet.path(leaves.join(""), { fill: sheet.linear([0, 0], [1, 1], fade(shade(LEAF, .15), shade(LEAF, -.2))) });
}
/** Leaves get smaller towards the tip of the twig. */
function leaf([x, y], side, index) {
	const tip = [x + side * (26 - index * 4), y - 16 + index * 2];
	return `M${at([x, y])}Q${at([x + side * 6, y - 20])} ${at(tip)}Q${at([x + side * 20, y + 2])} ${at([x, y])}Z`;
}
// server/media/light.ts
/** The window is at the upper left, a little in front of the piece. */
var LIGHT = unit([
	-.46,
	.8,
	.42
]);
var EVEN = .62;
/** How much lighter or darker than its colour a surface looks that faces `normal`. */
function toneOf(sheet, normal) {
	const [x, y, z] = unit(sheet.turn(normal));
	const light = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2] - EVEN;
	return light > 0 ? light * 1.1 : light * .36;
}
/** The fill of a flat surface: a little brighter towards the light, darker towards the floor. */
function flatFill(sheet, { colour }, normal, contrast = 1) {
	const tone = Math.round(toneOf(sheet, normal) * 50) / 50;
	const isLying = Math.abs(normal[1]) > .7;
	const stops = fade(shade(colour, tone + .05 * contrast), shade(colour, tone - (isLying ? .05 : .1) * contrast));
	return isLying ? sheet.linear([0, .2], [1, .8], stops) : sheet.linear([.2, 0], [.45, 1], stops);
}
// server/media/block.ts
var faces = {
	bottom: [
		4,
		5,
		1,
		0
	],
	back: [
		3,
		2,
		0,
		1
	],
	left: [
		2,
		6,
		4,
		0
	],
	right: [
		7,
		3,
		1,
		5
	],
	front: [
		6,
		7,
		5,
		4
	],
	top: [
		2,
		3,
		7,
		6
	]
};
/** The eight corners of a block. */
function cornersOf({ x, y, z, lean = 0 }) {
	return [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7
	].map((bits) => {
		const up = bits >> 1 & 1;
		return [
			x[bits & 1],
			y[up],
			z[bits >> 2] - lean * up
		];
	});
}
/** The sides of a body with eight corners that the camera sees. */
function visibleFaces(sheet, corners) {
	const projected = corners.map((corner) => sheet.project(corner));
	return Object.entries(faces).flatMap(([name, numbers]) => {
		const [a, b, , d] = numbers.map((number) => corners[number]);
		const points = numbers.map((number) => projected[number]);
		if (turning(points) <= 0) return [];
		return [{
			name,
			corners: points,
			normal: cross(minus(d, a), minus(b, a))
		}];
	});
}
/** A hard body with flat sides: board, frame, cabinet. */
function block(sheet, extent, material) {
	return body$2(sheet, cornersOf(extent), material);
}
/** A hard body with any eight corners. */
function body$2(sheet, corners, material) {
	const visible = visibleFaces(sheet, corners);
	for (const face of visible) {
		const fill = flatFill(sheet, material, face.normal);
		sheet.path(polygon(face.corners), {
			fill,
			stroke: fill,
			"stroke-width": 1,
			"stroke-opacity": 1
		});
		if (material.isWood) grain(sheet, face, material);
		sheet.reach(...face.corners);
	}
	return visible;
}
/** A place on a side: `u` from left to right, `v` from top to bottom. */
function onFace({ corners: [a, b, c, d] }, u, v) {
	return between(between(a, b, u), between(d, c, u), v);
}
/** Lines of growth along the longer side, where the side is big enough to show them. */
function grain(sheet, face, { colour }) {
	const [a, b, , d] = face.corners;
	const width = Math.hypot(b[0] - a[0], b[1] - a[1]);
	const height = Math.hypot(d[0] - a[0], d[1] - a[1]);
	const across = Math.min(width, height);
	if (across < 9) return;
	const count = Math.min(6, Math.max(2, Math.round(across / 16)));
	const spot = (along, over) => width >= height ? onFace(face, along, over) : onFace(face, over, along);
	const lines = Array.from({ length: count }, (_, index) => {
		const over = (index + .5 + .25 * Math.sin(index * 7.3 + across)) / count;
		const drift = .3 * Math.sin(index * 4.1 + width) / count;
		const start = .02 + .12 * Math.abs(Math.sin(index * 2.7 + height));
		const [from, bend, to] = [
			spot(start, over),
			spot(.5, over + drift),
			spot(.97 - start / 2, over - drift / 2)
		];
		return `M${from.map(Math.round).join(" ")}Q${bend.map(Math.round).join(" ")} ${to.map(Math.round).join(" ")}`;
	});
	sheet.path(lines.join(""), {
		stroke: shade(colour, -.3),
		"stroke-width": .8,
		"stroke-opacity": .28
	});
}
// server/media/cushion.ts
/** Edges with a smaller radius are sharp to the eye, in pixels. */
var EDGE_RADIUS_MIN = 4;
/** A padded body: rounded silhouette, sides that fade into each other, piping along the front where it is sewn. */
function cushion(sheet, extent, material, softness) {
	padded(sheet, cornersOf(extent), material, softness);
}
/** A padded body with any eight corners. */
function padded(sheet, corners, { colour }, softness) {
	const { round, swell = 0, hasPiping = false, hidden = [] } = softness;
	const scale = sheet.scaleAt(corners[7]);
	const [radius, puff] = [round * scale, swell * scale];
	const visible = visibleFaces(sheet, corners).filter(({ name }) => !hidden.includes(name));
	const silhouette = hull([...new Set(visible.flatMap((face) => face.corners))]);
	const main = visible.find(({ name }) => name === "front") ?? visible.at(-1);
	sheet.path(rounded(silhouette, radius, puff), { fill: softFill(sheet, main, colour) });
	for (const face of visible) {
		if (face === main || isThin(face, radius)) continue;
		sheet.path(outlineWithin(face, silhouette, radius, puff), { fill: softFill(sheet, face, colour) });
	}
	edges(sheet, visible, main, {
		colour,
		radius
	});
	if (hasPiping) piping(sheet, main, colour, {
		radius,
		puff
	});
	sheet.reach(...silhouette);
}
/** A narrow side is all rounding: its edge alone shows it. */
function isThin({ corners: [a, b, c, d] }, radius) {
	return Math.abs(turning([
		a,
		b,
		c,
		d
	])) / 2 / Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1])) < radius * .8;
}
function softFill(sheet, face, colour) {
	const tone = Math.round(toneOf(sheet, face.normal) * 40) / 40;
	if (Math.abs(face.normal[1]) > Math.hypot(face.normal[0], face.normal[2])) return sheet.linear([0, .2], [1, .8], fade(shade(colour, tone + .05), shade(colour, tone - .05)));
	return sheet.linear([.3, 0], [.4, 1], [[.1, shade(colour, tone + .05)], [1, shade(colour, tone - .13)]]);
}
/** A side shares the rounded corners and the swell of the silhouette where it touches it. */
function outlineWithin(face, silhouette, radius, puff) {
	const isOuter = face.corners.map((corner) => silhouette.includes(corner));
	return rounded(face.corners, (index) => isOuter[index] ? radius : radius * .5, (index) => {
		const next = (index + 1) % 4;
		const place = silhouette.indexOf(face.corners[index]);
		const follows = silhouette[(place + 1) % silhouette.length] === face.corners[next];
		return place >= 0 && follows ? puff : 0;
	});
}
/** Where two sides meet the cloth rolls over, in a tone between theirs. */
function edges(sheet, visible, main, { colour, radius }) {
	if (radius < EDGE_RADIUS_MIN) return;
	for (const face of visible) {
		if (face === main) continue;
		const shared = face.corners.filter((corner) => main.corners.includes(corner));
		if (shared.length !== 2) continue;
		const depth = isThin(face, radius) ? radius * .5 : 0;
		const [a, b] = shared.map((corner) => nearer(corner, main, depth));
		const cut = Math.min(.4, radius * .8 / Math.hypot(b[0] - a[0], b[1] - a[1]));
		const own = toneOf(sheet, face.normal);
		const tone = depth > 0 ? own : (own + toneOf(sheet, main.normal)) / 2;
		sheet.path(line$1(between(a, b, cut), between(a, b, 1 - cut)), {
			stroke: shade(colour, tone + .02),
			"stroke-width": radius
		});
	}
}
function nearer(corner, { corners: [a, , c] }, pixels) {
	const middle = between(a, c, .5);
	return between(corner, middle, pixels / Math.hypot(middle[0] - corner[0], middle[1] - corner[1]));
}
/** The corners of a side moved inwards by some pixels. */
function inset({ corners: [a, b, c, d] }, pixels) {
	const share = (from, to) => Math.min(.4, pixels / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1));
	const [u, v] = [share(a, b), share(a, d)];
	const spot = (x, y) => between(between(a, b, x), between(d, c, x), y);
	return [
		spot(u, v),
		spot(1 - u, v),
		spot(1 - u, 1 - v),
		spot(u, 1 - v)
	];
}
function piping(sheet, face, colour, { radius, puff }) {
	sheet.path(rounded(inset(face, radius * .3), radius * .7, puff), {
		stroke: shade(colour, -.34),
		"stroke-width": 1.2
	});
}
// server/media/leg.ts
/** A turned leg, rail or rod between two places. */
function leg(sheet, [from, to], { thick, thin = thick }, { colour }) {
	const [a, b] = [sheet.project(from), sheet.project(to)];
	const [wide, narrow] = [thick * sheet.scaleAt(from) / 2, thin * sheet.scaleAt(to) / 2];
	const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
	const side = [(a[1] - b[1]) / length, (b[0] - a[0]) / length];
	const edge = (end, reach) => [end[0] + side[0] * reach, end[1] + side[1] * reach];
	const isUpright = Math.abs(b[1] - a[1]) > Math.abs(b[0] - a[0]);
	const stops = [
		[0, shade(colour, .14)],
		[.35, shade(colour, .04)],
		[1, shade(colour, -.34)]
	];
	const outline = [
		`M${at(edge(a, wide))}L${at(edge(b, narrow))}`,
		`A${at([narrow, narrow * .5])} 0 0 0 ${at(edge(b, -narrow))}`,
		`L${at(edge(a, -wide))}Z`
	];
	sheet.path(outline.join(""), { fill: sheet.linear([0, 0], isUpright ? [1, 0] : [0, 1], stops) });
	sheet.reach(edge(b, narrow), edge(b, -narrow), a);
}
/** Two legs of a piece: those at its back, or those at its front. */
function legPair(sheet, row, stand, material) {
	const { x, z, height, splay = 0, centre: [cx, cz] = [0, 0] } = stand;
	const front = row === "back" ? -1 : 1;
	for (const right of [-1, 1]) {
		const foot = [
			cx + right * (x + splay),
			0,
			cz + front * (z + splay)
		];
		contact(sheet, foot, (stand.thin ?? stand.thick) * .7);
		leg(sheet, [[
			cx + right * x,
			height,
			cz + front * z
		], foot], stand, material);
	}
}
// server/media/armchair.ts
/** A lounge chair: a wooden frame with paddle arms, a deep seat and a tall leaning back. */
var armchair = {
	view: {
		yaw: 28,
		scale: 3.75,
		distance: 460,
		eye: 125
	},
	baseline: 485,
	draw(sheet, palette) {
		const cloth = palette.cloth();
		floorShadow(sheet, [34, 38], {
			cast: 9,
			strength: .7
		});
		sideFrame$1(sheet, -33, palette.legs);
		leg(sheet, [[
			-33,
			31,
			29
		], [
			33,
			31,
			29
		]], { thick: 4 }, palette.legs);
		leg(sheet, [[
			-32,
			27,
			-24
		], [
			32,
			27,
			-24
		]], { thick: 4 }, palette.legs);
		padded(sheet, slab([-27, 27], [[-12, 33], [-37, 96]], 15), palette.cloth(1), {
			round: 7,
			swell: 1.6,
			hasPiping: true
		});
		padded(sheet, seat$2(), cloth, {
			round: 5.5,
			swell: 1.4,
			hasPiping: true
		});
		sideFrame$1(sheet, 33, palette.legs);
	}
};
/** A padded board between two places of the side view, `thick` centimetres towards the back. */
function slab(x, [low, high], thick) {
	return [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7
	].map((bits) => {
		const [z, y] = bits & 2 ? high : low;
		return [
			x[bits & 1] * (bits & 2 ? .95 : 1),
			y + (bits & 4 ? 0 : -5),
			z - (bits & 4 ? 0 : thick)
		];
	});
}
/** Higher at the front than at the back, so that one leans into it. */
function seat$2() {
	return [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7
	].map((bits) => {
		const isFront = bits >= 4;
		return [
			bits & 1 ? 29 : -29,
			(bits & 2 ? 43 : 27) + (isFront ? 3 : -3),
			isFront ? 36 : -22
		];
	});
}
function sideFrame$1(sheet, x, wood) {
	const taper = {
		thick: 4.6,
		thin: 2.6
	};
	for (const z of [-40, 34]) contact(sheet, [
		x,
		0,
		z
	], 2.4);
	leg(sheet, [[
		x,
		56,
		-26
	], [
		x,
		0,
		-40
	]], taper, wood);
	leg(sheet, [[
		x,
		60,
		27
	], [
		x,
		0,
		34
	]], taper, wood);
	leg(sheet, [[
		x,
		26,
		-32
	], [
		x,
		31,
		30
	]], { thick: 4 }, wood);
	const side = x < 0 ? -1 : 1;
	body$2(sheet, [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7
	].map((bits) => {
		const isFront = bits >= 4;
		const [inner, outer] = isFront ? [-3.6, 4.6] : [-2.4, 2.4];
		return [
			x + ((bits & 1) === (side > 0 ? 1 : 0) ? outer * side : inner * side),
			(isFront ? 60 : 55) + (bits & 2 ? 2.6 : 0),
			isFront ? 36 : -32
		];
	}), wood);
}
// server/media/shell.ts
var STEP = 8;
/** A place on the wall: `out` centimetres from its inside. */
function onShell({ centre, radii, flare = 0, ...shell }, angle, y, out = 0) {
	const radians = angle * Math.PI / 180;
	const more = out + flare * (y - shell.bottom(0));
	return [
		centre[0] + (radii[0] + more) * Math.sin(radians),
		y,
		centre[1] - (radii[1] + more) * Math.cos(radians)
	];
}
function outwards({ radii }, angle) {
	const radians = angle * Math.PI / 180;
	return unit([
		Math.sin(radians) / radii[0],
		0,
		-Math.cos(radians) / radii[1]
	]);
}
function angles({ from, to }) {
	const count = Math.max(2, Math.round((to - from) / STEP));
	return Array.from({ length: count + 1 }, (_, index) => from + (to - from) * index / count);
}
/** The sides of the wall that face the camera: `inner` ones are behind the seat, `outer` ones before it. */
function shellSide(sheet, shell, material, side) {
	const sign = side === "inner" ? -1 : 1;
	const out = side === "inner" ? 0 : shell.thick;
	const facing = (angle) => outwards(shell, angle).map((part) => part * sign);
	const isSeen = (angle) => sheet.turn(facing(angle))[2] > -.08;
	for (const run of runs(angles(shell), isSeen)) {
		const top = run.map((angle) => sheet.project(onShell(shell, angle, shell.top(angle), out)));
		const bottom = run.map((angle) => sheet.project(onShell(shell, angle, shell.bottom(angle), out)));
		const outline = `${curve(top)}${curve(bottom.toReversed(), "L")}Z`;
		const tones = run.map((angle) => toneOf(sheet, facing(angle)) - (side === "inner" ? .02 : .04));
		sheet.path(outline, { fill: sheet.linear([0, 0], [1, 0], stopsAlong(top, tones, material.colour)) });
		sheet.reach(...top, ...bottom);
	}
}
function runs(values, isIn) {
	const found = [];
	let open = null;
	for (const value of values) if (!isIn(value)) open = null;
	else if (open) open.push(value);
	else {
		open = [value];
		found.push(open);
	}
	return found.filter((run) => run.length > 1);
}
var STOPS = 5;
function stopsAlong(points, tones, colour) {
	const xs = points.map(([x]) => x);
	const [left, right] = [Math.min(...xs), Math.max(...xs)];
	return Array.from({ length: STOPS }, (_, index) => Math.round(index * (points.length - 1) / 4)).map((place) => [(xs[place] - left) / (right - left || 1), shade(colour, tones[place])]).sort((a, b) => a[0] - b[0]);
}
/** The upper edge of the wall. */
function shellRim(sheet, shell, material) {
	const all = angles(shell);
	const edge = (out) => all.map((angle) => sheet.project(onShell(shell, angle, shell.top(angle), out)));
	const fill = sheet.linear([0, 0], [1, .4], fade(shade(material.colour, .2), shade(material.colour, .04)));
	sheet.path(`${curve(edge(0))}${curve(edge(shell.thick).toReversed(), "L")}Z`, {
		fill,
		stroke: fill,
		"stroke-width": 1.5,
		"stroke-opacity": 1
	});
}
/** One end of the wall. */
function shellEnd(sheet, shell, { colour }, angle) {
	const corner = (out, y) => sheet.project(onShell(shell, angle, y, out));
	const [upper, lower] = [shell.top(angle), shell.bottom(angle)];
	const points = [
		corner(0, upper),
		corner(shell.thick, upper),
		corner(shell.thick, lower),
		corner(0, lower)
	];
	if (points[1][0] < points[0][0]) points.reverse();
	const fill = sheet.linear([0, 0], [.2, 1], fade(shade(colour, .05), shade(colour, -.12)));
	sheet.path(rounded(points, 3), { fill });
}
/** Cords or slats on the inside of the wall, one every `step` degrees. */
function shellLines(sheet, shell, step, paint) {
	const count = Math.round((shell.to - shell.from) / step);
	const lines = Array.from({ length: count + 1 }, (_, index) => {
		const angle = shell.from + (shell.to - shell.from) * index / count;
		const ends = [shell.top(angle), shell.bottom(angle)].map((y) => sheet.project(onShell(shell, angle, y)));
		return `M${at(ends[0])}L${at(ends[1])}`;
	});
	sheet.path(lines.join(""), paint);
}
// server/media/bent-back.ts
/** The bent board that one leans on, lacquered in the colour or of wood like the frame. */
function bentBack(sheet, palette, shell) {
	shellSide(sheet, shell, palette.body, "inner");
	shellSide(sheet, shell, palette.body, "outer");
	for (const angle of [shell.from, shell.to]) shellEnd(sheet, shell, palette.body, angle);
	shellRim(sheet, shell, palette.body);
}
// server/media/bar-stool.ts
var stand = {
	x: 12,
	z: 12,
	height: 66,
	splay: 7.5,
	thick: 3.6,
	thin: 2.3
};
var FOOT_RAIL = {
	half: 16.4,
	height: 24
};
var back$1 = {
	centre: [0, -2],
	radii: [20, 18],
	from: -64,
	to: 64,
	thick: 1.8,
	top: (angle) => 90 - 3 * (angle / 64) ** 2,
	bottom: (angle) => 80 + 1.5 * (angle / 64) ** 2
};
var underSeat = [
	[17.5, 66],
	[18, 64],
	[15, 62.5]
];
var seat$1 = [
	[17.5, 71.5],
	[19.4, 70.3],
	[19.6, 68],
	[18.5, 65.6]
];
/** A stool at bar height with a low bent back and a rail for the feet. */
var barStool = {
	view: {
		yaw: 30,
		scale: 3.9,
		distance: 440,
		eye: 125
	},
	baseline: 515,
	draw(sheet, palette) {
		floorShadow(sheet, [20, 20], {
			cast: 7,
			strength: .6
		});
		legPair(sheet, "back", stand, palette.legs);
		rail(sheet, [-1, -1], [1, -1], palette.legs);
		rail(sheet, [-1, -1], [-1, 1], palette.legs);
		rail(sheet, [1, -1], [1, 1], palette.legs);
		for (const x of [-11, 11]) leg(sheet, [[
			x,
			68,
			-17
		], [
			x,
			82,
			-19
		]], { thick: 2.4 }, palette.legs);
		bentBack(sheet, palette, back$1);
		legPair(sheet, "front", stand, palette.legs);
		rail(sheet, [-1, 1], [1, 1], palette.legs);
		lathe(sheet, { profile: underSeat }, palette.legs);
		lathe(sheet, { profile: seat$1 }, palette.cloth());
	}
};
function rail(sheet, a, b, wood) {
	const { half, height } = FOOT_RAIL;
	leg(sheet, [[
		a[0] * half,
		height,
		a[1] * half
	], [
		b[0] * half,
		height,
		b[1] * half
	]], { thick: 2 }, wood);
}
// server/media/side-by-side.ts
/** Places of equal parts side by side. */
function row$5(from, to, count) {
	const each = (to - from) / count;
	return Array.from({ length: count }, (_, index) => [from + index * each, from + (index + 1) * each]);
}
// server/media/bed.ts
var LINEN$1 = { colour: "#F1EDE5" };
var QUILT = { colour: "#E3DACB" };
/** A made double bed with a channelled headboard. */
var bed = {
	view: {
		yaw: 30,
		scale: 1.85,
		distance: 700,
		eye: 175
	},
	baseline: 450,
	draw(sheet, palette) {
		floorShadow(sheet, [86, 106], { cast: 12 });
		const stand = {
			x: 78,
			z: 96,
			height: 14,
			thick: 6,
			thin: 4
		};
		legPair(sheet, "back", stand, palette.legs);
		legPair(sheet, "front", stand, palette.legs);
		for (const [index, [from, to]] of row$5(-86, 86, 6).entries()) cushion(sheet, {
			x: [from, to],
			y: [14, 104],
			z: [-110, -101],
			lean: 3
		}, palette.cloth(), {
			round: 4,
			swell: .8,
			hidden: index < 5 ? ["right"] : []
		});
		cushion(sheet, {
			x: [-84, 84],
			y: [12, 33],
			z: [-102, 104]
		}, palette.cloth(), { round: 4 });
		cushion(sheet, {
			x: [-80, 80],
			y: [30, 50],
			z: [-100, 100]
		}, LINEN$1, {
			round: 4,
			hasPiping: true
		});
		for (const [index, x] of [-40, 40].entries()) cushion(sheet, {
			x: [x - 36, x + 36],
			y: [50, 66],
			z: [-97, -62],
			lean: 12
		}, LINEN$1, {
			round: 7,
			swell: 3,
			hasPiping: index === 0
		});
		cushion(sheet, {
			x: [-83, 84],
			y: [34, 56],
			z: [-52, 105]
		}, QUILT, {
			round: 5,
			swell: 1.2
		});
		folds$1(sheet);
		cushion(sheet, {
			x: [-83, 84.5],
			y: [40, 58.5],
			z: [-56, -24]
		}, LINEN$1, {
			round: 3.4,
			swell: .8
		});
	}
};
/** Where the quilt does not lie quite flat. */
function folds$1(sheet) {
	const lines = [
		[
			[-56, -22],
			[-50, 20],
			[-60, 62],
			[-54, 98]
		],
		[
			[-6, -18],
			[4, 24],
			[-4, 60]
		],
		[
			[42, -10],
			[34, 34],
			[46, 72],
			[40, 100]
		]
	].map((places) => curve(places.map(([x, z]) => sheet.project([
		x,
		56,
		z
	]))));
	sheet.path(lines.join(""), {
		stroke: shade(QUILT.colour, -.3),
		"stroke-width": 5,
		"stroke-opacity": .12
	});
	sheet.path(lines.join(""), {
		stroke: shade(QUILT.colour, .6),
		"stroke-width": 1.6,
		"stroke-opacity": .5
	});
}
// server/media/fronts.ts
/** The outline of the front of a cabinet, and the gaps between its doors at shares of its width. */
function frontLines(sheet, corners, gaps, colour) {
	const face = { corners };
	const lines = gaps.map((share) => line$1(onFace(face, share, 0), onFace(face, share, 1)));
	sheet.path(polygon(corners) + lines.join(""), {
		stroke: shade(colour, -.55),
		"stroke-width": 1.2
	});
}
/** The corners of a rectangle on a front that stands at `z`. */
function frontAt(sheet, [left, right], [low, high], z) {
	return [
		sheet.project([
			left,
			high,
			z
		]),
		sheet.project([
			right,
			high,
			z
		]),
		sheet.project([
			right,
			low,
			z
		]),
		sheet.project([
			left,
			low,
			z
		])
	];
}
/** Upright slats over a front. */
function slats(sheet, corners, count, colour) {
	const face = { corners };
	const lines = (offset) => Array.from({ length: count }, (_, index) => {
		const share = (index + offset) / count;
		return line$1(onFace(face, share, .01), onFace(face, share, .99));
	}).join("");
	sheet.path(lines(.5), {
		stroke: shade(colour, -.4),
		"stroke-width": 1.4
	});
	sheet.path(lines(.15), {
		stroke: shade(colour, .3),
		"stroke-width": 1.2
	});
}
/** A small round handle. */
function knob(sheet, place, { colour }) {
	const [x, y] = sheet.project(place);
	const radius = 1.3 * sheet.scaleAt(place);
	sheet.ellipse([x + radius * .5, y + radius * .6], [radius, radius], {
		fill: "#221a14",
		"fill-opacity": .22
	});
	const fill = sheet.radial(fade(shade(colour, .25), shade(colour, -.3)));
	sheet.ellipse([x, y], [radius, radius], { fill });
}
// server/media/box.ts
/** A lidded box with grips, a smaller one on top. */
var box = {
	view: {
		yaw: 28,
		scale: 6.4,
		distance: 330,
		eye: 88
	},
	baseline: 470,
	draw(sheet, palette) {
		floorShadow(sheet, [25, 18], { cast: 7 });
		contact(sheet, [
			0,
			0,
			10
		], 20);
		const crate = (half, depth, low, high) => {
			block(sheet, {
				x: [-half, half],
				y: [low, high - 4],
				z: [-depth, depth]
			}, palette.body);
			const grip = frontAt(sheet, [-5, 5], [high - 11.5, high - 8.6], depth);
			sheet.path(rounded(grip, 8), { fill: shade(palette.body.colour, -.6) });
			block(sheet, {
				x: [-half - .7, half + .7],
				y: [high - 4.6, high],
				z: [-depth - .7, depth + .7]
			}, palette.body);
		};
		crate(24, 17, 0, 26);
		crate(15, 11.5, 26, 43);
	}
};
// server/media/cabinets.ts
/** A low cabinet on legs, slatted doors between plain ones. */
var sideboard = {
	view: {
		yaw: 24,
		scale: 2.5,
		distance: 620,
		eye: 135
	},
	baseline: 435,
	draw(sheet, { body: material, legs }) {
		const frame = material.isWood ? material : legs;
		const stand = {
			x: 72,
			z: 15,
			height: 19,
			splay: 3,
			thick: 4.4,
			thin: 2.4
		};
		floorShadow(sheet, [82, 22], { cast: 14 });
		legPair(sheet, "back", stand, frame);
		legPair(sheet, "front", stand, frame);
		block(sheet, {
			x: [-82, 82],
			y: [18, 70],
			z: [-21, 20]
		}, material);
		const door = (left, right) => frontAt(sheet, [left, right], [20, 68], 20);
		slats(sheet, door(-40, 40), 26, material.colour);
		frontLines(sheet, door(-80, 80), [
			.25,
			.5,
			.75
		], material.colour);
		for (const x of [-45, 45]) knob(sheet, [
			x,
			46,
			20
		], frame);
		block(sheet, {
			x: [-84, 84],
			y: [70, 72.4],
			z: [-22, 22]
		}, material);
	}
};
/** Three tall doors over a row of drawers. */
var wardrobe = {
	view: {
		yaw: 24,
		scale: 2.05,
		distance: 760,
		eye: 120
	},
	baseline: 520,
	draw(sheet, { body: material, legs }) {
		const frame = material.isWood ? material : legs;
		floorShadow(sheet, [76, 30], { cast: 16 });
		const stand = {
			x: 68,
			z: 23,
			height: 10,
			thick: 5,
			thin: 3.6
		};
		legPair(sheet, "back", stand, frame);
		legPair(sheet, "front", stand, frame);
		block(sheet, {
			x: [-75, 75],
			y: [9, 202],
			z: [-29, 29]
		}, material);
		frontLines(sheet, frontAt(sheet, [-73, 73], [46, 200], 29), [1 / 3, 2 / 3], material.colour);
		frontLines(sheet, frontAt(sheet, [-73, 73], [11, 45], 29), [.5], material.colour);
		const grip = { colour: contrasting(frame.colour) };
		for (const x of [
			-29,
			-20,
			29
		]) leg(sheet, [[
			x,
			132,
			30
		], [
			x,
			112,
			30
		]], { thick: 2 }, grip);
		for (const x of [-36, 36]) leg(sheet, [[
			x - 9,
			29,
			30
		], [
			x + 9,
			29,
			30
		]], { thick: 2 }, grip);
	}
};
// server/media/corner-sofa.ts
var view = {
	yaw: 24,
	scale: 1.6,
	distance: 700,
	eye: 190
};
var base = {
	height: 20,
	splay: 2,
	thick: 5,
	thin: 2.6
};
var back = {
	round: 7,
	swell: 1.8,
	hasPiping: true
};
var seat = {
	round: 5,
	swell: 1.2,
	hasPiping: true
};
/** A sofa with a lounger at its left end. */
var chaiseSofa = {
	view: {
		...view,
		scale: 1.82
	},
	baseline: 450,
	draw(sheet, palette) {
		const cloth = palette.cloth();
		floorShadow(sheet, [124, 62], {
			cast: 8,
			centre: [0, 14]
		});
		const stand = {
			x: 110,
			z: 36,
			...base
		};
		legPair(sheet, "back", stand, palette.legs);
		legPair(sheet, "front", {
			x: 28,
			z: 46,
			...base,
			centre: [-80, 46]
		}, palette.legs);
		legPair(sheet, "front", {
			...stand,
			x: 50,
			centre: [60, 0]
		}, palette.legs);
		cushion(sheet, {
			x: [-122, 122],
			y: [18, 72],
			z: [-46, -26],
			lean: 6
		}, cloth, { round: 6 });
		cushion(sheet, {
			x: [-122, -109],
			y: [18, 56],
			z: [-44, 42]
		}, cloth, {
			round: 4.5,
			hasPiping: true
		});
		cushion(sheet, {
			x: [-38, 110],
			y: [18, 30],
			z: [-42, 42]
		}, cloth, {
			round: 1.5,
			hidden: ["right"]
		});
		row$5(-109, 109, 3).forEach(([from, to], index) => {
			cushion(sheet, {
				x: [from + .6, to - .6],
				y: [42, 83],
				z: [-33, -15],
				lean: 9
			}, palette.cloth(index), index < 2 ? {
				...back,
				hidden: ["right"]
			} : back);
		});
		row$5(-37, 109, 2).forEach(([from, to]) => {
			cushion(sheet, {
				x: [from, to],
				y: [28.5, 46],
				z: [-24, 45]
			}, cloth, {
				...seat,
				hidden: ["right"]
			});
		});
		cushion(sheet, {
			x: [109, 122],
			y: [18, 56],
			z: [-44, 44]
		}, cloth, {
			round: 4.5,
			hasPiping: true
		});
		cushion(sheet, {
			x: [-120, -38],
			y: [18, 30],
			z: [-42, 92]
		}, cloth, { round: 1.5 });
		cushion(sheet, {
			x: [-121, -37],
			y: [28.5, 46],
			z: [-24, 95]
		}, cloth, seat);
	}
};
/** Two runs of seats around a corner. */
var cornerSofa = {
	view,
	baseline: 455,
	draw(sheet, palette) {
		const cloth = palette.cloth();
		floorShadow(sheet, [130, 84], {
			cast: 6,
			centre: [0, 30]
		});
		legPair(sheet, "back", {
			x: 116,
			z: 36,
			...base
		}, palette.legs);
		legPair(sheet, "front", {
			x: 40,
			z: 36,
			...base,
			centre: [76, 0]
		}, palette.legs);
		cushion(sheet, {
			x: [-128, 128],
			y: [18, 72],
			z: [-48, -28],
			lean: 6
		}, cloth, { round: 6 });
		cushion(sheet, {
			x: [-36, 115],
			y: [18, 30],
			z: [-42, 42]
		}, cloth, {
			round: 1.5,
			hidden: ["right"]
		});
		row$5(-84, 114, 2).forEach(([from, to], index) => {
			cushion(sheet, {
				x: [from + .6, to - .6],
				y: [42, 83],
				z: [-35, -17],
				lean: 9
			}, palette.cloth(index), index < 1 ? {
				...back,
				hidden: ["right"]
			} : back);
		});
		row$5(-38, 114, 2).forEach(([from, to]) => {
			cushion(sheet, {
				x: [from, to],
				y: [28.5, 46],
				z: [-26, 45]
			}, cloth, {
				...seat,
				hidden: ["right"]
			});
		});
		cushion(sheet, {
			x: [114, 128],
			y: [18, 56],
			z: [-46, 45]
		}, cloth, { round: 4.5 });
		wing(sheet, palette);
	}
};
/** The run of seats that comes forward at the left, with its own back. */
function wing(sheet, palette) {
	const cloth = palette.cloth();
	legPair(sheet, "front", {
		x: 36,
		z: 66,
		...base,
		centre: [-82, 60]
	}, palette.legs);
	cushion(sheet, {
		x: [-128, -110],
		y: [18, 72],
		z: [-44, 132]
	}, cloth, { round: 6 });
	cushion(sheet, {
		x: [-112, -38],
		y: [18, 30],
		z: [-40, 128]
	}, cloth, { round: 1.5 });
	row$5(-26, 128, 2).forEach(([from, to]) => {
		cushion(sheet, {
			x: [-112, -92],
			y: [42, 80],
			z: [from + 2, to - 2]
		}, cloth, {
			round: 7,
			swell: 1.8
		});
	});
	row$5(-26, 132, 2).forEach(([from, to], index) => {
		cushion(sheet, {
			x: [-94, -37],
			y: [28.5, 46],
			z: [from, to]
		}, cloth, index === 0 ? {
			round: 5,
			swell: 1.2
		} : seat);
	});
}
// server/media/desk.ts
var SIDES = [-52, 52];
var SPLAY = 1.07;
/** A writing desk with two shallow drawers and a rail between the legs of each side. */
var desk = {
	view: {
		yaw: 28,
		scale: 3,
		distance: 560,
		eye: 150
	},
	baseline: 455,
	draw(sheet, { body: material, legs }) {
		const frame = material.isWood ? material : legs;
		floorShadow(sheet, [62, 30], {
			cast: 10,
			strength: .7
		});
		standRow(sheet, -24, frame);
		for (const x of SIDES) leg(sheet, [[
			x * 1.035,
			30,
			-25
		], [
			x * 1.035,
			30,
			25
		]], { thick: 2.4 }, frame);
		standRow(sheet, 24, frame);
		block(sheet, {
			x: [-60, 60],
			y: [61, 72],
			z: [-28, 28]
		}, {
			...material,
			colour: shade(material.colour, -.02)
		});
		block(sheet, {
			x: [-62, 62],
			y: [72, 74],
			z: [-30, 30]
		}, material);
		frontLines(sheet, frontAt(sheet, [-59, 59], [61.8, 71.4], 28), [.5], material.colour);
		for (const x of [-30, 30]) knob(sheet, [
			x,
			66.5,
			28
		], frame);
	}
};
function standRow(sheet, z, frame) {
	for (const x of SIDES) {
		contact(sheet, [
			x * SPLAY,
			0,
			z * SPLAY
		], 2.2);
		leg(sheet, [[
			x,
			66,
			z
		], [
			x * SPLAY,
			0,
			z * SPLAY
		]], {
			thick: 4.4,
			thin: 2.6
		}, frame);
	}
}
// server/media/dining-chair.ts
/** A wooden chair with a bent back and an upholstered seat. */
var diningChair = {
	view: {
		yaw: 30,
		scale: 4.3,
		distance: 420,
		eye: 120
	},
	baseline: 495,
	draw(sheet, palette) {
		const taper = {
			thick: 3.6,
			thin: 2.2
		};
		floorShadow(sheet, [25, 25], {
			cast: 8,
			strength: .7
		});
		for (const side of [-1, 1]) {
			contact(sheet, [
				side * 21,
				0,
				-25
			], 2);
			leg(sheet, [[
				side * 19.5,
				46,
				-19
			], [
				side * 21,
				0,
				-25
			]], taper, palette.legs);
			leg(sheet, [[
				side * 19.5,
				45,
				-19
			], [
				side * 18.5,
				77,
				-21
			]], {
				thick: 3.4,
				thin: 2.2
			}, palette.legs);
		}
		bentBack(sheet, palette, {
			centre: [0, -3],
			radii: [24, 20],
			from: -72,
			to: 72,
			thick: 1.8,
			top: (angle) => 80.5 - 4 * (angle / 72) ** 2,
			bottom: (angle) => 66 + 2.5 * (angle / 72) ** 2
		});
		legPair(sheet, "front", {
			x: 19.5,
			z: 18,
			height: 44,
			splay: 2,
			...taper
		}, palette.legs);
		block(sheet, {
			x: [-20.5, 20.5],
			y: [39.5, 44.5],
			z: [-20, 19]
		}, palette.legs);
		cushion(sheet, {
			x: [-23, 23],
			y: [43.5, 49],
			z: [-22, 22]
		}, palette.cloth(), {
			round: 2.6,
			swell: .5,
			hasPiping: true
		});
	}
};
// server/media/footstool.ts
var body$1 = [
	[24, 42.4],
	[28, 41],
	[30.4, 37.5],
	[31, 30],
	[31, 22],
	[30, 15],
	[26.5, 11.5]
];
/** A round pouffe with seams around it and a button on top. */
var footstool = {
	view: {
		yaw: 20,
		scale: 4.6,
		distance: 420,
		eye: 125
	},
	baseline: 440,
	draw(sheet, palette) {
		const cloth = palette.cloth();
		floorShadow(sheet, [31, 31], { cast: 7 });
		const stand = {
			x: 18,
			z: 18,
			height: 14,
			splay: 3,
			thick: 4.6,
			thin: 2.8
		};
		legPair(sheet, "back", stand, palette.legs);
		legPair(sheet, "front", stand, palette.legs);
		lathe(sheet, { profile: body$1 }, cloth);
		ring(sheet, [28, 40.2], {
			stroke: shade(cloth.colour, .16),
			"stroke-width": 9,
			"stroke-opacity": .4
		});
		for (const seam of [[30.6, 36.6], [30.6, 17]]) ring(sheet, seam, {
			stroke: shade(cloth.colour, -.34),
			"stroke-width": 1.3
		});
		dimple(sheet, cloth.colour);
	}
};
/** The half of a circle around the pouffe that one sees. */
function ring(sheet, [radius, y], paint) {
	const [x, middle] = sheet.project([
		0,
		y,
		0
	]);
	const radii = circleAt(sheet, [
		0,
		y,
		0
	], radius);
	const end = (side) => [x + side * radii[0], middle];
	sheet.path(`M${at(end(-1))}A${at(radii)} 0 0 0 ${at(end(1))}`, paint);
}
function dimple(sheet, colour) {
	const centre = sheet.project([
		0,
		42.4,
		0
	]);
	const radii = circleAt(sheet, [
		0,
		42.4,
		0
	], 20);
	const dip = sheet.radial([
		[
			0,
			shade(colour, -.22),
			.7
		],
		[
			.4,
			shade(colour, -.1),
			.25
		],
		[
			1,
			shade(colour, .1),
			0
		]
	]);
	sheet.ellipse(centre, radii, { fill: dip });
	sheet.ellipse(centre, [5, 2.6], { fill: shade(colour, -.2) });
}
// server/media/garden.ts
var GRAPHITE = { colour: "#4A4A48" };
var OFF_WHITE = { colour: "#EDE8DE" };
var frameOf = ({ body }) => body.isWood ? body : GRAPHITE;
function sideFrame(sheet, x, frame) {
	const rod = (from, to) => leg(sheet, [from, to], { thick: 3 }, frame);
	contact(sheet, [
		x,
		0,
		-36
	], 2.4);
	contact(sheet, [
		x,
		0,
		38
	], 2.4);
	rod([
		x,
		62,
		-40
	], [
		x,
		0,
		-36
	]);
	rod([
		x,
		22,
		-37
	], [
		x,
		22,
		38
	]);
	for (const y of [34, 46]) leg(sheet, [[
		x,
		y,
		-37
	], [
		x,
		y,
		37
	]], { thick: 1.4 }, frame);
	rod([
		x,
		57,
		38
	], [
		x,
		0,
		38
	]);
	block(sheet, {
		x: [x - 3.4, x + 3.4],
		y: [56.5, 59],
		z: [-42, 42]
	}, frame);
}
/** A lounge sofa for the terrace: open frame, thick light cushions. */
var gardenSofa = {
	view: {
		yaw: 24,
		scale: 2.35,
		distance: 620,
		eye: 155
	},
	baseline: 425,
	draw(sheet, palette) {
		const frame = frameOf(palette);
		const cloth = (part) => palette.body.isWood ? OFF_WHITE : palette.cloth(part);
		floorShadow(sheet, [80, 40], {
			cast: 12,
			strength: .8
		});
		sideFrame(sheet, -78, frame);
		for (const y of [
			34,
			46,
			58
		]) leg(sheet, [[
			-77,
			y,
			-39
		], [
			75,
			y,
			-39
		]], { thick: 2 }, frame);
		block(sheet, {
			x: [-78, 78],
			y: [20, 25],
			z: [-36, 39]
		}, frame);
		row$5(-74, 74, 2).forEach(([from, to], index) => {
			cushion(sheet, {
				x: [from + .5, to - .5],
				y: [40, 78],
				z: [-32, -17],
				lean: 9
			}, cloth(index), {
				round: 6.5,
				swell: 1.6,
				hasPiping: true
			});
		});
		row$5(-75, 75, 2).forEach(([from, to], index) => {
			cushion(sheet, {
				x: [from, to],
				y: [26, 41],
				z: [-24, 40]
			}, cloth(index), {
				round: 5,
				swell: 1,
				hasPiping: true,
				hidden: index === 0 ? ["right"] : []
			});
		});
		sideFrame(sheet, 78, frame);
	}
};
var rope = {
	centre: [0, 1],
	radii: [25, 23],
	from: -108,
	to: 108,
	thick: 1.6,
	flare: .12,
	top: (angle) => 62 + 16 * Math.cos(Math.min(90, Math.abs(angle)) * Math.PI / 180) ** 2,
	bottom: () => 42
};
/** A chair with a corded back around a cushion. */
var gardenChair = {
	view: {
		yaw: 28,
		scale: 4.3,
		distance: 420,
		eye: 122
	},
	baseline: 495,
	draw(sheet, palette) {
		const frame = frameOf(palette);
		const cord = palette.body.isWood ? OFF_WHITE : palette.cloth();
		const stand = {
			x: 21,
			z: 20,
			height: 42,
			splay: 3,
			thick: 3,
			thin: 2.2
		};
		const cords = {
			stroke: shade(cord.colour, -.02),
			"stroke-width": 4.2,
			"stroke-opacity": 1
		};
		floorShadow(sheet, [27, 26], {
			cast: 8,
			strength: .75
		});
		legPair(sheet, "back", stand, frame);
		shellLines(sheet, {
			...rope,
			radii: [26, 24]
		}, 6.5, {
			...cords,
			stroke: shade(cord.colour, -.16)
		});
		legPair(sheet, "front", stand, frame);
		block(sheet, {
			x: [-23, 23],
			y: [39, 42.5],
			z: [-20, 22]
		}, frame);
		shellEnd(sheet, rope, frame, rope.from);
		cushion(sheet, {
			x: [-22, 22],
			y: [42, 49],
			z: [-18, 23]
		}, palette.body.isWood ? OFF_WHITE : { colour: shade(cord.colour, .3) }, {
			round: 3,
			swell: .6,
			hasPiping: true
		});
		shellLines(sheet, {
			...rope,
			from: 78,
			radii: [26, 24]
		}, 8, cords);
		shellEnd(sheet, rope, frame, rope.to);
		shellRim(sheet, rope, frame);
	}
};
/** A slatted table on two bent frames. */
var gardenTable = {
	view: {
		yaw: 27,
		scale: 2.35,
		distance: 620,
		eye: 170
	},
	baseline: 430,
	draw(sheet, palette) {
		const frame = frameOf(palette);
		const rod = (from, to) => leg(sheet, [from, to], { thick: 4 }, frame);
		floorShadow(sheet, [84, 40], {
			cast: 12,
			strength: .7
		});
		for (const x of [-70, 70]) {
			for (const z of [-34, 34]) contact(sheet, [
				x,
				0,
				z
			], 3);
			rod([
				x,
				68,
				-34
			], [
				x,
				0,
				-34
			]);
			rod([
				x,
				2,
				-34
			], [
				x,
				2,
				34
			]);
			rod([
				x,
				68,
				34
			], [
				x,
				0,
				34
			]);
		}
		block(sheet, {
			x: [-88, 88],
			y: [66, 70],
			z: [38, 41]
		}, { colour: shade(frame.colour, -.1) });
		block(sheet, {
			x: [85, 88],
			y: [66, 70],
			z: [-40, 40]
		}, { colour: shade(frame.colour, -.1) });
		const material = palette.body;
		const [top] = block(sheet, {
			x: [-93, 93],
			y: [69.6, 72.6],
			z: [-44, 44]
		}, material).slice(-1);
		const gaps = Array.from({ length: 6 }, (_, index) => line$1(onFace(top, 0, (index + 1) / 7), onFace(top, 1, (index + 1) / 7)));
		sheet.path(gaps.join(""), {
			stroke: shade(material.colour, -.6),
			"stroke-width": 1.5,
			"stroke-opacity": .7
		});
	}
};
// server/media/lamp.ts
var BRASS = { colour: "#B08D57" };
var DARK = { colour: "#3B3936" };
var STEM = -20;
var SHADE = 14;
var SHADE_RADIUS = 22;
var SHADE_FOOT = 116;
var foot$1 = [
	[13, 2.6],
	[14.5, 1.6],
	[14.5, 0]
];
var bend = [
	[STEM, 128],
	[-19, 142],
	[-12, 152],
	[0, 156],
	[11, 152],
	[SHADE, 146]
];
var dome = [
	[2.5, 141.5],
	[10, 139],
	[17, 132],
	[21, 123],
	[SHADE_RADIUS, SHADE_FOOT]
];
/** A floor lamp: a dome on a bent stem, lit. */
var lamp = {
	view: {
		yaw: 15,
		scale: 2.85,
		distance: 520,
		eye: 95
	},
	baseline: 525,
	draw(sheet, palette) {
		floorShadow(sheet, [17, 17], {
			cast: 10,
			strength: .8,
			centre: [STEM, 0]
		});
		contact(sheet, [
			STEM,
			0,
			0
		], 13);
		lathe(sheet, {
			axis: [STEM, 0],
			profile: foot$1
		}, DARK);
		leg(sheet, [[
			STEM,
			128,
			0
		], [
			STEM,
			2.6,
			0
		]], { thick: 1.7 }, DARK);
		const arc = bend.map(([x, y]) => sheet.project([
			x,
			y,
			0
		]));
		sheet.path(curve(arc), {
			stroke: DARK.colour,
			"stroke-width": 1.5 * sheet.scaleAt([
				0,
				140,
				0
			]),
			"stroke-opacity": 1
		});
		sheet.reach(...arc);
		lathe(sheet, {
			axis: [SHADE, 0],
			profile: [[3, 146], [3, 141]],
			isSoft: false
		}, BRASS);
		lathe(sheet, {
			axis: [SHADE, 0],
			profile: dome
		}, palette.shade, .08);
		light(sheet);
	}
};
/** The lit inside of the dome, as much of it as one sees from below. */
function light(sheet) {
	const rim = [
		SHADE,
		SHADE_FOOT,
		0
	];
	const [across, deep] = circleAt(sheet, rim, SHADE_RADIUS);
	const fill = sheet.radial([
		[0, "#FFF6E0"],
		[.5, "#FFE3B0"],
		[1, "#D9B57E"]
	]);
	sheet.ellipse(sheet.project(rim), [across, deep + 1], { fill });
}
// server/media/mattress.ts
var TOP = 30;
var EDGE = 74;
var QUILTS_LONG = 7;
/** A thick mattress with a quilted top and handles. */
var mattress = {
	view: {
		yaw: 32,
		scale: 1.95,
		distance: 640,
		eye: 165
	},
	baseline: 400,
	draw(sheet, palette) {
		const { colour } = palette.cloth();
		const border = { colour: shade(colour, -.1) };
		const cover = { colour: shade(colour, .35) };
		floorShadow(sheet, [80, 100], {
			cast: 8,
			strength: 1.2
		});
		cushion(sheet, {
			x: [-78, 78],
			y: [1, 19],
			z: [-98, 98]
		}, border, {
			round: 4,
			hasPiping: true
		});
		cushion(sheet, {
			x: [-80, 80],
			y: [18, TOP],
			z: [-100, 100]
		}, cover, {
			round: 4.5,
			swell: .8,
			hasPiping: true
		});
		quilting(sheet, cover);
		for (const x of [-40, 40]) block(sheet, {
			x: [x - 8, x + 8],
			y: [9, 12],
			z: [98.5, 99]
		}, { colour: shade(colour, -.3) });
	}
};
function quilting(sheet, { colour }) {
	const spot = (x, z) => sheet.project([
		x,
		TOP,
		z
	]);
	const lines = row$5(-94, 94, QUILTS_LONG).flatMap(([near, far]) => row$5(-74, EDGE, 5).flatMap(([left, right]) => [line$1(spot(left, near), spot(right, far)), line$1(spot(right, near), spot(left, far))]));
	sheet.path(lines.join(""), {
		stroke: shade(colour, -.25),
		"stroke-width": 1,
		"stroke-opacity": .3
	});
}
// server/media/mirror.ts
var HALF$2 = 36;
var LEAN = .09;
/** A tall arched mirror that leans on the wall. */
var mirror = {
	view: {
		yaw: 22,
		scale: 2.55,
		distance: 560,
		eye: 95
	},
	baseline: 525,
	draw(sheet, { body: material }) {
		floorShadow(sheet, [HALF$2, 9], {
			cast: 14,
			strength: .8
		});
		sheet.path(arch(sheet, 0, -5), { fill: sheet.linear([0, 0], [.2, 1], sideStops(material)) });
		sheet.path(arch(sheet, 0, 0), { fill: sheet.linear([0, 0], [1, 1], fade(shade(material.colour, .2), shade(material.colour, -.12))) });
		const glass = sheet.linear([0, 0], [.9, 1], [
			[0, "#CFD6D6"],
			[.3, "#EEF1EF"],
			[.42, "#D9DFDE"],
			[.55, "#F4F5F2"],
			[.75, "#DCE0DD"],
			[1, "#C3CAC8"]
		]);
		sheet.path(arch(sheet, 3, 0), {
			fill: glass,
			stroke: shade(material.colour, -.4),
			"stroke-width": 1
		});
		const beam = [
			[-24, 30],
			[-8, 20],
			[26, 128],
			[18, 150]
		].map(([x, y]) => spot$1(sheet, x, y, 0));
		sheet.path(`M${beam.map(at).join("L")}Z`, {
			fill: "#FFFFFF",
			"fill-opacity": .35
		});
		sheet.reach(spot$1(sheet, -36, 0, 0), spot$1(sheet, HALF$2, 0, 0), spot$1(sheet, HALF$2, 0, -5));
	}
};
function sideStops({ colour }) {
	return fade(shade(colour, -.1), shade(colour, -.4));
}
function spot$1(sheet, x, y, z) {
	const place = [
		x,
		y,
		z - y * LEAN
	];
	return sheet.project(place);
}
function arch(sheet, inset, z) {
	const radius = HALF$2 - inset;
	const round = Array.from({ length: 9 }, (_, index) => {
		const angle = Math.PI - index * Math.PI / 8;
		return spot$1(sheet, Math.cos(angle) * radius, 136 + Math.sin(angle) * radius, z);
	});
	return `M${at(spot$1(sheet, -radius, inset, z))}${curve(round, "L")}L${at(spot$1(sheet, radius, inset, z))}Z`;
}
// server/media/parasol.ts
var RADIUS = 128;
var APEX = [
	0,
	250,
	0
];
var RIM = 200;
var VALANCE = 12;
/** A wooden-poled parasol of eight panels. */
var parasol = {
	view: {
		yaw: 11,
		scale: 1.9,
		distance: 900,
		eye: 212
	},
	baseline: 535,
	draw(sheet, palette) {
		const base = { colour: "#5A5855" };
		floorShadow(sheet, [46, 40], {
			cast: 14,
			strength: .7
		});
		contact(sheet, [
			0,
			0,
			4
		], 24);
		lathe(sheet, { profile: [
			[5, 9],
			[22, 6.5],
			[25, 4],
			[25, 0]
		] }, base);
		leg(sheet, [[
			0,
			240,
			0
		], [
			0,
			6,
			0
		]], { thick: 4.6 }, palette.legs);
		leg(sheet, [[
			0,
			26,
			0
		], [
			0,
			8,
			0
		]], { thick: 6.6 }, base);
		canopy(sheet, palette);
		lathe(sheet, { profile: [
			[.4, 253],
			[2.2, 250],
			[2.4, 246],
			[1.4, 244]
		] }, palette.legs);
	}
};
var rim = (index, y = RIM) => {
	const angle = (index + .5) * Math.PI / 4;
	return [
		Math.sin(angle) * RADIUS,
		y,
		Math.cos(angle) * RADIUS
	];
};
function canopy(sheet, palette) {
	const panels = Array.from({ length: 8 }, (_, index) => [
		rim(index),
		rim(index + 1),
		index
	]);
	const inFront = ([a, b]) => turning([
		APEX,
		b,
		a
	].map((place) => sheet.project(place))) > 0;
	for (const panel of panels.filter((candidate) => !inFront(candidate))) under(sheet, panel, palette.cloth(panel[2]));
	for (const panel of panels.filter(inFront)) upper(sheet, panel, palette.cloth(panel[2]));
}
function under(sheet, [a, b], { colour }) {
	const points = [
		a,
		b,
		APEX
	].map((place) => sheet.project(place));
	sheet.path(`M${points.map(at).join("L")}Z`, { fill: shade(colour, -.42) });
}
function upper(sheet, [a, b], { colour }) {
	const tone = toneOf(sheet, cross(minus(a, APEX), minus(b, APEX)));
	const [top, left, right] = [
		APEX,
		a,
		b
	].map((place) => sheet.project(place));
	const [lowLeft, lowRight] = [a, b].map(([x, y, z]) => sheet.project([
		x,
		y - VALANCE,
		z
	]));
	const sag = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 - 4];
	const fill = sheet.linear([0, 0], [.3, 1], fade(shade(colour, tone + .1), shade(colour, tone - .06)));
	const seam = {
		stroke: shade(colour, tone - .2),
		"stroke-width": 1
	};
	sheet.path(`M${at(top)}L${at(right)}Q${at(sag)} ${at(left)}Z`, {
		fill,
		...seam
	});
	const scallop = [(lowLeft[0] + lowRight[0]) / 2, (lowLeft[1] + lowRight[1]) / 2 + 5];
	sheet.path(`M${at(left)}Q${at(sag)} ${at(right)}L${at(lowRight)}Q${at(scallop)} ${at(lowLeft)}Z`, {
		fill: shade(colour, tone - .12),
		...seam
	});
	sheet.reach(left, right);
}
// server/media/pillow.ts
var HALF$1 = 142;
/** Two square cushions, one behind the other, piped all around. */
var pillow = {
	view: {
		yaw: 0,
		scale: 1,
		distance: 900,
		eye: 300
	},
	baseline: 455,
	draw(sheet, palette) {
		floorShadow(sheet, [175, 34], {
			cast: 16,
			strength: 1.2
		});
		square(sheet, {
			middle: [78, 146],
			size: .82,
			tilt: 9
		}, shade(palette.cloth(1).colour, .4));
		square(sheet, {
			middle: [-32, 158],
			size: 1,
			tilt: -5
		}, palette.cloth().colour);
		sheet.reach([-195, 300], [195, 310]);
	}
};
/** Places on a cushion, from -1 to 1, as path data. */
function spotOn({ middle, size, tilt }) {
	const [sin, cos] = [Math.sin(tilt * Math.PI / 180), Math.cos(tilt * Math.PI / 180)];
	return (x, y) => {
		const [a, b] = [x * HALF$1 * size, y * HALF$1 * size];
		return at([middle[0] + a * cos - b * sin, middle[1] + a * sin + b * cos]);
	};
}
function square(sheet, place, colour) {
	const spot = spotOn(place);
	const fill = sheet.linear([.05, 0], [.8, 1], [
		[0, shade(colour, .12)],
		[.45, colour],
		[.8, shade(colour, -.16)],
		[1, shade(colour, -.3)]
	]);
	sheet.path(edge(spot, 1), {
		fill,
		stroke: shade(colour, -.2),
		"stroke-width": 5,
		"stroke-opacity": 1
	});
	sheet.path(edge(spot, .985), {
		stroke: shade(colour, .16),
		"stroke-width": 1.6,
		"stroke-opacity": .7
	});
	const belly = sheet.radial([
		[
			0,
			shade(colour, .2),
			.7
		],
		[
			.6,
			shade(colour, .14),
			.35
		],
		[
			1,
			shade(colour, .1),
			0
		]
	]);
	const [x, y] = spot(-.1, -.12).split(" ").map(Number);
	const reach = HALF$1 * place.size * .84;
	sheet.ellipse([x, y], [reach, reach * .94], { fill: belly });
	sheet.path(folds(spot), {
		stroke: shade(colour, -.4),
		"stroke-width": 5,
		"stroke-opacity": .13
	});
	sheet.path(folds(spot), {
		stroke: shade(colour, -.4),
		"stroke-width": 1.8,
		"stroke-opacity": .2
	});
}
/** Sides drawn in a little, corners that stand out. */
function edge(spot, size) {
	const place = (x, y) => spot(x * size, y * size);
	return [
		`M${place(-.97, -1)}`,
		`C${place(-.6, -.9)} ${place(.6, -.9)} ${place(.97, -1)}`,
		`Q${place(1.02, -1.01)} ${place(1, -.96)}`,
		`C${place(.93, -.5)} ${place(.95, .5)} ${place(1.02, .98)}`,
		`Q${place(1.02, 1.03)} ${place(.96, 1.02)}`,
		`C${place(.6, 1.07)} ${place(-.6, 1.07)} ${place(-.96, 1.02)}`,
		`Q${place(-1.02, 1.03)} ${place(-1.02, .98)}`,
		`C${place(-.95, .5)} ${place(-.93, -.5)} ${place(-1, -.96)}`,
		`Q${place(-1.02, -1.01)} ${place(-.97, -1)}Z`
	].join("");
}
function folds(spot) {
	return [
		`M${spot(-.92, -.92)}Q${spot(-.76, -.72)} ${spot(-.7, -.5)}`,
		`M${spot(.92, -.92)}Q${spot(.74, -.76)} ${spot(.66, -.56)}`,
		`M${spot(.94, .93)}Q${spot(.78, .74)} ${spot(.5, .74)}`,
		`M${spot(.9, .84)}Q${spot(.8, .6)} ${spot(.84, .34)}`,
		`M${spot(-.94, .93)}Q${spot(-.8, .76)} ${spot(-.58, .72)}`
	].join("");
}
// server/media/rug.ts
var WIDTH = 200;
var LENGTH = 140;
/** A woven rug with bands, a field of lozenges and fringes. */
var rug = {
	view: {
		yaw: 24,
		scale: 2.25,
		distance: 560,
		eye: 300
	},
	baseline: 430,
	draw(sheet, palette) {
		const [x, z] = [WIDTH / 2, LENGTH / 2];
		const { colour } = palette.cloth();
		floorShadow(sheet, [x * .78, z * .78], {
			cast: 2,
			strength: .5
		});
		fringe(sheet, -x, -x - 7, colour);
		fringe(sheet, x, x + 7, colour);
		for (const [y, tone] of [[0, -.3], [1.4, 0]]) {
			const corners = [
				[-x, -z],
				[x, -z],
				[x, z],
				[-x, z]
			].map(([a, b]) => sheet.project([
				a,
				y,
				b
			]));
			sheet.path(polygon(corners), { fill: sheet.linear([0, 0], [1, 1], fade(shade(colour, tone + .12), shade(colour, tone - .06))) });
			sheet.reach(...corners);
		}
		pattern(sheet, palette);
	}
};
function spot(sheet, x, z) {
	return sheet.project([
		x,
		1.4,
		z
	]);
}
function fringe(sheet, from, to, colour) {
	const lines = Array.from({ length: 40 }, (_, index) => {
		const z = -68 + index * 136 / 39;
		return line$1(spot(sheet, from, z), sheet.project([
			to + Math.sin(index * 3) * .8,
			0,
			z + Math.sin(index * 5) * 1.4
		]));
	});
	sheet.path(lines.join(""), {
		stroke: mix(colour, "#C9B89C", .55),
		"stroke-width": 1.5,
		"stroke-opacity": 1
	});
}
function pattern(sheet, palette) {
	const z = LENGTH / 2;
	const stripe = (x, width, part, tone) => {
		const corners = [
			spot(sheet, x, -70),
			spot(sheet, x + width, -70),
			spot(sheet, x + width, z),
			spot(sheet, x, z)
		];
		sheet.path(polygon(corners), {
			fill: shade(palette.cloth(part).colour, tone),
			"fill-opacity": .85
		});
	};
	for (const side of [-1, 1]) {
		stripe(side * 88 - 4, 8, 1, .35);
		stripe(side * 76 - 1.5, 3, 2, -.25);
		stripe(side * 70 - 1, 2, 3, .35);
	}
	const lozenges = (size) => [
		-48,
		-16,
		16,
		48
	].flatMap((x) => [
		-46,
		-15.5,
		15.5,
		46
	].map((at) => [x, at])).map(([x, at]) => polygon([
		spot(sheet, x - size, at),
		spot(sheet, x, at - size * .95),
		spot(sheet, x + size, at),
		spot(sheet, x, at + size * .95)
	])).join("");
	sheet.path(lozenges(15), {
		stroke: shade(palette.cloth(1).colour, .4),
		"stroke-width": 2.2,
		"stroke-opacity": .8
	});
	sheet.path(lozenges(5), {
		fill: shade(palette.cloth(2).colour, -.25),
		"fill-opacity": .7
	});
}
// server/media/shelf.ts
var HALF = 46;
var HEIGHT = 186;
var levels = [
	8,
	45,
	80,
	115,
	150
];
/** An open bookcase with a few things in it. */
var shelf = {
	view: {
		yaw: 26,
		scale: 2.3,
		distance: 620,
		eye: 120
	},
	baseline: 525,
	draw(sheet, { body: material }) {
		const plain = { colour: material.colour };
		floorShadow(sheet, [HALF, 18], {
			cast: 12,
			strength: .9
		});
		block(sheet, {
			x: [-46, HALF],
			y: [6, HEIGHT],
			z: [-17, -16]
		}, { colour: shade(material.colour, -.14) });
		block(sheet, {
			x: [-46, -43.6],
			y: [0, HEIGHT],
			z: [-17, 17]
		}, plain);
		for (const [index, y] of levels.entries()) {
			block(sheet, {
				x: [-44, 44],
				y: [y - 2.4, y],
				z: [-16, 16.5]
			}, plain);
			things[index]?.(sheet, y);
		}
		block(sheet, {
			x: [43.6, HALF],
			y: [0, HEIGHT],
			z: [-17, 17]
		}, material);
		block(sheet, {
			x: [-46, HALF],
			y: [183.6, HEIGHT],
			z: [-17, 17]
		}, plain);
	}
};
var bindings = [
	"#74896C",
	"#DCCDB4",
	"#B9714C",
	"#5B7790",
	"#EDE6DA",
	"#6B6A66",
	"#D2AE5C"
];
/** Books show little more than their spines. */
function books(sheet, y, from, count) {
	let x = from;
	for (let index = 0; index < count; index++) {
		const thick = 2.8 + (index * 7 + count) % 4 * .8;
		const tall = 21 + (index * 11 + count) % 5 * 1.5;
		const colour = bindings[(index + count) % bindings.length];
		const spine = frontAt(sheet, [x, x + thick], [y, y + tall], 8);
		const cover = [
			[y, 8],
			[y, -8],
			[y + tall, -8],
			[y + tall, 8]
		].map(([up, z]) => sheet.project([
			x + thick,
			up,
			z
		]));
		sheet.path(polygon(cover), { fill: shade(colour, -.34) });
		sheet.path(polygon(spine), { fill: shade(colour, -.04) });
		x += thick + .15;
	}
}
var things = [
	(sheet, y) => void block(sheet, {
		x: [-38, -4],
		y: [y, y + 22],
		z: [-12, 12]
	}, { colour: "#C9B393" }),
	(sheet, y) => books(sheet, y, -38, 7),
	(sheet, y) => lathe(sheet, {
		axis: [20, 2],
		profile: [
			[3.4, y + 24],
			[3, y + 20],
			[8, y + 12],
			[7, y + 3],
			[4.5, y]
		]
	}, { colour: "#E9E3D8" }),
	(sheet, y) => books(sheet, y, 4, 6),
	(sheet, y) => lathe(sheet, {
		axis: [-22, 2],
		profile: [
			[9, y + 8],
			[8, y + 3],
			[4, y]
		]
	}, { colour: "#74896C" })
];
// server/media/sofa-bed.ts
/** A folded mattress on a wooden frame, with loose backs that come off at night. */
var sofaBed = {
	view: {
		yaw: 24,
		scale: 2.15,
		distance: 640,
		eye: 160
	},
	baseline: 425,
	draw(sheet, palette) {
		floorShadow(sheet, [98, 46], { cast: 14 });
		const stand = {
			x: 84,
			z: 36,
			height: 18,
			splay: 4,
			thick: 5,
			thin: 3
		};
		legPair(sheet, "back", stand, palette.legs);
		legPair(sheet, "front", stand, palette.legs);
		block(sheet, {
			x: [-98, 98],
			y: [20, 62],
			z: [-48, -44],
			lean: 12
		}, palette.legs);
		block(sheet, {
			x: [-100, 100],
			y: [17, 24],
			z: [-44, 46]
		}, palette.legs);
		row$5(-92, 92, 3).forEach(([from, to], index) => {
			cushion(sheet, {
				x: [from + .5, to - .5],
				y: [40, 76],
				z: [-42, -24],
				lean: 12
			}, palette.cloth(index), {
				round: 6,
				swell: 1.2,
				hasPiping: true
			});
		});
		const cloth = palette.cloth();
		cushion(sheet, {
			x: [-95, 95],
			y: [24, 34],
			z: [-36, 45]
		}, cloth, {
			round: 3.5,
			swell: .6,
			hasPiping: true
		});
		cushion(sheet, {
			x: [-95, 95],
			y: [33.5, 44],
			z: [-36, 46]
		}, cloth, {
			round: 3.5,
			swell: .8,
			hasPiping: true
		});
		for (const x of [-84, 84]) bolster(sheet, x, palette.cloth(3));
	}
};
/** A round roll that lies along an end. */
function bolster(sheet, x, material) {
	const [y, front] = [51, 36];
	leg(sheet, [[
		x,
		y,
		-26
	], [
		x,
		y,
		front
	]], { thick: 15 }, material);
	const end = sheet.project([
		x,
		y,
		front
	]);
	const radius = 7.4 * sheet.scaleAt([
		x,
		y,
		front
	]);
	const fill = sheet.linear([0, 0], [.6, 1], fade(shade(material.colour, .1), shade(material.colour, -.14)));
	sheet.ellipse(end, [radius * .92, radius], {
		fill,
		stroke: shade(material.colour, -.3),
		"stroke-width": 1
	});
}
// server/media/scatter-cushion.ts
var LINEN = "#EFE7DA";
var SIZE = 40;
/** A loose pillow that leans in a corner; `foot` is the middle of its lower edge. */
function scatterCushion(sheet, palette, [x, y, z]) {
	padded(sheet, [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7
	].map((bits) => {
		const [right, up, front] = [
			bits & 1 ? 1 : -1,
			bits >> 1 & 1,
			bits >> 2
		];
		return [
			x + right * SIZE * .48 - up * 3,
			y + up * SIZE * .92,
			z - up * 17 + front * 9 + right * 3
		];
	}), { colour: mix(palette.cloth(3).colour, LINEN, .55) }, {
		round: 5,
		swell: 1.5,
		hasPiping: true
	});
}
// server/media/sofa.ts
function straightSofa(sheet, palette, { width, arm, armHeight, seats, backs, hasPillow = false }) {
	const half = width / 2;
	const [left, right] = [-half + arm, half - arm];
	const cloth = palette.cloth();
	const stand = {
		x: half - 13,
		z: 35,
		height: 21,
		splay: 3,
		thick: 5,
		thin: 2.6
	};
	const armSoft = {
		round: 4.5,
		hasPiping: true
	};
	floorShadow(sheet, [half, 46], { cast: 9 });
	legPair(sheet, "back", stand, palette.legs);
	legPair(sheet, "front", stand, palette.legs);
	cushion(sheet, {
		x: [-half + 4, half - 3],
		y: [18, 72],
		z: [-44, -24],
		lean: 6
	}, cloth, { round: 6 });
	cushion(sheet, {
		x: [-half, left],
		y: [18, armHeight],
		z: [-42, 45]
	}, cloth, armSoft);
	cushion(sheet, {
		x: [left - 1, right + 1],
		y: [18, 30],
		z: [-40, 43]
	}, cloth, {
		round: 1.5,
		hidden: ["right"]
	});
	row$5(left, right, backs).forEach(([from, to], index) => {
		cushion(sheet, {
			x: [from + .6, to - .6],
			y: [42, 83],
			z: [-31, -13],
			lean: 9
		}, palette.cloth(index), {
			round: 8,
			swell: 2,
			hasPiping: true
		});
	});
	if (hasPillow) scatterCushion(sheet, palette, [
		left + 17,
		46,
		-8
	]);
	row$5(left, right, seats).forEach(([from, to], index) => {
		cushion(sheet, {
			x: [from, to],
			y: [28.5, 46],
			z: [-22, 46]
		}, palette.cloth(index), {
			round: 5.5,
			swell: 1.4,
			hasPiping: true,
			hidden: ["right"]
		});
	});
	cushion(sheet, {
		x: [right, half],
		y: [18, armHeight],
		z: [-42, 45]
	}, cloth, armSoft);
}
var sofa = (scale, measures) => ({
	view: {
		yaw: 24,
		scale,
		distance: 640,
		eye: 150
	},
	baseline: 425,
	draw: (sheet, palette) => straightSofa(sheet, palette, measures)
});
/** Two seats between slim arms. */
var sofa2 = sofa(2.3, {
	width: 162,
	arm: 11,
	armHeight: 57,
	seats: 2,
	backs: 2
});
/** One long seat, three backs. */
var sofa3 = sofa(2.05, {
	width: 214,
	arm: 15,
	armHeight: 60,
	seats: 1,
	backs: 3,
	hasPillow: true
});
/** Two deep seats, low wide arms. */
var sofa4 = sofa(1.8, {
	width: 262,
	arm: 19,
	armHeight: 53,
	seats: 2,
	backs: 2,
	hasPillow: true
});
// server/media/tables.ts
/** A long table on splayed tapered legs, its top bevelled underneath. */
var diningTable = {
	view: {
		yaw: 27,
		scale: 2.3,
		distance: 620,
		eye: 165
	},
	baseline: 430,
	draw(sheet, { body: material, legs }) {
		const frame = material.isWood ? material : legs;
		const stand = {
			x: 80,
			z: 33,
			height: 70,
			splay: 5,
			thick: 6.2,
			thin: 3.2
		};
		floorShadow(sheet, [84, 40], {
			cast: 12,
			strength: .7
		});
		legPair(sheet, "back", stand, frame);
		block(sheet, {
			x: [-78, 78],
			y: [63, 71],
			z: [30, 33]
		}, {
			colour: shade(frame.colour, -.12),
			isWood: true
		});
		block(sheet, {
			x: [76, 79],
			y: [63, 71],
			z: [-32, 32]
		}, {
			colour: shade(frame.colour, -.12),
			isWood: true
		});
		legPair(sheet, "front", stand, frame);
		const corner = (x, y, z) => [
			x * (y < 73 ? .955 : 1),
			y,
			z * (y < 73 ? .92 : 1)
		];
		body$2(sheet, [
			0,
			1,
			2,
			3,
			4,
			5,
			6,
			7
		].map((bits) => corner(bits & 1 ? 97 : -97, bits & 2 ? 74 : 71, bits & 4 ? 47 : -47)), material);
	}
};
/** A round table with a lower shelf. */
var coffeeTable = {
	view: {
		yaw: 20,
		scale: 4.1,
		distance: 460,
		eye: 140
	},
	baseline: 435,
	draw(sheet, { body: material, legs }) {
		const frame = material.isWood ? material : legs;
		const stand = {
			x: 27,
			z: 27,
			height: 42,
			splay: 4,
			thick: 4,
			thin: 2.6
		};
		floorShadow(sheet, [44, 44], {
			cast: 9,
			strength: .75
		});
		legPair(sheet, "back", stand, frame);
		roundTop(sheet, {
			radius: 32,
			y: 17,
			thick: 1.8
		}, frame);
		legPair(sheet, "front", stand, frame);
		roundTop(sheet, {
			radius: 46,
			y: 44,
			thick: 2.6
		}, material);
	}
};
/** A small round table with a raised rim on one stem. */
var sideTable = {
	view: {
		yaw: 20,
		scale: 5.6,
		distance: 420,
		eye: 120
	},
	baseline: 470,
	draw(sheet, { body: material, legs }) {
		const frame = material.isWood ? material : legs;
		floorShadow(sheet, [17, 17], {
			cast: 6,
			strength: .7
		});
		contact(sheet, [
			0,
			0,
			3
		], 16);
		lathe(sheet, { profile: [
			[14.6, 2.6],
			[15.6, 1.6],
			[15.6, 0]
		] }, frame);
		leg(sheet, [[
			0,
			50,
			0
		], [
			0,
			3.6,
			0
		]], {
			thick: 3.4,
			thin: 4.4
		}, frame);
		lathe(sheet, {
			profile: [[9, 51], [3, 47]],
			isSoft: false
		}, frame);
		lathe(sheet, { profile: [
			[23.4, 55],
			[23.6, 53],
			[23, 50.6]
		] }, material);
		const centre = sheet.project([
			0,
			53.8,
			0
		]);
		const fill = sheet.linear([0, 0], [1, .6], [
			[0, shade(material.colour, -.12)],
			[.5, shade(material.colour, .12)],
			[1, shade(material.colour, .2)]
		]);
		sheet.ellipse(centre, circleAt(sheet, [
			0,
			54,
			0
		], 22), { fill });
	}
};
function roundTop(sheet, { radius, y, thick }, material) {
	lathe(sheet, { profile: [
		[radius, y],
		[radius, y - thick * .5],
		[radius - 1.2, y - thick]
	] }, material);
	if (!material.isWood) return;
	const [x, middle] = sheet.project([
		0,
		y,
		0
	]);
	const [across, deep] = circleAt(sheet, [
		0,
		y,
		0
	], radius);
	const lines = [
		-.66,
		-.3,
		.02,
		.4,
		.72
	].map((share, index) => {
		const reach = Math.sqrt(1 - share * share) * .92 * across;
		const height = middle + share * deep;
		const sag = deep * .08 * Math.sin(index * 5);
		return `M${at([x - reach, height])}Q${at([x, height + sag])} ${at([x + reach * .9, height])}`;
	});
	sheet.path(lines.join(""), {
		stroke: shade(material.colour, -.3),
		"stroke-width": .8,
		"stroke-opacity": .28
	});
}
// server/media/draw-furniture.ts
var drawings = {
	"sofa-2": sofa2,
	"sofa-3": sofa3,
	"sofa-4": sofa4,
	"corner-sofa": cornerSofa,
	"chaise-sofa": chaiseSofa,
	"sofa-bed": sofaBed,
	armchair,
	footstool,
	"dining-chair": diningChair,
	"bar-stool": barStool,
	"dining-table": diningTable,
	"coffee-table": coffeeTable,
	"side-table": sideTable,
	desk,
	shelf,
	sideboard,
	wardrobe,
	bed,
	mattress,
	lamp,
	rug,
	mirror,
	cushion: pillow,
	"garden-sofa": gardenSofa,
	"garden-chair": gardenChair,
	"garden-table": gardenTable,
	parasol,
	box,
	accessory
};
/** A picture of a piece of furniture as an SVG document for the product tile (310:300). */
function drawFurniture(kind, colour) {
	const { view, baseline, draw } = drawings[kind];
	const picture = sheet$1(view, letter(pictureKinds.indexOf(kind)) + letter(pictureColours.indexOf(colour)));
	draw(picture, palette(colour));
	return picture.finish(baseline);
}
/** a to z, then A to Z: short, and allowed at the start of an id. */
function letter(index) {
	return String.fromCodePoint(index < 26 ? 97 + index : 65 + index - 26);
}
// server/media/media-route.ts
var headers = {
	"content-type": "image/svg+xml",
	"cache-control": "public, max-age=31536000, immutable"
};
/** Serves drawn pictures at every width asked for: vectors need no scaling (D100). */
function mediaRoutes(app) {
	app.get("/media/drawn/:file", (context) => {
		const subject = subjectOf(context.req.param("file"));
		if (!subject) return toResponse$1(refusal(404, "NOT_FOUND", "There is no such picture."));
		return new Response(drawFurniture(subject.kind, subject.colour), { headers });
	});
}
/** Kinds hold hyphens, colours do not. */
function subjectOf(file) {
	const parts = /^([a-z0-9-]+)-([a-z]+)\.svg$/.exec(file);
	const kind = pictureKinds.find((candidate) => candidate === parts?.[1]);
	const colour = pictureColours.find((candidate) => candidate === parts?.[2]);
	return kind && colour ? {
		kind,
		colour
	} : null;
}
// server/render/page-assets.ts
var ENTRY = "src/main.tsx";
/** Reads the client build's manifest; in development the sources themselves are served. */
function readAssets(clientFolder) {
	const path = join(clientFolder, ".vite/manifest.json");
	if (!existsSync(path)) return () => ({
		entry: `/${ENTRY}`,
		preloads: [],
		styles: [],
		fonts: []
	});
	const manifest = JSON.parse(readFileSync(path, "utf8"));
	return (sources) => {
		const chunks = withImports(manifest, [ENTRY, ...sources]);
		const address = (file) => `/${file}`;
		return {
			entry: address(manifest[ENTRY].file),
			preloads: chunks.slice(1).map(({ file }) => address(file)),
			styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(address),
			fonts: [...new Set(chunks.flatMap(({ assets }) => assets ?? []))].filter((file) => file.endsWith(".woff2")).map(address)
		};
	};
}
function withImports(manifest, sources) {
	const found = /* @__PURE__ */ new Map();
	const visit = (key) => {
		const chunk = manifest[key];
		if (!chunk || found.has(key)) return;
		found.set(key, chunk);
		for (const imported of chunk.imports ?? []) visit(imported);
	};
	for (const source of sources) visit(source);
	return [...found.values()];
}
// src/config/languages.ts
/** Interface languages and the folder of `locales/` that holds their texts (spec 9: language files). */
var languageByLocale = {
	"nb-NO": "nb",
	"sv-SE": "sv",
	"en-US": "en"
};
/** Cookie that remembers the language chosen within a store view, readable by the server (D93). */
var LANGUAGE_COOKIE = "language";
/** The texts to use for a locale. */
function languageOfLocale(locale) {
	return languageByLocale[locale] ?? "en";
}
// src/data/first-visit.ts
/** Id of the element that holds the query results a rendered page was made from. */
var FIRST_VISIT_ID = "first-visit";
// server/render/document.ts
/** The whole document of a page. Data travels as data blocks: nothing in it is executed (D102). */
function documentOf({ locale, head, assets, html, answers }) {
	return [
		`<!doctype html><html lang="${escapeHtml(locale)}"><head>`,
		"<meta charset=\"utf-8\">",
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">",
		`<title>${escapeHtml(head.title)}</title>`,
		`<meta name="description" content="${escapeHtml(head.description)}">`,
		`<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
		...head.alternates.map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`),
		"<meta name=\"theme-color\" media=\"(prefers-color-scheme: light)\" content=\"#faf8f4\">",
		"<meta name=\"theme-color\" media=\"(prefers-color-scheme: dark)\" content=\"#161714\">",
		"<link rel=\"manifest\" href=\"/manifest.webmanifest\">",
		"<link rel=\"icon\" href=\"/icon.svg\" type=\"image/svg+xml\">",
		...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
		...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
		...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
		`<script type="module" src="${assets.entry}"><\/script>`,
		head.jsonLd ? `<script type="application/ld+json">${escapeJson(head.jsonLd)}<\/script>` : "",
		"</head><body>",
		`<div id="root">${html}</div>`,
		answers.length > 0 ? `<script type="application/json" id="${FIRST_VISIT_ID}">${escapeJson(answers)}<\/script>` : "",
		"</body></html>"
	].join("");
}
function escapeHtml(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
}
function escapeJson(value) {
	return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}
// src/domain/paths.ts
/**
* The address of a product inside its store view: `/p/{parentSku}/{slug}`, with the variant's sku behind it for a
* configurable one (spec 2: routes, D80).
*/
function productPath(product, variantSku) {
	const path = `/p/${encodeURIComponent(product.sku)}/${encodeURIComponent(product.slug)}`;
	const child = product.type === "configurable" ? variantSku : void 0;
	return child ? `${path}/${encodeURIComponent(child)}` : path;
}
/** A category lives at its url_path (spec 2: URL-dispatcher SEO, D80). */
function categoryPath(category) {
	return category.urlPath ? normalisePath(category.urlPath) : `/c/${encodeURIComponent(category.slug)}`;
}
/** Puts a path under its store view: `/sofaer` of `default` is `/default/sofaer`. */
function inStore(store, path) {
	if (store.prefix === "") return path;
	return path === "/" ? store.prefix : `${store.prefix}${path}`;
}
/** Starts with one `/`, has no trailing slash and no query (spec 2: paths are normalised). */
function normalisePath(path) {
	return `/${path.split(/[?#]/, 1)[0].replace(/^\/+/, "").replace(/\/+$/, "")}`;
}
// server/render/head.ts
var DESCRIPTION_MAX = 160;
/** The head of a page, from the answers it was made of. */
function pageHead(question) {
	const { store, shopUrl, answers, shop } = question;
	const product = valueOf(answers, "product.bySku");
	const listing = valueOf(answers, "listing.category");
	const content = valueOf(answers, "content.byIdentifier");
	const path = product ? product.path.split("/").slice(0, 4).join("/") : question.path;
	const name = product?.name ?? listing?.title ?? content?.title;
	const text = product?.description[0] ?? content?.paragraphs[0] ?? shop.lead;
	return {
		title: name ? `${name} – ${shop.name}` : shop.name,
		description: text.length > DESCRIPTION_MAX ? `${text.slice(0, 159).trimEnd()}…` : text,
		canonical: `${shopUrl}${inStore(store, path)}`,
		alternates: product ? alternatesOf(shopUrl, path) : [],
		jsonLd: product ? productLd(product, question) : listing ? trailLd(listing, question) : null
	};
}
/** A product has the same path in every store view. */
function alternatesOf(shopUrl, path) {
	return storeViews.map((store) => ({
		language: store.locales[0],
		href: `${shopUrl}${inStore(store, path)}`
	}));
}
function productLd(product, { store, shopUrl }) {
	const { price, sku, stock } = product.chosen;
	const availability = stock === "in_stock" || stock === "low_stock" ? "InStock" : "OutOfStock";
	return {
		"@context": "https://schema.org",
		"@type": "Product",
		name: product.name,
		sku,
		image: product.gallery.map(({ image }) => `${shopUrl}/media${image}`),
		description: product.description.join(" "),
		...product.brand ? { brand: {
			"@type": "Brand",
			name: product.brand
		} } : {},
		...price.amountMinor === null ? {} : { offers: {
			"@type": "Offer",
			price: toMajor(price.amountMinor),
			priceCurrency: store.currency.code,
			availability: `https://schema.org/${availability}`,
			url: `${shopUrl}${inStore(store, product.chosen.path)}`
		} }
	};
}
function trailLd({ trail }, { store, shopUrl }) {
	return {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: `${shopUrl}${inStore(store, path)}`
		}))
	};
}
function valueOf(answers, name) {
	return answers.find(([ref]) => ref.name === name)?.[1].value ?? null;
}
// server/render/page-outcome.ts
/** The status of an address, from the answers its page was made of (spec 2: 301 on the server, D80). */
function pageOutcome(visit) {
	for (const [ref, answer] of visit.answers) {
		if (ref.name === "page.byPath" && answer.state === "missing") return {
			kind: "page",
			status: 404
		};
		if (ref.name === "page.byPath" && answer.state === "ready") {
			const page = answer.value;
			if (page.kind === "redirect") return redirect(visit, page.path, page.isPermanent ? 301 : 302);
		}
		if (ref.name === "product.bySku") return productOutcome(visit, answer.value);
	}
	return {
		kind: "page",
		status: 200
	};
}
/** A product has one address: the slug of today, and the child that stands for a choice (spec 2, D80). */
function productOutcome(visit, product) {
	if (!product) return {
		kind: "page",
		status: 404
	};
	const asked = matchPath("/p/:parentSku/:slug/:childSku?", visit.path);
	const { pathname } = new URL(product.path, "http://shop.invalid");
	const parent = matchPath("/p/:parentSku/:slug/:childSku?", pathname);
	const isRightSlug = asked?.params["slug"] === parent?.params["slug"];
	const isKnownChild = asked?.params["childSku"] === void 0 || asked.params["childSku"] === parent?.params["childSku"];
	return isRightSlug && isKnownChild ? {
		kind: "page",
		status: 200
	} : redirect(visit, product.path, 301);
}
function redirect({ store, search }, path, status) {
	return {
		kind: "redirect",
		status,
		location: createPath({
			pathname: inStore(store, path),
			search
		})
	};
}
// src/data/commands.ts
/** The menu of commands over a client. */
function commandsOf(client) {
	return namedCalls((name, params) => client.command(name, params));
}
var CommandsContext = createContext(null);
/** What a shopper can do. */
function useCommands() {
	const commands = use(CommandsContext);
	if (!commands) throw new Error("no commands around this");
	return commands;
}
// src/app/app.tsx
/** What every page stands on: data, commands, words and store view. */
function App({ live, commands, words, view, children }) {
	return /* @__PURE__ */ jsx(I18nextProvider, {
		i18n: words,
		children: /* @__PURE__ */ jsx(StoreViewContext, {
			value: view,
			children: /* @__PURE__ */ jsx(CommandsContext, {
				value: commands,
				children: /* @__PURE__ */ jsx(LiveContext, {
					value: live,
					children
				})
			})
		})
	});
}
// src/app/i18n.ts
var loaders = {
	nb: async () => (await import("./assets/texts-nb-C4fltKok.js")).texts,
	sv: async () => (await import("./assets/texts-sv-BLfmGr9R.js")).texts,
	en: async () => (await import("./assets/texts-en-gqJhlBdf.js")).texts
};
/** The texts of a locale's language. */
function loadTexts(locale) {
	return loaders[languageOfLocale(locale)]();
}
/** The interface's words in one language; ready at once, because the texts are given. */
function createI18n(locale, texts) {
	const language = languageOfLocale(locale);
	const instance = createInstance().use(initReactI18next);
	instance.init({
		lng: language,
		fallbackLng: "en",
		defaultNS: "shop",
		ns: Object.keys(texts),
		resources: { [language]: { ...texts } },
		interpolation: { escapeValue: false },
		initAsync: false
	});
	return instance;
}
// src/domain/listing.ts
/** Orders of a listing (spec 9: sort options). */
var listingSorts = [
	"relevance",
	"latest",
	"price",
	"price-desc"
];
var PAGE_MAX = 999;
/** Reads the state from an address; what makes no sense is left out. */
function listingFromQuery(query) {
	const filters = {};
	for (const { code, kind } of facetConfigs) {
		const values = splitValues(query.get(code)).filter((value) => kind !== "range" || parseRange(value) !== null);
		if (values.length > 0) filters[code] = values;
	}
	const sort = listingSorts.find((candidate) => candidate === query.get("sort")) ?? "relevance";
	const page = Number(query.get("page"));
	return {
		filters,
		sort,
		page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1
	};
}
/** Writes the state as the query of an address, without `?`; the default state is empty. */
function listingToQuery({ filters, sort, page }) {
	const query = [];
	for (const { code } of facetConfigs) {
		const values = filters[code];
		if (values && values.length > 0) query.push(`${code}=${values.map(escapeValue).join(",")}`);
	}
	if (sort !== "relevance") query.push(`sort=${sort}`);
	if (page > 1) query.push(`page=${page}`);
	return query.join("&");
}
/** Chooses or drops one value; changing a filter goes back to page 1 (spec 2: filters live in the router query). */
function toggleFilter(state, code, value) {
	const chosen = state.filters[code] ?? [];
	const isMultiChoice = facetConfigs.find((facet) => facet.code === code)?.isMultiChoice ?? false;
	const others = chosen.filter((other) => other !== value);
	let next = others;
	if (others.length === chosen.length) next = isMultiChoice ? [...chosen, value] : [value];
	const { [code]: _dropped, ...rest } = state.filters;
	return {
		...state,
		page: 1,
		filters: next.length > 0 ? {
			...rest,
			[code]: next
		} : rest
	};
}
/** Reads `400-800`, `800-*` or `*-400`; `null` for anything else. */
function parseRange(text) {
	const parts = /^(\d{1,9}|\*)-(\d{1,9}|\*)$/.exec(text);
	if (!parts) return null;
	const from = parts[1] === "*" ? null : Number(parts[1]);
	const to = parts[2] === "*" ? null : Number(parts[2]);
	if (from === null && to === null) return null;
	return from !== null && to !== null && from >= to ? null : {
		from,
		to
	};
}
/** Writes a range the way addresses hold it. */
function formatRange({ from, to }) {
	return `${from ?? "*"}-${to ?? "*"}`;
}
function escapeValue(value) {
	return encodeURIComponent(value.replaceAll("%", "%25").replaceAll(",", "%2C"));
}
function splitValues(text) {
	if (!text) return [];
	const values = text.split(",").filter((value) => value !== "");
	return [...new Set(values.map((value) => value.replaceAll("%2C", ",").replaceAll("%25", "%")))];
}
var message_page_module_default = {
	page: "_page_1isyy_1",
	title: "_title_1isyy_10",
	text: "_text_1isyy_14"
};
// src/ui/message-page.tsx
/** A page that has only something to say: what is the matter, and what to do next. */
function MessagePage({ title, text, children, ...rest }) {
	return /* @__PURE__ */ jsxs("div", {
		...rest,
		className: message_page_module_default.page,
		children: [
			/* @__PURE__ */ jsx("h1", {
				className: message_page_module_default.title,
				children: title
			}),
			/* @__PURE__ */ jsx("p", {
				className: message_page_module_default.text,
				children: text
			}),
			children
		]
	});
}
// src/pages/message-pages.tsx
/** Nothing lives at this address (spec 2: page-not-found). */
function NotFound() {
	const { t } = useTranslation();
	usePageTitle(`${t("notFound.title")} – ${t("brand")}`);
	return /* @__PURE__ */ jsx(MessagePage, {
		"data-testid": "not-found",
		title: t("notFound.title"),
		text: t("notFound.text"),
		children: /* @__PURE__ */ jsx(ButtonLink, {
			to: "/",
			children: t("notFound.home")
		})
	});
}
/** It may exist, but is not on this device and cannot be fetched now; the address stays (D40). */
function NotOnDevice({ text }) {
	const { t } = useTranslation();
	usePageTitle(`${t("notOnDevice.title")} – ${t("brand")}`);
	return /* @__PURE__ */ jsx(MessagePage, {
		"data-testid": "not-on-device",
		title: t("notOnDevice.title"),
		text: text ?? t("notOnDevice.text"),
		children: /* @__PURE__ */ jsx(Button, {
			onClick: () => location.reload(),
			children: t("notOnDevice.retry")
		})
	});
}
/** A part of the page broke; what the shopper made is safe in the worker. */
function Failed() {
	const { t } = useTranslation();
	return /* @__PURE__ */ jsx(MessagePage, {
		title: t("failed.title"),
		text: t("failed.text"),
		children: /* @__PURE__ */ jsx(Button, {
			onClick: () => location.reload(),
			children: t("notOnDevice.retry")
		})
	});
}
// schemas/messages.ts
function row$4(level, actions = [], params = []) {
	return {
		level,
		actions,
		params
	};
}
/**
* Every sentence the shop can say about a success, a refusal or a failure (spec 8), and our own beside them.
* Texts sit in `locales/<language>/errors.json` under the same code.
*/
var messages$1 = {
	priceUnknown: row$4("error"),
	outOfStock: row$4("error"),
	stockUncertain: row$4("warning"),
	productAdded: row$4("success", ["ok", "proceedToCheckout"]),
	quantityUpdated: row$4("success", ["ok", "proceedToCheckout"]),
	categoryNotSynchronized: row$4("warning", ["ok"]),
	noVariants: row$4("error"),
	noSuchConfiguration: row$4("warning", ["ok"]),
	productStatusEmpty: row$4("error", ["ok"], ["n"]),
	productVisibilityEmpty: row$4("error", ["ok"], ["n"]),
	categoryQueryEmpty: row$4("error", ["ok"], ["key", "value"]),
	entityTypeUnknown: row$4("error", ["ok"], ["type"]),
	notAvailableOffline: row$4("error", ["ok"]),
	tokenRefreshUnauthorized: row$4("error"),
	tokenRefreshInternal: row$4("error"),
	changePasswordOffline: row$4("error"),
	resetPasswordOffline: row$4("error"),
	passwordChangeFailed: row$4("error", ["ok"]),
	accountUpdated: row$4("success"),
	passwordChanged: row$4("success"),
	loggedOut: row$4("success"),
	orderNotProcessed: row$4("error", [], ["message"]),
	timeslotsNotProcessed: row$4("error", [], ["message"]),
	bookingSubmitFailed: row$4("error"),
	cmsQueryEmpty: row$4("error"),
	routeNotFound: row$4("log"),
	mappingNotFound: row$4("log"),
	blogCategoryNotFound: row$4("warning"),
	blogPostNotFound: row$4("warning"),
	appliedFeesFailed: row$4("log"),
	appliedFeeOptionsFailed: row$4("log"),
	feeItemsFailed: row$4("log"),
	feeOptionsFailed: row$4("log"),
	feeApplyFailed: row$4("log"),
	cartNotPermitted: row$4("log"),
	cartTokenRefused: row$4("log"),
	reviewLoadFailed: row$4("log"),
	productReviewsLoadFailed: row$4("log"),
	siteReviewsLoadFailed: row$4("log"),
	bottomLineLoadFailed: row$4("log"),
	albumPhotosLoadFailed: row$4("log"),
	reviewImagesFailed: row$4("log"),
	reviewFieldsMissing: row$4("log"),
	reviewVoteFieldsMissing: row$4("log"),
	externalOrderCreateFailed: row$4("error"),
	externalOrderRequestFailed: row$4("error"),
	orderAmountIncorrect: row$4("error", [], ["x", "y"]),
	searchQueryIncomplete: row$4("log"),
	searchFetchFailed: row$4("log"),
	searchResultInvalid: row$4("log"),
	searchResultUnknown: row$4("log"),
	searchFailed: row$4("log"),
	tagManagerMissing: row$4("log"),
	searchProviderMissing: row$4("log"),
	productNotFound: row$4("log"),
	productLinkNotFound: row$4("log"),
	groupedWithoutLinks: row$4("log"),
	translationLoadFailed: row$4("log"),
	contentFileLoadFailed: row$4("log"),
	urlCacheQuotaExceeded: row$4("log"),
	offlineWithoutCache: row$4("log"),
	onlineRequestFailed: row$4("log"),
	extendedCheckoutFailed: row$4("log"),
	contentServiceFailed: row$4("log"),
	signInIncorrect: row$4("error"),
	authorizationUnexpected: row$4("error"),
	emailDoesNotExist: row$4("error"),
	passwordTokenMismatched: row$4("error"),
	resetEmailFailed: row$4("error"),
	recaptchaNotVerified: row$4("error"),
	cartEmptyBeforeCheckout: row$4("error"),
	pageNotFound: row$4("warning"),
	offlineNotice: row$4("warning"),
	paymentFailed: row$4("error"),
	paymentError: row$4("error"),
	internalServerError: row$4("error"),
	orderQueued: row$4("warning", ["openSyncCentre"]),
	componentNotLoaded: row$4("error"),
	variantOutOfStock: row$4("error"),
	cartItemsNotInStock: row$4("warning"),
	bookingSubmitted: row$4("success"),
	bookingNotSubmitted: row$4("error"),
	reviewSubmitFailed: row$4("error"),
	couponIncorrect: row$4("error"),
	codeInvalid: row$4("error"),
	shipmentRestricted: row$4("error"),
	customerExists: row$4("error"),
	cartIdMissing: row$4("error"),
	badContentType: row$4("error"),
	wrongResponseFormat: row$4("error"),
	searchKeyMissing: row$4("error", [], ["key"]),
	parentSkuMissing: row$4("error"),
	quantityInvalid: row$4("error", [], ["max"]),
	maxInCart: row$4("warning", [], ["max"]),
	notSellableYet: row$4("error"),
	lineRemoved: row$4("success", ["undo"]),
	lineGone: row$4("warning"),
	optionGone: row$4("warning"),
	fixValidationErrors: row$4("error"),
	shippingMethodMissing: row$4("error"),
	paymentMethodMissing: row$4("error"),
	settingsNotOnDevice: row$4("error"),
	orderNotSaved: row$4("error"),
	orderAlreadySent: row$4("error"),
	orderPlaced: row$4("success"),
	quoteChanged: row$4("warning", ["openSyncCentre"]),
	storageFull: row$4("error"),
	storageUnavailable: row$4("error"),
	storageRestored: row$4("warning", ["ok"]),
	workerRestarted: row$4("log"),
	workerUnreachable: row$4("error"),
	updateReady: row$4("success"),
	tooManyRequests: row$4("warning")
};
// src/data/notices.ts
var noticeStore = proxy({ notices: [] });
var timers = /* @__PURE__ */ new Map();
var lastId = 0;
/** Says a message of the table; one that is only for the log is not shown. */
function notify(error, onUndo = null) {
	const { level, actions } = messages$1[error.code];
	if (level === "log") return;
	const params = "params" in error ? error.params : {};
	const same = noticeStore.notices.find((notice) => notice.code === error.code && JSON.stringify(notice.params) === JSON.stringify(params));
	if (same) {
		same.count++;
		startTimer(same.id);
		return;
	}
	const notice = {
		id: ++lastId,
		code: error.code,
		params,
		count: 1,
		actions,
		onUndo
	};
	noticeStore.notices.push(notice);
	startTimer(notice.id);
}
/** Takes a message away. */
function closeNotice(id) {
	clearTimeout(timers.get(id));
	timers.delete(id);
	noticeStore.notices = noticeStore.notices.filter((notice) => notice.id !== id);
}
/** While somebody reads or points at the messages, none goes away. */
function holdNotices() {
	for (const timer of timers.values()) clearTimeout(timer);
}
function releaseNotices() {
	for (const { id } of noticeStore.notices) startTimer(id);
}
function startTimer(id) {
	clearTimeout(timers.get(id));
	timers.set(id, setTimeout(() => closeNotice(id), NOTICE_LIFETIME_MS));
}
var notices_module_default = {
	stack: "_stack_cfj48_1",
	messages: "_messages_cfj48_15",
	notice: "_notice_cfj48_20",
	success: "_success_cfj48_33",
	warning: "_warning_cfj48_37",
	error: "_error_cfj48_41",
	text: "_text_cfj48_45",
	count: "_count_cfj48_49",
	actions: "_actions_cfj48_55",
	arrive: "_arrive_cfj48_1"
};
// src/features/notices/notices.tsx
/** The messages of this moment, newest last; screen readers hear them as they come. */
function Notices({ onOpenSyncCentre }) {
	const { t } = useTranslation();
	const { notices } = useSnapshot(noticeStore);
	return /* @__PURE__ */ jsx("section", {
		className: notices_module_default.stack,
		"aria-label": t("notice.region"),
		onPointerEnter: holdNotices,
		onPointerLeave: releaseNotices,
		onFocus: holdNotices,
		onBlur: releaseNotices,
		children: /* @__PURE__ */ jsx("div", {
			className: notices_module_default.messages,
			role: "status",
			"aria-live": "polite",
			children: notices.map((notice) => /* @__PURE__ */ jsx(NoticeCard, {
				notice,
				onOpenSyncCentre
			}, notice.id))
		})
	});
}
function NoticeCard({ notice, onOpenSyncCentre }) {
	const { t } = useTranslation(["shop", "errors"]);
	const navigate = useNavigate();
	const { level } = messages$1[notice.code];
	const close = () => closeNotice(notice.id);
	const act = {
		ok: () => void 0,
		proceedToCheckout: () => void navigate("/checkout"),
		undo: () => notice.onUndo?.(),
		openSyncCentre: onOpenSyncCentre
	};
	const actions = notice.actions.filter((action) => action !== "undo" || notice.onUndo !== null);
	return /* @__PURE__ */ jsxs("div", {
		className: `${notices_module_default.notice} ${notices_module_default[level]}`,
		"data-testid": "notification",
		"data-type": level,
		children: [
			/* @__PURE__ */ jsxs("p", {
				className: notices_module_default.text,
				children: [t(`errors:${notice.code}`, notice.params), notice.count > 1 && /* @__PURE__ */ jsxs("span", {
					className: notices_module_default.count,
					children: ["× ", notice.count]
				})]
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: "close",
				label: t("notice.close"),
				onClick: close
			}),
			actions.length > 0 && /* @__PURE__ */ jsx("div", {
				className: notices_module_default.actions,
				children: actions.map((action) => /* @__PURE__ */ jsx(Button, {
					look: "quiet",
					"data-testid": action === "proceedToCheckout" ? "proceed-to-checkout" : void 0,
					onClick: () => {
						act[action]();
						close();
					},
					children: t(`notice.${action}`)
				}, action))
			})
		]
	});
}
var dialog_module_default = {
	dialog: "_dialog_1i2q5_1",
	drawer: "_drawer_1i2q5_15",
	start: "_start_1i2q5_21",
	sheet: "_sheet_1i2q5_25",
	panel: "_panel_1i2q5_32",
	inner: "_inner_1i2q5_40",
	head: "_head_1i2q5_47",
	title: "_title_1i2q5_56",
	body: "_body_1i2q5_60",
	foot: "_foot_1i2q5_67",
	arrive: "_arrive_1i2q5_1"
};
// src/ui/dialog.tsx
var shapes = {
	drawer: dialog_module_default.drawer,
	drawerStart: `${dialog_module_default.drawer} ${dialog_module_default.start}`,
	sheet: dialog_module_default.sheet,
	panel: dialog_module_default.panel
};
/** A layer above the page: the platform keeps focus in it, gives it back, and closes it on Escape. */
function Dialog({ shape, title, closeLabel, isOpen, onClose, children, foot, ...rest }) {
	const element = useRef(null);
	const titleId = useId();
	useEffect(() => {
		const dialog = element.current;
		if (isOpen && !dialog?.open) dialog?.showModal();
		if (!isOpen && dialog?.open) dialog.close();
	}, [isOpen]);
	return /* @__PURE__ */ jsx("dialog", {
		...rest,
		ref: element,
		className: `${dialog_module_default.dialog} ${shapes[shape]}`,
		"aria-labelledby": titleId,
		onClose,
		onClick: (event) => event.target === element.current && onClose(),
		children: isOpen && /* @__PURE__ */ jsxs("div", {
			className: dialog_module_default.inner,
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: dialog_module_default.head,
					children: [/* @__PURE__ */ jsx("h2", {
						id: titleId,
						className: dialog_module_default.title,
						children: title
					}), /* @__PURE__ */ jsx(IconButton, {
						icon: "close",
						label: closeLabel,
						onClick: onClose
					})]
				}),
				/* @__PURE__ */ jsx("div", {
					className: dialog_module_default.body,
					children
				}),
				foot && /* @__PURE__ */ jsx("div", {
					className: dialog_module_default.foot,
					children: foot
				})
			]
		})
	});
}
var progress_bar_module_default = { bar: "_bar_1slu7_1" };
// src/ui/progress-bar.tsx
/** How far something is. */
function ProgressBar({ value, max, labelledBy }) {
	return /* @__PURE__ */ jsx("progress", {
		className: progress_bar_module_default.bar,
		value,
		max: Math.max(1, max),
		"aria-labelledby": labelledBy,
		"aria-hidden": labelledBy === void 0
	});
}
// src/features/sync/sync-store.ts
/** What of synchronisation is only on the screen. */
var syncPanel = proxy({
	isOpen: false,
	health: "well"
});
function openSyncCentre() {
	syncPanel.isOpen = true;
}
function closeSyncCentre() {
	syncPanel.isOpen = false;
}
var sync_centre_module_default = {
	section: "_section_1il7y_1",
	heading: "_heading_1il7y_11",
	muted: "_muted_1il7y_15",
	task: "_task_1il7y_19",
	head: "_head_1il7y_11",
	what: "_what_1il7y_36",
	actions: "_actions_1il7y_40"
};
var badge_module_default = {
	badge: "_badge_1gktq_1",
	moss: "_moss_1gktq_20",
	honey: "_honey_1gktq_25",
	fjord: "_fjord_1gktq_30",
	stone: "_stone_1gktq_35",
	clay: "_clay_1gktq_40"
};
// src/ui/badge.tsx
/** A short state in words and a colour. */
function Badge({ colour, ...rest }) {
	return /* @__PURE__ */ jsx("span", {
		...rest,
		className: `${badge_module_default.badge} ${badge_module_default[colour]}`
	});
}
// src/features/sync/sync-task.tsx
var colours = {
	queued: "fjord",
	sending: "fjord",
	sent: "moss",
	failed: "clay",
	conflict: "honey"
};
/** One queued item: what it is, since when, how it stands, and what can be done about it. */
function SyncTask({ task }) {
	const { t } = useTranslation();
	const age = useAgeText();
	const subjectText = useSubjectText();
	const reasonText = useReasonText();
	return /* @__PURE__ */ jsxs("li", {
		className: sync_centre_module_default.task,
		"data-testid": "sync-task",
		"data-state": task.state,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: sync_centre_module_default.head,
				children: [/* @__PURE__ */ jsx("span", {
					className: sync_centre_module_default.what,
					children: subjectText(task.subject)
				}), /* @__PURE__ */ jsx(Badge, {
					colour: colours[task.state],
					children: t(`sync.state.${task.state}`)
				})]
			}),
			/* @__PURE__ */ jsx("p", {
				className: sync_centre_module_default.muted,
				children: [age(task.createdAt), reasonText(task.reason)].filter((part) => part !== null).join(" · ")
			}),
			/* @__PURE__ */ jsx(TaskActions, { task })
		]
	});
}
function TaskActions({ task }) {
	const { t } = useTranslation();
	const commands = useCommands();
	const cancel = async () => {
		const cancelled = await commands.task.cancel({ id: task.id });
		if (!cancelled.ok) notify(cancelled.error);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: sync_centre_module_default.actions,
		children: [
			task.canSendNow && /* @__PURE__ */ jsx(Button, {
				look: "quiet",
				onClick: () => void commands.task.sendNow({ id: task.id }),
				children: t("sync.sendNow")
			}),
			task.canCancel && /* @__PURE__ */ jsx(Button, {
				look: "quiet",
				onClick: () => void cancel(),
				children: t("sync.cancel")
			}),
			task.subject.kind === "order" && /* @__PURE__ */ jsx(ButtonLink, {
				look: "quiet",
				to: `/confirmation?order=${encodeURIComponent(task.subject.orderId)}`,
				onClick: closeSyncCentre,
				children: t("sync.open")
			}),
			task.state === "failed" && /* @__PURE__ */ jsx(Button, {
				look: "quiet",
				onClick: () => void commands.task.dismiss({ id: task.id }),
				children: t("sync.dismiss")
			})
		]
	});
}
function useSubjectText() {
	const { t } = useTranslation();
	const { locale, store } = useStoreView();
	return (subject) => {
		if (subject.kind === "line") return t(`sync.subject.${subject.change}`, {
			qty: subject.qty,
			name: subject.name ?? subject.sku
		});
		const { currency } = storeViews.find((candidate) => candidate.currency.code === subject.currency) ?? store;
		return t("sync.subject.order", {
			count: subject.pieces,
			price: formatPrice(subject.totalMinor, currency, locale)
		});
	};
}
/** A reason to wait, or the server's code, in words. */
function useReasonText() {
	const { t, i18n } = useTranslation();
	return (reason) => {
		if (reason === null) return null;
		for (const key of [`sync.reason.${reason}`, `sync.refusal.${reason}`]) if (i18n.exists(key)) return t(key);
		return t("sync.refusal.other", { code: reason });
	};
}
// src/features/sync/sync-centre.tsx
/** Everything that waits to be sent, and how much of the catalogue is here (reliability H2). */
function SyncCentre() {
	const { t } = useTranslation();
	const { isOpen } = useSnapshot(syncPanel);
	const { value: connection } = useLive(queries.sync.connection());
	const { value: progress } = useLive(queries.sync.progress());
	const { value: tasks } = useLive(queries.task.all());
	return /* @__PURE__ */ jsxs(Dialog, {
		shape: "panel",
		"data-testid": "sync-centre",
		title: t("sync.title"),
		closeLabel: t("nav.close"),
		isOpen,
		onClose: closeSyncCentre,
		children: [
			/* @__PURE__ */ jsx("div", {
				className: sync_centre_module_default.section,
				children: /* @__PURE__ */ jsx("p", { children: t(connection?.isOnline === false ? "sync.offline" : "sync.online") })
			}),
			/* @__PURE__ */ jsxs("section", {
				className: sync_centre_module_default.section,
				"aria-labelledby": "sync-tasks",
				children: [/* @__PURE__ */ jsx("h3", {
					id: "sync-tasks",
					className: sync_centre_module_default.heading,
					children: t("sync.tasks")
				}), tasks && tasks.length > 0 ? /* @__PURE__ */ jsx("ul", { children: tasks.map((task) => /* @__PURE__ */ jsx(SyncTask, { task }, task.id)) }) : /* @__PURE__ */ jsx("p", {
					className: sync_centre_module_default.muted,
					children: t("sync.noTasks")
				})]
			}),
			progress && /* @__PURE__ */ jsx(CatalogueProgress, { progress })
		]
	});
}
function CatalogueProgress({ progress }) {
	const { t } = useTranslation();
	const { done, total, state } = progress;
	return /* @__PURE__ */ jsxs("section", {
		className: sync_centre_module_default.section,
		"aria-labelledby": "sync-catalogue",
		children: [
			/* @__PURE__ */ jsx("h3", {
				id: "sync-catalogue",
				className: sync_centre_module_default.heading,
				children: t("sync.catalogue")
			}),
			/* @__PURE__ */ jsx(ProgressBar, {
				value: done,
				max: total,
				labelledBy: "sync-catalogue"
			}),
			/* @__PURE__ */ jsx("p", {
				className: sync_centre_module_default.muted,
				children: t(`sync.progress.${state}`, {
					done,
					total
				})
			})
		]
	});
}
var checkout_layout_module_default = {
	header: "_header_1511s_1",
	row: "_row_1511s_5",
	logo: "_logo_1511s_15"
};
// src/features/cart/cart-store.ts
/** What of the cart is only on the screen. */
var cartPanel = proxy({ isOpen: false });
function openCart() {
	cartPanel.isOpen = true;
}
function closeCart() {
	cartPanel.isOpen = false;
}
var quantity_module_default = {
	quantity: "_quantity_15og7_1",
	step: "_step_15og7_9",
	input: "_input_15og7_24"
};
// src/ui/quantity.tsx
/** How many: typed, or one more and one fewer. */
function Quantity({ value, max, labels, onChange }) {
	const [typed, setTyped] = useState(null);
	const commit = (text) => {
		setTyped(null);
		const next = Number(text);
		if (/^\d{1,3}$/.test(text.trim()) && next >= 1 && next !== value) onChange(Math.min(next, Math.max(1, max)));
	};
	return /* @__PURE__ */ jsxs("div", {
		className: quantity_module_default.quantity,
		role: "group",
		"aria-label": labels.field,
		children: [
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: quantity_module_default.step,
				"aria-label": labels.fewer,
				disabled: value <= 1,
				onClick: () => onChange(value - 1),
				children: /* @__PURE__ */ jsx(Icon, {
					name: "minus",
					size: 18
				})
			}),
			/* @__PURE__ */ jsx("input", {
				className: quantity_module_default.input,
				"data-testid": "quantity",
				"aria-label": labels.field,
				inputMode: "numeric",
				value: typed ?? String(value),
				onChange: (event) => setTyped(event.target.value),
				onBlur: (event) => commit(event.target.value),
				onKeyDown: (event) => event.key === "Enter" && commit(event.currentTarget.value)
			}),
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: quantity_module_default.step,
				"aria-label": labels.more,
				disabled: value >= max,
				onClick: () => onChange(value + 1),
				children: /* @__PURE__ */ jsx(Icon, {
					name: "plus",
					size: 18
				})
			})
		]
	});
}
var cart_line_module_default = {
	line: "_line_1fmuj_1",
	text: "_text_1fmuj_9",
	head: "_head_1fmuj_15",
	name: "_name_1fmuj_21",
	muted: "_muted_1fmuj_25",
	row: "_row_1fmuj_30",
	problem: "_problem_1fmuj_36",
	tools: "_tools_1fmuj_41",
	question: "_question_1fmuj_49"
};
// src/data/measurement.ts
var QUEUE_MAX = 500;
/** Queues an event in `dataLayer`; whoever measures reads it from there, and nobody has to. */
function measure(event) {
	const page = globalThis;
	const queue = page.dataLayer ??= [];
	if (queue.length >= QUEUE_MAX) queue.splice(0, queue.length - QUEUE_MAX + 1);
	queue.push(event);
}
// src/features/cart/use-cart-actions.ts
/** What a shopper does with the cart; each action says what came of it. */
function useCartActions() {
	const commands = useCommands();
	return {
		async add(article) {
			const added = await commands.cart.add({
				operationId: crypto.randomUUID(),
				...article
			});
			notify(added.ok ? { code: added.value } : added.error);
			if (added.ok) measure({
				event: "add_to_cart",
				sku: article.sku,
				qty: article.qty
			});
			return added.ok;
		},
		async setQty({ key }, qty) {
			const set = await commands.cart.setQty({
				operationId: crypto.randomUUID(),
				key,
				qty
			});
			if (!set.ok) notify(set.error);
		},
		async remove({ key, sku }) {
			const removed = await commands.cart.remove({
				operationId: crypto.randomUUID(),
				key
			});
			if (!removed.ok) return notify(removed.error);
			const line = removed.value;
			measure({
				event: "remove_from_cart",
				sku
			});
			if (!line) return void 0;
			return notify({ code: "lineRemoved" }, () => {
				commands.cart.putBack({
					operationId: crypto.randomUUID(),
					line
				});
			});
		}
	};
}
// src/features/cart/cart-line.tsx
/** A line of the cart: what, how many, and a way out that asks first (D75). */
function CartLine({ line }) {
	const { t } = useTranslation();
	const format = usePriceText();
	const { setQty, remove } = useCartActions();
	const [isAsking, setAsking] = useState(false);
	const labels = {
		field: t("product.quantity"),
		fewer: t("product.decrease"),
		more: t("product.increase")
	};
	return /* @__PURE__ */ jsxs("li", {
		className: cart_line_module_default.line,
		"data-testid": "cart-item",
		"data-sku": line.sku,
		"data-qty": line.qty,
		children: [/* @__PURE__ */ jsx(Picture, {
			image: line.image,
			alt: "",
			...THUMBNAIL_CART_PX,
			sizes: "96px"
		}), /* @__PURE__ */ jsxs("div", {
			className: cart_line_module_default.text,
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: cart_line_module_default.head,
					children: [/* @__PURE__ */ jsx(LineName, { line }), /* @__PURE__ */ jsx("span", {
						className: cart_line_module_default.row,
						children: format(line.rowMinor)
					})]
				}),
				line.name2 && /* @__PURE__ */ jsx("span", {
					className: cart_line_module_default.muted,
					children: line.name2
				}),
				line.optionLabels.map(({ label, value }) => /* @__PURE__ */ jsxs("span", {
					className: cart_line_module_default.muted,
					children: [
						label,
						": ",
						value
					]
				}, label)),
				line.problem && /* @__PURE__ */ jsx("p", {
					className: cart_line_module_default.problem,
					children: t(`cart.problem.${line.problem}`, { max: line.maxQty })
				}),
				/* @__PURE__ */ jsx("div", {
					className: cart_line_module_default.tools,
					children: isAsking ? /* @__PURE__ */ jsx(RemovalQuestion, {
						onKeep: () => setAsking(false),
						onRemove: () => void remove(line)
					}) : /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Quantity, {
						value: line.qty,
						max: Math.max(line.maxQty, line.qty),
						labels,
						onChange: (qty) => void setQty(line, qty)
					}), /* @__PURE__ */ jsx(IconButton, {
						icon: "trash",
						label: t("cart.removeNamed", { name: line.name }),
						"data-testid": "cart-remove",
						onClick: () => setAsking(true)
					})] })
				})
			]
		})]
	});
}
function LineName({ line }) {
	if (!line.path) return /* @__PURE__ */ jsx("span", {
		className: cart_line_module_default.name,
		children: line.name
	});
	return /* @__PURE__ */ jsx(Link, {
		className: cart_line_module_default.name,
		to: line.path,
		onClick: closeCart,
		children: line.name
	});
}
function RemovalQuestion({ onKeep, onRemove }) {
	const { t } = useTranslation();
	return /* @__PURE__ */ jsxs("div", {
		className: cart_line_module_default.question,
		role: "group",
		"aria-label": t("cart.removeQuestion"),
		children: [
			/* @__PURE__ */ jsx("span", { children: t("cart.removeQuestion") }),
			/* @__PURE__ */ jsx(Button, {
				look: "secondary",
				autoFocus: true,
				"data-testid": "cart-remove-confirm",
				onClick: onRemove,
				children: t("cart.removeYes")
			}),
			/* @__PURE__ */ jsx(Button, {
				look: "quiet",
				onClick: onKeep,
				children: t("cart.removeNo")
			})
		]
	});
}
var microcart_module_default = {
	lines: "_lines_1rvpo_1",
	empty: "_empty_1rvpo_5",
	totals: "_totals_1rvpo_12",
	total: "_total_1rvpo_12",
	note: "_note_1rvpo_29"
};
// src/features/cart/microcart.tsx
/** The cart beside every page. */
function Microcart() {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const { isOpen } = useSnapshot(cartPanel);
	const { value: cart } = useLive(queries.cart.current());
	const isEmpty = !cart || cart.lines.length === 0;
	const canOrder = !isEmpty && cart.lines.every(({ problem }) => problem === null);
	const leaveTo = (path) => {
		closeCart();
		navigate(path);
	};
	return /* @__PURE__ */ jsx(Dialog, {
		shape: "drawer",
		"data-testid": "microcart",
		title: t("cart.title"),
		closeLabel: t("nav.close"),
		isOpen,
		onClose: closeCart,
		foot: !isEmpty && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(CartTotals, { cart }), /* @__PURE__ */ jsx(Button, {
			isLarge: true,
			isWide: true,
			disabled: !canOrder,
			"data-testid": "proceed-to-checkout",
			onClick: () => leaveTo("/checkout"),
			children: t("cart.checkout")
		})] }),
		children: isEmpty ? /* @__PURE__ */ jsxs("div", {
			className: microcart_module_default.empty,
			children: [/* @__PURE__ */ jsx("p", { children: t("cart.empty") }), /* @__PURE__ */ jsx(Button, {
				look: "secondary",
				onClick: () => leaveTo("/"),
				children: t("cart.browse")
			})]
		}) : /* @__PURE__ */ jsx("ul", {
			className: microcart_module_default.lines,
			children: cart.lines.map((line) => /* @__PURE__ */ jsx(CartLine, { line }, line.key))
		})
	});
}
function CartTotals({ cart: { totals } }) {
	const { t } = useTranslation();
	const format = usePriceText();
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("dl", {
		className: microcart_module_default.totals,
		children: [
			totals.discountMinor !== 0 && /* @__PURE__ */ jsxs(Fragment, { children: [
				/* @__PURE__ */ jsx("dt", { children: t("cart.subtotal") }),
				/* @__PURE__ */ jsx("dd", { children: format(totals.subtotalMinor) }),
				/* @__PURE__ */ jsx("dt", { children: t("cart.discount") }),
				/* @__PURE__ */ jsx("dd", { children: format(totals.discountMinor) })
			] }),
			/* @__PURE__ */ jsx("dt", {
				className: microcart_module_default.total,
				children: t("cart.total")
			}),
			/* @__PURE__ */ jsx("dd", {
				className: microcart_module_default.total,
				"data-testid": "cart-total",
				"data-amount": totals.grandTotalMinor,
				"data-state": totals.state,
				children: format(totals.grandTotalMinor)
			})
		]
	}), /* @__PURE__ */ jsx("p", {
		className: microcart_module_default.note,
		children: t(`cart.${totals.state}`)
	})] });
}
var footer_module_default = {
	footer: "_footer_1uzp0_1",
	inner: "_inner_1uzp0_7",
	about: "_about_1uzp0_15",
	name: "_name_1uzp0_20",
	heading: "_heading_1uzp0_26",
	link: "_link_1uzp0_31",
	choices: "_choices_1uzp0_43",
	choice: "_choice_1uzp0_43",
	select: "_select_1uzp0_57"
};
// src/features/footer/footer.tsx
var YEAR_S = 31536e3;
/** The bottom of every page: who we are, what else there is, and where and in which language one shops. */
function Footer() {
	const { t } = useTranslation();
	const { value: links } = useLive(queries.navigation.footer());
	return /* @__PURE__ */ jsx("footer", {
		className: footer_module_default.footer,
		children: /* @__PURE__ */ jsxs("div", {
			className: footer_module_default.inner,
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: footer_module_default.about,
					children: [/* @__PURE__ */ jsx("p", {
						className: footer_module_default.name,
						children: t("brand")
					}), /* @__PURE__ */ jsx("p", { children: t("footer.about") })]
				}),
				/* @__PURE__ */ jsxs("nav", {
					"aria-labelledby": "footer-shopping",
					children: [/* @__PURE__ */ jsx("h2", {
						id: "footer-shopping",
						className: footer_module_default.heading,
						children: t("footer.shopping")
					}), /* @__PURE__ */ jsxs("ul", { children: [/* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Link, {
						className: footer_module_default.link,
						to: "/confirmation",
						children: t("footer.orders")
					}) }), (links ?? []).map(({ id, title, path }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Link, {
						className: footer_module_default.link,
						to: path,
						children: title
					}) }, id))] })]
				}),
				/* @__PURE__ */ jsxs("div", {
					className: footer_module_default.choices,
					children: [/* @__PURE__ */ jsx(StoreSwitcher, {}), /* @__PURE__ */ jsx(LanguageSwitcher, {})]
				})
			]
		})
	});
}
/** Another country is another document: its own catalogue, currency and database; cart and orders stay (D94). */
function StoreSwitcher() {
	const { t } = useTranslation();
	const { store } = useStoreView();
	const { pathname } = useLocation();
	return /* @__PURE__ */ jsxs("label", {
		className: footer_module_default.choice,
		children: [t("nav.store"), /* @__PURE__ */ jsx("select", {
			className: footer_module_default.select,
			"data-testid": "store-switcher",
			value: store.code,
			onChange: (event) => {
				const target = storeViewByCode(event.target.value);
				if (target) location.assign(inStore(target, isShared(pathname) ? pathname : "/"));
			},
			children: storeViews.map(({ code }) => /* @__PURE__ */ jsx("option", {
				value: code,
				children: t(`store.${code}`)
			}, code))
		})]
	});
}
/** Pages that every store view has under the same path. */
function isShared(pathname) {
	return pathname.startsWith("/p/") || pathname === "/checkout" || pathname === "/confirmation";
}
/** The language is a cookie that the server reads too (D93). */
function LanguageSwitcher() {
	const { t } = useTranslation();
	const { store, locale } = useStoreView();
	return /* @__PURE__ */ jsxs("label", {
		className: footer_module_default.choice,
		children: [t("nav.language"), /* @__PURE__ */ jsx("select", {
			className: footer_module_default.select,
			"data-testid": "language-switcher",
			value: locale,
			onChange: (event) => {
				document.cookie = `${LANGUAGE_COOKIE}=${event.target.value}; path=/; max-age=${YEAR_S}; samesite=lax`;
				location.reload();
			},
			children: store.locales.map((candidate) => /* @__PURE__ */ jsx("option", {
				value: candidate,
				children: t(`language.${candidate}`)
			}, candidate))
		})]
	});
}
var category_drawer_module_default = {
	row: "_row_tjjnx_1",
	link: "_link_tjjnx_9",
	deep: "_deep_tjjnx_17"
};
// src/features/header/category-drawer.tsx
/** The categories for narrow screens, level by level. */
function CategoryDrawer({ categories, isOpen, onClose }) {
	const { t } = useTranslation();
	return /* @__PURE__ */ jsx(Dialog, {
		shape: "drawerStart",
		title: t("nav.categories"),
		closeLabel: t("nav.close"),
		isOpen,
		onClose,
		children: /* @__PURE__ */ jsx("nav", {
			"aria-label": t("nav.categories"),
			children: /* @__PURE__ */ jsx(Branches, {
				categories,
				onClose
			})
		})
	});
}
function Branches({ categories, onClose }) {
	return /* @__PURE__ */ jsx("ul", { children: categories.map((category) => /* @__PURE__ */ jsx(Branch, {
		category,
		onClose
	}, category.id)) });
}
function Branch({ category, onClose }) {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(false);
	return /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsxs("div", {
		className: category_drawer_module_default.row,
		children: [/* @__PURE__ */ jsx(Link, {
			className: category_drawer_module_default.link,
			to: category.path,
			"data-testid": "category-link",
			"data-slug": category.slug,
			onClick: onClose,
			children: category.name
		}), category.children.length > 0 && /* @__PURE__ */ jsx(IconButton, {
			icon: isOpen ? "minus" : "plus",
			label: t("nav.open", { name: category.name }),
			"aria-expanded": isOpen,
			onClick: () => setOpen(!isOpen)
		})]
	}), isOpen && /* @__PURE__ */ jsx("div", {
		className: category_drawer_module_default.deep,
		children: /* @__PURE__ */ jsx(Branches, {
			categories: category.children,
			onClose
		})
	})] });
}
var category_menu_module_default = {
	list: "_list_28k7n_1",
	item: "_item_28k7n_7",
	top: "_top_28k7n_12",
	open: "_open_28k7n_22",
	toggle: "_toggle_28k7n_26",
	panel: "_panel_28k7n_38",
	columns: "_columns_28k7n_49",
	heading: "_heading_28k7n_60",
	link: "_link_28k7n_66"
};
// src/features/header/category-menu.tsx
/** Top categories in a row; pointing at one opens what lies below it, closing waits a moment (spec 9: sub-menu). */
function CategoryMenu({ categories }) {
	const { t } = useTranslation();
	const [openId, setOpenId] = useState(null);
	const closing = useRef(void 0);
	const open = (id) => {
		clearTimeout(closing.current);
		setOpenId(id);
	};
	const closeSoon = () => {
		clearTimeout(closing.current);
		closing.current = setTimeout(() => setOpenId(null), 300);
	};
	return /* @__PURE__ */ jsx("nav", {
		"aria-label": t("nav.categories"),
		onPointerLeave: closeSoon,
		onKeyDown: (event) => event.key === "Escape" && open(null),
		children: /* @__PURE__ */ jsx("ul", {
			className: category_menu_module_default.list,
			children: categories.map((category) => {
				const isOpen = openId === category.id;
				return /* @__PURE__ */ jsxs("li", {
					className: isOpen ? `${category_menu_module_default.item} ${category_menu_module_default.open}` : category_menu_module_default.item,
					children: [
						/* @__PURE__ */ jsx(Link, {
							className: category_menu_module_default.top,
							to: category.path,
							"data-testid": "category-link",
							"data-slug": category.slug,
							onPointerEnter: (event) => event.pointerType === "mouse" && open(category.children.length > 0 ? category.id : null),
							onClick: () => open(null),
							children: category.name
						}),
						category.children.length > 0 && /* @__PURE__ */ jsx("button", {
							type: "button",
							className: category_menu_module_default.toggle,
							"aria-label": t("nav.open", { name: category.name }),
							"aria-expanded": isOpen,
							onClick: () => open(isOpen ? null : category.id),
							children: /* @__PURE__ */ jsx(Icon, {
								name: "chevronDown",
								size: 16
							})
						}),
						isOpen && /* @__PURE__ */ jsx(Panel, {
							category,
							onLeave: () => open(null),
							onEnter: () => open(category.id)
						})
					]
				}, category.id);
			})
		})
	});
}
function Panel({ category, onEnter, onLeave }) {
	const { t } = useTranslation();
	return /* @__PURE__ */ jsx("div", {
		className: category_menu_module_default.panel,
		onPointerEnter: onEnter,
		children: /* @__PURE__ */ jsxs("ul", {
			className: category_menu_module_default.columns,
			children: [/* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Link, {
				className: category_menu_module_default.heading,
				to: category.path,
				onClick: onLeave,
				children: t("nav.all", { name: category.name })
			}) }), category.children.map((child) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsx(Link, {
				className: category_menu_module_default.heading,
				to: child.path,
				"data-testid": "category-link",
				"data-slug": child.slug,
				onClick: onLeave,
				children: child.name
			}), /* @__PURE__ */ jsx("ul", { children: child.children.map((leaf) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Link, {
				className: category_menu_module_default.link,
				to: leaf.path,
				"data-testid": "category-link",
				"data-slug": leaf.slug,
				onClick: onLeave,
				children: leaf.name
			}) }, leaf.id)) })] }, child.id))]
		})
	});
}
var header_module_default = {
	notice: "_notice_oy3g6_1",
	noticeMore: "_noticeMore_oy3g6_11",
	header: "_header_oy3g6_15",
	row: "_row_oy3g6_23",
	logo: "_logo_oy3g6_33",
	tools: "_tools_oy3g6_43",
	chip: "_chip_oy3g6_49",
	chipTarget: "_chipTarget_oy3g6_62",
	cart: "_cart_oy3g6_68",
	count: "_count_oy3g6_81",
	wide: "_wide_oy3g6_97",
	narrow: "_narrow_oy3g6_113"
};
// src/features/header/header.tsx
/** The top of every page: where things are, what is in the cart, and whether the shop can be reached. */
function Header({ onOpenCart, onOpenSyncCentre, isPaused }) {
	const { t } = useTranslation();
	const [isMenuOpen, setMenuOpen] = useState(false);
	const { value: categories } = useLive(queries.category.tree());
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsxs("p", {
			className: header_module_default.notice,
			children: [/* @__PURE__ */ jsx("span", { children: t("notice.returns") }), /* @__PURE__ */ jsx("span", {
				className: header_module_default.noticeMore,
				children: t("notice.delivery")
			})]
		}),
		/* @__PURE__ */ jsx("header", {
			className: header_module_default.header,
			children: /* @__PURE__ */ jsxs("div", {
				className: header_module_default.row,
				children: [
					/* @__PURE__ */ jsx("span", {
						className: header_module_default.narrow,
						children: /* @__PURE__ */ jsx(IconButton, {
							icon: "menu",
							label: t("nav.menu"),
							"aria-expanded": isMenuOpen,
							onClick: () => setMenuOpen(true)
						})
					}),
					/* @__PURE__ */ jsx(Link, {
						className: header_module_default.logo,
						to: "/",
						children: t("brand")
					}),
					/* @__PURE__ */ jsx("div", {
						className: header_module_default.wide,
						children: /* @__PURE__ */ jsx(CategoryMenu, { categories: categories ?? [] })
					}),
					/* @__PURE__ */ jsxs("div", {
						className: header_module_default.tools,
						children: [/* @__PURE__ */ jsx(OfflineChip, {
							isPaused,
							onOpen: onOpenSyncCentre
						}), /* @__PURE__ */ jsx(CartButton, { onOpen: onOpenCart })]
					})
				]
			})
		}),
		/* @__PURE__ */ jsx(CategoryDrawer, {
			categories: categories ?? [],
			isOpen: isMenuOpen,
			onClose: () => setMenuOpen(false)
		})
	] });
}
/** A small honest chip while the shop cannot be reached. */
function OfflineChip({ isPaused, onOpen }) {
	const { t } = useTranslation();
	const { value: connection } = useLive(queries.sync.connection());
	const isOffline = connection !== null && !connection.isOnline;
	return /* @__PURE__ */ jsx("span", {
		role: "status",
		children: (isOffline || isPaused) && /* @__PURE__ */ jsx("button", {
			type: "button",
			className: header_module_default.chipTarget,
			"data-testid": "offline-badge",
			title: t("offline.open"),
			onClick: onOpen,
			children: /* @__PURE__ */ jsxs("span", {
				className: header_module_default.chip,
				children: [/* @__PURE__ */ jsx(Icon, {
					name: "offline",
					size: 16
				}), t(isOffline ? "offline.chip" : "offline.paused")]
			})
		})
	});
}
function CartButton({ onOpen }) {
	const { t } = useTranslation();
	const { value: cart } = useLive(queries.cart.current());
	const count = cart?.count ?? 0;
	return /* @__PURE__ */ jsxs("button", {
		type: "button",
		className: header_module_default.cart,
		"data-testid": "cart-button",
		"aria-label": t("cart.open", { count }),
		onClick: onOpen,
		children: [/* @__PURE__ */ jsx(Icon, { name: "bag" }), /* @__PURE__ */ jsx("span", {
			className: count > 0 ? header_module_default.count : "visually-hidden",
			"data-testid": "cart-count",
			"aria-hidden": "true",
			children: count
		})]
	});
}
// src/data/service-worker.ts
/** A new version that waits; `apply` switches to it and loads the page anew. */
var updateState = proxy({ apply: null });
var layout_module_default = {
	content: "_content_16gyk_1",
	skip: "_skip_16gyk_8",
	update: "_update_16gyk_24",
	progress: "_progress_16gyk_39"
};
// src/app/layout.tsx
/** What surrounds every page: header, footer, cart, messages, synchronisation. */
function Layout() {
	const { t } = useTranslation();
	const { health } = useSnapshot(syncPanel);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx("a", {
			className: layout_module_default.skip,
			href: "#content",
			children: t("skipToContent")
		}),
		/* @__PURE__ */ jsx(Header, {
			onOpenCart: openCart,
			onOpenSyncCentre: openSyncCentre,
			isPaused: health === "paused"
		}),
		/* @__PURE__ */ jsx("main", {
			id: "content",
			className: layout_module_default.content,
			tabIndex: -1,
			children: /* @__PURE__ */ jsx(Outlet, {})
		}),
		/* @__PURE__ */ jsx(Footer, {}),
		/* @__PURE__ */ jsx(Microcart, {}),
		/* @__PURE__ */ jsx(SyncCentre, {}),
		/* @__PURE__ */ jsx(Notices, { onOpenSyncCentre: openSyncCentre }),
		/* @__PURE__ */ jsx(SyncProgress, {}),
		/* @__PURE__ */ jsx(WorkerNotices, {}),
		/* @__PURE__ */ jsx(UpdateOffer, {}),
		/* @__PURE__ */ jsx(ScrollRestoration, {})
	] });
}
/** How far the catalogue is on this device, for whoever asks; people read it in the sync centre. */
function SyncProgress() {
	const { value } = useLive(queries.sync.progress());
	return /* @__PURE__ */ jsx("span", {
		hidden: true,
		"data-testid": "sync-progress",
		"data-done": value?.done ?? 0,
		"data-total": value?.total ?? 0,
		"data-state": value?.state ?? "running"
	});
}
/** What the worker left to be told. */
function WorkerNotices() {
	const commands = useCommands();
	const { value: notices } = useLive(queries.notice.all());
	useEffect(() => {
		for (const { id, code } of notices ?? []) {
			notify({ code });
			commands.notice.dismiss({ id });
		}
	}, [notices, commands]);
	return null;
}
/** A new version waits until it is wanted; nothing that was typed or queued is lost (D49). */
function UpdateOffer() {
	const { t } = useTranslation();
	const { apply } = useSnapshot(updateState);
	if (!apply) return null;
	return /* @__PURE__ */ jsxs("div", {
		className: layout_module_default.update,
		role: "status",
		children: [/* @__PURE__ */ jsx("span", { children: t("update.ready") }), /* @__PURE__ */ jsx(Button, {
			look: "quiet",
			onClick: () => updateState.apply?.(),
			children: t("update.apply")
		})]
	});
}
// src/app/checkout-layout.tsx
/** A minimal frame: nothing leads away from ordering but the way back. */
function CheckoutLayout() {
	const { t } = useTranslation();
	const { value: connection } = useLive(queries.sync.connection());
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx("header", {
			className: checkout_layout_module_default.header,
			children: /* @__PURE__ */ jsxs("div", {
				className: checkout_layout_module_default.row,
				children: [/* @__PURE__ */ jsx(Link, {
					className: checkout_layout_module_default.logo,
					to: "/",
					children: t("brand")
				}), connection?.isOnline === false && /* @__PURE__ */ jsx(Button, {
					look: "quiet",
					"data-testid": "offline-badge",
					onClick: openSyncCentre,
					children: t("offline.chip")
				})]
			})
		}),
		/* @__PURE__ */ jsx("main", {
			id: "content",
			tabIndex: -1,
			children: /* @__PURE__ */ jsx(Outlet, {})
		}),
		/* @__PURE__ */ jsx(SyncCentre, {}),
		/* @__PURE__ */ jsx(Notices, { onOpenSyncCentre: openSyncCentre }),
		/* @__PURE__ */ jsx(SyncProgress, {}),
		/* @__PURE__ */ jsx(ScrollRestoration, {})
	] });
}
// src/app/routes.tsx
/** How long a page waits for its data before it shows its skeleton. */
var PATIENCE_MS = 200;
/**
* All addresses of the shop (spec 2: routes), inside their store view. Each page asks for its data while it is on the
* way, so that it appears complete; a later navigation wins over an earlier one (D42).
*/
function createRoutes(live) {
	const prefetch = async (...refs) => {
		await Promise.all(refs.map((ref) => live.prefetch(ref, PATIENCE_MS)));
		return null;
	};
	const home = {
		loader: () => prefetch(queries.listing.newest({ size: 8 })),
		lazy: async () => ({ Component: (await import("./assets/home-page-BQe1ZiA1.js")).default })
	};
	return [{
		element: /* @__PURE__ */ jsx(Layout, {}),
		errorElement: /* @__PURE__ */ jsx(Failed, {}),
		HydrateFallback: Blank,
		children: [
			{
				id: "home",
				index: true,
				...home
			},
			{
				id: "installed-home",
				path: "pwa.html",
				...home
			},
			{
				id: "product",
				path: "p/:parentSku/:slug/:childSku?",
				loader: ({ params }) => prefetch(queries.product.bySku({
					parentSku: params["parentSku"] ?? "",
					childSku: params["childSku"] ?? null
				})),
				lazy: async () => ({ Component: (await import("./assets/product-page-CeYK4jFs.js")).default })
			},
			{
				id: "path",
				path: "*",
				loader: (args) => prefetchPath(live, args),
				lazy: async () => ({ Component: (await import("./assets/path-page-BnAfSUne.js")).default })
			}
		]
	}, {
		element: /* @__PURE__ */ jsx(CheckoutLayout, {}),
		errorElement: /* @__PURE__ */ jsx(Failed, {}),
		HydrateFallback: Blank,
		children: [{
			id: "checkout",
			path: "checkout",
			loader: () => prefetch(queries.cart.current(), queries.checkout.settings(), queries.checkout.draft()),
			lazy: async () => ({ Component: (await import("./assets/checkout-page-C8jyNGBO.js")).default })
		}, {
			id: "confirmation",
			path: "confirmation",
			loader: () => prefetch(queries.order.all()),
			lazy: async () => ({ Component: (await import("./assets/confirmation-page-Bmk7lPct.js")).default })
		}]
	}];
}
/** Before the first data, for the moment that it takes. */
function Blank() {
	return null;
}
/** What an address shows is known only after looking; then its own data is asked for. */
async function prefetchPath(live, { request }) {
	const { pathname, searchParams } = new URL(request.url);
	const path = normalisePath(decodeURI(storeViewOfPath(pathname).path));
	const ref = queries.page.byPath({ path });
	await live.prefetch(ref, PATIENCE_MS);
	const { value } = live.read(ref);
	if (value?.kind === "category") {
		const listing = {
			categoryId: value.categoryId,
			...listingFromQuery(searchParams)
		};
		await live.prefetch(queries.listing.category(listing), PATIENCE_MS);
	}
	return null;
}
// src/domain/answer.ts
var loading = {
	state: "loading",
	value: null,
	asOf: null
};
var missing = {
	state: "missing",
	value: null,
	asOf: null
};
/** An answer with a value. */
function ready(value, asOf = null) {
	return {
		state: "ready",
		value,
		asOf
	};
}
// src/data/live-store.ts
/** An answer stays a while after the last look, so that going back shows it at once. */
var LINGER_MS = 3e4;
/** One shared subscription for each query that is on the screen (architecture: read path). */
var LiveStore = class {
	client;
	lives = /* @__PURE__ */ new Map();
	/** Told of queries that nobody has answered yet; the server's renderer listens. */
	onMiss = () => void 0;
	constructor(client) {
		this.client = client;
	}
	/** Puts an answer in place that came with the page. */
	preload(ref, answer) {
		this.liveOf(ref).answer = answer;
	}
	read(ref) {
		const live = this.lives.get(keyOf$1(ref));
		if (!live || live.answer === loading) this.onMiss(ref);
		return live?.answer ?? loading;
	}
	/** `subscribe` of one query. */
	subscriber(ref) {
		return this.liveOf(ref).subscriber;
	}
	subscribe(ref, listener) {
		const live = this.liveOf(ref);
		live.listeners.add(listener);
		this.start(live);
		return () => {
			live.listeners.delete(listener);
			if (live.listeners.size === 0) this.linger(live);
		};
	}
	/** Resolves with the first answer that is one, or when patience ends. */
	async prefetch(ref, patienceMs) {
		const live = this.liveOf(ref);
		if (live.answer.state !== "loading") return;
		await new Promise((resolve) => {
			const stop = this.subscribe(ref, () => {
				if (live.answer.state === "loading") return;
				clearTimeout(patience);
				resolve();
				stop();
			});
			const patience = setTimeout(() => (resolve(), stop()), patienceMs);
		});
	}
	liveOf(ref) {
		const key = keyOf$1(ref);
		const known = this.lives.get(key);
		if (known) return known;
		const subscriber = (listener) => this.subscribe(ref, listener);
		const live = {
			subscriber,
			answer: loading,
			listeners: /* @__PURE__ */ new Set(),
			ref,
			end: null,
			lingering: null
		};
		this.lives.set(key, live);
		return live;
	}
	start(live) {
		if (live.lingering) clearTimeout(live.lingering);
		live.lingering = null;
		live.end ??= this.client.watch(live.ref.name, live.ref.params, (answer) => {
			if (live.answer.state === "ready" && (answer.state === "loading" || answer.state === "notOnDevice")) return;
			live.answer = answer;
			for (const listener of live.listeners) listener();
		});
	}
	linger(live) {
		live.lingering = setTimeout(() => {
			live.end?.();
			this.lives.delete(keyOf$1(live.ref));
		}, LINGER_MS);
	}
};
// src/domain/offers.ts
/**
* A product with the offers that are newer than its document. A document that changed after an answer knows better: a
* changed price or stock always changes the document too.
*/
function withOffers(product, offers) {
	if (offers.size === 0) return product;
	const own = offers.get(product.sku);
	const hasVariantOffers = product.variants.some((variant) => offers.has(variant.sku));
	if (!own && !hasVariantOffers) return product;
	const variants = product.variants.map((variant) => withOffer(variant, offers.get(variant.sku), product.updatedAt));
	return {
		...withOffer(product, own, product.updatedAt),
		variants
	};
}
function withOffer(article, offer, updatedAt) {
	if (!offer) return article;
	const price = offer.price && offer.priceAt >= updatedAt ? offer.price : article.price;
	const stock = offer.stock && offer.stockAt >= updatedAt ? offer.stock : article.stock;
	return {
		...article,
		price,
		stock
	};
}
// src/domain/translations.ts
/** The document with the texts of a locale in place, where it has them. */
function inLocale(document, locale) {
	const texts = document.translations[locale];
	return texts ? {
		...document,
		...texts
	} : document;
}
// src/domain/views/catalogue-context.ts
/** The label of an attribute option in the shopper's language; the bare value where the attribute is not known. */
function optionLabel({ attributes, locale }, code, value) {
	const option = attributes.get(code)?.options.find((candidate) => candidate.value === String(value));
	return option ? inLocale(option, locale).label : String(value);
}
/** The colour to paint an option with, or `null`. */
function optionSwatch({ attributes }, code, value) {
	return attributes.get(code)?.options.find((candidate) => candidate.value === String(value))?.swatch ?? null;
}
// src/domain/views/price-view.ts
/** The price of this moment and how sure it is. `price` already has the offer in it; `updatedAt` is the document's time. */
function priceView(price, offer, updatedAt, context) {
	const current = currentPrice(price, context.nowMs);
	const asOf = offer?.price ? Math.max(offer.priceAt, updatedAt) : updatedAt;
	const isLive = offer?.price != null && context.nowMs - offer.priceAt < context.freshMs;
	return {
		amountMinor: current?.amountMinor ?? null,
		regularMinor: current?.regularMinor ?? null,
		state: isLive ? "live" : context.hasFailed ? "failed" : "snapshot",
		asOf
	};
}
// src/domain/views/card.ts
var SWATCH_ATTRIBUTE = "color";
/** The card of a product, with live offers in it. */
function cardView(summary, context) {
	const product = inLocale(withOffers(summary, context.offers), context.locale);
	return {
		id: product.id,
		sku: product.sku,
		path: productPath(product),
		name: product.name,
		name1: product.name1 ?? product.name,
		name2: product.name1 ? product.name2 : null,
		image: product.image,
		price: priceView(product.price, context.offers.get(product.sku), product.updatedAt, context),
		stock: listStock(product),
		swatches: swatchesOf(product, context)
	};
}
/** The badge of a product in a list: that of its variants where it has some. */
function listStock(product) {
	if (product.variants.length === 0) return stockStatus(product.stock, "list");
	const statuses = product.variants.map((variant) => stockStatus(variant.stock, "list"));
	return [
		"in_stock",
		"low_stock",
		"discontinued_sellable",
		"upcoming",
		"sold_out_season"
	].find((status) => statuses.includes(status)) ?? statuses[0];
}
function swatchesOf(product, context) {
	return [...new Set(product.variants.map((variant) => variant.values[SWATCH_ATTRIBUTE]))].filter((value) => value !== void 0).map((value) => ({
		value: String(value),
		label: optionLabel(context, SWATCH_ATTRIBUTE, value),
		colour: optionSwatch(context, SWATCH_ATTRIBUTE, value)
	}));
}
// src/domain/plain-text.ts
var entities = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'",
	nbsp: "\xA0"
};
/** Foreign HTML as plain paragraphs: tags are dropped, entities read, nothing is interpreted. */
function plainParagraphs(html) {
	return html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, "").split(/<\/?(?:p|div|br|li|h[1-6]|ul|ol)\b[^>]*>/i).map((part) => readEntities(part.replaceAll(/<[^>]*>/g, "")).replaceAll(/\s+/g, " ").trim()).filter((part) => part !== "");
}
function readEntities(text) {
	return text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
		if (name) return entities[String(name).toLowerCase()] ?? whole;
		const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
		return code > 0 && code <= 1114111 ? String.fromCodePoint(code) : whole;
	});
}
// src/domain/views/content.ts
/** A page of foreign HTML as plain text. */
function contentView({ title, html }) {
	return {
		title,
		paragraphs: plainParagraphs(html)
	};
}
/** Active categories as trees from the menu level down, in their order; a cycle ends where it would repeat. */
function categoryTree(categories) {
	const byParent = /* @__PURE__ */ new Map();
	for (const category of categories) {
		if (!category.isActive) continue;
		const siblings = byParent.get(category.parentId);
		if (siblings) siblings.push(category);
		else byParent.set(category.parentId, [category]);
	}
	const build = (category, ancestors) => {
		const seen = new Set(ancestors).add(category.id);
		return {
			category,
			children: (byParent.get(category.id) ?? []).filter((child) => !seen.has(child.id)).sort(byPosition).map((child) => build(child, seen))
		};
	};
	return categories.filter((category) => category.isActive && category.level === 2).sort(byPosition).map((category) => build(category, /* @__PURE__ */ new Set()));
}
/** The way from the menu level to a category, itself included (spec 2: breadcrumbs come from parent categories). */
function categoryTrail(categories, id) {
	const byId = new Map(categories.map((category) => [category.id, category]));
	const trail = [];
	for (let at = byId.get(id); at && at.level >= 2 && !trail.includes(at); at = byId.get(at.parentId)) trail.unshift(at);
	return trail;
}
function byPosition(a, b) {
	return a.position - b.position || (a.name < b.name ? -1 : 1);
}
// src/domain/views/listing.ts
/** Facets with their options in order: ranges from low to high, others by how many products they show. */
function facetViews(counts, filters, context) {
	return facetConfigs.flatMap((facet) => {
		const chosen = filters[facet.code] ?? [];
		const counted = new Map((counts.get(facet.code) ?? []).map(({ value, count }) => [value, count]));
		for (const value of chosen) if (!counted.has(value)) counted.set(value, 0);
		if (counted.size === 0) return [];
		const attribute = context.attributes.get(facet.code);
		return {
			code: facet.code,
			label: attribute ? inLocale(attribute, context.locale).label : null,
			kind: facet.kind,
			isMultiChoice: facet.isMultiChoice,
			options: inOrder(facet, counted, context).map(([value, count]) => ({
				value,
				label: valueLabel(facet, value, context),
				count,
				isChosen: chosen.includes(value),
				swatch: facet.kind === "options" ? optionSwatch(context, facet.code, value) : null
			}))
		};
	});
}
function inOrder(facet, counted, { store }) {
	const entries = [...counted];
	if (facet.kind !== "range") return entries.sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
	const buckets = rangeBuckets(facet.code, store.currency.code).map(formatRange);
	const start = (value) => parseRange(value)?.from ?? 0;
	return entries.sort(([a], [b]) => buckets.indexOf(a) - buckets.indexOf(b) || start(a) - start(b));
}
/** The text of a value, or `null` where the interface has it. */
function valueLabel(facet, value, context) {
	if (facet.kind === "range") return rangeLabel(facet, value, context);
	if (facet.kind === "showroom") return context.showrooms.find(({ id }) => id === value)?.name ?? value;
	return facet.kind === "options" ? optionLabel(context, facet.code, value) : null;
}
/** `< 400 kr`, `400 - 800 kr`, `> 20 000 kr`; lengths likewise in cm (spec 9: price ranges). */
function rangeLabel(facet, value, { store, locale }) {
	const range = parseRange(value);
	if (!range) return value;
	const amount = (number) => facet.unit === "price" ? formatPrice(number * 100, store.currency, locale) : `${number}\u00a0cm`;
	if (range.from === null) return `< ${amount(range.to)}`;
	if (range.to === null) return `> ${amount(range.from)}`;
	return facet.unit === "price" ? `${formatPrice(range.from * 100, {
		...store.currency,
		sign: ""
	}, locale).trim()} - ${amount(range.to)}` : `${range.from} - ${amount(range.to)}`;
}
/** The way to a category, for breadcrumbs. */
function trailOf(categoryId, { categories, locale }) {
	return categoryTrail(categories, categoryId).map((category) => step(category, locale));
}
/** Active categories right below one that have products. */
function childrenOf(categoryId, { categories, locale }) {
	return categories.filter((category) => category.parentId === categoryId && category.isActive && category.productCount > 0).sort((a, b) => a.position - b.position).map((category) => step(category, locale));
}
function step(category, locale) {
	const { id, name, slug } = inLocale(category, locale);
	return {
		id,
		name,
		path: categoryPath(category),
		slug
	};
}
// src/domain/views/menu.ts
/** The categories that have products, from the menu level down. */
function categoryMenu(categories, locale) {
	return menuOf(categoryTree(categories), locale);
}
function menuOf(nodes, locale) {
	return nodes.filter(({ category }) => category.productCount > 0).map(({ category, children }) => ({
		id: category.id,
		name: inLocale(category, locale).name,
		path: categoryPath(category),
		slug: category.slug,
		image: category.image,
		productCount: category.productCount,
		children: menuOf(children, locale)
	}));
}
/** The footer of a store view's navigation, flat, without headings. */
function footerLinks({ footer }, locale) {
	return footer.flatMap((link) => [link, ...link.children]).flatMap((link) => {
		const { id, title, path } = inLocale(link, locale);
		return path === null ? [] : [{
			id,
			title,
			path: normalisePath(path)
		}];
	});
}
// src/domain/delivery-time.ts
var labels = [
	[14, "2"],
	[28, "2-4"],
	[42, "4-6"],
	[56, "6-8"],
	[70, "8-10"]
];
/** Weeks to name for a lead time in days (spec 4: delivery-time labels). */
function deliveryWeeks(leadTimeDays) {
	const days = leadTimeDays ?? 10;
	return labels.find(([upTo]) => days <= upTo)?.[1] ?? "10+";
}
// src/domain/variants.ts
var STATUS_UNAVAILABLE = 2;
/** A variant that can be bought: status below 2 and in stock (spec 4: variant selection). */
function isVariantAvailable(variant) {
	return variant.status < STATUS_UNAVAILABLE && isSellable(variant.stock);
}
function fits(variant, choice) {
	return Object.entries(choice).every(([code, value]) => String(variant.values[code]) === String(value));
}
function matches(variant, choice) {
	return Object.entries(choice).filter(([code, value]) => String(variant.values[code]) === String(value)).length;
}
/** The cheapest of equally good variants (spec 4: ties go to the lower price). */
function cheapest(variants, nowMs) {
	const amount = (variant) => currentPrice(variant.price, nowMs)?.amountMinor ?? Infinity;
	return variants.reduce((best, variant) => best === void 0 || amount(variant) < amount(best) ? variant : best, void 0);
}
/**
* The variant for a choice: all chosen attributes must match, unavailable variants are skipped, ties go to the lower
* price; else the nearest available one (spec 4: variant selection, D43). With nothing chosen: the first sellable
* variant (D101).
*/
function pickVariant(product, choice, nowMs) {
	const available = product.variants.filter(isVariantAvailable);
	if (available.length === 0) return {
		kind: "none",
		variant: product.variants.find((variant) => fits(variant, choice)) ?? product.variants[0]
	};
	if (Object.keys(choice).length === 0) return {
		kind: "match",
		variant: available[0]
	};
	const full = cheapest(available.filter((variant) => fits(variant, choice)), nowMs);
	if (full) return {
		kind: "match",
		variant: full
	};
	const best = Math.max(...available.map((variant) => matches(variant, choice)));
	return {
		kind: "nearest",
		variant: cheapest(available.filter((variant) => matches(variant, choice) === best), nowMs)
	};
}
/** The variant with this sku. */
function variantBySku(product, sku) {
	return product.variants.find((variant) => variant.sku === sku);
}
/** Options that a shopper can choose from: no `price`, no empty labels, no empty options (spec 4 and 5: options). */
function choosableOptions(options) {
	return options.filter((option) => option.attributeCode !== "price").map((option) => ({
		...option,
		values: option.values.filter(({ label }) => label.trim() !== "")
	})).filter((option) => option.values.length > 0);
}
/** Whether choosing this value beside the other choices leads to something that can be bought. */
function isValueAvailable(product, choice, code, value) {
	return product.variants.some((variant) => isVariantAvailable(variant) && fits(variant, {
		...choice,
		[code]: value
	}));
}
// src/domain/views/product.ts
/** Types that can be put into the cart; the others are shown only. */
var sellableTypes = /* @__PURE__ */ new Set([
	"simple",
	"virtual",
	"downloadable",
	"configurable"
]);
/** The page of a product; `details` are missing while only the list fields are on the device. */
function productView(summary, details, childSku, context) {
	const product = inLocale(withOffers(summary, context.offers), context.locale);
	const texts = details ? inLocale(details, context.locale) : null;
	const options = optionsOf(product, details, context);
	const picked = pick(product, childSku, context.nowMs);
	const choice = picked.variant?.values ?? {};
	return {
		id: product.id,
		sku: product.sku,
		path: productPath(product, picked.variant?.sku),
		name: product.name,
		name1: product.name1 ?? product.name,
		name2: product.name1 ? product.name2 : null,
		brand: brandOf(product, context),
		trail: trailOf(deepestCategory(product, context), context),
		gallery: galleryOf(product, details, picked.variant),
		options: options.map((option) => optionView(product, option, choice, context)),
		chosen: chosenView(product, picked, context),
		description: plainParagraphs(texts?.description ?? texts?.shortDescription ?? ""),
		measures: measureFields.flatMap((field) => {
			const value = product.measures[field];
			return value === void 0 ? [] : [{
				field,
				value
			}];
		}),
		weeks: deliveryWeeks(product.leadTimeDays),
		isSellableType: sellableTypes.has(product.type),
		hasDetails: details !== null
	};
}
function pick(product, childSku, nowMs) {
	const named = childSku === null ? void 0 : variantBySku(product, childSku);
	if (product.variants.length === 0) return {
		variant: void 0,
		isNearest: false,
		isNoneAvailable: false
	};
	const { kind, variant } = pickVariant(product, named?.values ?? {}, nowMs);
	if (named && kind !== "match") return {
		variant: named,
		isNearest: false,
		isNoneAvailable: kind === "none"
	};
	return {
		variant,
		isNearest: childSku !== null && !named,
		isNoneAvailable: kind === "none"
	};
}
function chosenView(product, { variant, isNearest, isNoneAvailable }, context) {
	const article = variant ?? product;
	const offer = context.offers.get(article.sku);
	return {
		sku: article.sku,
		path: productPath(product, variant?.sku),
		price: priceView(article.price, offer, product.updatedAt, context),
		stock: stockStatus(article.stock, "page"),
		stockAt: offer?.stock && offer.stockAt >= product.updatedAt ? offer.stockAt : null,
		maxQty: maxQty(article.stock),
		optionLabels: Object.entries(variant?.values ?? {}).map(([code, value]) => ({
			label: attributeLabel(context, code),
			value: optionLabel(context, code, value)
		})),
		isNearest,
		isNoneAvailable
	};
}
function attributeLabel({ attributes, locale }, code) {
	const attribute = attributes.get(code);
	return attribute ? inLocale(attribute, locale).label : code;
}
/** Options from the details; before those arrive, what the variants themselves tell. */
function optionsOf(product, details, context) {
	if (details && details.options.length > 0) return choosableOptions(details.options);
	return choosableOptions([...new Set(product.variants.flatMap((variant) => Object.keys(variant.values)))].map((code) => ({
		attributeId: code,
		attributeCode: code,
		label: attributeLabel(context, code),
		values: [...new Set(product.variants.map((variant) => variant.values[code]))].filter((value) => value !== void 0).map((value) => ({
			value,
			label: optionLabel(context, code, value)
		}))
	})));
}
function optionView(product, option, choice, context) {
	const code = option.attributeCode;
	return {
		code,
		label: attributeLabel(context, code),
		values: option.values.map(({ value }) => {
			const { variant } = pickVariant(product, {
				...choice,
				[code]: value
			}, context.nowMs);
			const own = product.variants.find((candidate) => String(candidate.values[code]) === String(value));
			return {
				value: String(value),
				label: optionLabel(context, code, value),
				swatch: optionSwatch(context, code, value),
				image: own?.image ?? null,
				isChosen: String(choice[code]) === String(value),
				isAvailable: isValueAvailable(product, choice, code, value),
				path: productPath(product, (variant && String(variant.values[code]) === String(value) ? variant : own)?.sku)
			};
		})
	};
}
function brandOf(product, context) {
	const [brand] = product.attributes["product_brand"] ?? [];
	return brand === void 0 ? null : optionLabel(context, "product_brand", brand);
}
function deepestCategory(product, { categories }) {
	const ids = new Set(product.categoryIds.map(String));
	return categories.filter((category) => ids.has(category.id) && category.isActive).sort((a, b) => b.level - a.level)[0]?.id ?? "";
}
/** The chosen variant's picture comes first. */
function galleryOf(product, details, variant) {
	const own = variant?.image ?? product.image;
	return [...own ? [{
		image: own,
		label: null
	}] : [], ...(details?.gallery ?? []).filter(({ image }) => image !== own)];
}
// server/render/answer-query.ts
/**
* The named queries that a rendered page may use, over the repositories: the server's side of the data client. What
* belongs to a shopper is not known here and stays `loading`.
*/
var answers = {
	"category.tree": async ({ catalogue, locale }) => ready(categoryMenu(catalogue.categories, locale)),
	"navigation.footer": async ({ catalogue, locale }) => ready(footerLinks(catalogue.navigation, locale)),
	"listing.newest": newest,
	"listing.category": category,
	"product.bySku": product,
	"page.byPath": page,
	"content.byIdentifier": content
};
/** Answers a query by name. */
function answerQuery(source, name, params) {
	const question = answers[name];
	return question ? question(source, params) : Promise.resolve(loading);
}
async function newest(source, { size }) {
	return ready(await cardsOf(source, source.catalogue.index.answer({
		filters: {},
		sort: "newest",
		categoryId: null,
		limit: size
	})));
}
async function category(source, listing) {
	const context = source.catalogue.context(source.locale);
	const trail = trailOf(listing.categoryId, context);
	if (trail.length === 0) return missing;
	const limit = 50 * listing.page;
	const found = source.catalogue.index.answer({
		...listing,
		categoryId: Number(listing.categoryId),
		limit
	});
	return ready({
		title: trail.at(-1).name,
		trail,
		total: found.total,
		cards: await cardsOf(source, found),
		facets: facetViews(found.facets, listing.filters, context),
		children: childrenOf(listing.categoryId, context),
		isComplete: true
	});
}
async function product({ catalogue, locale }, { parentSku, childSku }) {
	const id = catalogue.index.idOfSku(parentSku);
	const found = id === null ? void 0 : (await catalogue.products([id])).get(id);
	if (!found) return missing;
	const view = productView(found.summary, found.details, childSku, catalogue.context(locale));
	return ready(view, view.chosen.price.asOf);
}
async function page({ database, catalogue }, { path }) {
	const plain = normalisePath(path).slice(1);
	const row = await findPage(database, catalogue.store.code, plain);
	if (row) return ready(pageOf$1(row.collection, wireDocument(row), plain));
	const rewrite = await findRewrite(database, catalogue.store.code, plain);
	if (!rewrite) return missing;
	return ready({
		kind: "redirect",
		path: normalisePath(rewrite.target),
		isPermanent: rewrite.status === 301
	});
}
function pageOf$1(collection, document, plain) {
	if (collection === "products") return {
		kind: "redirect",
		path: productPath(summaryFromWire(document)),
		isPermanent: true
	};
	if (collection === "cms_pages") return {
		kind: "content",
		identifier: String(document["identifier"])
	};
	const path = categoryPath({
		urlPath: String(document["url_path"]),
		slug: String(document["slug"])
	});
	if (path !== `/${plain}`) return {
		kind: "redirect",
		path,
		isPermanent: true
	};
	return {
		kind: "category",
		categoryId: String(document["id"])
	};
}
async function content({ database, catalogue }, { identifier }) {
	const [row] = await database.select().from(documents).where(and(eq(documents.storeCode, catalogue.store.code), eq(documents.collection, "cms_pages"), eq(documents.path, identifier), eq(documents.isGone, false)));
	return row ? ready(contentView({
		title: String(row.body["title"]),
		html: String(row.body["content"])
	})) : missing;
}
async function cardsOf({ catalogue, locale }, found) {
	const products = await catalogue.products(found.ids);
	const context = catalogue.context(locale);
	return found.ids.flatMap((id) => {
		const known = products.get(id);
		return known ? [cardView(known.summary, context)] : [];
	});
}
// server/render/render-page.tsx
var ROUNDS_MAX = 3;
/**
* Renders the page of an address from the same views as the window. What a view asks for and is not there yet is
* answered, then it is rendered again, until nothing is asked any more.
*/
async function renderPage(request, store, source) {
	const { locale } = source;
	const answers = /* @__PURE__ */ new Map();
	const answer = async (ref) => {
		const known = answers.get(keyOf$1(ref))?.[1] ?? await answerQuery(source, ref.name, ref.params);
		if (known.state !== "loading") answers.set(keyOf$1(ref), [ref, known]);
		return known;
	};
	const live = new LiveStore({
		watch: (name, params, listener) => {
			answer({
				name,
				params
			}).then(listener);
			return () => void 0;
		},
		command: () => Promise.reject(/* @__PURE__ */ new Error("the server commands nothing"))
	});
	const routes = createRoutes(live);
	const basename = store.prefix || "/";
	const handler = createStaticHandler(routes, { basename });
	const context = await handler.query(request);
	if (context instanceof Response) throw new Error("a route answered by itself");
	const words = createI18n(locale, await loadTexts(locale));
	const page = /* @__PURE__ */ jsx(App, {
		live,
		commands: commandsOf({
			watch: () => () => void 0,
			command: () => Promise.reject(/* @__PURE__ */ new Error("no"))
		}),
		words,
		view: {
			store,
			locale
		},
		children: /* @__PURE__ */ jsx(StaticRouterProvider, {
			router: createStaticRouter(handler.dataRoutes, context),
			context,
			hydrate: false
		})
	});
	return {
		html: await renderUntilAnswered(live, () => renderToString(page), answer),
		answers: [...answers.values()],
		words,
		sources: sourcesOf(new URL(request.url), routes, basename, locale)
	};
}
async function renderUntilAnswered(live, render, answer) {
	const asked = /* @__PURE__ */ new Set();
	for (let round = 1;; round++) {
		const misses = [];
		live.onMiss = (ref) => {
			if (!asked.has(keyOf$1(ref))) misses.push(ref);
			asked.add(keyOf$1(ref));
		};
		const html = render();
		if (misses.length === 0 || round === ROUNDS_MAX) return html;
		for (const ref of misses) live.preload(ref, await answer(ref));
	}
}
var pageSources = {
	product: "src/pages/product-page.tsx",
	path: "src/pages/path-page.tsx",
	checkout: "src/pages/checkout-page.tsx",
	confirmation: "src/pages/confirmation-page.tsx"
};
function sourcesOf(url, routes, basename, locale) {
	return [pageSources[matchRoutes(routes, url.pathname, basename)?.at(-1)?.route.id ?? ""] ?? "src/pages/home-page.tsx", `src/app/texts-${languageOfLocale(locale)}.ts`];
}
// src/domain/catalogue-index/bitset.ts
var WORD_BITS = 32;
var WORD_SHIFT = 5;
/** An empty set that can hold numbers below `capacity`. */
function createBitset(capacity) {
	return new Uint32Array(Math.ceil(capacity / WORD_BITS));
}
/** The same set with room for more. */
function growBitset(set, capacity) {
	const grown = createBitset(capacity);
	grown.set(set);
	return grown;
}
function addTo(set, member) {
	set[member >>> WORD_SHIFT] |= 1 << (member & 31);
}
function removeFrom(set, member) {
	set[member >>> WORD_SHIFT] &= ~(1 << (member & 31));
}
function isIn(set, member) {
	return (set[member >>> WORD_SHIFT] & 1 << (member & 31)) !== 0;
}
/** Keeps in `target` what is also in `other`. */
function intersect(target, other) {
	for (let word = 0; word < target.length; word++) target[word] &= other[word];
}
/** Adds to `target` all of `other`. */
function unite(target, other) {
	for (let word = 0; word < target.length; word++) target[word] |= other[word];
}
/** How many members a set has. */
function countOf(set) {
	let count = 0;
	for (let word = 0; word < set.length; word++) count += bitsOf(set[word]);
	return count;
}
/** How many members two sets share. */
function countShared(a, b) {
	let count = 0;
	for (let word = 0; word < a.length; word++) {
		const shared = a[word] & b[word];
		if (shared !== 0) count += bitsOf(shared);
	}
	return count;
}
function bitsOf(word) {
	let bits = word - (word >>> 1 & 1431655765);
	bits = (bits & 858993459) + (bits >>> 2 & 858993459);
	return Math.imul(bits + (bits >>> 4) & 252645135, 16843009) >>> 24;
}
/** The values of each facet that a product has, as texts. `priceMinor` is the price of this moment. */
function facetValuesOf(product, priceMinor, currency) {
	const values = /* @__PURE__ */ new Map();
	for (const facet of facetConfigs) {
		const found = valuesOf(facet, product, priceMinor, currency);
		if (found.length > 0) values.set(facet.code, found);
	}
	return values;
}
function valuesOf(facet, product, priceMinor, currency) {
	switch (facet.kind) {
		case "type": return [product.type];
		case "stock": return isProductSellable(product) ? ["1"] : [];
		case "range": return bucketsOf(facet.code, measureOf(facet, product, priceMinor), currency);
		default: return (product.attributes[facet.code] ?? []).map(String);
	}
}
/** The number that a range facet looks at: major currency units, or centimetres. */
function measureOf(facet, product, priceMinor) {
	if (facet.unit === "price") return priceMinor === null ? null : priceMinor / 100;
	return product.measures[facet.code] ?? null;
}
/** Whether a number lies in a half-open range (D36). */
function isInRange(value, { from, to }) {
	return (from === null || value >= from) && (to === null || value < to);
}
/** Whether a product, or one of its variants, can be bought. */
function isProductSellable(product) {
	return product.variants.length > 0 ? product.variants.some((variant) => isSellable(variant.stock)) : isSellable(product.stock);
}
function bucketsOf(code, value, currency) {
	if (value === null) return [];
	const bucket = rangeBuckets(code, currency).find((range) => isInRange(value, range));
	return bucket ? [formatRange(bucket)] : [];
}
// src/domain/catalogue-index/answer.ts
/** Filters, counts all facets and cuts the page; `order` is the listing's order of all products. */
function answer$1(columns, order, question) {
	const { filters, categoryId, limit } = question;
	const base = columns.listed.set.slice();
	if (categoryId !== null) intersect(base, columns.categories.get(categoryId) ?? createBitset(columns.room));
	const chosen = facetConfigs.filter(({ code }) => (filters[code]?.length ?? 0) > 0);
	const sets = new Map(chosen.map((facet) => [facet.code, chosenSet(columns, facet, filters[facet.code])]));
	const result = base.slice();
	for (const set of sets.values()) intersect(result, set);
	return {
		total: countOf(result),
		ids: pageOf(columns, order, result, limit),
		facets: countFacets(columns, {
			base,
			result,
			sets
		})
	};
}
function pageOf(columns, order, result, limit) {
	const ids = [];
	for (let position = 0; position < order.length && ids.length < limit; position++) {
		const ordinal = order[position];
		if (isIn(result, ordinal)) ids.push(columns.ids[ordinal]);
	}
	return ids;
}
function countFacets(columns, { base, result, sets }) {
	const facets = /* @__PURE__ */ new Map();
	for (const { code } of facetConfigs) {
		const values = columns.facets.get(code);
		if (!values) continue;
		const within = sets.has(code) ? withoutOwn(base, sets, code) : result;
		const counts = [];
		for (const [value, set] of values) {
			const count = countShared(within, set);
			if (count > 0) counts.push({
				value,
				count
			});
		}
		facets.set(code, counts);
	}
	return facets;
}
/** What the choices of all other facets leave: a facet's own choice does not hide its other values. */
function withoutOwn(base, sets, own) {
	const within = base.slice();
	for (const [code, set] of sets) if (code !== own) intersect(within, set);
	return within;
}
/** Products with any of the chosen values of a facet. */
function chosenSet(columns, facet, values) {
	const chosen = createBitset(columns.room);
	for (const value of values) {
		const known = columns.facets.get(facet.code)?.get(value);
		if (known) unite(chosen, known);
		else if (facet.kind === "range") addRange(columns, facet.code, parseRange(value), chosen);
	}
	return chosen;
}
/** A range that is no bucket: every product is looked at. */
function addRange(columns, code, range, chosen) {
	const column = columns.measures.get(code);
	if (!column || !range) return;
	for (let ordinal = 0; ordinal < columns.ids.length; ordinal++) if (isInRange(column[ordinal], range)) addTo(chosen, ordinal);
}
// src/domain/catalogue-index/columns.ts
var CAPACITY_FIRST = 1024;
/** Ordinals fit into the low bits of a sort key. */
var ORDINALS_MAX = 2 ** 20;
/** Visibilities and statuses that a listing shows (D34, D35). */
var listedVisibilities = /* @__PURE__ */ new Set([
	2,
	3,
	4
]);
var listedStatuses = /* @__PURE__ */ new Set([0, 1]);
var numberColumns = [
	"price",
	"createdAt",
	"updatedAt",
	"rank",
	"nextChange"
];
var rangeFacets = facetConfigs.filter((facet) => facet.kind === "range");
/**
* What listings ask of products, as columns: a number for each product and question, and for each facet value the set of
* products that have it. Products are known by their ordinal, a small number that is used again after a removal.
*/
var ProductColumns = class {
	ids = [];
	skus = [];
	listed;
	facets = /* @__PURE__ */ new Map();
	categories = /* @__PURE__ */ new Map();
	numbers;
	/** Measures of range facets by code, `NaN` where there is none. */
	measures = /* @__PURE__ */ new Map();
	ordinals = /* @__PURE__ */ new Map();
	bySku = /* @__PURE__ */ new Map();
	free = [];
	currency;
	capacity = CAPACITY_FIRST;
	constructor(currency) {
		this.currency = currency;
		this.listed = { set: createBitset(this.capacity) };
		this.numbers = Object.fromEntries(numberColumns.map((name) => [name, new Float64Array(this.capacity)]));
		for (const { code } of rangeFacets) this.measures.set(code, new Float64Array(this.capacity).fill(NaN));
	}
	/** How many products are known. */
	get size() {
		return this.ordinals.size;
	}
	get room() {
		return this.capacity;
	}
	ordinalOf(id) {
		return this.ordinals.get(id);
	}
	/** The id of the product with this sku. */
	idOfSku(sku) {
		const ordinal = this.bySku.get(sku);
		return ordinal === void 0 ? null : this.ids[ordinal] ?? null;
	}
	/** Adds a product or replaces what was known of it. */
	put(product, nowMs) {
		const known = this.ordinals.get(product.id);
		const ordinal = known ?? this.newOrdinal(product.id);
		if (known !== void 0) this.clear(ordinal);
		this.nameBySku(ordinal, product.sku);
		const price = currentPrice(product.price, nowMs)?.amountMinor ?? null;
		const { numbers } = this;
		numbers.price[ordinal] = price ?? NaN;
		numbers.createdAt[ordinal] = product.createdAt;
		numbers.updatedAt[ordinal] = product.updatedAt;
		numbers.rank[ordinal] = (isProductSellable(product) ? 0 : 2) + (product.isBestseller ? 0 : 1);
		numbers.nextChange[ordinal] = nextPriceChange(product.price, nowMs) ?? NaN;
		for (const facet of rangeFacets) this.measures.get(facet.code)[ordinal] = measureOf(facet, product, price) ?? NaN;
		if (listedVisibilities.has(product.visibility) && listedStatuses.has(product.status)) addTo(this.listed.set, ordinal);
		for (const [code, values] of facetValuesOf(product, price, this.currency)) for (const value of values) addTo(this.valueSet(code, value), ordinal);
		for (const id of product.categoryIds) addTo(this.categorySet(id), ordinal);
	}
	remove(id) {
		const ordinal = this.ordinals.get(id);
		if (ordinal === void 0) return;
		this.clear(ordinal);
		this.ordinals.delete(id);
		this.nameBySku(ordinal, null);
		this.ids[ordinal] = null;
		this.free.push(ordinal);
	}
	/** Products whose price has changed by itself since they were put. */
	dueForRepricing(nowMs) {
		const { nextChange } = this.numbers;
		return this.ids.filter((id, ordinal) => id !== null && nextChange[ordinal] <= nowMs);
	}
	/** The set of a facet value, made when it is new. */
	valueSet(code, value) {
		let values = this.facets.get(code);
		if (!values) this.facets.set(code, values = /* @__PURE__ */ new Map());
		let set = values.get(value);
		if (!set) values.set(value, set = createBitset(this.capacity));
		return set;
	}
	categorySet(id) {
		let set = this.categories.get(id);
		if (!set) this.categories.set(id, set = createBitset(this.capacity));
		return set;
	}
	/** Takes over ids at their ordinals, with room for `capacity`; for unpacking. */
	restoreIds(ids, skus, capacity) {
		this.grow(capacity);
		for (const [ordinal, id] of ids.entries()) {
			this.ids[ordinal] = id;
			this.nameBySku(ordinal, skus[ordinal] ?? null);
			if (id === null) this.free.push(ordinal);
			else this.ordinals.set(id, ordinal);
		}
	}
	nameBySku(ordinal, sku) {
		const known = this.skus[ordinal];
		if (known && this.bySku.get(known) === ordinal) this.bySku.delete(known);
		this.skus[ordinal] = sku;
		if (sku !== null) this.bySku.set(sku, ordinal);
	}
	newOrdinal(id) {
		const ordinal = this.free.pop() ?? this.ids.length;
		if (ordinal >= ORDINALS_MAX) throw new Error("the index is full");
		if (ordinal >= this.capacity) this.grow(this.capacity * 2);
		this.ids[ordinal] = id;
		this.ordinals.set(id, ordinal);
		return ordinal;
	}
	clear(ordinal) {
		removeFrom(this.listed.set, ordinal);
		for (const values of this.facets.values()) for (const set of values.values()) if (isIn(set, ordinal)) removeFrom(set, ordinal);
		for (const set of this.categories.values()) if (isIn(set, ordinal)) removeFrom(set, ordinal);
	}
	grow(capacity) {
		if (capacity <= this.capacity) return;
		this.capacity = capacity;
		for (const name of numberColumns) this.numbers[name] = grown(this.numbers[name], capacity, 0);
		for (const [code, column] of this.measures) this.measures.set(code, grown(column, capacity, NaN));
		this.listed.set = growBitset(this.listed.set, capacity);
		for (const values of this.facets.values()) for (const [value, set] of values) values.set(value, growBitset(set, capacity));
		for (const [id, set] of this.categories) this.categories.set(id, growBitset(set, capacity));
	}
};
function grown(column, capacity, filler) {
	const next = new Float64Array(capacity).fill(filler);
	next.set(column);
	return next;
}
// src/domain/catalogue-index/orders.ts
var MS_PER_SECOND = 1e3;
var SECONDS_MAX = 4e9;
var MS_PER_MINUTE = 6e4;
var MINUTES_MAX = 1e8;
var PRICE_MAX = 4e9;
/** The sorts of listings, and the order of the home page. */
var indexSorts = [...listingSorts, "newest"];
/** Smaller comes first; a whole number, small enough that an ordinal fits behind it. */
var keys = {
	/** What can be bought first, bestsellers before others, new before old. */
	relevance: ({ numbers }, ordinal) => numbers.rank[ordinal] * MINUTES_MAX + MINUTES_MAX - Math.floor(numbers.createdAt[ordinal] / MS_PER_MINUTE),
	newest: ({ numbers }, ordinal) => SECONDS_MAX - Math.floor(numbers.createdAt[ordinal] / MS_PER_SECOND),
	latest: ({ numbers }, ordinal) => SECONDS_MAX - Math.floor(numbers.updatedAt[ordinal] / MS_PER_SECOND),
	price: ({ numbers }, ordinal) => priceKey(numbers.price[ordinal]),
	"price-desc": ({ numbers }, ordinal) => priceKey(PRICE_MAX - numbers.price[ordinal])
};
/** Unknown prices come last in either direction. */
function priceKey(price) {
	return Number.isNaN(price) ? 4000000001 : Math.min(price, PRICE_MAX);
}
/**
* All known ordinals in the order of a sort. The key and the ordinal share one number, because typed arrays of plain
* numbers sort many times faster than with a comparison; equal keys come by ordinal, so pages neither repeat nor skip.
*/
function orderOf(columns, sort) {
	const keyOf = keys[sort];
	const packed = new Float64Array(columns.size);
	let count = 0;
	for (const [ordinal, id] of columns.ids.entries()) if (id !== null) packed[count++] = keyOf(columns, ordinal) * ORDINALS_MAX + ordinal;
	packed.sort();
	const order = new Uint32Array(count);
	for (let position = 0; position < count; position++) order[position] = packed[position] % ORDINALS_MAX;
	return order;
}
// src/domain/catalogue-index/catalogue-index.ts
/**
* Listings, facets with counts, sorts and pages over all products of a store view, answered from memory, the same on the
* device and on the server. Fed with documents and live offers; every change is told to `onChange`.
*/
var CatalogueIndex = class {
	columns;
	currency;
	onChange = () => void 0;
	orders = /* @__PURE__ */ new Map();
	constructor(storeCode) {
		this.currency = (storeViewByCode(storeCode) ?? defaultStoreView).currency.code;
		this.columns = new ProductColumns(this.currency);
	}
	get size() {
		return this.columns.size;
	}
	/** The id of the product with this sku. */
	idOfSku(sku) {
		return this.columns.idOfSku(sku);
	}
	/** Adds or replaces products, as live offers say they are now. */
	put(products, offers, nowMs) {
		for (const product of products) this.columns.put(withOffers(product, offers), nowMs);
		this.changed();
	}
	remove(ids) {
		for (const id of ids) this.columns.remove(id);
		this.changed();
	}
	answer(question) {
		return answer$1(this.columns, this.orderOf(question.sort), question);
	}
	/** Products whose price changed by itself (a special price began or ended) since they were put. */
	dueForRepricing(nowMs) {
		return this.columns.dueForRepricing(nowMs);
	}
	/** Takes over columns that were kept. */
	replace(columns) {
		this.columns = columns;
		this.changed();
	}
	orderOf(sort) {
		let order = this.orders.get(sort);
		if (!order) this.orders.set(sort, order = orderOf(this.columns, sort));
		return order;
	}
	changed() {
		for (const sort of indexSorts) this.orders.delete(sort);
		this.onChange();
	}
};
// server/render/server-catalogue.ts
var PAGE_SIZE = 2e3;
/**
* A store view's catalogue as pages need it: the same index as on a device, kept in step with the database by change
* numbers, and the small collections.
*/
var ServerCatalogue = class {
	store;
	index;
	/** Everything up to this change of the database is in here; pages that were rendered before it are stale. */
	changeNumber = 0;
	categories = [];
	navigation = {
		header: [],
		footer: []
	};
	attributes = /* @__PURE__ */ new Map();
	showrooms = [];
	database;
	refreshing = null;
	constructor(database, store) {
		this.database = database;
		this.store = store;
		this.index = new CatalogueIndex(store.code);
	}
	/** Takes in what changed since the last look. */
	refresh() {
		this.refreshing ??= this.takeChanges().finally(() => this.refreshing = null);
		return this.refreshing;
	}
	/** Summaries and details of products with these ids. */
	async products(ids) {
		const rows = await documentsById(this.database, this.store.code, "products", ids);
		return new Map(rows.map((row) => {
			const wire = wireDocument(row);
			return [row.id, {
				summary: summaryFromWire(wire),
				details: detailsFromWire(wire)
			}];
		}));
	}
	/** What views are made with, in a language of this store view. */
	context(locale) {
		const { store, categories, attributes, showrooms } = this;
		return {
			store,
			locale,
			nowMs: Date.now(),
			freshMs: OFFER_FRESH_MS,
			hasFailed: false,
			offers: /* @__PURE__ */ new Map(),
			categories,
			attributes,
			showrooms
		};
	}
	async takeChanges() {
		const last = await lastChangeNumber(this.database);
		if (last === this.changeNumber) return;
		await this.takeProducts();
		const all = async (collection, fromWire) => (await allDocuments(this.database, this.store.code, collection)).map((row) => fromWire(wireDocument(row)));
		this.categories = await all("categories", (wire) => categoryFromWire(wire));
		this.showrooms = await all("showrooms", (wire) => showroomFromWire(wire));
		const attributes = await all("attributes", (wire) => attributeFromWire(wire));
		this.attributes = new Map(attributes.map((attribute) => [attribute.code, attribute]));
		const [navigation] = await all("navigation", (wire) => navigationFromWire(wire));
		this.navigation = navigation ?? this.navigation;
		this.changeNumber = last;
	}
	async takeProducts() {
		const { database, store, index } = this;
		let after = this.changeNumber;
		for (;;) {
			const question = {
				storeCode: store.code,
				collection: "products",
				after,
				limit: PAGE_SIZE
			};
			const rows = await documentsAfter(database, {
				...question,
				withTombstones: after > 0
			});
			index.remove(rows.filter(({ isGone }) => isGone).map(({ id }) => id));
			const live = rows.filter(({ isGone }) => !isGone);
			index.put(live.map((row) => summaryFromWire(wireDocument(row))), /* @__PURE__ */ new Map(), Date.now());
			after = rows.at(-1)?.changeNumber ?? after;
			if (rows.length < PAGE_SIZE) return;
		}
	}
};
// server/render/pages.ts
var OUTPUT_TTL_MS = 36e5;
var OUTPUT_MAX = 2e3;
/** Address of the empty page that the service worker keeps for every route. */
var SHELL_PATH = "/shell";
/** Pages of the shop: status, head and the rendered view (architecture: first visit). */
function pageRoutes(app, tools) {
	const catalogues = new Map(storeViews.map((store) => [store.code, new ServerCatalogue(tools.database, store)]));
	const cache = /* @__PURE__ */ new Map();
	app.get(SHELL_PATH, () => shell(tools));
	app.get("*", async (context) => {
		const request = context.req.raw;
		const url = new URL(request.url);
		const { store, path } = storeViewOfPath(url.pathname);
		const locale = localeOf(store, request.headers.get("cookie") ?? "");
		const catalogue = catalogues.get(store.code);
		await catalogue.refresh();
		const key = `${locale} ${url.pathname}${url.search}`;
		const known = cache.get(key);
		if (known && known.changeNumber === catalogue.changeNumber && known.expiresAt > Date.now()) return toResponse(known);
		const page = await renderPage(request, store, {
			database: tools.database,
			catalogue,
			locale
		});
		const outcome = pageOutcome({
			store,
			path,
			search: url.search,
			answers: page.answers
		});
		if (outcome.kind === "redirect") return new Response(null, {
			status: outcome.status,
			headers: {
				location: outcome.location,
				"cache-control": "no-cache"
			}
		});
		const shop = {
			name: page.words.t("brand"),
			lead: page.words.t("home.lead")
		};
		const body = documentOf({
			locale,
			head: pageHead({
				store,
				path,
				shopUrl: tools.shopUrl,
				answers: page.answers,
				shop
			}),
			assets: tools.assetsOf(page.sources),
			html: page.html,
			answers: page.answers
		});
		const rendered = {
			changeNumber: catalogue.changeNumber,
			expiresAt: Date.now() + OUTPUT_TTL_MS,
			response: {
				status: outcome.status,
				headers: pageHeaders,
				body
			}
		};
		if (cache.size >= OUTPUT_MAX) cache.delete(cache.keys().next().value);
		cache.set(key, rendered);
		return toResponse(rendered);
	});
}
var pageHeaders = {
	"content-type": "text/html; charset=utf-8",
	"cache-control": "no-cache",
	vary: "cookie"
};
function toResponse({ response }) {
	return new Response(response.body, {
		status: response.status,
		headers: response.headers
	});
}
/** A page with nothing in it: the window fills it from what the device knows. */
function shell({ assetsOf, shopUrl }) {
	const head = {
		title: "Stua",
		description: "",
		canonical: `${shopUrl}/`,
		alternates: [],
		jsonLd: null
	};
	const body = documentOf({
		locale: storeViews[0].locales[0],
		head,
		assets: assetsOf([]),
		html: "",
		answers: []
	});
	return new Response(body, { headers: pageHeaders });
}
function localeOf({ locales }, cookies) {
	const chosen = new RegExp(String.raw`(?:^|;\s*)${LANGUAGE_COOKIE}=([\w-]{2,10})`).exec(cookies)?.[1];
	return locales.find((locale) => locale === chosen) ?? locales[0];
}
// server/routes/static-files.ts
var types = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".webp": "image/webp",
	".ico": "image/x-icon",
	".json": "application/json; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".woff2": "font/woff2",
	".txt": "text/plain; charset=utf-8"
};
var compressible = /^(?:text\/|application\/(?:json|manifest)|image\/svg)/;
var BROTLI_QUALITY = 6;
/**
* Serves the built files of `folder`. They are read once at start, so that no path of a request ever reaches the disk.
* Names with a hash stay for a year; everything else is revalidated.
*/
function staticFileRoutes(app, folder) {
	for (const path of filesBelow(folder)) {
		const file = loadFile(folder, path);
		app.get(`/${path.split(sep).join("/")}`, (context) => answer(context.req.raw, file));
	}
}
function filesBelow(folder) {
	return readdirSync(folder, {
		recursive: true,
		withFileTypes: true
	}).filter((entry) => entry.isFile() && extname(entry.name) in types && !entry.name.startsWith(".")).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
function loadFile(folder, path) {
	const plain = new Uint8Array(readFileSync(join(folder, path)));
	const type = types[extname(path)];
	const isCompressed = compressible.test(type);
	return {
		type,
		cacheControl: path.startsWith(`assets${sep}`) ? "public, max-age=31536000, immutable" : "no-cache",
		plain,
		gzip: isCompressed ? new Uint8Array(gzipSync(plain)) : null,
		brotli: isCompressed ? new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })) : null
	};
}
function answer(request, file) {
	const accepted = request.headers.get("accept-encoding") ?? "";
	const headers = new Headers({
		"content-type": file.type,
		"cache-control": file.cacheControl,
		vary: "accept-encoding"
	});
	if (file.brotli && /\bbr\b/.test(accepted)) {
		headers.set("content-encoding", "br");
		return new Response(file.brotli, { headers });
	}
	if (file.gzip && /\bgzip\b/.test(accepted)) {
		headers.set("content-encoding", "gzip");
		return new Response(file.gzip, { headers });
	}
	return new Response(file.plain, { headers });
}
// server/main.ts
/** Bounds on slow or large requests (reliability 5, row 24; row 37). */
var serverOptions = {
	maxHeaderSize: 16384,
	headersTimeout: 1e4,
	requestTimeout: 3e4,
	connectionsCheckingInterval: 1e3,
	keepAliveTimeout: 6e4
};
var say = (text) => void process.stdout.write(`${text}\n`);
/** Opens the database, fills it if it is empty, and serves the shop. */
async function start() {
	const environment = readEnvironment(process.env);
	const logger = createLogger();
	mkdirSync(environment.dataDir, { recursive: true });
	say(environment.databaseUrl ? "Opening PostgreSQL ..." : "Opening the embedded database ...");
	const database = await openDatabase({
		url: environment.databaseUrl,
		dataDir: environment.dataDir,
		migrations: migrationsFolder()
	});
	await fillIfEmpty(database.queries, environment.catalogue, ({ store, collection, done, total }) => {
		say(`Filling ${store}: ${collection} ${done} of ${total}`);
	});
	await pruneStoredReplies(database.queries, /* @__PURE__ */ new Date());
	const app = createApp({
		database: database.queries,
		limiter: createLimiter(environment.isLimiting),
		logger,
		version: {
			"BASE_URL": "/",
			"DEV": false,
			"MODE": "test",
			"PROD": true,
			"SSR": true,
			"VITE_VERSION": "e6b1401ff4f5cfa0"
		}["VITE_VERSION"] ?? "dev"
	}, (pages) => {
		mediaRoutes(pages);
		const client = join(projectFolder(), "dist-test", "client");
		if (existsSync(client)) staticFileRoutes(pages, client);
		pageRoutes(pages, {
			database: database.queries,
			shopUrl: environment.shopUrl,
			assetsOf: readAssets(client)
		});
	});
	const operator = await listenForOperator(environment.dataDir, database.queries);
	const server = serve({
		fetch: (request, { incoming }) => app.handle(request, incoming.socket.remoteAddress ?? "unknown"),
		port: environment.port,
		hostname: environment.host,
		serverOptions,
		overrideGlobalObjects: false
	}, ({ port }) => say(`Stua is open at ${environment.shopUrl.replace(/:0$/, `:${port}`)}/`));
	const stop = () => {
		server.close();
		operator.close();
		database.close().then(() => process.exit(0));
	};
	process.on("SIGINT", stop);
	process.on("SIGTERM", stop);
}
start().catch((error) => {
	process.stderr.write(`The shop could not start: ${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
});
export { ProgressBar as a, NotFound as c, listingFromQuery as d, listingSorts as f, normalisePath as g, useCommands as h, Badge as i, NotOnDevice as l, toggleFilter as m, measure as n, Dialog as o, listingToQuery as p, Quantity as r, notify as s, useCartActions as t, MessagePage as u };
