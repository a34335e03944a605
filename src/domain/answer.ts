import type { ShopError } from '#schemas/errors.ts';

/**
 * The answer of a query: its value, or why there is none. `asOf` is when the backend told it (epoch milliseconds),
 * `null` where that does not matter.
 */
export type Answer<T> = Said<T> & {
  /** Set while the device is still collecting the data of the answer, so that a fuller answer may follow. */
  readonly isPartial?: true;
};

type Said<T> =
  | { readonly state: 'loading'; readonly value: null; readonly asOf: null }
  | { readonly state: 'ready'; readonly value: T; readonly asOf: number | null }
  /** It does not exist; `why` is the message of the look-up, if there is one (spec 5 and 8). */
  | { readonly state: 'missing'; readonly value: null; readonly asOf: null; readonly why?: ShopError }
  /** It may exist, but this device does not have it and cannot fetch it now (D40). */
  | { readonly state: 'notOnDevice'; readonly value: null; readonly asOf: null }
  /** The shop's answer was wrong or failed; it is asked again (D39). */
  | { readonly state: 'failed'; readonly value: null; readonly asOf: null };

export const loading: Answer<never> = { state: 'loading', value: null, asOf: null };
export const missing: Answer<never> & { readonly state: 'missing' } = { state: 'missing', value: null, asOf: null };
export const notOnDevice: Answer<never> = { state: 'notOnDevice', value: null, asOf: null };
export const failed: Answer<never> = { state: 'failed', value: null, asOf: null };

/** The answer for something that does not exist, with a message of the table. */
export function missingFor(why: ShopError): Answer<never> {
  return { ...missing, why };
}

/** An answer with a value. */
export function ready<T>(value: T, asOf: number | null = null): Answer<T> {
  return { state: 'ready', value, asOf };
}
