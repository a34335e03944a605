import { createReadStream, existsSync, mkdirSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { createHash, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { and, asc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import { bigint, bigserial, boolean, customType, doublePrecision, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { readFile, readdir, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import Papa from "papaparse";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { drizzle as drizzle$1 } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/pglite/migrator";
import { migrate as migrate$1 } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
// server/failpoint.ts
var SLEEP_MS = 3e4;
var passes = /* @__PURE__ */ new Map();
/**
* Does what `FAILPOINT=<name>[:nth]:exit|throw|sleep` asks at this place; nothing outside test builds, where the call
* is compiled away.
*/
function failpoint(name) {
	const [wanted, ...rest] = (process.env["FAILPOINT"] ?? "").split(":");
	if (wanted !== name) return;
	const action = rest.at(-1);
	const nth = rest.length > 1 ? Number(rest[0]) : 1;
	const pass = (passes.get(name) ?? 0) + 1;
	passes.set(name, pass);
	if (pass !== nth) return;
	if (action === "exit") process.kill(process.pid, "SIGKILL");
	if (action === "throw") throw new Error(`failpoint ${name}`);
	if (action === "sleep") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLEEP_MS);
}
// server/http/reply.ts
/** `{code: 200, result}` (contract: envelope). */
function success(result, headers) {
	return {
		status: 200,
		body: {
			code: 200,
			result
		},
		...headers ? { headers } : {}
	};
}
/** A success without envelope: search, replication, rewrite look-up. */
function bare(body, headers) {
	return {
		status: 200,
		body,
		...headers ? { headers } : {}
	};
}
/** `{code, result: {code, message, ...}}` (contract: error envelope). */
function refusal(status, code, message, details = {}) {
	return {
		status,
		body: {
			code: status,
			result: {
				code,
				message,
				...details.extra
			}
		},
		...details.headers ? { headers: details.headers } : {}
	};
}
/** The reply as it goes over the wire. */
function toResponse(reply) {
	const text = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
	return new Response(text, {
		status: reply.status,
		headers: {
			"content-type": "application/json; charset=utf-8",
			...reply.headers
		}
	});
}
// schemas/api/generated/zod.gen.ts
/**
* Amount in whole currency units (NOK). Shown without decimals; net and tax parts may carry fractions because gross = net x 1.25.
*/
var zMoney = z.number();
/**
* Amount in minor units (oere): currency units x 100.
*/
var zMinorAmount = z.int();
/**
* Catalogue timestamp, "YYYY-MM-DD HH:mm:ss", UTC.
*/
var zCatalogTimestamp = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
/**
* Server cart id. A string that is not a number is a guest cart (32 hex characters); a number, or a string of digits, is a customer quote id. See the cart tag.
*/
var zCartId = z.union([
	z.string().check(z.regex(/^[0-9a-f]{32}$/)),
	z.int().check(z.gte(1)),
	z.string().check(z.regex(/^[1-9][0-9]*$/))
]);
z.object({
	code: z.literal(200),
	result: z.unknown(),
	meta: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Error payload in object form. Account calls use `errorMessage`; upstream network failures carry a text `code` such as ENOTFOUND.
*/
var zErrorObject = z.looseObject({
	message: z.optional(z.string()),
	errorMessage: z.optional(z.string()),
	code: z.optional(z.union([z.int(), z.string()])),
	parameters: z.optional(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]))
});
/**
* One failed check of a request body.
*/
var zValidationIssue = z.looseObject({
	instancePath: z.optional(z.string()),
	keyword: z.optional(z.string()),
	message: z.string(),
	params: z.optional(z.record(z.string(), z.unknown()))
});
z.object({
	code: z.int().check(z.gte(400), z.lte(599)),
	result: z.union([
		z.string(),
		zErrorObject,
		z.array(zValidationIssue)
	]),
	meta: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Stock of one article. `sku` is an extension: the answer of older backends has no sku, so lists could only be matched by product_id.
*/
var zStockItem = z.looseObject({
	item_id: z.optional(z.int()),
	product_id: z.int(),
	sku: z.string(),
	stock_id: z.optional(z.int()),
	qty: z.number(),
	is_in_stock: z.boolean(),
	manage_stock: z.boolean(),
	is_qty_decimal: z.optional(z.boolean()),
	min_qty: z.optional(z.number()),
	min_sale_qty: z.optional(z.number()),
	max_sale_qty: z.optional(z.number()),
	backorders: z.optional(z.int()),
	notify_stock_qty: z.optional(z.number()),
	low_stock_date: z.nullish(z.string()),
	status: z.optional(z.enum([
		"in_stock",
		"upcoming",
		"low_stock",
		"out_of_stock",
		"sold_out_season",
		"discontinued",
		"discontinued_sellable"
	]))
});
/**
* Stock snapshot kept inside the indexed product. Used for listing and filtering, not as the truth when adding to the cart.
*/
var zProductStock = z.looseObject({
	is_in_stock: z.boolean(),
	qty: z.optional(z.number()),
	manage_stock: z.optional(z.boolean())
});
/**
* One picture or video of a product.
*/
var zMediaGalleryItem = z.looseObject({
	image: z.string(),
	pos: z.optional(z.int()),
	typ: z.optional(z.string()),
	lab: z.nullish(z.string()),
	vid: z.nullish(z.looseObject({
		video_id: z.string(),
		url: z.optional(z.string()),
		title: z.nullish(z.string()),
		type: z.optional(z.string())
	}))
});
/**
* One selectable value.
*/
var zConfigurableOptionValue = z.looseObject({
	value_index: z.union([z.int(), z.string()]),
	label: z.optional(z.string()),
	default_label: z.optional(z.string())
});
/**
* An attribute that tells the variants apart.
*/
var zConfigurableOption = z.looseObject({
	id: z.optional(z.union([z.int(), z.string()])),
	attribute_id: z.union([z.int(), z.string()]),
	attribute_code: z.string(),
	label: z.string(),
	position: z.optional(z.int()),
	product_id: z.optional(z.union([z.int(), z.string()])),
	values: z.array(zConfigurableOptionValue)
});
/**
* Link from a grouped product (link_type associated) or to related products.
*/
var zProductLink = z.looseObject({
	id: z.optional(z.union([z.int(), z.string()])),
	sku: z.optional(z.string()),
	link_type: z.string(),
	linked_product_sku: z.string(),
	linked_product_type: z.optional(z.string()),
	position: z.optional(z.int()),
	qty: z.optional(z.number()),
	is_default: z.optional(z.boolean()),
	extension_attributes: z.optional(z.looseObject({ qty: z.optional(z.number()) }))
});
/**
* A choice inside a bundle option.
*/
var zBundleProductLink = z.looseObject({
	id: z.union([z.int(), z.string()]),
	sku: z.string(),
	option_id: z.optional(z.int()),
	qty: z.number(),
	position: z.optional(z.int()),
	is_default: z.boolean(),
	price: z.nullish(z.number()),
	price_type: z.nullish(z.int()),
	can_change_quantity: z.optional(z.union([z.int(), z.boolean()]))
});
/**
* A slot of a bundle product.
*/
var zBundleOption = z.looseObject({
	option_id: z.int(),
	title: z.string(),
	required: z.optional(z.boolean()),
	type: z.optional(z.enum([
		"select",
		"radio",
		"checkbox",
		"multi"
	])),
	position: z.optional(z.int()),
	sku: z.optional(z.string()),
	product_links: z.array(zBundleProductLink)
});
/**
* Selectable value of a custom option. price_type percent is counted on the product price.
*/
var zCustomOptionValue = z.looseObject({
	option_type_id: z.int(),
	title: z.optional(z.string()),
	price: z.number(),
	price_type: z.enum(["fixed", "percent"]),
	sort_order: z.optional(z.int())
});
/**
* Free or selectable extra of a product.
*/
var zCustomOption = z.looseObject({
	option_id: z.int(),
	product_sku: z.optional(z.string()),
	title: z.string(),
	type: z.string(),
	sort_order: z.optional(z.int()),
	is_require: z.optional(z.boolean()),
	max_characters: z.optional(z.int()),
	price: z.optional(z.number()),
	price_type: z.optional(z.enum(["fixed", "percent"])),
	values: z.optional(z.array(zCustomOptionValue))
});
/**
* Price for a customer group from a quantity on.
*/
var zTierPrice = z.looseObject({
	customer_group_id: z.int(),
	qty: z.number(),
	value: z.number(),
	extension_attributes: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Category copied into a product.
*/
var zCategoryRef = z.looseObject({
	category_id: z.int(),
	name: z.string(),
	slug: z.optional(z.string()),
	path: z.optional(z.string())
});
/**
* Selected bundle slot.
*/
var zSelectedBundleOption = z.object({
	option_id: z.int(),
	option_qty: z.number(),
	option_selections: z.array(z.union([z.int(), z.string()]))
});
/**
* What the shopper selected. Only the list that fits the product type is filled.
*/
var zProductOptionSelection = z.looseObject({ extension_attributes: z.looseObject({
	custom_options: z.optional(z.array(z.looseObject({
		option_id: z.union([z.int(), z.string()]),
		option_value: z.union([z.string(), z.int()])
	}))),
	configurable_item_options: z.optional(z.array(z.looseObject({
		option_id: z.string(),
		option_value: z.union([z.int(), z.string()]),
		label: z.optional(z.string()),
		value: z.optional(z.string())
	}))),
	bundle_options: z.optional(z.union([z.array(zSelectedBundleOption), z.record(z.string(), zSelectedBundleOption)]))
}) });
/**
* Variant inside a configurable product. Carries only what differs from the parent; attribute values sit under their attribute code.
*/
var zProductChild = z.looseObject({
	id: z.union([z.int(), z.string()]),
	sku: z.string(),
	name: z.optional(z.string()),
	status: z.optional(z.int()),
	image: z.optional(z.string()),
	url_key: z.optional(z.string()),
	type_id: z.nullish(z.string()),
	stock: z.optional(zProductStock),
	price: z.nullish(z.number()),
	price_tax: z.nullish(z.number()),
	price_incl_tax: z.nullish(z.number()),
	original_price: z.nullish(z.number()),
	original_price_tax: z.nullish(z.number()),
	original_price_incl_tax: z.nullish(z.number()),
	special_price: z.nullish(z.number()),
	special_price_tax: z.nullish(z.number()),
	special_price_incl_tax: z.nullish(z.number()),
	final_price: z.nullish(z.number()),
	final_price_tax: z.nullish(z.number()),
	final_price_incl_tax: z.nullish(z.number()),
	regular_price: z.nullish(z.number()),
	special_from_date: z.nullish(z.string()),
	special_to_date: z.nullish(z.string()),
	tier_prices: z.optional(z.array(zTierPrice)),
	sgn: z.optional(z.string())
});
z.object({
	configuration: z.optional(z.record(z.string(), z.object({
		attribute_code: z.string(),
		id: z.union([z.int(), z.string()]),
		label: z.string()
	}))),
	is_configured: z.optional(z.boolean()),
	product_option: z.optional(zProductOptionSelection),
	options: z.optional(z.array(z.record(z.string(), z.unknown()))),
	errors: z.optional(z.record(z.string(), z.string())),
	info: z.optional(z.record(z.string(), z.string())),
	price_is_current: z.optional(z.boolean()),
	price_refreshed_at: z.nullish(z.string())
});
/**
* Sub-category inside children_data.
*/
var zCategoryChild = z.looseObject({
	id: z.int(),
	name: z.optional(z.string()),
	url_key: z.optional(z.string()),
	slug: z.optional(z.string()),
	children_data: z.optional(z.array(z.lazy(() => zCategoryChild)))
});
/**
* Category as indexed.
*/
var zCategory = z.looseObject({
	id: z.int(),
	parent_id: z.int(),
	parent_ids: z.optional(z.array(z.int())),
	name: z.string(),
	slug: z.optional(z.string()),
	url_key: z.string(),
	url_path: z.string(),
	level: z.int(),
	position: z.optional(z.int()),
	is_active: z.boolean(),
	product_count: z.optional(z.int()),
	path: z.optional(z.string()),
	image: z.nullish(z.string()),
	is_featured: z.optional(z.boolean()),
	children_count: z.optional(z.union([z.string(), z.int()])),
	children_data: z.optional(z.array(zCategoryChild)),
	updated_at: z.optional(zCatalogTimestamp)
});
/**
* Label of an attribute value.
*/
var zAttributeOption = z.looseObject({
	label: z.string(),
	value: z.union([z.string(), z.int()])
});
/**
* Attribute definition. Flags come as booleans, 0/1 or "0"/"1"; read them loosely.
*/
var zAttribute = z.looseObject({
	id: z.optional(z.int()),
	attribute_id: z.int(),
	attribute_code: z.string(),
	frontend_input: z.optional(z.string()),
	frontend_label: z.optional(z.string()),
	default_frontend_label: z.optional(z.string()),
	default_value: z.nullish(z.string()),
	entity_type_id: z.optional(z.union([z.int(), z.string()])),
	is_comparable: z.optional(z.union([
		z.boolean(),
		z.int(),
		z.string()
	])),
	is_user_defined: z.optional(z.union([
		z.boolean(),
		z.int(),
		z.string()
	])),
	is_visible: z.optional(z.union([
		z.boolean(),
		z.int(),
		z.string()
	])),
	is_visible_on_front: z.optional(z.union([
		z.boolean(),
		z.int(),
		z.string()
	])),
	options: z.array(zAttributeOption),
	updated_at: z.optional(zCatalogTimestamp)
});
/**
* Short attribute definition sent next to product results; options are limited to values found in the aggregations.
*/
var zAttributeMetadata = z.looseObject({
	id: z.optional(z.int()),
	attribute_id: z.optional(z.int()),
	attribute_code: z.string(),
	default_frontend_label: z.optional(z.string()),
	frontend_input: z.optional(z.string()),
	entity_type_id: z.optional(z.union([z.int(), z.string()])),
	is_comparable: z.optional(z.union([
		z.boolean(),
		z.int(),
		z.string()
	])),
	is_user_defined: z.optional(z.union([
		z.boolean(),
		z.int(),
		z.string()
	])),
	is_visible: z.optional(z.union([
		z.boolean(),
		z.int(),
		z.string()
	])),
	is_visible_on_front: z.optional(z.union([
		z.boolean(),
		z.int(),
		z.string()
	])),
	slug: z.optional(z.string()),
	options: z.array(zAttributeOption)
});
/**
* Product as indexed. Attribute values sit under their code (color, product_material, ...) as option ids that Attribute.options translates; helper fields named <code>_options (color_options) list the values of all variants. camelCase price fields duplicate the snake_case ones for old clients. The fields in x-client-fields are set or overwritten by the storefront after loading.
*/
var zProduct = z.looseObject({
	id: z.int(),
	sku: z.string(),
	parentSku: z.optional(z.string()),
	parentId: z.optional(z.union([z.int(), z.string()])),
	name: z.string(),
	product_name_1: z.optional(z.string()),
	product_name_2: z.optional(z.string()),
	slug: z.optional(z.string()),
	type_id: z.enum([
		"simple",
		"configurable",
		"grouped",
		"bundle",
		"virtual",
		"downloadable",
		"collection"
	]),
	status: z.int(),
	visibility: z.union([
		z.literal(1),
		z.literal(2),
		z.literal(3),
		z.literal(4)
	]),
	url_key: z.optional(z.string()),
	url_path: z.string(),
	description: z.optional(z.string()),
	short_description: z.optional(z.string()),
	image: z.optional(z.string()),
	thumbnail: z.optional(z.string()),
	media_gallery: z.optional(z.array(zMediaGalleryItem)),
	category_ids: z.optional(z.array(z.union([z.int(), z.string()]))),
	category: z.optional(z.array(zCategoryRef)),
	tax_class_id: z.optional(z.union([z.int(), z.string()])),
	price: z.nullish(z.number()),
	price_tax: z.nullish(z.number()),
	price_incl_tax: z.nullish(z.number()),
	original_price: z.nullish(z.number()),
	original_price_tax: z.nullish(z.number()),
	original_price_incl_tax: z.nullish(z.number()),
	special_price: z.nullish(z.number()),
	special_price_tax: z.nullish(z.number()),
	special_price_incl_tax: z.nullish(z.number()),
	final_price: z.nullish(z.number()),
	final_price_tax: z.nullish(z.number()),
	final_price_incl_tax: z.nullish(z.number()),
	regular_price: z.nullish(z.number()),
	special_from_date: z.nullish(z.string()),
	special_to_date: z.nullish(z.string()),
	tier_prices: z.optional(z.array(zTierPrice)),
	sgn: z.optional(z.string()),
	priceTax: z.nullish(z.number()),
	priceInclTax: z.nullish(z.number()),
	originalPrice: z.nullish(z.number()),
	originalPriceTax: z.nullish(z.number()),
	originalPriceInclTax: z.nullish(z.number()),
	specialPrice: z.nullish(z.number()),
	specialPriceTax: z.nullish(z.number()),
	specialPriceInclTax: z.nullish(z.number()),
	finalPrice: z.nullish(z.number()),
	finalPriceTax: z.nullish(z.number()),
	finalPriceInclTax: z.nullish(z.number()),
	qty: z.optional(z.number()),
	stock: z.optional(zProductStock),
	configurable_options: z.optional(z.array(zConfigurableOption)),
	configurable_children: z.optional(z.array(zProductChild)),
	product_links: z.optional(z.array(zProductLink)),
	bundle_options: z.optional(z.array(zBundleOption)),
	custom_options: z.optional(z.array(zCustomOption)),
	custom_attributes: z.nullish(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
	attributes_metadata: z.optional(z.array(zAttributeMetadata)),
	product_brand: z.optional(z.union([z.int(), z.string()])),
	product_collection: z.optional(z.union([z.int(), z.string()])),
	product_material: z.optional(z.union([z.int(), z.string()])),
	product_sale_status: z.optional(z.union([z.int(), z.string()])),
	product_delivery_time: z.optional(z.int()),
	product_shipping_type: z.optional(z.union([z.int(), z.string()])),
	collection_bestseller: z.optional(z.union([z.int(), z.boolean()])),
	product_showroom_stock_1: z.optional(z.number()),
	product_showroom_stock_2: z.optional(z.number()),
	product_showroom_stock_3: z.optional(z.number()),
	product_showroom_stock_4: z.optional(z.number()),
	product_width: z.optional(z.number()),
	product_depth: z.optional(z.number()),
	product_height: z.optional(z.number()),
	product_seat_width: z.optional(z.number()),
	product_seat_depth: z.optional(z.number()),
	product_seat_height: z.optional(z.number()),
	product_table_height: z.optional(z.number()),
	product_thickness: z.optional(z.number()),
	product_leg_distance: z.optional(z.number()),
	product_pole_diameter: z.optional(z.number()),
	weight: z.optional(z.number()),
	created_at: z.optional(zCatalogTimestamp),
	updated_at: z.optional(zCatalogTimestamp),
	_score: z.nullish(z.number())
});
/**
* Rate for a country or region.
*/
var zTaxRate = z.looseObject({
	id: z.optional(z.int()),
	code: z.optional(z.string()),
	rate: z.number(),
	tax_country_id: z.string(),
	tax_region_id: z.optional(z.union([z.int(), z.string()])),
	region_name: z.optional(z.string()),
	tax_postcode: z.nullish(z.string())
});
/**
* Tax rule: the first rate that matches country and region applies; no match means 0.
*/
var zTaxRule = z.looseObject({
	id: z.int(),
	code: z.optional(z.string()),
	priority: z.optional(z.int()),
	position: z.optional(z.int()),
	product_tax_class_ids: z.array(z.int()),
	customer_tax_class_ids: z.optional(z.array(z.int())),
	tax_rate_ids: z.optional(z.array(z.int())),
	calculate_subtotal: z.optional(z.boolean()),
	rates: z.array(zTaxRate)
});
z.object({
	id: z.union([z.int(), z.string()]),
	label: z.string(),
	type: z.optional(z.string()),
	from: z.optional(z.number()),
	to: z.optional(z.number()),
	single: z.optional(z.boolean())
});
/**
* Operator object. eq/in match any listed value, neq/nin exclude, or/nor join by OR, gt/lt/gte/lte/moreq/from/to are ranges, null means "field absent". `like` matches a whole keyword, case-insensitive; a list means any of them (older backends drop this operator silently, see the notes).
*/
var zSearchFilterValue = z.union([z.union([
	z.string(),
	z.number(),
	z.boolean(),
	z.array(z.unknown())
]), z.strictObject({
	eq: z.optional(z.unknown()),
	neq: z.optional(z.unknown()),
	in: z.optional(z.unknown()),
	nin: z.optional(z.unknown()),
	or: z.optional(z.unknown()),
	nor: z.optional(z.unknown()),
	gt: z.optional(z.unknown()),
	lt: z.optional(z.unknown()),
	gte: z.optional(z.unknown()),
	lte: z.optional(z.unknown()),
	moreq: z.optional(z.unknown()),
	from: z.optional(z.unknown()),
	to: z.optional(z.unknown()),
	like: z.optional(z.unknown())
})]);
/**
* Engine-neutral query, sent with request_format=search-query.
*/
var zSearchQuery = z.object({
	_availableFilters: z.array(z.looseObject({
		field: z.string(),
		scope: z.optional(z.union([z.string(), z.array(z.unknown())])),
		options: z.optional(z.record(z.string(), z.unknown()))
	})),
	_appliedFilters: z.array(z.looseObject({
		attribute: z.string(),
		value: zSearchFilterValue,
		scope: z._default(z.optional(z.union([z.string(), z.array(z.unknown())])), "default"),
		options: z.optional(z.record(z.string(), z.unknown()))
	})),
	_appliedSort: z.array(z.looseObject({
		field: z.string(),
		options: z.optional(z.union([z.string(), z.record(z.string(), z.unknown())]))
	})),
	_searchText: z.string(),
	groupToken: z.nullish(z.string()),
	groupId: z.nullish(z.union([z.int(), z.string()]))
});
/**
* Raw search-engine query body (query, aggs, sort, min_score), optionally with groupToken and groupId that the server removes before searching.
*/
var zElasticQuery = z.looseObject({
	query: z.optional(z.record(z.string(), z.unknown())),
	aggs: z.optional(z.record(z.string(), z.unknown())),
	sort: z.optional(z.unknown()),
	min_score: z.optional(z.number()),
	_appliedFilters: z.optional(z.unknown()),
	groupToken: z.nullish(z.string()),
	groupId: z.nullish(z.union([z.int(), z.string()]))
});
/**
* Buckets of one aggregation. Names follow agg_terms_<field>, agg_terms_<field>_options and agg_range_price.
*/
var zAggregation = z.looseObject({
	doc_count_error_upper_bound: z.optional(z.int()),
	sum_other_doc_count: z.optional(z.int()),
	buckets: z.optional(z.array(z.looseObject({
		key: z.union([
			z.string(),
			z.int(),
			z.number(),
			z.boolean()
		]),
		doc_count: z.int(),
		from: z.optional(z.number()),
		to: z.optional(z.number())
	})))
});
z.object({
	items: z.array(zProduct),
	total: z.int(),
	start: z.int(),
	perPage: z.int(),
	aggregations: z.optional(z.record(z.string(), zAggregation)),
	attributeMetadata: z.optional(z.array(zAttributeMetadata)),
	offline: z.optional(z.boolean()),
	cache: z.optional(z.boolean()),
	noresults: z.optional(z.boolean()),
	suggestions: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Net amounts.
*/
var zTaxAdjustments = z.looseObject({
	final_price: z.nullable(z.number()),
	regular_price: z.nullable(z.number()),
	special_price: z.nullable(z.number()),
	minimal_price: z.nullish(z.number()),
	max_price: z.nullish(z.number()),
	minimal_regular_price: z.nullish(z.number()),
	max_regular_price: z.nullish(z.number())
});
/**
* Current prices of one article. The outer amounts are gross, tax_adjustments are net; the storefront takes tax as the difference.
*/
var zPriceInfo = z.looseObject({
	final_price: z.nullable(z.number()),
	regular_price: z.nullable(z.number()),
	special_price: z.nullable(z.number()),
	minimal_price: z.nullish(z.number()),
	max_price: z.nullish(z.number()),
	minimal_regular_price: z.nullish(z.number()),
	max_regular_price: z.nullish(z.number()),
	formatted_prices: z.optional(z.record(z.string(), z.unknown())),
	extension_attributes: z.looseObject({
		tax_adjustments: zTaxAdjustments,
		weee_attributes: z.optional(z.array(z.unknown())),
		weee_adjustment: z.optional(z.string())
	})
});
/**
* Price row. `sku` is an extension; older backends match by id only.
*/
var zRenderListItem = z.looseObject({
	id: z.int(),
	sku: z.optional(z.string()),
	name: z.optional(z.string()),
	type: z.optional(z.string()),
	store_id: z.optional(z.int()),
	currency_code: z.optional(z.string()),
	url: z.optional(z.string()),
	price_info: zPriceInfo,
	sgn: z.optional(z.string())
});
/**
* Price rows.
*/
var zRenderList = z.looseObject({ items: z.array(zRenderListItem) });
/**
* Review written through the shop backend (not the review provider).
*/
var zNativeReview = z.looseObject({
	id: z.optional(z.union([z.int(), z.string()])),
	product_id: z.union([z.int(), z.string()]),
	title: z.string(),
	detail: z.string(),
	nickname: z.string(),
	review_entity: z.optional(z.string()),
	review_status: z.optional(z.int()),
	customer_id: z.nullish(z.int()),
	created_at: z.optional(z.string()),
	ratings: z.optional(z.array(z.unknown()))
});
/**
* Line of the server cart.
*/
var zCartItem = z.looseObject({
	item_id: z.int(),
	sku: z.string(),
	qty: z.number(),
	name: z.optional(z.string()),
	price: z.optional(zMoney),
	product_type: z.optional(z.string()),
	quote_id: zCartId,
	product_option: z.optional(zProductOptionSelection),
	extension_attributes: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Line to write. Without item_id the quantity is ADDED to an equal line or a new line is made; with item_id the quantity is SET.
*/
var zCartItemInput = z.looseObject({
	sku: z.string(),
	qty: z.int().check(z.gte(1), z.lte(999)),
	item_id: z.optional(z.union([z.int(), z.string()])),
	quoteId: zCartId,
	product_option: z.optional(zProductOptionSelection)
});
/**
* Line to remove; item_id decides, sku is informative.
*/
var zCartItemRemoval = z.looseObject({
	sku: z.string(),
	item_id: z.union([z.int(), z.string()]),
	quoteId: zCartId
});
/**
* Readable option of a line.
*/
var zTotalsItemOption = z.looseObject({
	label: z.string(),
	value: z.string()
});
/**
* Line inside the totals. `options` is a JSON text on the wire; the client parses it.
*/
var zTotalsItem = z.looseObject({
	item_id: z.int(),
	name: z.string(),
	qty: z.number(),
	price: zMoney,
	price_incl_tax: zMoney,
	row_total: zMoney,
	row_total_incl_tax: zMoney,
	row_total_with_discount: z.optional(zMoney),
	tax_amount: zMoney,
	tax_percent: z.number(),
	discount_amount: zMoney,
	discount_percent: z.optional(z.number()),
	base_price: z.optional(z.number()),
	base_price_incl_tax: z.optional(z.number()),
	base_row_total: z.optional(z.number()),
	base_row_total_incl_tax: z.optional(z.number()),
	base_tax_amount: z.optional(z.number()),
	base_discount_amount: z.optional(z.number()),
	options: z.union([z.string(), z.array(zTotalsItemOption)])
});
z.looseObject({
	sku: z.string(),
	qty: z.int().check(z.gte(1)),
	item_id: z.optional(z.union([z.int(), z.string()])),
	server_item_id: z.optional(z.union([z.int(), z.string()])),
	quote_id: z.optional(zCartId),
	server_cart_id: z.optional(zCartId),
	product_option: z.optional(zProductOptionSelection),
	checksum: z.optional(z.string()),
	type_id: z.optional(z.string()),
	parentSku: z.optional(z.string()),
	prev_qty: z.optional(z.number()),
	info: z.optional(z.looseObject({ stock: z.optional(z.string()) })),
	errors: z.optional(z.looseObject({ stock: z.optional(z.string()) })),
	is_in_stock: z.optional(z.boolean()),
	totals: z.optional(zTotalsItem)
});
/**
* Row of the totals box. Known codes: subtotal, shipping, discount, tax, amasty_extrafee, grand_total.
*/
var zTotalSegment = z.looseObject({
	code: z.string(),
	title: z.string(),
	value: z.nullable(z.number()),
	area: z.nullish(z.string()),
	extension_attributes: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Cart totals. Unprefixed amounts are net unless the name says incl_tax; discount_amount is negative at this level.
*/
var zTotals = z.looseObject({
	grand_total: zMoney,
	base_grand_total: z.optional(z.number()),
	subtotal: zMoney,
	subtotal_incl_tax: zMoney,
	subtotal_with_discount: z.optional(zMoney),
	discount_amount: zMoney,
	shipping_amount: z.optional(zMoney),
	shipping_incl_tax: z.optional(zMoney),
	shipping_tax_amount: z.optional(zMoney),
	shipping_discount_amount: z.optional(zMoney),
	tax_amount: zMoney,
	weee_tax_applied_amount: z.nullish(z.number()),
	base_currency_code: z.optional(z.string()),
	quote_currency_code: z.optional(z.string()),
	coupon_code: z.nullish(z.string()),
	items_qty: z.optional(z.number()),
	items: z.array(zTotalsItem),
	total_segments: z.array(zTotalSegment),
	extension_attributes: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Payment method. The server sends code and title; the other fields exist for methods configured in the storefront.
*/
var zPaymentMethod = z.looseObject({
	code: z.string(),
	title: z.string(),
	cost: z.optional(z.number()),
	cost_incl_tax: z.optional(z.number()),
	default: z.optional(z.boolean()),
	offline: z.optional(z.boolean()),
	is_server_method: z.optional(z.boolean())
});
/**
* Shipping method. Unavailable methods are listed with available=false and an error_message; the client drops them.
*/
var zShippingMethod = z.looseObject({
	carrier_code: z.string(),
	method_code: z.string(),
	carrier_title: z.optional(z.string()),
	method_title: z.string(),
	amount: zMoney,
	base_amount: z.optional(z.number()),
	price_excl_tax: z.optional(zMoney),
	price_incl_tax: zMoney,
	available: z.optional(z.boolean()),
	error_message: z.optional(z.string()),
	default: z.optional(z.boolean()),
	offline: z.optional(z.boolean()),
	is_server_method: z.optional(z.boolean()),
	extension_attributes: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Address in the form used to list shipping methods.
*/
var zAddress = z.looseObject({
	region: z.nullish(z.string()),
	region_id: z.optional(z.union([z.int(), z.string()])),
	region_code: z.nullish(z.string()),
	country_id: z.string().check(z.length(2)),
	street: z.optional(z.array(z.nullable(z.string())).check(z.maxLength(2))),
	postcode: z.nullish(z.string()),
	city: z.nullish(z.string())
});
/**
* Address in the form used to set shipping information (camelCase country).
*/
var zAddressInfo = z.looseObject({
	firstname: z.nullish(z.string()),
	lastname: z.nullish(z.string()),
	city: z.nullish(z.string()),
	postcode: z.nullish(z.string()),
	street: z.optional(z.array(z.nullable(z.string()))),
	countryId: z.optional(z.string().check(z.length(2)))
});
/**
* Where and how the cart ships. Name and street may still be empty while the shopper types.
*/
var zAddressInformation = z.looseObject({
	shippingAddress: zAddressInfo,
	billingAddress: z.optional(zAddressInfo),
	shippingCarrierCode: z.optional(z.string()),
	shippingMethodCode: z.optional(z.string())
});
/**
* Answer to shipping-information: totals plus the payment methods that fit them.
*/
var zShippingInformationResult = z.looseObject({
	payment_methods: z.array(zPaymentMethod),
	totals: zTotals
});
/**
* Methods to store on the cart while collecting totals.
*/
var zCollectTotalsMethods = z.looseObject({
	paymentMethod: z.optional(z.looseObject({ method: z.string() })),
	shippingCarrierCode: z.optional(z.string()),
	shippingMethodCode: z.optional(z.string()),
	additionalData: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Address inside an order (snake_case country).
*/
var zOrderAddress = z.looseObject({
	firstname: z.string().check(z.minLength(2)),
	lastname: z.string().check(z.minLength(2)),
	email: z.optional(z.email()),
	telephone: z.nullish(z.string()),
	company: z.nullish(z.string()),
	vat_id: z.nullish(z.string()),
	street: z.array(z.nullable(z.string())).check(z.minLength(1), z.maxLength(2)),
	postcode: z.string().check(z.minLength(3)),
	city: z.string(),
	region: z.nullish(z.string()),
	region_id: z.optional(z.union([z.int(), z.string()])),
	region_code: z.nullish(z.string()),
	country_id: z.string().check(z.length(2)),
	sameAsBilling: z.optional(z.int()),
	save_address: z.optional(z.int())
});
/**
* Ordered line: the local cart line, usually without configurable_options and configurable_children.
*/
var zOrderProduct = z.looseObject({
	sku: z.string().check(z.minLength(1)),
	parentSku: z.optional(z.string()),
	qty: z.number().check(z.gte(1)),
	name: z.optional(z.string().check(z.minLength(1))),
	price: z.number().check(z.gte(0)),
	price_incl_tax: z.optional(z.number()),
	product_type: z.optional(z.string()),
	type_id: z.optional(z.string()),
	server_item_id: z.optional(z.union([z.int(), z.string()])),
	server_cart_id: z.optional(zCartId),
	product_option: z.optional(zProductOptionSelection)
});
/**
* Addresses and methods of the order. shippingAddress is left out when everything is virtual.
*/
var zOrderAddressInformation = z.looseObject({
	shippingAddress: z.optional(zOrderAddress),
	billingAddress: zOrderAddress,
	shipping_carrier_code: z.string(),
	shipping_method_code: z.string(),
	payment_method_code: z.string(),
	payment_method_additional: z.optional(z.unknown()),
	shippingExtraFields: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Order as queued by the storefront. Self-sufficient: lines, addresses and methods are all inside, so it can be sent long after it was made. order_id, created_at and the body must not change between retries.
*/
var zOrder = z.strictObject({
	order_id: z.string().check(z.minLength(8)),
	created_at: z.optional(z.iso.datetime()),
	updated_at: z.optional(z.iso.datetime()),
	transmited: z.optional(z.boolean()),
	transmited_at: z.optional(z.string()),
	status: z.optional(z.string()),
	state: z.optional(z.string()),
	user_id: z.string(),
	cart_id: z.string(),
	store_code: z.optional(z.string()),
	store_id: z.optional(z.union([z.int(), z.string()])),
	products: z.array(zOrderProduct).check(z.minLength(1)),
	addressInformation: zOrderAddressInformation,
	expected: z.optional(z.strictObject({
		grand_total: z.int(),
		currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
		coupon_code: z.optional(z.string()),
		fees: z.optional(z.array(z.object({
			fee_id: z.int(),
			options_ids: z.array(z.int())
		}))),
		delivery_by: z.optional(z.iso.date()),
		tolerance: z.optional(z.int().check(z.gte(0)))
	})),
	comment: z.optional(z.string().check(z.maxLength(1e3))),
	partial_delivery: z.optional(z.boolean()),
	sealed_contact: z.optional(z.string())
});
/**
* Placed order.
*/
var zOrderConfirmation = z.looseObject({
	order_id: z.optional(z.string()),
	backendOrderId: z.union([z.int(), z.string()]),
	magentoOrderId: z.union([z.int(), z.string()]),
	orderNumber: z.nullable(z.string()),
	transferedAt: z.iso.datetime()
});
/**
* State of a sent order, without its content.
*/
var zOrderSyncStatus = z.looseObject({
	order_id: z.optional(z.string()),
	platform_order_id: z.nullish(z.union([z.int(), z.string()])),
	orderNumber: z.nullish(z.string()),
	transmited: z.boolean(),
	transmited_at: z.nullish(z.string()),
	platform: z.optional(z.string()),
	order: z.optional(z.null())
});
/**
* Line of a past order.
*/
var zOrderHistoryItem = z.looseObject({
	item_id: z.int(),
	sku: z.string(),
	name: z.string(),
	product_id: z.optional(z.union([z.int(), z.string()])),
	product_type: z.optional(z.string()),
	qty_ordered: z.number(),
	qty_canceled: z.optional(z.number()),
	qty_shipped: z.optional(z.number()),
	qty_refunded: z.optional(z.number()),
	price: z.optional(zMoney),
	price_incl_tax: zMoney,
	row_total: z.optional(zMoney),
	row_total_incl_tax: zMoney,
	tax_amount: z.optional(zMoney),
	tax_percent: z.optional(z.number()),
	discount_amount: z.optional(zMoney),
	parent_item: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Past order. Shown as: number increment_id, date created_at, status, delivery number and type, items, subtotal, shipping, VAT tax_amount, additional fees, discount, total grand_total.
*/
var zOrderHistoryOrder = z.looseObject({
	entity_id: z.int(),
	increment_id: z.string(),
	created_at: zCatalogTimestamp,
	updated_at: z.optional(zCatalogTimestamp),
	state: z.optional(z.string()),
	status: z.string(),
	customer_email: z.optional(z.string()),
	order_currency_code: z.optional(z.string()),
	subtotal: z.optional(zMoney),
	subtotal_incl_tax: z.optional(zMoney),
	shipping_amount: z.optional(zMoney),
	shipping_incl_tax: z.optional(zMoney),
	shipping_description: z.nullish(z.string()),
	tax_amount: z.optional(zMoney),
	discount_amount: z.optional(zMoney),
	additional_fees: z.optional(z.number()),
	grand_total: zMoney,
	total_item_count: z.optional(z.number()),
	total_qty_ordered: z.optional(z.number()),
	delivery_number: z.nullish(z.string()),
	delivery_type: z.nullish(z.string()),
	items: z.array(zOrderHistoryItem),
	billing_address: z.nullish(z.record(z.string(), z.unknown())),
	payment: z.nullish(z.record(z.string(), z.unknown())),
	status_histories: z.optional(z.array(z.unknown())),
	extension_attributes: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Page of past orders, newest first.
*/
var zOrderHistory = z.looseObject({
	items: z.array(zOrderHistoryOrder),
	total_count: z.int(),
	search_criteria: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Region of a customer address.
*/
var zCustomerRegion = z.looseObject({
	region_code: z.nullish(z.string()),
	region: z.nullable(z.string()),
	region_id: z.nullish(z.union([z.int(), z.string()]))
});
/**
* Saved address. A new address has no id; an id that is not one of the customer's own is refused with 403.
*/
var zCustomerAddress = z.looseObject({
	id: z.optional(z.int()),
	customer_id: z.optional(z.int()),
	firstname: z.string().check(z.minLength(2)),
	lastname: z.string().check(z.minLength(2)),
	street: z.array(z.nullable(z.union([z.string(), z.int()]))).check(z.minLength(1), z.maxLength(2)),
	city: z.string(),
	region: z.optional(zCustomerRegion),
	region_id: z.nullish(z.union([z.int(), z.string()])),
	country_id: z.string().check(z.regex(/^[A-Z]{2}$/)),
	postcode: z.string().check(z.minLength(3)),
	telephone: z.nullish(z.string()),
	company: z.nullish(z.string()),
	vat_id: z.nullish(z.string()),
	default_billing: z.optional(z.boolean()),
	default_shipping: z.optional(z.boolean())
});
/**
* Extra customer field.
*/
var zCustomAttribute = z.object({
	attribute_code: z.string().check(z.minLength(1)),
	value: z.nullable(z.string())
});
/**
* Customer profile. groupToken is a signed copy of group_id for price tiers.
*/
var zUser = z.looseObject({
	id: z.int(),
	group_id: z.int(),
	groupToken: z.optional(z.string()),
	email: z.email(),
	firstname: z.string(),
	lastname: z.string(),
	store_id: z.optional(z.int()),
	website_id: z.optional(z.int()),
	created_at: z.optional(zCatalogTimestamp),
	updated_at: z.optional(zCatalogTimestamp),
	created_in: z.optional(z.string()),
	default_billing: z.nullish(z.string()),
	default_shipping: z.nullish(z.string()),
	taxvat: z.nullish(z.string()),
	addresses: z.array(zCustomerAddress),
	custom_attributes: z.optional(z.array(zCustomAttribute)),
	disable_auto_group_change: z.optional(z.int()),
	extension_attributes: z.optional(z.record(z.string(), z.unknown()))
});
z.strictObject({ customer: z.looseObject({
	email: z.email(),
	firstname: z.string().check(z.minLength(2)),
	lastname: z.string().check(z.minLength(2)),
	addresses: z.optional(z.array(zCustomerAddress).check(z.maxLength(20))),
	custom_attributes: z.optional(z.array(zCustomAttribute)),
	taxvat: z.nullish(z.string())
}) });
/**
* At least 8 characters from at least 3 of lower case, upper case, digits, special characters.
*/
var zPassword = z.string().check(z.minLength(8));
z.looseObject({
	customer: z.looseObject({
		email: z.email(),
		firstname: z.string().check(z.minLength(2)),
		lastname: z.string().check(z.minLength(2)),
		addresses: z.optional(z.array(zCustomerAddress)),
		custom_attributes: z.optional(z.array(zCustomAttribute))
	}),
	password: zPassword
});
/**
* Extra data of a login.
*/
var zAuthMeta = z.looseObject({ refreshToken: z.string() });
z.object({
	token: z.optional(z.string()),
	refreshToken: z.optional(z.string()),
	groupToken: z.optional(z.string()),
	groupId: z.nullish(z.int()),
	current: z.nullish(zUser),
	orders_history: z.nullish(zOrderHistory),
	session_started: z.nullish(z.string()),
	local_data_loaded: z.optional(z.boolean())
});
z.object({
	personalDetails: z.optional(z.object({
		firstName: z.optional(z.string()),
		lastName: z.optional(z.string()),
		emailAddress: z.optional(z.string()),
		password: z.optional(z.string()),
		createAccount: z.optional(z.boolean())
	})),
	shippingDetails: z.optional(z.object({
		firstName: z.optional(z.string()),
		lastName: z.optional(z.string()),
		country: z.optional(z.string()),
		streetAddress: z.optional(z.string()),
		apartmentNumber: z.optional(z.string()),
		city: z.optional(z.string()),
		state: z.optional(z.string()),
		region_id: z.optional(z.union([z.int(), z.string()])),
		zipCode: z.optional(z.string()),
		phoneNumber: z.optional(z.string()),
		shippingMethod: z.optional(z.string())
	})),
	paymentDetails: z.optional(z.object({
		firstName: z.optional(z.string()),
		lastName: z.optional(z.string()),
		company: z.optional(z.string()),
		taxId: z.optional(z.string()),
		country: z.optional(z.string()),
		streetAddress: z.optional(z.string()),
		apartmentNumber: z.optional(z.string()),
		city: z.optional(z.string()),
		state: z.optional(z.string()),
		region_id: z.optional(z.union([z.int(), z.string()])),
		zipCode: z.optional(z.string()),
		phoneNumber: z.optional(z.string()),
		paymentMethod: z.optional(z.string()),
		paymentMethodAdditional: z.optional(z.unknown())
	})),
	order: z.nullish(zOrder),
	isThankYouPage: z.optional(z.boolean()),
	modifiedAt: z.optional(z.int()),
	paymentMethods: z.optional(z.array(zPaymentMethod)),
	shippingMethods: z.optional(z.array(zShippingMethod))
});
/**
* Content page of the shop backend.
*/
var zCmsPage = z.looseObject({
	id: z.union([z.int(), z.string()]),
	identifier: z.string(),
	title: z.string(),
	meta_title: z.nullish(z.string()),
	meta_description: z.nullish(z.string()),
	meta_keywords: z.nullish(z.string()),
	content_heading: z.nullish(z.string()),
	content: z.string(),
	page_layout: z.optional(z.string()),
	active: z.boolean(),
	store_id: z.optional(z.union([z.int(), z.string()])),
	creation_time: z.optional(z.string()),
	update_time: z.optional(z.string())
});
/**
* Content block.
*/
var zCmsBlock = z.looseObject({
	id: z.union([z.int(), z.string()]),
	identifier: z.string(),
	title: z.optional(z.string()),
	content: z.string(),
	active: z.optional(z.boolean()),
	store_id: z.optional(z.union([z.int(), z.string()])),
	creation_time: z.optional(z.string()),
	update_time: z.optional(z.string())
});
/**
* Tree node of content pages. Older backends only define the type name and the identifier filter.
*/
var zCmsHierarchy = z.looseObject({
	id: z.union([z.int(), z.string()]),
	identifier: z.string(),
	label: z.optional(z.string()),
	request_url: z.optional(z.string()),
	parent_id: z.nullish(z.union([z.int(), z.string()])),
	level: z.optional(z.int()),
	sort_order: z.optional(z.int()),
	children: z.optional(z.array(z.lazy(() => zCmsHierarchy)))
});
/**
* Unresolved link.
*/
var zContentLink = z.object({ sys: z.object({
	type: z.literal("Link"),
	linkType: z.enum([
		"Entry",
		"Asset",
		"ContentType",
		"Space",
		"Environment",
		"Tag"
	]),
	id: z.string()
}) });
/**
* Entry of the content service.
*/
var zContentEntry = z.looseObject({
	sys: z.looseObject({
		id: z.string(),
		type: z.enum(["Entry", "Asset"]),
		contentType: z.optional(zContentLink),
		locale: z.optional(z.string()),
		revision: z.optional(z.int()),
		createdAt: z.optional(z.iso.datetime()),
		updatedAt: z.optional(z.iso.datetime())
	}),
	fields: z.record(z.string(), z.unknown()),
	metadata: z.optional(z.record(z.string(), z.unknown()))
});
/**
* List of entries with their linked entries and assets.
*/
var zContentCollection = z.looseObject({
	sys: z.optional(z.object({ type: z.literal("Array") })),
	total: z.int(),
	skip: z.optional(z.int()),
	limit: z.optional(z.int()),
	items: z.array(zContentEntry),
	includes: z.optional(z.object({
		Entry: z.optional(z.array(zContentEntry)),
		Asset: z.optional(z.array(zContentEntry))
	})),
	errors: z.optional(z.array(z.unknown()))
});
z.object({
	id: z.string(),
	identifier: z.string(),
	title: z.string(),
	page_layout: z.literal("contentful"),
	content: z.optional(z.unknown()),
	meta_title: z.optional(z.string()),
	meta_description: z.optional(z.string()),
	meta_keywords: z.optional(z.string()),
	active: z.literal(true)
});
/**
* Menu entry.
*/
var zNavigationItem = z.looseObject({
	id: z.string(),
	title: z.string(),
	url: z.nullish(z.string()),
	level: z.int(),
	position: z.optional(z.int()),
	image: z.nullish(z.string()),
	category_id: z.nullish(z.int()),
	children: z.array(z.lazy(() => zNavigationItem))
});
/**
* Header and footer menus of a store view.
*/
var zNavigation = z.looseObject({
	id: z.string(),
	navItems: z.array(zNavigationItem),
	footerItems: z.array(zNavigationItem)
});
/**
* Article of the magazine.
*/
var zBlogPost = z.looseObject({
	id: z.union([z.int(), z.string()]),
	title: z.string(),
	url_key: z.string(),
	status: z.int(),
	publish_date: z.string(),
	blog_category_ids: z.optional(z.array(z.union([z.int(), z.string()]))),
	blog_categories: z.optional(z.array(z.looseObject({
		id: z.union([z.int(), z.string()]),
		name: z.string(),
		url_key: z.optional(z.string())
	}))),
	author_name: z.nullish(z.string()),
	featured_image_file: z.nullish(z.string()),
	short_content: z.nullish(z.string()),
	content: z.optional(z.string())
});
/**
* Category of the magazine.
*/
var zBlogCategory = z.looseObject({
	id: z.union([z.int(), z.string()]),
	name: z.string(),
	url_key: z.string(),
	status: z.int(),
	description: z.nullish(z.string()),
	sort_order: z.optional(z.int()),
	meta_title: z.nullish(z.string()),
	meta_description: z.nullish(z.string()),
	meta_keywords: z.nullish(z.string())
});
/**
* Any indexed document. Which one follows from the type in the path; partial documents (source include or exclude) only keep the asked fields.
*/
var zCatalogEntity = z.union([
	zProduct,
	zCategory,
	zAttribute,
	zTaxRule,
	zCmsPage,
	zCmsBlock,
	zCmsHierarchy,
	zBlogPost,
	zBlogCategory,
	zNativeReview,
	z.looseObject({ id: z.optional(z.union([z.int(), z.string()])) })
]);
/**
* Answer with response_format=compact: plain documents. No envelope. Product fields may use the short names of config products.fieldsToCompact. The client renames hits to items and attribute_metadata to attributeMetadata and adds start and perPage.
*/
var zSearchResultCompact = z.strictObject({
	hits: z.array(zCatalogEntity),
	total: z.int(),
	aggregations: z.optional(z.record(z.string(), zAggregation)),
	attribute_metadata: z.optional(z.array(zAttributeMetadata)),
	suggest: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Answer in engine format. No envelope.
*/
var zSearchResultStandard = z.looseObject({
	took: z.optional(z.int()),
	timed_out: z.optional(z.boolean()),
	_shards: z.optional(z.record(z.string(), z.unknown())),
	hits: z.looseObject({
		total: z.int(),
		max_score: z.nullish(z.number()),
		hits: z.array(z.looseObject({
			_index: z.optional(z.string()),
			_type: z.optional(z.string()),
			_id: z.string(),
			_score: z.nullish(z.number()),
			_source: zCatalogEntity,
			sort: z.optional(z.array(z.unknown()))
		}))
	}),
	aggregations: z.optional(z.record(z.string(), zAggregation)),
	attribute_metadata: z.optional(z.array(zAttributeMetadata)),
	suggest: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Picture or text with a link, used by static content files.
*/
var zStaticLink = z.looseObject({
	title: z.optional(z.string()),
	subtitle: z.optional(z.string()),
	message: z.optional(z.string()),
	image: z.optional(z.string()),
	link: z.optional(z.string()),
	category: z.optional(z.string())
});
z.looseObject({
	mainBanners: z.optional(z.array(zStaticLink)),
	smallBanners: z.optional(z.array(zStaticLink)),
	productBanners: z.optional(z.array(zStaticLink)),
	menuAsideBanners: z.optional(z.array(zStaticLink)),
	image: z.optional(z.array(zStaticLink)),
	tiles: z.optional(z.array(zStaticLink)),
	entries: z.optional(z.array(z.looseObject({
		title: z.string(),
		message: z.array(z.string())
	})))
});
/**
* Subscription state.
*/
var zNewsletterStatus = z.enum([
	"subscribed",
	"unsubscribed",
	"not_subscribed"
]);
z.strictObject({
	token: z.string(),
	sourceAddress: z.email(),
	targetAddress: z.email(),
	subject: z.string(),
	emailText: z.string(),
	confirmation: z.optional(z.boolean())
});
/**
* Outcome of the check.
*/
var zRecaptchaResult = z.looseObject({
	success: z.boolean(),
	score: z.optional(z.number().check(z.gte(0), z.lte(1))),
	action: z.optional(z.string()),
	hostname: z.optional(z.string()),
	challenge_ts: z.optional(z.string()),
	"error-codes": z.optional(z.array(z.string()))
});
/**
* Deployed storefront version. A different value makes the storefront refresh its caches and reload when idle; nothing a shopper made is cleared.
*/
var zVersion = z.looseObject({ version: z.string().check(z.minLength(1)) });
/**
* Question: what does this path show?
*/
var zUrlMapRequest = z.looseObject({
	url: z.string().check(z.minLength(1)),
	includeFields: z.nullish(z.array(z.string())),
	excludeFields: z.nullish(z.array(z.string())),
	options: z.optional(z.looseObject({
		prefetchGroupProducts: z.optional(z.boolean()),
		assignProductConfiguration: z.optional(z.boolean()),
		populateRequestCacheTags: z.optional(z.boolean()),
		setProductErrors: z.optional(z.boolean()),
		fallbackToDefaultWhenNoAvailable: z.optional(z.boolean()),
		separateSelectedVariant: z.optional(z.boolean()),
		setConfigurableProductOptions: z.optional(z.boolean()),
		filterUnavailableVariants: z.optional(z.boolean())
	})),
	filters: z.optional(z.record(z.string(), z.unknown())),
	groupId: z.nullish(z.union([z.int(), z.string()])),
	groupToken: z.nullish(z.string()),
	params: z.optional(z.record(z.string(), z.unknown()))
});
/**
* What the path shows. `_404` true means nothing was found; then `_type` and `_source` are null.
*/
var zUrlMapResult = z.looseObject({
	_type: z.nullable(z.enum([
		"product",
		"category",
		"cms_page",
		"cms_blog",
		"cms_blog_category",
		"contentful_page"
	])),
	_source: z.nullable(z.union([zCatalogEntity, zContentEntry])),
	_404: z.boolean(),
	_id: z.optional(z.string()),
	_score: z.nullish(z.number())
});
/**
* URL rewrite. redirectCode 0 means the path itself is served; 301 or 302 is a redirect to relative_url.
*/
var zUrlResolver = z.looseObject({
	id: z.nullish(z.int()),
	type: z.nullish(z.string()),
	relative_url: z.string(),
	canonical_url: z.nullish(z.string()),
	redirectCode: z.union([
		z.literal(0),
		z.literal(301),
		z.literal(302)
	])
});
z.object({ urlResolver: z.nullable(zUrlResolver) });
/**
* Choice of a fee.
*/
var zFeeOption = z.looseObject({
	id: z.int(),
	label: z.string(),
	price: z.number(),
	price_incl_tax: z.number(),
	default: z.optional(z.boolean()),
	admin: z.optional(z.string()),
	sort_order: z.optional(z.int())
});
/**
* Optional extra charge on the cart.
*/
var zFeeItem = z.looseObject({
	fee_id: z.int(),
	name: z.string(),
	description: z.nullish(z.string()),
	required: z.optional(z.boolean()),
	frontend_type: z.optional(z.enum([
		"checkbox",
		"radio",
		"dropdown"
	])),
	sort_order: z.optional(z.int()),
	current_value: z.optional(z.array(z.int())),
	options: z.array(zFeeOption)
});
/**
* Fee option that is on the cart.
*/
var zAppliedFeeOption = z.looseObject({
	fee_id: z.int(),
	option_id: z.int(),
	label: z.optional(z.string()),
	price: z.optional(z.number()),
	price_incl_tax: z.number(),
	tax_amount: z.optional(z.number())
});
z.object({
	addressInformation: z.looseObject({
		address: z.looseObject({
			countryId: z.string().check(z.length(2)),
			postcode: z.nullish(z.string())
		}),
		shipping_carrier_code: z.nullish(z.string()),
		shipping_method_code: z.nullish(z.string())
	}),
	information: z.looseObject({
		fee_id: z.int(),
		options_ids: z.array(z.int())
	})
});
/**
* Status block of every provider answer. 200 is success whatever the HTTP status.
*/
var zReviewStatus = z.looseObject({
	code: z.int(),
	message: z.optional(z.string()),
	error_type: z.optional(z.string())
});
/**
* Paging.
*/
var zReviewPagination = z.looseObject({
	page: z.int(),
	per_page: z.int(),
	total: z.int()
});
var zReviewBottomline = z.intersection(z.unknown(), z.looseObject({
	total_review: z.optional(z.int()),
	total_reviews: z.optional(z.int()),
	average_score: z.number().check(z.gte(0), z.lte(5)),
	total_organic_reviews: z.optional(z.int()),
	organic_average_score: z.optional(z.number()),
	star_distribution: z.nullish(z.record(z.string(), z.int())),
	custom_fields_bottomline: z.nullish(z.record(z.string(), z.unknown()))
}));
/**
* Picture of a review.
*/
var zReviewImage = z.looseObject({
	id: z.int(),
	thumb_url: z.string(),
	original_url: z.string()
});
/**
* One review.
*/
var zReviewEntry = z.looseObject({
	id: z.int(),
	score: z.int().check(z.gte(1), z.lte(5)),
	votes_up: z.int(),
	votes_down: z.int(),
	title: z.string(),
	content: z.string(),
	created_at: z.string(),
	deleted: z.optional(z.boolean()),
	verified_buyer: z.optional(z.boolean()),
	source_review_id: z.nullish(z.int()),
	sentiment: z.nullish(z.number()),
	custom_fields: z.nullish(z.record(z.string(), z.unknown())),
	product_id: z.optional(z.int()),
	is_incentivized: z.optional(z.boolean()),
	images_data: z.optional(z.array(zReviewImage)),
	user: z.looseObject({
		user_id: z.optional(z.int()),
		display_name: z.string(),
		social_image: z.nullish(z.string()),
		user_type: z.optional(z.string()),
		is_social_connected: z.optional(z.int())
	}),
	comment: z.optional(z.looseObject({
		id: z.optional(z.int()),
		content: z.string(),
		created_at: z.optional(z.string())
	}))
});
/**
* Product named by a review.
*/
var zReviewProduct = z.looseObject({
	id: z.int(),
	domain_key: z.string(),
	name: z.string(),
	product_link: z.optional(z.string()),
	embedded_widget_link: z.optional(z.string()),
	testimonials_product_link: z.optional(z.string()),
	image_url: z.nullish(z.string()),
	social_links: z.optional(z.record(z.string(), z.unknown()))
});
z.object({
	status: zReviewStatus,
	response: z.looseObject({
		reviews: z.array(zReviewEntry),
		pagination: z.optional(zReviewPagination)
	})
});
z.object({
	status: zReviewStatus,
	response: z.looseObject({ review: zReviewEntry })
});
z.object({
	status: zReviewStatus,
	response: z.looseObject({ bottomline: zReviewBottomline })
});
z.looseObject({
	appkey: z.string(),
	domain: z.string(),
	sku: z.string().check(z.minLength(1)),
	product_title: z.string().check(z.minLength(1)),
	product_description: z.string().check(z.minLength(1)),
	product_url: z.string().check(z.minLength(1)),
	product_image_url: z.string().check(z.minLength(1)),
	display_name: z.string().check(z.minLength(1)),
	email: z.email(),
	review_content: z.string().check(z.minLength(1)),
	review_title: z.string().check(z.minLength(1)),
	review_score: z.int().check(z.gte(1), z.lte(5))
});
z.looseObject({
	code: z.int(),
	message: z.string(),
	uuid: z.optional(z.string())
});
z.looseObject({
	status: zReviewStatus,
	response: z.nullish(z.record(z.string(), z.unknown()))
});
/**
* Customer picture. Field names beyond id and urls vary by account.
*/
var zAlbumImage = z.looseObject({
	id: z.union([z.int(), z.string()]),
	image_id: z.optional(z.int()),
	thumbnail_url: z.optional(z.string()),
	standard_url: z.optional(z.string()),
	original_image_url: z.optional(z.string()),
	source: z.optional(z.string()),
	media_type: z.optional(z.string()),
	post: z.optional(z.looseObject({
		content: z.nullish(z.string()),
		created_time: z.optional(z.string()),
		author: z.optional(z.record(z.string(), z.unknown()))
	})),
	tagged_products: z.optional(z.array(z.looseObject({
		id: z.optional(z.union([z.int(), z.string()])),
		name: z.optional(z.string()),
		product_url: z.optional(z.string())
	})))
});
/**
* Reviews of one product or of the site. The storefront stores it per sku and adds `images` from the product album.
*/
var zReviewData = z.looseObject({
	reviews: z.array(zReviewEntry),
	bottomline: zReviewBottomline,
	pagination: zReviewPagination,
	grouping_data: z.nullish(z.record(z.string(), z.unknown())),
	products: z.optional(z.array(zReviewProduct)),
	product_tags: z.nullish(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
	images: z.optional(z.array(zAlbumImage))
});
z.object({
	status: zReviewStatus,
	response: zReviewData
});
z.object({
	status: zReviewStatus,
	response: z.looseObject({
		album: z.optional(z.record(z.string(), z.unknown())),
		images: z.array(zAlbumImage),
		pagination: z.optional(zReviewPagination)
	})
});
/**
* Site-wide score of a store view, as served by the shop backend.
*/
var zReviewTotals = z.looseObject({
	store_code: z.optional(z.string()),
	total_reviews: z.int(),
	average_score: z.number(),
	star_distribution: z.nullish(z.record(z.string(), z.int()))
});
/**
* Weight in grams, sizes in millimetres (product centimetres x 10).
*/
var zExternalShippingAttributes = z.object({
	weight: z.optional(z.int().check(z.gte(0))),
	dimensions: z.optional(z.object({
		height: z.optional(z.int()),
		width: z.optional(z.int()),
		length: z.optional(z.int())
	})),
	tags: z.optional(z.array(z.string()))
});
/**
* Line of the external order. total_amount = quantity x unit_price - total_discount_amount, tax included.
*/
var zExternalOrderLine = z.looseObject({
	type: z.nullish(z.enum([
		"physical",
		"digital",
		"discount",
		"shipping_fee",
		"surcharge",
		"sales_tax"
	])),
	reference: z.optional(z.string().check(z.maxLength(255))),
	name: z.string().check(z.maxLength(255)),
	quantity: z.int().check(z.gte(0)),
	unit_price: zMinorAmount,
	tax_rate: z.int().check(z.gte(0), z.lte(1e4)),
	total_amount: zMinorAmount,
	total_discount_amount: z.optional(zMinorAmount),
	total_tax_amount: zMinorAmount,
	image_url: z.optional(z.string()),
	product_url: z.optional(z.string()),
	shipping_attributes: z.optional(zExternalShippingAttributes)
});
/**
* Shipping choice shown by the provider. id is carrier code and method code joined.
*/
var zExternalShippingOption = z.looseObject({
	id: z.string(),
	name: z.string(),
	description: z.optional(z.string()),
	promo: z.optional(z.string()),
	price: zMinorAmount,
	tax_amount: zMinorAmount,
	tax_rate: z.int(),
	preselected: z.optional(z.boolean()),
	shipping_method: z.optional(z.string()),
	delivery_details: z.optional(z.record(z.string(), z.unknown()))
});
/**
* Provider address.
*/
var zExternalAddress = z.looseObject({
	given_name: z.optional(z.string()),
	family_name: z.optional(z.string()),
	organization_name: z.optional(z.string()),
	email: z.optional(z.string()),
	street_address: z.optional(z.string()),
	street_address2: z.optional(z.string()),
	postal_code: z.optional(z.string()),
	city: z.optional(z.string()),
	region: z.optional(z.string()),
	phone: z.optional(z.string()),
	country: z.optional(z.string()),
	care_of: z.optional(z.string())
});
/**
* Order sent to the payment provider. order_amount must equal the sum of total_amount over the lines, else 400 "Order amount incorrect (x:y)".
*/
var zExternalCheckoutOrder = z.looseObject({
	orderId: z.nullish(z.string()),
	purchase_country: z.string().check(z.regex(/^[A-Za-z]{2}$/)),
	purchase_currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
	locale: z.string(),
	shipping_countries: z.optional(z.array(z.string())),
	order_amount: zMinorAmount,
	order_tax_amount: zMinorAmount,
	order_lines: z.array(zExternalOrderLine).check(z.minLength(1), z.maxLength(1e3)),
	shipping_options: z.optional(z.array(zExternalShippingOption)),
	selected_shipping_option: z.nullish(zExternalShippingOption),
	options: z.optional(z.looseObject({
		allowed_customer_types: z.optional(z.array(z.enum(["person", "organization"]))),
		allow_separate_shipping_address: z.optional(z.boolean()),
		additional_checkboxes: z.optional(z.array(z.object({
			id: z.string(),
			text: z.string(),
			checked: z.boolean(),
			required: z.boolean()
		}))),
		color_button: z.optional(z.string())
	})),
	merchant_data: z.nullish(z.string().check(z.maxLength(6e3))),
	billing_address: z.optional(zExternalAddress),
	shipping_address: z.optional(zExternalAddress),
	customer: z.optional(z.record(z.string(), z.unknown())),
	external_payment_methods: z.optional(z.array(z.unknown()))
});
z.looseObject({
	order: zExternalCheckoutOrder,
	storeCode: z.string(),
	dataSourceStoreCode: z.optional(z.string())
});
/**
* Created or updated provider order.
*/
var zExternalCheckoutResult = z.looseObject({
	orderId: z.string(),
	snippet: z.string(),
	status: z.optional(z.enum([
		"checkout_incomplete",
		"checkout_complete",
		"created"
	])),
	order: zExternalCheckoutOrder,
	expires_at: z.optional(z.iso.datetime())
});
z.object({
	code: z.int().check(z.gte(400)),
	result: z.looseObject({
		message: z.string(),
		error_code: z.optional(z.string()),
		error_messages: z.optional(z.array(z.string())),
		correlation_id: z.optional(z.string())
	})
});
/**
* Finished provider order.
*/
var zExternalCheckoutConfirmation = z.looseObject({
	order_id: z.string(),
	html_snippet: z.string(),
	status: z.optional(z.string()),
	billing_address: z.optional(zExternalAddress),
	shipping_address: z.optional(zExternalAddress),
	order_amount: z.optional(zMinorAmount),
	order_lines: z.optional(z.array(zExternalOrderLine)),
	selected_shipping_option: z.nullish(zExternalShippingOption),
	merchant_requested: z.optional(z.looseObject({ additional_checkboxes: z.optional(z.array(z.object({
		id: z.string(),
		checked: z.boolean()
	}))) })),
	merchant_reference1: z.optional(z.string()),
	merchant_data: z.nullish(z.string())
});
/**
* Settings of the external checkout for a store view.
*/
var zExternalCheckoutConfig = z.looseObject({
	enabled: z.boolean(),
	purchase_country: z.string(),
	purchase_currency: z.string(),
	locale: z.optional(z.string()),
	shipping_countries: z.array(z.string()),
	allowed_customer_types: z.optional(z.array(z.string())),
	free_shipping_limit: z.nullish(z.number()),
	shipping_limits: z.optional(z.array(z.object({
		code: z.string(),
		weight: z.optional(z.number()),
		width: z.optional(z.number()),
		height: z.optional(z.number()),
		length: z.optional(z.number())
	}))),
	checkboxes: z.optional(z.array(z.record(z.string(), z.unknown())))
});
z.looseObject({
	postcode: z.string().check(z.minLength(3)),
	countryId: z.optional(z.string()),
	cartId: z.optional(zCartId),
	items: z.array(z.looseObject({
		sku: z.string(),
		qty: z.number(),
		weight: z.optional(z.number()),
		width: z.optional(z.number()),
		height: z.optional(z.number()),
		depth: z.optional(z.number())
	})),
	partial: z.optional(z.boolean())
});
/**
* A way to deliver.
*/
var zDeliveryOption = z.looseObject({
	carrier_code: z.string(),
	method_code: z.string(),
	name: z.string(),
	description: z.optional(z.string()),
	price: z.optional(z.number()),
	price_incl_tax: z.number(),
	tax_rate: z.optional(z.number()),
	lead_time_days: z.optional(z.int()),
	earliest_date: z.optional(z.iso.date()),
	latest_date: z.optional(z.iso.date()),
	product_code: z.optional(z.string()),
	requires_booking: z.optional(z.boolean()),
	restricted: z.optional(z.boolean())
});
/**
* Place to collect goods.
*/
var zPickupStore = z.looseObject({
	id: z.string(),
	name: z.string(),
	street: z.optional(z.array(z.string())),
	postcode: z.string(),
	city: z.string(),
	country_id: z.optional(z.string()),
	distance_km: z.optional(z.number()),
	latitude: z.optional(z.number()),
	longitude: z.optional(z.number()),
	opening_hours: z.optional(z.array(z.object({
		day: z.int().check(z.gte(1), z.lte(7)),
		from: z.string(),
		to: z.string()
	}))),
	product_code: z.optional(z.string())
});
/**
* Time in which a delivery can come. Only slots with the product_code of the shipment are shown.
*/
var zBookingTimeslot = z.looseObject({
	id: z.int(),
	product_code: z.string(),
	date: z.iso.date(),
	from: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
	to: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
	label: z.optional(z.string()),
	available: z.optional(z.boolean())
});
/**
* Shipment that may be booked.
*/
var zBookingValidation = z.looseObject({
	booking_id: z.string(),
	shipment_number: z.optional(z.string()),
	valid: z.boolean(),
	message: z.nullish(z.string()),
	product_code: z.string(),
	delivery_type: z.optional(z.enum([
		"home",
		"pickup",
		"email"
	])),
	postcode: z.string(),
	city: z.optional(z.string()),
	address: z.optional(z.string()),
	booked_timeslot: z.nullish(zBookingTimeslot),
	earliest_date: z.optional(z.iso.date()),
	latest_date: z.optional(z.iso.date()),
	stores: z.optional(z.array(zPickupStore))
});
z.looseObject({
	bookingId: z.string().check(z.minLength(1)),
	timeslotId: z.int(),
	productCode: z.optional(z.string()),
	date: z.optional(z.iso.date()),
	from: z.optional(z.string()),
	to: z.optional(z.string()),
	storeId: z.nullish(z.string()),
	postcode: z.optional(z.string()),
	email: z.optional(z.email()),
	phone: z.optional(z.string()),
	comment: z.optional(z.string())
});
/**
* Receipt of a booking.
*/
var zBookingResult = z.looseObject({
	message: z.string(),
	booking_reference: z.optional(z.string()),
	timeslot: z.nullish(zBookingTimeslot)
});
/**
* One query of a request.
*/
var zSearchProviderRecordQuery = z.looseObject({
	id: z.string(),
	typeOfRequest: z.enum([
		"SEARCH",
		"CATNAV",
		"AUTO_SUGGESTIONS",
		"RECS_NEW_ARRIVALS",
		"RECS_SIMILAR",
		"RECS_TRENDING",
		"RECS_ALSO_VIEWED",
		"RECS_ALSO_BOUGHT",
		"RECS_CUSTOM",
		"SKIP"
	]),
	isFallbackQuery: z.optional(z.boolean()),
	settings: z.optional(z.looseObject({
		query: z.optional(z.looseObject({
			term: z.optional(z.string()),
			categoryPath: z.optional(z.string())
		})),
		typeOfRecords: z.optional(z.array(z.string())),
		fields: z.optional(z.array(z.string())),
		limit: z.optional(z.int()),
		offset: z.optional(z.int()),
		sort: z.optional(z.enum([
			"RELEVANCE",
			"PRICE_ASC",
			"PRICE_DESC",
			"NEW_ARRIVAL_ASC",
			"NEW_ARRIVAL_DESC",
			"NAME_ASC",
			"NAME_DESC"
		])),
		searchPrefs: z.optional(z.array(z.string())),
		fallbackQueryId: z.optional(z.string()),
		topIds: z.optional(z.array(z.record(z.string(), z.unknown()))),
		includeIds: z.optional(z.array(z.record(z.string(), z.unknown()))),
		excludeIds: z.optional(z.array(z.record(z.string(), z.unknown()))),
		customANDQuery: z.optional(z.string()),
		groupBy: z.optional(z.string())
	})),
	filters: z.optional(z.looseObject({
		filtersToReturn: z.optional(z.looseObject({
			enabled: z.optional(z.boolean()),
			include: z.optional(z.array(z.string())),
			exclude: z.optional(z.array(z.string())),
			options: z.optional(z.record(z.string(), z.unknown()))
		})),
		applyFilters: z.optional(z.looseObject({ filters: z.optional(z.array(z.looseObject({
			key: z.string(),
			values: z.array(z.unknown()),
			settings: z.optional(z.looseObject({ singleSelect: z.optional(z.boolean()) }))
		}))) }))
	}))
});
/**
* Search request with one or more queries.
*/
var zSearchProviderRequest = z.looseObject({
	context: z.looseObject({ apiKeys: z.array(z.string()).check(z.minLength(1)) }),
	recordQueries: z.optional(z.array(zSearchProviderRecordQuery)),
	suggestions: z.optional(z.array(z.looseObject({
		id: z.string(),
		typeOfRequest: z.optional(z.string()),
		query: z.string(),
		limit: z.optional(z.int())
	})))
});
/**
* Found record. The provider sends price, salePrice and startPrice as texts; the shop's cached endpoints and the storefront use price.regularRaw and price.specialRaw.
*/
var zSearchProviderRecord = z.looseObject({
	id: z.string(),
	itemGroupId: z.optional(z.string()),
	typeOfRecord: z.optional(z.string()),
	title: z.optional(z.string()),
	name: z.optional(z.string()),
	link: z.optional(z.string()),
	url: z.optional(z.string()),
	sku: z.optional(z.string()),
	price: z.optional(z.union([z.string(), z.looseObject({
		regularRaw: z.number(),
		specialRaw: z.nullish(z.number())
	})])),
	salePrice: z.optional(z.string()),
	startPrice: z.optional(z.string()),
	currency: z.optional(z.string()),
	imageUrl: z.optional(z.string()),
	image: z.optional(z.string()),
	klevuCategory: z.optional(z.string()),
	klevu_category: z.optional(z.string()),
	category: z.optional(z.string()),
	same_color_stacks: z.nullish(z.union([z.string(), z.array(z.unknown())])),
	type_id: z.optional(z.string()),
	inStock: z.optional(z.string()),
	brand: z.optional(z.string()),
	shortDesc: z.optional(z.string())
});
/**
* Facet. OPTIONS has options, SLIDER has min, max, start, end as texts.
*/
var zSearchProviderFilter = z.looseObject({
	key: z.string(),
	label: z.string(),
	type: z.enum([
		"OPTIONS",
		"SLIDER",
		"RATING"
	]),
	options: z.optional(z.array(z.object({
		name: z.string(),
		value: z.string(),
		count: z.int(),
		selected: z.boolean()
	}))),
	min: z.optional(z.string()),
	max: z.optional(z.string()),
	start: z.nullish(z.string()),
	end: z.nullish(z.string())
});
/**
* Answer to one query.
*/
var zSearchProviderQueryResult = z.looseObject({
	id: z.string(),
	meta: z.looseObject({
		totalResultsFound: z.int(),
		noOfResults: z.optional(z.int()),
		offset: z.optional(z.int()),
		searchedTerm: z.optional(z.string()),
		typeOfSearch: z.optional(z.string()),
		qTime: z.optional(z.int())
	}),
	filters: z.optional(z.array(zSearchProviderFilter)),
	records: z.array(zSearchProviderRecord)
});
/**
* Answer to a search request.
*/
var zSearchProviderResponse = z.looseObject({
	meta: z.looseObject({
		qTime: z.optional(z.int()),
		responseCode: z.optional(z.int())
	}),
	queryResults: z.optional(z.array(zSearchProviderQueryResult)),
	suggestionResults: z.optional(z.array(z.object({
		id: z.string(),
		suggestions: z.array(z.object({ suggest: z.string() }))
	})))
});
z.looseObject({ klevu_keywordUrlMap: z.array(z.object({
	keywords: z.array(z.string()),
	url: z.string()
})) });
/**
* Purchase event.
*/
var zSearchProviderPurchaseEvent = z.looseObject({
	event: z.literal("order_purchase"),
	event_version: z.optional(z.string()),
	event_apikey: z.optional(z.string()),
	user_profile: z.optional(z.looseObject({ email: z.optional(z.string()) })),
	event_data: z.looseObject({ items: z.array(z.looseObject({
		order_id: z.string(),
		order_line_id: z.optional(z.string()),
		item_id: z.optional(z.string()),
		item_group_id: z.optional(z.string()),
		item_name: z.optional(z.string()),
		item_variant_id: z.optional(z.string()),
		unit_price: z.union([z.number(), z.string()]),
		currency: z.string(),
		units: z.int()
	})) })
});
z.looseObject({
	task_id: z.string(),
	url: z.string(),
	payload: z.looseObject({
		method: z.string(),
		headers: z.optional(z.record(z.string(), z.string())),
		body: z.nullish(z.string()),
		mode: z.optional(z.string())
	}),
	transmited: z.boolean(),
	transmited_at: z.nullish(z.string()),
	created_at: z.optional(z.string()),
	updated_at: z.optional(z.string()),
	result: z.optional(z.unknown()),
	resultCode: z.nullish(z.int()),
	code: z.nullish(z.int()),
	acknowledged: z.optional(z.boolean()),
	meta: z.nullish(z.record(z.string(), z.unknown())),
	callback_event: z.optional(z.string()),
	silent: z.optional(z.boolean()),
	is_result_cacheable: z.optional(z.boolean()),
	product_sku: z.optional(z.string()),
	skus: z.optional(z.array(z.string())),
	force_client_state: z.optional(z.boolean()),
	idempotency_key: z.optional(z.string()),
	attempts: z.optional(z.int())
});
/**
* Collection that can be replicated.
*/
var zSyncCollection = z.enum([
	"products",
	"categories",
	"attributes",
	"taxrules",
	"cms_blocks",
	"cms_pages",
	"blog_posts",
	"blog_categories",
	"navigation",
	"content_pages",
	"store_settings",
	"showrooms",
	"static_content",
	"reviews",
	"url_rewrites",
	"price_history"
]);
/**
* Opaque position in the change order of a collection and store. Give it back unchanged; do not compare or parse it.
*/
var zSyncCheckpoint = z.string().check(z.minLength(1), z.maxLength(512));
/**
* Fields added to every replicated document. A tombstone has id, _deleted true and _updated_at and may leave out everything else.
*/
var zSyncDocumentMeta = z.looseObject({
	id: z.union([z.int(), z.string()]),
	_deleted: z.boolean(),
	_updated_at: z.iso.datetime()
});
/**
* Deleted document.
*/
var zSyncTombstone = z.looseObject({
	id: z.union([z.int(), z.string()]),
	_deleted: z.literal(true),
	_updated_at: z.iso.datetime()
});
/**
* Page of changes of products.
*/
var zSyncBatchProducts = z.strictObject({
	collection: z.literal("products"),
	total: z.int().check(z.gte(0)),
	documents: z.array(z.union([zSyncTombstone, z.intersection(z.intersection(zProduct, zSyncDocumentMeta), z.object({ _deleted: z.optional(z.literal(false)) }))])),
	checkpoint: zSyncCheckpoint,
	hasMore: z.boolean()
});
/**
* Page of changes of categories.
*/
var zSyncBatchCategories = z.strictObject({
	collection: z.literal("categories"),
	total: z.int().check(z.gte(0)),
	documents: z.array(z.union([zSyncTombstone, z.intersection(z.intersection(zCategory, zSyncDocumentMeta), z.object({ _deleted: z.optional(z.literal(false)) }))])),
	checkpoint: zSyncCheckpoint,
	hasMore: z.boolean()
});
/**
* Page of changes of attributes.
*/
var zSyncBatchAttributes = z.strictObject({
	collection: z.literal("attributes"),
	total: z.int().check(z.gte(0)),
	documents: z.array(z.union([zSyncTombstone, z.intersection(z.intersection(zAttribute, zSyncDocumentMeta), z.object({ _deleted: z.optional(z.literal(false)) }))])),
	checkpoint: zSyncCheckpoint,
	hasMore: z.boolean()
});
/**
* Page of changes of taxrules.
*/
var zSyncBatchTaxrules = z.strictObject({
	collection: z.literal("taxrules"),
	total: z.int().check(z.gte(0)),
	documents: z.array(z.union([zSyncTombstone, z.intersection(z.intersection(zTaxRule, zSyncDocumentMeta), z.object({ _deleted: z.optional(z.literal(false)) }))])),
	checkpoint: zSyncCheckpoint,
	hasMore: z.boolean()
});
/**
* Page of changes of cms_blocks.
*/
var zSyncBatchCmsBlocks = z.strictObject({
	collection: z.literal("cms_blocks"),
	total: z.int().check(z.gte(0)),
	documents: z.array(z.union([zSyncTombstone, z.intersection(z.intersection(zCmsBlock, zSyncDocumentMeta), z.object({ _deleted: z.optional(z.literal(false)) }))])),
	checkpoint: zSyncCheckpoint,
	hasMore: z.boolean()
});
/**
* Page of changes of cms_pages.
*/
var zSyncBatchCmsPages = z.strictObject({
	collection: z.literal("cms_pages"),
	total: z.int().check(z.gte(0)),
	documents: z.array(z.union([zSyncTombstone, z.intersection(z.intersection(zCmsPage, zSyncDocumentMeta), z.object({ _deleted: z.optional(z.literal(false)) }))])),
	checkpoint: zSyncCheckpoint,
	hasMore: z.boolean()
});
/**
* Page of changes of blog_posts.
*/
var zSyncBatchBlogPosts = z.strictObject({
	collection: z.literal("blog_posts"),
	total: z.int().check(z.gte(0)),
	documents: z.array(z.union([zSyncTombstone, z.intersection(z.intersection(zBlogPost, zSyncDocumentMeta), z.object({ _deleted: z.optional(z.literal(false)) }))])),
	checkpoint: zSyncCheckpoint,
	hasMore: z.boolean()
});
/**
* Page of changes of blog_categories.
*/
var zSyncBatchBlogCategories = z.strictObject({
	collection: z.literal("blog_categories"),
	total: z.int().check(z.gte(0)),
	documents: z.array(z.union([zSyncTombstone, z.intersection(z.intersection(zBlogCategory, zSyncDocumentMeta), z.object({ _deleted: z.optional(z.literal(false)) }))])),
	checkpoint: zSyncCheckpoint,
	hasMore: z.boolean()
});
/**
* Page of changes of navigation.
*/
var zSyncBatchNavigation = z.strictObject({
	collection: z.literal("navigation"),
	total: z.int().check(z.gte(0)),
	documents: z.array(z.union([zSyncTombstone, z.intersection(z.intersection(zNavigation, zSyncDocumentMeta), z.object({ _deleted: z.optional(z.literal(false)) }))])),
	checkpoint: zSyncCheckpoint,
	hasMore: z.boolean()
});
/**
* What a device must know about a store view to check out without a network (one document per store view). Amounts are gross, in major units of the store view's currency.
*/
var zStoreSettings = z.looseObject({
	id: z.string(),
	countries: z.array(z.looseObject({
		country_id: z.string().check(z.length(2)),
		postcode_pattern: z.string()
	})),
	shipping_methods: z.array(z.looseObject({
		carrier_code: z.string(),
		method_code: z.string(),
		carrier_title: z.string(),
		method_title: z.string(),
		countries: z.array(z.string().check(z.length(2))),
		price_incl_tax: zMoney,
		postcode_pattern: z.string(),
		days_min: z.int().check(z.gte(0)),
		days_max: z.int().check(z.gte(0)),
		position: z.optional(z.int())
	})),
	payment_methods: z.array(z.looseObject({
		code: z.string(),
		title: z.string(),
		countries: z.array(z.string().check(z.length(2))),
		cost_incl_tax: zMoney,
		usable_offline: z.boolean(),
		position: z.optional(z.int())
	})),
	updated_at: z.optional(zCatalogTimestamp)
});
/**
* A physical shop whose stock is a filter.
*/
var zShowroom = z.looseObject({
	id: z.int().check(z.gte(1)),
	name: z.string(),
	city: z.string(),
	address: z.nullish(z.string()),
	opening_hours: z.optional(z.array(z.looseObject({
		days: z.string(),
		hours: z.string()
	}))),
	updated_at: z.optional(zCatalogTimestamp)
});
/**
* A redirect, replicated so that old addresses work without a network.
*/
var zUrlRewriteDocument = z.looseObject({
	id: z.string(),
	request_path: z.string(),
	relative_url: z.string(),
	redirectCode: z.union([z.literal(301), z.literal(302)])
});
/**
* Page of changes of store settings.
*/
var zSyncBatchStoreSettings = z.strictObject({
	collection: z.literal("store_settings"),
	total: z.int().check(z.gte(0)),
	documents: z.array(z.union([zSyncTombstone, z.intersection(z.intersection(zStoreSettings, zSyncDocumentMeta), z.object({ _deleted: z.optional(z.literal(false)) }))])),
	checkpoint: zSyncCheckpoint,
	hasMore: z.boolean()
});
/**
* Page of changes of showrooms.
*/
var zSyncBatchShowrooms = z.strictObject({
	collection: z.literal("showrooms"),
	total: z.int().check(z.gte(0)),
	documents: z.array(z.union([zSyncTombstone, z.intersection(z.intersection(zShowroom, zSyncDocumentMeta), z.object({ _deleted: z.optional(z.literal(false)) }))])),
	checkpoint: zSyncCheckpoint,
	hasMore: z.boolean()
});
/**
* Page of changes of URL rewrites.
*/
var zSyncBatchUrlRewrites = z.strictObject({
	collection: z.literal("url_rewrites"),
	total: z.int().check(z.gte(0)),
	documents: z.array(z.union([zSyncTombstone, z.intersection(z.intersection(zUrlRewriteDocument, zSyncDocumentMeta), z.object({ _deleted: z.optional(z.literal(false)) }))])),
	checkpoint: zSyncCheckpoint,
	hasMore: z.boolean()
});
z.union([
	z.intersection(z.object({ collection: z.literal("products") }), zSyncBatchProducts),
	z.intersection(z.object({ collection: z.literal("categories") }), zSyncBatchCategories),
	z.intersection(z.object({ collection: z.literal("attributes") }), zSyncBatchAttributes),
	z.intersection(z.object({ collection: z.literal("taxrules") }), zSyncBatchTaxrules),
	z.intersection(z.object({ collection: z.literal("cms_blocks") }), zSyncBatchCmsBlocks),
	z.intersection(z.object({ collection: z.literal("cms_pages") }), zSyncBatchCmsPages),
	z.intersection(z.object({ collection: z.literal("blog_posts") }), zSyncBatchBlogPosts),
	z.intersection(z.object({ collection: z.literal("blog_categories") }), zSyncBatchBlogCategories),
	z.intersection(z.object({ collection: z.literal("navigation") }), zSyncBatchNavigation),
	z.intersection(z.object({ collection: z.literal("store_settings") }), zSyncBatchStoreSettings),
	z.intersection(z.object({ collection: z.literal("showrooms") }), zSyncBatchShowrooms),
	z.intersection(z.object({ collection: z.literal("url_rewrites") }), zSyncBatchUrlRewrites)
]);
z.looseObject({
	storeCode: z.string(),
	storeId: z.int(),
	tax: z.optional(z.looseObject({
		defaultCountry: z.string(),
		defaultRegion: z.optional(z.string()),
		sourcePriceIncludesTax: z.optional(z.boolean()),
		finalPriceIncludesTax: z.optional(z.boolean()),
		calculateServerSide: z.optional(z.boolean()),
		userGroupId: z.nullish(z.int()),
		useOnlyDefaultUserGroupId: z.optional(z.boolean())
	})),
	seo: z.optional(z.record(z.string(), z.unknown())),
	elasticsearch: z.looseObject({
		host: z.string(),
		index: z.string()
	}),
	i18n: z.looseObject({
		currencyCode: z.string(),
		currencySign: z.optional(z.string()),
		defaultLocale: z.string(),
		availableLocale: z.optional(z.array(z.string())),
		fractionDigits: z.optional(z.int()),
		currencyDecimal: z.optional(z.string()),
		currencyGroup: z.optional(z.string()),
		dateFormat: z.optional(z.string()),
		priceFormat: z.optional(z.string())
	})
});
z.object({
	code: z.string(),
	created_at: z.string(),
	value: z.unknown(),
	description: z.optional(z.string())
});
z.object({
	id: z.optional(z.union([z.int(), z.string()])),
	type: z.enum([
		"success",
		"error",
		"warning",
		"info"
	]),
	message: z.string(),
	action1: z.optional(z.looseObject({ label: z.string() })),
	action2: z.optional(z.looseObject({ label: z.string() })),
	timeToLive: z.optional(z.int()),
	hasNoTimeout: z.optional(z.boolean())
});
z.string().check(z.regex(/^[a-z]{2,8}$/));
z.string().check(z.regex(/^[a-z]{2,8}$/));
z.string();
z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/));
z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/));
z.string().check(z.regex(/^[a-z0-9_]+$/));
z.enum([
	"product",
	"category",
	"attribute",
	"taxrule",
	"review",
	"cms_page",
	"cms_block",
	"cms_hierarchy",
	"cms_blog",
	"cms_blog_category"
]);
z._default(z.int().check(z.gte(1), z.lte(4e3)), 50);
z._default(z.int().check(z.gte(0)), 0);
z.string();
z.string();
z.string();
z.string().check(z.minLength(3));
z.string();
z.enum(["search-query"]);
z.enum(["compact", "standard"]);
z.string();
z.string();
z.int();
z._default(z.int().check(z.gte(1)), 1);
z._default(z.int().check(z.gte(1), z.lte(100)), 10);
z.looseObject({
	username: z.string().check(z.minLength(1)),
	password: z.string().check(z.minLength(1))
});
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.string(),
	meta: zAuthMeta
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zUser
});
z.looseObject({ email: z.email() });
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.literal(true)
});
z.looseObject({
	email: z.email(),
	newPassword: zPassword,
	resetToken: z.string().check(z.minLength(1))
});
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.literal(true)
});
z.looseObject({
	currentPassword: z.string().check(z.minLength(1)),
	newPassword: zPassword
});
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.literal(true)
});
z.looseObject({ refreshToken: z.string().check(z.minLength(1)) });
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.string(),
	meta: zAuthMeta
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zUser
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/))
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zUser
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20),
	currentPage: z._default(z.optional(z.int().check(z.gte(1))), 1)
});
z.object({
	code: z.literal(200),
	result: zOrderHistory
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zCartId
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
var zPullCartQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId
});
z.object({
	code: z.literal(200),
	result: z.array(zCartItem)
});
var zUpdateCartItemBody = z.object({ cartItem: zCartItemInput });
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/))
});
var zUpdateCartItemQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId
});
z.object({
	code: z.literal(200),
	result: zCartItem
});
var zDeleteCartItemBody = z.object({ cartItem: zCartItemRemoval });
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/))
});
var zDeleteCartItemQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId
});
z.object({
	code: z.literal(200),
	result: z.literal(true)
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
var zGetTotalsQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId
});
z.object({
	code: z.literal(200),
	result: zTotals
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
var zGetPaymentMethodsQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId
});
z.object({
	code: z.literal(200),
	result: z.array(zPaymentMethod)
});
var zListShippingMethodsBody = z.object({ address: zAddress });
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
var zListShippingMethodsQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId
});
z.object({
	code: z.literal(200),
	result: z.array(zShippingMethod)
});
var zSetShippingInformationBody = z.object({ addressInformation: zAddressInformation });
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
var zSetShippingInformationQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId
});
z.object({
	code: z.literal(200),
	result: zShippingInformationResult
});
var zCollectTotalsBody = z.object({ methods: zCollectTotalsMethods });
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
var zCollectTotalsQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId
});
z.object({
	code: z.literal(200),
	result: zTotals
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
var zApplyCouponQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId,
	coupon: z.string().check(z.minLength(1))
});
z.object({
	code: z.literal(200),
	result: z.literal(true)
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
var zDeleteCouponQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId
});
z.object({
	code: z.literal(200),
	result: z.literal(true)
});
var zPlaceOrderBody = zOrder;
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/))
});
var zPlaceOrderQuery = z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zOrderConfirmation
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
var zGetOrderStatusPath = z.object({ order_id: z.string().check(z.minLength(8)) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.nullable(zOrderSyncStatus)
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
var zCheckStockQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	sku: z.string().check(z.minLength(1))
});
z.object({
	code: z.literal(200),
	result: zStockItem
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
var zListStockQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	skus: z.string().check(z.minLength(1))
});
z.object({
	code: z.literal(200),
	result: z.array(zStockItem)
});
z.looseObject({ email: z.email() });
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	email: z.optional(z.email())
});
z.object({
	code: z.literal(200),
	result: zNewsletterStatus
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	email: z.email()
});
z.object({
	code: z.literal(200),
	result: zNewsletterStatus
});
z.looseObject({ email: z.email() });
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zNewsletterStatus
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
var zSearchCatalogGetPath = z.object({
	index: z.string().check(z.regex(/^[a-z0-9_]+$/)),
	type: z.enum([
		"product",
		"category",
		"attribute",
		"taxrule",
		"review",
		"cms_page",
		"cms_block",
		"cms_hierarchy",
		"cms_blog",
		"cms_blog_category"
	])
});
var zSearchCatalogGetQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	size: z._default(z.optional(z.int().check(z.gte(1), z.lte(4e3))), 50),
	from: z._default(z.optional(z.int().check(z.gte(0))), 0),
	sort: z.optional(z.string()),
	_source_include: z.optional(z.string()),
	_source_exclude: z.optional(z.string()),
	q: z.optional(z.string().check(z.minLength(3))),
	request_format: z.optional(z.enum(["search-query"])),
	response_format: z.optional(z.enum(["compact", "standard"])),
	request: z.optional(z.string())
});
z.union([zSearchResultCompact, zSearchResultStandard]);
z.union([zSearchQuery, zElasticQuery]);
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	index: z.string().check(z.regex(/^[a-z0-9_]+$/)),
	type: z.enum([
		"product",
		"category",
		"attribute",
		"taxrule",
		"review",
		"cms_page",
		"cms_block",
		"cms_hierarchy",
		"cms_blog",
		"cms_blog_category"
	])
});
var zSearchCatalogPostQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	size: z._default(z.optional(z.int().check(z.gte(1), z.lte(4e3))), 50),
	from: z._default(z.optional(z.int().check(z.gte(0))), 0),
	sort: z.optional(z.string()),
	_source_include: z.optional(z.string()),
	_source_exclude: z.optional(z.string()),
	q: z.optional(z.string().check(z.minLength(3))),
	request_format: z.optional(z.enum(["search-query"])),
	response_format: z.optional(z.enum(["compact", "standard"]))
});
z.union([zSearchResultCompact, zSearchResultStandard]);
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
var zRenderListQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	skus: z.string().check(z.minLength(1)),
	currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
	storeId: z._default(z.int().check(z.gte(1)), 1),
	userGroupId: z.optional(z.int())
});
z.object({
	code: z.literal(200),
	result: zRenderList
});
z.looseObject({ review: zNativeReview });
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.union([zNativeReview, z.literal(true)])
});
var zMapUrlBody = zUrlMapRequest;
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
var zMapUrlQuery = z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zUrlMapResult
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
var zLookupRewritePath = z.object({ path: z.string().check(z.minLength(1)) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
var zResolveUrlQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	url: z.string().check(z.minLength(1))
});
z.object({
	code: z.literal(200),
	result: z.object({ urlResolver: z.nullable(zUrlResolver) })
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({ id: z.union([z.int(), z.string()]) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zCmsPage
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({ id: z.union([z.int(), z.string()]) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zCmsBlock
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({
	identifier: z.string(),
	storeId: z.int()
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zCmsPage
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({
	identifier: z.string(),
	storeId: z.int()
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zCmsBlock
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	slug: z.optional(z.string()),
	entry_id: z.optional(z.string())
});
z.object({
	code: z.literal(200),
	result: z.union([zContentCollection, zContentEntry])
});
z.record(z.string(), z.unknown());
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	lang: z.string()
});
z.object({
	code: z.literal(200),
	result: z.union([z.array(zNavigationItem), zContentCollection])
});
z.record(z.string(), z.unknown());
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	lang: z.string()
});
z.object({
	code: z.literal(200),
	result: z.union([z.array(zNavigationItem), zContentCollection])
});
z.object({ "If-None-Match": z.optional(z.string()) });
z.object({
	storeCode: z.string(),
	file: z.enum([
		"banners.json",
		"main-image.json",
		"instagram.json",
		"default-content.json"
	])
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId
});
z.object({
	code: z.literal(200),
	result: z.object({ getAppliedFeeOptions: z.object({ items: z.array(zAppliedFeeOption) }) })
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId
});
z.object({
	code: z.literal(200),
	result: z.object({ getFeeItemsForQuote: z.array(zFeeItem) })
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.object({ getListFeeItems: z.object({ items: z.array(zFeeItem) }) })
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({
	storeId: z.int(),
	feeId: z.int()
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.object({ getFeeOptions: z.object({ items: z.array(zFeeOption) }) })
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId
});
z.object({
	code: z.literal(200),
	result: zTotals
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zExternalCheckoutResult
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	cartId: zCartId
});
z.object({
	code: z.literal(200),
	result: z.object({ orderId: z.nullable(z.string()) })
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	sid: z.string().check(z.minLength(1))
});
z.object({
	code: z.literal(200),
	result: zExternalCheckoutConfirmation
});
z.looseObject({ orderId: z.string().check(z.minLength(1)) });
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.looseObject({
		orderId: z.string(),
		order_amount: z.optional(z.int())
	})
});
z.looseObject({
	orderId: z.string().check(z.minLength(1)),
	storeCode: z.optional(z.string())
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zOrderConfirmation
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	h: z.optional(z.string())
});
z.object({
	code: z.literal(200),
	result: zExternalCheckoutConfig
});
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.array(zDeliveryOption)
});
z.looseObject({
	postcode: z.string().check(z.minLength(3)),
	countryId: z.optional(z.string()),
	limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(50))), 10),
	product_code: z.optional(z.string())
});
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.array(zPickupStore)
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	bookingId: z.string().check(z.minLength(1)),
	postcode: z.optional(z.string()),
	sig: z.optional(z.string())
});
z.object({
	code: z.literal(200),
	result: zBookingValidation
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	startDate: z.iso.date(),
	nextDate: z.iso.date(),
	postcode: z.string().check(z.regex(/^\S+$/))
});
z.object({
	code: z.literal(200),
	result: z.array(zBookingTimeslot)
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zBookingResult
});
z.object({
	review_id: z.int(),
	updown: z.enum(["up", "down"])
});
z.object({ "If-None-Match": z.optional(z.string()) });
z.object({ review_id: z.int() });
z.object({ "If-None-Match": z.optional(z.string()) });
z.object({
	appkey: z.string(),
	sku: z.string()
});
z.object({
	per_page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 10),
	page: z._default(z.optional(z.int().check(z.gte(1))), 1),
	start: z.optional(z.int().check(z.gte(0))),
	sort: z.optional(z.enum([
		"date",
		"votes_up",
		"votes_down",
		"time",
		"rating",
		"reviewer_type"
	])),
	direction: z.optional(z.enum(["asc", "desc"])),
	star: z.optional(z.int().check(z.gte(1), z.lte(5)))
});
z.object({ "If-None-Match": z.optional(z.string()) });
z.object({ appkey: z.string() });
z.object({
	page: z._default(z.optional(z.int().check(z.gte(1))), 1),
	per_page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 10),
	sort: z._default(z.optional(z.string()), "date")
});
z.object({ "If-None-Match": z.optional(z.string()) });
z.object({ appkey: z.string() });
z.object({
	user_reference: z.string().check(z.minLength(1)),
	since_id: z.optional(z.int()),
	since_date: z.optional(z.iso.date()),
	since_updated_at: z.optional(z.iso.date()),
	count: z.optional(z.int().check(z.gte(1), z.lte(100))),
	page: z._default(z.optional(z.int().check(z.gte(1))), 1)
});
z.object({ "If-None-Match": z.optional(z.string()) });
z.object({
	appkey: z.string(),
	sku: z.string()
});
z.object({ "If-None-Match": z.optional(z.string()) });
z.object({ appkey: z.string() });
z.object({
	album_name: z.string().check(z.minLength(1)),
	page: z._default(z.optional(z.int().check(z.gte(1))), 1),
	per_page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 10)
});
z.object({ "If-None-Match": z.optional(z.string()) });
z.object({
	appkey: z.string(),
	sku: z.string()
});
z.object({
	page: z._default(z.optional(z.int().check(z.gte(1))), 1),
	per_page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 10)
});
z.object({ "If-None-Match": z.optional(z.string()) });
z.object({ storeCode: z.string() });
z.object({
	code: z.literal(200),
	result: zReviewTotals
});
z.object({ "If-None-Match": z.optional(z.string()) });
z.object({ query: z.string().check(z.minLength(2)) });
z.intersection(z.object({ index: z.string() }), zSearchProviderRequest);
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zSearchProviderResponse
});
z.intersection(z.object({ index: z.string() }), zSearchProviderRequest);
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: zSearchProviderResponse
});
z.object({ "If-None-Match": z.optional(z.string()) });
z.object({ apiKey: z.string() });
z.object({
	klevu_apiKey: z.string(),
	klevu_term: z.string(),
	klevu_totalResults: z.int(),
	klevu_typeOfQuery: z.optional(z.string()),
	klevu_activeFilters: z.optional(z.string())
});
z.object({
	klevu_apiKey: z.string(),
	klevu_type: z.string(),
	klevu_keywords: z.string(),
	klevu_productId: z.string(),
	klevu_productGroupId: z.optional(z.string()),
	klevu_productVariantId: z.optional(z.string()),
	klevu_productName: z.string(),
	klevu_productUrl: z.string(),
	klevu_activeFilters: z.optional(z.string())
});
z.object({
	klevu_apiKey: z.string(),
	klevu_categoryName: z.string(),
	klevu_categoryPath: z.string(),
	klevu_productIds: z.string(),
	klevu_pageStartsFrom: z.optional(z.int()),
	klevu_activeFilters: z.optional(z.string())
});
z.object({
	klevu_apiKey: z.string(),
	klevu_categoryName: z.string(),
	klevu_categoryPath: z.string(),
	klevu_productId: z.string(),
	klevu_productGroupId: z.optional(z.string()),
	klevu_productName: z.optional(z.string()),
	klevu_productUrl: z.optional(z.string()),
	klevu_productPosition: z.optional(z.int())
});
z.array(zSearchProviderPurchaseEvent).check(z.minLength(1));
z.object({ "If-None-Match": z.optional(z.string()) });
z.object({
	code: z.literal(200),
	result: zVersion
});
z.looseObject({
	token: z.string().check(z.minLength(1)),
	action: z.optional(z.string())
});
z.object({
	code: z.literal(200),
	result: zRecaptchaResult
});
z.object({ "x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.string()
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"Idempotency-Key": z.optional(z.string().check(z.minLength(16), z.maxLength(128), z.regex(/^[A-Za-z0-9._:-]+$/)))
});
z.object({ storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))) });
z.object({
	code: z.literal(200),
	result: z.literal("OK")
});
z.object({
	"x-vs-store-code": z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	"If-None-Match": z.optional(z.string())
});
var zReplicatePath = z.object({ collection: zSyncCollection });
var zReplicateQuery = z.object({
	storeCode: z.optional(z.string().check(z.regex(/^[a-z]{2,8}$/))),
	checkpoint: z.optional(zSyncCheckpoint),
	limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(1e3))), 200),
	fields: z.optional(z.enum(["list", "all"]))
});
// src/config/limits.ts
var SEARCH_SIZE_MAX = 4e3;
var MINIMUM_SCORE = .02;
var aggregationSizes = {
	color: 20,
	product_material: 100,
	product_brand: 50
};
var NOTICE_LIFETIME_MS = 5e3;
var IMAGE_WIDTHS_PX = [
	120,
	240,
	320,
	480,
	640,
	960,
	1024,
	1440,
	1680
];
var THUMBNAIL_CART_PX = {
	width: 150,
	height: 150
};
var THUMBNAIL_PRODUCT_PX = {
	width: 310,
	height: 300
};
var THUMBNAIL_GALLERY_PX = {
	width: 852,
	height: 517
};
// src/domain/stock.ts
/** Stock indications of spec 4; the last two depend on the moment, not on the article. */
var stockStatuses = [
	"in_stock",
	"low_stock",
	"upcoming",
	"out_of_stock",
	"sold_out_season",
	"discontinued",
	"discontinued_sellable"
];
var unsellable = /* @__PURE__ */ new Set([
	"out_of_stock",
	"sold_out_season",
	"discontinued",
	"upcoming"
]);
/** The indication to show for a stock (spec 4: stock indication). */
function stockStatus(stock, place) {
	const { status } = stock;
	if (status && unsellable.has(status)) return status;
	if (!isSellable(stock)) return status === "discontinued_sellable" ? "discontinued" : "out_of_stock";
	if (status === "discontinued_sellable") return status;
	if (!stock.isManaged) return "in_stock";
	if (stock.qty === null) return status ?? "in_stock";
	const limit = place === "list" ? 5 : 10;
	return stock.qty <= limit ? "low_stock" : "in_stock";
}
/** Whether at least one can be sold. */
function isSellable(stock) {
	if (stock.status && unsellable.has(stock.status)) return false;
	if (!stock.isManaged) return true;
	return stock.isInStock && (stock.qty === null || stock.qty >= 1);
}
/** How many one cart may hold. */
function maxQty(stock) {
	if (!isSellable(stock)) return 0;
	if (!stock.isManaged || stock.qty === null) return 999;
	return Math.min(999, Math.floor(stock.qty));
}
// server/store/schema.ts
var tsvector = customType({ dataType: () => "tsvector" });
var moment = (name) => timestamp(name, {
	withTimezone: true,
	mode: "date"
});
/** Facts about this database as a whole: its id (part of every checkpoint) and what it was filled with. */
var shopMeta = pgTable("shop_meta", {
	key: text().primaryKey(),
	value: text().notNull()
});
pgSequence("catalogue_change", { startWith: 1 });
/** Every replicated document of every store view, in the shape of the contract. */
var documents = pgTable("documents", {
	storeCode: text("store_code").notNull(),
	collection: text().notNull(),
	id: text().notNull(),
	changeNumber: bigint("change_number", { mode: "number" }).notNull(),
	updatedAt: moment("updated_at").notNull(),
	/** Deleted, or status 2 and above: a tombstone for devices. */
	isGone: boolean("is_gone").notNull(),
	body: jsonb().$type().notNull(),
	sku: text(),
	/** Address inside the store view without leading slash, or the identifier of a content page. */
	path: text(),
	slug: text(),
	words: tsvector().notNull()
}, (table) => [
	primaryKey({ columns: [
		table.storeCode,
		table.collection,
		table.id
	] }),
	uniqueIndex("documents_change").on(table.storeCode, table.collection, table.changeNumber),
	index("documents_sku").on(table.storeCode, table.sku),
	index("documents_path").on(table.storeCode, table.path),
	index("documents_slug").on(table.storeCode, table.slug),
	index("documents_body").using("gin", sql`${table.body} jsonb_path_ops`),
	index("documents_words").using("gin", table.words)
]);
/** Stock of everything that can be bought, shared by all store views; a variant names the product that holds it. */
var articles = pgTable("articles", {
	sku: text().primaryKey(),
	articleId: bigint("article_id", { mode: "number" }).notNull(),
	productId: text("product_id").notNull(),
	qty: doublePrecision().notNull(),
	isInStock: boolean("is_in_stock").notNull(),
	isManaged: boolean("is_managed").notNull(),
	status: text()
}, (table) => [index("articles_product").on(table.productId)]);
var carts = pgTable("carts", {
	id: text().primaryKey(),
	storeCode: text("store_code").notNull(),
	isOpen: boolean("is_open").notNull(),
	couponCode: text("coupon_code"),
	country: text(),
	postcode: text(),
	shippingMethod: text("shipping_method"),
	paymentMethod: text("payment_method"),
	createdAt: moment("created_at").notNull(),
	updatedAt: moment("updated_at").notNull()
});
var cartItems = pgTable("cart_items", {
	itemId: bigserial("item_id", { mode: "number" }).primaryKey(),
	cartId: text("cart_id").notNull().references(() => carts.id),
	lineKey: text("line_key").notNull(),
	sku: text().notNull(),
	qty: integer().notNull(),
	productOption: jsonb("product_option").$type()
}, (table) => [uniqueIndex("cart_items_line").on(table.cartId, table.lineKey)]);
var orders = pgTable("orders", {
	id: bigserial({ mode: "number" }).primaryKey(),
	orderId: text("order_id").notNull().unique(),
	idempotencyKey: text("idempotency_key").notNull(),
	storeCode: text("store_code").notNull(),
	cartId: text("cart_id").notNull(),
	customer: text().notNull(),
	status: text().notNull(),
	payload: jsonb().$type().notNull(),
	/** Lines and totals as counted here: gross, minor units (D78). */
	lines: jsonb().$type().notNull(),
	totals: jsonb().$type().notNull(),
	createdAt: moment("created_at").notNull()
});
var coupons = pgTable("coupons", {
	code: text().primaryKey(),
	percent: integer().notNull(),
	uses: integer().notNull().default(0)
});
/** Stored replies of mutations by their key (contract: idempotency). */
var idempotencyKeys = pgTable("idempotency_keys", {
	key: text().primaryKey(),
	fingerprint: text().notNull(),
	status: integer().notNull(),
	reply: text().notNull(),
	isKeptWithOrder: boolean("is_kept_with_order").notNull(),
	createdAt: moment("created_at").notNull()
});
// server/cart/cart-store.ts
var CART_ID_BYTES = 16;
/** A new, empty guest cart with an id that cannot be guessed. */
async function createCart(queries, store) {
	const now = /* @__PURE__ */ new Date();
	const [cart] = await queries.insert(carts).values({
		id: randomBytes(CART_ID_BYTES).toString("hex"),
		storeCode: store.code,
		isOpen: true,
		createdAt: now,
		updatedAt: now
	}).returning();
	return cart;
}
/** The open cart with this id in this store view; locked for the rest of the transaction when it is to be written. */
async function openCart(queries, store, cartId, use) {
	const query = queries.select().from(carts).where(and(eq(carts.id, String(cartId)), eq(carts.storeCode, store.code), eq(carts.isOpen, true)));
	const [cart] = use === "write" ? await query.for("update") : await query;
	return cart;
}
/** The lines of a cart in the order they came. */
async function itemsOf(queries, cartId) {
	return queries.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(asc(cartItems.itemId));
}
/** Changes what a cart knows beside its lines. */
async function updateCart(queries, cartId, change) {
	const [cart] = await queries.update(carts).set({
		...change,
		updatedAt: /* @__PURE__ */ new Date()
	}).where(eq(carts.id, cartId)).returning();
	return cart;
}
// src/domain/line-key.ts
/**
* Names a cart line: equal lines have equal keys, on the device and on the server. A variant is named by its own sku;
* further options follow in a fixed order.
*/
function lineKey(sku, options = {}) {
	const parts = [sku];
	for (const [id, value] of sorted(options.custom)) parts.push(`c${id}=${escape(String(value))}`);
	for (const [id, { qty, selections }] of sorted(options.bundle)) parts.push(`b${id}=${qty}x${[...selections].map((value) => escape(String(value))).sort().join("+")}`);
	return parts.join("|");
}
function escape(text) {
	return encodeURIComponent(text);
}
function sorted(record = {}) {
	return Object.entries(record).sort(([a], [b]) => a < b ? -1 : 1);
}
// src/domain/price.ts
/** Special prices count only below the original price and within their dates (spec 5: special price). */
function currentPrice(price, nowMs) {
	const { baseMinor, reducedMinor, specialMinor } = price;
	if (baseMinor === null || baseMinor < 0) return null;
	const lower = [reducedMinor, isSpecialActive(price, nowMs) ? specialMinor : null].filter((offer) => offer !== null && offer >= 0 && offer < baseMinor);
	if (lower.length === 0) return {
		amountMinor: baseMinor,
		regularMinor: null
	};
	return {
		amountMinor: Math.min(...lower),
		regularMinor: baseMinor
	};
}
function isSpecialActive({ specialFrom, specialTo }, nowMs) {
	return (specialFrom === null || specialFrom <= nowMs) && (specialTo === null || nowMs <= specialTo);
}
/** The next moment at which the current price changes by itself, or `null`. */
function nextPriceChange(price, nowMs) {
	const moments = [price.specialFrom, price.specialTo === null ? null : price.specialTo + 1];
	const now = currentPrice(price, nowMs)?.amountMinor;
	const changes = moments.filter((moment) => moment !== null && moment > nowMs).filter((moment) => currentPrice(price, moment)?.amountMinor !== now);
	return changes.length === 0 ? null : Math.min(...changes);
}
// src/domain/money.ts
function toMinor(major) {
	if (major === null || major === void 0 || !Number.isFinite(major)) return null;
	return Math.round(Number((major * 100).toFixed(4)));
}
/** Minor units as the major units of the wire. */
function toMajor(minor) {
	return minor / 100;
}
/** Rounds half up (D95). */
function roundHalfUp(value) {
	return Math.floor(value + .5);
}
// src/domain/tax.ts
var BASIS_POINTS = 1e4;
/**
* The rate for a product's tax class at an address, in basis points (25 % is 2500): the first rate of the first rule
* that matches country and region. `null` without a rule: such a product is not priced (D44).
*/
function taxRateFor(rules, taxClassId, address) {
	if (taxClassId === null) return null;
	for (const rule of rules) {
		if (!rule.productTaxClassIds.includes(taxClassId)) continue;
		const rate = rule.rates.find((candidate) => rateFits(candidate, address));
		if (rate) return Math.round(rate.ratePercent * 100);
	}
	return null;
}
function rateFits(rate, address) {
	if (rate.country !== address.country) return false;
	return rate.regionId === null || rate.regionId === (address.regionId ?? null);
}
/** The net part of a gross amount, both in minor units. */
function netOf(grossMinor, rateBasisPoints) {
	return roundHalfUp(grossMinor * BASIS_POINTS / (BASIS_POINTS + rateBasisPoints));
}
/** The tax inside a gross amount: gross - round(gross / (1 + rate)) (D95). */
function taxOf(grossMinor, rateBasisPoints) {
	return grossMinor - netOf(grossMinor, rateBasisPoints);
}
// src/config/facets.ts
var options = (code) => ({
	code,
	kind: "options",
	isMultiChoice: false
});
var measure = (code) => ({
	code,
	kind: "range",
	isMultiChoice: false,
	unit: "cm"
});
/** Filters in the order they are shown (spec 9: filters named; all single-choice but product_type). */
var facetConfigs = [
	options("color"),
	options("product_brand"),
	{
		code: "price",
		kind: "range",
		isMultiChoice: false,
		unit: "price"
	},
	options("product_material"),
	options("product_function"),
	options("product_form"),
	options("product_campaign"),
	{
		code: "product_showroom",
		kind: "showroom",
		isMultiChoice: false
	},
	{
		code: "stock",
		kind: "stock",
		isMultiChoice: false
	},
	options("product_sale_status"),
	options("product_collection"),
	{
		code: "product_type",
		kind: "type",
		isMultiChoice: true
	},
	measure("product_width"),
	measure("product_depth"),
	measure("product_height"),
	measure("product_seat_height")
];
/** Attribute codes whose option ids a listing can filter by. */
var optionFacetCodes = facetConfigs.filter((facet) => facet.kind === "options").map((facet) => facet.code);
/** Fields with a length in cm that a product may carry (spec 3: measurements), and its weight in kg. */
var measureFields = [
	"product_width",
	"product_depth",
	"product_height",
	"product_seat_width",
	"product_seat_depth",
	"product_seat_height",
	"product_table_height",
	"product_thickness",
	"product_leg_distance",
	"product_pole_diameter",
	"weight"
];
var bucketsOf = (limits) => [null, ...limits].map((from, index) => ({
	from,
	to: limits[index] ?? null
}));
/** Price ranges in major units by currency (spec 9: price ranges; D77: configured per currency). */
var priceRanges = {
	NOK: bucketsOf([
		400,
		800,
		2400,
		5600,
		8e3,
		12e3,
		2e4
	]),
	SEK: bucketsOf([
		400,
		800,
		2400,
		5600,
		8e3,
		12e3,
		2e4
	])
};
var measureRanges = {
	product_width: bucketsOf([
		60,
		120,
		180,
		240,
		300
	]),
	product_depth: bucketsOf([
		40,
		80,
		120,
		180
	]),
	product_height: bucketsOf([
		40,
		75,
		100,
		150
	]),
	product_seat_height: bucketsOf([
		40,
		45,
		50
	])
};
/** The buckets of a range facet: major currency units for the price, centimetres for a measure. */
function rangeBuckets(code, currency) {
	return (code === "price" ? priceRanges[currency] : measureRanges[code]) ?? [];
}
// src/domain/wire/time.ts
var WIRE_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:?\d{2})?)?$/;
/** Reads a catalogue timestamp (`2025-11-14 06:12:41`, UTC) or ISO time as epoch milliseconds; `null` if there is none. */
function parseWireTime(text) {
	const parts = WIRE_TIME.exec(text ?? "");
	if (!parts) return null;
	const time = Date.parse(`${parts[1]}T${parts[2] ?? "00:00:00"}${parts[3] ?? "Z"}`);
	return Number.isNaN(time) ? null : time;
}
/** Writes epoch milliseconds as a catalogue timestamp. */
function formatWireTime(epochMs) {
	return new Date(epochMs).toISOString().slice(0, 19).replace("T", " ");
}
// src/domain/wire/translations.ts
/** Reads `translations.<locale>.<field>`; `names` maps the wire's field names to ours. */
function translationsFromWire(wire, names) {
	const translations = {};
	for (const [locale, fields] of Object.entries(objectOf(wire))) {
		const texts = {};
		for (const [name, text] of Object.entries(objectOf(fields))) {
			const ours = names[name];
			if (ours && typeof text === "string") texts[ours] = text;
		}
		if (Object.keys(texts).length > 0) translations[locale] = texts;
	}
	return translations;
}
function objectOf(value) {
	return typeof value === "object" && value !== null ? value : {};
}
// src/domain/wire/product.ts
/** A product of the wire as the shop's summary of it. */
function summaryFromWire(wire) {
	const variants = (wire.configurable_children ?? []).map((child) => variantFromWire(child, wire));
	return {
		id: String(wire.id),
		sku: wire.sku,
		type: wire.type_id,
		name: wire.name,
		name1: wire.product_name_1 ?? null,
		name2: wire.product_name_2 ?? null,
		slug: wire.slug ?? wire.url_key ?? String(wire.id),
		urlPath: wire.url_path,
		image: imageOf(wire.image),
		status: wire.status,
		visibility: wire.visibility,
		categoryIds: (wire.category_ids ?? []).map(Number).filter(Number.isFinite),
		taxClassId: wire.tax_class_id === void 0 ? null : Number(wire.tax_class_id),
		price: priceFromWire(wire),
		stock: stockFromWire(wire.stock, wire.product_sale_status),
		leadTimeDays: wire.product_delivery_time ?? null,
		isBestseller: Number(wire.collection_bestseller ?? 0) > 0,
		attributes: attributesOf(wire, variants),
		measures: measuresOf(wire),
		variants,
		createdAt: parseWireTime(wire.created_at) ?? 0,
		updatedAt: parseWireTime(wire.updated_at) ?? 0,
		translations: translationsFromWire(wire["translations"], {
			name: "name",
			product_name_1: "name1",
			product_name_2: "name2"
		})
	};
}
/** What only the product's own page needs. */
function detailsFromWire(wire) {
	return {
		id: String(wire.id),
		sku: wire.sku,
		description: wire.description ?? null,
		shortDescription: wire.short_description ?? null,
		gallery: galleryOf(wire),
		options: (wire.configurable_options ?? []).map((option) => ({
			attributeId: String(option.attribute_id),
			attributeCode: option.attribute_code,
			label: option.label,
			values: option.values.map(({ value_index, label, default_label }) => ({
				value: value_index,
				label: label ?? default_label ?? ""
			}))
		})),
		translations: translationsFromWire(wire["translations"], {
			description: "description",
			short_description: "shortDescription"
		})
	};
}
/**
* Prices of the wire, gross: the original is the regular price, a special price counts within its dates, and a final
* price that is neither is a reduction without an end (spec 9: pricing).
*/
function priceFromWire(wire) {
	const paid = toMinor(wire.final_price_incl_tax) ?? toMinor(wire.price_incl_tax);
	const known = [
		toMinor(wire.original_price_incl_tax) || null,
		toMinor(wire.price_incl_tax),
		paid
	].filter((amount) => amount !== null);
	const baseMinor = known.length > 0 ? Math.max(...known) : null;
	const special = toMinor(wire.special_price_incl_tax) || null;
	const isSpecial = special !== null && baseMinor !== null && special < baseMinor;
	return {
		baseMinor,
		reducedMinor: paid !== null && baseMinor !== null && paid < baseMinor && paid !== special ? paid : null,
		specialMinor: isSpecial ? special : null,
		specialFrom: isSpecial ? parseWireTime(wire.special_from_date) : null,
		specialTo: isSpecial ? parseWireTime(wire.special_to_date) : null
	};
}
/** Stock of the wire; a sale status such as `discontinued` speaks where the stock itself has none. */
function stockFromWire(wire, saleStatus) {
	const status = asStockStatus(wire?.status) ?? asStockStatus(saleStatus);
	if (!wire) return {
		isInStock: false,
		qty: null,
		isManaged: true,
		status: status ?? "out_of_stock"
	};
	return {
		isInStock: wire.is_in_stock,
		qty: wire.qty ?? null,
		isManaged: wire.manage_stock ?? true,
		status
	};
}
function asStockStatus(value) {
	return stockStatuses.find((status) => status === value) ?? null;
}
function variantFromWire(child, parent) {
	const values = {};
	for (const option of parent.configurable_options ?? []) {
		const value = child[option.attribute_code];
		if (isOptionValue(value)) values[option.attribute_code] = value;
	}
	return {
		id: String(child.id),
		sku: child.sku,
		name: child.name ?? null,
		status: child.status ?? 1,
		image: imageOf(child.image) ?? imageOf(parent.image),
		values,
		price: hasPrice(child) ? priceFromWire(inheritDates(child, parent)) : priceFromWire(parent),
		stock: stockFromWire(child.stock ?? parent.stock, parent.product_sale_status)
	};
}
function hasPrice(child) {
	return child.price_incl_tax != null || child.original_price_incl_tax != null || child.final_price_incl_tax != null;
}
/** A child carries only what differs from its parent: without dates of its own the parent's bound its special price. */
function inheritDates(child, parent) {
	const { special_from_date = parent.special_from_date, special_to_date = parent.special_to_date } = child;
	return {
		...child,
		special_from_date,
		special_to_date
	};
}
function attributesOf(wire, variants) {
	const attributes = {};
	for (const code of optionFacetCodes) {
		const fields = wire;
		const values = [...[fields[code], fields[`${code}_options`]].flat().filter(isOptionValue), ...variants.map((variant) => variant.values[code]).filter(isOptionValue)];
		const byText = new Map(values.map((value) => [String(value), value]));
		if (byText.size > 0) attributes[code] = [...byText.values()];
	}
	const showrooms = [
		1,
		2,
		3,
		4
	].filter((id) => Number(wire[`product_showroom_stock_${id}`]) > 0);
	if (showrooms.length > 0) attributes["product_showroom"] = showrooms;
	return attributes;
}
function measuresOf(wire) {
	const measures = {};
	for (const field of measureFields) {
		const value = wire[field];
		if (typeof value === "number" && Number.isFinite(value)) measures[field] = value;
	}
	return measures;
}
function galleryOf(wire) {
	const gallery = [...wire.media_gallery ?? []].sort((a, b) => (a.pos ?? 0) - (b.pos ?? 0)).filter((item) => imageOf(item.image) !== null).map((item) => ({
		image: item.image,
		label: item.lab ?? null
	}));
	const main = imageOf(wire.image);
	return gallery.length > 0 || main === null ? gallery : [{
		image: main,
		label: null
	}];
}
/** A picture counts only when set and not `no_selection` (spec 5: image). */
function imageOf(image) {
	return image && image !== "no_selection" ? image : null;
}
function isOptionValue(value) {
	return typeof value === "number" || typeof value === "string" && value !== "";
}
// src/domain/wire/references.ts
/** A category of the wire. */
function categoryFromWire(wire) {
	return {
		id: String(wire.id),
		parentId: String(wire.parent_id),
		name: wire.name,
		slug: wire.slug ?? wire.url_key,
		urlPath: wire.url_path,
		level: wire.level,
		position: wire.position ?? 0,
		isActive: wire.is_active,
		productCount: wire.product_count ?? 0,
		image: wire.image ?? null,
		translations: translationsFromWire(wire["translations"], { name: "name" })
	};
}
/** An attribute with its options; empty labels are dropped (spec 5: empty variant labels). */
function attributeFromWire(wire) {
	return {
		id: String(wire.attribute_id),
		code: wire.attribute_code,
		label: wire.frontend_label ?? wire.default_frontend_label ?? wire.attribute_code,
		options: wire.options.filter((option) => option.label.trim() !== "").map((option) => ({
			value: String(option.value),
			label: option.label,
			swatch: typeof option["swatch"] === "string" ? option["swatch"] : null,
			translations: translationsFromWire(option["translations"], { label: "label" })
		})),
		translations: translationsFromWire(wire["translations"], { frontend_label: "label" })
	};
}
/** A tax rule with its rates in per cent. */
function taxRuleFromWire(wire) {
	return {
		id: wire.id,
		productTaxClassIds: wire.product_tax_class_ids,
		customerTaxClassIds: wire.customer_tax_class_ids ?? [],
		rates: wire.rates.map((rate) => ({
			ratePercent: rate.rate,
			country: rate.tax_country_id,
			regionId: rate.tax_region_id === void 0 || Number(rate.tax_region_id) === 0 ? null : String(rate.tax_region_id)
		}))
	};
}
/** Delivery and payment methods of a store view, in their order. */
function settingsFromWire(wire) {
	return {
		countries: wire.countries.map((row) => ({
			country: row.country_id,
			postcodePattern: row.postcode_pattern
		})),
		shippingMethods: inOrder(wire.shipping_methods).map((method) => ({
			code: `${method.carrier_code}/${method.method_code}`,
			carrierCode: method.carrier_code,
			methodCode: method.method_code,
			carrierTitle: method.carrier_title,
			title: method.method_title,
			countries: method.countries,
			priceMinor: toMinor(method.price_incl_tax),
			postcodePattern: method.postcode_pattern,
			daysMin: method.days_min,
			daysMax: method.days_max,
			translations: translationsFromWire(method["translations"], { method_title: "title" })
		})),
		paymentMethods: inOrder(wire.payment_methods).map((method) => ({
			code: method.code,
			title: method.title,
			countries: method.countries,
			costMinor: toMinor(method.cost_incl_tax),
			isUsableOffline: method.usable_offline,
			translations: translationsFromWire(method["translations"], { title: "title" })
		}))
	};
}
/** A showroom. */
function showroomFromWire(wire) {
	return {
		id: String(wire.id),
		name: wire.name,
		city: wire.city
	};
}
/** Menus of a store view. */
function navigationFromWire(wire) {
	return {
		header: inOrder(wire.navItems).map(linkFromWire),
		footer: inOrder(wire.footerItems).map(linkFromWire)
	};
}
function linkFromWire(item) {
	return {
		id: item.id,
		title: item.title,
		path: item.url ?? null,
		children: inOrder(item.children).map(linkFromWire),
		translations: translationsFromWire(item["translations"], { title: "title" })
	};
}
/** A redirect from an old address. */
function rewriteFromWire(wire) {
	return {
		path: wire.request_path,
		target: wire.relative_url,
		status: wire.redirectCode
	};
}
function inOrder(rows) {
	return [...rows].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
}
// src/config/stores.ts
var krone = (code) => ({
	code,
	sign: "kr",
	fractionDigits: 0,
	isSignAfter: true
});
var storeViews = [{
	code: "bmno",
	id: 7,
	prefix: "",
	locales: ["nb-NO", "en-US"],
	currency: krone("NOK"),
	tax: {
		rateBasisPoints: 2500,
		defaultCountry: "NO"
	},
	contentLanguages: [
		"nb",
		"nn-NO",
		"sv"
	]
}, {
	code: "default",
	id: 1,
	prefix: "/default",
	locales: ["sv-SE", "en-US"],
	currency: krone("SEK"),
	tax: {
		rateBasisPoints: 2500,
		defaultCountry: "SE"
	},
	contentLanguages: ["sv"]
}];
/** The store view that answers addresses without a prefix. */
var defaultStoreView = storeViews.find((store) => store.prefix === "");
/** The store view with this code, if there is one. */
function storeViewByCode(code) {
	return storeViews.find((store) => store.code === code);
}
/** Splits an address into its store view and the path inside it: `/default/sofaer` is `/sofaer` of `default`. */
function storeViewOfPath(pathname) {
	const store = storeViews.find(({ prefix }) => prefix !== "" && (pathname === prefix || pathname.startsWith(`${prefix}/`)));
	if (!store) return {
		store: defaultStoreView,
		path: pathname
	};
	return {
		store,
		path: pathname.slice(store.prefix.length) || "/"
	};
}
// server/store/collections.ts
/** Collections of the contract that this backend replicates (contract: SyncCollection). */
var collections = [
	"products",
	"categories",
	"attributes",
	"taxrules",
	"cms_blocks",
	"cms_pages",
	"navigation",
	"store_settings",
	"showrooms",
	"url_rewrites"
];
/** Type in the path of a search, and the collection that it reads. */
var collectionOfType = {
	product: "products",
	category: "categories",
	attribute: "attributes",
	taxrule: "taxrules",
	cms_page: "cms_pages",
	cms_block: "cms_blocks"
};
var GONE_FROM_STATUS = 2;
/** Derives the columns of a document from its body. */
function columnsOf(collection, document) {
	const isPage = collection === "cms_pages";
	return {
		id: String(document.id),
		isGone: collection === "products" && Number(document["status"]) >= GONE_FROM_STATUS,
		sku: collection === "products" ? textOf(document["sku"]) : null,
		path: textOf(isPage ? document["identifier"] : document["url_path"]),
		slug: textOf(document["slug"] ?? document["url_key"]),
		title: words(document, [
			"name",
			"product_name_1",
			"product_name_2",
			"sku",
			"title",
			"meta_title"
		]),
		text: words(document, [
			"description",
			"short_description",
			"content",
			"product_collection"
		])
	};
}
function textOf(value) {
	return typeof value === "string" && value !== "" ? value : null;
}
function words(document, fields) {
	return fields.map((field) => document[field]).filter((value) => typeof value === "string").join(" ").replaceAll(/<[^>]*>/g, " ");
}
// server/store/documents.ts
var WRITE_BATCH$1 = 250;
/** Dictionary of the database for the words of a store view's texts. */
var dictionaries = {
	nb: "norwegian",
	sv: "swedish",
	da: "danish",
	fi: "finnish",
	en: "english"
};
/** The dictionary that a store view's texts are indexed and searched with. */
function dictionaryOf(storeCode) {
	return dictionaries[storeViewByCode(storeCode)?.locales[0]?.slice(0, 2) ?? ""] ?? "simple";
}
/**
* Adds or replaces documents. What did not change keeps its change number, so that writing twice changes nothing.
* The caller holds the catalogue lock. Returns the ids that changed.
*/
async function writeDocuments(queries, storeCode, collection, bodies) {
	const changed = [];
	for (let start = 0; start < bodies.length; start += WRITE_BATCH$1) {
		const batch = bodies.slice(start, start + WRITE_BATCH$1).map((body) => ({
			body,
			...columnsOf(collection, body)
		}));
		changed.push(...await writeBatch(queries, storeCode, collection, JSON.stringify(batch)));
	}
	return changed;
}
async function writeBatch(queries, storeCode, collection, batch) {
	const dictionary = sql`${dictionaryOf(storeCode)}::regconfig`;
	return rowsOf(await queries.execute(sql`
    insert into documents as stored
      (store_code, collection, id, change_number, updated_at, is_gone, body, sku, path, slug, words)
    select ${storeCode}, ${collection}, row ->> 'id', nextval('catalogue_change'), now(), (row ->> 'isGone')::boolean,
      (row -> 'body') - 'updated_at', row ->> 'sku', row ->> 'path', row ->> 'slug',
      setweight(to_tsvector(${dictionary}, row ->> 'title'), 'A') ||
      setweight(to_tsvector(${dictionary}, row ->> 'text'), 'C')
    from jsonb_array_elements(${batch}::jsonb) as row
    on conflict (store_code, collection, id) do update set
      change_number = excluded.change_number, updated_at = excluded.updated_at, is_gone = excluded.is_gone,
      body = excluded.body, sku = excluded.sku, path = excluded.path, slug = excluded.slug, words = excluded.words
    where stored.body is distinct from excluded.body or stored.is_gone is distinct from excluded.is_gone
    returning id`)).map((row) => row.id);
}
/** Rows of a raw query; both drivers answer with `rows`. */
function rowsOf(result) {
	return result.rows;
}
/** Documents after a change number, in the order of their changes; the first pull leaves tombstones out. */
async function documentsAfter(queries, question) {
	const { storeCode, collection, after, limit, withTombstones } = question;
	return queries.select().from(documents).where(and(eq(documents.storeCode, storeCode), eq(documents.collection, collection), gt(documents.changeNumber, after), withTombstones ? void 0 : eq(documents.isGone, false))).orderBy(asc(documents.changeNumber)).limit(limit);
}
/** How many documents of a collection a device should end up with. */
async function countLive(queries, storeCode, collection) {
	return queries.$count(documents, and(eq(documents.storeCode, storeCode), eq(documents.collection, collection), eq(documents.isGone, false)));
}
/** The highest change number drawn so far. */
async function lastChangeNumber(queries) {
	const result = await queries.execute(sql`select coalesce(max(change_number), 0) as last from documents`);
	return Number(rowsOf(result)[0].last);
}
/** Live documents of a collection with these ids, in no order. */
async function documentsById(queries, storeCode, collection, ids) {
	if (ids.length === 0) return [];
	return queries.select().from(documents).where(and(eq(documents.storeCode, storeCode), eq(documents.collection, collection), eq(documents.isGone, false), inArray(documents.id, [...ids])));
}
/** All live documents of a small collection. */
async function allDocuments(queries, storeCode, collection) {
	return documentsAfter(queries, {
		storeCode,
		collection,
		after: 0,
		limit: Number.MAX_SAFE_INTEGER,
		withTombstones: false
	});
}
// server/store/articles.ts
var WRITE_BATCH = 1e3;
/** Articles with these skus, in no order; unknown skus are left out. */
async function articlesBySku(queries, skus) {
	if (skus.length === 0) return [];
	return queries.select().from(articles).where(inArray(articles.sku, [...skus]));
}
/** Adds or replaces articles. Returns the skus that changed. */
async function writeArticles(queries, rows) {
	const changed = [];
	for (let start = 0; start < rows.length; start += WRITE_BATCH) {
		const batch = JSON.stringify(rows.slice(start, start + WRITE_BATCH));
		const result = await queries.execute(sql`
      insert into articles as stored (sku, article_id, product_id, qty, is_in_stock, is_managed, status)
      select distinct on (sku) * from jsonb_to_recordset(${batch}::jsonb) as row(
        sku text, "articleId" bigint, "productId" text, qty double precision, "isInStock" boolean, "isManaged" boolean,
        status text)
      on conflict (sku) do update set article_id = excluded.article_id, product_id = excluded.product_id,
        qty = excluded.qty, is_in_stock = excluded.is_in_stock, is_managed = excluded.is_managed,
        status = excluded.status
      where (stored.article_id, stored.product_id, stored.qty, stored.is_in_stock, stored.is_managed)
        is distinct from (excluded.article_id, excluded.product_id, excluded.qty, excluded.is_in_stock, excluded.is_managed)
        or stored.status is distinct from excluded.status
      returning sku`);
		changed.push(...rowsOf(result).map((row) => row.sku));
	}
	return changed;
}
/** Sets the quantity of an article; it is in stock while there is any. Returns the article, or `undefined`. */
async function setQty(queries, sku, qty) {
	const [article] = await queries.update(articles).set({
		qty,
		isInStock: qty > 0
	}).where(eq(articles.sku, sku)).returning();
	return article;
}
// server/store/wire-document.ts
/** The document as the contract shows it, with the time of its last change. */
function wireDocument(row) {
	return {
		...row.body,
		updated_at: formatWireTime(row.updatedAt.getTime())
	};
}
/** The document as replication sends it: with its marks, or as a tombstone. */
function syncDocument(row) {
	const marks = {
		_deleted: row.isGone,
		_updated_at: row.updatedAt.toISOString()
	};
	if (row.isGone) return {
		id: row.body["id"],
		...marks
	};
	return {
		...wireDocument(row),
		...marks
	};
}
/** Fields of a product that a listing needs (contract: fields=list). Attributes are named by the caller. */
var listFields = /* @__PURE__ */ new Set([
	"id",
	"sku",
	"name",
	"product_name_1",
	"product_name_2",
	"slug",
	"url_key",
	"url_path",
	"type_id",
	"status",
	"visibility",
	"image",
	"category_ids",
	"tax_class_id",
	"price_incl_tax",
	"original_price_incl_tax",
	"special_price_incl_tax",
	"final_price_incl_tax",
	"special_from_date",
	"special_to_date",
	"stock",
	"product_delivery_time",
	"collection_bestseller",
	"created_at",
	"updated_at",
	"weight",
	"_deleted",
	"_updated_at"
]);
var childFields = /* @__PURE__ */ new Set([
	"id",
	"sku",
	"name",
	"status",
	"image",
	"stock",
	"price_incl_tax",
	"original_price_incl_tax",
	"special_price_incl_tax",
	"final_price_incl_tax",
	"special_from_date",
	"special_to_date"
]);
/** Cuts a product down to its list fields; every `product_*` attribute and every option attribute stays. */
function listDocument(document) {
	const options = document["configurable_options"] ?? [];
	const codes = new Set(options.map((option) => option.attribute_code));
	const isListField = (field) => listFields.has(field) || field.startsWith("product_") || codes.has(field.replace(/_options$/, "")) || field === "color";
	const short = pick(document, (field) => isListField(field) && field !== "product_links");
	if (options.length > 0) {
		short["configurable_options"] = options.map(({ attribute_code, attribute_id }) => ({
			attribute_id,
			attribute_code,
			label: attribute_code,
			values: []
		}));
		short["configurable_children"] = (document["configurable_children"] ?? []).map((child) => pick(child, (field) => childFields.has(field) || codes.has(field)));
	}
	return short;
}
function pick(source, isKept) {
	return Object.fromEntries(Object.entries(source).filter(([field]) => isKept(field)));
}
// server/cart/sellable.ts
var sellableTypes = /* @__PURE__ */ new Set([
	"simple",
	"virtual",
	"downloadable",
	"configurable"
]);
var STATUS_UNAVAILABLE = 2;
/** Longer ones do not fit into the index that keeps lines apart. */
var LINE_KEY_MAX_LENGTH = 1e3;
/** Finds what a line names: an article by its sku, or a configurable product with chosen options. */
async function findSellable(queries, store, sku, productOption = null) {
	const wire = await productOf(queries, store, sku);
	const product = wire && summaryFromWire(wire);
	if (!product || product.status >= STATUS_UNAVAILABLE) return refuse("PRODUCT_NOT_FOUND", sku, "This product is not sold any more.");
	if (!sellableTypes.has(product.type)) return refuse("OPTION_INVALID", sku, "This kind of product cannot be bought by itself.");
	const variant = product.type === "configurable" ? variantOf(wire, product, sku, productOption) : null;
	if (variant === void 0) return refuse("OPTION_INVALID", sku, "There is no such variant.");
	if (variant && variant.status >= STATUS_UNAVAILABLE) return refuse("OPTION_INVALID", sku, "This variant is not sold any more.");
	return priced$2(queries, store, {
		product,
		variant,
		productOption
	});
}
async function priced$2(queries, store, { product, variant, productOption }) {
	const sku = variant?.sku ?? product.sku;
	const price = currentPrice((variant ?? product).price, Date.now());
	const taxBasisPoints = await taxRate(queries, store, product.taxClassId);
	if (!price || taxBasisPoints === null) return refuse("PRODUCT_NOT_FOUND", sku, "Product price is unknown.");
	const key = lineKey(sku, optionsOf$1(productOption));
	if (key.length > LINE_KEY_MAX_LENGTH) return refuse("OPTION_INVALID", sku, "The options are too long.");
	const [article] = await articlesBySku(queries, [sku]);
	return {
		ok: true,
		value: {
			key,
			sku,
			product,
			variant,
			name: variant?.name ?? product.name,
			unitMinor: price.amountMinor,
			taxBasisPoints,
			stock: article ? stockOf$1(article) : (variant ?? product).stock,
			productOption
		}
	};
}
/** Tax at the store view's own country, in basis points; `null` without a rule (D44). */
async function taxRate(queries, store, taxClassId) {
	return taxRateFor((await allDocuments(queries, store.code, "taxrules")).map((row) => taxRuleFromWire(row.body)), taxClassId, { country: store.tax.defaultCountry });
}
/** An article's row as the domain's stock. */
function stockOf$1(article) {
	const { isInStock, qty, isManaged } = article;
	return {
		isInStock,
		qty,
		isManaged,
		status: article.status
	};
}
async function productOf(queries, store, sku) {
	const [article] = await articlesBySku(queries, [sku]);
	const [row] = article ? await documentsById(queries, store.code, "products", [article.productId]) : await queries.select().from(documents).where(and(eq(documents.storeCode, store.code), eq(documents.collection, "products"), eq(documents.sku, sku), eq(documents.isGone, false)));
	return row && wireDocument(row);
}
function variantOf(wire, { variants }, sku, option) {
	const bySku = variants.find((variant) => variant.sku === sku);
	if (bySku) return bySku;
	const codes = new Map((wire.configurable_options ?? []).map((row) => [String(row.attribute_id), row.attribute_code]));
	const chosen = option?.extension_attributes.configurable_item_options ?? [];
	const wanted = new Map(chosen.map(({ option_id, option_value }) => [codes.get(option_id), String(option_value)]));
	if (wanted.size === 0) return void 0;
	return variants.find(({ values }) => {
		const own = Object.entries(values);
		return own.length === wanted.size && own.every(([code, value]) => wanted.get(code) === String(value));
	});
}
/** The options that make a line of its own; which variant it is, its sku already says. */
function optionsOf$1(option) {
	const custom = option?.extension_attributes.custom_options ?? [];
	return { custom: Object.fromEntries(custom.map(({ option_id, option_value }) => [String(option_id), option_value])) };
}
function refuse(code, sku, message) {
	return {
		ok: false,
		reply: refusal(400, code, message, { extra: { sku } })
	};
}
// server/cart/wire-cart.ts
/** A line of the server cart; price is net and informative. */
function cartItemToWire(item, sellable) {
	return {
		item_id: item.itemId,
		sku: item.sku,
		qty: item.qty,
		name: sellable?.name ?? item.sku,
		...sellable ? { price: toMajor(netOf(sellable.unitMinor, sellable.taxBasisPoints)) } : {},
		product_type: sellable?.product.type ?? "simple",
		quote_id: item.cartId,
		...item.productOption ? { product_option: item.productOption } : {}
	};
}
/** Totals in major units: net unless the name says otherwise, discount negative at the top and positive in lines. */
function totalsToWire(store, { totals, couponCode }, lines) {
	const rate = store.tax.rateBasisPoints;
	const deliveryMinor = totals.deliveryMinor ?? 0;
	const net = (minor) => toMajor(netOf(minor, rate));
	const segments = [
		{
			code: "subtotal",
			title: "Subtotal",
			value: toMajor(totals.subtotalMinor)
		},
		totals.deliveryMinor === null ? null : {
			code: "shipping",
			title: "Shipping",
			value: toMajor(deliveryMinor)
		},
		totals.paymentFeeMinor === 0 ? null : {
			code: "payment_fee",
			title: "Payment",
			value: toMajor(totals.paymentFeeMinor)
		},
		totals.discountMinor === 0 ? null : {
			code: "discount",
			title: "Discount",
			value: toMajor(totals.discountMinor)
		},
		{
			code: "tax",
			title: "Tax",
			value: toMajor(totals.taxMinor)
		},
		{
			code: "grand_total",
			title: "Grand Total",
			value: toMajor(totals.grandTotalMinor),
			area: "footer"
		}
	].filter((segment) => segment !== null);
	return {
		grand_total: toMajor(totals.grandTotalMinor),
		subtotal: net(totals.subtotalMinor),
		subtotal_incl_tax: toMajor(totals.subtotalMinor),
		discount_amount: toMajor(totals.discountMinor),
		shipping_amount: net(deliveryMinor),
		shipping_incl_tax: toMajor(deliveryMinor),
		shipping_tax_amount: toMajor(taxOf(deliveryMinor, rate)),
		tax_amount: toMajor(totals.taxMinor),
		base_currency_code: store.currency.code,
		quote_currency_code: store.currency.code,
		coupon_code: couponCode,
		items_qty: totals.lines.reduce((sum, line) => sum + line.qty, 0),
		items: lines.map((line) => totalsItemToWire(line, totals)),
		total_segments: segments
	};
}
function totalsItemToWire(line, totals) {
	const counted = totals.lines.find(({ key }) => key === line.key);
	const { sellable } = line;
	const net = (minor) => toMajor(netOf(minor, sellable.taxBasisPoints));
	return {
		item_id: line.itemId,
		sku: sellable.sku,
		name: sellable.name,
		qty: line.qty,
		price: net(counted.unitMinor),
		price_incl_tax: toMajor(counted.unitMinor),
		row_total: net(counted.rowMinor),
		row_total_incl_tax: toMajor(counted.rowMinor),
		tax_amount: toMajor(counted.taxMinor),
		tax_percent: sellable.taxBasisPoints / 100,
		discount_amount: toMajor(counted.discountMinor),
		options: "[]"
	};
}
/** A delivery method; one that does not reach the address is listed as unavailable. */
function shippingMethodToWire(store, method, isAvailable) {
	const net = toMajor(netOf(method.priceMinor, store.tax.rateBasisPoints));
	return {
		carrier_code: method.carrierCode,
		method_code: method.methodCode,
		carrier_title: method.carrierTitle,
		method_title: method.title,
		amount: net,
		price_excl_tax: net,
		price_incl_tax: toMajor(method.priceMinor),
		available: isAvailable,
		...isAvailable ? {} : { error_message: "This method does not reach the address." }
	};
}
/** A payment method. */
function paymentMethodToWire(store, method) {
	return {
		code: method.code,
		title: method.title,
		cost: toMajor(netOf(method.costMinor, store.tax.rateBasisPoints)),
		cost_incl_tax: toMajor(method.costMinor)
	};
}
// server/store/transaction.ts
/** Number of the advisory lock that orders all writers of the catalogue. */
var CATALOGUE_LOCK = 7041776;
var Rollback = class extends Error {
	outcome;
	constructor(outcome) {
		super("rolled back");
		this.outcome = outcome;
	}
};
/** Runs `work` in a transaction and keeps its effects only where `isKept` says so of the outcome. */
async function inTransaction(database, work, isKept = () => true) {
	try {
		return await database.transaction(async (queries) => {
			const outcome = await work(queries);
			if (!isKept(outcome)) throw new Rollback(outcome);
			return outcome;
		});
	} catch (error) {
		if (error instanceof Rollback) return error.outcome;
		throw error;
	}
}
/** Waits for its turn to change the catalogue, so that change numbers are drawn in the order of commits. */
async function lockCatalogue(queries) {
	await queries.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`);
}
// src/domain/checkout-methods.ts
/** Postal code without spaces (spec 5: postcode spaces removed). */
function plainPostcode(postcode) {
	return postcode.replaceAll(/\s/g, "");
}
function matchesPattern(pattern, text) {
	return new RegExp(`^(?:${pattern})$`).test(text);
}
/** Delivery methods that reach a place; without a postal code all of its country. */
function shippingMethodsFor(settings, place) {
	return settings.shippingMethods.filter((method) => method.countries.includes(place.country) && (plainPostcode(place.postcode ?? "") === "" || matchesPattern(method.postcodePattern, plainPostcode(place.postcode ?? ""))));
}
/** Payment methods of a country; cash on delivery is not offered for a cart with nothing to deliver (spec 4: totals). */
function paymentMethodsFor(settings, country, isVirtual = false) {
	return settings.paymentMethods.filter((method) => method.countries.includes(country) && !(isVirtual && method.code === "cashondelivery"));
}
/** Whether a postal code has the form of its country (D62). */
function isPostcodeOf(settings, { country, postcode = "" }) {
	const row = settings.countries.find((candidate) => candidate.country === country);
	return row !== void 0 && matchesPattern(row.postcodePattern, plainPostcode(postcode));
}
// src/domain/totals.ts
/**
* Counts a cart, the same on the device and on the server (D25, D54, D95): unit price gross x quantity, discount a line
* rounded half up, delivery and payment cost once.
*/
function countTotals({ lines, delivery, paymentFee, couponPercent }) {
	const counted = lines.map((line) => countLine(line, couponPercent));
	const subtotalMinor = sum(counted.map((line) => line.rowMinor));
	const discountMinor = sum(counted.map((line) => line.discountMinor));
	const costs = [delivery, paymentFee].filter((cost) => cost !== null);
	return {
		lines: counted,
		subtotalMinor,
		discountMinor: discountMinor === 0 ? 0 : -discountMinor,
		deliveryMinor: delivery?.amountMinor ?? null,
		paymentFeeMinor: paymentFee?.amountMinor ?? 0,
		taxMinor: sum(counted.map((line) => line.taxMinor)) + sum(costs.map((cost) => taxOf(cost.amountMinor, cost.taxBasisPoints))),
		grandTotalMinor: subtotalMinor - discountMinor + sum(costs.map((cost) => cost.amountMinor))
	};
}
function countLine(line, couponPercent) {
	const rowMinor = line.unitMinor * line.qty;
	const discountMinor = roundHalfUp(rowMinor * couponPercent / 100);
	return {
		key: line.key,
		qty: line.qty,
		unitMinor: line.unitMinor,
		rowMinor,
		discountMinor,
		taxMinor: taxOf(rowMinor - discountMinor, line.taxBasisPoints)
	};
}
function sum(amounts) {
	return amounts.reduce((total, amount) => total + amount, 0);
}
// server/cart/cart-totals.ts
/** Delivery and payment of a store view; a store view without them sells nothing. */
async function settingsOf(queries, store) {
	const [row] = await documentsById(queries, store.code, "store_settings", [store.code]);
	if (!row) return {
		countries: [],
		shippingMethods: [],
		paymentMethods: []
	};
	return settingsFromWire(row.body);
}
/** The lines of a cart that can still be bought. */
async function countedLines(queries, store, items) {
	const lines = [];
	for (const item of items) {
		const answer = await findSellable(queries, store, item.sku, item.productOption);
		if (answer.ok) lines.push({
			key: item.lineKey,
			itemId: item.itemId,
			qty: item.qty,
			sellable: answer.value
		});
	}
	return lines;
}
/** Counts lines with methods and coupon, by the same rules as the device (`#domain/totals.ts`). */
async function count(queries, store, question) {
	const settings = await settingsOf(queries, store);
	const shipping = shippingMethodsFor(settings, {
		country: question.country,
		...question.postcode ? { postcode: question.postcode } : {}
	}).find(({ code }) => code === question.shippingMethod);
	const payment = paymentMethodsFor(settings, question.country).find(({ code }) => code === question.paymentMethod);
	const coupon = question.couponCode ? await couponByCode(queries, question.couponCode) : void 0;
	const cost = (amountMinor) => ({
		amountMinor,
		taxBasisPoints: store.tax.rateBasisPoints
	});
	const missing = [
		question.shippingMethod && !shipping ? "shipping" : null,
		question.paymentMethod && !payment ? "payment" : null,
		question.couponCode && !coupon ? "coupon" : null
	].filter((gone) => gone !== null);
	return {
		totals: countTotals({
			lines: question.lines.map(({ qty, sellable }) => ({
				...sellable,
				qty
			})),
			delivery: shipping ? cost(shipping.priceMinor) : null,
			paymentFee: payment ? cost(payment.costMinor) : null,
			couponPercent: coupon?.percent ?? 0
		}),
		couponCode: coupon?.code ?? null,
		missing
	};
}
/** Counts a stored cart. */
async function countCart(queries, store, cart) {
	const lines = await countedLines(queries, store, await itemsOf(queries, cart.id));
	return {
		lines,
		count: await count(queries, store, {
			...cart,
			lines,
			country: cart.country ?? store.tax.defaultCountry
		})
	};
}
/** A coupon, whatever the case it is written in. */
async function couponByCode(queries, code) {
	const [coupon] = await queries.select().from(coupons).where(eq(coupons.code, code.trim().toUpperCase()));
	return coupon;
}
// server/store/change-product.ts
var STATUS_DISABLED = 2;
/** Sets the quantity of an article; the snapshots inside its product follow in every store view. False: unknown sku. */
async function changeStock(queries, sku, qty) {
	await lockCatalogue(queries);
	const article = await setQty(queries, sku, qty);
	if (!article) return false;
	await refreshStock(queries, [article.productId]);
	return true;
}
/** Takes ordered quantities out of the stock; the caller has checked them under the catalogue lock. */
async function takeFromStock(queries, taken) {
	const touched = /* @__PURE__ */ new Set();
	for (const article of await articlesBySku(queries, [...taken.keys()])) {
		if (!article.isManaged) continue;
		await setQty(queries, article.sku, article.qty - taken.get(article.sku));
		touched.add(article.productId);
	}
	await refreshStock(queries, [...touched]);
}
/**
* Sets the gross price of an article in a store view, in major units; a special price ends with it. False: unknown sku.
*/
async function changePrice(queries, sku, amount, storeCode) {
	return changeArticle(queries, sku, [storeCode], (article, product) => {
		for (const field of Object.keys(article).filter((name) => /^(?:special|final)_?[pP]rice|^special_/.test(name))) delete article[field];
		Object.assign(article, {
			price_incl_tax: amount,
			original_price_incl_tax: amount
		});
		if (article !== product) Object.assign(product, lowestPrice(product));
	});
}
/** Takes an article out of sale in every store view. False: unknown sku. */
async function disableArticle(queries, sku) {
	return changeArticle(queries, sku, storeViews.map((store) => store.code), (article) => {
		article["status"] = STATUS_DISABLED;
	});
}
/** The lowest price of the variants, which a configurable product shows as its own. */
function lowestPrice(product) {
	const paid = (child) => Number(child["special_price_incl_tax"] || child["price_incl_tax"] || Infinity);
	const cheapest = (product.configurable_children ?? []).reduce((best, child) => best === null || paid(child) < paid(best) ? child : best, null);
	return Object.fromEntries([
		"price_incl_tax",
		"original_price_incl_tax",
		"special_price_incl_tax",
		"special_from_date",
		"special_to_date"
	].map((field) => [field, cheapest?.[field]]).filter(([, value]) => value !== void 0));
}
async function changeArticle(queries, sku, storeCodes, change) {
	await lockCatalogue(queries);
	const ids = await productIdsOf(queries, sku);
	let isFound = false;
	for (const storeCode of storeCodes) for (const row of await documentsById(queries, storeCode, "products", ids)) {
		const product = structuredClone(row.body);
		const article = product.sku === sku ? product : product.configurable_children?.find((child) => child.sku === sku);
		if (!article) continue;
		change(article, product);
		await writeDocuments(queries, storeCode, "products", [product]);
		isFound = true;
	}
	return isFound;
}
async function productIdsOf(queries, sku) {
	const [article] = await articlesBySku(queries, [sku]);
	if (article) return [article.productId];
	return (await queries.selectDistinct({ id: documents.id }).from(documents).where(and(eq(documents.collection, "products"), eq(documents.sku, sku)))).map((row) => row.id);
}
/** Copies the stock of articles into the snapshots of their products. The caller holds the catalogue lock. */
async function refreshStock(queries, productIds) {
	if (productIds.length === 0) return;
	const rows = await queries.select().from(articles).where(inArray(articles.productId, [...productIds]));
	const bySku = new Map(rows.map((article) => [article.sku, article]));
	for (const { code } of storeViews) await writeDocuments(queries, code, "products", (await documentsById(queries, code, "products", productIds)).map((row) => withStock(structuredClone(row.body), bySku)));
}
function withStock(product, bySku) {
	const own = bySku.get(product.sku);
	if (own) return {
		...product,
		stock: snapshot(own)
	};
	const children = (product.configurable_children ?? []).map((child) => {
		const article = bySku.get(child.sku);
		return article ? {
			...child,
			stock: snapshot(article)
		} : child;
	});
	return {
		...product,
		configurable_children: children,
		stock: sumOfStock(children)
	};
}
/** The stock of a configurable product: there is some when a variant has some. */
function sumOfStock(children) {
	const stocks = children.map((child) => child["stock"]);
	return {
		is_in_stock: stocks.some((stock) => stock?.is_in_stock),
		qty: stocks.reduce((sum, stock) => sum + (stock?.qty ?? 0), 0),
		manage_stock: true
	};
}
function snapshot(article) {
	const { isInStock, qty, isManaged, status } = article;
	return {
		is_in_stock: isInStock,
		qty,
		manage_stock: isManaged,
		...status ? { status } : {}
	};
}
// server/cart/quote-changes.ts
/**
* Places nothing where the shop counts more than the shopper agreed to, or where a method, the coupon or the currency is
* gone: 400 QUOTE_CHANGED with the new count and the differences (D16). A lower total is fine.
*/
function quoteChanged(store, order, lines, counted) {
	const { expected } = order;
	if (!expected) return null;
	const total = counted.totals.grandTotalMinor;
	const isDearer = total > expected.grand_total + (expected.tolerance ?? 0);
	const isOtherCurrency = expected.currency !== store.currency.code;
	if (!isDearer && !isOtherCurrency && counted.missing.length === 0) return null;
	const changes = [
		...counted.missing.map((kind) => ({ kind })),
		...isOtherCurrency ? [{
			kind: "currency",
			before: expected.currency,
			after: store.currency.code
		}] : [],
		...priceChanges(order, lines),
		...isDearer ? [{
			kind: "total",
			before: expected.grand_total,
			after: total
		}] : []
	];
	return refusal(400, "QUOTE_CHANGED", "The shop counts differently now. Nothing was ordered.", { extra: {
		quote: totalsToWire(store, counted, lines),
		changes
	} });
}
function priceChanges(order, lines) {
	return lines.flatMap(({ itemId, sellable }) => {
		const before = toMinor(order.products[itemId - 1]?.price_incl_tax);
		if (before === null || before === sellable.unitMinor) return [];
		return [{
			kind: "price",
			sku: sellable.sku,
			before,
			after: sellable.unitMinor
		}];
	});
}
// server/cart/place-order.ts
/** Longer ones do not fit into the index that keeps them unique. */
var ORDER_ID_MAX_LENGTH = 200;
/** The order with the id that its device drew, if it was placed. */
async function orderByClientId(queries, orderId) {
	const [row] = await queries.select().from(orders).where(eq(orders.orderId, orderId));
	return row;
}
/** The number that shoppers and the operator see. */
function orderNumber(row) {
	return String(1e8 + row.id);
}
/** The confirmation of a placed order; the same whenever it is asked for. */
function confirmation(row) {
	return success({
		order_id: row.orderId,
		backendOrderId: row.id,
		magentoOrderId: row.id,
		orderNumber: orderNumber(row),
		transferedAt: row.createdAt.toISOString()
	});
}
/**
* Places an order: all of it or nothing. Everything is counted here; the sent prices only show what the shopper saw.
* Runs inside the transaction that also stores the reply.
*/
async function placeOrder(queries, store, key, order) {
	if (order.order_id.length > ORDER_ID_MAX_LENGTH) return refusal(400, "ORDER_INVALID", `An order_id has at most ${ORDER_ID_MAX_LENGTH} characters.`);
	await lockCatalogue(queries);
	const known = await orderByClientId(queries, order.order_id);
	if (known) return confirmation(known);
	const lines = await orderLines(queries, store, order);
	if (!lines.ok) return lines.reply;
	const cart = order.cart_id ? await openCart(queries, store, order.cart_id, "write") : void 0;
	const information = order.addressInformation;
	const address = information.shippingAddress ?? information.billingAddress;
	const counted = await count(queries, store, {
		lines: lines.value,
		shippingMethod: `${information.shipping_carrier_code}/${information.shipping_method_code}`,
		paymentMethod: information.payment_method_code,
		country: address.country_id,
		postcode: address.postcode,
		couponCode: order.expected ? order.expected.coupon_code ?? null : cart?.couponCode ?? null
	});
	const refused = stockRefusal(lines.value) ?? quoteChanged(store, order, lines.value, counted) ?? methodGone(order, counted);
	if (refused) return refused;
	const cartId = (cart ?? await createCart(queries, store)).id;
	const row = await insertOrder(queries, {
		store,
		key,
		order,
		cartId,
		lines: lines.value,
		counted
	});
	failpoint("after-insert");
	await updateCart(queries, cartId, { isOpen: false });
	await takeFromStock(queries, new Map(lines.value.map((line) => [line.sellable.sku, line.qty])));
	if (counted.couponCode) await queries.update(coupons).set({ uses: sql`${coupons.uses} + 1` }).where(eq(coupons.code, counted.couponCode));
	return confirmation(row);
}
async function orderLines(queries, store, order) {
	const lines = /* @__PURE__ */ new Map();
	for (const [index, product] of order.products.entries()) {
		const answer = await findSellable(queries, store, product.sku, product.product_option ?? null);
		if (!answer.ok) return answer;
		const { key, sku } = answer.value;
		const qty = (lines.get(key)?.qty ?? 0) + product.qty;
		if (!Number.isInteger(qty) || qty > 999) return {
			ok: false,
			reply: refusal(400, "QTY_INVALID", `A quantity is a whole number from 1 to 999.`, { extra: { sku } })
		};
		lines.set(key, {
			key,
			itemId: index + 1,
			qty,
			sellable: answer.value
		});
	}
	return {
		ok: true,
		value: [...lines.values()]
	};
}
function stockRefusal(lines) {
	const wanted = /* @__PURE__ */ new Map();
	for (const { qty, sellable } of lines) {
		wanted.set(sellable.sku, (wanted.get(sellable.sku) ?? 0) + qty);
		const available = maxQty(sellable.stock);
		if (wanted.get(sellable.sku) <= available) continue;
		return refusal(400, "OUT_OF_STOCK", "There is not enough of this product in stock.", { extra: {
			sku: sellable.sku,
			available
		} });
	}
	return null;
}
function methodGone(order, { missing }) {
	const gone = missing.find((what) => what !== "coupon") ?? (order.expected ? missing[0] : void 0);
	return gone ? refusal(400, "METHOD_GONE", `The chosen ${gone} method does not exist.`) : null;
}
async function insertOrder(queries, { store, key, order, cartId, lines, counted }) {
	const { lines: lineTotals, ...sums } = counted.totals;
	const [row] = await queries.insert(orders).values({
		orderId: order.order_id,
		idempotencyKey: key,
		storeCode: store.code,
		cartId,
		customer: order.addressInformation.billingAddress.email ?? "",
		status: "pending",
		payload: order,
		lines: lines.map(({ sellable }, index) => ({
			sku: sellable.sku,
			name: sellable.name,
			qty: lineTotals[index].qty,
			price: lineTotals[index].unitMinor,
			discount: lineTotals[index].discountMinor
		})),
		totals: {
			...sums,
			currency: store.currency.code,
			couponCode: counted.couponCode
		},
		createdAt: /* @__PURE__ */ new Date()
	}).returning();
	return row;
}
// server/import/gathering.ts
/** Collects documents of one or more files; the first of two with the same id stays. */
var Gathering = class {
	documents = {};
	seen = /* @__PURE__ */ new Set();
	rejections = [];
	add(collection, document, { file, line }) {
		const sku = collection === "products" ? String(document["sku"]) : null;
		const idKey = `${collection}/id/${document.id}`;
		const skuKey = `${collection}/sku/${sku}`;
		if (this.seen.has(idKey)) this.reject({
			file,
			line,
			reason: `the id ${document.id} is there twice in ${collection}`
		});
		else if (sku !== null && this.seen.has(skuKey)) this.reject({
			file,
			line,
			reason: `the sku ${sku} is there twice`
		});
		else {
			this.seen.add(idKey).add(skuKey);
			(this.documents[collection] ??= []).push(document);
		}
	}
	reject(rejection) {
		this.rejections.push(rejection);
	}
	catalogue() {
		return {
			documents: this.documents,
			rejections: this.rejections
		};
	}
};
// server/import/entity.ts
var validators = {
	product: zProduct,
	category: zCategory,
	attribute: zAttribute,
	taxrule: zTaxRule,
	cms_page: zCmsPage,
	cms_block: zCmsBlock
};
var pageFields = [
	"meta_title",
	"meta_description",
	"meta_keywords",
	"content_heading",
	"page_layout"
];
/** The collection that documents of an entity belong to. */
function collectionOf(entity) {
	return collectionOfType[entity];
}
/** The entity that a plain document is, by its shape; `null` when it looks like none. */
function entityOfShape(document) {
	const has = (field) => document[field] !== void 0;
	if (has("sku") && (has("type_id") || has("visibility") || has("url_path"))) return "product";
	if (has("attribute_code")) return "attribute";
	if (has("product_tax_class_ids") || has("rates") && Array.isArray(document["rates"])) return "taxrule";
	if (has("parent_id") && (has("level") || has("url_key") || has("url_path"))) return "category";
	if (!has("identifier")) return null;
	return pageFields.some(has) ? "cms_page" : "cms_block";
}
/** The entity of a dumped line, by its `_type` or by the ending of its index's name; `null` when it is none of ours. */
function entityOfDump(type, index) {
	const entities = Object.keys(validators);
	const named = entities.find((entity) => entity === type);
	if (named) return named;
	if (typeof index !== "string") return null;
	const ending = index.replace(/[_-]\d+$/, "");
	return entities.find((entity) => ending === entity || ending.endsWith(`_${entity}`)) ?? null;
}
/** Why a document does not keep to the contract, naming the field; `null` when it does. */
function faultOf(entity, document) {
	const outcome = validators[entity].safeParse(document);
	if (outcome.success) return null;
	const [issue] = outcome.error.issues;
	const field = issue.path.join(".") || "document";
	const expected = "expected" in issue ? `it must be ${describe$1(String(issue.expected))}` : "its value is not allowed";
	return issue.path.slice(0, -1).reduce((at, key) => at[key], document)?.[issue.path.at(-1) ?? ""] === void 0 ? `the field ${field} of the ${entity} is missing` : `the field ${field} of the ${entity}: ${expected}`;
}
function describe$1(type) {
	return {
		int: "a whole number",
		string: "a text",
		boolean: "true or false",
		array: "a list"
	}[type] ?? `a ${type}`;
}
// server/import/gross-prices.ts
/** Gross fields of the contract, their old camelCase twins, and the net fields that they follow from. */
var grossFields$1 = [
	[
		"price_incl_tax",
		"priceInclTax",
		"price",
		"price"
	],
	[
		"original_price_incl_tax",
		"originalPriceInclTax",
		"original_price",
		"originalPrice"
	],
	[
		"special_price_incl_tax",
		"specialPriceInclTax",
		"special_price",
		"specialPrice"
	],
	[
		"final_price_incl_tax",
		"finalPriceInclTax",
		"final_price",
		"finalPrice"
	]
];
/** A product with the gross prices that its own fields lead to, its variants included. */
function withGrossPrices(product) {
	const children = product["configurable_children"];
	return {
		...priced$1(product),
		...Array.isArray(children) ? { configurable_children: children.map((child) => isFields$2(child) ? priced$1(child) : child) } : {}
	};
}
function priced$1(article) {
	const derived = {};
	for (const [gross, grossTwin, net, netTwin] of grossFields$1) {
		if (isAmount(article[gross])) continue;
		const twin = article[grossTwin];
		const netAmount = [article[net], article[netTwin]].find(isAmount);
		if (isAmount(twin)) derived[gross] = twin;
		else if (netAmount !== void 0) derived[gross] = Math.round(netAmount * 1.25 * 100) / 100;
	}
	return {
		...article,
		...derived
	};
}
function isAmount(value) {
	return typeof value === "number" && Number.isFinite(value);
}
function isFields$2(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// server/import/ndjson.ts
/**
* Reads documents of the contract line by line: plain ones, or a dump of the search index. Several files can be read
* into one gathering.
*/
async function readNdjson(file, gathering = new Gathering()) {
	const name = basename(file);
	const lines = createInterface({
		input: createReadStream(file, "utf8"),
		crlfDelay: Infinity
	});
	let line = 0;
	for await (const text of lines) {
		line++;
		const json = documentText(text);
		if (json === "") continue;
		const read = readLine(json);
		if ("reason" in read) gathering.reject({
			file: name,
			line,
			reason: read.reason
		});
		else gathering.add(collectionOf(read.entity), read.document, {
			file: name,
			line
		});
	}
	return gathering.catalogue();
}
/** A line without the marks of a list that is written with one document a line. */
function documentText(line) {
	const text = line.replace(/^\uFEFF/, "").trim().replace(/,$/, "");
	return text === "[" || text === "]" ? "" : text;
}
function readLine(json) {
	const value = parse(json);
	if (!isFields$1(value)) return { reason: "the line is not a JSON object" };
	const source = value["_source"];
	if (source === void 0) return checked(entityOfShape(value), value, "the document is of no kind that is read here");
	if (!isFields$1(source)) return { reason: "the dumped line has no document in _source" };
	const { _type: type, _index: index, _id: id } = value;
	return checked(entityOfDump(type, index) ?? (type === "_doc" || type === void 0 ? entityOfShape(source) : null), withId(source, id), `documents of type ${String(type ?? index)} are not read`);
}
function checked(entity, document, otherwise) {
	if (!entity) return { reason: otherwise };
	const whole = entity === "product" ? withGrossPrices(document) : withOwnId(entity, document);
	const fault = faultOf(entity, whole) ?? (whole["id"] === void 0 ? `the field id of the ${entity} is missing` : null);
	return fault ? { reason: fault } : {
		entity,
		document: whole
	};
}
/** An attribute's document may go by `attribute_id` alone. */
function withOwnId(entity, document) {
	return entity === "attribute" && document["id"] === void 0 ? {
		id: document["attribute_id"],
		...document
	} : document;
}
/** A dump keeps the id beside the document, always as a text. */
function withId(source, id) {
	if (source["id"] !== void 0 || typeof id !== "string") return source;
	return {
		id: /^\d{1,15}$/.test(id) ? Number(id) : id,
		...source
	};
}
function parse(json) {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}
function isFields$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// server/import/repeatable.ts
var UINT32 = 2 ** 32;
/** A number from 0 up to 1 that is always the same for a text and a purpose. */
function shareOf(text, purpose) {
	return hash(`${purpose}:${text}`) / UINT32;
}
/** A whole number from `from` to `to`, both included, always the same for a text and a purpose. */
function wholeOf(text, purpose, from, to) {
	return from + Math.floor(shareOf(text, purpose) * (to - from + 1));
}
/** An integer id of 40 bits for a text; far apart enough for a catalogue, but collisions are the caller's to check. */
function idOf(text) {
	return (hash(`high:${text}`) >>> 24) * UINT32 + hash(`low:${text}`);
}
function hash(text) {
	let value = 2166136261;
	for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
	value = Math.imul(value ^ value >>> 16, 2246822507);
	value = Math.imul(value ^ value >>> 13, 3266489909);
	return (value ^ value >>> 16) >>> 0;
}
// server/import/article-situation.ts
var CATALOGUE_START = Date.UTC(2024, 11, 1);
var CATALOGUE_END = Date.UTC(2026, 5, 1);
var NEWS_FROM = Date.UTC(2026, 3, 15);
var MINUTE_MS = 6e4;
var SHOWROOMS = [
	1,
	2,
	3,
	4
];
var SHOWROOM_SHARE = .35;
var LEAD_TIMES_DAYS = [
	5,
	7,
	10,
	14,
	14,
	21,
	28,
	28,
	35,
	42,
	56,
	70,
	84
];
var inStock = (qty) => ({
	is_in_stock: qty > 0,
	qty,
	manage_stock: true
});
var gone = (status) => ({
	is_in_stock: false,
	qty: 0,
	manage_stock: true,
	status
});
/** Stock situations up to a share of all articles; every one occurs, most articles are simply there. */
var situations = [
	[.7, (sku) => inStock(wholeOf(sku, "qty", 11, 180))],
	[.79, (sku) => inStock(wholeOf(sku, "qty", 6, 10))],
	[.86, (sku) => inStock(wholeOf(sku, "qty", 1, 5))],
	[.91, () => inStock(0)],
	[.93, () => gone("upcoming")],
	[.945, () => gone("sold_out_season")],
	[.96, () => gone("discontinued")],
	[.985, (sku) => ({
		...inStock(wholeOf(sku, "qty", 1, 14)),
		status: "discontinued_sellable"
	})],
	[1, () => ({
		is_in_stock: true,
		qty: 0,
		manage_stock: false
	})]
];
/** The stock of an article, always the same for its sku. */
function stockOf(sku) {
	const share = shareOf(sku, "stock");
	return situations.find(([upTo]) => share < upTo)[1](sku);
}
/** The stock of a product with variants: what they have together, and their status when they agree on one. */
function stockOfAll(stocks) {
	const status = stocks[0]?.status;
	const isShared = status !== void 0 && stocks.every((stock) => stock.status === status);
	return {
		is_in_stock: stocks.some((stock) => stock.is_in_stock),
		qty: stocks.reduce((sum, stock) => sum + stock.qty, 0),
		manage_stock: stocks.every((stock) => stock.manage_stock),
		...isShared ? { status } : {}
	};
}
/** What the four showrooms have of a product, always the same for its sku. */
function showroomStockOf(sku) {
	return Object.fromEntries(SHOWROOMS.map((id) => {
		const isShown = shareOf(sku, `showroom ${id}`) < SHOWROOM_SHARE;
		return [`product_showroom_stock_${id}`, isShown ? wholeOf(sku, `showroom qty ${id}`, 1, 6) : 0];
	}));
}
/** Lead time in days, always the same for a sku. */
function leadTimeOf(sku) {
	return LEAD_TIMES_DAYS[wholeOf(sku, "lead time", 0, LEAD_TIMES_DAYS.length - 1)];
}
/** When a product came into the catalogue: within the 18 months before June 2026. */
function createdAtOf(sku) {
	const time = CATALOGUE_START + shareOf(sku, "created") * (CATALOGUE_END - CATALOGUE_START);
	return formatWireTime(Math.floor(time / MINUTE_MS) * MINUTE_MS);
}
/** Whether a product is young enough to be called new. */
function isNews(createdAt) {
	return createdAt >= formatWireTime(NEWS_FROM);
}
// server/import/facet-option.ts
/** Labels for `translations`. */
function labels(sv, en) {
	return {
		"sv-SE": { label: sv },
		"en-US": { label: en }
	};
}
/** An option with its labels. */
function option(value, label, sv, en) {
	return {
		value,
		label,
		translations: labels(sv, en)
	};
}
// server/import/facet-attributes.ts
var attribute = (id, label, sv, en) => ({
	id,
	label,
	translations: labels(sv, en)
});
/** Attributes whose values are options. */
var facetAttributes = {
	color: attribute(93, "Farge", "Färg", "Colour"),
	product_brand: attribute(141, "Merke", "Märke", "Brand"),
	product_collection: attribute(142, "Serie", "Serie", "Series"),
	product_material: attribute(143, "Materiale", "Material", "Material"),
	product_function: attribute(144, "Funksjon", "Funktion", "Function"),
	product_form: attribute(145, "Form", "Form", "Shape"),
	product_campaign: attribute(146, "Kampanje", "Kampanj", "Campaign"),
	product_sale_status: attribute(147, "Sortiment", "Sortiment", "Range"),
	product_side: attribute(148, "Side", "Sida", "Side")
};
var measureAttributes = {
	product_width: attribute(161, "Bredde (cm)", "Bredd (cm)", "Width (cm)"),
	product_depth: attribute(162, "Dybde (cm)", "Djup (cm)", "Depth (cm)"),
	product_height: attribute(163, "Høyde (cm)", "Höjd (cm)", "Height (cm)"),
	product_seat_width: attribute(164, "Setebredde (cm)", "Sittbredd (cm)", "Seat width (cm)"),
	product_seat_depth: attribute(165, "Setedybde (cm)", "Sittdjup (cm)", "Seat depth (cm)"),
	product_seat_height: attribute(166, "Setehøyde (cm)", "Sitthöjd (cm)", "Seat height (cm)"),
	product_table_height: attribute(167, "Bordhøyde (cm)", "Bordshöjd (cm)", "Table height (cm)"),
	product_thickness: attribute(168, "Tykkelse (cm)", "Tjocklek (cm)", "Thickness (cm)"),
	product_leg_distance: attribute(169, "Mellom bena (cm)", "Mellan benen (cm)", "Between the legs (cm)"),
	product_pole_diameter: attribute(170, "Stangdiameter (cm)", "Stångdiameter (cm)", "Pole diameter (cm)"),
	weight: attribute(171, "Vekt (kg)", "Vikt (kg)", "Weight (kg)")
};
/** Attribute documents: the facets with the options in use, and the measures, which have none. */
function attributeDocuments(used) {
	const facets = Object.keys(facetAttributes).filter((code) => (used[code] ?? []).length > 0).map((code) => attributeDocument(code, facetAttributes[code], used[code]));
	const measures = measureFields.map((code) => attributeDocument(code, measureAttributes[code], []));
	return [...facets, ...measures];
}
function attributeDocument(code, config, options) {
	const { label, translations } = config;
	return {
		id: config.id,
		attribute_id: config.id,
		attribute_code: code,
		frontend_input: options.length > 0 ? "select" : "text",
		frontend_label: label,
		default_frontend_label: label,
		is_comparable: true,
		is_user_defined: true,
		is_visible: true,
		is_visible_on_front: true,
		options: options.map(optionFields),
		translations: Object.fromEntries(Object.entries(translations).map(([locale, texts]) => [locale, { frontend_label: texts.label }]))
	};
}
function optionFields({ value, label, swatch, translations }) {
	return {
		value,
		label,
		...swatch ? { swatch } : {},
		...translations ? { translations } : {}
	};
}
// server/import/facet-options.ts
var optionsOf = (options) => options;
/** What things are made of. */
var materials = optionsOf({
	textile: option(301, "Tekstil", "Tyg", "Fabric"),
	velvet: option(302, "Fløyel", "Sammet", "Velvet"),
	leather: option(303, "Skinn", "Läder", "Leather"),
	leatherMix: option(304, "Skinn og kunstskinn", "Läder och konstläder", "Leather and faux leather"),
	fauxLeather: option(305, "Kunstskinn", "Konstläder", "Faux leather"),
	wool: option(306, "Ull", "Ull", "Wool"),
	cotton: option(307, "Bomull", "Bomull", "Cotton"),
	linen: option(308, "Lin", "Linne", "Linen"),
	oak: option(309, "Eik", "Ek", "Oak"),
	walnut: option(310, "Valnøtt", "Valnöt", "Walnut"),
	pine: option(311, "Furu", "Furu", "Pine"),
	wood: option(312, "Tre", "Trä", "Wood"),
	metal: option(313, "Metall", "Metall", "Metal"),
	glass: option(314, "Glass", "Glas", "Glass"),
	marble: option(315, "Marmor", "Marmor", "Marble"),
	rattan: option(316, "Rotting", "Rotting", "Rattan"),
	bamboo: option(317, "Bambus", "Bambu", "Bamboo"),
	foam: option(318, "Skum", "Skum", "Foam"),
	plastic: option(319, "Plast", "Plast", "Plastic")
});
/** What things can do beside their main purpose. */
var functions = optionsOf({
	sleep: option(401, "Sovesofa", "Bäddsoffa", "Sofa bed"),
	recliner: option(402, "Regulerbar", "Reglerbar", "Recliner"),
	outdoor: option(403, "Inne og ute", "Inne och ute", "Indoor and outdoor"),
	storage: option(404, "Med oppbevaring", "Med förvaring", "With storage"),
	modular: option(405, "Modulbasert", "Modulbaserad", "Modular"),
	washable: option(406, "Avtagbart trekk", "Avtagbar klädsel", "Removable cover"),
	extendable: option(407, "Uttrekkbar", "Utdragbar", "Extendable"),
	foldable: option(408, "Sammenleggbar", "Hopfällbar", "Foldable"),
	stackable: option(409, "Stablebar", "Stapelbar", "Stackable"),
	swivel: option(410, "Svingbar", "Snurrbar", "Swivel"),
	dimmable: option(411, "Dimbar", "Dimbar", "Dimmable")
});
/** Shapes of sofas and tables. */
var forms = optionsOf({
	straight: option(501, "Rett", "Rak", "Straight"),
	corner: option(502, "Hjørne", "Hörn", "Corner"),
	uShape: option(503, "U-form", "U-form", "U-shaped"),
	chaise: option(504, "Med sjeselong", "Med schäslong", "With chaise longue"),
	round: option(505, "Rund", "Rund", "Round"),
	square: option(506, "Kvadratisk", "Kvadratisk", "Square"),
	rectangular: option(507, "Rektangulær", "Rektangulär", "Rectangular"),
	oval: option(508, "Oval", "Oval", "Oval")
});
/** What an offer is part of. */
var campaigns = optionsOf({
	lowPrice: option(601, "Fast lavpris", "Fast lågpris", "Always low price"),
	season: option(602, "Sesongtilbud", "Säsongserbjudande", "Season offer"),
	lastChance: option(603, "Siste sjanse", "Sista chansen", "Last chance"),
	outlet: option(604, "Outlet", "Outlet", "Outlet")
});
/** Forms that exist mirrored. */
var sides = optionsOf({
	left: option(701, "Venstre", "Vänster", "Left"),
	right: option(702, "Høyre", "Höger", "Right")
});
/** The values are texts because a sale status speaks where the stock itself has none (spec 4: stock indication). */
var saleStatuses = optionsOf({
	standard: option("standard", "Fast sortiment", "Fast sortiment", "Standard range"),
	news: option("new", "Nyhet", "Nyhet", "New"),
	upcoming: option("upcoming", "Kommer snart", "Kommer snart", "Coming soon"),
	soldOut: option("sold_out_season", "Utsolgt for sesongen", "Slutsåld för säsongen", "Sold out for the season"),
	discontinued: option("discontinued", "Utgått", "Utgått", "Discontinued"),
	leaving: option("discontinued_sellable", "Utgår", "Utgår", "Leaving the range")
});
// server/import/offer.ts
var PRICE_STEP = 10;
var PRICE_MIN = 9;
/** Windows of special prices up to a share of all offers: open, running, over, and still to come. */
var windows = [
	[
		.6,
		null,
		null,
		true
	],
	[
		.8,
		"2026-05-01 00:00:00",
		"2027-12-31 23:59:59",
		true
	],
	[
		.9,
		"2025-11-24 00:00:00",
		"2025-12-01 23:59:59",
		false
	],
	[
		1,
		"2028-01-03 00:00:00",
		"2028-02-01 23:59:59",
		false
	]
];
/** The offer of a product, always the same for its sku; `share` of all products have one. */
function offerOf(sku, share) {
	if (shareOf(sku, "offer") >= share) return null;
	const at = shareOf(sku, "offer window");
	const [, from, to, isRunning] = windows.find(([upTo]) => at < upTo);
	return {
		discountPercent: wholeOf(sku, "discount", 2, 8) * 5,
		from,
		to,
		isRunning
	};
}
/** Gross price fields of a product; listings sort by its final price. */
function productPriceFields(gross, offer) {
	return {
		original_price_incl_tax: gross,
		final_price_incl_tax: gross,
		...priceFields(gross, offer)
	};
}
/** Gross price fields of an article: without an offer, only what it costs. */
function priceFields(gross, offer) {
	const special = offer ? specialPrice(gross, offer.discountPercent) : gross;
	if (!offer || special >= gross) return { price_incl_tax: gross };
	const now = offer.isRunning ? special : gross;
	return {
		price_incl_tax: now,
		original_price_incl_tax: gross,
		final_price_incl_tax: now,
		special_price_incl_tax: special,
		...offer.from ? { special_from_date: offer.from } : {},
		...offer.to ? { special_to_date: offer.to } : {}
	};
}
function specialPrice(gross, discountPercent) {
	const discounted = gross * (1 - discountPercent / 100);
	return Math.max(PRICE_MIN, Math.floor(discounted / PRICE_STEP) * PRICE_STEP - 1);
}
var countries = [
	{
		country_id: "NO",
		postcode_pattern: String.raw`\d{4}`
	},
	{
		country_id: "SE",
		postcode_pattern: String.raw`\d{5}`
	},
	{
		country_id: "DK",
		postcode_pattern: String.raw`\d{4}`
	},
	{
		country_id: "FI",
		postcode_pattern: String.raw`\d{5}`
	}
];
var everywhere = countries.map((country) => country.country_id);
var rates = {
	NO: 25,
	SE: 25,
	DK: 25,
	FI: 25.5
};
var titles = (field, [sv, da, fi, en]) => ({
	"sv-SE": { [field]: sv },
	"da-DK": { [field]: da },
	"fi-FI": { [field]: fi },
	"en-US": { [field]: en }
});
var storeSettings = {
	id: "settings",
	countries,
	shipping_methods: [{
		carrier_code: "logtrade",
		method_code: "home",
		carrier_title: "Logtrade",
		method_title: "Levert hjem, innbåret",
		translations: titles("method_title", [
			"Hemleverans, inburet",
			"Leveret hjem, båret ind",
			"Kotiinkuljetus, sisään kannettuna",
			"Home delivery, carried inside"
		]),
		countries: everywhere,
		price_incl_tax: 590,
		postcode_pattern: String.raw`\d{4,5}`,
		days_min: 4,
		days_max: 10,
		position: 1
	}, {
		carrier_code: "logtrade",
		method_code: "pickup",
		carrier_title: "Logtrade",
		method_title: "Hent på utleveringssted",
		translations: titles("method_title", [
			"Hämta på utlämningsställe",
			"Hent på udleveringssted",
			"Nouto noutopisteestä",
			"Collect at a pick-up point"
		]),
		countries: everywhere,
		price_incl_tax: 190,
		postcode_pattern: String.raw`\d{4,5}`,
		days_min: 3,
		days_max: 7,
		position: 2
	}],
	payment_methods: [{
		code: "invoice",
		title: "Faktura, 14 dager",
		translations: titles("title", [
			"Faktura, 14 dagar",
			"Faktura, 14 dage",
			"Lasku, 14 päivää",
			"Invoice, 14 days"
		]),
		countries: everywhere,
		cost_incl_tax: 0,
		usable_offline: true,
		position: 1
	}, {
		code: "cashondelivery",
		title: "Betal ved levering",
		translations: titles("title", [
			"Betala vid leverans",
			"Betal ved levering",
			"Maksu toimituksen yhteydessä",
			"Pay on delivery"
		]),
		countries: everywhere,
		cost_incl_tax: 49,
		usable_offline: true,
		position: 2
	}]
};
var taxRule = {
	id: 1,
	code: "Varer",
	priority: 0,
	position: 0,
	product_tax_class_ids: [2],
	customer_tax_class_ids: [3],
	tax_rate_ids: [
		1,
		2,
		3,
		4
	],
	rates: everywhere.map((country, index) => ({
		id: index + 1,
		code: country,
		rate: rates[country],
		tax_country_id: country,
		tax_region_id: 0
	}))
};
var hours = [{
	days: "man-fre",
	hours: "10-20"
}, {
	days: "lør",
	hours: "10-18"
}];
/** The four showrooms of the specification (spec 3: showrooms). */
var showrooms = [
	{
		id: 1,
		name: "Hisingen Göteborg",
		city: "Göteborg",
		address: "Transportgatan 33",
		opening_hours: hours
	},
	{
		id: 2,
		name: "Kållered Göteborg",
		city: "Kållered",
		address: "Ekenleden 13",
		opening_hours: hours
	},
	{
		id: 3,
		name: "Tyresö Stockholm",
		city: "Tyresö",
		address: "Siklöjevägen 3",
		opening_hours: hours
	},
	{
		id: 4,
		name: "City Karlstad",
		city: "Karlstad",
		address: "Drottninggatan 11",
		opening_hours: hours
	}
];
/** What every shop needs beside its products: tax, delivery and payment (D92), showrooms. */
function shopBasics() {
	return {
		taxrules: [taxRule],
		store_settings: [storeSettings],
		showrooms
	};
}
// server/import/build-product.ts
/** The document of a product (contract: Product) in the language and currency of the default store view. */
function productDocument(plan) {
	const { articles, offer, sku } = plan;
	const isConfigurable = plan.type === "configurable";
	const stocks = articles.map((article) => article.stock ?? stockOf(article.sku));
	const stock = isConfigurable ? stockOfAll(stocks) : stocks[0];
	const createdAt = createdAtOf(sku);
	return {
		id: plan.id,
		sku,
		type_id: plan.type,
		name: plan.name,
		product_name_1: plan.name1,
		product_name_2: plan.name2,
		slug: plan.slug,
		url_path: `${plan.categoryPath}/${plan.slug}`,
		status: 1,
		visibility: 4,
		tax_class_id: 2,
		category_ids: plan.categoryIds,
		image: articles[0].image,
		media_gallery: gallery(articles),
		description: plan.description,
		short_description: plan.shortDescription,
		...productPriceFields(Math.min(...articles.map((article) => article.gross)), offer),
		stock,
		...plan.type === "virtual" ? {} : showroomStockOf(sku),
		product_delivery_time: leadTimeOf(sku),
		...plan.measures,
		...facetValues(plan.facets),
		product_sale_status: stock.status ?? (isNews(createdAt) ? saleStatuses.news : saleStatuses.standard).value,
		...isConfigurable ? variantFields(plan, stocks) : facetValues(articles[0].choices),
		created_at: createdAt,
		...plan.translations ? { translations: plan.translations } : {}
	};
}
function facetValues(facets) {
	return Object.fromEntries(Object.entries(facets).map(([code, { value }]) => [code, value]));
}
/** Every picture once, with the choices it shows as its label. */
function gallery(articles) {
	return [...new Map(articles.toReversed().map((article) => [article.image, article])).values()].toReversed().map((article, index) => ({
		image: article.image,
		pos: index + 1,
		lab: article.choices.color?.label ?? null
	}));
}
function variantFields(plan, stocks) {
	const codes = Object.keys(facetAttributes).filter((code) => plan.articles.some((article) => article.choices[code]));
	const optionsByCode = codes.map((code) => [code, distinct(plan.articles, code)]);
	return {
		...Object.fromEntries(optionsByCode.map(([code, list]) => [`${code}_options`, list.map(({ value }) => value)])),
		configurable_options: optionsByCode.map(([code, list], position) => ({
			attribute_id: facetAttributes[code].id,
			attribute_code: code,
			label: facetAttributes[code].label,
			position,
			product_id: plan.id,
			values: list.map(({ value, label }) => ({
				value_index: value,
				label
			}))
		})),
		configurable_children: plan.articles.map((article, index) => ({
			id: article.id,
			sku: article.sku,
			...variantName(plan, article, codes),
			status: 1,
			image: article.image,
			stock: stocks[index],
			...priceFields(article.gross, plan.offer),
			...facetValues(article.choices)
		}))
	};
}
function variantName(plan, article, codes) {
	if (plan.translations) return {};
	return { name: [plan.name, ...codes.map((code) => article.choices[code].label.toLowerCase())].join(", ") };
}
function distinct(articles, code) {
	return [...new Map(articles.flatMap(({ choices }) => choices[code] ? [[choices[code].value, choices[code]]] : [])).values()];
}
// server/import/slug.ts
var letters = {
	æ: "ae",
	ø: "o",
	å: "a",
	ä: "a",
	ö: "o",
	ü: "u",
	é: "e",
	ß: "ss"
};
/** Lower case without the letters that only some keyboards have. */
function foldLetters(text) {
	return text.toLowerCase().replaceAll(/[æøåäöüéß]/g, (letter) => letters[letter]);
}
/** A name as a segment of an address: `3-seters sofaer` is `3-seters-sofaer`. */
function slugOf(name) {
	return foldLetters(name).replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "");
}
var PATH_START = `1/2`;
var ROOT_LEVEL = 1;
/** Categories that hang together with the root, by id, parents before children. The rest are missing in it. */
function placeCategories(seeds) {
	const byParent = groupByParent(seeds);
	const placed = /* @__PURE__ */ new Map();
	const usedPaths = /* @__PURE__ */ new Set();
	const visit = (parentId, parent) => {
		for (const seed of byParent.get(parentId) ?? []) {
			if (placed.has(seed.id)) continue;
			const own = slugOf(seed.name);
			const path = parent ? `${parent.urlPath}/${own}` : own;
			const urlPath = usedPaths.has(path) ? `${path}-${seed.id}` : path;
			usedPaths.add(urlPath);
			const category = {
				...seed,
				level: (parent?.level ?? ROOT_LEVEL) + 1,
				slug: `${own}-${seed.id}`,
				urlPath,
				trail: [...parent?.trail ?? [], seed.id]
			};
			placed.set(seed.id, category);
			visit(seed.id, category);
		}
	};
	visit(2, null);
	return placed;
}
function groupByParent(seeds) {
	const byParent = /* @__PURE__ */ new Map();
	for (const seed of seeds) {
		const siblings = byParent.get(seed.parentId);
		if (siblings) siblings.push(seed);
		else byParent.set(seed.parentId, [seed]);
	}
	return byParent;
}
/** Category ids of a product that belongs to these categories: they and all their ancestors, each once. */
function withAncestors(tree, ids) {
	return [...new Set(ids.flatMap((id) => tree.get(id)?.trail ?? []))];
}
/** Documents of a tree; only categories with products in or below them are active. */
function categoryDocuments(tree, products) {
	const counts = /* @__PURE__ */ new Map();
	for (const product of products) for (const id of product["category_ids"]) counts.set(id, (counts.get(id) ?? 0) + 1);
	const countOf = (id) => counts.get(id) ?? 0;
	const inOrder = (a, b) => (a.position ?? 0) - (b.position ?? 0) || countOf(b.id) - countOf(a.id) || (a.name < b.name ? -1 : 1) || a.id - b.id;
	const byParent = groupByParent([...tree.values()].sort(inOrder));
	return [...tree.values()].map((category) => {
		const siblings = byParent.get(category.parentId);
		const children = (byParent.get(category.id) ?? []).filter((child) => countOf(child.id) > 0);
		return {
			id: category.id,
			parent_id: category.parentId,
			parent_ids: [2, ...category.trail.slice(0, -1)],
			name: category.name,
			slug: category.slug,
			url_key: category.slug,
			url_path: category.urlPath,
			level: category.level,
			position: siblings.indexOf(category) + 1,
			is_active: countOf(category.id) > 0,
			product_count: countOf(category.id),
			path: [PATH_START, ...category.trail].join("/"),
			children_count: children.length,
			children_data: children.map((child) => ({
				id: child.id,
				name: child.name,
				url_key: child.slug,
				slug: child.slug,
				...child.translations ? { translations: child.translations } : {}
			})),
			...category.translations ? { translations: category.translations } : {}
		};
	});
}
// server/import/navigation-document.ts
var MENU_LEVEL = 2;
var footer = [
	[
		"/customer-service",
		"Kundeservice",
		"Kundtjänst",
		"Customer service"
	],
	[
		"/delivery",
		"Levering",
		"Leverans",
		"Delivery"
	],
	[
		"/returns",
		"Retur og angrerett",
		"Retur och ångerrätt",
		"Returns"
	],
	[
		"/legal",
		"Kjøpsvilkår",
		"Köpvillkor",
		"Terms of sale"
	],
	[
		"/privacy",
		"Personvern",
		"Integritet",
		"Privacy"
	]
];
/** Menus of a shop: its top categories with products and what is right below them, and the footer. */
function navigationDocument(categories) {
	const active = categories.filter((category) => category["is_active"] === true);
	const below = (parentId) => active.filter((category) => category["parent_id"] === parentId).sort((a, b) => Number(a["position"]) - Number(b["position"]));
	return {
		id: "navigation",
		navItems: below(2).map((top, index) => ({
			...categoryItem(top, index),
			children: below(Number(top.id)).map((child, at) => ({
				...categoryItem(child, at),
				children: []
			}))
		})),
		footerItems: footer.map(([url, title, sv, en], index) => ({
			id: `footer-${url.slice(1)}`,
			title,
			url,
			level: 1,
			position: index + 1,
			children: [],
			translations: {
				"sv-SE": { title: sv },
				"en-US": { title: en }
			}
		}))
	};
}
function categoryItem(category, index) {
	const translations = category["translations"];
	return {
		id: `category-${category.id}`,
		title: category["name"],
		url: `/${String(category["url_path"])}`,
		level: Number(category["level"]) - MENU_LEVEL + 1,
		position: index + 1,
		category_id: category.id,
		...translations ? { translations: titlesOf(translations) } : {}
	};
}
function titlesOf(names) {
	return Object.fromEntries(Object.entries(names).map(([locale, { name }]) => [locale, { title: name }]));
}
// server/import/norske-sofaer/places.ts
var known = (key, name, parent) => ({
	key,
	name,
	parent
});
/** Key of the root of the real tree. */
var ROOT_KEY = "products";
var ALL_SOFAS_KEY = "39130";
/** Where offers are shown (spec 9: campaigns category path). */
var CAMPAIGN_CATEGORY = known("zz004", "Kampanjer", ROOT_KEY);
/** Categories that words can lead to, with their parents; those with `zz` are not in the real tree. */
var knownCategories = [
	known("fu001", "Møbler", ROOT_KEY),
	known("fu003", "Sofa", "fu001"),
	known("10661", "Tekstilsofaer", "fu003"),
	known("10668", "2-seter sofaer", "10661"),
	known("10670", "3-seter sofaer", "10661"),
	known("zz001", "4-seter og større sofaer", "10661"),
	known("10671", "Hjørnesofaer", "10661"),
	known("47388", "Tekstilsofaer med sjeselonger", "10661"),
	known("10662", "Sofaer i skinn og imitert skinn", "fu003"),
	known("10690", "2-seters sofaer i skinn / imitert skinn", "10662"),
	known("10691", "3-seters sofa i skinn", "10662"),
	known("zz005", "4-seters sofaer i skinn", "10662"),
	known("10693", "Hjørnesofaer i skinn / imitert skinn", "10662"),
	known("47391", "Sofaer i skinn / belagt tekstil, med sjeselonger", "10662"),
	known("16238", "Modulsofa", "fu003"),
	known("15358", "Modulsofaer, tekstil", "16238"),
	known("16235", "Modulsofaer i skinn / imitert skinn", "16238"),
	known("31786", "Sofamoduler", "16238"),
	known("10663", "Sovesofa og madrasser", "fu003"),
	known("20874", "Sovesofaer", "10663"),
	known("20857", "Madrasser", "10663"),
	known("zz002", "Sofagrupper", "fu003"),
	known("zz003", "Reclinersofaer", "fu003"),
	known("31785", "Ekstra ben", "fu003"),
	known("42249", "Sofatilbehør", "fu003"),
	known("fu006", "Lenestoler og sjeselonger", "fu001"),
	known("10664", "Ekstra trekk", "fu006"),
	known("10687", "Lenestoler med tekstiltrekk", "fu006"),
	known("10696", "Lenestoler med skinntrekk", "fu006"),
	known("10679", "Sjeselonger med tekstiltrekk", "fu006"),
	known("10694", "Sjeselonger i skinn / imitert skinn", "fu006"),
	known("20926", "Fotskamler og puffer", "fu006"),
	known("20927", "Fotskamler og puffer med tekstiltrekk", "20926"),
	known("20928", "Fotskamler og puffer i skinn", "20926"),
	known("fu004", "Bord", "fu001"),
	known("10705", "Kaffe- og sidebord", "fu004"),
	known("10717", "Sidebord", "10705"),
	known("fu002", "Stoler", "fu001"),
	known("10728", "Krakker og benker", "fu002"),
	known("22660", "Benker", "10728"),
	known("bm003", "Senger", "fu001"),
	known("19037", "Gjeste- og dagsenger", "bm003"),
	known("19046", "Dagsenger", "19037"),
	known("od003", "Hagemøbler", "fu001"),
	known("21959", "Sitte- og hvilemøbler", "od003"),
	known("47386", "Sofaer til uteplassen", "21959"),
	known("rm001", "Tepper, matter og gulv", ROOT_KEY),
	CAMPAIGN_CATEGORY
];
var keys = {
	cover: ["10664"],
	legs: ["31785"],
	mattress: ["20857"],
	sofaPart: ["42249"],
	sideTable: ["10717"],
	rug: ["rm001"],
	garden: ["47386"],
	footstool: ["20927", "20928"],
	bench: ["22660"],
	dayBed: ["19046"],
	sofaBed: ["20874"],
	sofaSet: ["zz002"],
	recliner: ["zz003"],
	corner: ["10671", "10693"],
	module: ["15358", "16235"],
	chaiseSofa: ["47388", "47391"],
	chaise: ["10679", "10694"],
	armchair: ["10687", "10696"],
	sofa2: ["10668", "10690"],
	sofa3: ["10670", "10691"],
	sofa4: ["zz001", "zz005"]
};
var leathers = /* @__PURE__ */ new Set([
	"leather",
	"leatherMix",
	"fauxLeather"
]);
/** Key of the category for a place; sofas and chairs in leather stand apart. */
function placeKey(place, material) {
	const [textile, leather] = keys[place];
	return leathers.has(material) ? leather ?? textile : textile;
}
/** A key and the keys above it. */
function keyTrail(key) {
	const category = knownCategories.find((candidate) => candidate.key === key);
	return category ? [...keyTrail(category.parent), key] : [];
}
var wholeSofas = /* @__PURE__ */ new Set([
	ALL_SOFAS_KEY,
	"15358",
	"16235",
	"35189",
	"10661",
	"10668",
	"10670",
	"10671",
	"47388"
]);
/** Whether a category says hardly more than that it is furniture. */
function isCoarse(key) {
	return /^[a-z]/.test(key) || key === ALL_SOFAS_KEY;
}
var noSofas = /* @__PURE__ */ new Set([
	"cover",
	"legs",
	"mattress",
	"sofaPart",
	"rug",
	"footstool",
	"bench"
]);
/** Whether a category that lists an article makes sense for what it is: the real tree has bath mats among its sofas. */
function fitsPlace(place, key) {
	return !noSofas.has(place) || !wholeSofas.has(key);
}
// server/import/norske-sofaer/category-seeds.ts
var LETTERED_KEY = /^([a-z])([a-z])(\d{3})$/;
var LETTERED_START = 1e5;
var LETTERS = 27;
var NAMED_START = 1e6;
var NAMED_END = 9999999;
/** A stable id for a key: `16238` itself, others by their letters. */
function categoryId(key) {
	if (key === "products") return 2;
	if (/^\d{3,5}$/.test(key)) return Number(key);
	const parts = LETTERED_KEY.exec(key);
	if (!parts) return wholeOf(key, "category", NAMED_START, NAMED_END);
	return LETTERED_START + (letterNumber(parts[1]) * LETTERS + letterNumber(parts[2])) * 1e3 + Number(parts[3]);
}
function letterNumber(letter) {
	return letter.charCodeAt(0) - "a".charCodeAt(0) + 1;
}
/** Reads the real tree: categories of products only, no series and collections. */
function readTree(file, text) {
	const rejections = [];
	const reject = (key, reason) => {
		rejections.push({
			file,
			line: lineOf(text, key),
			reason
		});
	};
	const seeds = /* @__PURE__ */ new Map();
	const keysOfSku = /* @__PURE__ */ new Map();
	const entries = listOf(text);
	if (!entries) reject(null, "the file is no JSON list");
	for (const entry of entries ?? []) {
		if (!isListed(entry)) {
			reject(entry?.key, "the category lacks a key, parent, name or list of products");
			continue;
		}
		const { key, parent, displayName, kind, products } = entry;
		const id = categoryId(key);
		if (kind !== "products" || key === "products") continue;
		if (seeds.has(id)) {
			reject(key, `the category ${key} is there twice`);
			continue;
		}
		seeds.set(id, {
			id,
			key,
			parentId: categoryId(parent),
			name: displayName.trim()
		});
		for (const sku of new Set(products)) keysOfSku.set(sku, [...keysOfSku.get(sku) ?? [], key]);
	}
	const placed = placeCategories([...seeds.values()]);
	for (const { id, key, name } of seeds.values()) if (!placed.has(id)) reject(key, `the category ${name} hangs on none that is there`);
	return {
		seeds: [...seeds.values()].filter(({ id }) => placed.has(id)),
		keysOf: (sku) => (keysOfSku.get(sku) ?? []).filter((key) => placed.has(categoryId(key))),
		rejections
	};
}
/** Line of a category's key in the file; 1 when there is none. */
function lineOf(text, key) {
	const at = typeof key === "string" ? text.search(new RegExp(`"key"\\s*:\\s*${escapeRegExp(JSON.stringify(key))}`)) : 0;
	return text.slice(0, Math.max(0, at)).split("\n").length;
}
function escapeRegExp(text) {
	return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
/** The seeds with those that `keys` need besides, and their parents. */
function withKnown(seeds, keys) {
	const all = new Map(seeds.map((seed) => [seed.id, seed]));
	for (const key of keys) {
		let next = knownCategories.find((category) => category.key === key);
		while (next && !all.has(categoryId(next.key))) {
			const { key: ownKey, name, parent } = next;
			all.set(categoryId(ownKey), {
				id: categoryId(ownKey),
				parentId: categoryId(parent),
				name
			});
			next = knownCategories.find((category) => category.key === parent);
		}
	}
	return [...all.values()];
}
function listOf(text) {
	try {
		const value = JSON.parse(text);
		return Array.isArray(value) ? value : null;
	} catch {
		return null;
	}
}
function isListed(entry) {
	const { key, parent, displayName, kind, products } = entry ?? {};
	return [
		key,
		parent,
		displayName,
		kind
	].every((text) => typeof text === "string" && text.trim() !== "") && Array.isArray(products) && products.every((product) => typeof product === "string");
}
// server/import/norske-sofaer/classify.ts
/** What a listing is, by the words for it in lower case; the first line that fits decides. */
var kinds$1 = [
	[/^trekk|trekk$/, {
		place: "cover",
		picture: "accessory"
	}],
	[/^ben\b/, {
		place: "legs",
		picture: "accessory"
	}],
	[/^madrass/, {
		place: "mattress",
		picture: "mattress"
	}],
	[/^sidebord/, {
		place: "sideTable",
		picture: "side-table"
	}],
	[/pute( til .*)?$/, {
		place: "sofaPart",
		picture: "cushion"
	}],
	[/^(armlene|ryggst|sengeskuff|hengende)/, {
		place: "sofaPart",
		picture: "accessory"
	}],
	[/matte$/, {
		place: "rug",
		picture: "rug"
	}],
	[/fotskammel|puff|\bpall\b|krakk/, {
		place: "footstool",
		picture: "footstool"
	}],
	[/^benk/, {
		place: "bench",
		picture: "footstool"
	}],
	[/utendørs/, {
		place: "garden",
		picture: "garden-sofa"
	}],
	[/dagseng/, {
		place: "dayBed",
		picture: "bed"
	}],
	[/sovesofa|soveplass|(med|\+) .*seng/, {
		place: "sofaBed",
		picture: "sofa-bed"
	}],
	[/sofagruppe/, {
		place: "sofaSet",
		picture: "sofa-3"
	}],
	[/recliner/, {
		place: "recliner",
		picture: "sofa-2",
		form: "straight"
	}],
	[/u-formet/, {
		place: "corner",
		picture: "corner-sofa",
		form: "uShape"
	}],
	[/sjeselongmodul/, {
		place: "module",
		picture: "chaise-sofa",
		form: "chaise"
	}],
	[/hjørnemodul/, {
		place: "module",
		picture: "corner-sofa",
		form: "corner"
	}],
	[/hjørne/, {
		place: "corner",
		picture: "corner-sofa",
		form: "corner"
	}],
	[/^sjeselong/, {
		place: "chaise",
		picture: "chaise-sofa",
		form: "chaise"
	}],
	[/sjeselong|divan|longseat/, {
		place: "chaiseSofa",
		picture: "chaise-sofa",
		form: "chaise"
	}],
	[/lenestol|^1(,5)?-seters sofa|\bstol\b|^understell, lenestol/, {
		place: "armchair",
		picture: "armchair"
	}],
	[/sittemodul|1-seters modul/, {
		place: "module",
		picture: "armchair"
	}],
	[/2-seters mod|2-seters under|endedel/, {
		place: "module",
		picture: "sofa-2"
	}],
	[/4-seters mod/, {
		place: "module",
		picture: "sofa-4"
	}],
	[/modul|3-seters under/, {
		place: "module",
		picture: "sofa-3"
	}],
	[/(?<!,)[4-9](,5)?-seters/, {
		place: "sofa4",
		picture: "sofa-4",
		form: "straight"
	}],
	[/3(,5)?-seters/, {
		place: "sofa3",
		picture: "sofa-3",
		form: "straight"
	}],
	[/2(,5)?-seters/, {
		place: "sofa2",
		picture: "sofa-2",
		form: "straight"
	}]
];
var otherwise = {
	place: "sofa3",
	picture: "sofa-3"
};
/** Finds out by its words what a listing is. */
function classify(listing) {
	const what = listing.what.toLowerCase();
	const kind = kinds$1.find(([pattern]) => pattern.test(what))?.[1] ?? otherwise;
	const text = `${what} ${listing.cover} ${listing.description}`.toLowerCase();
	return {
		...kind,
		...formOf(kind, text),
		material: materialOf(kind, listing),
		feature: featureOf(kind, what, text)
	};
}
function formOf(kind, text) {
	if (kind.form) return {};
	if (kind.picture === "sofa-3" && /modulsofa.*(hjørne|vinkel|mål: )/.test(text)) return {
		form: "corner",
		picture: "corner-sofa"
	};
	return kind.place === "footstool" && /\brund|puff\b/.test(text) ? { form: "round" } : {};
}
var materialWords = [
	[/grann\s?[/,]\s?bomstad|eco skinn|hud\/pvc/, "leatherMix"],
	[/\bbomstad|kimstad|\bmurum\b|polyuretan|glose|smidig/, "fauxLeather"],
	[/\bhud\b|\bleather\b|narvskinn|seglora/, "leather"],
	[/bambus/, "bamboo"],
	[/rotting|bananfiber/, "rattan"],
	[/velvet|velour|fløyel(?!saktig)/, "velvet"]
];
function materialOf({ place }, listing) {
	const text = listing.materialWords.toLowerCase();
	if (place === "legs") return /metall|krom|stål|svart/.test(listing.cover) ? "metal" : "wood";
	if (place === "dayBed") return /trekk/.test(text) ? "textile" : "wood";
	if (place === "mattress") return "foam";
	if (place === "sideTable") return "metal";
	return materialWords.find(([pattern]) => pattern.test(text))?.[1] ?? "textile";
}
var featureWords = [
	[/recliner|motorisert|power/, "recliner"],
	[/utendørs/, "outdoor"],
	[/oppbevaring|skuff/, "storage"],
	[/modul/, "modular"],
	[/tas av og vaskes|trekket er enkelt å holde rent/, "washable"]
];
function featureOf({ place }, what, text) {
	if (place === "sofaBed" || place === "dayBed" && /madrass|skuff|sov/.test(text)) return "sleep";
	if (place === "cover" || place === "legs") return null;
	return featureWords.find(([pattern]) => pattern.test(`${what} ${text}`))?.[1] ?? null;
}
// server/import/colours.ts
var colour = (value, [nb, sv, en], swatch, picture) => ({
	value,
	label: nb,
	swatch,
	picture,
	translations: labels(sv, en)
});
/** Twenty at most: a colour facet counts no more (spec 9: aggregation sizes). Values above 10900 are our own. */
var colours = {
	white: colour(10156, [
		"Hvit",
		"Vit",
		"White"
	], "#f4f2ec", "white"),
	cream: colour(10901, [
		"Kremhvit",
		"Gräddvit",
		"Cream"
	], "#ece3cf", "cream"),
	beige: colour(10003, [
		"Beige",
		"Beige",
		"Beige"
	], "#cdb998", "beige"),
	brown: colour(10019, [
		"Brun",
		"Brun",
		"Brown"
	], "#7a5134", "brown"),
	lightGrey: colour(10902, [
		"Lys grå",
		"Ljusgrå",
		"Light grey"
	], "#c4c6c6", "grey"),
	grey: colour(10028, [
		"Grå",
		"Grå",
		"Grey"
	], "#8b8d8e", "grey"),
	anthracite: colour(10903, [
		"Antrasitt",
		"Antracit",
		"Anthracite"
	], "#3f4346", "anthracite"),
	black: colour(10139, [
		"Svart",
		"Svart",
		"Black"
	], "#1d1d1b", "black"),
	green: colour(10033, [
		"Grønn",
		"Grön",
		"Green"
	], "#6f8f5e", "green"),
	darkGreen: colour(10904, [
		"Mørk grønn",
		"Mörkgrön",
		"Dark green"
	], "#2f4a3a", "green"),
	turquoise: colour(10152, [
		"Turkis",
		"Turkos",
		"Turquoise"
	], "#3f9aa0", "turquoise"),
	lightBlue: colour(10905, [
		"Lys blå",
		"Ljusblå",
		"Light blue"
	], "#a9c4d8", "blue"),
	blue: colour(10007, [
		"Blå",
		"Blå",
		"Blue"
	], "#4a6fa0", "blue"),
	navy: colour(10906, [
		"Marineblå",
		"Marinblå",
		"Navy"
	], "#22314d", "blue"),
	purple: colour(10064, [
		"Lilla",
		"Lila",
		"Purple"
	], "#76558c", "purple"),
	pink: colour(10119, [
		"Rosa",
		"Rosa",
		"Pink"
	], "#dba6ab", "pink"),
	red: colour(10124, [
		"Rød",
		"Röd",
		"Red"
	], "#a8322d", "red"),
	orange: colour(10112, [
		"Oransje",
		"Orange",
		"Orange"
	], "#d2752f", "orange"),
	yellow: colour(10042, [
		"Gul",
		"Gul",
		"Yellow"
	], "#e0b23c", "yellow"),
	multi: colour(10583, [
		"Flerfarget",
		"Flerfärgad",
		"Multicolour"
	], "#b79a8b", "multi")
};
// server/import/norske-sofaer/colour-words.ts
var baseOfWord = new Map(Object.entries({
	white: "hvit hvitt white club crystal",
	cream: "cream krem kremhvit offwhite grahvit",
	beige: "beige sand dune stone natur linen nougat taupe chanel vange grabeige gulbeige",
	brown: "brun brown cognac bronze chocolate muldvarp mole mokka rotting bananfiber bambus copper",
	grey: "gra grey gray silver pewter granitt granit betong forkrommet krom metall salt",
	anthracite: "antrasitt antracit antracite antrazite anthracite grafitt graphite koks coal",
	black: "svart sort black blasvart brunsvart",
	green: "gronn green apple moss army jade grunn",
	darkGreen: "forest",
	turquoise: "turkis turquoise aqua petrol mint",
	blue: "bla blue",
	navy: "navy midnight marinebla",
	purple: "lilla purple violet lavender plum purpur",
	pink: "rosa pink rose",
	red: "rod red winered vinrod",
	orange: "oransje orange rust rustrod rodoransje terrakotta",
	yellow: "gul yellow ocher oker honey amber curry gold",
	multi: "flerfarget black&white salt&pepper"
}).flatMap(([base, list]) => list.split(" ").map((word) => [word, base])));
var endings = [
	["svart", "black"],
	["brun", "brown"],
	["gronn", "green"],
	["hvit", "white"],
	["beige", "beige"],
	["rosa", "pink"],
	["oransje", "orange"],
	["turkis", "turquoise"],
	["gra", "grey"],
	["bla", "blue"],
	["rod", "red"]
];
var lighter = {
	grey: "lightGrey",
	blue: "lightBlue"
};
var darker = {
	grey: "anthracite",
	green: "darkGreen",
	blue: "navy"
};
/** Finds the first colour that a Norwegian or English text names: `Samsta mørk grå`, `velour-lux-dark-green`. */
function colourOf(text) {
	if (namesThreeColours(text)) return "multi";
	const tokens = foldLetters(text).split(/[^a-z0-9&]+/).filter((token) => token !== "");
	for (const [index, token] of tokens.entries()) {
		const base = baseOf(token);
		if (!base) continue;
		return token === "grey" && tokens[index + 1] === "green" ? "green" : shade(base, token, tokens[index - 1] ?? "");
	}
	return null;
}
/** Whether a single word is a colour. */
function isColourWord(word) {
	return colourOf(word) !== null || /^(lys|mørk|mellom|natur|tre|firkant)\b/i.test(word);
}
function namesThreeColours(text) {
	const pattern = foldLetters(text).split(/\s+/).find((word) => word.split("/").length >= 3);
	return pattern !== void 0 && pattern.split("/").every((word) => baseOf(word) !== null);
}
function baseOf(token) {
	return baseOfWord.get(token) ?? endings.find(([ending]) => token.endsWith(ending))?.[1] ?? null;
}
function shade(base, token, before) {
	if (/^(lys|ljus|light|cool|ice|dust)/.test(before) || /^(lys|ljus)/.test(token)) return lighter[base] ?? base;
	if (/^(mork|dark)/.test(before) || token.startsWith("mork")) return darker[base] ?? base;
	return base;
}
// server/import/norske-sofaer/amounts.ts
var PRICE = /^(\d{1,3}(?:[. \u00a0]\d{3})+|\d+)(?:,(\d{1,2})|,-)?\s*(?:NOK|kr\.?)?$/i;
var LENGTH = /^(?:ø|ca\.?)?\s*(\d+(?:[.,]\d+)?)\s*(?:[/–-]\s*\d+(?:[.,]\d+)?\s*)*(mm|cm|m)?$/i;
var WEIGHT = /^(\d+(?:[.,]\d+)?)\s*(g|kg)$/i;
var centimetres$1 = {
	mm: .1,
	cm: 1,
	m: 100
};
var GRAMS_PER_KILOGRAM = 1e3;
/** Reads `6.195 NOK` (the dot is a thousands mark) as kroner; `null` when it is no price. */
function readPrice(text) {
	const parts = PRICE.exec(text.trim());
	if (!parts) return null;
	return Number(`${parts[1].replaceAll(/\D/g, "")}.${parts[2] ?? "0"}`);
}
/** Reads `83 cm`, `217cm`, `1.9 m` or the first of `95/154` as centimetres; `null` when it is no length. */
function readLength(text) {
	const parts = LENGTH.exec(text.trim());
	if (!parts) return null;
	const factor = centimetres$1[(parts[2] ?? "cm").toLowerCase()];
	return rounded(toNumber(parts[1]) * factor);
}
/** Reads `1245 g` or `5 kg` as kilograms; `null` when it is no weight. */
function readWeight(text) {
	const parts = WEIGHT.exec(text.trim());
	if (!parts) return null;
	return rounded(toNumber(parts[1]) / (parts[2].toLowerCase() === "g" ? GRAMS_PER_KILOGRAM : 1));
}
function toNumber(text) {
	return Number(text.replace(",", "."));
}
function rounded(value) {
	return Math.round(value * 100) / 100;
}
// server/import/norske-sofaer/measures.ts
/** Reads the measures of a row from the first of their columns that is filled; all filled ones must be readable. */
function readMeasures({ cells }, columns) {
	const measures = {};
	for (const [field, names] of Object.entries(columns)) for (const name of names) {
		const text = cells[name] ?? "";
		if (text === "") continue;
		const value = field === "weight" ? readWeight(text) : readLength(text);
		if (value === null) return {
			ok: false,
			reason: `the column "${name}" holds no measure: ${JSON.stringify(text)}`
		};
		measures[field] ??= value;
	}
	return {
		ok: true,
		value: measures
	};
}
/** Width, depth and height as people write them: `B 198 × D 99 × H 83 cm`. */
function sizeText(measures) {
	const sizes = [
		["B", measures.product_width],
		["D", measures.product_depth],
		["H", measures.product_height]
	].flatMap(([letter, size]) => size === void 0 ? [] : [`${letter} ${size}`]);
	return sizes.length < 2 ? "" : `${sizes.join(" × ").replaceAll(".", ",")} cm`;
}
// server/import/norske-sofaer/python-literal.ts
var DEPTH_MAX = 20;
var escapes = {
	n: "\n",
	r: "\r",
	t: "	"
};
var names = {
	True: true,
	False: false,
	None: null
};
/** Reads a Python literal of lists, dictionaries, texts, numbers, True, False and None. */
function parsePythonLiteral(text) {
	try {
		return {
			ok: true,
			value: new LiteralReader(text).readAll()
		};
	} catch (error) {
		if (error instanceof SyntaxError) return { ok: false };
		throw error;
	}
}
var LiteralReader = class {
	text;
	at = 0;
	constructor(text) {
		this.text = text;
	}
	readAll() {
		const value = this.readValue(0);
		this.skipSpace();
		if (this.at < this.text.length) throw new SyntaxError("text after the literal");
		return value;
	}
	readValue(depth) {
		if (depth > DEPTH_MAX) throw new SyntaxError("too deep");
		this.skipSpace();
		const first = this.text[this.at];
		if (first === "[") return this.readList(depth);
		if (first === "{") return this.readDictionary(depth);
		if (first === "'" || first === "\"") return this.readText(first);
		return this.readWord();
	}
	readList(depth) {
		const items = [];
		this.at++;
		while (!this.skips("]")) {
			items.push(this.readValue(depth + 1));
			if (!this.skips(",") && !this.isAt("]")) throw new SyntaxError("a comma is missing");
		}
		return items;
	}
	readDictionary(depth) {
		const entries = [];
		this.at++;
		while (!this.skips("}")) {
			const key = this.readValue(depth + 1);
			if (typeof key !== "string") throw new SyntaxError("a key is no text");
			if (!this.skips(":")) throw new SyntaxError("a colon is missing");
			entries.push([key, this.readValue(depth + 1)]);
			if (!this.skips(",") && !this.isAt("}")) throw new SyntaxError("a comma is missing");
		}
		return Object.fromEntries(entries);
	}
	readText(quote) {
		let text = "";
		for (this.at++; this.at < this.text.length; this.at++) {
			const letter = this.text[this.at];
			if (letter === quote) {
				this.at++;
				return text;
			}
			if (letter === "\\") {
				this.at++;
				const escaped = this.text[this.at] ?? "";
				text += escapes[escaped] ?? escaped;
			} else text += letter;
		}
		throw new SyntaxError("a text is not closed");
	}
	readWord() {
		const word = /^[\w.+-]+/.exec(this.text.slice(this.at, this.at + 40))?.[0] ?? "";
		this.at += word.length;
		const name = names[word];
		if (name !== void 0) return name;
		const value = Number(word);
		if (word === "" || Number.isNaN(value)) throw new SyntaxError("neither a name nor a number");
		return value;
	}
	skips(mark) {
		const isThere = this.isAt(mark);
		if (isThere) this.at++;
		return isThere;
	}
	isAt(mark) {
		this.skipSpace();
		return this.text[this.at] === mark;
	}
	skipSpace() {
		while (/\s/.test(this.text[this.at] ?? "")) this.at++;
	}
};
// server/import/norske-sofaer/rows-read.ts
/** Reads rows one by one; a row that cannot be read, or whose article was there before, is rejected. */
function readRows(file, rows, placeOfSku, read) {
	const values = [];
	const rejections = [];
	for (const row of rows) {
		const outcome = read(row);
		const before = outcome.ok ? placeOfSku.get(outcome.value.sku) : void 0;
		if (!outcome.ok) rejections.push({
			file,
			line: row.line,
			reason: outcome.reason
		});
		else if (before !== void 0) rejections.push({
			file,
			line: row.line,
			reason: `the article ${outcome.value.sku} is already in ${before}`
		});
		else {
			placeOfSku.set(outcome.value.sku, `${file}, line ${row.line}`);
			values.push(outcome.value);
		}
	}
	return {
		values,
		rejections
	};
}
/** A failed row. */
function refused(reason) {
	return {
		ok: false,
		reason
	};
}
// server/import/norske-sofaer/row-price.ts
/** The price of a row in kroner. */
function rowPrice({ cells }) {
	const text = cells["price"] ?? "";
	if (text === "") return refused("the price is missing");
	const price = readPrice(text);
	if (price === null) return refused(`the price is not readable: ${JSON.stringify(text)}`);
	return price > 0 ? {
		ok: true,
		value: price
	} : refused("the price is zero");
}
// server/import/norske-sofaer/ikea-row.ts
var PRODUCT_ID = /-(s?\d{6,9})\/?$/;
var columns$2 = {
	product_width: [
		"width",
		"Bredde høyre",
		"Bredde venstre",
		"max_width",
		"Bredde, utslått",
		"Madrassbredde",
		"Diameter",
		"Sete diameter"
	],
	product_depth: [
		"depth",
		"min_depth",
		"length",
		"Dybde sjeselong",
		"Madrasslengde",
		"Diameter",
		"Sete diameter"
	],
	product_height: [
		"Høyde inkludert ryggputer",
		"height",
		"Høyde inkludert hodestøtte",
		"Høyde med ben",
		"Høyde ryggstøtte",
		"Benhøyde"
	],
	product_seat_width: [
		"sit_width",
		"Setebredde høyre",
		"Setebredde venstre",
		"Sete diameter"
	],
	product_seat_depth: ["sit_depth", "min_sit_depth"],
	product_seat_height: ["sit_height"],
	product_thickness: ["Tykkelse", "Tykkelse madrass"],
	weight: ["Totalvekt"]
};
/** Reads a row of `ikea.csv`. */
function readIkeaRow(row) {
	const { cells, line } = row;
	const title = cells["title"] ?? "";
	if (title === "") return refused("the name is missing");
	const sku = PRODUCT_ID.exec(cells["url"] ?? "")?.[1];
	if (!sku) return refused("the address does not end in an article number");
	const price = rowPrice(row);
	if (!price.ok) return price;
	const measures = readMeasures(row, columns$2);
	if (!measures.ok) return measures;
	const siblings = readSiblings(cells["other_colors"] || "[]");
	if (!siblings) return refused("the list of other colours is not readable");
	const { model, what, cover, tail } = namesOf(title, cells["typeName"] ?? "");
	return {
		ok: true,
		value: {
			line,
			sku,
			model,
			what,
			cover,
			series: cells["brand"] || model,
			gross: price.value,
			description: withoutHeading(cells["description"] ?? "", cells["typeName"] ?? "", tail) + bedText(cells),
			siblings,
			isSoldOnline: cells["onlineSellable"] !== "False",
			measures: measures.value
		}
	};
}
function readSiblings(text) {
	const list = parsePythonLiteral(text);
	if (!list.ok || !Array.isArray(list.value)) return null;
	const siblings = list.value.map(siblingOf);
	return siblings.every((sibling) => sibling !== null) ? siblings : null;
}
function siblingOf(value) {
	const { productId, pipUrl, colors } = value ?? {};
	if (typeof productId !== "string") return null;
	const colour = Array.isArray(colors) ? colors[0] ?? {} : {};
	return {
		sku: productId,
		address: typeof pipUrl === "string" ? pipUrl.replace(PRODUCT_ID, "").replace(/^.*\//, "") : "",
		colourId: Number(colour["id"]),
		colourName: typeof colour["name"] === "string" ? colour["name"] : ""
	};
}
/** Splits `KIVIK Hjørnesofa, 6-seters - med sjeselong, Skiftebo mørk grå` into its parts. */
function namesOf(title, typeName) {
	const [head = "", ...rest] = title.split(" - ");
	const tail = rest.join(" - ").trim();
	const model = (typeName !== "" && head.endsWith(typeName) && head !== typeName ? head.slice(0, -typeName.length) : head).replace(/\s+\/\s+/g, "/").trim();
	const { details, cover } = splitTail(tail, typeName);
	return {
		model,
		what: spelledOut([typeName, ...details].join(" ").replaceAll(" , ", ", ").replace(/( med .*) med /, "$1 og ")).trim(),
		cover,
		tail
	};
}
/** What of the tail says what it is (`med sjeselong, høyre`), and what only names cover and surface. */
function splitTail(tail, typeName) {
	const details = [];
	const cover = [];
	for (const part of tail.split(", ")) {
		const start = /(?:^|\s)(?:med|uten|og|høyre|venstre)(?=\s|$)/.exec(part);
		const words = start ? part.slice(start.index).trim().split(" ") : [];
		const end = words.findIndex((word) => /^[A-ZÆØÅÄÖ]/.test(word) || isColourWord(word) || word === "forkrommet");
		const detail = words.slice(0, end === -1 ? words.length : end).join(" ");
		if (detail !== "" && !typeName.includes(detail)) details.push(/^(høyre|venstre)$/.test(detail) ? `, ${detail}` : detail);
		cover.push(`${start ? part.slice(0, start.index) : part} ${end === -1 ? "" : words.slice(end).join(" ")}`.trim());
	}
	return {
		details: [...new Set(details)],
		cover: [...new Set(cover)].filter((text) => text !== "").join(", ")
	};
}
function spelledOut(what) {
	return what.replace(/m oppbev(?:aring)?$/, "med oppbevaring").replace(/^Trekk (?!til)/, "Trekk til ").replace(/^Dagseng (?=\d)/, "Dagseng med ").replace("oppbevaring f tilbehør", "oppbevaring for tilbehør").replace(/\b(\d)-s(?=\s)/, "$1-seters").replace(/\b(\d)-seter(?=\s|,|$)/, "$1-seters").replace(/ryggstø$/, "ryggstøtte").replace(/Ryggstø$/, "Ryggstøtte");
}
/** Drops `IKEA - KIVIK, 3-seters sofa, Skiftebo mørk grå, ` in front of the sentences. */
function withoutHeading(description, typeName, tail) {
	const end = [tail, typeName].filter((mark) => mark !== "").map((mark) => [description.indexOf(mark), mark.length]).find(([at]) => at !== -1);
	if (!description.startsWith("IKEA - ") || !end) return description;
	return description.slice(end[0] + end[1]).replace(/^[\s,]+/, "").trim();
}
function bedText(cells) {
	const { bed_width: width = "", bed_length: length = "" } = cells;
	return width && length ? ` Soveflate: ${width.replace(/\s*cm$/, "")} × ${length}.` : "";
}
// server/import/norske-sofaer/listing.ts
/**
* Articles of one product must differ, and in the same things: each group holds articles that do, the first of a look
* in the first group.
*/
function groupsByLook(articles) {
	const groups = [];
	for (const article of articles) {
		const known = `${article.colour !== null}/${article.side !== null}`;
		const look = `${article.colour}/${article.side}`;
		let group = groups.find((one) => one.known === known && !one.looks.has(look));
		if (!group) {
			group = {
				known,
				looks: /* @__PURE__ */ new Set(),
				articles: []
			};
			groups.push(group);
		}
		group.looks.add(look);
		group.articles.push(article);
	}
	return groups.map((group) => group.articles);
}
/** The smallest id of a family; its product is called after it (D90). */
function smallestSku(articles) {
	return articles.map((article) => article.sku).reduce((smallest, sku) => sku < smallest ? sku : smallest);
}
// server/import/norske-sofaer/ikea.ts
var colourByValue = new Map(Object.entries(colours).map(([code, { value }]) => [Number(value), code]));
/** Reads `ikea.csv`: rows that name the same articles are one family (D90). */
var readIkea = (file, rows, { keysOf, placeOfSku }) => {
	const { values, rejections } = readRows(file, rows, placeOfSku, readIkeaRow);
	const families = familiesOf(values);
	for (const { sku, row } of families.flat()) placeOfSku.set(sku, `${file}, line ${row.line}`);
	return {
		listings: families.flatMap((members) => listingsOf$1(members, keysOf)),
		rejections
	};
};
/** Members of each family in the order in which the rows name them. */
function familiesOf(rows) {
	const rowOfSku = new Map(rows.map((row) => [row.sku, row]));
	const familyOf = /* @__PURE__ */ new Map();
	for (const row of rows) {
		const members = [...row.siblings.some(({ sku }) => sku === row.sku) ? [] : [{
			sku: row.sku,
			row,
			sibling: null
		}], ...row.siblings.toSorted((a, b) => Number(b.sku === row.sku) - Number(a.sku === row.sku)).map((sibling) => ({
			sku: sibling.sku,
			row: rowOfSku.get(sibling.sku) ?? row,
			sibling
		}))];
		const known = new Set(members.flatMap(({ sku }) => familyOf.get(sku) ?? []));
		const family = new Map([...known].flatMap((members_) => [...members_]));
		for (const member of members) {
			const before = family.get(member.sku);
			family.set(member.sku, before ? {
				...before,
				sibling: before.sibling ?? member.sibling
			} : member);
		}
		for (const sku of family.keys()) familyOf.set(sku, family);
	}
	return [...new Set(familyOf.values())].map((family) => [...family.values()]);
}
function listingsOf$1(members, keysOf) {
	const colourOfSku = coloursOf(members);
	const articles = members.map(({ sku, row }) => ({
		sku,
		row,
		gross: row.gross,
		colour: colourOfSku.get(sku) ?? null,
		side: null,
		isSoldOnline: row.sku !== sku || row.isSoldOnline
	}));
	const keys = [...new Set(members.flatMap(({ sku }) => keysOf(sku)))];
	return groupsByLook(articles).map((group) => {
		const { row } = group.find((article) => article.sku === article.row.sku) ?? group[0];
		return {
			brand: "IKEA",
			series: row.series,
			model: row.model,
			what: row.what,
			description: row.description,
			measures: row.measures,
			categoryKeys: keys,
			cover: row.cover,
			materialWords: `${row.what} ${row.cover} ${row.description}`,
			setup: "",
			articles: group.map(({ row: _row, ...article }) => article)
		};
	});
}
/** The colour of each member as its list names it; where two agree, the later one takes what its address says. */
function coloursOf(members) {
	const used = /* @__PURE__ */ new Set();
	const found = /* @__PURE__ */ new Map();
	for (const { sku, row, sibling } of members) {
		const listed = sibling ? colourByValue.get(sibling.colourId) ?? colourOf(sibling.colourName) : colourOf(row.cover);
		const colour = (sibling && used.has(listed) ? colourOf(sibling.address) : null) ?? listed;
		used.add(colour);
		found.set(sku, colour);
	}
	return found;
}
// server/import/norske-sofaer/mobelringen.ts
var MODEL_AND_WHAT = /^(.+?)\s+(\d.*|[a-zæøå].*)$/;
var COVER_WORD = /(?:tekstil|stoff|hud(?!\/)|eco skinn)\b:?\s*/i;
var columns$1 = {
	product_width: ["width"],
	product_depth: ["depth", "length"],
	product_height: ["height"],
	product_seat_height: ["sit_height"]
};
/** Reads `mobelringen.csv`: every row is a product by itself. */
var readMobelringen = (file, rows, { placeOfSku }) => {
	const { values, rejections } = readRows(file, rows, placeOfSku, readRow$1);
	return {
		listings: values.map(({ listing }) => listing),
		rejections
	};
};
function readRow$1(row) {
	const { cells } = row;
	const name = (cells["model"] ?? "").replaceAll("®", "").trim();
	const sku = cells["sku"] ?? "";
	if (name === "") return refused("the name is missing");
	if (!/^\d{5,}$/.test(sku)) return refused("the article number is missing or not a number");
	const price = rowPrice(row);
	if (!price.ok) return price;
	const measures = readMeasures(row, columns$1);
	if (!measures.ok) return measures;
	const [, model = name, what = ""] = MODEL_AND_WHAT.exec(name) ?? [];
	const brand = brandOf(cells["brand"] || "Møbelringen");
	const text = (cells["description"] ?? "").replaceAll(/\s+/g, " ").trim();
	const cover = coverOf(text);
	return {
		ok: true,
		value: {
			sku,
			listing: {
				brand,
				series: seriesOf(model, brand),
				model,
				what: whatOf$1(what, cells["sleep"] === "True"),
				description: `${text}${otherSide(cells["length"] ?? "", cells["width"] ?? "")}`,
				measures: measures.value,
				categoryKeys: [],
				cover,
				materialWords: `${what} ${text}`,
				setup: setupOf(text),
				articles: [{
					sku,
					gross: price.value,
					colour: colourOf(cover),
					side: null,
					isSoldOnline: true
				}]
			}
		}
	};
}
/** `SCAPA BALTIC UAB` as people write it. */
function brandOf(brand) {
	return brand.replace(/\s+(AS|UAB)$/, "").replace(/\s+-\s+.*$/, "").replaceAll(/\p{L}+/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase());
}
function seriesOf(model, brand) {
	return (model.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? model.slice(brand.length) : model).replace(/\s*\+$/, "").trim();
}
function whatOf$1(what, sleeps) {
	const plain = what.replace(/\bm\/divan\b/, "med divan").replace(/\s*\/\s*/, "/").replaceAll(/(\d)[- ]seter\b(?!s)/g, "$1-seters sofa").replace("sofa reclinersofa", "reclinersofa").replace("sofa stol", "stol").replace("stol/1-seters sofa", "stol").replace("divan/3-seters sofa", "3-seters sofa med divan").replace(/sofa \(modulsofa\)$/, "modulsofa").replace(/^(?:sofagruppe )?(\d \+ .*?)(?:-seters sofa| seter)$/, "sofagruppe $1-seter");
	const named = plain === "" ? "sofa" : plain;
	return sleeps && !named.includes("sovesofa") ? `${named} med soveplass` : named;
}
/** The cover: what follows the word for it, else the first short sentence that names a colour and no legs. */
function coverOf(text) {
	const sentences = text.split(/\.\s+|\.$/);
	const named = sentences.find((sentence) => COVER_WORD.test(sentence));
	if (named) {
		const start = COVER_WORD.exec(named);
		return upperFirst$1(named.slice(start.index + start[0].length).split(/[,;(]|\s+ben\b/)[0].trim().replace(/^i /, ""));
	}
	return sentences.map((sentence) => sentence.split(",")[0].trim()).find((sentence) => sentence.split(" ").length <= 4 && colourOf(sentence) !== null && !/ben|arm/i.test(sentence)) ?? "";
}
/** The words after `Oppsett`, or about the legs. */
function setupOf(text) {
	const setup = /oppsett:?\s*([^.]{4,60})\./i.exec(text)?.[1];
	const legs = /\bben ([a-zæøå][^.,]{2,30})/i.exec(text)?.[1];
	return setup ? `oppsett ${setup}` : legs ? `ben i ${legs}` : "";
}
function upperFirst$1(text) {
	return text.slice(0, 1).toUpperCase() + text.slice(1);
}
function otherSide(length, width) {
	return length && width ? ` Mål: ${width} × ${length} cm.` : "";
}
// server/import/drawn-picture.ts
/** What a drawn picture can show. */
var pictureKinds = [
	"sofa-2",
	"sofa-3",
	"sofa-4",
	"corner-sofa",
	"chaise-sofa",
	"sofa-bed",
	"armchair",
	"footstool",
	"dining-chair",
	"bar-stool",
	"dining-table",
	"coffee-table",
	"side-table",
	"desk",
	"shelf",
	"sideboard",
	"wardrobe",
	"bed",
	"mattress",
	"lamp",
	"rug",
	"mirror",
	"cushion",
	"garden-sofa",
	"garden-chair",
	"garden-table",
	"parasol",
	"box",
	"accessory"
];
/** Colours and woods that a drawn picture comes in. */
var pictureColours$1 = [
	"white",
	"beige",
	"cream",
	"grey",
	"anthracite",
	"black",
	"brown",
	"oak",
	"walnut",
	"green",
	"blue",
	"turquoise",
	"red",
	"pink",
	"yellow",
	"orange",
	"purple",
	"multi"
];
/** Path of the drawn picture of a kind of furniture in a colour (D90). */
function drawnPicture(kind, colour) {
	return `/drawn/${kind}-${colour}.svg`;
}
// server/import/norske-sofaer/product-plan.ts
var OFFER_SHARE = .15;
var LOW_PRICE = /^FAST LAVPRIS\.\s*/;
var pictureColours = {
	wood: "oak",
	bamboo: "oak",
	rattan: "oak",
	metal: "anthracite",
	foam: "white",
	leather: "brown"
};
/** Keys of the categories of a listing: the listed ones that fit, and where its words lead when those say little. */
function categoryKeysOf({ listing, kind }) {
	const keys = listing.categoryKeys.filter((key) => fitsPlace(kind.place, key));
	return keys.every(isCoarse) ? [.../* @__PURE__ */ new Set([...keys, placeKey(kind.place, kind.material)])] : keys;
}
/** Sku of the product of a listing: a family is called after its smallest article (D90). */
function productSkuOf(articles) {
	return articles.length === 1 ? articles[0].sku : `${smallestSku(articles)}-P`;
}
/** Whether a listing belongs to a campaign, and which offer it has. */
function campaignOf({ listing }) {
	if (LOW_PRICE.test(listing.description)) return {
		option: campaigns.lowPrice,
		offer: null
	};
	const offer = offerOf(productSkuOf(listing.articles), OFFER_SHARE);
	return {
		option: offer?.isRunning ? campaigns.season : null,
		offer
	};
}
/** A listing as the plan of its product. */
function planOf(named, { tree, brandOption, idOfSku }) {
	const { listing, kind, name2 } = named;
	const sku = productSkuOf(listing.articles);
	const isFamily = listing.articles.length > 1;
	const campaign = campaignOf(named);
	const ids = [...categoryKeysOf(named), ...campaign.option ? [CAMPAIGN_CATEGORY.key] : []].map(categoryId);
	const name = `${listing.model} ${lowerFirst(name2)}`;
	return {
		id: idOfSku(sku),
		sku,
		type: isFamily ? "configurable" : "simple",
		name,
		name1: listing.model,
		name2: upperFirst(name2),
		slug: slugOf(`${name} ${sku.replace(/-P$/, "")}`),
		categoryPath: mainCategory(tree, named).urlPath,
		categoryIds: withAncestors(tree, ids),
		description: [`${listing.model} ${lowerFirst(listing.what)} fra ${listing.brand}.`, listing.description.replace(LOW_PRICE, "")].join(" ").trim(),
		shortDescription: [upperFirst(listing.what), sizeText(listing.measures)].filter((part) => part).join(", "),
		measures: listing.measures,
		facets: facetsOf(named, brandOption(listing.brand), campaign.option),
		offer: campaign.offer,
		articles: listing.articles.map((article) => articlePlan(article, kind, isFamily, idOfSku))
	};
}
/** The category that leads a product's address: nearest to what its words say, then the deepest. */
function mainCategory(tree, named) {
	const categories = categoryKeysOf(named).flatMap((key) => tree.get(categoryId(key)) ?? []);
	const said = new Set(keyTrail(placeKey(named.kind.place, named.kind.material)).map(categoryId));
	const rank = ({ trail, level }) => trail.filter((id) => said.has(id)).length * 100 + level;
	return categories.reduce((best, next) => rank(next) > rank(best) ? next : best);
}
function facetsOf({ listing, kind }, brand, campaign) {
	return {
		product_brand: brand,
		product_collection: {
			value: listing.series,
			label: listing.series
		},
		...kind.material ? { product_material: materials[kind.material] } : {},
		...kind.feature ? { product_function: functions[kind.feature] } : {},
		...kind.form ? { product_form: forms[kind.form] } : {},
		...campaign ? { product_campaign: campaign } : {}
	};
}
function articlePlan(article, kind, isVariant, idOfSku) {
	const colour = article.colour ? colours[article.colour] : null;
	const ownColour = colour?.picture ?? (kind.material && pictureColours[kind.material]) ?? "grey";
	return {
		id: idOfSku(article.sku),
		sku: article.sku,
		image: drawnPicture(kind.picture, ownColour),
		gross: article.gross,
		choices: {
			...colour ? { color: colour } : {},
			...isVariant && article.side ? { product_side: sides[article.side] } : {}
		},
		...article.isSoldOnline ? {} : { stock: {
			is_in_stock: false,
			qty: 0,
			manage_stock: true
		} }
	};
}
function upperFirst(text) {
	return text.slice(0, 1).toUpperCase() + text.slice(1);
}
function lowerFirst(text) {
	return text.slice(0, 1).toLowerCase() + text.slice(1);
}
// server/import/norske-sofaer/read-csv.ts
/** Reads a CSV file with a header; rows that do not fit it are rejected. */
function readCsv(text, file) {
	const [header, ...body] = rawRows(text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"));
	const names = (header?.cells ?? []).map((name) => name.trim());
	const rows = [];
	const rejections = [];
	for (const { line, cells, isBroken } of body) {
		if (cells.length === 1 && cells[0].trim() === "") continue;
		if (isBroken) rejections.push({
			file,
			line,
			reason: "a quotation mark is not closed"
		});
		else if (cells.length !== names.length) {
			const reason = `the row has ${cells.length} cells where the header has ${names.length}`;
			rejections.push({
				file,
				line,
				reason
			});
		} else rows.push({
			line,
			cells: Object.fromEntries(names.map((name, index) => [name, cells[index].trim()]))
		});
	}
	return {
		rows,
		rejections
	};
}
function rawRows(text) {
	const rows = [];
	let start = 0;
	let line = 1;
	while (start < text.length) {
		const rest = start === 0 ? text : text.slice(start);
		let end = 0;
		let isBroken = false;
		Papa.parse(rest, {
			delimiter: ",",
			newline: "\n",
			step: ({ data, errors, meta }, parser) => {
				isBroken = errors.some((error) => error.type === "Quotes");
				rows.push({
					line,
					cells: data,
					isBroken
				});
				const next = isBroken ? nextLine(rest, end) : meta.cursor;
				line += newlines(rest, end, next);
				end = next;
				if (isBroken) parser.abort();
			}
		});
		if (!isBroken) return rows;
		start += end;
	}
	return rows;
}
function nextLine(text, from) {
	const at = text.indexOf("\n", from);
	return at === -1 ? text.length : at + 1;
}
function newlines(text, from, to) {
	let count = 0;
	for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count++;
	return count;
}
// server/import/norske-sofaer/sofacompany-words.ts
var woods = [
	[/adjustable/i, "justerbare"],
	[/smoked oak/i, "røkt eik"],
	[/oak soap/i, "såpebehandlet eik"],
	[/oak/i, "eik"],
	[/walnut stained/i, "valnøttbeiset"],
	[/walnut/i, "valnøtt"],
	[/brass/i, "messing"],
	[/black.*(steel|metal)/i, "sort metall"],
	[/black/i, "sort"]
];
var kinds = {
	"1-seater-sofa": "Lenestol",
	"2-seater-sofa": "2-seters sofa",
	"3-seater-sofa": "3-seters sofa",
	"4-seater-sofa": "4-seters sofa",
	"chaise-longue-sofa": "Sofa med sjeselong",
	cornersofa: "Hjørnesofa"
};
var modules = [
	[/footrest/, "Puff til modulsofa"],
	[/chaise/, "Sjeselongmodul"],
	[/2_?seater/, "2-seters modul"],
	[/corner/, "Hjørnemodul"]
];
var BENCH_HEIGHT_MAX_CM = 60;
/** What an article is, from the English words of its address and of its picture's name. */
function whatOf(row) {
	const { kind, picture, measures } = row;
	if (kind === "modular-sofa") return modules.find(([pattern]) => pattern.test(picture))?.[1] ?? "1-seters modul";
	if (kind === "daybed-bench") return (measures["product_height"] ?? 0) < BENCH_HEIGHT_MAX_CM ? "Benk" : "Dagseng";
	const seats = /(\d)_?-?seater/.exec(picture)?.[1] ?? "3";
	return kinds[kind] ?? `${seats}-seters sofa`;
}
/** Legs in Norwegian: `Oak Soap, B, 17 cm` are `såpebehandlet eik, 17 cm`. */
function legsText(legs) {
	const wood = woods.find(([pattern]) => pattern.test(legs))?.[1];
	const height = /(\d+)\s*cm/i.exec(legs)?.[1];
	return [wood, height && `${height} cm`].filter((part) => part).join(", ");
}
// server/import/norske-sofaer/sofacompany.ts
var KIND_AND_COVER = /(?:^|-)((?:\d-seater|modular|chaise-longue)-sofa|cornersofa|daybed-bench)-(.*)$/;
var sizeColumns = [
	"width",
	"depth",
	"height",
	"sit_width",
	"sit_depth",
	"sit_height",
	"max_depth"
];
var columns = {
	product_width: ["width"],
	product_depth: ["depth"],
	product_height: ["height"],
	product_seat_width: ["sit_width"],
	product_seat_depth: ["sit_depth"],
	product_seat_height: ["sit_height"]
};
/** Reads `sofacompany.csv`: the same model in the same sizes is one family of colours, and of sides (D90). */
var readSofacompany = (file, rows, { placeOfSku }) => {
	const { values, rejections } = readRows(file, rows, placeOfSku, readRow);
	const families = /* @__PURE__ */ new Map();
	for (const row of values) families.set(row.familyKey, [...families.get(row.familyKey) ?? [], row]);
	return {
		listings: [...families.values()].flatMap(listingsOf),
		rejections
	};
};
function readRow(row) {
	const { cells } = row;
	const model = cells["model"] ?? "";
	const sku = cells["SKU"] ?? "";
	if (model === "") return refused("the name is missing");
	if (!/^\d{8,}$/.test(sku)) return refused("the article number is missing or not a number");
	const price = rowPrice(row);
	if (!price.ok) return price;
	const measures = readMeasures(row, columns);
	if (!measures.ok) return measures;
	const address = (cells["url"] ?? "").replace(/^.*\//, "").replace(/-\d+$/, "");
	const picture = (cells["image"] ?? "").replace(/^.*\//, "").toLowerCase();
	const [, kind = "", rest = address.slice(slugOf(model).length + 1)] = KIND_AND_COVER.exec(address) ?? [];
	const what = whatOf({
		kind,
		picture,
		measures: measures.value
	});
	const legs = slugOf(cells["legs"] ?? "");
	return {
		ok: true,
		value: {
			sku,
			familyKey: [
				model,
				what,
				...sizeColumns.map((column) => cells[column])
			].join("|"),
			model,
			what,
			cover: (legs && rest.endsWith(legs) ? rest.slice(0, -legs.length) : rest).replace(/-$/, ""),
			legs: legsText(cells["legs"] ?? ""),
			gross: price.value,
			measures: measures.value,
			formCode: sku.slice(-8, -6),
			shownSide: sideOf(picture)
		}
	};
}
function sideOf(picture) {
	if (picture.includes("left")) return "left";
	return picture.includes("right") ? "right" : null;
}
function listingsOf(family) {
	const sides = sidesOf(family);
	return groupsByLook(family.map((row) => ({
		sku: row.sku,
		row,
		gross: row.gross,
		colour: colourOf(row.cover),
		side: sides.get(row.formCode) ?? null,
		isSoldOnline: true
	}))).map((group) => {
		const { row } = group[0];
		return {
			brand: "Sofacompany",
			series: row.model,
			model: row.model,
			what: row.what,
			description: describe(group.map((article) => article.row)),
			measures: row.measures,
			categoryKeys: [],
			cover: titleOf(row.cover),
			materialWords: sharedMaterial(group.map((article) => article.row.cover)),
			setup: "",
			articles: group.map(({ row: _row, ...article }) => article)
		};
	});
}
/** The side of each of two mirrored forms: as a picture's name says, else the lower code is the left one. */
function sidesOf(family) {
	const codes = [...new Set(family.map((row) => row.formCode))].sort();
	if (codes.length !== 2) return /* @__PURE__ */ new Map();
	const [first, second] = codes;
	const shown = (code) => family.find((row) => row.formCode === code && row.shownSide)?.shownSide ?? null;
	const isFirstRight = shown(first) === "right" || shown(first) === null && shown(second) === "left";
	return /* @__PURE__ */ new Map([[first, isFirstRight ? "right" : "left"], [second, isFirstRight ? "left" : "right"]]);
}
function describe(rows) {
	const covers = [...new Set(rows.map((row) => titleOf(row.cover)))];
	const legs = [...new Set(rows.map((row) => row.legs))].filter((text) => text !== "");
	return `${`Trekk: ${covers.join(", ")}.`}${legs.length > 0 ? ` Ben: ${legs.join("; ")}.` : ""}`;
}
/** The word for a material only where all covers have it. */
function sharedMaterial(covers) {
	return ["velour", "leather"].find((word) => covers.every((cover) => cover.includes(word))) ?? "";
}
function titleOf(cover) {
	return cover.replaceAll(/(^|-)([a-z])/g, (_match, dash, letter) => `${dash ? " " : ""}${letter.toUpperCase()}`);
}
// server/import/norske-sofaer/tell-apart.ts
var cover = ({ listing }) => listing.cover;
var setup = ({ listing }) => listing.setup;
/** The frame is named in lower case before the fabric, `brunsvart, Hillared antrasitt`; variants share it. */
var frame = ({ listing }) => /^(\p{Ll}[^,]*), /u.exec(listing.cover)?.[1] ?? "";
var fabric = ({ listing }) => listing.cover.split(/[\s,]+/).filter((word) => !isColourWord(word)).join(" ");
var material = ({ kind }) => kind.material ? materials[kind.material].label.toLowerCase() : "";
var width = ({ listing }) => centimetres(listing.measures.product_width);
var depth = ({ listing }) => centimetres(listing.measures.product_depth, "dybde ");
var forSingles = [
	cover,
	width,
	setup,
	depth
];
var forFamilies = [
	material,
	width,
	frame,
	depth,
	fabric
];
/** Adds cover, material or size to the second name of products that would be called the same. */
function tellApart(listings) {
	const groups = /* @__PURE__ */ new Map();
	for (const named of listings) {
		const key = `${named.listing.model} ${named.name2}`.toLowerCase();
		groups.set(key, [...groups.get(key) ?? [], named]);
	}
	const renamed = /* @__PURE__ */ new Map();
	for (const group of groups.values()) {
		const isSingles = group.every(({ listing }) => listing.articles.length === 1);
		for (const named of refine(group, isSingles ? forSingles : forFamilies)) renamed.set(named.listing, named);
	}
	return listings.map(({ listing }) => renamed.get(listing));
}
/** Takes the refinement that tells most of a group apart, then goes on with those it left the same. */
function refine(group, refinements) {
	if (group.length < 2 || refinements.length === 0) return [...group];
	const [best, parts] = refinements.map((refinement) => [refinement, new Set(group.map(refinement)).size]).reduce((most, next) => next[1] > most[1] ? next : most);
	if (parts === 1) return [...group];
	const groups = /* @__PURE__ */ new Map();
	for (const named of group) {
		const addition = best(named);
		const name2 = addition ? `${named.name2}, ${addition}` : named.name2;
		groups.set(addition, [...groups.get(addition) ?? [], {
			...named,
			name2
		}]);
	}
	const others = refinements.filter((refinement) => refinement !== best);
	return [...groups.values()].flatMap((part) => refine(part, others));
}
function centimetres(size, before = "") {
	return size === void 0 ? "" : `${before}${String(size).replace(".", ",")} cm`;
}
// server/import/norske-sofaer/read-norske-sofaer.ts
/** Files that a folder of these listings may hold; one of the three CSV files is enough. */
var listingFiles = [
	"ikea.csv",
	"mobelringen.csv",
	"sofacompany.csv"
];
var readers = {
	"ikea.csv": readIkea,
	"mobelringen.csv": readMobelringen,
	"sofacompany.csv": readSofacompany
};
var TREE_FILE = "categories.json";
var BRAND_VALUE_MIN = 1e3;
var BRAND_VALUE_MAX = 999999;
/** Turns the real Norwegian listings of a folder into a shop (D90). */
async function readNorskeSofaer(folder) {
	const tree = readTree(TREE_FILE, await readText(join(folder, TREE_FILE)) ?? "[]");
	const rejections = [...tree.rejections];
	const listings = [];
	const placeOfSku = /* @__PURE__ */ new Map();
	for (const file of listingFiles) {
		const { rows, rejections: broken } = readCsv(await readText(join(folder, file)) ?? "", file);
		const outcome = readers[file](file, rows, {
			keysOf: tree.keysOf,
			placeOfSku
		});
		listings.push(...outcome.listings);
		rejections.push(...broken, ...outcome.rejections);
	}
	const named = tellApart(listings.map((listing) => ({
		listing,
		kind: classify(listing),
		name2: listing.what
	})));
	const placed = placeCategories(withKnown(tree.seeds, keysOf(named)));
	const tools = {
		tree: placed,
		brandOption: brandOptions(listings),
		idOfSku: uniqueIds()
	};
	const plans = named.map((one) => planOf(one, tools));
	const products = plans.map(productDocument);
	const categories = categoryDocuments(placed, products);
	return {
		documents: {
			products,
			categories,
			attributes: attributeDocuments(usedOptions(plans)),
			navigation: [navigationDocument(categories)],
			...shopBasics()
		},
		rejections: rejections.sort((a, b) => a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)
	};
}
async function readText(path) {
	try {
		return await readFile(path, "utf8");
	} catch (error) {
		if (error.code === "ENOENT") return null;
		throw error;
	}
}
function keysOf(named) {
	const keys = new Set(named.flatMap((one) => categoryKeysOf(one)));
	if (named.some((one) => campaignOf(one).option)) keys.add(CAMPAIGN_CATEGORY.key);
	return keys;
}
/** Ids by sku: the same every time, and never the same for two articles of one catalogue. */
function uniqueIds() {
	const taken = /* @__PURE__ */ new Map();
	return (sku) => {
		let id = idOf(sku);
		while (taken.has(id) && taken.get(id) !== sku) id++;
		taken.set(id, sku);
		return id;
	};
}
function brandOptions(listings) {
	const options = /* @__PURE__ */ new Map();
	const taken = /* @__PURE__ */ new Set();
	for (const brand of [...new Set(listings.map((listing) => listing.brand))].sort()) {
		let value = wholeOf(brand, "brand", BRAND_VALUE_MIN, BRAND_VALUE_MAX);
		while (taken.has(value)) value++;
		taken.add(value);
		options.set(brand, {
			value,
			label: brand
		});
	}
	return (brand) => options.get(brand);
}
/** The options that products use, by attribute, in the order of their labels. */
function usedOptions(plans) {
	const used = {};
	for (const code of Object.keys(facetAttributes)) {
		const options = plans.flatMap(({ facets, articles }) => [facets[code], ...articles.map(({ choices }) => choices[code])]);
		used[code] = [...new Map(options.flatMap((option) => option ? [[option.value, option]] : [])).values()].sort((a, b) => a.label.localeCompare(b.label, "nb"));
	}
	return {
		...used,
		product_sale_status: Object.values(saleStatuses)
	};
}
// server/import/read-source.ts
var DUMP_FILE = /\.(ndjson|jsonl|json)$/i;
/** Reads a file or a folder of documents or listings; throws when nothing in it can be read. */
async function readSource(path, format) {
	const names = await namesIn(path);
	const isListings = names?.some((name) => listingFiles.includes(name)) ?? false;
	if (format === "norske-sofaer" && !isListings) throw new Error(`${path} is no folder with ${listingFiles.join(", ")}.`);
	const wantsListings = format === "norske-sofaer" || format === "auto" && isListings;
	const catalogue = wantsListings ? await readNorskeSofaer(path) : await readDumps(path, names);
	const { products = [] } = catalogue.documents;
	if ((wantsListings ? products : Object.values(catalogue.documents).flat()).length > 0) return catalogue;
	const [first] = catalogue.rejections;
	const reason = first ? ` The first problem: ${first.file}, line ${first.line}: ${first.reason}.` : "";
	throw new Error(`Nothing in ${path} could be read.${reason}`);
}
/** What a folder holds in a fixed order, or `null` for a file. */
async function namesIn(path) {
	try {
		return (await stat(path)).isDirectory() ? (await readdir(path)).sort() : null;
	} catch (error) {
		throw new Error(`There is no file or folder ${path}.`, { cause: error });
	}
}
async function readDumps(path, names) {
	const files = names ? names.filter((name) => DUMP_FILE.test(name)).map((name) => join(path, name)) : [path];
	if (files.length === 0) throw new Error(`The folder ${path} holds no .ndjson, .jsonl or .json file.`);
	const gathering = new Gathering();
	for (const file of files) await readNdjson(file, gathering);
	return gathering.catalogue();
}
// server/import/localise.ts
/** Units of a currency for one unit of the default store view's; fixed, so that importing twice changes nothing. */
var ratesFromNok = {
	NOK: 1,
	SEK: .97,
	DKK: .64,
	EUR: .086
};
var grossFields = [
	"price_incl_tax",
	"original_price_incl_tax",
	"special_price_incl_tax",
	"final_price_incl_tax"
];
/** A document of the default store view as it is in `store`: translated, in its currency, with net and tax parts. */
function localise(document, collection, store) {
	const translated = translate(document, store);
	if (collection === "products") return priced(translated, store);
	if (collection === "store_settings") return settingsFor(translated, store);
	if (collection === "navigation") return {
		...translated,
		id: store.code
	};
	return translated;
}
/** Puts the view's own language in place, also inside lists; what it replaces stays readable under its locale (D93). */
function translate(fields, store) {
	const { translations, ...own } = fields;
	for (const [name, value] of Object.entries(own)) if (Array.isArray(value)) own[name] = value.map((item) => isFields(item) ? translate(item, store) : item);
	if (!isFields(translations)) return own;
	const { [store.locales[0]]: first = {}, ...others } = translations;
	const replaced = Object.fromEntries(Object.keys(first).map((field) => [field, own[field]]));
	const rest = Object.keys(first).length > 0 ? {
		...others,
		[defaultStoreView.locales[0]]: replaced
	} : others;
	const spoken = Object.fromEntries(Object.entries(rest).filter(([locale]) => store.locales.includes(locale)));
	return {
		...own,
		...first,
		...Object.keys(spoken).length > 0 ? { translations: spoken } : {}
	};
}
function isFields(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function priced(product, store) {
	const children = product["configurable_children"];
	return {
		...withPrices(product, store),
		...children ? { configurable_children: children.map((child) => withPrices(child, store)) } : {}
	};
}
function withPrices(article, store) {
	const prices = {};
	for (const field of grossFields) {
		const gross = article[field];
		if (typeof gross !== "number") continue;
		const amount = convert(gross, store);
		const name = field.replace("_incl_tax", "");
		const net = netOf(toMinor(amount), store.tax.rateBasisPoints);
		prices[field] = amount;
		prices[name] = toMajor(net);
		prices[`${name}_tax`] = toMajor(toMinor(amount) - net);
	}
	return {
		...article,
		...prices
	};
}
/** Another currency by the fixed rate, rounded to an ending of 9; the own currency stays as it is. */
function convert(amount, store) {
	const { code } = store.currency;
	if (code === defaultStoreView.currency.code || amount === 0) return amount;
	const converted = amount * ratesFromNok[code];
	return Math.max(9, Math.round((converted + 1) / 10) * 10 - 1);
}
/** A store view sells in its own country; the amounts of its methods are in its own currency. */
function settingsFor(settings, store) {
	const country = store.tax.defaultCountry;
	const rows = (name, amount) => settings[name].filter((row) => row["countries"].includes(country)).map((row) => ({
		...row,
		countries: [country],
		[amount]: convert(Number(row[amount]), store)
	}));
	return {
		...settings,
		id: store.code,
		countries: settings["countries"].filter((row) => row["country_id"] === country),
		shipping_methods: rows("shipping_methods", "price_incl_tax"),
		payment_methods: rows("payment_methods", "cost_incl_tax")
	};
}
// server/import/write-catalogue.ts
var STEP = 1e3;
/**
* Writes a catalogue into the given store views, all of it or nothing. Documents that are not in it stay as they are.
* Returns counts over all store views together.
*/
async function writeCatalogue(database, catalogue, stores, progress = () => {}) {
	return inTransaction(database, async (queries) => {
		await lockCatalogue(queries);
		const counts = [];
		for (const collection of collections) {
			const documents = catalogue.documents[collection] ?? [];
			if (documents.length === 0) continue;
			let changed = 0;
			for (const store of stores) changed += await writeCollection(queries, store, {
				collection,
				documents,
				progress
			});
			counts.push({
				collection,
				read: documents.length,
				changed
			});
		}
		await writeArticles(queries, (catalogue.documents.products ?? []).flatMap(articlesOf));
		return counts;
	});
}
async function writeCollection(queries, store, { collection, documents, progress }) {
	let changed = 0;
	for (let start = 0; start < documents.length; start += STEP) {
		const step = documents.slice(start, start + STEP).map((document) => localise(document, collection, store));
		changed += (await writeDocuments(queries, store.code, collection, step)).length;
		progress({
			store: store.code,
			collection,
			done: Math.min(start + STEP, documents.length),
			total: documents.length
		});
	}
	return changed;
}
/** What of a product can be bought by itself: its variants, or the product when it has none. */
function articlesOf(product) {
	const productId = String(product.id);
	const children = product["configurable_children"] ?? [];
	if (product["type_id"] === "configurable") return children.map((child) => article(child, productId));
	return [article(product, productId)];
}
function article(fields, productId) {
	const stock = fields["stock"] ?? {};
	return {
		sku: String(fields["sku"]),
		articleId: Number(fields["id"]),
		productId,
		qty: stock.qty ?? 0,
		isInStock: stock.is_in_stock ?? false,
		isManaged: stock.manage_stock ?? true,
		status: stock.status ?? null
	};
}
// server/cli/commands.ts
/** A mistake of the operator, told in a sentence. */
var CommandError = class extends Error {};
var help = `npm run shop -- <command> [--json]
  import <path> [--format auto|ndjson|norske-sofaer|elasticdump] [--store code]
  orders [--since ISO]
  carts
  set-price <sku> <amount> [--store code]
  set-stock <sku> <qty>
  disable <sku>
  add-coupon <code> <percent>`;
var commands = {
	import: importPath,
	orders: listOrders,
	carts: listCarts,
	"set-price": setPrice,
	"set-stock": setStock,
	disable,
	"add-coupon": addCoupon
};
/** Carries out one operator's command; never throws. */
async function runCommand(database, argv) {
	try {
		const { positionals, values } = parseArgs({
			args: [...argv],
			allowPositionals: true,
			options: {
				json: { type: "boolean" },
				since: { type: "string" },
				format: { type: "string" },
				store: { type: "string" }
			}
		});
		const [name = "", ...rest] = positionals;
		const command = Object.hasOwn(commands, name) ? commands[name] : void 0;
		if (!command) return {
			ok: false,
			message: name ? `Unknown command: ${name}\n${help}` : help
		};
		return await command(database, {
			positionals: rest,
			values
		});
	} catch (error) {
		return {
			ok: false,
			message: error instanceof Error ? error.message : String(error)
		};
	}
}
async function importPath(database, { positionals, values }) {
	const formats = [
		"auto",
		"ndjson",
		"norske-sofaer",
		"elasticdump"
	];
	const format = formats.find((name) => name === (values.format ?? "auto"));
	if (!format) throw new CommandError(`--format is one of ${formats.join(", ")}`);
	const catalogue = await readSource(needed(positionals[0], "a path"), format);
	const counts = await writeCatalogue(database, catalogue, values.store ? [storeOf(values.store)] : storeViews);
	return {
		ok: true,
		document: {
			counts,
			rejections: catalogue.rejections
		},
		lines: [
			...counts.map((count) => `${count.collection}: ${count.read} read, ${count.changed} new or changed`),
			...catalogue.rejections.map(({ file, line, reason }) => `rejected ${file}:${line}: ${reason}`),
			`${catalogue.rejections.length} rejected`
		]
	};
}
async function listOrders(database, { values }) {
	const since = values.since === void 0 ? null : new Date(values.since);
	if (since && Number.isNaN(since.getTime())) throw new CommandError("--since is not a time");
	const document = (await database.select().from(orders).where(since ? gte(orders.createdAt, since) : void 0).orderBy(asc(orders.id))).map((row) => ({
		orderNumber: orderNumber(row),
		orderId: row.orderId,
		idempotencyKey: row.idempotencyKey,
		created: row.createdAt.toISOString(),
		store: row.storeCode,
		customer: row.customer,
		lines: row.lines,
		totals: operatorTotals(row.totals),
		status: row.status
	}));
	const lines = document.map(({ orderNumber: number, created, customer, totals, status }) => [
		number,
		created,
		customer,
		`${Number(totals.grandTotal) / 100} ${String(totals.currency)}`,
		status
	].join("  "));
	return {
		ok: true,
		document,
		lines: lines.length > 0 ? lines : ["No orders."]
	};
}
/** Totals as the operator reads them: gross, minor units (D78). */
function operatorTotals(totals) {
	return {
		subtotal: totals["subtotalMinor"],
		discount: totals["discountMinor"],
		shipping: totals["deliveryMinor"],
		payment: totals["paymentFeeMinor"],
		tax: totals["taxMinor"],
		grandTotal: totals["grandTotalMinor"],
		currency: totals["currency"],
		coupon: totals["couponCode"]
	};
}
async function listCarts(database) {
	const open = await database.select().from(carts).where(eq(carts.isOpen, true)).orderBy(asc(carts.createdAt));
	const items = await database.select().from(cartItems).orderBy(asc(cartItems.itemId));
	const document = open.map((cart) => ({
		cartId: cart.id,
		store: cart.storeCode,
		created: cart.createdAt.toISOString(),
		updated: cart.updatedAt.toISOString(),
		coupon: cart.couponCode,
		items: items.filter((item) => item.cartId === cart.id).map(({ sku, qty, itemId }) => ({
			itemId,
			sku,
			qty
		}))
	}));
	const lines = document.map(({ cartId, items: held }) => [cartId, ...held.map(({ sku, qty }) => `${qty} x ${sku}`)].join("  "));
	return {
		ok: true,
		document,
		lines: lines.length > 0 ? lines : ["No carts."]
	};
}
async function setPrice(database, { positionals: [sku, text], values }) {
	const amount = numberOf(text, "an amount", 0);
	const store = values.store ? storeOf(values.store) : defaultStoreView;
	return changed(sku, `costs ${amount} ${store.currency.code}`, (name) => inTransaction(database, (queries) => changePrice(queries, name, amount, store.code)));
}
async function setStock(database, { positionals: [sku, text] }) {
	const qty = numberOf(text, "a quantity", 0);
	return changed(sku, `has ${qty} in stock`, (name) => inTransaction(database, (queries) => changeStock(queries, name, qty)));
}
async function disable(database, { positionals: [sku] }) {
	return changed(sku, "is disabled", (name) => inTransaction(database, (queries) => disableArticle(queries, name)));
}
async function addCoupon(database, { positionals: [code, text] }) {
	const percent = numberOf(text, "a percentage", 1);
	const name = needed(code, "a code").trim().toUpperCase();
	if (percent > 100 || !Number.isInteger(percent)) throw new CommandError("A percentage is a whole number from 1 to 100.");
	await database.insert(coupons).values({
		code: name,
		percent
	}).onConflictDoUpdate({
		target: coupons.code,
		set: { percent }
	});
	return {
		ok: true,
		document: {
			code: name,
			percent
		},
		lines: [`${name} takes ${percent} % off`]
	};
}
async function changed(sku, what, change) {
	const name = needed(sku, "a sku");
	if (!await change(name)) throw new CommandError(`There is no article ${name}.`);
	return {
		ok: true,
		document: {
			sku: name,
			changed: true
		},
		lines: [`${name} ${what}`]
	};
}
function storeOf(code) {
	const store = storeViewByCode(code);
	if (!store) throw new CommandError(`There is no store view ${code}.`);
	return store;
}
function numberOf(text, what, least) {
	const value = Number(needed(text, what));
	if (!Number.isFinite(value) || value < least) throw new CommandError(`Not ${what}: ${text}`);
	return value;
}
function needed(value, what) {
	if (value === void 0 || value === "") throw new CommandError(`${what} is needed.\n${help}`);
	return value;
}
// server/cli/operator-socket.ts
var SOCKET_PATH_MAX = 100;
/** Where a running server listens for the operator. */
function socketPath(dataDir) {
	const path = join(dataDir, "shop.sock");
	if (Buffer.byteLength(path) <= SOCKET_PATH_MAX) return path;
	return join(tmpdir(), `stua-${createHash("sha256").update(path).digest("hex").slice(0, 24)}.sock`);
}
/** Lets the operator's command work on the database of this server. */
async function listenForOperator(dataDir, database) {
	const path = socketPath(dataDir);
	rmSync(path, { force: true });
	const server = createServer((incoming, outgoing) => {
		let text = "";
		incoming.setEncoding("utf8");
		incoming.on("data", (chunk) => text += chunk);
		incoming.on("end", () => {
			carryOut(database, text).then((outcome) => outgoing.end(JSON.stringify(outcome)));
		});
	});
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(path, resolve);
	});
	return server;
}
async function carryOut(database, text) {
	const command = parsed(text);
	return command ? runCommand(database, command) : {
		ok: false,
		message: "A command is a list of texts."
	};
}
function parsed(text) {
	try {
		const value = JSON.parse(text);
		return Array.isArray(value) && value.every((part) => typeof part === "string") ? value : null;
	} catch {
		return null;
	}
}
/** Asks a running server to carry out a command; `null` when none is running on this folder. */
async function askRunningServer(dataDir, command) {
	return new Promise((resolve, reject) => {
		const call = request({
			socketPath: socketPath(dataDir),
			method: "POST"
		}, (answer) => {
			let text = "";
			answer.setEncoding("utf8");
			answer.on("data", (chunk) => text += chunk);
			answer.on("end", () => resolve(JSON.parse(text)));
		});
		call.on("error", (error) => {
			if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(null);
			else reject(error);
		});
		call.end(JSON.stringify(command));
	});
}
// server/environment.ts
var PORT_DEFAULT = 4e3;
var PORT_MAX = 65535;
/** Reads the environment; a value that makes no sense is an error with a sentence. */
function readEnvironment(env) {
	const port = Number(env["PORT"] ?? PORT_DEFAULT);
	if (!Number.isInteger(port) || port < 0 || port > PORT_MAX) throw new Error(`PORT is not a port: ${env["PORT"]}`);
	return {
		port,
		host: env["HOST"] ?? "127.0.0.1",
		dataDir: resolve(env["DATA_DIR"] ?? ".data"),
		databaseUrl: env["DATABASE_URL"] || void 0,
		catalogue: env["CATALOGUE"] ?? "demo",
		isLimiting: env["RATE_LIMITS"] !== "off",
		shopUrl: (env["SHOP_URL"] ?? `http://localhost:${port}`).replace(/\/+$/, "")
	};
}
/** The project's root, seen from the sources or from a build of them: where the package is described. */
function projectFolder() {
	let folder = dirname(fileURLToPath(import.meta.url));
	while (!existsSync(join(folder, "package.json")) && dirname(folder) !== folder) folder = dirname(folder);
	return folder;
}
/** The migrations that come with the sources. */
function migrationsFolder() {
	return join(projectFolder(), "server/store/migrations");
}
// server/store/database.ts
var STATEMENT_TIMEOUT_MS = 2e4;
var POOL_SIZE = 10;
/** Opens PostgreSQL where `url` is given, else the embedded database in `dataDir`, and brings its schema up to date. */
async function openDatabase(options) {
	return options.url ? openPostgres(options.url, options.migrations) : openEmbedded(options.dataDir, options.migrations);
}
async function openPostgres(connectionString, migrationsFolder) {
	const pool = new Pool({
		connectionString,
		max: POOL_SIZE,
		statement_timeout: STATEMENT_TIMEOUT_MS
	});
	const database = drizzle$1(pool);
	await migrate$1(database, { migrationsFolder });
	return {
		queries: database,
		close: () => pool.end()
	};
}
async function openEmbedded(dataDir, migrationsFolder) {
	const folder = join(dataDir, "database");
	mkdirSync(folder, { recursive: true });
	const embedded = await PGlite.create(folder);
	const database = drizzle(embedded);
	await migrate(database, { migrationsFolder });
	return {
		queries: database,
		close: () => embedded.close()
	};
}
export { countLive as $, zGetPaymentMethodsQuery as $t, option as A, documents as At, shippingMethodsFor as B, THUMBNAIL_CART_PX as Bt, forms as C, refusal as Cn, currentPrice as Ct, attributeDocuments as D, openCart as Dt, saleStatuses as E, failpoint as En, itemsOf as Et, couponByCode as F, stockStatus as Ft, totalsToWire as G, zCheckStockQuery as Gt, cartItemToWire as H, THUMBNAIL_PRODUCT_PX as Ht, settingsOf as I, IMAGE_WIDTHS_PX as It, listDocument as J, zDeleteCartItemBody as Jt, findSellable as K, zCollectTotalsBody as Kt, countTotals as L, MINIMUM_SCORE as Lt, orderNumber as M, shopMeta as Mt, placeOrder as N, isSellable as Nt, facetAttributes as O, updateCart as Ot, countCart as P, maxQty as Pt, allDocuments as Q, zGetOrderStatusPath as Qt, isPostcodeOf as R, NOTICE_LIFETIME_MS as Rt, campaigns as S, bare as Sn, toMajor as St, materials as T, toResponse as Tn, createCart as Tt, paymentMethodToWire as U, aggregationSizes as Ut, inTransaction as V, THUMBNAIL_GALLERY_PX as Vt, shippingMethodToWire as W, zApplyCouponQuery as Wt, wireDocument as X, zDeleteCouponQuery as Xt, syncDocument as Y, zDeleteCartItemQuery as Yt, articlesBySku as Z, zElasticQuery as Zt, withAncestors as _, zSearchQuery as _n, summaryFromWire as _t, askRunningServer as a, zMapUrlBody as an, collectionOfType as at, shopBasics as b, zUpdateCartItemBody as bn, rangeBuckets as bt, writeCatalogue as c, zPlaceOrderQuery as cn, storeViewByCode as ct, pictureColours$1 as d, zReplicatePath as dn, attributeFromWire as dt, zGetTotalsQuery as en, dictionaryOf as et, pictureKinds as f, zReplicateQuery as fn, categoryFromWire as ft, placeCategories as g, zSearchCatalogPostQuery as gn, detailsFromWire as gt, categoryDocuments as h, zSearchCatalogGetQuery as hn, showroomFromWire as ht, readEnvironment as i, zLookupRewritePath as in, rowsOf as it, orderByClientId as j, idempotencyKeys as jt, labels as k, cartItems as kt, readSource as l, zPullCartQuery as ln, storeViewOfPath as lt, navigationDocument as m, zSearchCatalogGetPath as mn, rewriteFromWire as mt, migrationsFolder as n, zListShippingMethodsQuery as nn, documentsById as nt, listenForOperator as o, zMapUrlQuery as on, collections as ot, colours as p, zResolveUrlQuery as pn, navigationFromWire as pt, stockOf$1 as q, zCollectTotalsQuery as qt, projectFolder as r, zListStockQuery as rn, lastChangeNumber as rt, runCommand as s, zPlaceOrderBody as sn, defaultStoreView as st, openDatabase as t, zListShippingMethodsBody as tn, documentsAfter as tt, drawnPicture as u, zRenderListQuery as un, storeViews as ut, slugOf as v, zSetShippingInformationBody as vn, facetConfigs as vt, functions as w, success as wn, nextPriceChange as wt, offerOf as x, zUpdateCartItemQuery as xn, netOf as xt, productDocument as y, zSetShippingInformationQuery as yn, measureFields as yt, paymentMethodsFor as z, SEARCH_SIZE_MAX as zt };
