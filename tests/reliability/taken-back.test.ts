import { expect, test } from 'vitest';
import { details } from '#tests/support/checkout-details.ts';
import { thaw } from './sim/freezing.ts';
import { underControl } from './sim/run-scenario.ts';
import { Scenario } from './sim/scenario.ts';
import type { SimDevice, SimTab } from './sim/sim-device.ts';
import { DELIVERY_MINOR } from './sim/sim-server.ts';

/** A tab that freezes in the middle of something, and what the shopper does about it in another one meanwhile. */

/** A tab that orders, or takes an order back, has got all answers of its surroundings well before it has got so many. */
const ANSWERS = 30;
const FILLED_MS = 20_000;
const NOTICED_MS = 2000;
const REST_MS = 120_000;

type Begin = (device: SimDevice, tab: SimTab) => Promise<unknown>;

/** Orders what the tab shows; `command` says how it is asked for. */
async function orderBy(
  command: (name: string, params: object) => Promise<unknown>,
  device: SimDevice,
  { shown }: SimTab,
): Promise<unknown> {
  const opened = await command('checkout.open', { orderId: device.draw() });
  const { orderId } = (opened as { value: { orderId: string } }).value;
  const expectedTotalMinor = shown.cart!.totals.subtotalMinor + DELIVERY_MINOR;
  return command('checkout.placeOrder', { orderId, details, expectedTotalMinor });
}

const order: Begin = (device, tab) => orderBy((name, params) => tab.api.command(name, params), device, tab);

/** The same, while time passes until it is answered. */
const ordered: Begin = (device, tab) => orderBy((name, params) => device.command(tab, name, params), device, tab);

interface TwoTabs {
  readonly device: SimDevice;
  readonly first: SimTab;
  readonly second: SimTab;
  /** The first begins this, and freezes after so many answers. */
  readonly freezeIn: (begin: Begin, answers: number) => Promise<void>;
  /** The first wakes up, and the network is back. How many orders the shop has in the end. */
  readonly comesTo: () => Promise<number>;
}

/** Two tabs without a network, and a piece in the cart. */
async function offline(work: (tabs: TwoTabs) => Promise<string>): Promise<string> {
  let result = '';
  await underControl(new Scenario(1), async ({ parties, time, server }) => {
    const { device } = parties[0]!;
    const [first, second] = [(await device.openTab())!, (await device.openTab())!];
    const setOffline = async (isOffline: boolean): Promise<void> => {
      device.network.isOffline = isOffline;
      for (const { api } of device.tabs) void api.hint(isOffline ? 'offline' : 'online');
      await time.advance(NOTICED_MS);
    };
    await time.advance(FILLED_MS);
    await device.command(first, 'cart.add', { operationId: device.draw(), parentSku: 'A', sku: 'A', qty: 1 });
    await setOffline(true);
    const freezeIn: TwoTabs['freezeIn'] = async (begin, answers) => {
      first.realm.freezeAfter(answers);
      void begin(device, first).catch(() => undefined);
      await time.advance(NOTICED_MS);
    };
    const comesTo: TwoTabs['comesTo'] = async () => {
      first.realm.spare();
      thaw(first);
      await time.advance(NOTICED_MS);
      await setOffline(false);
      await time.advance(REST_MS);
      return server.orders.length;
    };
    result = await work({ device, first, second, freezeIn, comesTo });
  });
  return result;
}

/** What comes of it, whenever the first tab freezes. */
async function outcomes(work: (tabs: TwoTabs, answers: number) => Promise<string>): Promise<string[]> {
  const all = new Set<string>();
  for (let answers = 1; answers <= ANSWERS; answers++) all.add(await offline((tabs) => work(tabs, answers)));
  return [...all].toSorted();
}

test('what a tab ordered before it froze, and another took back, is not ordered again when it wakes up (H2)', async () => {
  const all = await outcomes(async ({ device, second, freezeIn, comesTo }, answers) => {
    await freezeIn(order, answers);
    const [shown] = second.shown.orders;
    const taken = shown && (await device.command(second, 'task.cancel', { id: shown.id }));
    return `${shown ? 'seen' : 'not seen'}, ${JSON.stringify(taken)}: ${await comesTo()}`;
  });
  expect(all).toEqual(['not seen, undefined: 1', 'seen, {"ok":true,"value":null}: 0']);
});

test('what is ordered twice in a tab that freezes, and is taken back in another, is not ordered again when it wakes up (H2)', async () => {
  const all = await outcomes(async ({ device, first, second, freezeIn, comesTo }, answers) => {
    const expectedTotalMinor = first.shown.cart!.totals.subtotalMinor + DELIVERY_MINOR;
    await ordered(device, first);
    const { id } = second.shown.orders[0]!;
    const again = { orderId: id, details, expectedTotalMinor };
    await freezeIn((_device, { api }) => api.command('checkout.placeOrder', again), answers);
    const taken = (await device.command(second, 'task.cancel', { id })) as { ok: boolean };
    return `${taken.ok}: ${await comesTo()}`;
  });
  expect(all).toEqual(['true: 0']);
});

test('what a tab took back before it froze, and another ordered again, stays ordered when it wakes up (O1)', async () => {
  const all = await outcomes(async ({ device, first, second, freezeIn, comesTo }, answers) => {
    await ordered(device, first);
    const { id } = second.shown.orders[0]!;
    await freezeIn((_device, { api }) => api.command('task.cancel', { id }), answers);
    // A command of another tab repairs what the first has left in the middle.
    await device.command(second, 'cart.add', { operationId: device.draw(), parentSku: 'A', sku: 'A', qty: 1 });
    const { state } = second.shown.orders[0]!;
    const expectedTotalMinor = second.shown.cart!.totals.subtotalMinor + DELIVERY_MINOR;
    const again = { orderId: id, details, expectedTotalMinor };
    const done = (await device.command(second, 'checkout.placeOrder', again)) as { ok: boolean };
    return `${state}, ${done.ok}: ${await comesTo()}`;
  });
  // What is still queued there is the same order, which the first tab takes back when it wakes up.
  expect(all).toEqual(['cancelled, true: 1', 'queued, true: 0']);
});
