import type { HistoryOrderView } from '#domain/views/order-history.ts';
import type { Owner } from '../outbox/owner.ts';
import type { CustomerDoc } from './shopper-documents.ts';

export type HistoryDoc = Extract<CustomerDoc, { kind: 'orderHistory' }>;

/** Where a page of an owner's order history is kept, as the shop said it last; pages count from 1. */
export function historyId(owner: Owner, page: number): string {
  return `orderHistory|${owner}|${page}`;
}

/** The kept pages of an owner. */
function historyPages(documents: readonly CustomerDoc[], owner: Owner): HistoryDoc[] {
  return documents
    .filter((document): document is HistoryDoc => document.kind === 'orderHistory')
    .filter(({ id, page }) => id === historyId(owner, page));
}

/** An order of the past by its number, as far as the device knows it. */
export function historyOrder(
  documents: readonly CustomerDoc[],
  owner: Owner,
  orderNumber: string,
): HistoryOrderView | null {
  const orders = historyPages(documents, owner).flatMap((page) => page.orders);
  return orders.find(({ number }) => number === orderNumber) ?? null;
}
