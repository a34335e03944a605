import { looseStock } from '#domain/wire/loose-product.ts';
import { withNumbers } from '#domain/wire/loose-fields.ts';
import { priceFieldNames } from '../gross-prices.ts';
import { type Fields, isFields, rowsOf } from '../files/read-document.ts';
import { idOf } from '../repeatable.ts';
import { slugOf } from '../slug.ts';
import { stockTogether, writtenStock } from '../complete/written-stock.ts';
import { dumpedChoices } from './dumped-choices.ts';
import { type Index, isDisabled } from './index-contents.ts';
import { without, withoutEmpty, withPlainWords } from './loose-fields.ts';
import { loosenedArticle } from './loosened.ts';

const emptied = [
  ...priceFieldNames,
  'special_from_date',
  'special_to_date',
  'image',
  'thumbnail',
  'url_path',
  'url_key',
  'slug',
  'stock',
];
const words = ['name', 'product_name_1', 'product_name_2'];
const stocked: ReadonlySet<string> = new Set(['simple', 'virtual', 'downloadable']);

/** A product of an index as the contract has it; what it leaves out follows from the index, and what is assumed is counted. */
export function dumpedProduct(product: Fields, index: Index): Fields {
  const tidy = tidied(product, index);
  const all = rowsOf(tidy['configurable_children']);
  const children = all.filter((child) => !isSoldAlone(child, tidy, index)).map((child) => variant(child, index));
  const type = tidy['type_id'] ?? (all.length > 0 ? 'configurable' : 'simple');
  const isDump = isDumped(tidy);
  return {
    ...(isDump ? placed(tidy) : {}),
    ...tidy,
    type_id: type,
    ...(all.length > 0 ? withVariants(tidy, children, index) : stockOf(tidy, type, index)),
  };
}

function tidied(article: Fields, { above }: Index): Fields {
  return withPlainWords(withNumbers(loosenedArticle(withoutEmpty(article, emptied), above), priceFieldNames), words);
}

/** What a product that nobody can buy would sell as its variant is sold by itself, where it also stands so. */
function isSoldAlone({ sku }: Fields, product: Fields, { simples }: Index): boolean {
  return isDisabled(product) && simples.has(String(sku));
}

/** Whoever writes by hand names categories by their paths and prices as shoppers see them; an index has neither. */
function isDumped(product: Fields): boolean {
  if (product['categories'] !== undefined || typeof product['url_path'] === 'string') return false;
  return ['url_key', 'category_ids', 'category', 'configurable_options'].some((name) => product[name] !== undefined);
}

function placed({ url_key: key, slug, name, id, sku }: Fields): Fields {
  const own = String(key ?? slug ?? [slugOf(String(name)), slugOf(String(sku))].find((text) => text !== '') ?? id);
  return { slug: own, url_key: own, url_path: own, status: 1, visibility: 4 };
}

/** A variant with what the index says of it where it also stands by itself. */
// Storefronts of this family take a variant for a product of its own where it names its type.
function variant(child: Fields, index: Index): Fields {
  const own = without(tidied(child, index), ['type_id']);
  const alone = index.simples.get(String(own['sku']));
  const lent = alone ? tidied(alone, index) : {};
  const taken = ['id', 'name', 'image', 'stock', 'is_in_stock', 'qty', ...priceFieldNames].filter(
    (name) => lent[name] !== undefined,
  );
  const isPriced = priceFieldNames.some((name) => own[name] !== undefined);
  const names = isPriced ? taken.filter((name) => !priceFieldNames.includes(name)) : taken;
  const whole = { ...Object.fromEntries(names.map((name) => [name, lent[name]])), ...own };
  const numbered =
    whole['id'] === undefined && typeof own['sku'] === 'string' ? { id: idOf(own['sku']), ...whole } : whole;
  return { ...numbered, ...stockOf(numbered, 'simple', index) };
}

function withVariants(product: Fields, children: readonly Fields[], index: Index): Fields {
  const { stock } = product;
  const stocks = children.map((child) => child['stock']).filter(isFields);
  return {
    ...dumpedChoices(product, index),
    ...lowestPrice(product, children),
    configurable_children: children,
    stock: stock === undefined ? stockTogether(stocks) : wholeStock(stock),
  };
}

/** A product that costs nothing while its variants do costs what its cheapest variant does. */
function lowestPrice(product: Fields, children: readonly Fields[]): Fields {
  const priced = priceFieldNames.filter((name) => product[name] === 0 && !name.startsWith('special'));
  const lowest = priced.flatMap((name) => {
    const amounts = children
      .map((child) => child[name])
      .filter((amount): amount is number => typeof amount === 'number' && amount > 0);
    return amounts.length > 0 ? [[name, Math.min(...amounts)] as const] : [];
  });
  return Object.fromEntries(lowest);
}

/** An article without a stock is there, unless it says that it is not. */
function stockOf(article: Fields, type: unknown, index: Index): Fields {
  const { stock, is_in_stock: said, qty } = article;
  if (stock !== undefined) return { stock: wholeStock(stock) };
  if (!stocked.has(String(type))) return {};
  const isThere = said === undefined ? undefined : said === true || said === 1 || said === '1';
  if (typeof qty === 'number') return { stock: { is_in_stock: isThere ?? qty > 0, qty, manage_stock: true } };
  if (isThere === undefined) index.noteWithoutStock();
  return { stock: { is_in_stock: isThere ?? true, qty: 0, manage_stock: isThere === false } };
}

function wholeStock(stock: unknown): unknown {
  if (!isFields(stock)) return writtenStock(stock);
  const whole = looseStock(stock);
  return stock['is_in_stock'] === undefined ? writtenStock(whole) : whole;
}
