import type { ShopError } from '#schemas/errors.ts';

/**
 * What a query says: its value, or why there is none. `asOf` is when the backend said it (epoch milliseconds), `null`
 * where that does not matter.
 */
export type Answer<T> = Said<T> & {
  /** The device is still collecting what it is made of: there may be more to say soon. */
  readonly isPartial?: true;
};

type Said<T> =
  | { readonly state: 'loading'; readonly value: null; readonly asOf: null }
  | { readonly state: 'ready'; readonly value: T; readonly asOf: number | null }
  /** There is no such thing; `why` says more where a look-up has more to say (spec 5 and 8). */
  | { readonly state: 'missing'; readonly value: null; readonly asOf: null; readonly why?: ShopError }
  /** There may be, but this device does not have it and cannot ask now (D40). */
  | { readonly state: 'notOnDevice'; readonly value: null; readonly asOf: null }
  /** The shop was asked and did not answer as it should; it is asked again (D39). */
  | { readonly state: 'failed'; readonly value: null; readonly asOf: null };

export const loading: Answer<never> = { state: 'loading', value: null, asOf: null };
export const missing: Answer<never> & { readonly state: 'missing' } = { state: 'missing', value: null, asOf: null };
export const notOnDevice: Answer<never> = { state: 'notOnDevice', value: null, asOf: null };
export const failed: Answer<never> = { state: 'failed', value: null, asOf: null };

/** There is no such thing, with what the message table says about it. */
export function missingFor(why: ShopError): Answer<never> {
  return { ...missing, why };
}

/** An answer with a value. */
export function ready<T>(value: T, asOf: number | null = null): Answer<T> {
  return { state: 'ready', value, asOf };
}
