import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LineOptions } from '#domain/line-key.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { WishlistView } from '#domain/views/wishlist.ts';
import { choiceCatalogue } from '#tests/support/choice-catalogue.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ catalogue: choiceCatalogue() });
});

afterAll(() => server.close());

let calls = 0;
const addition = (sku: string, qty: number, options: LineOptions = {}) => ({
  operationId: `choice-${String(++calls).padStart(12, '0')}`,
  parentSku: sku,
  sku,
  qty,
  options,
});
const set = (tableLamps: number): LineOptions => ({
  bundle: { 1: { qty: 1, selections: ['1'] }, 2: { qty: tableLamps, selections: ['2'] } },
});

test('a wish that its page begins whole with goes into the cart like that; one with something left to choose does not', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  device.isOffline = true;
  await api.hint('offline');
  const articles = ['CLOCK', 'SET'].map((sku) => ({ parentSku: sku, sku, name: sku }));
  await api.command('wishlist.add', { articles });
  const areKnown = ({ items }: WishlistView): boolean => items.length === 2 && items.every(({ today }) => today);
  const { items } = await window.value<WishlistView>('wishlist.current', {}, areKnown);
  const choices = new Map(items.map(({ wish, today }) => [wish.sku, today!.choice]));
  expect(choices).toEqual(
    new Map([
      ['CLOCK', null],
      ['SET', set(2)],
    ]),
  );
  const call = addition('SET', 1, choices.get('SET')!);
  expect(await api.command('wishlist.moveToCart', call)).toMatchObject({ ok: true });
  const { lines } = await window.value<CartView>('cart.current', {}, ({ count }) => count > 0);
  expect(lines).toMatchObject([{ sku: 'SET', unitMinor: 129_000 + 2 * 39_000 }]);
  expect(await window.value('wishlist.skus', {})).toEqual(['CLOCK']);
  await api.close();
});

test('what is chosen beside an article is sold and counted without a network, and the server agrees afterwards', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  const add = (call: object) => api.command('cart.add', call);
  const cart = (count: number) => window.value<CartView>('cart.current', {}, (view) => view.count === count);
  device.isOffline = true;
  await api.hint('offline');

  const question = { parentSku: 'SET', childSku: null };
  const page = await window.value<ProductView>('product.bySku', question, ({ hasDetails }) => hasDetails);
  expect(page).toMatchObject({
    isSellableType: true,
    // The first of each slot, of what is not required as well (spec 4: bundle): two of the eight table lamps a set.
    chosen: { price: { amountMinor: 129_000 + 2 * 39_000 }, maxQty: 4 },
    choices: { first: set(2) },
  });
  expect(Object.keys(page.choices!.parts)).toEqual(['LAMP', 'TABLE-LAMP']);

  // What must be chosen is asked for, and nothing is written.
  expect(await add(addition('CLOCK', 1))).toEqual({
    ok: false,
    error: { code: 'choiceMissing', params: { label: 'Skive' } },
  });
  expect(await add(addition('LAMP', 1, { custom: { 1: 'x'.repeat(2001) } }))).toEqual({
    ok: false,
    error: { code: 'choiceTooLong', params: { label: 'Hilsen', max: 2000 } },
  });
  expect(await add(addition('CLOCK', 1, { custom: { 3: 99 } }))).toEqual({ ok: false, error: { code: 'optionGone' } });
  expect((await cart(0)).lines).toEqual([]);

  // Two sets hold six of the eight table lamps; three more are too many, two are not.
  await add(addition('SET', 2, set(3)));
  expect(await add(addition('TABLE-LAMP', 3))).toEqual({
    ok: false,
    error: { code: 'moreThanLeft', params: { max: 8, left: 2 } },
  });
  await add(addition('TABLE-LAMP', 2));
  expect(await add(addition('SET', 1, set(1)))).toMatchObject({ ok: false, error: { code: 'maxInCart' } });
  await add(addition('CLOCK', 1, { custom: { 3: 32 } }));
  await add(addition('STOOL', 3));
  const before = await cart(8);
  expect(before.lines.map(({ sku, unitMinor }) => [sku, unitMinor])).toEqual([
    ['SET', 129_000 + 3 * 39_000],
    ['TABLE-LAMP', 39_000],
    ['CLOCK', 55_000],
    ['STOOL', 100_000],
  ]);
  expect(before.lines[0]!.optionLabels).toEqual([
    { label: 'Lampe', value: 'LAMP' },
    { label: 'Bordlamper', value: '3 × TABLE-LAMP' },
  ]);
  // Its page counts what it takes of the articles of others, which have no line here.
  expect(before.lines[0]).toMatchObject({
    needs: [
      { sku: 'LAMP', pieces: 1 },
      { sku: 'TABLE-LAMP', pieces: 3 },
    ],
  });
  expect(before.lines[2]!.optionLabels).toEqual([{ label: 'Skive', value: 'Messing' }]);

  // The fourth stool makes all four cheaper.
  await add(addition('STOOL', 1));
  const estimate = await cart(9);
  expect(estimate.lines[3]).toMatchObject({ unitMinor: 90_000, regularMinor: 100_000, rowMinor: 360_000 });

  device.isOffline = false;
  await api.hint('online');
  const confirmed = await window.value<CartView>('cart.current', {}, ({ totals }) => totals.state === 'confirmed');
  expect(confirmed.totals.subtotalMinor).toBe(estimate.totals.subtotalMinor);
  expect(confirmed.lines.map(({ key }) => key)).toEqual(estimate.lines.map(({ key }) => key));

  // A part becomes scarce: the line of the set says so, and its price follows its parts.
  await server.shop('set-stock', 'TABLE-LAMP', 5);
  await server.shop('set-price', 'LAMP', 1390);
  await api.hint('visible');
  const scarce = await window.value<CartView>(
    'cart.current',
    {},
    ({ lines }) => lines[0]!.unitMinor === 139_000 + 3 * 39_000 && lines[0]!.problem !== null,
  );
  expect(scarce.lines.map(({ problem, maxQty }) => [problem, maxQty])).toEqual([
    ['tooMany', 1],
    ['tooMany', 0],
    [null, 500],
    [null, 500],
  ]);
  await api.close();
});
