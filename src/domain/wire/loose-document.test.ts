import { describe, expect, test } from 'vitest';
import type { Attribute, Category, CmsBlock, Product, TaxRule } from '#schemas/api/generated/types.gen.ts';
import { zAttribute, zCategory, zCmsBlock, zProduct, zTaxRule } from '#schemas/api/generated/zod.gen.ts';
import { recorded } from '#tests/support/recorded.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { currentPrice } from '../price.ts';
import { isVariantAvailable } from '../variants.ts';
import { contentFromWire } from './content.ts';
import { looseDocument } from './loose-document.ts';
import type { ProductReading } from './loose-product.ts';
import { detailsFromWire, summaryFromWire } from './product.ts';
import { attributeFromWire, categoryFromWire, taxRuleFromWire } from './references.ts';
import { readSearchAnswer } from './search-answer.ts';

const reading: ProductReading = {
  shortNames: { nm: 'name', ti: 'type_id', uk: 'url_key', up: 'url_path' },
  inherited: [],
  rateOf: () => 2500,
  attributeOf: () => undefined,
  above: new Map(),
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

const colour = { attribute_code: 'color', default_frontend_label: 'Farge', options: [{ value: '49', label: 'Svart' }] };
const compact: ProductReading = {
  shortNames: { p: 'price', osp: 'original_special_price', pit: 'price_incl_tax', spit: 'special_price_incl_tax' },
  inherited: ['price', 'price_incl_tax', 'special_price_incl_tax'],
  rateOf: (taxClass) => (taxClass === 2 ? 2500 : 0),
  attributeOf: (code, id) => (code === 'color' || id === '93' ? colour : undefined),
  above: new Map([
    ['21', '20'],
    ['22', '21'],
    // A circle, which no shop should have.
    ['8', '9'],
    ['9', '8'],
  ]),
};
const rug = { id: 4, sku: 'RYE', name: 'Rye', type_id: 'configurable', status: 1, visibility: 4, url_key: 'rye' };

test('variants of a compact answer have what their product says for them, and what tells them apart from the attributes', () => {
  const children = [
    { sku: 'RYE-49', color: 49 },
    { id: 6, sku: 'RYE-50', color: 50, spit: 800, price: null },
  ];
  const options = [{ attribute_id: '93', values: [{ value_index: 49 }, { value_index: 50, label: ' ' }] }];
  const fields = {
    ...rug,
    pit: 1000,
    spit: 0,
    osp: null,
    configurable_options: options,
    configurable_children: children,
  };
  const loose = looseDocument('products', fields, compact) as Product;
  expect(zProduct.safeParse(loose).error).toBeUndefined();
  expect(
    summaryFromWire(loose).variants.map((variant) => [variant.id, amount(variant), variant.stock.isInStock]),
  ).toEqual([
    ['RYE-49', 100_000, true],
    ['6', 80_000, true],
  ]);
  expect(detailsFromWire(loose).options).toEqual([
    {
      attributeId: '93',
      attributeCode: 'color',
      label: 'Farge',
      values: [
        { value: 49, label: 'Svart' },
        { value: 50, label: '50' },
      ],
    },
  ]);
});

test('variants of an index without tax have a reduction of their own, and none of their product', () => {
  const children = [{ sku: 'RYE-49' }, { sku: 'RYE-50', special_price: 640 }, { sku: 'RYE-51', p: 1000 }];
  const fields = { ...rug, tax_class_id: 2, p: 800, special_price: 720, configurable_children: children };
  const loose = looseDocument('products', fields, compact) as Product;
  expect(summaryFromWire(loose).variants.map(amount)).toEqual([90_000, 80_000, 125_000]);
});

test.each<[string, object, number | null]>([
  ['a price without tax gets that of its class', { price: 800, tax_class_id: '2' }, 100_000],
  ['one of a class without a rate is shown as it is', { price: 800, tax_class_id: '7' }, 80_000],
  ['zero is no reduction', { price_incl_tax: 1000, final_price_incl_tax: 0, special_price_incl_tax: 0 }, 100_000],
])('%s', (_what, prices, minor) => {
  const loose = looseDocument('products', { ...rug, type_id: 'simple', ...prices }, compact) as Product;
  expect(amount(summaryFromWire(loose))).toBe(minor);
});

test('an article that says nothing of its stock is there, unless it says so itself', () => {
  const stockOf = (fields: object) => (looseDocument('products', { ...rug, ...fields }, compact) as Product).stock;
  expect([stockOf({}), stockOf({ is_in_stock: '0' })]).toEqual([{ is_in_stock: true }, { is_in_stock: false }]);
});

test.each<[string, object, unknown[]]>([
  ['those above the one it names', { category_ids: ['22'] }, ['22', 21, 20]],
  ['what it names itself, once', { category_ids: [20, 21] }, [20, 21]],
  ['those that only their rows name', { category: [{ category_id: '21' }] }, [21, 20]],
  ['no end of them', { category_ids: [8] }, [8, 9]],
])('a product is in %s', (_what, fields, ids) => {
  expect(looseDocument('products', { ...rug, ...fields }, compact)).toMatchObject({ category_ids: ids });
});

test('a variant that says nothing of its stock is there, where its product is with no piece of its own', () => {
  const children = [
    { id: 5, sku: 'RYE-49' },
    { id: 6, sku: 'RYE-50', stock: { is_in_stock: '0', qty: 0 } },
  ];
  const variantsOf = (qty: number) => {
    const fields = { ...rug, stock: { is_in_stock: true, qty }, configurable_children: children };
    return summaryFromWire(looseDocument('products', fields, compact) as Product).variants;
  };
  expect(variantsOf(0).map(({ stock }) => [stock.isInStock, stock.qty])).toEqual([
    [true, null],
    [false, 0],
  ]);
  expect(variantsOf(4)[0]!.stock.qty).toBe(4);
});

test('pages that are kept for several stores, and root categories without an address', () => {
  const page = { id: 4, identifier: 'om-oss', title: 'Om oss', content: '', active: 1, store_id: [0, 3] };
  expect(looseDocument('cms_pages', page, reading)).toMatchObject({ store_id: 0, active: true });
  const root = { id: 2, parent_id: 1, name: 'Root', level: 1, url_key: null, children_data: [{ id: 3, name: null }] };
  expect(zCategory.safeParse(looseDocument('categories', root, reading)).error).toBeUndefined();
});
