import { furtherDeliveries, methodsAtPrice } from '#domain/checkout-costs.ts';
import { shippingMethodsFor } from '#domain/checkout-methods.ts';
import { type PaidLine, paidFees } from '#domain/payment/order-lines.ts';
import { checkboxesFor } from '#domain/payment/checkboxes.ts';
import { externalOrder } from '#domain/payment/external-order.ts';
import { orderToWire } from '#domain/wire/order.ts';
import type { ExternalCheckoutRequest } from '#schemas/api/generated/types.gen.ts';
import type { WorkerContext } from '../context.ts';
import type { AgreedOrder, PaymentDoc } from '../documents/payment-doc.ts';
import { GUEST } from '../outbox/owner.ts';
import { settingsIn } from '../catalogue/settings-in.ts';
import { shownLines } from './cart-lines.ts';

/** What the shop is asked to have paid: the order as it would be sealed, and its lines for the provider (spec 7: external checkout). */
export async function paymentRequest(
  context: WorkerContext,
  { orderId, key, attempt, agreed, createdAt }: PaymentDoc,
): Promise<ExternalCheckoutRequest> {
  const { ports, cart: name, store, locale, catalogue } = context;
  const cart = await ports.store.look((box) => box.cart(name));
  const cartId = cart?.isLost ? null : (cart?.cartId ?? null);
  const userId = name.owner === GUEST ? '' : name.owner;
  const { details, lines, totals } = agreed;
  const settings = settingsIn(catalogue.references$.value)!;
  const taxBasisPoints = store.tax.rateBasisPoints;
  const reaching = shippingMethodsFor(settings, { country: details.country, postcode: details.zipCode });
  const { views } = await shownLines(context, lines);
  const methods = methodsAtPrice(reaching, settings, totals, furtherDeliveries(settings, details, views));
  const delivery = methods.find(({ code }) => code === details.shippingMethod);
  const payment = settings.paymentMethods.find(({ code }) => code === details.paymentMethod);
  const order = externalOrder({
    lines: paidLines(agreed),
    delivery: delivery ? costOf(delivery, totals.deliveryMinor ?? 0, taxBasisPoints) : null,
    paymentFee: payment ? costOf(payment, totals.paymentFeeMinor, taxBasisPoints) : null,
    fees: paidFees(totals, taxBasisPoints),
    totalMinor: totals.grandTotalMinor,
    country: details.country,
    countries: settings.countries.map(({ country }) => country),
    defaultCountry: store.tax.defaultCountry,
    currency: store.currency.code,
    locale,
    shipping: { methods: delivery ? methods : [], chosenCode: delivery?.code ?? null, taxBasisPoints },
    checkboxes: checkboxesFor(store.code, locale),
    merchantData: { serverCartId: cartId ?? '', userId, orderId },
  });
  return {
    order: { ...order, orderId: attempt.providerOrderId },
    storeCode: store.code,
    dataSourceStoreCode: store.code,
    payment_method: details.paymentMethod,
    ...(key === undefined ? {} : { order_key: key }),
    shop_order: orderToWire({
      orderId,
      userId,
      cartId,
      storeCode: store.code,
      storeId: store.id,
      currency: store.currency.code,
      createdAtMs: createdAt,
      lines,
      details,
      couponCode: agreed.couponCode,
      fees: totals.fees ?? [],
      grandTotalMinor: totals.grandTotalMinor,
      deliveryBy: agreed.deliveryBy ?? null,
    }),
  };
}

/** The lines as they are paid for. */
function paidLines({ lines, totals }: Pick<AgreedOrder, 'lines' | 'totals'>): PaidLine[] {
  return lines.map((line, index) => ({
    sku: line.sku,
    name: line.snapshot.name,
    qty: line.qty,
    unitMinor: line.snapshot.unitMinor,
    discountMinor: totals.lines[index]?.discountMinor ?? 0,
    taxBasisPoints: line.snapshot.taxBasisPoints,
  }));
}

/** A cost with its name; a delivery is called by its carrier and method, joined. */
function costOf({ code, title: name }: { code: string; title: string }, amountMinor: number, taxBasisPoints: number) {
  return { reference: code.replace('/', ''), name, amountMinor, taxBasisPoints };
}
