import { randomInt } from 'node:crypto';
import type { PlacedOrder } from '../cart/placed-order.ts';

/** Codes by which clients decide (contract: ErrorObject.code). */
export type RefusalCode =
  | 'CART_NOT_FOUND'
  | 'LINE_NOT_FOUND'
  | 'PRODUCT_NOT_FOUND'
  | 'OUT_OF_STOCK'
  | 'OPTION_INVALID'
  | 'QTY_INVALID'
  | 'CART_FULL'
  | 'METHOD_GONE'
  | 'COUPON_INVALID'
  | 'FEE_GONE'
  | 'QUOTE_CHANGED'
  | 'ORDER_INVALID'
  | 'PAYMENT_MISSING'
  | 'PAYMENT_OPEN'
  | 'PAYMENT_REFUSED'
  | 'PAYMENT_ENDED'
  | 'READ_ONLY_ORDER'
  | 'NO_SUCH_ORDER'
  | 'BAD_VALUE'
  | 'SLOT_TAKEN'
  | 'SLOT_INVALID'
  | 'FEE_NOT_ACCEPTED'
  | 'KEY_MISMATCH'
  | 'KEY_RUNNING'
  | 'VALIDATION'
  | 'STORE_UNKNOWN'
  | 'QUERY_INVALID'
  | 'CHECKPOINT_INVALID'
  | 'CHECKPOINT_GONE'
  | 'PROFILE_CHANGED'
  | 'WISHLIST_FULL'
  | 'PASSWORD_INVALID'
  | 'PASSWORD_WRONG'
  | 'TOKEN_INVALID'
  | 'EMAIL_TAKEN'
  | 'TAX_ID_INVALID'
  | 'ORDER_NOT_CANCELABLE'
  | 'ORDER_NOT_RETURNABLE'
  | 'RECAPTCHA_MISSING'
  | 'RECAPTCHA_FAILED'
  | 'RECAPTCHA_UNREACHABLE'
  | 'FORBIDDEN'
  | 'UNAUTHORIZED'
  | 'NOT_FOUND'
  | 'TOO_MANY_REQUESTS'
  | 'BUSY'
  | 'INTERNAL';

/** An answer before it is sent; `body` becomes JSON unless it is a text that is serialised already. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Set on the reply of a placed order, which is kept as long as the order. */
  readonly isOfOrder?: true;
  /** Set on the reply that placed an order, and on no reply that tells of it again: its orderer is written to once. */
  readonly placed?: PlacedOrder;
}

/** Whether a reply is of something that was just done, and not told again under its key. */
export function isFirst({ status, headers }: Reply): boolean {
  return status === 200 && headers?.['idempotency-replayed'] === undefined;
}

/** What the shop said no for. */
export function refusalCodeOf({ body }: Reply): RefusalCode {
  return (body as { readonly result: { readonly code: RefusalCode } }).result.code;
}

/** `{code: 200, result}` (contract: envelope). */
export function success(result: unknown, headers?: Readonly<Record<string, string>>): Reply {
  return { status: 200, body: { code: 200, result }, ...(headers ? { headers } : {}) };
}

/** A success without envelope: search, replication, rewrite look-up. */
export function bare(body: unknown, headers?: Readonly<Record<string, string>>): Reply {
  return { status: 200, body, ...(headers ? { headers } : {}) };
}

/** `{code, result: {code, message, ...}}` (contract: error envelope). */
export function refusal(
  status: number,
  code: RefusalCode,
  message: string,
  details: { readonly headers?: Readonly<Record<string, string>>; readonly extra?: object } = {},
): Reply {
  const body = { code: status, result: { code, message, ...details.extra } };
  return { status, body, ...(details.headers ? { headers: details.headers } : {}) };
}

/** Drawn between these, so that those who were told so together do not come back together. */
const BUSY_RETRY_AFTER_S = { least: 5, most: 10 };

/**
 * The answer when the database is overloaded or unreachable: nothing was done, and the same request may succeed soon
 * (reliability row 32).
 */
export function busy(): Reply {
  return refusal(503, 'BUSY', 'The shop is busy. Please try again in a moment.', {
    headers: { 'retry-after': String(randomInt(BUSY_RETRY_AFTER_S.least, BUSY_RETRY_AFTER_S.most + 1)) },
  });
}

/** The reply as it goes over the wire. */
export function toResponse(reply: Reply): Response {
  const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
  return new Response(text, {
    status: reply.status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...reply.headers },
  });
}
