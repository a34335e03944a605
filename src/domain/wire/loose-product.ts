import { measureFields } from '#config/facets.ts';
import { type LooseFields, looseFields, looseList, withNumbers, withoutNulls, withTruths } from './loose-fields.ts';
import { isPriced, paidPrice, pricesOf, withGrossPrices } from './loose-prices.ts';
import { formatWireTime, parseWireTime } from './time.ts';

const numbers = [
  'id',
  'status',
  'visibility',
  'qty',
  'product_delivery_time',
  'collection_bestseller',
  'product_showroom_stock_1',
  'product_showroom_stock_2',
  'product_showroom_stock_3',
  'product_showroom_stock_4',
  ...measureFields,
];

/** Converts a product of an older backend to the shape of the contract; fields that cannot be read stay as they are. */
export function looseProduct(document: LooseFields, rateBasisPoints: number): LooseFields {
  const fields = withNumbers(withGrossPrices(withoutNulls(document), rateBasisPoints), numbers);
  const { configurable_children: children, ...own } = { ...fields, ...withTimes(fields), ...withParts(fields) };
  const path = own['url_path'] ?? own['url_key'] ?? own['slug'];
  const product = { ...own, ...(path === undefined ? {} : { url_path: path }), ...bundleShareOf(document) };
  if (!Array.isArray(children))
    return children === undefined ? product : { ...product, configurable_children: children };
  const isParentPriced = paidPrice(product) !== null;
  const variants = children.map((child: unknown) =>
    isFields(child) ? looseChild(child, rateBasisPoints, isParentPriced) : child,
  );
  return { ...product, ...fromPrice(product, variants.map(looseFields)), configurable_children: variants };
}

/** The special price of a bundle is a percentage (spec 9: pricing), so no tax is added to it. */
function bundleShareOf({ type_id: type, special_price_incl_tax: share }: LooseFields): LooseFields {
  return type === 'bundle' ? { special_price_incl_tax: share ?? undefined } : {};
}

/** Converts a child. Without a price it has that of its parent; if the parent has none either, its price is unknown. */
function looseChild(document: LooseFields, rateBasisPoints: number, isParentPriced: boolean): LooseFields {
  const child = withNumbers(withGrossPrices(withoutNulls(document), rateBasisPoints), ['status']);
  return { ...child, ...withParts(child), ...(isPriced(child) || isParentPriced ? {} : { price_incl_tax: null }) };
}

/** The prices of a parent whose own price is zero: those of its cheapest variant. */
function fromPrice(product: LooseFields, variants: readonly LooseFields[]): LooseFields {
  if (paidPrice(product) !== null) return {};
  const priced = variants.filter((variant) => paidPrice(variant) !== null);
  if (priced.length === 0) return {};
  return pricesOf(priced.reduce((least, each) => (paidPrice(each)! < paidPrice(least)! ? each : least)));
}

/** How the rows of a list are read: which fields are numbers, which are booleans, and which are lists themselves. */
interface RowKind {
  readonly numbers: readonly string[];
  readonly truths?: readonly string[];
  readonly rows?: Readonly<Record<string, RowKind>>;
}

const links: RowKind = { numbers: ['qty', 'position', 'option_id', 'price', 'price_type'], truths: ['is_default'] };
const lists: Readonly<Record<string, RowKind>> = {
  media_gallery: { numbers: ['pos'] },
  product_links: links,
  tier_prices: { numbers: ['customer_group_id', 'qty', 'value'] },
  bundle_options: { numbers: ['option_id', 'position'], truths: ['required'], rows: { product_links: links } },
  custom_options: {
    numbers: ['option_id', 'sort_order', 'max_characters', 'price'],
    truths: ['is_require'],
    rows: { values: { numbers: ['option_type_id', 'sort_order', 'price'] } },
  },
};

/** Converts stock and lists, whose fields are as loose as the product's own. */
function withParts(fields: LooseFields): LooseFields {
  const { stock } = fields;
  return { ...(isFields(stock) ? { stock: looseStock(stock) } : {}), ...looseRows(fields, lists) };
}

function looseRows(fields: LooseFields, kinds: Readonly<Record<string, RowKind>>): LooseFields {
  const read: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const rows = fields[name];
    if (Array.isArray(rows)) read[name] = looseList(rows).map((row) => looseRow(row, kind));
  }
  return read;
}

function looseRow(row: LooseFields, { numbers: names, truths = [], rows = {} }: RowKind): LooseFields {
  const known = withNumbers(withoutNulls(row), names);
  return { ...withTruths(known, truths), ...looseRows(known, rows) };
}

/** Converts the stock of a product or a stock row. */
export function looseStock(fields: LooseFields): LooseFields {
  return withTruths(withNumbers(withoutNulls(fields), ['qty']), ['is_in_stock', 'manage_stock']);
}

/** Converts times to the form of the contract; one that cannot be read is left out. */
function withTimes(fields: LooseFields): LooseFields {
  const times: Record<string, unknown> = {};
  for (const name of ['created_at', 'updated_at']) {
    if (!(name in fields)) continue;
    const time = parseWireTime(typeof fields[name] === 'string' ? fields[name] : null);
    times[name] = time === null ? undefined : formatWireTime(time);
  }
  return times;
}

function isFields(value: unknown): value is LooseFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
