/** Why a call brought no usable answer. Only codes and statuses are kept; texts are never interpreted. */
export type HttpFailure =
  /** Nothing came: no network, or cut off on the way. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  /** Something else than the shop answered: a captive portal, an error page. */
  | { readonly kind: 'badContentType' }
  | { readonly kind: 'wrongFormat' }
  /** The shop said no. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly retryAfterMs: number | null };
