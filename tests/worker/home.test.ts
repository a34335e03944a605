import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CardView } from '#domain/views/card.ts';
import type { ProductView } from '#domain/views/product.ts';
import { nothingTyped, type TypedHome } from '#domain/typed-home.ts';
import { kari, must, shopWithDevice, stateOf } from '#tests/support/account-device.ts';
import { keptOn } from '#tests/support/kept-on.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** What was measured at home stays on the device, for every piece that is looked at. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const homeIn = (window: Window, wanted: Partial<TypedHome>): Promise<TypedHome> => {
  const expected = JSON.stringify({ ...nothingTyped, ...wanted });
  return window.value<TypedHome>('home.current', {}, (typed) => JSON.stringify(typed) === expected);
};

test('a home is remembered without a network and after a restart', async () => {
  const at = await shopWithDevice(server);
  const { device, api, window } = at;
  await setOffline(at, true);
  await homeIn(window, {});
  const measured: readonly Partial<TypedHome>[] = [
    { doorWidth: '80' },
    { isStairs: true },
    { doorHeight: '20' },
    { doorHeight: '205' },
  ];
  // None overwrites what another one writes at the same time.
  await Promise.all(measured.map((each) => must(api, 'home.remember', { measured: each })));
  await homeIn(window, { doorWidth: '80', doorHeight: '205', isStairs: true });
  await api.close();

  const next = device.openTab();
  const later = new Window(next.api);
  onTestFinished(() => next.api.close());
  await later.open();
  await homeIn(later, { doorWidth: '80', doorHeight: '205', isStairs: true });
});

test('it is taken along by who signs in, is in what they may take away, and goes with them', async () => {
  const { device, api, window } = await shopWithDevice(server);
  await must(api, 'home.remember', { measured: { placeWidth: '231,5' } });
  await must(api, 'session.login', kari);
  await stateOf(window, { state: 'signedIn' });
  await homeIn(window, { placeWidth: '231,5' });
  expect(JSON.stringify(await window.value('device.myData', {}))).toContain('231,5');
  await must(api, 'session.logout', { waiting: 'keep' });
  await homeIn(window, {});
  expect([...(await keptOn(device))].filter(([, text]) => text.includes('231,5'))).toEqual([]);
});

test('cards and pages carry the outer measures that a home is compared with', async () => {
  const { window } = await shopWithDevice(server);
  const isFilled = (cards: readonly CardView[]): boolean => cards.length > 0;
  const cards = await window.value<readonly CardView[]>('listing.newest', { size: 8 }, isFilled);
  for (const { sku, piece } of cards) {
    const page = await window.value<ProductView>('product.bySku', { parentSku: sku, childSku: null });
    expect(page.piece).toEqual(piece);
  }
});
