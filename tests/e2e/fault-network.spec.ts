import {
  captivePage,
  captiveRedirect,
  errorPage,
  hang,
  isMatch,
  type Match,
  refusal,
  type Verdict,
} from '../support/fault-proxy-verdicts.ts';
import type { FaultProxy, LogEntry } from '../support/fault-proxy.ts';
import { boxes, chair, lamp } from './faults/articles.ts';
import { expect, test } from './faults/fault-test.ts';
import { HEALING_MS } from './faults/healing.ts';
import { expectArrival, expectCartsAgree, expectNoFalsePlaced, sendUntilArrived, some } from './faults/oracle.ts';

test.use({ reusesDevice: true });

const api: Match = { path: /^\/api\// };
const placingAnOrder: Match = { method: 'POST', path: /^\/api\/order\?/ };

/** How many orders it may take until one goes out on a connection that was used before. */
const ORDERS_MAX = 5;
/** An attempt is given up after fifteen seconds; the rest is room. */
const GIVEN_UP_MS = 15_000 + HEALING_MS;

/** Row 26: nothing of the shop gets through, and something else answers, or nobody. Error pages: fault-answers.spec.ts. */
const walls: readonly (readonly [string, Verdict])[] = [
  ['a captive portal answers with its page', captivePage],
  ['a captive portal leads to its login', captiveRedirect],
  ['everything hangs', hang],
];

test.describe('nothing of the shop gets through', () => {
  // A device that knew of an outage before would not even try to send.
  test.use({ reusesDevice: false });

  for (const [name, verdict] of walls) {
    test(`row 26: ${name}: the badge says so, nothing counts as sent, then it is sent once (O1, O3, H1)`, async ({
      shop,
      network,
      device,
    }) => {
      const tab = await device.openTab();
      await tab.putIntoCart(chair, 1);
      await tab.fillCheckout();
      // The order runs into it first: a device that met it with another call would wait with the order.
      network.rule(placingAnOrder, verdict);
      const orderId = await tab.shopper.placeOrder();
      await expect.poll(() => network.requests(placingAnOrder).length, { timeout: HEALING_MS }).toBeGreaterThan(0);
      network.rule(api, verdict);
      await tab.open('/');
      await expect(tab.page.getByTestId('offline-badge')).toBeVisible({ timeout: GIVEN_UP_MS });
      await tab.page.getByTestId('offline-badge').click();
      const task = tab.page.getByTestId('sync-task').filter({ hasText: 'Bestilling' });
      await expect(task).not.toHaveAttribute('data-state', 'sent');
      expect(await tab.page.evaluate(() => navigator.onLine)).toBe(true);

      network.heal();
      await sendUntilArrived(shop, tab, task, orderId);
      await expect(task).toHaveAttribute('data-state', 'sent', { timeout: HEALING_MS });
      await tab.openConfirmation(orderId);
      await expectArrival(shop, tab, orderId, some(chair, 1));
      await expect(tab.page.getByTestId('offline-badge')).toHaveCount(0);
      await expectNoFalsePlaced(shop, device);
    });
  }
});

interface Break {
  readonly row: string;
  readonly name: string;
  /** What happens to requests that place an order. */
  readonly verdict: Verdict | readonly Verdict[];
  /** What the log must hold, or the fault was not there. */
  readonly isProven: (orders: readonly LogEntry[]) => boolean;
}

const breaks: readonly Break[] = [
  {
    row: '25',
    name: 'cut before it is sent',
    verdict: [{ kind: 'cutBeforeSend' }, { kind: 'cutBeforeSend' }],
    isProven: (orders) => orders.length >= 3,
  },
  {
    row: '27',
    name: 'the reply is lost after the commit',
    verdict: [{ kind: 'dropReply' }, { kind: 'dropReply' }],
    isProven: (orders) => orders.some(({ verdict, shopStatus }) => verdict === 'dropReply' && shopStatus === 200),
  },
  {
    row: '29',
    name: 'the answer is cut short',
    verdict: [{ kind: 'truncate' }, { kind: 'truncate' }],
    isProven: (orders) => orders.some(({ verdict, shopStatus }) => verdict === 'truncate' && shopStatus === 200),
  },
  {
    row: '30',
    name: 'it is delivered twice',
    verdict: [{ kind: 'duplicate' }],
    isProven: (orders) => orders[0]?.verdict === 'duplicate',
  },
  {
    row: '27',
    name: 'the connection ends while the shop works on it',
    verdict: [{ kind: 'cutAfterBody' }, { kind: 'cutAfterBody' }],
    isProven: (orders) => orders[0]?.verdict === 'cutAfterBody',
  },
  {
    row: '32',
    name: 'the shop answers 500, 503 and 401, then well',
    verdict: [refusal(500, 'INTERNAL'), refusal(503, 'BUSY'), refusal(401, 'UNAUTHORIZED')],
    isProven: (orders) => orders.length >= 4,
  },
];

for (const { row, name, verdict, isProven } of breaks) {
  test(`row ${row}: ${name}: one order (O1, O3)`, async ({ shop, network, device }) => {
    const tab = await device.openTab();
    await tab.putIntoCart(lamp, 2);
    await tab.fillCheckout();
    network.rule(placingAnOrder, verdict);
    const orderId = await tab.shopper.placeOrder();
    await expectArrival(shop, tab, orderId, some(lamp, 2));
    expect(isProven(network.requests(placingAnOrder)), JSON.stringify(network.requests(placingAnOrder))).toBe(true);
    await expectNoFalsePlaced(shop, device);
    expectSameBytes(network);
  });
}

test('row 28: a reused connection ends after the body was read, and the browser sends it again: one order (O1, O3)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  const isSentTwice = (): boolean => isSentTwiceWithOneKey(network.requests(placingAnOrder));
  // A browser that has all its connections in use opens another one, so that an order may go out on a new one; and one whose
  // shop takes longer than the device waits is not sent again by the browser.
  for (let orders = 0; !isSentTwice() && orders < ORDERS_MAX; orders++) {
    const dropping = network.rule({ ...placingAnOrder, isSocketReused: true }, [{ kind: 'dropReply' }]);
    await tab.putIntoCart(lamp, 2);
    await tab.fillCheckout();
    const orderId = await tab.shopper.placeOrder();
    await expectArrival(shop, tab, orderId, some(lamp, 2));
    dropping.remove();
  }
  expect(isSentTwice()).toBe(true);
  await expectNoFalsePlaced(shop, device);
  expectSameBytes(network);
});

test('row 31: an answer that trickles is given up, asked for by key, and counts (O1)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  await tab.putIntoCart(boxes, 1);
  await tab.fillCheckout();
  network.rule(placingAnOrder, { kind: 'trickle', bytesPerSecond: 1 }, 1);
  const orderId = await tab.shopper.placeOrder();
  await tab.expectOrderState('placed', GIVEN_UP_MS + HEALING_MS);
  await expectArrival(shop, tab, orderId, some(boxes, 1));
  expect(network.requests({ path: new RegExp(`^/api/sync/order/${orderId}`) })).not.toEqual([]);
  await expectNoFalsePlaced(shop, device);
});

test('row 30: cart requests of two tabs arrive in the wrong order and twice; the cart comes out right (C1, C3)', async ({
  shop,
  network,
  device,
}) => {
  const first = await device.openTab();
  await first.putIntoCart(boxes, 1);
  await expectCartsAgree(shop, first, some(boxes, 1));
  const second = await device.openTab(lamp.path);
  await first.open(chair.path);
  const swapped = network.rule(api, { kind: 'swap', patienceMs: 800 });
  const doubled = network.rule({ method: 'POST', path: /^\/api\/cart\// }, { kind: 'duplicate' }, 2);
  await Promise.all([first, second].map(({ page }) => page.getByTestId('add-to-cart').click()));
  await first.openCart();
  await first.setQty(boxes, 3);
  await expect.poll(() => doubled.hits).toBe(2);
  await expect.poll(() => swapped.hits).toBeGreaterThan(0);
  network.heal();

  const lines = { ...some(boxes, 3), ...some(chair, 1), ...some(lamp, 1) };
  await expectCartsAgree(shop, first, lines);
  await expectCartsAgree(shop, second, lines);
});

for (const [name, answer] of [
  ['429', refusal(429, 'TOO_MANY_REQUESTS', { 'retry-after': '5' })],
  ['an error page', errorPage(503, { 'retry-after': '5' })],
] as const) {
  test(`row 32: Retry-After of ${name} is honoured, and the order waits (O1)`, async ({ shop, network, device }) => {
    const tab = await device.openTab();
    await tab.putIntoCart(boxes, 1);
    await tab.fillCheckout();
    network.rule(placingAnOrder, answer, 1);
    const orderId = await tab.shopper.placeOrder();
    await expectArrival(shop, tab, orderId, some(boxes, 1));
    const [refused, next] = network.requests(placingAnOrder);
    expect(next!.at - refused!.at).toBeGreaterThanOrEqual(5000);
    await expectNoFalsePlaced(shop, device);
  });
}

test('O6: orders arrive in the order they were made; one that the shop cannot take does not block the next', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  await tab.shopper.goOffline();
  const poisoned = await tab.order(lamp, 1);
  const second = await tab.order(boxes, 1);
  const third = await tab.order(chair, 1);
  const poison = network.judge((request) =>
    isMatch(placingAnOrder, request) && request.body.includes(poisoned) ? refusal(500, 'INTERNAL') : null,
  );
  await device.setOffline(false);
  await tab.openConfirmation(poisoned);
  // Each tap is an attempt; after five that the shop answered, the order steps aside.
  await sendUntilArrived(shop, tab, tab.shopper.confirmation(), third);
  const arrived = (await shop.orders()).map(({ orderId }) => orderId).filter((id) => id === second || id === third);
  expect(arrived).toEqual([second, third]);
  await tab.expectOrderState('queued');

  poison.remove();
  await sendUntilArrived(shop, tab, tab.shopper.confirmation(), poisoned);
  await expectArrival(shop, tab, poisoned, some(lamp, 1));
  await expectNoFalsePlaced(shop, device);
});

function isSentTwiceWithOneKey(orders: readonly LogEntry[]): boolean {
  const dropped = orders.find(({ verdict }) => verdict === 'dropReply');
  return orders.filter(({ idempotencyKey }) => idempotencyKey === dropped?.idempotencyKey).length >= 2;
}

/** Whatever is sent again under a key is the same, byte for byte. */
function expectSameBytes(network: FaultProxy): void {
  const bodies = new Map<string, string>();
  for (const { idempotencyKey, body, path } of network.log) {
    if (!idempotencyKey) continue;
    expect(`${path} ${body}`).toBe(bodies.get(idempotencyKey) ?? `${path} ${body}`);
    bodies.set(idempotencyKey, `${path} ${body}`);
  }
}
