import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { TestDevice } from '#tests/support/device.ts';
import { gate } from '#tests/support/gate.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** A page that came rendered sells before the device knows what it sells: the press waits for what is on its way. */

const TAX_RULES = '/api/sync/taxrules';
const PRODUCT_LIST = '/api/sync/products';
const SEARCH = '/api/catalog/vue_storefront_catalog_bmno/product/_search';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What the shop does before it answers at a path; where it gives a response, that is the answer. */
type Before = () => Promise<Response | null>;

/** A device that has nothing yet. */
async function openShop(befores: Readonly<Record<string, Before>>) {
  const device = new TestDevice({
    fetch: async (request) => (await befores[new URL(request.url).pathname]?.()) ?? server.app.handle(request),
  });
  const { api } = device.openTab();
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  const add = (sku: string) =>
    api.command('cart.add', { operationId: `add-early-${sku}`, parentSku: sku, sku, qty: 1 });
  return { device, window, add };
}

async function isOver(adding: Promise<unknown>): Promise<boolean> {
  const pause = new Promise<false>((resolve) => void setTimeout(() => resolve(false), 300));
  return Promise.race([adding.then(() => true), pause]);
}

const added = { ok: true, value: 'productAdded' };
const refused = (code: string) => ({ ok: false, error: { code } });

test('what is added before its tax rule has come is in the cart once that is here', async () => {
  const rules = gate();
  const { window, add } = await openShop({ [TAX_RULES]: () => rules.opened });
  await window.value('product.bySku', { parentSku: 'LAMP', childSku: null });
  const adding = add('LAMP');
  expect(await isOver(adding)).toBe(false);
  rules.open();
  expect(await adding).toEqual(added);
});

test('what is added before it is on the device is asked for, and nobody waits for the rest of the catalogue', async () => {
  const list = gate();
  const { add } = await openShop({ [PRODUCT_LIST]: () => list.opened });
  expect(await add('LAMP')).toEqual(added);
  expect(await add('NO-SUCH-LAMP')).toEqual(refused('productGone'));
  list.open();
});

test('an answer that did not come is asked for again while somebody waits', async () => {
  const list = gate();
  let failures = 2;
  const { add } = await openShop({
    [PRODUCT_LIST]: () => list.opened,
    [SEARCH]: async () => (failures-- > 0 ? new Response('trouble', { status: 503 }) : null),
  });
  expect(await add('LAMP')).toEqual(added);
  list.open();
});

test('a shop that says nothing of a product is called silent, not the shopper offline', async () => {
  const { add } = await openShop({
    [PRODUCT_LIST]: () => new Promise(() => undefined),
    [SEARCH]: async () => new Response('trouble', { status: 503 }),
  });
  expect(await add('LAMP')).toEqual(refused('shopSilent'));
});

test('a pull that failed and comes at the next attempt is waited for', async () => {
  let failures = 2;
  const { add } = await openShop({
    [TAX_RULES]: async () => (failures-- > 0 ? new Response('trouble', { status: 503 }) : null),
  });
  expect(await add('LAMP')).toEqual(added);
});

test('a shop that has trouble is not waited for without end', async () => {
  const { add } = await openShop({ [TAX_RULES]: async () => new Response('trouble', { status: 503 }) });
  expect(await add('LAMP')).toEqual(refused('priceUnknown'));
});

test('nobody waits without a network', async () => {
  const rules = gate();
  const cut = async (): Promise<never> => {
    await rules.opened;
    throw new TypeError('fetch failed');
  };
  const { device, window, add } = await openShop({ [TAX_RULES]: cut });
  await window.value('product.bySku', { parentSku: 'LAMP', childSku: null });
  const adding = add('LAMP');
  expect(await isOver(adding)).toBe(false);
  device.isOffline = true;
  rules.open();
  expect(await adding).toEqual(refused('priceUnknown'));
});
