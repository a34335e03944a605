import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { PastChange } from '#domain/line-history.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import { cartItems, carts } from '#server/store/schema.ts';
import { cartOf, must, stateOf } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { TestDevice, type TestTab } from '#tests/support/device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** One customer with two devices, against the reference server: both show one cart, and an order takes out what it ordered. */

let server: TestServer;
let drawn = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DELIVERY_MINOR = 59_000;
const LAMP_MINOR = 129_000;

/** A shopper with a phone and a tablet, who uses one of them at a time: a process opens one such database. */
class Shopper {
  readonly phone = new TestDevice({ fetch: (request) => server.app.handle(request) });
  readonly tablet = new TestDevice({ fetch: (request) => server.app.handle(request) });
  private device = this.phone;
  login = {};
  private tab: TestTab | null = null;
  private window!: Window;

  async setQty(key: string, qty: number): Promise<void> {
    const call = { operationId: `change-of-two-devices-${++drawn}`, key, qty };
    await must(this.api, qty === 0 ? 'cart.remove' : 'cart.setQty', call);
  }

  async cancel(id: string): Promise<void> {
    await must(this.api, 'task.cancel', { id });
  }

  private get api() {
    return this.tab!.api;
  }

  /** Puts the other device away and takes this one. */
  async take(device: TestDevice): Promise<void> {
    await this.putAway();
    this.device = device;
    this.tab = device.openTab();
    this.window = new Window(this.api);
    await this.window.open();
    await this.window.value<{ state: string }>('sync.progress', {}, ({ state }) => state === 'complete');
  }

  async putAway(): Promise<void> {
    await this.tab?.api.close();
    this.tab = null;
  }

  async signInOnBoth(): Promise<void> {
    const account = { firstName: 'Per', lastName: 'Hansen', password: 'Blomster#42vinter' };
    const email = `per-${++drawn}@example.no`;
    await this.take(this.tablet);
    await must(this.api, 'session.register', { ...account, email });
    await stateOf(this.window, { state: 'signedIn' });
    await this.take(this.phone);
    this.login = { email, password: account.password, isRemembered: true };
    await this.signIn();
  }

  async signIn(): Promise<void> {
    await must(this.api, 'session.login', this.login);
    await stateOf(this.window, { state: 'signedIn' });
  }

  async add(sku: string, qty: number): Promise<void> {
    await must(this.api, 'cart.add', { operationId: `addition-of-two-devices-${++drawn}`, parentSku: sku, sku, qty });
  }

  setOffline(isOffline: boolean): Promise<void> {
    return setOffline({ device: this.device, api: this.api, window: this.window }, isOffline);
  }

  /** The cart that the shop has confirmed. */
  async holds(pieces: Readonly<Record<string, number>>): Promise<void> {
    await cartOf(this.window, pieces);
    const isSettled = ({ totals, lines, pending }: CartView): boolean =>
      totals.state === 'confirmed' || (lines.length === 0 && pending === 0);
    await this.window.value<CartView>('cart.current', {}, isSettled);
    await cartOf(this.window, pieces);
  }

  /** What is told of the lines: who changed them, from how many to how many. */
  async histories(): Promise<Record<string, string[]>> {
    const { histories } = await this.window.value<CartView>('cart.current', {});
    const said = ({ by, before, qty }: PastChange): string => `${by} ${before} to ${qty}`;
    return Object.fromEntries(Object.entries(histories).map(([key, changes]) => [key, changes.map(said)]));
  }

  /** Lines that are told of as gone elsewhere. */
  async gone(): Promise<{ sku: string; qty: number }[]> {
    const { gone } = await this.window.value<CartView>('cart.current', {});
    return gone.map(({ sku, qty }) => ({ sku, qty }));
  }

  /** Puts the line back that went last. */
  async putBack(): Promise<void> {
    const { gone } = await this.window.value<CartView>('cart.current', {});
    const operationId = `put-back-of-two-devices-${++drawn}`;
    await must(this.api, 'cart.putBack', { operationId, lines: gone.slice(-1) });
  }

  async dismiss(key: string): Promise<void> {
    await must(this.api, 'cart.dismissGone', { key });
  }

  /** The cart as it is here, whatever the shop has heard of it. */
  holdsHere(pieces: Readonly<Record<string, number>>): Promise<unknown> {
    return cartOf(this.window, pieces);
  }

  /** Orders what is in the cart. */
  async order(subtotalMinor: number): Promise<string> {
    const orderId = `order-of-two-devices-${++drawn}`;
    await must(this.api, 'checkout.open', { orderId });
    const expectedTotalMinor = subtotalMinor + DELIVERY_MINOR;
    await must(this.api, 'checkout.placeOrder', { orderId, details, expectedTotalMinor });
    return orderId;
  }

  async orderIs(id: string, wanted: OrderView['state']): Promise<void> {
    await this.window.value<OrderView[]>('order.all', {}, (orders) =>
      orders.some(({ id: other, state }) => other === id && state === wanted),
    );
  }

  /** Signs out, and gives up the order that waits. */
  async signOutAndDrop(): Promise<void> {
    await must(this.api, 'session.logout', { waiting: 'drop' });
    await stateOf(this.window, { state: 'guest' });
  }

  async discard(orderId: string): Promise<void> {
    await must(this.api, 'order.discard', { orderId });
  }
}

async function shopper(): Promise<Shopper> {
  const made = new Shopper();
  onTestFinished(() => made.putAway());
  await made.signInOnBoth();
  return made;
}

test('what one device orders is not in the cart of the other any more, and what that put in meanwhile stays', async () => {
  const per = await shopper();
  await per.add('LAMP', 2);
  await per.holds({ LAMP: 2 });
  await per.take(per.tablet);
  await per.holds({ LAMP: 2 });
  await per.setOffline(true);
  const id = await per.order(2 * LAMP_MINOR);
  await per.take(per.phone);
  await per.holds({ LAMP: 2 });
  await per.add('TABLE-LAMP', 1);
  await per.holds({ LAMP: 2, 'TABLE-LAMP': 1 });
  per.tablet.isOffline = false;
  await per.take(per.tablet);
  await per.orderIs(id, 'placed');
  await per.holds({ 'TABLE-LAMP': 1 });
  await per.take(per.phone);
  await per.holds({ 'TABLE-LAMP': 1 });
});

test('a device that ordered shows what another one has put in meanwhile, as soon as the order is there', async () => {
  const per = await shopper();
  await per.add('LAMP', 2);
  await per.holds({ LAMP: 2 });
  await per.take(per.tablet);
  await per.add('TABLE-LAMP', 1);
  await per.holds({ LAMP: 2, 'TABLE-LAMP': 1 });
  per.phone.isOffline = true;
  await per.take(per.phone);
  const id = await per.order(2 * LAMP_MINOR);
  await per.setOffline(false);
  await per.orderIs(id, 'placed');
  await per.holds({ 'TABLE-LAMP': 1 });
});

test('an order that the shop asks about is not in the cart as well, and comes back once', async () => {
  const per = await shopper();
  await per.add('LAMP', 2);
  await per.holds({ LAMP: 2 });
  await per.setOffline(true);
  const id = await per.order(2 * LAMP_MINOR);
  await server.shop('set-price', 'LAMP', 1390);
  onTestFinished(async () => void (await server.shop('set-price', 'LAMP', 1290)));
  await per.setOffline(false);
  await per.orderIs(id, 'needsAttention');
  await per.add('TABLE-LAMP', 1);
  await per.holds({ 'TABLE-LAMP': 1 });
  await per.take(per.phone);
  await per.holds({ 'TABLE-LAMP': 1 });
  await per.discard(id);
  await per.holds({ 'TABLE-LAMP': 1, LAMP: 2 });
  await per.take(per.tablet);
  await per.holds({ 'TABLE-LAMP': 1, LAMP: 2 });
});

test('an order that was cancelled before it was sent leaves the cart as it was, on every device', async () => {
  const per = await shopper();
  await per.add('LAMP', 2);
  await per.holds({ LAMP: 2 });
  await per.setOffline(true);
  const id = await per.order(2 * LAMP_MINOR);
  await per.cancel(id);
  await per.setOffline(false);
  await per.holds({ LAMP: 2 });
  await per.take(per.tablet);
  await per.holds({ LAMP: 2 });
});

test('what was taken out without a network before an order does not come back with it', async () => {
  const per = await shopper();
  await per.add('LAMP', 2);
  await per.add('TABLE-LAMP', 1);
  await per.holds({ LAMP: 2, 'TABLE-LAMP': 1 });
  await per.setOffline(true);
  await per.setQty('LAMP', 1);
  await per.setQty('TABLE-LAMP', 0);
  const id = await per.order(LAMP_MINOR);
  // What is wanted for the next order is not touched.
  await per.add('TABLE-LAMP', 2);
  await per.setOffline(false);
  await per.orderIs(id, 'placed');
  await per.holds({ 'TABLE-LAMP': 2 });
  await per.take(per.tablet);
  await per.holds({ 'TABLE-LAMP': 2 });
});

test('an order that is given up with a sign-out leaves its goods in the cart of its customer', async () => {
  const per = await shopper();
  await per.add('LAMP', 2);
  await per.holds({ LAMP: 2 });
  await per.setOffline(true);
  await per.order(2 * LAMP_MINOR);
  await per.signOutAndDrop();
  await per.setOffline(false);
  await per.take(per.tablet);
  await per.holds({ LAMP: 2 });
  await per.take(per.phone);
  await per.signIn();
  await per.holds({ LAMP: 2 });
});

test('each device tells what the other one made of a line, until the cart is gone from it (decision 095)', async () => {
  const per = await shopper();
  await per.add('LAMP', 1);
  await per.holds({ LAMP: 1 });
  expect(await per.histories()).toEqual({});
  await per.take(per.tablet);
  await per.holds({ LAMP: 1 });
  // Of the cart that it saw empty it knows where that came from.
  expect(await per.histories()).toEqual({ LAMP: ['elsewhere 0 to 1'] });
  await per.add('TABLE-LAMP', 1);
  await per.setQty('LAMP', 3);
  await per.holds({ LAMP: 3, 'TABLE-LAMP': 1 });
  await per.take(per.phone);
  await per.holds({ LAMP: 3, 'TABLE-LAMP': 1 });
  const LAMP = ['here 0 to 1', 'elsewhere 1 to 3'];
  expect(await per.histories()).toEqual({ LAMP, 'TABLE-LAMP': ['elsewhere 0 to 1'] });
  await per.setOffline(true);
  await per.setQty('LAMP', 1);
  expect(await per.histories()).toMatchObject({ LAMP: [...LAMP, 'here 3 to 1'] });
  await per.setOffline(false);
  await per.holds({ LAMP: 1, 'TABLE-LAMP': 1 });
  expect(await per.histories()).toMatchObject({ LAMP: [...LAMP, 'here 3 to 1'] });
  // A cart that the shop lost is made again, with what is known of its lines.
  await server.database.delete(cartItems);
  await server.database.delete(carts);
  await per.setQty('TABLE-LAMP', 0);
  await per.holds({ LAMP: 1 });
  expect(await per.histories()).toEqual({ LAMP: [...LAMP, 'here 3 to 1'] });
  await per.signOutAndDrop();
  await per.signIn();
  await per.holds({ LAMP: 1 });
  expect(await per.histories()).toEqual({});
});

test('a line that went on the other device is told of, until it is put back or dismissed (D85)', async () => {
  const per = await shopper();
  await per.add('LAMP', 2);
  await per.add('TABLE-LAMP', 1);
  await per.holds({ LAMP: 2, 'TABLE-LAMP': 1 });
  await per.setQty('TABLE-LAMP', 0);
  await per.holds({ LAMP: 2 });
  // What the shopper took out here they know of.
  expect(await per.gone()).toEqual([]);
  await per.take(per.tablet);
  await per.holds({ LAMP: 2 });
  expect(await per.gone()).toEqual([]);
  await per.setQty('LAMP', 0);
  await per.holds({});
  await per.take(per.phone);
  await per.holds({});
  expect(await per.gone()).toEqual([{ sku: 'LAMP', qty: 2 }]);
  // So it is without a network, after a restart, and when the shop is asked again.
  per.phone.isOffline = true;
  await per.take(per.phone);
  expect(await per.gone()).toEqual([{ sku: 'LAMP', qty: 2 }]);
  await per.putBack();
  await per.holdsHere({ LAMP: 2 });
  expect(await per.gone()).toEqual([]);
  await per.setOffline(false);
  await per.holds({ LAMP: 2 });
  expect(await per.gone()).toEqual([]);
  await per.take(per.tablet);
  await per.holds({ LAMP: 2 });
  await per.setQty('LAMP', 0);
  await per.holds({});
  await per.take(per.phone);
  await per.holds({});
  expect(await per.gone()).toHaveLength(1);
  await per.dismiss('LAMP');
  expect(await per.gone()).toEqual([]);
  await per.take(per.phone);
  await per.holds({});
  expect(await per.gone()).toEqual([]);
});

test('a device that does not know a product yet shows its line at the price that the shop counts', async () => {
  const per = await shopper();
  await per.add('LAMP', 2);
  await per.holds({ LAMP: 2 });
  await per.putAway();
  const isOfProducts = (url: string): boolean => /\/api\/(?:sync\/products|catalog\/)/.test(url);
  const fresh = new TestDevice({
    fetch: async (request) =>
      isOfProducts(request.url) ? new Response('trouble', { status: 503 }) : server.app.handle(request),
  });
  const { api } = fresh.openTab();
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  await must(api, 'session.login', per.login);
  const isCounted = ({ lines, totals }: CartView): boolean => lines.length === 1 && totals.state === 'confirmed';
  const { totals } = await window.value<CartView>('cart.current', {}, isCounted);
  expect(totals.subtotalMinor).toBe(2 * LAMP_MINOR);
});
