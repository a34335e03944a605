import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** What the proxy does to a request (reliability 3.1). */
export type Verdict =
  | { readonly kind: 'pass' }
  /** Ends the connection before the shop receives anything. */
  | { readonly kind: 'cutBeforeSend' }
  /** Sends the whole request to the shop, and ends the connection at once. */
  | { readonly kind: 'cutAfterBody' }
  /**
   * Waits for the shop's answer, so that the shop has done its work, and ends the connection then. On a reused
   * connection a browser sends the request again by itself (row 28).
   */
  | { readonly kind: 'dropReply' }
  /** Sends less of the answer than its length promises. */
  | { readonly kind: 'truncate' }
  | { readonly kind: 'delay'; readonly ms: number }
  /** Sends the answer slowly, piece by piece. */
  | { readonly kind: 'trickle'; readonly bytesPerSecond: number }
  /** Sends the request to the shop twice, and returns the second answer. */
  | { readonly kind: 'duplicate' }
  /** Waits until the next such request was answered, or for `patienceMs` at most: the two requests change places. */
  | { readonly kind: 'swap'; readonly patienceMs: number }
  /** Sends this answer; the shop receives nothing. */
  | { readonly kind: 'answer'; readonly status: number; readonly headers: Headings; readonly body: string }
  /** Sends nothing back, and the shop receives nothing. */
  | { readonly kind: 'hang' }
  /** Holds back the shop's answer until the test releases it. */
  | { readonly kind: 'holdReply' };

export type Headings = Readonly<Record<string, string>>;

/** The parts of a request on which a verdict may depend. */
export interface ProxiedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly idempotencyKey: string | null;
  /** Whose token it carries: `Bearer {token}`. */
  readonly authorization: string | null;
  readonly body: string;
  readonly isSocketReused: boolean;
}

/** Which requests a rule applies to. */
export interface Match {
  readonly method?: string;
  readonly path?: RegExp;
  readonly isSocketReused?: boolean;
}

/** Decides about a request; with `null` the next judge decides. */
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

/** An error page, as a proxy before the shop would send it. */
export function errorPage(status: number, headers: Headings = {}): Verdict {
  return { kind: 'answer', status, headers: { ...html, ...headers }, body: '<h1>Service Unavailable</h1>' };
}

/** The login page of a captive portal. */
export const captivePage: Verdict = {
  kind: 'answer',
  status: 200,
  headers: html,
  body: '<!doctype html><title>Hotel</title><form>Log in</form>',
};

/** The answer of another kind of captive portal, which redirects everything to its login page. */
export const captiveRedirect: Verdict = {
  kind: 'answer',
  status: 302,
  headers: { ...html, location: 'http://login.hotel.example/' },
  body: '',
};

export function isMatch(
  { method, path, isSocketReused }: Match,
  request: Pick<ProxiedRequest, 'method' | 'path' | 'isSocketReused'>,
): boolean {
  if (method !== undefined && method !== request.method) return false;
  if (path !== undefined && !path.test(request.path)) return false;
  return isSocketReused === undefined || isSocketReused === request.isSocketReused;
}

/** A judge with random verdicts; the same seed and the same requests give the same verdicts. */
export function randomJudge(seed: number, match: Match, table: readonly (readonly [number, Verdict])[]): Judge {
  const random: SeededRandom = seededRandom(seed);
  return (request) => (isMatch(match, request) ? random.pick(table) : null);
}
