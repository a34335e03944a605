import { RESYNC_INTERVAL_MS } from '#config/timings.ts';

/** Why a call brought no usable answer. Only codes and statuses are kept; texts of answers are never interpreted. */
export type HttpFailure =
  /** No answer came: there is no network, or it was lost on the way. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  /** The answer is not from the shop, but from a captive portal or an error page. */
  | { readonly kind: 'badContentType' }
  | { readonly kind: 'wrongFormat' }
  /** The shop refused the call. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      readonly retryAfterMs: number | null;
      /** What is not as it was agreed to, by its kind, where the shop names that (D16). */
      readonly changes?: readonly { readonly kind: string }[];
    };

const SERVER_ERROR = 500;
const TOO_MANY = 429;
const UNAUTHORIZED = 401;

/** The shop does not give it: asking again changes nothing. A token that is too old can be exchanged. */
export function isRefusal(failure: HttpFailure): boolean {
  return (
    failure.kind === 'refused' &&
    failure.status < SERVER_ERROR &&
    failure.status !== UNAUTHORIZED &&
    !isTooMany(failure)
  );
}

/** How long a shop that refused wants not to be asked again, as far as anybody waits. */
export function askedToWaitMs(failure: HttpFailure): number {
  return failure.kind === 'refused' ? Math.min(failure.retryAfterMs ?? 0, RESYNC_INTERVAL_MS) : 0;
}

export function isTooMany(failure: HttpFailure): boolean {
  return failure.kind === 'refused' && failure.status === TOO_MANY;
}
