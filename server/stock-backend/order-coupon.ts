import { toMajor, toMinor } from '#domain/money.ts';
import { refusal, type Reply } from '../http/reply.ts';
import { addressesForProject, fieldsOf, resultOf } from './adapted-calls.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The cart of an order, and calls about it as its owner. */
export interface OrderCart {
  readonly id: string;
  readonly call: (name: string, more?: { readonly coupon?: string; readonly body?: Fields }) => Promise<Response>;
}

const MISSING = 404;
/** Magento does not take it: there is no such cart or article, or not enough of it. */
const notTaken: ReadonlySet<number> = new Set([400, MISSING]);

/**
 * Gives the cart of an order the coupon that was agreed to, which its device may not have sent: the project places what the cart comes to.
 * `null`: the order can go. A reply: there is no such coupon, or with it the order comes to more, and the shopper is asked (D16). A
 * response: the backend has trouble, and nothing is known.
 */
export async function couponFault(cart: OrderCart, order: Fields): Promise<Reply | Response | null> {
  const { coupon_code: code, grand_total: agreed, tolerance } = fieldsOf(order['expected']);
  if (typeof code !== 'string' || code === '') return null;
  const filled = await fill(cart, listOf(order['products']));
  // What is not taken of the goods is said of the order as well.
  if (filled instanceof Response) return notTaken.has(filled.status) ? null : filled;
  const applied = await apply(cart, code);
  if (applied instanceof Response) return applied;
  const total = filled.isExact ? await totalOf(cart, order['addressInformation']) : null;
  if (total instanceof Response) return total;
  const isDearer = total !== null && total > Number(agreed) + Number(tolerance ?? 0);
  if (applied.isTaken && !isDearer) return null;
  const changes = [
    ...(applied.isTaken ? [] : [{ kind: 'coupon' }]),
    ...(isDearer ? [{ kind: 'total', before: agreed, after: total }] : []),
  ];
  return refusal(400, 'QUOTE_CHANGED', 'The backend counts differently now. Nothing was ordered.', {
    extra: { changes, ...(total === null ? {} : { quote: { grand_total: toMajor(total) } }) },
  });
}

/**
 * Puts the goods of the order into the cart, as the project does when it places it: coupons are for what is in a cart. What is there beside
 * them stays until then; `isExact`: nothing is.
 */
async function fill(cart: OrderCart, products: readonly Fields[]): Promise<{ readonly isExact: boolean } | Response> {
  const pulled = await cart.call('pull');
  if (!pulled.ok) return pulled;
  const left = [...listOf(await resultOf(pulled))];
  for (const product of products) {
    const at = left.findIndex((item) => isOf(item, product));
    const [item] = at < 0 ? [] : left.splice(at, 1);
    if (item && item['qty'] === product['qty']) continue;
    const { sku, qty, product_option: option } = product;
    const line = item ? { item_id: item['item_id'] } : option === undefined ? {} : { product_option: option };
    const put = await cart.call('update', { body: { cartItem: { sku, qty, quoteId: cart.id, ...line } } });
    if (!put.ok) return put;
  }
  return { isExact: left.length === 0 };
}

/** Magento adds to the sku of an article what was chosen with it. */
function isOf({ sku }: Fields, product: Fields): boolean {
  const [found, wanted] = [String(sku), String(product['sku'])];
  return found === wanted || (product['product_option'] !== undefined && found.startsWith(`${wanted}-`));
}

async function apply(cart: OrderCart, code: string): Promise<{ readonly isTaken: boolean } | Response> {
  const has = await cart.call('coupon');
  if (!has.ok && has.status !== MISSING) return has;
  if (has.ok && isSame(await resultOf(has), code)) return { isTaken: true };
  const applied = await cart.call('apply-coupon', { coupon: code });
  if (!applied.ok && applied.status !== MISSING) return applied;
  return { isTaken: applied.ok && (await resultOf(applied)) === true };
}

function isSame(has: unknown, code: string): boolean {
  return typeof has === 'string' && has.trim().toLowerCase() === code.trim().toLowerCase();
}

/** What the cart comes to with its delivery, gross, in minor units; `null` where the backend does not say. */
async function totalOf(cart: OrderCart, information: unknown): Promise<number | null | Response> {
  const { shippingAddress, ...addresses } = addressesForProject(information);
  const { shipping_carrier_code: shippingCarrierCode, shipping_method_code: shippingMethodCode } =
    fieldsOf(information);
  const addressInformation = { ...addresses, shippingAddress, shippingCarrierCode, shippingMethodCode };
  const isDelivered = shippingAddress !== undefined;
  const answer = await (isDelivered
    ? cart.call('shipping-information', { body: { addressInformation } })
    : cart.call('totals'));
  if (!answer.ok) return notTaken.has(answer.status) ? null : answer;
  const result = fieldsOf(await resultOf(answer));
  const segments = listOf((isDelivered ? fieldsOf(result['totals']) : result)['total_segments']);
  const value = segments.find(({ code }) => code === 'grand_total')?.['value'];
  return typeof value === 'number' ? toMinor(value) : null;
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
