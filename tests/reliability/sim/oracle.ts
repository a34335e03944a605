import type { OrderDoc } from '#worker/documents/shopper-documents.ts';
import type { Party, Scenario } from './scenario.ts';
import { describe, quantities, refusedOn } from './shopper-model.ts';
import type { SimDevice, SimTab } from './sim-device.ts';
import { discounted } from './sim-server.ts';
import { LIMITED, WRONG_COUPON } from './steps.ts';
import { isReplicationPost } from '#worker/outbox/lease.ts';

/** What must hold after every step, whatever is broken at that moment (reliability 4: continuous oracle). */
export async function checkAlways(scenario: Scenario): Promise<void> {
  checkServer(scenario);
  for (const party of scenario.parties) {
    for (const id of refusedOn(party.device)) party.refused.add(id);
    checkOrdersAreKept(scenario, party);
    for (const tab of party.device.visibleTabs) {
      checkShownCart(party, tab);
      checkPlacedIsTrue(scenario, tab);
    }
  }
}

/** What must hold when all faults have ended and time has passed (quiescence oracle). */
export async function checkQuiet(scenario: Scenario): Promise<void> {
  await checkAlways(scenario);
  for (const party of scenario.parties) {
    const { device } = party;
    for (const tab of device.visibleTabs) {
      checkNothingIsStuck(device, tab);
      checkServerCart(scenario, device, tab);
    }
    checkEveryOrderHasAnEnd(scenario, party);
  }
}

/** A promise that was broken; the message says which. */
export class BrokenPromise extends Error {}

export function must(isTrue: boolean, promise: string): asserts isTrue {
  if (!isTrue) throw new BrokenPromise(promise);
}

function checkServer({ server, parties }: Scenario): void {
  const seen = new Set<string>();
  for (const { orderId, total, lines, coupon } of server.orders) {
    must(!seen.has(orderId), `O1: ${orderId} was placed twice`);
    seen.add(orderId);
    const agreed = parties.map(({ model }) => model.orders.get(orderId)).find(Boolean);
    must(agreed !== undefined, `O2: ${orderId} was placed and never agreed to`);
    must(agreed.state === 'confirmed', `H2: ${orderId} was given up and placed all the same`);
    must(total <= agreed.agreedMinor, `O4: ${orderId} costs ${total}, agreed was ${agreed.agreedMinor}`);
    const ordered = describe(quantities(lines), true);
    must(ordered === describe(agreed.lines, true), `O4: ${orderId} holds ${ordered}`);
    must(coupon === agreed.coupon, `O4: ${orderId} has the coupon ${coupon}, agreed was ${agreed.coupon}`);
  }
  must(server.articles.get(LIMITED)!.stock >= 0, 'S4: sold more than there is');
}

function checkOrdersAreKept({ server }: Scenario, { device, model }: Party): void {
  const open = new Set(
    device.storage
      .documents<OrderDoc>('orders')
      .filter(({ state }) => state !== 'accepted' && state !== 'returning' && state !== 'cancelled')
      .map(({ id }) => id),
  );
  for (const [id, { state }] of model.orders) {
    if (state !== 'confirmed') continue;
    const isKept = isQueued(device, id) || server.orders.some(({ orderId }) => orderId === id) || open.has(id);
    must(isKept, `O1: ${id} was confirmed and is nowhere`);
  }
}

function checkShownCart({ model, refused }: Party, { realm, shown }: SimTab): void {
  const expected = describe(model.cart(refused));
  const actual = describe(quantities(shown.cart?.lines ?? []));
  must(actual === expected, `C1: ${realm.name} shows «${actual}» instead of «${expected}»`);
  const coupon = shown.cart?.coupon?.code ?? null;
  // One that the shop does not know is shown until it says so.
  if (coupon === WRONG_COUPON) return;
  const wanted = model.coupon(refused);
  must(coupon === wanted, `C1: ${realm.name} shows the coupon ${coupon} instead of ${wanted}`);
}

function checkPlacedIsTrue({ server }: Scenario, { realm, shown }: SimTab): void {
  for (const { id, state } of shown.orders) {
    if (state !== 'placed') continue;
    must(
      server.orders.some(({ orderId }) => orderId === id),
      `O3: ${realm.name} shows ${id} as placed`,
    );
  }
}

function checkNothingIsStuck(device: SimDevice, { realm, shown }: SimTab): void {
  const stuck = shown.tasks.filter(({ state }) => state === 'queued' || state === 'sending');
  must(stuck.length === 0, `stuck in ${realm.name}: ${JSON.stringify(stuck)}`);
  const entries = [...device.cache.texts.keys()].filter((url) => !/watermark$|given-up|\/cart\//.test(url));
  must(entries.length === 0, `left in the mirror: ${entries.join(' ')}`);
  const held = device.locks.heldNames().filter((name) => !isReplicationPost(name));
  must(held.length === 0, `locks still held: ${held.join(' ')}`);
  const rows = [...device.outbox.contents.rows.values()];
  must(rows.length === 0, `left in the outbox: ${rows.map(({ entry }) => entry.id).join(' ')}`);
}

function checkServerCart({ server }: Scenario, device: SimDevice, { realm, shown }: SimTab): void {
  const cartId = device.outbox.carts.get('guest|bmno')?.cartId ?? '';
  const lines = [...(server.cart(cartId)?.lines.values() ?? [])];
  const there = describe(quantities(lines), true);
  const here = describe(quantities(shown.cart?.lines ?? []), true);
  must(here === there, `C1: ${realm.name} shows «${here}», the server holds «${there}»`);
  const coupon = server.cart(cartId)?.coupon ?? null;
  const shownCoupon = shown.cart?.coupon?.code ?? null;
  must(shownCoupon === coupon, `C1: ${realm.name} shows the coupon ${shownCoupon}, the server has ${coupon}`);
  if (lines.length === 0) return;
  const rows = lines.map(({ sku, qty }) => discounted(server.articles.get(sku)!.price * qty, coupon));
  const total = rows.reduce((sum, row) => sum + row, 0);
  const { state, grandTotalMinor } = shown.cart!.totals;
  must(state === 'confirmed', `${realm.name} still shows an estimate`);
  must(grandTotalMinor === total, `totals: ${realm.name} shows ${grandTotalMinor}, the server counts ${total}`);
}

function checkEveryOrderHasAnEnd({ server }: Scenario, { device, model }: Party): void {
  for (const { id, state, lines } of device.storage.documents<OrderDoc>('orders')) {
    must(state !== 'sealed' && state !== 'returning', `O1: ${id} is still ${state}`);
    if (state === 'rejected' || state === 'needsAttention') must(lines.length > 0, `O5: ${id} lost its lines`);
  }
  for (const [id, { state }] of model.orders) {
    const isThere = server.orders.some(({ orderId }) => orderId === id);
    must(state === 'confirmed' || !isThere, `H2: ${id} was given up and placed all the same`);
  }
}

function isQueued(device: SimDevice, id: string): boolean {
  return [...device.outbox.contents.rows.values()].some(({ entry }) => entry.id === id);
}
