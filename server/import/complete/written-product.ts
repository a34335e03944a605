import { withAncestors } from '../category-tree.ts';
import { type Fields, isFields, rowsOf } from '../files/read-document.ts';
import { TAX_CLASS_ID } from '../shop-basics.ts';
import { slugOf } from '../slug.ts';
import { joined, spokenField, spokenFields, translationsOf } from './in-each-language.ts';
import { galleryFields } from './product-gallery.ts';
import { modelFields } from './product-models.ts';
import { shippingType } from './shipping-type.ts';
import type { Surroundings } from './surroundings.ts';
import { variantFields } from './written-variants.ts';
import { spelled, WrittenFault } from './written-fault.ts';
import { writtenPrices } from './written-prices.ts';
import { writtenStock } from './written-stock.ts';

/** A product as somebody writes it down, with all that follows from what it says; one that has its address is complete. */
export function writtenProduct(written: Fields, around: Surroundings): Fields {
  if (typeof written['url_path'] === 'string') return written;
  const named = withName(written);
  const priced = { ...named, ...writtenPrices(named) };
  const colours = coloursOf(priced);
  const variants = hasWrittenVariants(priced) ? variantFields(priced, around) : {};
  const { categories: _paths, ...fields } = around.options.withValues(priced);
  return {
    status: 1,
    visibility: 4,
    tax_class_id: TAX_CLASS_ID,
    ...shippingField(priced, around),
    ...modelFields(priced, around),
    ...fields,
    ...(priced['stock'] === undefined ? {} : { stock: writtenStock(priced['stock']) }),
    ...placeFields(priced, around),
    ...(priced['media_gallery'] === undefined ? galleryFields(priced, colours, around) : {}),
    ...variants,
    ...(priced['product_links'] === undefined ? {} : { product_links: linksOf(priced) }),
  };
}

/** Variants of a product that says itself what tells them apart are complete. */
function hasWrittenVariants(product: Fields): boolean {
  return product['configurable_options'] === undefined && rowsOf(product['configurable_children']).length > 0;
}

/** A name is made of its two parts, in every language. */
function withName(written: Fields): Fields {
  const parts = ['product_name_1', 'product_name_2'].filter((part) => written[part] !== undefined);
  if (written['name'] !== undefined || parts.length === 0) return written;
  const texts = Object.fromEntries(parts.map((part) => [part, spokenField(written, part)]));
  const name = joined(Object.values(texts), ' ');
  const { translations = {}, ...own } = spokenFields({ ...texts, name });
  const others = Object.entries(translations as Readonly<Record<string, Fields>>).map(([locale, spoken]) => [
    locale,
    { ...spoken, ...translationsOf(written)[locale] },
  ]);
  return { ...written, ...own, ...(others.length > 0 ? { translations: Object.fromEntries(others) } : {}) };
}

/** Where a product is: the first of its categories is where it lives, and those above a category have it too. */
function placeFields(product: Fields, { tree, idOfPath }: Surroundings): Fields {
  const slug = String(product['slug'] ?? product['url_key'] ?? slugOf(String(product['name'])));
  const named: readonly unknown[] = Array.isArray(product['categories']) ? product['categories'] : [];
  const paths = named.map((category) => pathOfCategory(category, idOfPath));
  const ids = paths.map((path) => idOfPath.get(path)!);
  return {
    slug,
    url_key: slug,
    url_path: [...paths.slice(0, 1), slug].join('/'),
    ...(paths.length > 0 ? { category_ids: withAncestors(tree, ids) } : {}),
  };
}

/** The path of a category that a product names by it, or by an object with the end of it or with its name, as other shops do. */
function pathOfCategory(category: unknown, idOfPath: Surroundings['idOfPath']): string {
  const path = String(category);
  if (!isFields(category)) {
    if (idOfPath.has(path)) return path;
    throw new WrittenFault(`there is no category ${spelled(category)}`);
  }
  const { slug, name } = category;
  const end = typeof slug === 'string' ? slug : typeof name === 'string' ? slugOf(name) : '';
  const [found, another] = [...idOfPath.keys()].filter((known) => `/${known}`.endsWith(`/${end}`));
  if (end === '' || found === undefined) throw new WrittenFault(`there is no category ${spelled(category)}`);
  if (another !== undefined) throw new WrittenFault(`the category ${end} may be ${found} or ${another}`);
  return found;
}

/** The colours that a product comes in, its first one first. */
function coloursOf(product: Fields): string[] {
  const variants = rowsOf(product['configurable_children']);
  const colours = (variants.length > 0 ? variants : [product]).map(({ color }) => color);
  return [...new Set(colours.flatMap((colour) => (colour === undefined ? [] : String(colour))))];
}

function shippingField(product: Fields, { options }: Surroundings): Fields {
  const type = shippingType(product);
  return type && options.find('product_shipping_type', type) ? { product_shipping_type: type } : {};
}

function linksOf(product: Fields): Fields[] {
  return rowsOf(product['product_links']).map((link, index) => ({ sku: product['sku'], position: index + 1, ...link }));
}
