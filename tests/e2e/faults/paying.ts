import { expect, type Locator } from '@playwright/test';
import { openPayment, payByCard, providerFrame } from '../support/provider-page.ts';
import type { Article } from './articles.ts';
import type { FaultShop } from './fault-shop.ts';
import { expectArrival, expectCartsAgree } from './oracle.ts';
import type { Lines, Tab } from './tab.ts';

const family = '/api/ext/external-checkout';

/** The calls of a device about its payment. */
export const calls = {
  /** Makes the provider's order, or changes it. */
  create: { method: 'POST', path: new RegExp(`^${family}/order\\?`) },
  /** Asks how it stands, and has it placed where it is paid. */
  placeOrder: { method: 'POST', path: new RegExp(`^${family}/place-order`) },
  /** Asks what the provider says of it. */
  confirmation: { method: 'GET', path: new RegExp(`^${family}/confirmation`) },
} as const;

/** Asks what another delivery costs that was chosen in the provider's page. */
export const totalChanged = { method: 'POST', path: new RegExp(`^${family}/total-changed`) } as const;

/** The provider's page in the shop's. */
export function frameOf({ page }: Tab): Locator {
  return page.getByTestId('external-checkout');
}

/** From an article to the press that opens the provider's page; answers with the id of the order. */
export async function beginToPay(tab: Tab, article: Article, qty = 1): Promise<string> {
  await tab.putIntoCart(article, qty);
  await tab.fillCheckout('card');
  const orderId = await tab.draftOrderId();
  await tab.page.getByTestId('place-order').click();
  return orderId;
}

/** Pays in the provider's page, which is opened anew where the shop was too busy; `end` as in docs/payment.md. */
export async function pay(tab: Tab, end = '1111'): Promise<void> {
  await openPayment(tab.page);
  await payByCard(providerFrame(tab.page), end);
}

/** The provider has the money. */
export async function isTaken(shop: FaultShop, orderId: string): Promise<void> {
  await expect.poll(() => shop.provider.statusesOf(orderId)).toEqual(['checkout_complete']);
}

/** What the window says while something is paid. */
export async function expectSaid(tab: Tab, text: string | RegExp): Promise<void> {
  await expect(tab.page.getByTestId('payment-step')).toContainText(text);
}

/** Nothing is paid and nothing is ordered. */
export async function expectNothingTaken(shop: FaultShop, orderId: string): Promise<void> {
  expect(await shop.provider.statusesOf(orderId)).not.toContain('checkout_complete');
  expect(await shop.ordersWithId(orderId)).toEqual([]);
}

/** One payment and one order, which the window shows; nothing of it is in the cart any more, and the money was taken once (O8). */
export async function expectPaidOnce(shop: FaultShop, tab: Tab, orderId: string, lines: Lines): Promise<void> {
  const { payment } = await expectArrival(shop, tab, orderId, lines);
  expect(payment).toMatchObject({ state: 'authorized' });
  expect(await shop.provider.statusesOf(orderId)).toEqual(['checkout_complete']);
  await expect(tab.page.getByTestId('payment-receipt')).toContainText('Kort');
  await tab.open('/');
  await expectCartsAgree(shop, tab, {});
}
