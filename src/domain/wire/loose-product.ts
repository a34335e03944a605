import { measureFields } from '#config/facets.ts';
import { asTruth, type LooseFields, looseFields, looseList, withNumbers, withoutNulls } from './loose-fields.ts';
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

/** A product of an older backend in the shape of the contract; what cannot be understood stays as it is. */
export function looseProduct(document: LooseFields, rateBasisPoints: number): LooseFields {
  const fields = withNumbers(withGrossPrices(withoutNulls(document), rateBasisPoints), numbers);
  const { configurable_children: children, ...own } = { ...fields, ...withTimes(fields), ...withParts(fields) };
  const path = own['url_path'] ?? own['url_key'] ?? own['slug'];
  const product = { ...own, ...(path === undefined ? {} : { url_path: path }) };
  if (!Array.isArray(children))
    return children === undefined ? product : { ...product, configurable_children: children };
  const isParentPriced = paidPrice(product) !== null;
  const variants = children.map((child: unknown) =>
    isFields(child) ? looseChild(child, rateBasisPoints, isParentPriced) : child,
  );
  return { ...product, ...fromPrice(product, variants.map(looseFields)), configurable_children: variants };
}

/** A child without a price costs what its parent does; where that is nothing, its price is not known. */
function looseChild(document: LooseFields, rateBasisPoints: number, isParentPriced: boolean): LooseFields {
  const child = withNumbers(withGrossPrices(withoutNulls(document), rateBasisPoints), ['status']);
  return { ...child, ...withParts(child), ...(isPriced(child) || isParentPriced ? {} : { price_incl_tax: null }) };
}

/** A parent of variants costs nothing there; what is shown is the least that one of them costs. */
function fromPrice(product: LooseFields, variants: readonly LooseFields[]): LooseFields {
  if (paidPrice(product) !== null) return {};
  const priced = variants.filter((variant) => paidPrice(variant) !== null);
  if (priced.length === 0) return {};
  return pricesOf(priced.reduce((least, each) => (paidPrice(each)! < paidPrice(least)! ? each : least)));
}

/** Stock, pictures and links, whose fields are as loose as the product's own. */
function withParts(fields: LooseFields): LooseFields {
  const parts: Record<string, unknown> = {};
  const { stock, media_gallery: gallery, product_links: links, tier_prices: tiers } = fields;
  if (isFields(stock)) parts['stock'] = looseStock(stock);
  if (Array.isArray(gallery))
    parts['media_gallery'] = looseList(gallery).map((item) => withNumbers(withoutNulls(item), ['pos']));
  if (Array.isArray(links))
    parts['product_links'] = looseList(links).map((link) => withNumbers(withoutNulls(link), ['qty', 'position']));
  if (Array.isArray(tiers))
    parts['tier_prices'] = looseList(tiers).map((tier) => withNumbers(tier, ['customer_group_id', 'qty', 'value']));
  return parts;
}

/** Stock of a product or of a stock row. */
export function looseStock(fields: LooseFields): LooseFields {
  const stock = withNumbers(withoutNulls(fields), ['qty']);
  const truths = ['is_in_stock', 'manage_stock'].filter((name) => name in stock);
  return { ...stock, ...Object.fromEntries(truths.map((name) => [name, asTruth(stock[name])])) };
}

/** Times in the form of the contract; one that cannot be read is left out. */
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
