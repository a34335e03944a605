import { measureFields } from '#config/facets.ts';
import {
  asNumber,
  asTruth,
  expanded,
  type LooseFields,
  looseFields,
  looseList,
  withNumbers,
  withoutNulls,
  withTruths,
} from './loose-fields.ts';
import { choicesOf, type Words } from './loose-choices.ts';
import { isPriced, paidPrice, pricesOf, withGrossPrices } from './loose-prices.ts';
import { formatWireTime, parseWireTime } from './time.ts';

const numbers = [
  'id',
  'status',
  'visibility',
  'qty',
  'product_delivery_time',
  'collection_bestseller',
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => `product_showroom_stock_${id}`),
  ...measureFields,
];

/** What is needed to read products of older backends. */
export interface ProductReading extends Words {
  /** Short names of fields in this answer, and what they stand for; none where it is no short one. */
  readonly shortNames: Readonly<Record<string, string>>;
  /** What variants in this answer leave out where it is the same as of their product. */
  readonly inherited: readonly string[];
  /** The tax that is to be added to a price of this class of products, in basis points. */
  readonly rateOf: (taxClassId: unknown) => number;
  /** The category above each, by ids. */
  readonly above: ReadonlyMap<string, string>;
}

/** Converts a product of an older backend to the shape of the contract; fields that cannot be read stay as they are. */
export function looseProduct(given: LooseFields, reading: ProductReading): LooseFields {
  const whole = expanded(given, reading.shortNames);
  const document = withoutNulls(whole);
  const rate = reading.rateOf(asNumber(document['tax_class_id']));
  const fields = withNumbers(withGrossPrices(document, rate), numbers);
  const { configurable_children: children, ...own } = { ...fields, ...withTimes(fields), ...withParts(fields) };
  const path = own['url_path'] ?? own['url_key'] ?? own['slug'];
  const product = {
    ...own,
    ...(path === undefined ? {} : { url_path: path }),
    ...bundleShareOf(document),
    ...inCategories(own, reading),
    ...stockOf(own),
    ...choicesOf(own, reading),
  };
  if (!Array.isArray(children))
    return children === undefined ? product : { ...product, configurable_children: children };
  const isParentPriced = paidPrice(product) !== null;
  const variants = children.map((child: unknown) =>
    isFields(child)
      ? {
          ...uncountedStock(product),
          ...looseChild(inherited(expanded(child, reading.shortNames), whole, reading), rate, isParentPriced),
        }
      : child,
  );
  return { ...product, ...fromPrice(product, variants.map(looseFields)), configurable_children: variants };
}

/**
 * A variant with what its product said for it; what is empty was said. Where the backend counted tax, which
 * leaves behind what it counted from, each variant had every price. Where it did not, one may have none of its own, and only a reduction tells that its price was left out.
 */
function inherited(child: LooseFields, product: LooseFields, { inherited: names }: ProductReading): LooseFields {
  const hadAll = 'original_special_price' in product;
  const hadPrice = 'special_price' in child;
  const left = names.filter(
    (name) => !(name in child) && name in product && (hadAll || (hadPrice && name === 'price')),
  );
  return { ...Object.fromEntries(left.map((name) => [name, product[name]])), ...child };
}

/**
 * The categories of a product, some of which may come without their names. Some indexers name only those that it was put into; it is in
 * those above them too.
 */
function inCategories({ category_ids: ids, category }: LooseFields, { above }: ProductReading): LooseFields {
  const rows = looseList(category).map((row) => withNumbers(row, ['category_id']));
  const named = Array.isArray(ids) ? (ids as unknown[]) : rows.map(({ category_id: id }) => id);
  const all = new Map(named.map((id) => [String(id), id]));
  for (const id of all.keys()) {
    const parent = above.get(id);
    if (parent !== undefined && !all.has(parent)) all.set(parent, Number(parent));
  }
  return {
    ...(Array.isArray(category) ? { category: rows.filter(({ name }) => typeof name === 'string') } : {}),
    ...(all.size > 0 ? { category_ids: [...all.values()] } : {}),
  };
}

/** An article of which nothing is said is in stock, unless a field of its own says no. */
function stockOf({ stock, is_in_stock: said }: LooseFields): LooseFields {
  return stock === undefined ? { stock: { is_in_stock: asTruth(said ?? true) } } : {};
}

/** The special price of a bundle is a percentage (spec 9: pricing), so no tax is added to it. */
function bundleShareOf({ type_id: type, special_price_incl_tax: share }: LooseFields): LooseFields {
  return type === 'bundle' ? { special_price_incl_tax: share ?? undefined } : {};
}

/** Converts a child. Without a price it has that of its parent; if the parent has none either, its price is unknown. */
function looseChild(document: LooseFields, rateBasisPoints: number, isParentPriced: boolean): LooseFields {
  const child = withNumbers(withGrossPrices(withoutNulls(document), rateBasisPoints), ['status']);
  return {
    id: child['sku'],
    ...child,
    ...withParts(child),
    ...(isPriced(child) || isParentPriced ? {} : { price_incl_tax: null }),
  };
}

/** What a variant has that says nothing of its stock: a product of variants is in stock with no piece of its own. */
function uncountedStock({ stock }: LooseFields): LooseFields {
  const { is_in_stock: isInStock, qty } = looseFields(stock);
  return isInStock === true && qty === 0 ? { stock: { is_in_stock: true } } : {};
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
