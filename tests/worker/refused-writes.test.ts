import { IDBObjectStore } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartLine } from '#domain/cart.ts';
import { countTotals, noCosts } from '#domain/totals.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { details } from '#tests/support/checkout-details.ts';
import { TestDevice, type TestTab } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { CommandMenu } from '#worker/api.ts';
import { commands } from '#worker/commands/commands.ts';
import type { OrderDoc } from '#worker/documents/shopper-documents.ts';
import { leaveNotice } from '#worker/shopper/leave-notice.ts';
import { openShopper } from '#worker/storage/database.ts';
import { Shopper } from '#worker/shopper/shopper.ts';

type Walk = { readonly [N in keyof CommandMenu]: { readonly [V in keyof CommandMenu[N]]: object } };

const TOTAL = 129_000 + 59_000;
const lamp = { parentSku: 'LAMP', sku: 'LAMP', qty: 1 };
const named = (sku: string): object => ({ parentSku: sku, sku, name: sku });
let operations = 0;
const operationId = (): string => `operation-on-a-full-device-${++operations}`;

/**
 * Every command once, with something that it has to write for. The compiler wants the new ones, and they are walked in
 * the order of the menu: what one needs is here before, or was made by those before it.
 */
const walk = (draft: string): Walk => ({
  booking: {
    open: { number: shipment.number, proof: { postcode: shipment.postcode } },
    submit: {
      operationId: operationId(),
      number: shipment.number,
      slotIds: [],
      storeId: null,
      email: 'kari@example.no',
      isFeeAccepted: false,
    },
  },
  cart: {
    add: { ...lamp, operationId: operationId() },
    addAll: { articles: [{ ...lamp, operationId: operationId() }] },
    setQty: { operationId: operationId(), key: 'LAMP', qty: 2 },
    change: { ...lamp, operationId: operationId(), key: 'LAMP', qty: 3 },
    remove: { operationId: operationId(), key: 'LAMP' },
    clear: { operationId: operationId() },
    putBack: { operationId: operationId(), lines: [line!] },
    dismissGone: {},
    takeShared: {
      operationId: operationId(),
      items: [{ sku: 'LAMP', qty: 1, options: {} }],
      isReplacing: true,
    },
    applyCoupon: { operationId: operationId(), code: 'HAGE10' },
    removeCoupon: { operationId: operationId() },
    dismissCouponChange: {},
  },
  checkout: {
    open: { orderId: 'order-opened' },
    saveDetails: { orderId: draft, details },
    placeOrder: { orderId: 'order-opened', details, expectedTotalMinor: TOTAL },
    acceptQuote: { orderId: 'order-counted-anew' },
    edit: { orderId: 'order-that-waits', draftId: 'order-edited' },
  },
  claim: { keep: { code: 'VAR20' } },
  comparison: {
    add: named('CHAIR'),
    remove: { skus: ['LAMP'] },
    putBack: { taken: [{ at: 0, article: named('LAMP') }] },
  },
  consent: { set: { isGiven: true } },
  home: { remember: { measured: { doorWidth: '80' } } },
  newsletter: {
    subscribe: { operationId: operationId(), email: 'kari@example.no' },
    unsubscribe: { operationId: operationId(), email: 'kari@example.no' },
    dismissOffer: {},
  },
  delivery: { setPostcode: { postcode: '0184' } },
  device: { forgetMe: {} },
  notice: { dismiss: { keys: ['notice|storageRestored'] } },
  order: {
    cancel: { orderId: 'order-that-waits' },
    discard: { orderId: 'order-refused' },
    sendAgain: { orderId: 'order-missing' },
    noteMeasured: { orderId: 'order-placed' },
  },
  orderHistory: { cancel: {}, requestReturn: {}, reorder: {} },
  password: { request: {}, create: {}, change: {} },
  payment: { begin: {}, look: {}, leave: {}, noteTry: {}, followDelivery: {} },
  profile: { save: {}, saveAddress: {}, removeAddress: {}, resolve: {} },
  restock: { ask: { ...named('LAMP'), productName: 'Lampe', email: 'kari@example.no', operationId: operationId() } },
  review: {
    send: {
      operationId: operationId(),
      sku: 'LAMP',
      score: 5,
      title: 'Fin',
      text: 'Gir godt lys.',
      name: 'Kari',
      email: 'kari@example.no',
    },
    vote: { operationId: operationId(), reviewId: 1, vote: 'up', before: 0 },
  },
  search: {
    remember: { text: 'hagestol' },
    forget: { text: 'sofa' },
    count: { event: { kind: 'search', text: 'sofa', total: 1, filters: {} } },
  },
  session: { login: {}, register: {}, logout: {} },
  task: {
    sendNow: { id: 'order-also-waiting' },
    cancel: { id: 'order-also-waiting' },
    dismiss: { id: 'order-refused-and-read' },
  },
  viewed: { remember: { sku: 'LAMP' } },
  wishlist: {
    add: { articles: [named('CHAIR')] },
    remove: { sku: 'LAMP' },
    putBack: { wish: { ...named('LAMP'), putMinor: null, putAt: 0, changedAt: 0, isTakenOut: false } },
    moveToCart: { ...lamp, operationId: operationId() },
  },
});

/** An order that the shop took and does not know any more. */
const missingOrder: OrderDoc = {
  id: 'order-missing',
  key: 'key-of-missing',
  seq: 0,
  consumes: 0,
  owner: 'guest',
  storeCode: 'bmno',
  cartId: null,
  isHeld: false,
  state: 'needsAttention',
  payload: '{}',
  payloadHash: '',
  lines: [],
  details: null,
  totals: countTotals({ lines: [], ...noCosts, couponPercent: 0 }),
  currency: 'NOK',
  createdAt: 0,
  orderNumber: '1',
  backendOrderId: '1',
  acceptedAt: Date.now(),
  heardAt: Date.now(),
  reason: { code: 'ORDER_MISSING', sku: null, newTotalMinor: null, changes: [] },
};

/** What needs the shop, or takes all the rest away: `session.test.ts` and `payment.test.ts` do these. */
const elsewhere: ReadonlySet<string> = new Set(['device', 'orderHistory', 'password', 'payment', 'profile', 'session']);

/** What a device cannot do without the shop, and does before it has none. */
const asksTheShop: ReadonlySet<string> = new Set(['booking.open']);

/** What another device has to begin: `two-devices.test.ts` does it. */
const needsAnother: ReadonlySet<string> = new Set(['cart.dismissGone', 'cart.dismissCouponChange']);

const names = Object.entries(commands)
  .filter(([noun]) => !elsewhere.has(noun))
  .flatMap(([noun, verbs]) => Object.keys(verbs).map((verb) => `${noun}.${verb}`))
  .filter((name) => !asksTheShop.has(name) && !needsAnother.has(name));

/** What only tells somebody else. */
const writesNothing: ReadonlySet<string> = new Set(['search.count']);

/** `draft` is the order that the open checkout would make. */
function paramsOf(name: string, draft: string): object {
  const [noun = '', verb = ''] = name.split('.');
  return (walk(draft) as Record<string, Record<string, object>>)[noun]![verb]!;
}

let server: TestServer;
let device: TestDevice;
let tab: TestTab;
let window: Window;
let line: CartLine | null = null;
/** What is delivered of an order that was placed. */
let shipment = { number: '', postcode: '' };
/** Whether a write finds no room; of the databases what is written is told. */
let isFull: (written?: unknown) => boolean = () => false;

const full = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** The shop's answers to orders whose ids say what comes of them. */
async function answer(request: Request): Promise<Response> {
  const refusals: Readonly<Record<string, object>> = {
    'order-counted-anew': { code: 'QUOTE_CHANGED', quote: { grand_total: 1880 }, changes: [] },
    'order-refused': { code: 'OUT_OF_STOCK' },
    'order-refused-and-read': { code: 'OUT_OF_STOCK' },
  };
  if (request.method === 'POST' && new URL(request.url).pathname === '/api/order') {
    const { order_id } = (await request.clone().json()) as { order_id: string };
    const result = refusals[order_id];
    if (result) return Response.json({ code: 400, result }, { status: 400 });
  }
  return server.app.handle(request);
}

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  device = new TestDevice({ fetch: answer });
  isFull = () => false;
  refuseWrites();
  tab = device.openTab();
  const shopper = new Shopper(await openShopper(tab.ports));
  await leaveNotice(shopper, 'storageRestored', 0);
  await shopper.putOrder(missingOrder);
  await shopper.close();
  window = new Window(tab.api);
  await window.open();
  await prepare();
});

afterEach(async () => {
  isFull = () => false;
  await tab.api.close();
  vi.restoreAllMocks();
});

/** Every store of the device refuses to write while it is full; to delete it never does. */
function refuseWrites(): void {
  for (const verb of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[verb];
    vi.spyOn(IDBObjectStore.prototype, verb).mockImplementation(function (this: IDBObjectStore, ...given) {
      return isFull(given[0]) ? full() : write.apply(this, given);
    });
  }
  device.outbox.refuse = () => void (isFull() && full());
  const { texts } = device.cache;
  const set = texts.set.bind(texts);
  texts.set = (key, text) => (isFull() ? full() : set(key, text));
}

/** A device with something for every command, and no network. */
async function prepare(): Promise<void> {
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  for (const orderId of ['order-counted-anew', 'order-refused', 'order-refused-and-read']) {
    await order(orderId);
    await window.value<OrderView>('order.byId', { id: orderId }, ({ state }) => state !== 'queued');
  }
  await order('order-placed');
  await window.value<OrderView>('order.byId', { id: 'order-placed' }, ({ state }) => state === 'placed');
  [shipment] = (await server.shop<(typeof shipment)[]>('shipments')) as [typeof shipment];
  await must('booking.open', { number: shipment.number, proof: { postcode: shipment.postcode } });
  device.isOffline = true;
  await tab.api.hint('offline');
  await window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => !isOnline);
  for (const orderId of ['order-that-waits', 'order-also-waiting']) await order(orderId);
  await must('cart.add', { ...lamp, operationId: operationId() });
  const removed = await tab.api.command('cart.remove', { operationId: operationId(), key: 'LAMP' });
  line = removed.ok ? (removed.value as [CartLine])[0] : null;
  await must('cart.putBack', { operationId: operationId(), lines: [line!] });
  await must('cart.applyCoupon', { operationId: operationId(), code: 'VINTER20' });
  await must('comparison.add', named('LAMP'));
  await must('search.remember', { text: 'sofa' });
  await must('wishlist.add', { articles: [named('LAMP')] });
}

async function order(orderId: string): Promise<void> {
  await must('cart.add', { ...lamp, operationId: operationId() });
  await must('checkout.open', { orderId });
  await must('checkout.placeOrder', { orderId, details, expectedTotalMinor: TOTAL });
}

async function must(name: string, params: object): Promise<void> {
  expect(await tab.api.command(name, params), name).toMatchObject({ ok: true });
}

/** Something that can be fetched again, and takes the last room. */
async function fillWithPictures(): Promise<void> {
  await device.pictures.asStore(() => 0).keep('/media/picture.jpg', new Response(new Blob(['picture'])));
}

describe('a device that is full', () => {
  test('of what can be fetched again: that gives way to every command (D8, L2)', async () => {
    isFull = () => device.pictures.kept.size > 0;
    const refused: unknown[] = [];
    for (const name of names) {
      await fillWithPictures();
      const done = await tab.api.command(name, paramsOf(name, 'order-opened'));
      if (!done.ok) refused.push([name, done.error]);
    }
    expect(refused).toEqual([]);
    const tasks = await window.value<TaskView[]>('task.all', {});
    expect(tasks.map(({ id }) => id)).not.toContain('order-that-waits');
  });

  test('in the middle of a command of several changes: none of them is lost when it is done once more (C3, L2)', async () => {
    await fillWithPictures();
    let shown = 0;
    const isTask = (written: unknown): boolean => /\.\d+$/.test((written as { id?: string } | undefined)?.id ?? '');
    isFull = (written) => device.pictures.kept.size > 0 && isTask(written) && ++shown > 1;
    const other = { ...line!, key: 'CHAIR', sku: 'CHAIR', parentSku: 'CHAIR' };
    await must('cart.putBack', { operationId: operationId(), lines: [line!, other] });
    expect(shown, 'the second change found no room at first').toBeGreaterThan(1);
    const { lines } = await window.value<CartView>('cart.current', {});
    expect(lines.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['LAMP', 2],
      ['CHAIR', 1],
    ]);
  });

  test('after the first of several articles: none of them is in the cart, and it is refused (L2)', async () => {
    const before = await window.value<CartView>('cart.current', {});
    const ids = ['both-articles.0', 'both-articles.1'];
    isFull = (written) => (written as { id?: string } | undefined)?.id === ids[1];
    const articles = ['LAMP', 'TABLE-LAMP'].map((sku, at) => ({ parentSku: sku, sku, qty: 1, operationId: ids[at] }));
    const done = await tab.api.command('cart.addAll', { articles });
    expect(done).toMatchObject({ ok: false, error: { code: 'storageFull' } });
    expect(await window.value<CartView>('cart.current', {})).toEqual(before);
    isFull = () => false;
    await must('cart.addAll', { articles });
    const { lines } = await window.value<CartView>('cart.current', {});
    expect(lines.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['LAMP', 2],
      ['TABLE-LAMP', 1],
    ]);
  });

  test('for ever: every command is refused in words, and what was there is as it was (L2)', async () => {
    isFull = () => true;
    const before = await window.value<CartView>('cart.current', {});
    const silent: unknown[] = [];
    for (const name of names.filter((each) => !writesNothing.has(each))) {
      const done = await tab.api.command(name, paramsOf(name, 'order-also-waiting'));
      if (done.ok || !/^(?:storageFull|orderNotSaved)$/.test(done.error.code)) silent.push([name, done]);
    }
    expect(silent).toEqual([]);
    expect(await window.value<CartView>('cart.current', {})).toEqual(before);
  });
});
