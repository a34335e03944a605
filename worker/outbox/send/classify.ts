import { RECAPTCHA_MISSING, RECAPTCHA_UNREACHABLE } from '#config/recaptcha.ts';
import { fields, type Sent } from '../calls/call.ts';
import { callOf } from '../calls/calls.ts';
import type { Entry, FiledReply } from '../entry.ts';
import { GUEST } from '../owner.ts';
import type { WaitReason } from '../wait-reason.ts';

/** What an attempt came to. */
export type Verdict =
  | { readonly kind: 'final'; readonly reply: FiledReply }
  | { readonly kind: 'cartGone' }
  | {
      readonly kind: 'retry';
      readonly reason: WaitReason;
      /** The server said something about this very request. */
      readonly isAnswered: boolean;
      /** It may have had its effect. */
      readonly isOutcomeUnknown: boolean;
      readonly retryAfterMs: number | null;
    };

interface Envelope {
  readonly code: number;
  readonly result: unknown;
}

const HTTP_UNAUTHORIZED = 401;
const HTTP_FORBIDDEN = 403;
const HTTP_CONFLICT = 409;
const HTTP_TOO_MANY = 429;
const HTTP_SERVER_ERROR = 500;
/** A refusal that names no reason to go by. */
const UNTYPED = 'REFUSED';

/**
 * Reads an answer that arrived whole. Only JSON in the envelope of the contract counts as one; a captive portal's page
 * does not, whatever its status (reliability row 26). Texts are never interpreted, only codes (D9).
 */
export function classify({ entry, request }: Sent, response: Response, text: string, now: number): Verdict {
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) return unknown('badContentType', response);
  const envelope = parseEnvelope(text);
  if (!envelope) return unknown('wrongResponseFormat', response);
  const { status } = response;
  if (status >= 200 && status < 300) return success(entry, envelope, response, now);
  if (status === HTTP_CONFLICT) return wait('running', response, { isAnswered: false, isOutcomeUnknown: true });
  if (status === HTTP_TOO_MANY)
    return wait('tooManyRequests', response, { isAnswered: false, isOutcomeUnknown: false });
  // The shop did nothing, because it does not know yet whether a person asks for it (decision 081).
  if ([RECAPTCHA_MISSING, RECAPTCHA_UNREACHABLE].includes(codeOf(envelope.result)))
    return wait('recaptcha', response, { isAnswered: false, isOutcomeUnknown: false });
  if (status >= HTTP_SERVER_ERROR) return wait('serverError', response, { isAnswered: true, isOutcomeUnknown: true });
  if (status === HTTP_UNAUTHORIZED)
    return wait('unauthorized', response, { isAnswered: true, isOutcomeUnknown: false });
  const isTyped = codeOf(envelope.result) !== UNTYPED;
  if (status === HTTP_FORBIDDEN && !isTyped && entry.kind.startsWith('cart.') && request.cartId !== null)
    return wait(notPermitted(entry), response, { isAnswered: true, isOutcomeUnknown: false });
  // Nothing of the shopper's is wrong with it, and what waits for a cart would ask for the next one at once.
  if (entry.kind === 'cart.create') return wait('serverError', response, { isAnswered: true, isOutcomeUnknown: false });
  return refused({ entry, request }, envelope, status, now);
}

/**
 * A stock backend says in words that a cart is not the caller's (spec 8). A guest's is
 * connected anew, a customer's waits as with a token that is refused (decision 108).
 */
function notPermitted({ owner }: Entry): WaitReason {
  return owner === GUEST ? 'cartMissing' : 'unauthorized';
}

/** An attempt that broke off: nothing came, or not all of it. */
export function broken(reason: 'offline' | 'timeout'): Verdict {
  return { kind: 'retry', reason, isAnswered: false, isOutcomeUnknown: true, retryAfterMs: null };
}

function success(entry: Entry, { code, result }: Envelope, response: Response, at: number): Verdict {
  const { status } = response;
  if (code !== status || !callOf(entry).isExpected(entry, result))
    return wait('wrongResponseFormat', response, { isAnswered: true, isOutcomeUnknown: true });
  return { kind: 'final', reply: { outcome: 'accepted', status, result, at } };
}

function refused({ entry, request }: Sent, { result }: Envelope, status: number, at: number): Verdict {
  const code = codeOf(result);
  // A call that was not made for a cart needs no new one.
  if (code === 'CART_NOT_FOUND' && request.cartId !== null) return { kind: 'cartGone' };
  const reply = callOf(entry).isFulfilled(request, code)
    ? ({ outcome: 'accepted', status, result: true, at } as const)
    : ({ outcome: 'rejected', status, code, result, at } as const);
  return { kind: 'final', reply };
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    const { code, status, response } = fields(value);
    if (typeof code === 'number') return value as Envelope;
    // The review provider has an envelope of its own (contract: ReviewStatus).
    const { code: own, error_type: type } = fields(status);
    return typeof own === 'number' ? { code: own, result: response ?? { code: type } } : null;
  } catch {
    return null;
  }
}

function codeOf(result: unknown): string {
  const { code } = fields(result);
  if (typeof code === 'string') return code;
  return Array.isArray(result) ? 'VALIDATION' : UNTYPED;
}

/** Not the shop, or not whole; what stands before the shop may still say how long to wait (reliability row 32). */
function unknown(reason: 'badContentType' | 'wrongResponseFormat', response: Response): Verdict {
  return wait(reason, response, { isAnswered: false, isOutcomeUnknown: true });
}

function wait(
  reason: WaitReason,
  response: Response,
  facts: { isAnswered: boolean; isOutcomeUnknown: boolean },
): Verdict {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    kind: 'retry',
    reason,
    ...facts,
    retryAfterMs: Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : null,
  };
}
