import type { MessageCode, messages } from './messages.ts';

type ParamsOf<C extends MessageCode> = (typeof messages)[C]['params'][number];

/** An expected failure: a code of the message table and the values its text names. */
export type ShopError = {
  [C in MessageCode]: [ParamsOf<C>] extends [never]
    ? { readonly code: C }
    : { readonly code: C; readonly params: Record<ParamsOf<C>, string | number> };
}[MessageCode];

/** The outcome of anything that may be refused. Thrown errors are bugs. */
export type Result<T, E = ShopError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A success. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** A refusal or failure that the caller is expected to handle. */
export function fail<E = ShopError>(error: E): Result<never, E> {
  return { ok: false, error };
}
