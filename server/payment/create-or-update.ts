import { randomUUID } from 'node:crypto';
import type { StoreView } from '#config/stores.ts';
import { STORED_PAYMENT_MS } from '#config/payment.ts';
import { amountProblem } from '#domain/payment/amount-check.ts';
import { amountOf } from '#domain/payment/order-lines.ts';
import type {
  ExternalCheckoutOrder,
  ExternalCheckoutRequest,
  ExternalOrderLine,
  Order,
} from '#schemas/api/generated/types.gen.ts';
import type { Customer } from '../account/customers.ts';
import { countOrder } from '../cart/count-order.ts';
import { orderByClientId } from '../cart/place-order.ts';
import { settingsOf } from '../cart/settings-of.ts';
import { type Reply, success } from '../http/reply.ts';
import { payments } from '../store/payment-schema.ts';
import { externalOfCount } from './external-of-count.ts';
import { asExternal, externalRefusal } from './external-refusal.ts';
import { orderOfRequest } from './order-of-request.ts';
import { isOpen, isTooOld, movePayment, type Payment, paymentByProviderId, paymentOfOrder } from './payments.ts';
import type { PaymentTools } from './payment-tools.ts';
import { type ProviderOrder, ReadOnlyOrder } from './provider.ts';
import { settle } from './settle.ts';

interface Asked {
  readonly body: ExternalCheckoutRequest;
  readonly customer: Customer | null;
}

/** Makes or changes the provider's order of a checkout. However often it is asked, one can be paid (reliability O8). */
export async function createOrUpdate(tools: PaymentTools, store: StoreView, asked: Asked): Promise<Reply> {
  const wrong = amountProblem(asked.body.order);
  if (wrong) return externalRefusal(400, 'BAD_VALUE', wrong);
  // Placed already: that is said before it is counted again, since that very order may have taken the last piece.
  const orderId = asked.body.shop_order?.order_id;
  if (orderId !== undefined && (await orderByClientId(tools.database, orderId))) return readOnly();
  const counted = await countRequest(tools, store, asked);
  if ('status' in counted) return counted;
  const payment = await openPayment(tools, store, asked, counted);
  if ('status' in payment) return payment;
  const { external } = payment;
  const told = await tellProvider(tools, payment);
  if (told === null) return readOnly();
  return success({
    orderId: told.order_id,
    snippet: told.html_snippet,
    frame_url: told.frame_url,
    status: 'checkout_incomplete',
    order: { ...external, orderId: told.order_id },
    expires_at: new Date(payment.createdAt.getTime() + STORED_PAYMENT_MS).toISOString(),
  });
}

/** A payment that can be paid, and whether the provider may have been asked to make it before. */
type OpenPayment = Payment & { readonly wasAsked: boolean };

interface CountedRequest {
  readonly order: Order;
  readonly external: ExternalCheckoutOrder;
}

/** Counts what is to be paid, and holds what was sent against it (contract: the lines match the cart). */
async function countRequest(
  { database, shopUrl }: PaymentTools,
  store: StoreView,
  { body, customer }: Asked,
): Promise<CountedRequest | Reply> {
  const settings = await settingsOf(database, store);
  const order = await orderOfRequest(database, store, { body, customer, settings });
  if (!order) return externalRefusal(400, 'BAD_VALUE', 'There is nothing to pay in this cart.');
  const found = await countOrder(database, store, { order, customer, isAddressAsked: true });
  if (!found.ok) return asExternal(found.reply);
  if (!found.counted.isPaidElsewhere)
    return externalRefusal(400, 'BAD_VALUE', 'This method is not one of the payment provider.');
  const external = externalOfCount(store, { order, found, settings, locale: body.order.locale, shopUrl });
  if (external.purchase_currency !== body.order.purchase_currency)
    return externalRefusal(400, 'BAD_VALUE', `The currency is ${external.purchase_currency}.`);
  if (external.order_amount !== body.order.order_amount)
    // Its sums are right and the shop counts another total: prices have changed since they were shown.
    return externalRefusal(
      400,
      'QUOTE_CHANGED',
      `Order amount incorrect (${body.order.order_amount}:${external.order_amount})`,
    );
  if (goodsOf(external.order_lines) !== goodsOf(body.order.order_lines))
    return externalRefusal(400, 'BAD_VALUE', 'The lines are not those of the cart.');
  if (external.order_amount <= 0) return externalRefusal(400, 'BAD_VALUE', 'There is nothing to pay.');
  return { order, external };
}

/** What a line is of, how many, and what they come to; delivery, fee and rounding are one sum. */
function goodsOf(lines: readonly ExternalOrderLine[]): string {
  const isGoods = ({ type }: ExternalOrderLine): boolean => !type || type === 'physical' || type === 'digital';
  const goods = lines.filter(isGoods).map((line) => [line.reference, line.quantity, line.total_amount].join(' '));
  return JSON.stringify([goods.toSorted(), amountOf(lines.filter((line) => !isGoods(line)))]);
}

/** The payment of this order that can be paid, as it is to be paid now; a new one where there is none. */
async function openPayment(
  tools: PaymentTools,
  store: StoreView,
  { body, customer }: Asked,
  { order, external }: CountedRequest,
): Promise<OpenPayment | Reply> {
  const { database } = tools;
  const named = body.order.orderId ? await paymentByProviderId(database, body.order.orderId) : undefined;
  if (body.order.orderId && named?.orderId !== order.order_id)
    return externalRefusal(404, 'NO_SUCH_ORDER', 'The provider has no such order.');
  if (await orderByClientId(database, order.order_id)) return readOnly();
  const known = named ?? (await paymentOfOrder(database, order.order_id));
  if (known && !isOwn(known, { body, customer }, named !== undefined))
    return externalRefusal(404, 'NO_SUCH_ORDER', 'The provider has no such order.');
  const isUsable = known && isOpen(known) && !isTooOld(known, new Date());
  if (named && !isUsable) return readOnly();
  if (known && isOpen(known) && !isUsable && known.providerOrderId) await settle(tools, known.providerOrderId);
  const facts = {
    storeCode: store.code,
    method: order.addressInformation.payment_method_code,
    cartId: order.cart_id,
    amountMinor: external.order_amount,
    currency: external.purchase_currency,
    customerId: customer?.id ?? null,
    payload: order,
    agreed: order,
    external,
  };
  // A request that was overtaken on its way is answered with what was asked for last, and changes nothing of it.
  if (isUsable && isBefore(order, known.agreed)) return { ...known, wasAsked: true };
  if (isUsable) {
    await movePayment(database, known.id, ['created', 'refused'], { ...facts, state: 'created', reason: null });
    return { ...known, ...facts, wasAsked: true };
  }
  const now = new Date();
  const [made] = await database
    .insert(payments)
    .values({
      id: randomUUID(),
      orderId: order.order_id,
      // Whoever knows the id of an order may ask to have it paid otherwise; whose it is stays what was said first (decision 079).
      orderKey: body.order_key ?? null,
      state: 'created',
      createdAt: now,
      updatedAt: now,
      ...facts,
    })
    .onConflictDoNothing()
    .returning();
  // The same call came twice at once, and the other one was faster.
  return { ...(made ?? (await paymentOfOrder(database, order.order_id))!), wasAsked: !made };
}

/**
 * Whether who asks may go on with what is known of the order. Who began as a guest and signed in may: the payment's id at the provider and
 * the key of the order are secrets of that device. It has the id no more once that payment is over, and never had one that was not opened.
 */
function isOwn({ customerId, orderKey }: Payment, { body, customer }: Asked, isNamed: boolean): boolean {
  if (customerId === (customer?.id ?? null)) return true;
  return customerId === null && (isNamed || (orderKey !== null && orderKey === body.order_key));
}

/** Whether a device agreed to an order before it agreed to the other. */
function isBefore({ created_at: time }: Order, { created_at: other }: Order): boolean {
  return time !== undefined && other !== undefined && Date.parse(time) < Date.parse(other);
}

/** The provider's order, as it is to be paid now; `null` where it was paid, or ended, while this call was on its way (D53). */
async function tellProvider(tools: PaymentTools, payment: OpenPayment): Promise<ProviderOrder | null> {
  const { database, provider } = tools;
  const request = { reference: payment.id, method: payment.method, order: payment.external };
  let id = payment.providerOrderId;
  try {
    if (id !== null) return await provider.update(id, request);
    const made = await provider.create(request);
    id = made.order_id;
    await movePayment(database, payment.id, ['created', 'refused'], { providerOrderId: id });
    // What it made for a call whose answer was lost is still what that one asked for.
    return payment.wasAsked ? await provider.update(id, request) : made;
  } catch (error) {
    if (!(error instanceof ReadOnlyOrder) || id === null) throw error;
    await settle(tools, id);
    return null;
  }
}

function readOnly(): Reply {
  return externalRefusal(403, 'READ_ONLY_ORDER', 'Resource is read-only');
}
