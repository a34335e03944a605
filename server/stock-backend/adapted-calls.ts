import type { StockBackend } from '#config/stock-backend.ts';
import { BODY_DEPTH_MAX, parseJson } from '../http/read-json.ts';
import { refusal, type Reply, success } from '../http/reply.ts';

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** What the project's schema knows of an order; with anything else it would be refused. */
const orderFields = ['order_id', 'created_at', 'user_id', 'cart_id', 'products', 'addressInformation'] as const;

/** An order of a device in the form that the project's schema wants, of its own store. */
export function orderForProject(order: unknown, { storeCode, storeId }: StockBackend): Fields {
  const known = orderFields.filter((name) => fieldsOf(order)[name] !== undefined);
  const information = fieldsOf(fieldsOf(order)['addressInformation']);
  const { shippingAddress: _shipping, billingAddress: _billing, ...methods } = information;
  return {
    ...Object.fromEntries(known.map((name) => [name, fieldsOf(order)[name]])),
    ...(storeCode === '' ? {} : { store_code: storeCode }),
    store_id: storeId,
    addressInformation: {
      ...methods,
      ...addressesForProject(information),
      payment_method_additional: {},
    },
  };
}

/** A line of a cart as Magento takes it, which refuses fields that it does not know. */
export function lineForProject(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | string {
  const read = parseJson(new TextDecoder().decode(bytes), BODY_DEPTH_MAX);
  const body = read.ok ? fieldsOf(read.value) : {};
  if (!('cartItem' in body)) return bytes;
  const { replaces_item_id: _own, ...line } = fieldsOf(body['cartItem']);
  return JSON.stringify({ ...body, cartItem: line });
}

/** The addresses of an order. */
export function addressesForProject(information: unknown): {
  readonly billingAddress: Fields;
  readonly shippingAddress?: Fields;
} {
  const { shippingAddress, billingAddress } = fieldsOf(information);
  return {
    ...(shippingAddress === undefined ? {} : { shippingAddress: addressForProject(shippingAddress) }),
    billingAddress: addressForProject(billingAddress),
  };
}

/** The schema knows no empty fields, and Magento wants to hear of a region. */
function addressForProject(address: unknown): Fields {
  const given = Object.entries(fieldsOf(address)).filter(([, value]) => value !== null);
  return { region: '', region_code: '', region_id: 0, ...Object.fromEntries(given) };
}

/** What became of an order, as devices know it: by its own id. A text under a success is a refusal. */
export function placedOrder(orderId: string, result: unknown): Reply {
  // A shop that queues orders answers with the number of the job.
  if (typeof result === 'number')
    return success({ order_id: orderId, backendOrderId: String(result), orderNumber: null });
  const { backendOrderId } = fieldsOf(result);
  if (typeof backendOrderId === 'string' || typeof backendOrderId === 'number')
    return success({ ...fieldsOf(result), order_id: orderId });
  return refusal(400, 'ORDER_INVALID', 'The backend did not take the order.');
}

/** An order that the project placed before, by what it remembers of it; `null`: it did not. */
export function placedBefore(orderId: string, result: unknown): Reply | null {
  const { platform_order_id: number, transmited_at: at } = fieldsOf(result);
  if (typeof number !== 'string' && typeof number !== 'number') return null;
  return success({ order_id: orderId, backendOrderId: String(number), orderNumber: null, transferedAt: at });
}

/** Whether an order arrived, with the id that it was asked by. */
export function rememberedOrder(orderId: string, result: unknown): Reply {
  return success(result === null ? null : { ...fieldsOf(result), order_id: orderId });
}

/** What is missing where the project says no more than that something is. */
export function missingOf(path: string): Reply {
  if (path === '/api/cart/delete') return refusal(404, 'LINE_NOT_FOUND', 'The cart has no such line.');
  if (path.startsWith('/api/cart/')) return refusal(404, 'CART_NOT_FOUND', 'There is no such cart.');
  return refusal(404, 'NOT_FOUND', 'The backend does not have that.');
}

/** What the project answered; `undefined`: this was no answer of the project. */
export async function resultOf(answer: Response): Promise<unknown> {
  return ((await answer.json().catch(() => null)) as { readonly result?: unknown } | null)?.result;
}

/** Of carts and accounts the project reads the token in the address, however else it is configured. */
export function nameWho({ pathname, searchParams }: URL, authorization: string | undefined): void {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (token !== undefined && /^\/api\/(?:cart|user)\//.test(pathname)) searchParams.set('token', token);
}
