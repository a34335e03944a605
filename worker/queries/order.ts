import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, missing, ready } from '#domain/answer.ts';
import { isBookingPath } from '#domain/booking-path.ts';
import type { ShippingMethod } from '#domain/checkout-methods.ts';
import { completeDetails } from '#domain/checkout-details.ts';
import { foreignText } from '#domain/plain-text.ts';
import { inLocale } from '#domain/translations.ts';
import type { CountedFee } from '#domain/totals.ts';
import type { OrderView, PurchaseView, ReceiptView } from '#domain/views/outbox.ts';
import { settingsIn } from '../catalogue/settings-in.ts';
import type { WorkerContext } from '../context.ts';
import type { OrderDoc, OrderState, TaskDoc } from '../documents/shopper-documents.ts';
import { isUnmeasured } from '../documents/unmeasured-order.ts';
import { GUEST } from '../outbox/owner.ts';
import { couponOfOrder, expectedOf } from '../outbox/views/coupon-of-order.ts';
import { isTheirOrder, type Viewer } from '../session/their-order.ts';
import { isSameAnswer } from './same-answer.ts';

/** All orders of who uses this device, newest first, whatever store view they are of (D94). */
export function all(context: WorkerContext): Observable<Answer<readonly OrderView[]>> {
  const { shopper, session } = context;
  return combineLatest([shopper.orders$, shopper.tasks$, session.record$]).pipe(
    map(([everybodys, tasks]) => {
      const orders = everybodys.filter((order) => isTheirOrder(order, context)).toSorted((a, b) => b.seq - a.seq);
      return ready(orders.map((order) => orderView(order, tasks, context)));
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** One order by the id that its checkout drew. */
export function byId(context: WorkerContext, { id }: { readonly id: string }): Observable<Answer<OrderView>> {
  const { shopper, session } = context;
  return combineLatest([shopper.orders$, shopper.tasks$, session.record$]).pipe(
    map(([orders, tasks]) => {
      const order = orders.find((candidate) => candidate.id === id && isTheirOrder(candidate, context));
      return order ? ready(orderView(order, tasks, context)) : missing;
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

type NamedMethod = Pick<ShippingMethod, 'code' | 'title' | 'translations'>;

/** What the receipt of an order says beside the order. */
export function receipt(context: WorkerContext, { id }: { readonly id: string }): Observable<Answer<ReceiptView>> {
  const { shopper, catalogue, session, locale } = context;
  return combineLatest([shopper.orders$, catalogue.references$, session.record$]).pipe(
    map(([orders, references]) => {
      const order = orders.find((candidate) => candidate.id === id && isTheirOrder(candidate, context));
      if (!order) return missing;
      const details = order.details && completeDetails(order.details);
      const said = settingsIn(references);
      const titleOf = (methods: readonly NamedMethod[] = [], named = ''): string | null => {
        const method = methods.find(({ code }) => code === named);
        return method ? inLocale(method, locale).title : null;
      };
      return ready({
        details,
        deliveryTitle: titleOf(said?.shippingMethods, details?.shippingMethod),
        paymentTitle: titleOf(said?.paymentMethods, details?.paymentMethod),
      });
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/**
 * What was bought on this device and web analytics has not heard of: placed, or paid at the provider, whoever settled it and on whatever
 * page. What a guest ordered is theirs too who has signed in since.
 */
export function unmeasured({ shopper, cart: { owner } }: WorkerContext): Observable<Answer<readonly PurchaseView[]>> {
  return shopper.orders$.pipe(
    map((orders) => orders.filter((order) => [owner, GUEST].includes(order.owner) && isUnmeasured(order))),
    map((orders) => ready(orders.map(purchaseView))),
    distinctUntilChanged(isSameAnswer),
  );
}

function purchaseView({ id, placed, totals, currency }: OrderDoc): PurchaseView {
  return { orderId: id, totalMinor: (placed ?? totals).grandTotalMinor, currency };
}

const stateNames: Readonly<Record<OrderState, OrderView['state']>> = {
  sealed: 'queued',
  accepted: 'placed',
  rejected: 'rejected',
  needsAttention: 'needsAttention',
  returning: 'cancelled',
  cancelled: 'cancelled',
};

function orderView(order: OrderDoc, tasks: readonly TaskDoc[], { cart, session }: Viewer): OrderView {
  // What a guest ordered goes without a token.
  const isTokenMissing = order.owner !== GUEST && session.isExpired;
  const canCancel =
    !order.isPaid && tasks.some(({ id, state, attempts }) => id === order.id && state === 'queued' && attempts === 0);
  // What the shop placed counts; before that, what this device counted and the shopper agreed to.
  const { totals: agreed, placed = null } = order;
  const totals = placed ?? agreed;
  return {
    id: order.id,
    state: order.state === 'accepted' && order.isCalledOff ? 'calledOff' : stateNames[order.state],
    orderNumber: order.orderNumber,
    storeCode: order.storeCode,
    createdAt: order.createdAt,
    email: order.details?.email ?? null,
    bookingPath: bookingPathOf(order),
    wantedAccount: cart.owner === GUEST ? wantedAccountOf(order) : null,
    lines: order.lines.map(({ key, sku, qty, snapshot }, index) => ({
      key,
      sku,
      qty,
      name: snapshot.name,
      name2: snapshot.name2,
      image: snapshot.image,
      optionLabels: snapshot.optionLabels,
      rowMinor: rowOf(order, index),
    })),
    subtotalMinor: totals.subtotalMinor,
    discountMinor: totals.discountMinor,
    deliveryMinor: totals.deliveryMinor,
    paymentFeeMinor: totals.paymentFeeMinor,
    fees: feesOf(order),
    totalMinor: totals.grandTotalMinor,
    taxMinor: totals.taxMinor,
    couponCode: couponOfOrder(order),
    isCountedByShop: placed !== null,
    agreedMinor: placed !== null && placed.grandTotalMinor !== agreed.grandTotalMinor ? agreed.grandTotalMinor : null,
    currency: order.currency,
    delivery: order.delivery ?? null,
    deliveryBy: expectedOf(order)?.delivery_by ?? null,
    pickupPlace: order.details?.pickupPlace ?? null,
    reason: order.reason,
    isKept: order.isKept ?? true,
    isPaid: order.isPaid ?? false,
    paymentReceipt: order.paymentReceipt ? foreignText(order.paymentReceipt, 1) : null,
    isSignInMissing: isTokenMissing && order.state === 'sealed' && !order.isPaid,
    isHeld: order.isHeld,
    canCancel,
    canEdit: canCancel && order.storeCode === cart.storeCode,
  };
}

/** Who wanted an account with this order, and has none yet (D11). */
function wantedAccountOf({ owner, details, state }: OrderDoc): OrderView['wantedAccount'] {
  if (owner !== GUEST || state !== 'accepted' || !details?.isAccountWanted) return null;
  const { email, firstName, lastName, isBusiness, company, taxId } = details;
  return { email, firstName, lastName, ...(isBusiness ? { company, taxId } : { company: '', taxId: '' }) };
}

/** The fees as the shop placed them, in the words in which they were chosen. */
function feesOf({ totals: { fees: agreed = [] }, placed = null }: OrderDoc): readonly CountedFee[] {
  return (placed?.fees ?? agreed).map((fee) => ({
    ...fee,
    label: agreed.find(({ code }) => code === fee.code)?.label ?? fee.label,
  }));
}

/** A path of the shop's booking page, and of nothing else, whatever a backend says. */
function bookingPathOf({ bookingPath, state, isCalledOff }: OrderDoc): string | null {
  return state === 'accepted' && !isCalledOff && typeof bookingPath === 'string' && isBookingPath(bookingPath)
    ? bookingPath
    : null;
}

/** What a row comes to, less its discount: as the shop placed it, else as it was agreed to. */
function rowOf({ lines, totals, placed }: OrderDoc, index: number): number {
  const { sku, qty, snapshot } = lines[index]!;
  // Lines go over the wire in their order; a shop that puts some of them together says fewer.
  const line =
    placed?.lines.length === lines.length ? placed.lines[index] : placed?.lines.find((each) => each.sku === sku);
  if (line) return line.unitMinor * qty - line.discountMinor;
  return snapshot.unitMinor * qty - (totals.lines[index]?.discountMinor ?? 0);
}
