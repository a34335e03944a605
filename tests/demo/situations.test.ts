import { describe, expect, test } from 'vitest';
import { type StockIndication, stockStatus, stockStatuses } from '#domain/stock.ts';
import { productTypes } from '#domain/product.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import type { Product, TierPrice } from '#schemas/api/generated/types.gen.ts';
import { saleStatuses } from '#server/import/facet-options.ts';
import { demoCatalogue } from '../support/demo-catalogue.ts';
import { demoValue } from '../support/demo-files.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Customer groups: whoever buys, and companies. */
const EVERYBODY = 32_000;
const TRADE = 2;

const products = demoCatalogue().documents.products as unknown as readonly (Product & Fields)[];
const summaries = products.map(summaryFromWire);
const bySku = new Map(products.map((product) => [product.sku, product]));
const options = products.flatMap((product) => (product.custom_options ?? []) as readonly Fields[]);
const tiered = products.filter((product) => product.tier_prices !== undefined);

/** Where a product of each type can be looked at. */
const typed = {
  simple: 'VIK-STOL',
  configurable: 'NORDVIK-3',
  grouped: 'ENTRE-SETT',
  bundle: 'VIK-HAGEGRUPPE',
  virtual: 'MONTERING',
  downloadable: 'GJEM-TEGNING',
  collection: 'SERIE-NORDVIK',
} as const;

/** Where each stock situation can be looked at: a product, or the colour of one. */
const situations = {
  in_stock: 'KUPPEL-GULVLAMPE',
  low_stock: 'BRIS-PUTEKASSE',
  upcoming: 'FJELL-BARSTOL-TURKIS',
  out_of_stock: 'HEIM-HJORNE-BLA',
  sold_out_season: 'VIK-HAGESOFA',
  discontinued: 'SOLEN-STRIPE',
  discontinued_sellable: 'NOTAT-SKRIVEBORD',
  orderable: 'NAUST-SPISEBORD',
} as const satisfies Readonly<Record<StockIndication, string>>;

test('the shop is as large as a real one: many products, most of them in several colours, and series', () => {
  const coloursOf = ({ color_options: colours }: Fields): number =>
    (colours as readonly unknown[] | undefined)?.length ?? 1;
  expect(products.length).toBeGreaterThanOrEqual(140);
  const coloured = products.filter((product) => coloursOf(product) >= 2 && coloursOf(product) <= 5);
  expect(coloured.length).toBeGreaterThan(products.length * 0.75);
  expect(products.filter(({ type_id: type }) => type === 'collection').length).toBeGreaterThanOrEqual(6);
});

describe('every product type has an example', () => {
  test.each(productTypes)('%s', (type) => {
    expect(bySku.get(typed[type])?.type_id).toBe(type);
  });
});

describe('every stock situation has an example', () => {
  const articles = summaries.flatMap((summary) => [summary, ...summary.variants]);

  test.each([...stockStatuses, 'orderable'] as const)('%s', (status) => {
    const found = articles.find(({ sku }) => sku === situations[status])!;
    expect(stockStatus(found.stock, 'page')).toBe(status);
  });
});

describe('every sale status and campaign that is on has a product', () => {
  test.each(Object.entries(saleStatuses))('%s', (_code, { value }) => {
    expect(products.some((product) => product.product_sale_status === value)).toBe(true);
  });

  test.each(['low-price', 'season', 'last-chance', 'sofa-weeks', 'textile-weeks'] as const)('%s', (code) => {
    expect(products.some((product) => product['product_campaign'] === demoValue('product_campaign', code))).toBe(true);
  });
});

describe('extras', () => {
  test.each(['drop_down', 'checkbox', 'field'])('a choice of the type %s', (type) => {
    expect(options.some((option) => option['type'] === type)).toBe(true);
  });

  test('an engraving with its length and its price, and a piece of cloth for nothing', () => {
    const engraving = options.find((option) => option['product_sku'] === 'FJELL-BENK')!;
    expect(engraving).toMatchObject({
      title: 'Gravering',
      type: 'field',
      max_characters: 24,
      price: 312,
      price_type: 'fixed',
    });
    const sample = options.find((option) => option['title'] === 'Stoffprøve')!;
    expect((sample['values'] as Fields[]).map(({ title, price }) => [title, price])).toEqual([
      ['Beige', 0],
      ['Grå', 0],
      ['Blå', 0],
    ]);
  });

  test('choices are told apart in the whole shop', () => {
    const ids = options.flatMap(({ option_id: id, product_sku: sku }) => `${String(sku)} ${String(id)}`);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('prices by quantity and by group', () => {
  const rows = (product: Product, group: number): TierPrice[] =>
    product.tier_prices!.filter(({ customer_group_id: id }) => id === group);

  test('everybody pays less for several, companies for one already', () => {
    expect(tiered.filter((product) => rows(product, EVERYBODY).length > 0).length).toBeGreaterThan(3);
    expect(tiered.filter((product) => rows(product, TRADE).some(({ qty }) => qty === 1)).length).toBeGreaterThan(3);
  });

  test('more pieces cost less each, and never more than one does', () => {
    const wrong = tiered.filter((product) =>
      [EVERYBODY, TRADE].some((group) => {
        const asked = [{ qty: 0, value: Number(product.original_price_incl_tax) * 0.8 }, ...rows(product, group)];
        return asked.some(({ qty, value }, index) => {
          const next = asked[index + 1];
          return next !== undefined && (next.qty <= qty || next.value >= value);
        });
      }),
    );
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });
});
