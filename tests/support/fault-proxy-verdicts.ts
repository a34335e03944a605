import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** What becomes of one request on its way (reliability 3.1). */
export type Verdict =
  | { readonly kind: 'pass' }
  /** The connection ends before the shop hears anything. */
  | { readonly kind: 'cutBeforeSend' }
  /** The shop gets the whole request; the connection ends at once. */
  | { readonly kind: 'cutAfterBody' }
  /**
   * The shop has answered, so whatever it did is done; then the connection ends. On a reused connection a browser sends
   * the request again by itself (row 28).
   */
  | { readonly kind: 'dropReply' }
  /** The answer promises more than comes. */
  | { readonly kind: 'truncate' }
  | { readonly kind: 'delay'; readonly ms: number }
  /** The answer comes one byte after the other. */
  | { readonly kind: 'trickle'; readonly bytesPerSecond: number }
  /** The shop gets the request twice; the second answer goes back. */
  | { readonly kind: 'duplicate' }
  /** Waits until the next such request was answered, or patience ends: the two change places. */
  | { readonly kind: 'swap'; readonly patienceMs: number }
  /** Somebody else answers; the shop hears nothing. */
  | { readonly kind: 'answer'; readonly status: number; readonly headers: Headings; readonly body: string }
  /** Nothing comes back, and the shop hears nothing. */
  | { readonly kind: 'hang' }
  /** The shop has answered, and the answer waits until somebody releases it. */
  | { readonly kind: 'holdReply' };

export type Headings = Readonly<Record<string, string>>;

/** What a verdict may depend on. */
export interface ProxiedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly idempotencyKey: string | null;
  readonly body: string;
  readonly isSocketReused: boolean;
}

/** Which requests a rule is about. */
export interface Match {
  readonly method?: string;
  readonly path?: RegExp;
  readonly isSocketReused?: boolean;
}

/** Decides about a request; `null` leaves it to the next one. */
export type Judge = (request: ProxiedRequest) => Verdict | null;

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8' };

export const pass: Verdict = { kind: 'pass' };
export const hang: Verdict = { kind: 'hang' };

/** An error answer in the envelope of the contract. */
export function refusal(status: number, code: string, headers: Headings = {}): Verdict {
  return {
    kind: 'answer',
    status,
    headers: { ...json, ...headers },
    body: JSON.stringify({ code: status, result: { code, errorMessage: code } }),
  };
}

/** An error page of something that stands before the shop. */
export function errorPage(status: number, headers: Headings = {}): Verdict {
  return { kind: 'answer', status, headers: { ...html, ...headers }, body: '<h1>Service Unavailable</h1>' };
}

/** The page of a network that wants a login first. */
export const captivePage: Verdict = {
  kind: 'answer',
  status: 200,
  headers: html,
  body: '<!doctype html><title>Hotel</title><form>Log in</form>',
};

/** The other kind of captive portal: everything leads to its login page. */
export const captiveRedirect: Verdict = {
  kind: 'answer',
  status: 302,
  headers: { ...html, location: 'http://login.hotel.example/' },
  body: '',
};

export function isMatch({ method, path, isSocketReused }: Match, request: ProxiedRequest): boolean {
  if (method !== undefined && method !== request.method) return false;
  if (path !== undefined && !path.test(request.path)) return false;
  return isSocketReused === undefined || isSocketReused === request.isSocketReused;
}

/** A judge that draws its verdicts by lot; the same seed and the same requests give the same verdicts. */
export function randomJudge(seed: number, match: Match, table: readonly (readonly [number, Verdict])[]): Judge {
  const random: SeededRandom = seededRandom(seed);
  return (request) => (isMatch(match, request) ? random.pick(table) : null);
}
