import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import { hang, type Match, type Verdict } from '../support/fault-proxy-verdicts.ts';
import { boxes, chair, lamp } from './faults/articles.ts';
import type { Device } from './faults/device.ts';
import type { FaultShop } from './faults/fault-shop.ts';
import { expect, test } from './faults/fault-test.ts';
import { loseUntilNoticed } from './faults/losses.ts';
import { expectNoFalsePlaced, some } from './faults/oracle.ts';
import { beginToPay, calls, expectNothingTaken, expectPaidOnce, expectSaid, frameOf, pay } from './faults/paying.ts';
import { callbacks } from './faults/payment-provider.ts';
import type { Tab } from './faults/tab.ts';
import { openPayment, payByCard, providerFrame, sendForm } from './support/provider-page.ts';

test.use({ reusesDevice: true });

/** Two lamps are paid for in a tab of their own: once, and they are one order. */
async function payForLamps(shop: FaultShop, device: Device): Promise<void> {
  const tab = await device.openTab();
  const orderId = await beginToPay(tab, lamp, 2);
  await pay(tab);
  await expectPaidOnce(shop, tab, orderId, some(lamp, 2));
}

/** What becomes of each call of a device about its payment, one after the other; each is noticed. */
const losses: readonly (readonly [string, readonly Verdict[]])[] = [
  ['are lost on their way to the shop', [{ kind: 'cutBeforeSend' }, { kind: 'cutBeforeSend' }]],
  ['lose their replies, and then half of them', [{ kind: 'dropReply' }, { kind: 'truncate' }]],
];

for (const [name, verdicts] of losses) {
  test(`rows 27, 28: all calls about a payment ${name}: it is paid once, and is one order (O8)`, async ({
    shop,
    network,
    device,
  }) => {
    const lost = Object.values(calls).map((match) => loseUntilNoticed(device, network, match, verdicts));
    await payForLamps(shop, device);
    expect(lost.map(({ left }) => left)).toEqual([0, 0, 0]);
    await expectNoFalsePlaced(shop, device);
  });
}

/** What the network does to all calls of a device about its payment. */
const networks: readonly (readonly [string, Verdict])[] = [
  ['come twice', { kind: 'duplicate' }],
  ['come late', { kind: 'delay', ms: 1500 }],
];

for (const [name, verdict] of networks) {
  test(`rows 29, 30: all calls about a payment ${name}: it is paid once, and is one order (O8)`, async ({
    shop,
    network,
    device,
  }) => {
    const rules = Object.values(calls).map((match: Match) => network.rule(match, verdict));
    await payForLamps(shop, device);
    expect(rules.map(({ hits }) => hits)).not.toContain(0);
    await expectNoFalsePlaced(shop, device);
  });
}

test('row 30: answers of before the payment come after it: what is placed stays placed (O8)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  // However long a busy machine takes to pay: what was asked before that is not given up.
  await giveUpNothing(tab);
  const orderId = await beginToPay(tab, boxes);
  await pay(tab, '3220');
  const approve = providerFrame(tab.page).getByRole('button', { name: 'Ja, godkjenn' });
  await expect(approve).toBeVisible();
  const holding = network.rule(calls.placeOrder, { kind: 'holdReply' });
  const early = () =>
    network
      .requests(calls.placeOrder)
      .filter(({ verdict, shopStatus }) => verdict === 'holdReply' && shopStatus === 400);
  await expect.poll(() => early().length).toBeGreaterThan(0);
  holding.remove();
  await approve.click();
  await tab.expectOrderState('placed');
  const before = await saysOpen(tab);
  network.release(calls.placeOrder);
  await expect.poll(() => saysOpen(tab), 'the device has heard what was said before it paid').toBeGreaterThan(before);
  await tab.openConfirmation(orderId);
  await expectPaidOnce(shop, tab, orderId, some(boxes, 1));
});

test('row 6: a payment that one window opens is the payment of the other as well, and it is paid once (O7, O8)', async ({
  shop,
  device,
}) => {
  const [one, other] = [await device.openTab(), await device.openTab()];
  await one.putIntoCart(chair);
  await one.fillCheckout('card');
  await one.draftIsKept();
  await other.open('/checkout');
  await expect(other.page.getByTestId('terms')).toBeChecked();
  const orderId = await one.draftOrderId();
  await one.page.getByTestId('place-order').click();
  await Promise.all([one, other].map((tab) => expect(frameOf(tab)).toBeVisible()));
  expect(await frameOf(one).getAttribute('src')).toBe(await frameOf(other).getAttribute('src'));
  // No press reaches a frame of a window that lies behind another one.
  await one.page.bringToFront();
  await pay(one);
  await other.expectOrderState('placed');
  await expectPaidOnce(shop, one, orderId, some(chair, 1));
});

test('row 30: the first press reaches the shop after a second one that holds more: what was shown last is paid (O4, O8)', async ({
  shop,
  network,
  device,
}) => {
  const overtaken = network.rule(calls.create, { kind: 'delay', ms: 60_000 }, 1);
  const tab = await device.openTab();
  const orderId = await beginToPay(tab, boxes);
  await expect.poll(() => overtaken.hits).toBe(1);
  await payForMore(tab);
  await expect(frameOf(tab)).toBeVisible();
  network.release(calls.create);
  // A busy machine asks the shop for the second one more than once.
  await expect.poll(() => network.requests(calls.create)[0]?.shopStatus).toBe(200);
  await pay(tab);
  await expectPaidOnce(shop, tab, orderId, some(boxes, 3));
});

test('row 27: the payment is changed, and the replies of that are lost: what is paid is what was shown last (O4, O8)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  const orderId = await beginToPay(tab, boxes);
  await openPayment(tab.page);
  const before = await frameOf(tab).getAttribute('src');
  network.rule(calls.create, [{ kind: 'dropReply' }, { kind: 'duplicate' }]);
  await payForMore(tab);
  await expect(frameOf(tab)).toHaveAttribute('src', before!);
  await pay(tab);
  await expectPaidOnce(shop, tab, orderId, some(boxes, 3));
});

test('rows 26, 27: a payment is paid elsewhere and then changed here, and nobody can say what became of it: it is not forgotten (D53)', async ({
  shop,
  network,
  device,
}) => {
  const tab = await device.openTab();
  const orderId = await beginToPay(tab, lamp);
  await openPayment(tab.page);
  const address = await frameOf(tab).getAttribute('src');
  await tab.page.getByRole('button', { name: 'Tilbake til skjemaet' }).click();
  const asking = network.rule(calls.placeOrder, { kind: 'cutBeforeSend' });
  const isOnItsWay = (): boolean =>
    network.requests(calls.placeOrder).some(({ verdict, shopStatus }) => verdict === 'pass' && shopStatus === null);
  await expect.poll(isOnItsWay).toBe(false);
  await payElsewhere(shop, device, address!);
  network.rule(calls.create, [{ kind: 'dropReply' }]);
  await tab.page.getByTestId('place-order').click();
  await expectSaid(tab, 'Vi vet ikke ennå om betalingen gikk gjennom');
  expect(network.requests(calls.create).map(({ shopStatus }) => shopStatus)).toContain(403);
  asking.remove();
  await tab.page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expectPaidOnce(shop, tab, orderId, some(lamp, 1));
});

test('row 27: the provider’s own answer is lost on its way to the frame: the frame finds out, and does not say that nothing was taken', async ({
  shop,
  network,
  device,
}) => {
  const asking = network.rule(calls.placeOrder, hang);
  // However often it is sent: a browser sends what was cut off once more by itself.
  network.rule({ method: 'POST', path: /^\/frame\/.*\/pay$/ }, { kind: 'dropReply' });
  const tab = await device.openTab();
  const orderId = await beginToPay(tab, boxes);
  await pay(tab);
  await expect(providerFrame(tab.page).getByRole('status')).toContainText('Betalingen er godkjent');
  asking.remove();
  network.release();
  await expectPaidOnce(shop, tab, orderId, some(boxes, 1));
});

/** What the network between provider and shop does: to the question before the money is taken, and to the message after it. */
const messages: readonly (readonly [string, Match, Verdict, times: number])[] = [
  ['the question does not reach the shop', callbacks.validate, { kind: 'cutBeforeSend' }, 1],
  ['the answer to the question is lost', callbacks.validate, { kind: 'dropReply' }, 1],
];

for (const [name, match, verdict, times] of messages) {
  test(`row 42: ${name}: nothing is taken, the frame says so, and the next try is paid once (O8)`, async ({
    shop,
    device,
  }) => {
    const rule = shop.provider.network.rule(match, verdict, times);
    const tab = await device.openTab();
    const orderId = await beginToPay(tab, boxes);
    await pay(tab);
    await expect(providerFrame(tab.page).getByRole('status')).toContainText('Noe gikk galt');
    expect(rule.hits).toBe(1);
    await expectNothingTaken(shop, orderId);
    await sendForm(providerFrame(tab.page));
    await expectPaidOnce(shop, tab, orderId, some(boxes, 1));
  });
}

test('row 42: question and message come twice, late, and their replies are lost: it is paid once (O8)', async ({
  shop,
  device,
}) => {
  const { network } = shop.provider;
  network.rule(callbacks.validate, { kind: 'duplicate' });
  const late = network.rule(callbacks.placeOrder, [{ kind: 'delay', ms: 60_000 }, { kind: 'dropReply' }]);
  const tab = await device.openTab();
  const orderId = await beginToPay(tab, lamp);
  // The provider tells it twice.
  await pay(tab, '0085');
  await expectPaidOnce(shop, tab, orderId, some(lamp, 1));
  network.release();
  await expect
    .poll(() => network.requests(callbacks.placeOrder).map(({ shopStatus }) => shopStatus))
    .toEqual([200, 200]);
  expect(late.hits).toBe(2);
  expect(await shop.ordersWithId(orderId)).toHaveLength(1);
  expect(await shop.provider.statusesOf(orderId)).toEqual(['checkout_complete']);
});

/** From now on no deadline of a question comes in the data worker of this window. */
async function giveUpNothing(tab: Tab): Promise<void> {
  const giveUp = (deadlineMs: number): void => {
    // Every answer is looked for later; a device that fills has more than are kept by itself.
    performance.setResourceTimingBufferSize(10_000);
    const { setTimeout: native } = globalThis;
    const isKept = (ms = 0): boolean => ms < deadlineMs;
    globalThis.setTimeout = ((run: () => void, ms?: number) => (isKept(ms) ? native(run, ms) : 0)) as typeof setTimeout;
  };
  await tab.prepareWorkers('deadlines', (worker) => worker.evaluate(giveUp, CATALOGUE_TIMEOUT_CLIENT_MS));
}

/** How often the data worker of this window was told that its payment is open. */
async function saysOpen(tab: Tab): Promise<number> {
  const worker = await tab.worker();
  return worker.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, responseStatus }) => name.includes('/external-checkout/place-order') && responseStatus === 400,
      ).length,
  );
}

/** Goes back, puts two more boxes into the cart, and opens the payment again. */
async function payForMore(tab: Tab): Promise<void> {
  await tab.page.getByRole('button', { name: 'Tilbake til skjemaet' }).click();
  await tab.putIntoCart(boxes, 2);
  await tab.fillCheckout('card');
  await tab.page.getByTestId('place-order').click();
}

/** Pays in another window, of which the shop hears nothing. */
async function payElsewhere(shop: FaultShop, device: Device, address: string): Promise<void> {
  shop.provider.network.rule(callbacks.placeOrder, { kind: 'cutBeforeSend' });
  const { page } = await device.blankTab();
  await page.goto(address);
  await payByCard(page, '1111');
  await expect(page.getByRole('status').filter({ hasText: 'Betalingen er godkjent' })).toBeVisible();
  await page.close();
}

/** What changed since an order was agreed to, and what is said of it. */
const changes: readonly (readonly [readonly string[], RegExp])[] = [
  [['total'], /Summen er en annen nå/],
  [['delivery'], /Leveringstiden er en annen nå/],
  [['total', 'delivery'], /Både summen og leveringstiden er endret/],
];

test('what the shop counts otherwise before it is paid is agreed to anew, in the form, as often as that happens (D16, D52)', async ({
  shop,
  network,
  device,
}) => {
  const answers = changes.map(([kinds]): Verdict => {
    const result = { code: 'QUOTE_CHANGED', message: 'changed', changes: kinds.map((kind) => ({ kind })) };
    const body = JSON.stringify({ code: 400, result });
    return { kind: 'answer', status: 400, headers: { 'content-type': 'application/json' }, body };
  });
  network.rule(calls.create, answers);
  const tab = await device.openTab();
  const orderId = await beginToPay(tab, lamp);
  for (const [, said] of changes) {
    await expectSaid(tab, said);
    await expect(tab.page.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
    await tab.page.getByRole('button', { name: 'Se over bestillingen' }).click();
    // All that was typed is there, and ordering it begins anew.
    await expect(tab.page.getByTestId('terms')).toBeChecked();
    await tab.page.getByTestId('place-order').click();
  }
  await pay(tab);
  await expectPaidOnce(shop, tab, orderId, some(lamp, 1));
});
