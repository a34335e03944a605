import type { StoreView } from '#config/stores.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import { addDays, dayIn, daysBetween } from '#domain/local-time.ts';
import { toMinor } from '#domain/money.ts';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import { type Reply, refusal } from '../http/reply.ts';
import type { Count, CountedLine } from './cart-totals.ts';
import { totalsToWire } from './wire-cart.ts';

/**
 * So many days that an order waited on its device make it not late (decision 106): a week where weeks were named, and where days
 * were, one, so that no midnight does.
 */
const WAIT_OF_WEEKS_DAYS = 7;
const WAIT_OF_DAYS_DAYS = 1;

/** One reason why the shop counts differently than the shopper agreed to; amounts in minor units, gross. */
interface QuoteChange {
  readonly kind: 'price' | 'shipping' | 'payment' | 'coupon' | 'fee' | 'currency' | 'delivery' | 'total';
  readonly sku?: string;
  /** Code of the fee and its option: `4/11`. */
  readonly fee?: string;
  /** Place of the product in the order: lines of one sku may differ in what was chosen. */
  readonly line?: number;
  readonly before?: number | string;
  readonly after?: number | string;
}

/**
 * Places nothing where the shop counts more than the shopper agreed to, or where a method, the coupon, a fee or the currency
 * is gone, or the delivery is later: 400 QUOTE_CHANGED with the new count and the differences (D16). A lower total is fine.
 */
export function quoteChanged(
  store: StoreView,
  order: Order,
  lines: readonly CountedLine[],
  counted: Count,
): Reply | null {
  const { expected } = order;
  if (!expected) return null;
  const total = counted.totals.grandTotalMinor;
  const isDearer = total > expected.grand_total + (expected.tolerance ?? 0);
  const isOtherCurrency = expected.currency !== store.currency.code;
  const late = lateDelivery(store, order, counted);
  const isWhole = counted.missing.length === 0 && counted.missingFees.length === 0;
  if (!isDearer && !isOtherCurrency && !late && isWhole) return null;
  const changes: QuoteChange[] = [
    ...counted.missing.map((kind) => ({ kind })),
    ...counted.missingFees.map((fee) => ({ kind: 'fee' as const, fee })),
    ...(isOtherCurrency ? [{ kind: 'currency' as const, before: expected.currency, after: store.currency.code }] : []),
    ...priceChanges(order, lines),
    ...(late ? [late] : []),
    ...(isDearer ? [{ kind: 'total' as const, before: expected.grand_total, after: total }] : []),
  ];
  return refusal(400, 'QUOTE_CHANGED', 'The shop counts differently now. Nothing was ordered.', {
    extra: { quote: totalsToWire(store, counted, lines), changes },
  });
}

/** The change to report when the earliest possible delivery is later than the day that the shopper agreed to. */
function lateDelivery(
  store: StoreView,
  { expected, created_at: createdAt }: Order,
  { deliveryDays }: Count,
): QuoteChange | null {
  if (!expected?.delivery_by) return null;
  const days = deliveryDays();
  const now = Date.now();
  const today = dayIn(timeZoneOf(store), now);
  const earliest = addDays(today, days?.earliest ?? 0);
  const waited = createdAt === undefined ? 0 : daysBetween(dayIn(timeZoneOf(store), Date.parse(createdAt)), today);
  const forgiven = Math.max(0, Math.min(waited, days?.isOrdered ? WAIT_OF_WEEKS_DAYS : WAIT_OF_DAYS_DAYS));
  if (expected.delivery_by >= addDays(earliest, -forgiven)) return null;
  return { kind: 'delivery', before: expected.delivery_by, after: earliest };
}

function priceChanges(order: Order, lines: readonly CountedLine[]): QuoteChange[] {
  return lines.flatMap(({ itemId, qty, sellable }) => {
    // `itemId` is the line's place in the order, from 1. The sku does not identify the line: it may be the parent's.
    const before = toMinor(order.products[itemId - 1]?.price_incl_tax);
    const after = sellable.unitMinor(qty);
    if (before === null || before === after) return [];
    return [{ kind: 'price' as const, sku: sellable.sku, line: itemId - 1, before, after }];
  });
}
