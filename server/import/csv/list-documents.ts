import type { Fields } from '../files/read-document.ts';
import type { Reading } from '../files/reading.ts';
import { uniqueIds } from '../repeatable.ts';
import { slugOf } from '../slug.ts';
import type { ListedArticle } from './list-articles.ts';
import { ListCategories } from './list-categories.ts';
import type { ListMap } from './list-map.ts';
import { ListOptions } from './list-options.ts';
import { htmlOfText } from './text-html.ts';

/** Turns the articles of a list into documents as somebody would write them: attributes, categories and products. */
export function writeDocuments(file: string, articles: readonly ListedArticle[], map: ListMap, reading: Reading): void {
  const options = new ListOptions(articles);
  const categories = new ListCategories();
  const tools: Tools = {
    options,
    categories,
    tellingOf: tellingIn(articles, map.family),
    idOfSku: uniqueIds(),
    skus: new Set(articles.map(({ sku }) => sku)),
  };
  const products = familiesOf(articles, tools, (article, reason) =>
    reading.reject({ file, line: article.line }, reason),
  ).map((family) => ({ fields: productOf(family, tools), line: family[0]!.line }));
  const add = (entity: 'attribute' | 'category' | 'product', fields: Fields, line = 1): void =>
    void reading.documents.push({ entity, fields, place: { file, line } });
  for (const attribute of options.documents(map.options)) add('attribute', attribute);
  for (const category of categories.documents()) add('category', category);
  for (const { fields, line } of products) add('product', fields, line);
}

interface Tools {
  readonly options: ListOptions;
  readonly categories: ListCategories;
  /** The options that tell an article from the others of its family. */
  readonly tellingOf: (article: ListedArticle) => string[];
  readonly idOfSku: (sku: string) => number;
  /** All skus of the list. */
  readonly skus: ReadonlySet<string>;
}

/** Articles of one product each, in the order of the list. One that nothing tells from another of its family is rejected. */
function familiesOf(
  articles: readonly ListedArticle[],
  { tellingOf }: Tools,
  reject: (article: ListedArticle, reason: string) => void,
): ListedArticle[][] {
  const families = new Map<string, ListedArticle[]>();
  const lineOfLook = new Map<string, number>();
  for (const article of articles) {
    const telling = tellingOf(article);
    const isVariant = telling.length > 0;
    const key = isVariant ? `family ${familyKey(article.family!)}` : `sku ${article.sku}`;
    const look = JSON.stringify([key, ...telling.map((code) => article.options[code]?.toLowerCase())]);
    const before = isVariant ? lineOfLook.get(look) : undefined;
    if (before !== undefined) {
      reject(article, `nothing in ${telling.join(', ')} tells it from line ${before} of the same family`);
      continue;
    }
    lineOfLook.set(look, article.line);
    families.set(key, [...(families.get(key) ?? []), article]);
  }
  return [...families.values()];
}

/**
 * Says which options tell an article from the others of its family: those that the family has, because one comes in colours and
 * another in sizes. None do where the article has no family, or lacks one that the others have; it is a product by itself.
 */
function tellingIn(
  articles: readonly ListedArticle[],
  family: ListMap['family'],
): (article: ListedArticle) => string[] {
  const had = new Map<string, Set<string>>();
  for (const { family: name, options } of articles) {
    if (name === undefined) continue;
    const codes = had.get(familyKey(name)) ?? new Set();
    had.set(familyKey(name), codes);
    for (const code of family?.options ?? []) if (options[code]) codes.add(code);
  }
  return ({ family: name, options }) => {
    const codes = name === undefined ? [] : [...had.get(familyKey(name))!];
    return codes.every((code) => options[code]) ? codes : [];
  };
}

function productOf(articles: readonly ListedArticle[], tools: Tools): Fields {
  const [first] = articles as readonly [ListedArticle, ...ListedArticle[]];
  const { options, categories, idOfSku } = tools;
  const told = new Set(tools.tellingOf(first));
  const isFamily = told.size > 0;
  const sku = isFamily ? familySku(first.family!, tools) : first.sku;
  const pictures = [...new Set(articles.flatMap((article) => (isFamily ? article.pictures : first.pictures)))];
  return {
    id: idOfSku(sku),
    sku,
    type_id: isFamily ? 'configurable' : 'simple',
    ...nameFields(first),
    url_key: `${slugOf(fullName(first))}-${slugOf(sku)}`,
    categories: [...new Set(articles.map((article) => categories.pathOf(article.categories)))],
    description: htmlOfText(first.description),
    ...priceFields(articles.reduce((lowest, article) => (article.gross < lowest.gross ? article : lowest))),
    ...first.measures,
    ...optionFields(first, options, (code) => !told.has(code)),
    ...pictureFields(pictures),
    ...(isFamily
      ? { configurable_children: articles.map((article) => variantOf(article, first, told, tools)) }
      : stockField(first)),
  };
}

function priceFields({ gross, original }: ListedArticle): Fields {
  const offer = original === null ? {} : { original_price_incl_tax: original, special_price_incl_tax: gross };
  return { price_incl_tax: gross, ...offer };
}

function nameFields(article: ListedArticle): Fields {
  const { name, name2 } = article;
  const inTwoLines = name2 === '' ? {} : { product_name_1: name, product_name_2: name2 };
  return { name: fullName(article), ...inTwoLines };
}

function fullName({ name, name2 }: ListedArticle): string {
  return name2 === '' ? name : `${name} ${name2}`;
}

/** Families whose names differ in case, gaps or marks alone are one; `Bør` and `Bor` are two, though they make the same sku. */
function familyKey(family: string): string {
  return family
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

function skuOfFamily(family: string): string {
  return slugOf(family).toUpperCase();
}

/** The sku of a family is its own, and never that of an article. */
function familySku(family: string, { skus }: Tools): string {
  const sku = skuOfFamily(family);
  return skus.has(sku) ? `${sku}-FAMILY` : sku;
}

function variantOf(
  article: ListedArticle,
  first: ListedArticle,
  told: ReadonlySet<string>,
  { options, idOfSku }: Tools,
): Fields {
  const [image] = article.pictures;
  const measures = Object.entries(article.measures).filter(
    ([field, value]) => first.measures[field as 'weight'] !== value,
  );
  return {
    id: idOfSku(article.sku),
    sku: article.sku,
    ...priceFields(article),
    ...Object.fromEntries(measures),
    ...optionFields(article, options, (code) => told.has(code)),
    ...(image === undefined ? {} : { image }),
    ...stockField(article),
  };
}

function optionFields(article: ListedArticle, options: ListOptions, isMeant: (code: string) => boolean): Fields {
  const named = Object.entries(article.options).filter(([code]) => isMeant(code));
  return Object.fromEntries(named.map(([code, label]) => [code, options.valueOf(code, label)]));
}

function pictureFields(pictures: readonly string[]): Fields {
  const [image] = pictures;
  if (image === undefined) return {};
  return {
    image,
    media_gallery: pictures.map((picture, index) => ({ image: picture, pos: index + 1, typ: 'image', lab: null })),
  };
}

function stockField({ stock }: ListedArticle): Fields {
  return stock === undefined ? {} : { stock };
}
