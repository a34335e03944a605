import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Wishlist, WishlistItem } from '#schemas/api/generated/types.gen.ts';
import { newKey, type Refusal } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { newCustomer, type SignedIn } from '#tests/support/customers.ts';

let shop: ContractShop;

beforeAll(async () => {
  shop = await ContractShop.open();
});

afterAll(() => shop.close());

const item = (sku: string, changed_at: number, more: Partial<WishlistItem> = {}): WishlistItem => ({
  sku,
  parent_sku: sku,
  name: `Name of ${sku}`,
  put_minor: 10_000,
  put_at: changed_at,
  changed_at,
  is_taken_out: false,
  ...more,
});

const merge = ({ headers }: Pick<SignedIn, 'headers'>, items: readonly unknown[], more: object = {}) =>
  shop.call<Wishlist & Refusal>('mergeWishlist', { body: { items }, headers, ...more });
const listOf = async ({ headers }: SignedIn, more: object = {}) =>
  (await shop.done<Wishlist>('getWishlist', { headers, ...more })).items;

test('a list is kept for its customer, in the store view, and survives being sent twice', async () => {
  const kari = await newCustomer(shop);
  expect(await listOf(kari)).toEqual([]);
  const key = newKey();
  const first = await merge(kari, [item('LAMP', 5), item('GONE', 4, { put_minor: null })], { key });
  expect([first.status, first.result.items.map(({ sku }) => sku)]).toEqual([200, ['GONE', 'LAMP']]);
  expect((await merge(kari, [item('LAMP', 5), item('GONE', 4, { put_minor: null })], { key })).text).toBe(first.text);
  expect(await listOf(kari)).toEqual(first.result.items);
  expect(await listOf(kari, { query: { storeCode: 'default' } })).toEqual([]);
});

test('of each article the later change counts, in whatever order they come', async () => {
  const kari = await newCustomer(shop);
  await merge(kari, [item('A', 10), item('B', 10), item('C', 10)]);
  await merge(kari, [item('A', 20, { is_taken_out: true }), item('B', 5, { is_taken_out: true })]);
  const { result } = await merge(kari, [item('C', 10, { is_taken_out: true }), item('A', 15)]);
  expect(result.items.filter((each) => !each.is_taken_out).map(({ sku }) => sku)).toEqual(['B', 'C']);
});

test('two devices that send at once lose nothing', async () => {
  const kari = await newCustomer(shop);
  const skus = Array.from({ length: 6 }, (_, place) => `AT-ONCE-${place}`);
  const answers = await Promise.all(skus.map((sku, place) => merge(kari, [item(sku, place + 1)])));
  expect(answers.map(({ status }) => status)).toEqual(skus.map(() => 200));
  expect((await listOf(kari)).map(({ sku }) => sku)).toEqual(skus);
});

test('nobody reads or changes the list of somebody else', async () => {
  const [kari, ola] = [await newCustomer(shop), await newCustomer(shop)];
  await merge(kari, [item('SECRET', 1)]);
  expect(await listOf(ola)).toEqual([]);
  await merge(ola, [item('SECRET', 2, { is_taken_out: true })]);
  expect(await listOf(kari)).toMatchObject([{ sku: 'SECRET', is_taken_out: false }]);
  const strangers: Record<string, string>[] = [
    {},
    { authorization: 'Bearer made-up' },
    { authorization: `Bearer ${kari.token}x` },
  ];
  for (const headers of strangers) {
    expect((await shop.call('getWishlist', { headers })).status).toBe(401);
    expect((await shop.call('mergeWishlist', { body: { items: [] }, headers })).status).toBe(401);
  }
  // The key of somebody else's call gives nothing away.
  const key = newKey();
  await merge(kari, [item('SECRET-2', 3)], { key });
  expect((await merge(ola, [item('SECRET-2', 3)], { key })).text).not.toContain('"SECRET"');
});

test.each([
  ['no sku', [item('', 1)]],
  ['a sku without an end', [item('x'.repeat(65), 1)]],
  ['a name without an end', [item('A', 1, { name: 'x'.repeat(201) })]],
  ['a price below nothing', [item('A', 1, { put_minor: -1 })]],
  ['half an øre', [item('A', 1, { put_minor: 0.5 })]],
  ['a time that never comes', [item('A', 9e15)]],
  ['a time that is a text', [{ ...item('A', 1), changed_at: '1' }]],
  ['a character that is none', [item('A\u0000', 1)]],
  ['something else', ['A']],
  ['too many', Array.from({ length: 501 }, (_, place) => item(`MANY-${place}`, 1))],
])('%s is refused and changes nothing', async (_name, items) => {
  const kari = await newCustomer(shop);
  const { status } = await merge(kari, items);
  expect([400, 413]).toContain(status);
  expect(await listOf(kari)).toEqual([]);
});

test('a list has an end', async () => {
  const kari = await newCustomer(shop);
  const batch = (from: number) => Array.from({ length: 100 }, (_, place) => item(`WISH-${from + place}`, 1));
  for (const from of [0, 100, 200]) expect((await merge(kari, batch(from))).status).toBe(200);
  const over = await merge(kari, [item('ONE-MORE', 1)]);
  expect([over.status, over.result.code]).toEqual([400, 'WISHLIST_FULL']);
  expect(await listOf(kari)).toHaveLength(300);
});
