import { describe, expect, test } from 'vitest';
import { measureFields } from '#config/facets.ts';
import { storeViews } from '#config/stores.ts';
import { deliveryTime } from '#domain/delivery-time.ts';
import { currentPrice } from '#domain/price.ts';
import { productTypes } from '#domain/product.ts';
import { stockStatus, stockStatuses } from '#domain/stock.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import { attributeFromWire } from '#domain/wire/references.ts';
import type { Attribute, Product } from '#schemas/api/generated/types.gen.ts';
import {
  zAttribute,
  zBlogCategory,
  zBlogPost,
  zCategory,
  zCmsBlock,
  zCmsPage,
  zNavigation,
  zPriceHistoryDocument,
  zProductReviewsDocument,
  zProduct,
  zShowroom,
  zStaticContentDocument,
  zStoreSettings,
  zTaxRule,
  zUrlRewriteDocument,
} from '#schemas/api/generated/zod.gen.ts';
import { demoFolder } from '#server/environment.ts';
import { drawnPicture, pictureColours, pictureKinds } from '#server/import/drawn-picture.ts';
import { translatedLocales } from '#server/import/facet-option.ts';
import { localise } from '#server/import/localise.ts';
import { readSource } from '#server/import/read-source.ts';
import { type Collection, collections, columnsOf, type WireDocument } from '#server/store/collections.ts';
import { demoCatalogue } from '../support/demo-catalogue.ts';
import { demoCode, demoPicturePaths } from '../support/demo-files.ts';

type Fields = Readonly<Record<string, unknown>>;

const NOW = Date.UTC(2026, 10, 20);

const schemas = {
  products: zProduct,
  categories: zCategory,
  attributes: zAttribute,
  taxrules: zTaxRule,
  cms_blocks: zCmsBlock,
  cms_pages: zCmsPage,
  blog_posts: zBlogPost,
  blog_categories: zBlogCategory,
  navigation: zNavigation,
  store_settings: zStoreSettings,
  showrooms: zShowroom,
  static_content: zStaticContentDocument,
  url_rewrites: zUrlRewriteDocument,
  price_history: zPriceHistoryDocument,
  reviews: zProductReviewsDocument,
} as const satisfies Readonly<Record<Collection, unknown>>;

const catalogue = demoCatalogue();
const all = (collection: Collection): readonly WireDocument[] => catalogue.documents[collection] ?? [];
const products = all('products');
const childrenOf = (product: Fields): Fields[] => (product['configurable_children'] ?? []) as Fields[];
const articles = products.flatMap((product): Fields[] =>
  childrenOf(product).length > 0 ? childrenOf(product) : [product],
);
const summaries = products.map((product) => summaryFromWire(product as unknown as Product));
const twice = (values: readonly unknown[]): unknown[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(collections)('%s', (collection) => {
  test('are there, and nothing was rejected', () => {
    expect(all(collection).length).toBeGreaterThan(0);
    expect(catalogue.rejections).toEqual([]);
  });

  test.each(storeViews)('fit the contract in the store view $code', (store) => {
    const schema = schemas[collection];
    for (const document of all(collection)) {
      const result = schema.safeParse(localise(document, collection, store));
      expect(result.success, `${String(document.id)}: ${JSON.stringify(result.error?.issues)}`).toBe(true);
    }
  });

  test('have ids and paths of their own', () => {
    expect(twice(all(collection).map(({ id }) => String(id)))).toEqual([]);
    expect(twice(all(collection).flatMap((document) => columnsOf(collection, document).path ?? []))).toEqual([]);
  });
});

test('articles and products have skus and ids of their own', () => {
  const owners = [...products, ...products.flatMap(childrenOf)];
  expect(twice(owners.map((owner) => owner['sku']))).toEqual([]);
  expect(twice(owners.map((owner) => String(owner['id'])))).toEqual([]);
});

describe('everything occurs somewhere', () => {
  test.each(productTypes)('a product of type %s', (type) => {
    expect(summaries.map((summary) => summary.type)).toContain(type);
  });

  test.each(stockStatuses)('an article whose stock is %s', (status) => {
    const stocks = summaries.flatMap((summary) => [summary.stock, ...summary.variants.map((variant) => variant.stock)]);
    expect(stocks.map((stock) => stockStatus(stock, 'page'))).toContain(status);
  });

  test.each([10, 5])('an article with %i left', (qty) => {
    expect(articles.map((article) => (article['stock'] as Fields)['qty'])).toContain(qty);
  });

  test.each(measureFields)('a product with %s', (field) => {
    expect(summaries.some((summary) => summary.measures[field] !== undefined)).toBe(true);
  });

  test.each(['2', '2-4', '4-6', '6-8', '8-10', '10+'])('a delivery time of %s weeks', (weeks) => {
    expect(summaries.map(({ leadTimeDays }) => leadTimeDays !== null && deliveryTime(leadTimeDays).span)).toContain(
      weeks,
    );
  });

  test.each([1, 2, 3, 4, 5, 6])('a product in showroom %i', (showroom) => {
    expect(summaries.flatMap((summary) => summary.attributes['product_showroom'] ?? [])).toContain(showroom);
  });

  test.each(['custom_options', 'tier_prices', 'bundle_options', 'product_links'])('a product with %s', (field) => {
    expect(products.some((product) => product[field] !== undefined)).toBe(true);
  });
});

describe('prices', () => {
  const [from, to] = ['special_from_date', 'special_to_date'] as const;
  const offers = products.filter((product) => product['special_price_incl_tax'] !== undefined);

  test.each([
    ['until further notice', (product: Fields) => product[from] === undefined && product[to] === undefined],
    [
      'under way',
      (product: Fields) => Date.parse(String(product[from])) < NOW && Date.parse(String(product[to])) > NOW,
    ],
    ['over', (product: Fields) => Date.parse(String(product[to])) < NOW],
    ['to come', (product: Fields) => Date.parse(String(product[from])) > NOW],
  ])('there is an offer that is %s', (_name, isSuch) => {
    expect(offers.filter(isSuch).length).toBeGreaterThan(0);
  });

  test('the price to pay follows from the dates', () => {
    const asked = new Map(products.map(({ id, price_incl_tax: amount }) => [String(id), amount]));
    const wrong = summaries.filter((summary) => {
      const amount = currentPrice(summary.price, NOW)?.amountMinor;
      return (amount === undefined ? undefined : amount / 100) !== asked.get(summary.id);
    });
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });

  test('one product has no price, and one variant is not sold', () => {
    expect(summaries.filter((summary) => currentPrice(summary.price, NOW) === null)).toHaveLength(1);
    expect(articles.filter((article) => article['status'] === 2)).toHaveLength(1);
  });

  test('sets cost what their parts cost', () => {
    const priceOf = new Map(products.map((product) => [product['sku'], Number(product['price_incl_tax'])]));
    const wrong = products.filter((product) => {
      type Link = { readonly link_type: string; readonly linked_product_sku: string };
      const links = (product['product_links'] ?? []) as readonly Link[];
      const parts = links.filter(({ link_type: type }) => type === 'associated');
      const sum = parts.reduce((total, link) => total + priceOf.get(link.linked_product_sku)!, 0);
      return parts.length > 0 && sum !== product['price_incl_tax'];
    });
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });
});

describe('references', () => {
  test('products name categories, parts and pictures that exist', () => {
    const categoryIds = new Set(all('categories').map(({ id }) => id));
    const skus = new Set(products.map((product) => product['sku']));
    const drawn = pictureKinds.flatMap((kind) => pictureColours.map((colour) => drawnPicture(kind, colour)));
    const known = new Set([...drawn, ...demoPicturePaths()]);
    for (const product of products) {
      const links = (product['product_links'] ?? []) as Fields[];
      const slots = ((product['bundle_options'] ?? []) as Fields[]).flatMap(
        (slot) => slot['product_links'] as Fields[],
      );
      const parts = [...links.map((link) => link['linked_product_sku']), ...slots.map((link) => link['sku'])];
      const gallery = product['media_gallery'] as Fields[];
      const images = [product, ...childrenOf(product), ...gallery].map((owner) => owner['image'] as string);
      expect((product['category_ids'] as number[]).filter((id) => !categoryIds.has(id))).toEqual([]);
      expect(parts.filter((sku) => !skus.has(sku))).toEqual([]);
      expect(images.filter((image) => !known.has(image))).toEqual([]);
    }
    expect(all('categories').filter(({ image }) => !known.has(image as string))).toEqual([]);
  });

  test('every option that a product has, its attribute knows', () => {
    const attributes = all('attributes').map((attribute) => attributeFromWire(attribute as unknown as Attribute));
    const values = new Map(attributes.map(({ code, options }) => [code, new Set(options.map(({ value }) => value))]));
    const unknown = summaries.flatMap((summary) => {
      const chosen = [summary.attributes, ...summary.variants.map((variant) => variant.values)];
      const pairs = chosen.flatMap((fields) => Object.entries(fields)).filter(([code]) => code !== 'product_showroom');
      return pairs.filter(([code, value]) => [value].flat().some((one) => !values.get(code)?.has(String(one))));
    });
    expect(unknown).toEqual([]);
    expect(
      attributes.find(({ code }) => code === 'color')!.options.every(({ swatch }) => /^#[\da-f]{6}$/.test(swatch!)),
    ).toBe(true);
  });

  test('things are compared by what they are, not by how they are sold or sent', () => {
    const attributes = all('attributes').map((attribute) => attributeFromWire(attribute as unknown as Attribute));
    const codesOf = (isComparable: boolean): string[] =>
      attributes.flatMap((attribute) => (attribute.isComparable === isComparable ? [attribute.code] : [])).sort();
    const lamps = ['bulb', 'cord', 'dimming', 'ip_class', 'socket', 'wattage'].map((part) => `product_${part}`);
    const looks = ['color', 'product_brand', 'product_collection', 'product_form', 'product_function'];
    expect(codesOf(true)).toEqual([...looks, ...lamps, 'product_material', 'size', ...measureFields].sort());
    expect(codesOf(false)).toEqual(['product_campaign', 'product_sale_status', 'product_shipping_type']);
  });

  test('variants of one product differ in what can be chosen', () => {
    for (const summary of summaries) {
      expect(twice(summary.variants.map((variant) => JSON.stringify(variant.values)))).toEqual([]);
    }
    expect(summaries.some(({ variants }) => Object.keys(variants[0]?.values ?? {}).length === 2)).toBe(true);
  });

  test('the tree has three levels, and no category is empty', () => {
    expect(new Set(all('categories').map((category) => category['level']))).toEqual(new Set([2, 3, 4]));
    expect(all('categories').filter((category) => category['is_active'] !== true)).toEqual([]);
  });

  test('a category shows a product of its own, in a colour that it comes in', () => {
    const wrong = all('categories').filter(({ id, image }) => {
      const [, sku, colour] = /^\/photos\/([\w-]+)\/(\w+)-/.exec(String(image)) ?? [];
      const product = products.find((one) => one['sku'] === sku);
      const colours = product ? [product, ...childrenOf(product)].map((one) => demoCode('color', one['color'])) : [];
      return !colours.includes(colour) || !(product!['category_ids'] as number[]).includes(Number(id));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('redirects lead, by one or two hops, to something that exists', () => {
    const paths = new Set([
      ...['products', 'categories'].flatMap((name) => all(name as Collection).map((document) => document['url_path'])),
      ...all('cms_pages').map((page) => page['identifier']),
    ]);
    const target = new Map(all('url_rewrites').map((rewrite) => [rewrite['request_path'], rewrite['relative_url']]));
    for (const first of target.values()) expect(paths).toContain(target.get(first) ?? first);
    expect([...target.values()].filter((path) => target.has(path))).toHaveLength(1);
  });
});

describe.each(translatedLocales)('in %s', (locale) => {
  /** Every object inside a document that has one of these texts of its own. */
  const speakers = (value: unknown, fields: readonly string[]): Fields[] => {
    if (Array.isArray(value)) return value.flatMap((item) => speakers(item, fields));
    if (typeof value !== 'object' || value === null) return [];
    const own = value as Fields;
    const inner = Object.entries(own).filter(([name]) => name !== 'translations');
    return [
      ...(fields.some((field) => field in own) ? [own] : []),
      ...inner.flatMap(([, item]) => speakers(item, fields)),
    ];
  };

  test.each<[Collection, readonly string[]]>([
    ['products', ['name', 'description', 'short_description', 'product_name_1', 'product_name_2']],
    ['products', ['label']],
    ['products', ['title']],
    ['products', ['lab']],
    ['categories', ['name']],
    ['attributes', ['frontend_label']],
    ['attributes', ['label']],
    ['navigation', ['title']],
    ['cms_pages', ['title', 'content', 'meta_description']],
    ['cms_blocks', ['title', 'content']],
    ['blog_posts', ['title', 'short_content', 'content']],
    ['blog_posts', ['name']],
    ['blog_categories', ['name', 'description', 'meta_title', 'meta_description']],
    ['showrooms', ['about', 'days']],
    ['showrooms', ['title', 'hours']],
    ['static_content', ['title', 'subtitle', 'message']],
  ])('%s speak: %j', (collection, fields) => {
    const found = speakers(all(collection), fields);
    const silent = found.filter((own) => {
      const texts = (own['translations'] as Readonly<Record<string, Fields>> | undefined)?.[locale] ?? {};
      return fields.some((field) => field in own && !texts[field]);
    });
    expect(found.length).toBeGreaterThan(0);
    expect(silent).toEqual([]);
  });
});

test('the demo shop is the same every time', async () => {
  expect(catalogue.documents).toMatchObject((await readSource(demoFolder(), 'auto')).documents);
});

test('what a product goes with is there', () => {
  const skus = new Set(products.map(({ sku }) => sku));
  const links = products.flatMap((product) => (product['product_links'] ?? []) as Fields[]);
  const linked = links.filter(({ link_type: type }) => type === 'related').map((link) => link['linked_product_sku']);
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter((sku) => !skus.has(sku))).toEqual([]);
});
