import { type CheckoutDetails, checkoutProblems } from '#domain/checkout-details.ts';
import type { CartLine } from '#domain/cart.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import { countTotals, type Totals } from '#domain/totals.ts';
import { type CartLineView, lineView } from '#domain/views/cart.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import { cartState } from '../outbox/cart-state.ts';
import { sealOrder } from '../outbox/seal-order.ts';
import { catalogueContext } from '../queries/catalogue-context.ts';
import { settingsIn } from '../queries/checkout.ts';

export interface PlaceOrder {
  readonly orderId: string;
  readonly details: CheckoutDetails;
  /** The total that the shopper saw when ordering, minor units. */
  readonly expectedTotalMinor: number;
}

/**
 * Seals the order of this checkout: from then on it is kept and will be sent, network or not. The same checkout makes one
 * order, however often it is asked (O7).
 */
export async function placeOrder(context: WorkerContext, call: PlaceOrder): Promise<Result<{ orderId: string }>> {
  const known = await context.shopper.order(call.orderId);
  if (known && known.state !== 'sealing' && known.state !== 'cancelled') return ok({ orderId: known.id });
  const settings = settingsIn(context.catalogue.references$.value);
  if (!settings) return fail({ code: 'settingsNotOnDevice' });
  if (Object.keys(checkoutProblems(call.details, settings)).length > 0) return fail({ code: 'fixValidationErrors' });
  const { lines, views, couponCode } = await shownLines(context);
  if (lines.length === 0) return fail({ code: 'cartEmptyBeforeCheckout' });
  if (views.some(({ problem }) => problem !== null)) return fail({ code: 'cartItemsNotInStock' });
  const totals = orderTotals(context, settings, call.details, views);
  // What the shopper saw is what is ordered; anything else is shown first.
  if (totals.grandTotalMinor !== call.expectedTotalMinor) return fail({ code: 'quoteChanged' });
  return seal(context, { ...call, lines, totals, couponCode });
}

/** Takes an order again that the shop counted differently, on its new terms: same order, new sealing (D16). */
export async function acceptQuote(
  context: WorkerContext,
  { orderId }: { readonly orderId: string },
): Promise<Result<{ orderId: string }>> {
  const order = await context.shopper.order(orderId);
  const settings = settingsIn(context.catalogue.references$.value);
  if (!order?.details || order.state !== 'needsAttention') return fail({ code: 'orderAlreadySent' });
  if (!settings) return fail({ code: 'settingsNotOnDevice' });
  const lines = order.lines.map((line) => withNewPrice(line, order));
  const newTotal = order.reason?.newTotalMinor ?? order.totals.grandTotalMinor;
  const counted = countTotals({
    lines: lines.map(({ key, qty, snapshot }) => ({ key, qty, ...snapshot })),
    ...costs(context, settings, order.details),
    couponPercent: 0,
  });
  const totals = { ...counted, grandTotalMinor: newTotal };
  return seal(context, { orderId, details: order.details, lines, totals, couponCode: null }, true);
}

interface OrderToSeal {
  readonly orderId: string;
  readonly details: CheckoutDetails;
  readonly lines: readonly CartLine[];
  readonly totals: Totals;
  readonly couponCode: string | null;
}

async function seal(context: WorkerContext, order: OrderToSeal, reseal = false): Promise<Result<{ orderId: string }>> {
  const isHeld = !order.details.isSentWhenOnline && !context.connection.isOnline;
  const sealed = await sealOrder(context, { ...order, name: context.cart, store: context.store, isHeld }, reseal);
  if (!sealed.ok) return sealed;
  context.outbox.wake();
  return ok({ orderId: sealed.value.id });
}

/** The lines at the prices that are shown. */
async function shownLines(context: WorkerContext): Promise<{
  lines: CartLine[];
  views: CartLineView[];
  couponCode: string | null;
}> {
  const state = cartState(await context.shopper.cartFacts(context.cart), context.cart);
  const summaries = await context.catalogue.summaries(state.lines.flatMap(({ productId }) => productId ?? []));
  const about = catalogueContext(context);
  const views = state.lines.map((line) => lineView(line, summaries.get(line.productId ?? ''), about));
  const lines = state.lines.map((line, index) => {
    const { unitMinor, regularMinor } = views[index]!;
    return { ...line, snapshot: { ...line.snapshot, unitMinor, regularMinor } };
  });
  return { lines, views, couponCode: state.couponCode };
}

function orderTotals(
  context: WorkerContext,
  settings: CheckoutSettings,
  details: CheckoutDetails,
  lines: readonly CartLineView[],
): Totals {
  return countTotals({ lines, ...costs(context, settings, details), couponPercent: 0 });
}

function costs({ store }: WorkerContext, settings: CheckoutSettings, details: CheckoutDetails) {
  const shipping = settings.shippingMethods.find(({ code }) => code === details.shippingMethod);
  const payment = settings.paymentMethods.find(({ code }) => code === details.paymentMethod);
  const taxBasisPoints = store.tax.rateBasisPoints;
  return {
    delivery: shipping ? { amountMinor: shipping.priceMinor, taxBasisPoints } : null,
    paymentFee: payment ? { amountMinor: payment.costMinor, taxBasisPoints } : null,
  };
}

function withNewPrice(line: CartLine, { reason }: OrderDoc): CartLine {
  const change = reason?.changes.find(({ kind, sku }) => kind === 'price' && sku === line.sku);
  return change?.after == null
    ? line
    : { ...line, snapshot: { ...line.snapshot, unitMinor: change.after, regularMinor: null } };
}
