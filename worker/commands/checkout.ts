import { isMissingOrder } from '#domain/missing-order.ts';
import { furtherDeliveries } from '#domain/checkout-costs.ts';
import { type CheckoutDetails, checkoutProblems, companyOf, completeDetails } from '#domain/checkout-details.ts';
import { type DeliveryPromise, isSamePromise } from '#domain/delivery-promise.ts';
import { lastDay } from '#domain/last-day.ts';
import { latestPromise } from '#domain/latest-promise.ts';
import type { CartLine } from '#domain/cart.ts';
import type { CartCoupon } from '#domain/coupon.ts';
import { pickupPlaceOf } from '#domain/pickup-places.ts';
import { type CheckoutSettings, customerTypeOf } from '#domain/checkout-methods.ts';
import { canAcceptQuote, changedCode } from '#domain/quote.ts';
import { countTotals, discountPercent } from '#domain/totals.ts';
import { type CartLineView, isVirtualCart } from '#domain/views/cart.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import { chosenCosts } from '../shopper/chosen-costs.ts';
import { shownCart, shownLines } from '../shopper/cart-lines.ts';
import { atShownPrices, countAgreed } from '../shopper/count-agreed.ts';
import type { WorkerContext } from '../context.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import { couponOfOrder } from '../outbox/views/coupon-of-order.ts';
import { pickupPlacesOf } from '#domain/views/pickup-places-of.ts';
import { catalogueContext } from '../queries/catalogue-context.ts';
import { settingsIn } from '../catalogue/settings-in.ts';
import { todayIn } from '../shopper/today-in.ts';
import { isTheirOrder } from '../session/their-order.ts';
import { endPayment } from '../shopper/settle-payment.ts';
import { type Agreed, seal } from './seal-agreed.ts';

export interface PlaceOrder {
  readonly orderId: string;
  readonly details: CheckoutDetails;
  /** The total that the shopper saw when ordering, minor units. */
  readonly expectedTotalMinor: number;
  /** When it comes, as the shopper saw it; missing where nothing was said of it. */
  readonly expectedDelivery?: DeliveryPromise | null;
}

/**
 * Seals the order of this checkout: from then on it is kept and will be sent, network or not. The same checkout makes one
 * order, however often it is asked (O7).
 */
export async function placeOrder(context: WorkerContext, call: PlaceOrder): Promise<Result<{ orderId: string }>> {
  const before = await context.shopper.order(call.orderId);
  const paid = await endPayment(context, call.orderId);
  if (!paid.ok || paid.value.isPaid) return paid.ok ? ok({ orderId: call.orderId }) : paid;
  return seal(
    context,
    call.orderId,
    onlyStill(before, ({ state }) => state === 'cancelled'),
    async () => agreedNow(context, call),
  );
}

/**
 * A sealing may be replaced that could be when this was asked for, and is still the same. One that came since may be this call's own,
 * which the shopper has given up in another tab while this one was frozen (decision 118).
 */
function onlyStill(before: OrderDoc | null, canReplace: (order: OrderDoc) => boolean): (known: OrderDoc) => boolean {
  return (known) => before?.key === known.key && canReplace(before) && canReplace(known);
}

/** What is ordered now, if it may be: as it is shown, with nothing missing. */
export async function agreedNow(context: WorkerContext, call: PlaceOrder): Promise<Result<Agreed>> {
  const said = settingsIn(context.catalogue.references$.value);
  if (!said) return fail({ code: 'settingsNotOnDevice' });
  const isBusiness = context.session.record$.value?.isBusiness ?? false;
  // What is paid again may have been begun before there were all of these fields.
  const typed = completeDetails(call.details);
  const { lines, views, coupon } = await linesAsShown(context);
  const situation = { isVirtual: isVirtualCart(views), isOnline: context.connection.isOnline };
  // What was chosen while there was still something to deliver, or more than one delivery, or a place for it, counts no more.
  const details = {
    ...typed,
    ...(said.notTaken?.includes('comment') ? { comment: '' } : {}),
    hasPartialDeliveries: furtherDeliveries(said, typed, views) > 0,
    pickupPlace: pickupPlaceOf(pickupPlacesOf(catalogueContext(context)), typed),
    ...(situation.isVirtual ? { shippingMethod: '', pickupPlace: null, hasOtherBilling: false } : {}),
  };
  const settings = { ...said, customerType: customerTypeOf(companyOf(details), isBusiness) };
  if (Object.keys(checkoutProblems(details, settings, situation)).length > 0)
    return fail({ code: 'fixValidationErrors' });
  if (lines.length === 0) return fail({ code: 'cartEmptyBeforeCheckout' });
  if (views.some(({ problem }) => problem !== null)) return fail({ code: 'cartItemsNotInStock' });
  const couponPercent = coupon?.percent ?? 0;
  const counted = countAgreed(context, { settings, details, views, couponPercent });
  const { totals, delivery } = counted;
  // What the shopper saw is what is ordered; anything else is shown first.
  const { expectedTotalMinor, expectedDelivery = delivery } = call;
  const changes = [
    ...(totals.grandTotalMinor === expectedTotalMinor ? [] : [{ kind: 'total' }]),
    ...(isSamePromise(delivery, expectedDelivery) ? [] : [{ kind: 'delivery' }]),
  ];
  if (changes.length > 0) return fail({ code: changedCode(changes) });
  return ok({ details, lines, ...counted, couponCode: coupon?.code ?? null, isSealedAnew: false });
}

/**
 * Takes an order again that the shop counted differently, on its new terms: same order, new sealing (D16). Refused with
 * `quoteChanged` where something has to be chosen anew first, and in another store view than its own; with `orderAlreadySent` where it is not
 * theirs, is paid, or waits for no answer any more.
 */
export async function acceptQuote(
  context: WorkerContext,
  { orderId }: { readonly orderId: string },
): Promise<Result<{ orderId: string }>> {
  const before = await context.shopper.order(orderId);
  // Sealed anew it would have another key, and what was paid would not be what is ordered.
  if (!before || before.isPaid || !isTheirOrder(before, context)) return fail({ code: 'orderAlreadySent' });
  // It would become an order of this country, with the numbers of the other one.
  if (before.storeCode !== context.store.code) return fail({ code: 'quoteChanged' });
  const settings = settingsIn(context.catalogue.references$.value);
  if (!settings) return fail({ code: 'settingsNotOnDevice' });
  return seal(
    // Whoever has signed in since, an order of a guest stays one until the shop has it (decision 079).
    { ...context, cart: { ...context.cart, owner: before.owner } },
    orderId,
    onlyStill(before, (order) => order.state === 'needsAttention' && !isMissingOrder(order)),
    async (order) => {
      if (!order?.details) return fail({ code: 'orderAlreadySent' });
      const changes = order.reason?.changes ?? [];
      if (!canAcceptQuote(changes)) return fail({ code: 'quoteChanged' });
      const lines = order.lines.map((line, index) => withNewPrice(line, index, order));
      const { views } = await shownLines(context, lines);
      const gone = new Set(changes.map(({ fee }) => fee));
      // The fees are those that were agreed on, whatever this device knows by now of fees and of products.
      const fees = (order.totals.fees ?? []).filter(({ code }) => !gone.has(code));
      const details = { ...completeDetails(order.details), feeOptions: fees.map(({ code }) => code) };
      const { rateBasisPoints: taxBasisPoints } = context.store.tax;
      const couponLeft = couponOfOrder(order);
      const counted = countTotals({
        lines: lines.map(({ key, qty, snapshot }) => ({ key, qty, ...snapshot })),
        ...chosenCosts(context, settings, details, views),
        fees: fees.map((fee) => ({ ...fee, taxBasisPoints })),
        couponPercent:
          couponLeft === null ? 0 : discountPercent(order.totals.subtotalMinor, order.totals.discountMinor),
      });
      const grandTotalMinor = order.reason?.newTotalMinor ?? order.totals.grandTotalMinor;
      return ok({
        details,
        lines,
        totals: { ...counted, grandTotalMinor },
        ...deliveryAnew(context, order, { settings, views }),
        couponCode: couponLeft,
        isSealedAnew: true,
      });
    },
  );
}

/**
 * What is promised when an order is taken again: it counts from now. Where the shop can only come later than was agreed on, what the device
 * knows by now is promised, and a day no earlier than the shop's.
 */
function deliveryAnew(
  context: WorkerContext,
  { reason, details, delivery: agreed = null }: OrderDoc,
  { settings, views }: { readonly settings: CheckoutSettings; readonly views: readonly CartLineView[] },
): { readonly delivery: DeliveryPromise | null; readonly deliveryBy: string | null } {
  const late = reason?.changes.find(({ kind }) => kind === 'delivery');
  const method = settings.shippingMethods.find(({ code }) => code === details?.shippingMethod);
  const now = late
    ? latestPromise(
        views.map((view) => view.delivery),
        method,
      )
    : null;
  const delivery = now ?? agreed;
  const by = lastDay(delivery, todayIn(context));
  return { delivery, deliveryBy: by && late?.day && late.day > by ? late.day : by };
}

/** The lines at the prices that are shown. */
async function linesAsShown(context: WorkerContext): Promise<{
  lines: CartLine[];
  views: readonly CartLineView[];
  coupon: CartCoupon | null;
}> {
  const { state, views } = await shownCart(context);
  return { lines: atShownPrices(state.lines, views), views, coupon: state.coupon };
}

function withNewPrice(line: CartLine, index: number, { reason }: OrderDoc): CartLine {
  const ofLine = (reason?.changes ?? []).filter(({ kind, sku }) => kind === 'price' && sku === line.sku);
  // Lines of one sku may differ in what was chosen; a backend that does not tell them apart counts them alike.
  const change = ofLine.find((each) => (each.line ?? index) === index);
  return change?.after == null
    ? line
    : { ...line, snapshot: { ...line.snapshot, unitMinor: change.after, regularMinor: null } };
}
