import { describe, expect, test } from 'vitest';
import type { Attribute, Category, CmsBlock, Product, TaxRule } from '#schemas/api/generated/types.gen.ts';
import { zAttribute, zCategory, zCmsBlock, zProduct, zTaxRule } from '#schemas/api/generated/zod.gen.ts';
import { recorded } from '#tests/support/recorded.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { currentPrice } from '../price.ts';
import { isVariantAvailable } from '../variants.ts';
import { contentFromWire } from './content.ts';
import { looseDocument, type LooseReading } from './loose-document.ts';
import { detailsFromWire, summaryFromWire } from './product.ts';
import { attributeFromWire, categoryFromWire, taxRuleFromWire } from './references.ts';
import { readSearchAnswer } from './search-answer.ts';

const reading: LooseReading = {
  compactNames: { nm: 'name', ti: 'type_id', uk: 'url_key', up: 'url_path' },
  rateBasisPoints: 2500,
};

const hitsOf = (name: string, collection: string): unknown[] =>
  readSearchAnswer(recorded(name))!.documents.map((document) => looseDocument(collection, document, reading));

const now = Date.parse('2026-03-01');
const amount = ({ price }: Pick<ReturnType<typeof summaryFromWire>, 'price'>): number | null =>
  currentPrice(price, now)?.amountMinor ?? null;

describe('recorded products', () => {
  const [stool, footstool, broken] = hitsOf('products', 'products');

  test('have the form of the contract, except for the broken ones', () => {
    expect(zProduct.safeParse(stool).error).toBeUndefined();
    expect(zProduct.safeParse(footstool).error).toBeUndefined();
    expect(zProduct.safeParse(broken).success).toBe(false);
  });

  test('keep their values in the fields of the contract', () => {
    expect(summaryFromWire(stool as Product)).toMatchObject({
      id: '1401',
      urlPath: 'krakk-i-eik',
      categoryIds: [3, 21],
      taxClassId: 2,
      stock: { isInStock: true, qty: 18, isManaged: true },
      leadTimeDays: 12,
      measures: { product_width: 38, product_height: 45, weight: 4.2 },
      attributes: { color: ['52'] },
      updatedAt: Date.UTC(2024, 4, 2, 9, 10, 11),
    });
    expect(currentPrice(summaryFromWire(stool as Product).price, now)).toEqual({
      amountMinor: 99_000,
      regularMinor: 119_000,
    });
    expect(detailsFromWire(stool as Product).gallery).toMatchObject([{ image: '/k/r/krakk.jpg' }]);
  });

  test('have their tier prices and extras', () => {
    expect(summaryFromWire(stool as Product).tiers).toEqual([{ group: 32_000, fromQty: 10, netMajor: 700 }]);
    expect(detailsFromWire(stool as Product).customOptions).toMatchObject([
      { id: '5', isRequired: false, maxLength: 20, surcharge: { kind: 'fixed', netMajor: 80 } },
      { id: '6', isRequired: true, values: [{ id: '9', surcharge: { kind: 'percent', percent: 10 } }] },
    ]);
  });

  test('a product of variants costs what the cheapest of them does', () => {
    expect(amount(summaryFromWire(footstool as Product))).toBe(125_000);
  });

  test('a child without a price has none, and one in stock can be bought', () => {
    const [grey, beige] = summaryFromWire(footstool as Product).variants;
    expect([amount(grey!), amount(beige!)]).toEqual([125_000, null]);
    expect(isVariantAvailable(grey!)).toBe(true);
  });

  test('compact ones have their fields by their full names', () => {
    const [compact] = hitsOf('products-compact', 'products');
    expect(zProduct.safeParse(compact).error).toBeUndefined();
    expect(summaryFromWire(compact as Product)).toMatchObject({ name: 'Krakk i eik', urlPath: 'stue/krakk-i-eik' });
  });
});

test('a bundle has its slots, and no tax is added to its percentage', () => {
  const link = { id: '4', sku: 'KRAKK-EIK', qty: '2.0000', is_default: 1, price: null, position: '1' };
  const slot = { option_id: '3', title: 'Krakk', required: '1', type: 'radio', position: '0', product_links: [link] };
  const prices = { price: 1000, special_price: '80.0000', specialPriceInclTax: 100 };
  const loose = { id: 7, sku: 'SETT', name: 'Sett', status: 1, visibility: 4, url_key: 'sett', ...prices };
  const bundle = looseDocument('products', { ...loose, type_id: 'bundle', bundle_options: [slot] }, reading);
  expect(zProduct.safeParse(bundle).error).toBeUndefined();
  expect(detailsFromWire(bundle as Product).bundle).toMatchObject({
    slots: [{ id: '3', isRequired: true, links: [{ sku: 'KRAKK-EIK', qty: 2, isDefault: true }] }],
    share: { percent: 80 },
  });
});

test('a field under its full name is not overwritten by its short name', () => {
  expect(looseDocument('products', { nm: 'kort', name: 'full' }, reading)).toMatchObject({ name: 'full' });
});

test('recorded categories', () => {
  const categories = hitsOf('categories', 'categories');
  const [root, ...others] = categories;
  for (const category of categories) expect(zCategory.safeParse(category).error).toBeUndefined();
  expect(root).toMatchObject({ url_path: 'rot-2' });
  expect(others.map((category) => categoryFromWire(category as Category))).toMatchObject([
    { id: '3', parentId: '2', level: 2, position: 1, isActive: true, productCount: 2, image: null },
    { id: '21', parentId: '3', urlPath: 'stue/krakker' },
  ]);
});

test('recorded attributes, tax rules and blocks', () => {
  const [attribute] = hitsOf('attributes', 'attributes');
  expect(zAttribute.safeParse(attribute).error).toBeUndefined();
  expect(attributeFromWire(attribute as Attribute)).toMatchObject({
    id: '93',
    label: 'Farge',
    options: [
      { value: '52', label: 'Grå' },
      { value: '57', label: 'Beige' },
    ],
  });
  const [rule] = hitsOf('taxrules', 'taxrules');
  expect(zTaxRule.safeParse(rule).error).toBeUndefined();
  expect(taxRuleFromWire(rule as TaxRule)).toMatchObject({
    productTaxClassIds: [2],
    customerTaxClassIds: [3],
    rates: [{ ratePercent: 25, country: 'NO', regionId: null }],
  });
  const [block] = hitsOf('cms-blocks', 'cms_blocks');
  expect(zCmsBlock.safeParse(block).error).toBeUndefined();
  expect(contentFromWire(block as CmsBlock)).toMatchObject({ identifier: 'usp', html: '<p>Fri retur.</p>' });
});

test('a document in the form of the contract stays the same', () => {
  const { documents } = testCatalogue();
  for (const product of documents.products!) {
    const loose = looseDocument('products', product, reading) as Product;
    expect(summaryFromWire(loose)).toEqual(summaryFromWire(product as unknown as Product));
    expect(detailsFromWire(loose)).toEqual(detailsFromWire(product as unknown as Product));
  }
  for (const category of documents.categories!)
    expect(categoryFromWire(looseDocument('categories', category, reading) as Category)).toEqual(
      categoryFromWire(category as unknown as Category),
    );
});

/** A document that cannot be read stays unchanged, so that the contract refuses it and it is counted. */
test.each([null, 'text', 12, [], {}, { stock: 'x', configurable_children: [null, 3], media_gallery: 'x' }])(
  '%j is no product',
  (document) => {
    expect(zProduct.safeParse(looseDocument('products', document, reading)).success).toBe(false);
  },
);
