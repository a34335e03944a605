import { eq } from 'drizzle-orm';
import { defaultStoreView, type StoreView, storeViewByCode } from '#config/stores.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import type { CheckoutSettings, ShippingMethod } from '#domain/checkout-methods.ts';
import { lastDay } from '#domain/last-day.ts';
import { dayIn } from '#domain/local-time.ts';
import { shippingOptionId } from '#domain/payment/shipping-options.ts';
import { isCollected } from '#domain/pickup-places.ts';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import { pickupStores } from '../booking/pickup-stores.ts';
import { settingsOf } from '../cart/settings-of.ts';
import { type CountedOrder, countOrder } from '../cart/count-order.ts';
import { updateCart } from '../cart/cart-store.ts';
import { type Reply, success } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import { payments } from '../store/payment-schema.ts';
import { inTransaction } from '../store/transaction.ts';
import { externalOfCount } from './external-of-count.ts';
import { asExternal } from './external-refusal.ts';
import { paidDelivery } from './paid-delivery.ts';
import { customerById } from './payer.ts';
import { isOpen, movePayment, type Payment, paymentByProviderId } from './payments.ts';
import type { PaymentTools } from './payment-tools.ts';
import { type ProviderOrder, type ProviderRequest, ReadOnlyOrder } from './provider.ts';

/**
 * The shopper chose another delivery in the provider's frame (spec 7: order-total-change): the provider is told what that costs, and
 * the choice is kept with the payment and its cart. An order that is paid stays as it was paid.
 */
export async function totalChanged(tools: PaymentTools, payment: Payment): Promise<Reply> {
  const { database, provider, shopUrl } = tools;
  const store = storeViewByCode(payment.storeCode) ?? defaultStoreView;
  const told = isOpen(payment) ? await provider.read(payment.providerOrderId!) : null;
  const settings = await settingsOf(database, store);
  const method = settings.shippingMethods.find((each) => shippingOptionId(each) === told?.selected_shipping_option?.id);
  const { payload, agreed } = payment;
  const information = payload.addressInformation;
  const isSame =
    method?.carrierCode === information.shipping_carrier_code && method.methodCode === information.shipping_method_code;
  if (!told || !method || told.status === 'checkout_complete') return answer(payment);
  if (isSame) {
    if (told.order_amount === payment.amountMinor) return answer(payment);
    // The device may have changed the order while the provider was told of another one.
    await tellProvider(tools, payment, { order: payment.external, counted: shippingOptionId(method) });
    const current = await paymentByProviderId(database, payment.providerOrderId!);
    return current && !isUnchanged(current, payment) ? totalChanged(tools, current) : answer(payment);
  }
  const chosen = await orderWithDelivery(database, store, { payload, agreed, settings, method });
  const customer = await customerById(database, payment.customerId);
  // Whatever it costs now: the shopper sees it in the frame where the choice was made.
  const order = atTotal(chosen, Number.MAX_SAFE_INTEGER, null);
  const found = await countOrder(database, store, { order, customer, isAddressAsked: true });
  if (!found.ok) return asExternal(found.reply);
  const { totals } = found.counted;
  const asShown = atTotal(chosen, totals.grandTotalMinor, dayOf(store, found));
  const { locale } = payment.external;
  const external = externalOfCount(store, { order: asShown, found, settings, locale, shopUrl });
  // The provider first: what it does not take, because it is being paid as it was, is not kept here either.
  const counted = shippingOptionId(method);
  if (!(await tellProvider(tools, payment, { order: external, counted }))) return answer(payment);
  const change = { payload: asShown, external, amountMinor: totals.grandTotalMinor };
  const isKept = await inTransaction(database, async (queries) => {
    const [locked] = await queries.select().from(payments).where(eq(payments.id, payment.id)).for('update');
    if (!locked || !isUnchanged(locked, payment)) return false;
    const isMoved = await movePayment(queries, payment.id, ['created', 'refused'], change);
    if (isMoved && found.cart) await updateCart(queries, found.cart.id, { shippingMethod: method.code });
    return isMoved;
  });
  // Another question may have told the provider of what was kept before, or been about a later choice.
  const isHeard = isKept && isFor(await provider.read(payment.providerOrderId!), method, change.amountMinor);
  if (isHeard) return answer({ ...payment, ...change });
  // It was changed or paid meanwhile, so what was counted here is of another one.
  const current = await paymentByProviderId(database, payment.providerOrderId!);
  return current ? totalChanged(tools, current) : answer(payment);
}

function isUnchanged(now: Payment, before: Payment): boolean {
  return now.updatedAt.getTime() === before.updatedAt.getTime();
}

/** Whether the provider takes this sum for this delivery. */
function isFor(told: ProviderOrder | null, method: ShippingMethod, amountMinor: number): boolean {
  return told?.selected_shipping_option?.id === shippingOptionId(method) && told.order_amount === amountMinor;
}

/** What is paid for now. */
function answer(payment: Payment): Reply {
  return success({
    orderId: payment.providerOrderId,
    order_amount: payment.amountMinor,
    delivery: paidDelivery(payment),
  });
}

/** Tells the provider what it is to take; `false` where it is finished, or being paid as it was. */
async function tellProvider(
  { provider }: PaymentTools,
  { id, providerOrderId, method }: Payment,
  { order, counted }: Pick<ProviderRequest, 'order'> & { readonly counted: string },
): Promise<boolean> {
  try {
    await provider.update(providerOrderId!, { reference: id, method, order, counted });
    return true;
  } catch (error) {
    if (!(error instanceof ReadOnlyOrder)) throw error;
    return false;
  }
}

interface Choice extends Pick<Payment, 'payload' | 'agreed'> {
  readonly settings: CheckoutSettings;
  readonly method: ShippingMethod;
}

/** The order with another delivery; where it is collected, at the place that was agreed to, else at the nearest. */
async function orderWithDelivery(queries: Queries, store: StoreView, choice: Choice): Promise<Order> {
  const { payload, agreed, settings, method } = choice;
  const { pickup_store_id: _before, ...information } = payload.addressInformation;
  const { postcode } = information.shippingAddress ?? information.billingAddress;
  const place = isCollected(method.code)
    ? (agreed.addressInformation.pickup_store_id ?? (await pickupStores(queries, store, { postcode, limit: 1 }))[0]?.id)
    : undefined;
  return {
    ...payload,
    ...(payload.expected ? { expected: { ...payload.expected, fees: feesWith(agreed, settings, method) } } : {}),
    addressInformation: {
      ...information,
      shipping_carrier_code: method.carrierCode,
      shipping_method_code: method.methodCode,
      ...(place === undefined ? {} : { pickup_store_id: place }),
    },
  };
}

/** The chosen fees that go with another delivery too; the others are not paid for. */
function feesWith({ expected }: Order, { fees = [] }: CheckoutSettings, { code: method }: ShippingMethod) {
  const gone = fees.filter(({ shippingMethods }) => shippingMethods?.includes(method) === false);
  return (expected?.fees ?? []).filter(({ fee_id }) => gone.every(({ id }) => id !== fee_id));
}

/** The last day of a delivery that is chosen today. */
function dayOf(store: StoreView, { counted }: CountedOrder): string | null {
  return lastDay(counted.promise, dayIn(timeZoneOf(store), Date.now()));
}

/** The order with another total and another day that are agreed to; one that says neither stays without. */
function atTotal(order: Order, grandTotal: number, day: string | null): Order {
  if (!order.expected) return order;
  const { delivery_by: _before, ...expected } = order.expected;
  const by = day === null ? {} : { delivery_by: day };
  return { ...order, expected: { ...expected, grand_total: grandTotal, ...by } };
}
