import type { FiledReply, JournalEntry, RenderedRequest, WaitReason } from './entry.ts';

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

const CART_DELETE = '/api/cart/delete';

const HTTP_UNAUTHORIZED = 401;
const HTTP_NOT_FOUND = 404;
const HTTP_CONFLICT = 409;
const HTTP_TOO_MANY = 429;
const HTTP_SERVER_ERROR = 500;

/** An entry and the request that was made of it. */
export interface Sent {
  readonly entry: JournalEntry;
  readonly request: RenderedRequest;
}

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
  if (status >= 200 && status < 300) return success(entry, envelope, status, now);
  if (status === HTTP_CONFLICT) return wait('running', response, { isAnswered: false, isOutcomeUnknown: true });
  if (status === HTTP_TOO_MANY)
    return wait('tooManyRequests', response, { isAnswered: false, isOutcomeUnknown: false });
  if (status >= HTTP_SERVER_ERROR) return wait('serverError', response, { isAnswered: true, isOutcomeUnknown: true });
  if (status === HTTP_UNAUTHORIZED)
    return wait('unauthorized', response, { isAnswered: true, isOutcomeUnknown: false });
  return refused(request, envelope, status, now);
}

/** An attempt that broke off: nothing came, or not all of it. */
export function broken(reason: 'offline' | 'timeout'): Verdict {
  return { kind: 'retry', reason, isAnswered: false, isOutcomeUnknown: true, retryAfterMs: null };
}

function success(entry: JournalEntry, envelope: Envelope, status: number, at: number): Verdict {
  if (envelope.code !== status || !isExpected(entry, envelope.result)) {
    return {
      kind: 'retry',
      reason: 'wrongResponseFormat',
      isAnswered: true,
      isOutcomeUnknown: true,
      retryAfterMs: null,
    };
  }
  return { kind: 'final', reply: { outcome: 'accepted', status, result: envelope.result, at } };
}

function refused(request: RenderedRequest, { result }: Envelope, status: number, at: number): Verdict {
  const code = codeOf(result);
  if (code === 'CART_NOT_FOUND') return { kind: 'cartGone' };
  // A line that is gone already is what its removal wanted.
  if (status === HTTP_NOT_FOUND && code === 'LINE_NOT_FOUND' && request.url.startsWith(CART_DELETE)) {
    return { kind: 'final', reply: { outcome: 'accepted', status, result: true, at } };
  }
  return { kind: 'final', reply: { outcome: 'rejected', status, code, result, at } };
}

/** Whether a success says what the contract promises for this kind of entry (D6). */
function isExpected(entry: JournalEntry, result: unknown): boolean {
  switch (entry.kind) {
    case 'order.place': {
      const confirmation = fields(result);
      return confirmation['order_id'] === entry.id && isId(confirmation['backendOrderId']);
    }
    case 'cart.create':
      return isId(result);
    case 'cart.change':
      return result === true || isId(fields(result)['item_id']);
    case 'task':
      return result !== undefined;
  }
}

function isId(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    const { code } = fields(value);
    return typeof code === 'number' ? (value as Envelope) : null;
  } catch {
    return null;
  }
}

function codeOf(result: unknown): string {
  const { code } = fields(result);
  if (typeof code === 'string') return code;
  return Array.isArray(result) ? 'VALIDATION' : 'REFUSED';
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
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
