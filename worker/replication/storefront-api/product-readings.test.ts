import { beforeEach, expect, test } from 'vitest';
import { indexContents } from '#tests/support/stock-backend/documents.ts';
import { PulledStock } from '#tests/support/stock-backend/pulled-stock.ts';

const MINUTE_MS = 60_000;
const attributes = '/api/catalog/vue_storefront_catalog/attribute/_search';
const [rule] = indexContents.taxrule;
const [colour, ...otherAttributes] = indexContents.attribute;

let stock: PulledStock;

/** Puts products into the index that changed just now, and whatever came with them. */
function change(ids: readonly number[], fields: object, contents: Partial<typeof indexContents> = {}): void {
  const updated_at = new Date(stock.nowMs).toISOString().replace('T', ' ').slice(0, 19);
  const product = indexContents.product.map((each) =>
    ids.includes(each['id'] as number) ? { ...each, ...fields, updated_at } : each,
  );
  stock.backend.set({ contents: { ...indexContents, product, ...contents } });
}

const optionsOf = (id: string): unknown => stock.of('products').get(id)!['configurable_options'];
const values = (label: string): object[] => [{ values: [{ label: 'Svart' }, { label }] }];

beforeEach(async () => {
  stock = new PulledStock();
  stock.backend.set({ tax: { isCounted: false, country: 'NO' } });
  for (const collection of ['categories', 'products']) expect((await stock.pull(collection)).ok).toBe(true);
  stock.backend.asked.length = 0;
  stock.nowMs += MINUTE_MS;
});

test('a word that came with a product is asked for before the product is read', async () => {
  const options = [...(colour!['options'] as object[]), { label: 'Rød', value: '51' }];
  const configurable_options = [{ attribute_id: '93', values: [{ value_index: 49 }, { value_index: 51 }] }];
  change([104], { configurable_options }, { attribute: [{ ...colour, options }, ...otherAttributes] });
  await stock.pull('products');
  expect(optionsOf('104')).toMatchObject(values('Rød'));
});

test('a class of tax that came with a product is asked for before its price is counted', async () => {
  change([101], { tax_class_id: 9 }, { taxrule: [rule!, { ...rule, id: 2, product_tax_class_ids: [9] }] });
  await stock.pull('products');
  expect(stock.of('products').get('101')).toMatchObject({ price_incl_tax: 1000 });
});

test('what nobody knows is asked for once a look', async () => {
  const configurable_options = [{ attribute_id: '93', values: [{ value_index: 49 }, { value_index: 77 }] }];
  change([104], { configurable_options });
  await stock.pull('products');
  expect(optionsOf('104')).toMatchObject(values('77'));
  expect(stock.backend.requests(attributes)).toHaveLength(1);
});

test('what is known is asked for once an hour', async () => {
  change([101, 104], {});
  await stock.pull('products');
  expect(stock.backend.requests(attributes)).toEqual([]);
});
