/**
 * What a query says: its value, or why there is none. `asOf` is when the backend said it (epoch milliseconds), `null`
 * where that does not matter.
 */
export type Answer<T> =
  | { readonly state: 'loading'; readonly value: null; readonly asOf: null }
  | { readonly state: 'ready'; readonly value: T; readonly asOf: number | null }
  /** There is no such thing. */
  | { readonly state: 'missing'; readonly value: null; readonly asOf: null }
  /** There may be, but this device does not have it and cannot ask now (D40). */
  | { readonly state: 'notOnDevice'; readonly value: null; readonly asOf: null };

export const loading: Answer<never> = { state: 'loading', value: null, asOf: null };
export const missing: Answer<never> = { state: 'missing', value: null, asOf: null };
export const notOnDevice: Answer<never> = { state: 'notOnDevice', value: null, asOf: null };

/** An answer with a value. */
export function ready<T>(value: T, asOf: number | null = null): Answer<T> {
  return { state: 'ready', value, asOf };
}
