import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CardView } from '#domain/views/card.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { SearchView } from '#domain/views/search.ts';
import { cartOf, must, stateOf } from '#tests/support/account-device.ts';
import { newCustomer, PASSWORD, type SignedIn } from '#tests/support/customers.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { groupCatalogue } from '#tests/support/group-catalogue.ts';
import { keptOn } from '#tests/support/kept-on.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { Window } from '#tests/support/watch.ts';

const COMPANY = { company: 'Stua AS', taxvat: '974760673' };
const GROSS_OF_GROUP = 100_000;
const FOR_EVERYBODY = 129_000;

let shop: ContractShop;
let company: SignedIn;
let person: SignedIn;

beforeAll(async () => {
  shop = await ContractShop.open({ catalogue: groupCatalogue() });
  [company, person] = [await newCustomer(shop, COMPANY), await newCustomer(shop)];
});
afterAll(() => shop.close());

async function deviceWithTab() {
  const filled = await filledDevice((request) => shop.server.app.handle(request));
  onTestFinished(() => filled.api.close());
  return filled;
}

const signIn = ({ email }: SignedIn) => ({ email, password: PASSWORD, isRemembered: true });
const lamp = (window: Window, amountMinor: number): Promise<ProductView> =>
  window.value<ProductView>(
    'product.bySku',
    { parentSku: 'LAMP', childSku: null },
    ({ chosen }) => chosen.price.amountMinor === amountMinor,
  );
/** Waits until the lamp is among what costs so much, in a list and in a search. */
async function isListedAt(window: Window, range: string): Promise<void> {
  const asked = { filters: { price: [range] }, sort: 'price', page: 1 } as const;
  const hasLamp = ({ cards }: { readonly cards: readonly CardView[] }): boolean =>
    cards.some(({ sku }) => sku === 'LAMP');
  await window.value<ListingView>('listing.category', { categoryId: '3', ...asked }, hasLamp);
  await window.value<SearchView>('search.results', { text: 'LAMP', ...asked }, hasLamp);
}

test('a company sees and pays the prices of its group everywhere, without a network too; who comes after sees none', async () => {
  const at = await deviceWithTab();
  const { device, api, window } = at;
  await lamp(window, FOR_EVERYBODY);
  await must(api, 'cart.add', { operationId: 'group-addition-1', parentSku: 'LAMP', sku: 'LAMP', qty: 2 });
  await must(api, 'session.login', signIn(company));
  const view = await lamp(window, GROSS_OF_GROUP);
  await isListedAt(window, '990-1010');
  // It is no reduction of anything.
  expect(view.chosen.price.regularMinor).toBeNull();
  await stateOf(window, { isNetShown: true, groupId: 2 });
  await window.value<CartView>(
    'cart.current',
    {},
    ({ lines, totals }) => lines[0]?.unitMinor === GROSS_OF_GROUP && totals.state === 'confirmed',
  );

  // Closed, and opened again without a network.
  await setOffline(at, true);
  await api.close();
  const next = device.openTab();
  const other = new Window(next.api);
  onTestFinished(() => next.api.close());
  await other.open();
  await lamp(other, GROSS_OF_GROUP);
  await isListedAt(other, '990-1010');
  await must(next.api, 'cart.add', { operationId: 'group-addition-2', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  const cart = await cartOf(other, { LAMP: 3 });
  expect(cart.totals.grandTotalMinor).toBe(3 * GROSS_OF_GROUP);

  await must(next.api, 'session.logout', { waiting: 'keep' });
  await stateOf(other, { isNetShown: false, state: 'guest' });
  await lamp(other, FOR_EVERYBODY);
  await isListedAt(other, '1280-1300');
  // Also what the library only marks as deleted, and the index that the next start begins with.
  await expect
    .poll(async () => [...(await keptOn(device)).values()].filter((text) => text.includes('groupPrices')))
    .toEqual([]);
  await setOffline({ device, window: other, ...next }, false);
  await must(next.api, 'session.login', signIn(person));
  await stateOf(other, { state: 'signedIn', groupId: 1, isNetShown: false });
  await lamp(other, FOR_EVERYBODY);
});
