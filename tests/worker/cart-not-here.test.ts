import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { LineOptions } from '#domain/line-key.ts';
import type { CartLineView, CartView } from '#domain/views/cart.ts';
import type { ProductView } from '#domain/views/product.ts';
import { must, stateOf } from '#tests/support/account-device.ts';
import { choiceCatalogue } from '#tests/support/choice-catalogue.ts';
import { TestDevice } from '#tests/support/device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { fullOnce } from '#tests/support/full-once.ts';
import { type Gate, gate } from '#tests/support/gate.ts';
import { meteredDevice } from '#tests/support/metered-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** Lines of products whose details, or which themselves, are not on this device: they are no less sold for that. */

const PRODUCT_LIST = '/api/sync/products';
const SEARCH = '/api/catalog/vue_storefront_catalog_bmno/product/_search';
const SET_MINOR = 129_000 + 2 * 39_000;
const engraved: LineOptions = { custom: { 3: 32 } };
const chosen: LineOptions = {
  bundle: { 1: { qty: 1, selections: ['1'] }, 2: { qty: 2, selections: ['2'] } },
};

let server: TestServer;
let drawn = 0;

beforeAll(async () => {
  server = await startTestServer({ catalogue: choiceCatalogue() });
});
afterAll(() => server.close());

const addition = (sku: string, options: LineOptions = {}) => ({
  operationId: `not-here-${String(++drawn).padStart(8, '0')}`,
  parentSku: sku,
  sku,
  qty: 1,
  options,
});

const account = { firstName: 'Per', lastName: 'Hansen', password: 'Blomster#42vinter' };
let email = '';

beforeEach(async () => {
  email = `not-here-${++drawn}@example.no`;
});

/** On another device, somebody puts a lamp, a set and a clock with a face into the cart of their account. */
async function fillCartElsewhere(): Promise<void> {
  const { api, window } = await filledDevice((request) => server.app.handle(request));
  await must(api, 'session.register', { ...account, email });
  await stateOf(window, { state: 'signedIn' });
  for (const call of [addition('LAMP'), addition('SET', chosen), addition('CLOCK', engraved)])
    await must(api, 'cart.add', call);
  await window.value<CartView>('cart.current', {}, ({ count, pending }) => count === 3 && pending === 0);
  await api.close();
}

const isShown = ({ lines, pending, totals }: CartView): boolean =>
  lines.length === 3 && pending === 0 && totals.state === 'confirmed';
const lineOf = ({ lines }: CartView, sku: string): CartLineView => lines.find((line) => line.sku === sku)!;
const known = { problem: null, isUnknown: false };
const notYet = { problem: null, isUnknown: true };

/** Answers of the shop at a path wait for the gate. */
const behind =
  (gates: Readonly<Record<string, Gate>>) =>
  async (request: Request): Promise<Response> => {
    await gates[new URL(request.url).pathname]?.opened;
    return server.app.handle(request);
  };

test('over mobile data, what only details tell of a line is asked for; until then it is as the shop counts it', async () => {
  await fillCartElsewhere();
  const search = gate();
  const { api, window } = await meteredDevice(behind({ [SEARCH]: search }));
  await must(api, 'session.login', { email, password: account.password, isRemembered: true });
  const before = await window.value<CartView>('cart.current', {}, isShown);
  expect(lineOf(before, 'LAMP')).toMatchObject(known);
  expect(lineOf(before, 'SET')).toMatchObject({ ...notYet, unitMinor: SET_MINOR, stock: null, maxQty: 999 });
  expect(lineOf(before, 'CLOCK')).toMatchObject({ ...notYet, unitMinor: 55_000 });

  search.open();
  const isAllKnown = ({ lines }: CartView): boolean => lines.every(({ isUnknown }) => !isUnknown);
  const after = await window.value<CartView>('cart.current', {}, isAllKnown);
  expect(lineOf(after, 'SET')).toMatchObject({ ...known, unitMinor: SET_MINOR, maxQty: 4 });
  expect(lineOf(after, 'SET').optionLabels).toMatchObject([{ value: 'LAMP' }, { value: '2 × TABLE-LAMP' }]);
  expect(lineOf(after, 'CLOCK').optionLabels).toEqual([{ label: 'Skive', value: 'Messing' }]);
  expect(after.delivery).not.toBeNull();
});

test('while the list of products is still coming, lines of the account are not called gone', async () => {
  await fillCartElsewhere();
  const [list, search] = [gate(), gate()];
  const device = new TestDevice({ fetch: behind({ [PRODUCT_LIST]: list, [SEARCH]: search }) });
  const { api } = device.openTab();
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  await must(api, 'session.login', { email, password: account.password, isRemembered: true });
  const before = await window.value<CartView>('cart.current', {}, isShown);
  expect(before.lines).toMatchObject([notYet, notYet, notYet]);
  expect(before.totals.grandTotalMinor).toBe(129_000 + SET_MINOR + 55_000);
  search.open();
  await window.value<CartView>('cart.current', {}, ({ lines }) =>
    lines.every(({ path, isUnknown }) => path && !isUnknown),
  );
  list.open();
});

test('a full device keeps the details of what lies in the cart, and of what was looked at', async () => {
  const filled = await filledDevice((request) => server.app.handle(request));
  const { device, api, window } = filled;
  onTestFinished(() => api.close());
  for (const call of [addition('SET', chosen), addition('CLOCK', engraved)]) await must(api, 'cart.add', call);
  await window.value<CartView>('cart.current', {}, ({ count, pending }) => count === 2 && pending === 0);
  const stool = { parentSku: 'STOOL', childSku: null };
  await window.value<ProductView>('product.bySku', stool, ({ hasDetails }) => hasDetails);
  await setOffline(filled, true);

  const isRefused = fullOnce(device);
  await must(api, 'cart.add', addition('LAMP'));
  expect(isRefused()).toBe(true);

  const lamp = await window.value<ProductView>('product.bySku', { parentSku: 'LAMP', childSku: null });
  expect(lamp.hasDetails).toBe(false);
  const cart = await window.value<CartView>('cart.current', {}, ({ count }) => count === 3);
  expect(cart.lines).toMatchObject([known, known, known]);
  expect(cart.delivery).not.toBeNull();
  expect(await window.value<ProductView>('product.bySku', stool)).toMatchObject({ hasDetails: true });
});
