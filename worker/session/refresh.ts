import { SEND_DEADLINE_MS } from '#config/timings.ts';
import type { OutboxPorts } from '../outbox/ports.ts';

/** What the shop said to an exchange of the refresh token. */
export type Refreshed =
  | { readonly kind: 'renewed'; readonly token: string; readonly refreshToken: string }
  /** It takes the refresh token no more: the owner has to sign in. */
  | { readonly kind: 'refused' }
  /** It said nothing, or not now: the session is what it was (contract: refreshToken). */
  | { readonly kind: 'unreachable' };

const refusals: ReadonlySet<number> = new Set([400, 401]);

/** Exchanges the refresh token for an access token and the next refresh token. */
export async function refresh(
  { fetch, clock, apiOrigin }: Pick<OutboxPorts, 'fetch' | 'clock' | 'apiOrigin'>,
  refreshToken: string,
): Promise<Refreshed> {
  const deadline = new AbortController();
  let isOver = false;
  void clock.sleep(SEND_DEADLINE_MS).then(() => {
    if (!isOver) deadline.abort();
  });
  try {
    const response = await fetch(
      new Request(`${apiOrigin}/api/user/refresh`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken }),
        signal: deadline.signal,
        redirect: 'manual',
        cache: 'no-store',
      }),
    );
    return read(response.status, (await response.json()) as Envelope | null);
  } catch {
    return { kind: 'unreachable' };
  } finally {
    isOver = true;
  }
}

interface Envelope {
  readonly code?: unknown;
  readonly result?: unknown;
  readonly meta?: { readonly refreshToken?: unknown } | null;
}

/** Only the shop's envelope counts: the page of a captive portal may have any status. */
function read(status: number, envelope: Envelope | null): Refreshed {
  if (envelope?.code !== status) return { kind: 'unreachable' };
  if (refusals.has(status)) return { kind: 'refused' };
  const [token, refreshToken] = [envelope.result, envelope.meta?.refreshToken];
  if (typeof token !== 'string' || token === '' || typeof refreshToken !== 'string') return { kind: 'unreachable' };
  return { kind: 'renewed', token, refreshToken };
}
