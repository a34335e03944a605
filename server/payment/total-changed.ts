import { eq } from 'drizzle-orm';
import { defaultStoreView, storeViewByCode } from '#config/stores.ts';
import type { CheckoutSettings, ShippingMethod } from '#domain/checkout-methods.ts';
import { shippingOptionId } from '#domain/payment/shipping-options.ts';
import type { ExternalCheckoutOrder, Order } from '#schemas/api/generated/types.gen.ts';
import { settingsOf } from '../cart/settings-of.ts';
import { countOrder } from '../cart/count-order.ts';
import { updateCart } from '../cart/cart-store.ts';
import { type Reply, success } from '../http/reply.ts';
import { payments } from '../store/payment-schema.ts';
import { inTransaction } from '../store/transaction.ts';
import { externalOfCount } from './external-of-count.ts';
import { asExternal } from './external-refusal.ts';
import { customerById } from './payer.ts';
import { isOpen, movePayment, type Payment, paymentByProviderId } from './payments.ts';
import type { PaymentTools } from './payment-tools.ts';
import { ReadOnlyOrder } from './provider.ts';

/**
 * The shopper chose another delivery in the provider's frame (spec 7: order-total-change): the choice is kept with the payment and its
 * cart, and the provider is told what that costs. An order that is paid stays as it was paid.
 */
export async function totalChanged(tools: PaymentTools, payment: Payment): Promise<Reply> {
  const { database, provider, shopUrl } = tools;
  const store = storeViewByCode(payment.storeCode) ?? defaultStoreView;
  const id = payment.providerOrderId!;
  const same = success({ orderId: id, order_amount: payment.amountMinor });
  const told = isOpen(payment) ? await provider.read(id) : null;
  const settings = await settingsOf(database, store);
  const method = settings.shippingMethods.find((each) => shippingOptionId(each) === told?.selected_shipping_option?.id);
  const { payload, agreed } = payment;
  const information = payload.addressInformation;
  const isSame =
    method?.carrierCode === information.shipping_carrier_code && method.methodCode === information.shipping_method_code;
  if (!told || !method) return same;
  if (isSame) {
    // The answer to who asked first may have been lost before the provider was told.
    if (told.order_amount !== payment.amountMinor) await tellProvider(tools, payment, payment.external);
    return same;
  }
  const chosen: Order = {
    ...payload,
    ...(payload.expected ? { expected: { ...payload.expected, fees: feesWith(agreed, settings, method) } } : {}),
    addressInformation: {
      ...information,
      shipping_carrier_code: method.carrierCode,
      shipping_method_code: method.methodCode,
    },
  };
  // Whatever it costs now: the shopper sees it in the frame where the choice was made.
  const customer = await customerById(database, payment.customerId);
  const order = atTotal(chosen, Number.MAX_SAFE_INTEGER);
  const found = await countOrder(database, store, { order, customer, isAddressAsked: true });
  if (!found.ok) return asExternal(found.reply);
  const grandTotal = found.counted.totals.grandTotalMinor;
  const asShown = atTotal(chosen, grandTotal);
  const external = externalOfCount(store, {
    order: asShown,
    found,
    settings,
    locale: payment.external.locale,
    shopUrl,
  });
  const isKept = await inTransaction(database, async (queries) => {
    const [locked] = await queries.select().from(payments).where(eq(payments.id, payment.id)).for('update');
    if (locked?.updatedAt.getTime() !== payment.updatedAt.getTime()) return false;
    const change = { payload: asShown, external, amountMinor: grandTotal };
    const isMoved = await movePayment(queries, payment.id, ['created', 'refused'], change);
    if (isMoved && found.cart) await updateCart(queries, found.cart.id, { shippingMethod: method.code });
    return isMoved;
  });
  if (!isKept) {
    // It was changed or paid meanwhile, so what was counted here is of another one.
    const current = await paymentByProviderId(database, id);
    return current ? totalChanged(tools, current) : same;
  }
  await tellProvider(tools, payment, external);
  return success({ orderId: id, order_amount: grandTotal });
}

/** Tells the provider what it is to take. */
async function tellProvider(
  { provider }: PaymentTools,
  { id, providerOrderId, method }: Payment,
  order: ExternalCheckoutOrder,
): Promise<void> {
  try {
    await provider.update(providerOrderId!, { reference: id, method, order });
  } catch (error) {
    // It is being paid as it was; what was kept here is then not what was paid, and the validation says so.
    if (!(error instanceof ReadOnlyOrder)) throw error;
  }
}

/** The chosen fees that go with another delivery too; the others are not paid for. */
function feesWith({ expected }: Order, { fees = [] }: CheckoutSettings, { code: method }: ShippingMethod) {
  const gone = fees.filter(({ shippingMethods }) => shippingMethods?.includes(method) === false);
  return (expected?.fees ?? []).filter(({ fee_id }) => gone.every(({ id }) => id !== fee_id));
}

/** The order with another total that is agreed to, and no day of the delivery that it had before; one without stays without. */
function atTotal(order: Order, grandTotal: number): Order {
  if (!order.expected) return order;
  const { delivery_by: _before, ...expected } = order.expected;
  return { ...order, expected: { ...expected, grand_total: grandTotal } };
}
