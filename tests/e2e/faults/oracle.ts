import { expect, type Locator } from '@playwright/test';
import type { Article } from './articles.ts';
import type { Device } from './device.ts';
import type { FaultShop, ServerOrder } from './fault-shop.ts';
import { HEALING_MS } from './healing.ts';
import type { Lines, Tab } from './tab.ts';

/** Exactly one order with this id, with these lines (O1, O4). */
export async function expectPlacedOnce(shop: FaultShop, orderId: string, lines: Lines): Promise<ServerOrder> {
  const found = await shop.ordersWithId(orderId);
  expect(
    found.map((order) => linesOf(order)),
    'one server order with what was sealed',
  ).toEqual([lines]);
  return found[0]!;
}

/** The order arrives at the server, and then the window says so. */
export async function expectArrival(shop: FaultShop, tab: Tab, orderId: string, lines: Lines): Promise<ServerOrder> {
  await tab.expectOrderState('placed', HEALING_MS);
  const order = await expectPlacedOnce(shop, orderId, lines);
  await expect(tab.shopper.confirmation()).toHaveAttribute('data-order', order.orderNumber);
  return order;
}

/** Taps «send now» until the shop has an order; a tap while an attempt is under way adds nothing to it. */
export async function sendUntilArrived(shop: FaultShop, tab: Tab, within: Locator, orderId: string): Promise<void> {
  await expect(async () => {
    if ((await shop.ordersWithId(orderId)).length > 0) return;
    await tab.sendNow(within);
    expect(await shop.ordersWithId(orderId)).toHaveLength(1);
  }).toPass({ timeout: HEALING_MS });
}

/** No window has called an order placed that the server does not have (O3). */
export async function expectNoFalsePlaced(shop: FaultShop, device: Device): Promise<void> {
  const known = new Map((await shop.orders()).map((order) => [order.orderId, Date.parse(order.created)]));
  const early = device.sightings.filter(
    ({ orderId, state, at }) => state === 'placed' && (known.get(orderId) ?? Number.POSITIVE_INFINITY) > at,
  );
  expect(early, 'shown as placed before the server had it').toEqual([]);
}

/** Nothing waits any more, and the server's cart is what the window shows (C1). */
export async function expectCartsAgree(shop: FaultShop, tab: Tab, lines: Lines): Promise<void> {
  await expect
    .poll(
      async () => {
        const cartId = await tab.cartId();
        return {
          waiting: await tab.mirroredEntries(),
          shown: await tab.shownLines(),
          server: cartId === null ? {} : await shop.cart(cartId),
        };
      },
      { timeout: HEALING_MS },
    )
    .toEqual({ waiting: [], shown: lines, server: lines });
}

/** `sku: qty` of one article. */
export function some({ sku }: Article, qty: number): Lines {
  return { [sku]: qty };
}

function linesOf({ lines }: ServerOrder): Lines {
  return Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]));
}
