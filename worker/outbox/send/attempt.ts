import { RECAPTCHA_HEADER } from '#config/recaptcha.ts';
import { SEND_DEADLINE_MS } from '#config/timings.ts';
import type { Sent } from '../calls/call.ts';
import { withToken } from '../../session/with-token.ts';
import type { OutboxPorts } from '../ports.ts';
import type { HeldToken } from '../tokens.ts';
import { broken, classify, type Verdict } from './classify.ts';

/**
 * Sends a rendered request. What the shop wants a person for is sent once more with a token of reCAPTCHA, which lives for two
 * minutes and so cannot wait with it (decision 081).
 */
export async function attempt(ports: OutboxPorts, sent: Sent, held: HeldToken | null): Promise<Verdict> {
  const verdict = await attemptAs(ports, sent, held, {});
  const { entry } = sent;
  if (verdict.kind !== 'retry' || verdict.reason !== 'recaptcha' || entry.kind !== 'task') return verdict;
  const proof = await ports.recaptchaToken(entry.wish.kind);
  return proof === null ? verdict : attemptAs(ports, sent, held, { [RECAPTCHA_HEADER]: proof });
}

type Headers = Readonly<Record<string, string>>;

/**
 * Sends it with the token of its owner, which may be exchanged once on the way: a token lives for minutes, and what is queued
 * for days.
 */
async function attemptAs(ports: OutboxPorts, sent: Sent, held: HeldToken | null, more: Headers): Promise<Verdict> {
  const verdict = await attemptOnce(ports, sent, held, more);
  if (!held || verdict.kind !== 'retry' || verdict.reason !== 'unauthorized') return verdict;
  const renewed = await (await ports.tokens(ports)).renew(held);
  return renewed?.owner === sent.entry.owner ? attemptOnce(ports, sent, renewed, more) : verdict;
}

/** Sends a rendered request once, as it is, and reads the answer within the deadline. */
async function attemptOnce(
  ports: OutboxPorts,
  { entry, request }: Sent,
  held: HeldToken | null,
  more: Headers,
): Promise<Verdict> {
  return withDeadline(ports, async (signal) => {
    const { url: place, headers } = withToken(request, held?.token ?? null);
    const url = `${ports.apiOrigin}${place}${place.includes('?') ? '&' : '?'}storeCode=${entry.storeCode}`;
    const response = await ports.fetch(
      new Request(url, {
        method: request.method,
        headers: { ...headers, ...more, 'idempotency-key': entry.key },
        body: request.body,
        signal,
        redirect: 'manual',
        cache: 'no-store',
      }),
    );
    return classify({ entry, request }, response, await response.text(), ports.clock.now());
  });
}

/** Runs a call that is given up after the deadline; whatever breaks it off leaves the outcome unknown. */
async function withDeadline(ports: OutboxPorts, call: (signal: AbortSignal) => Promise<Verdict>): Promise<Verdict> {
  const deadline = new AbortController();
  let isOver = false;
  void ports.clock.sleep(SEND_DEADLINE_MS).then(() => {
    if (!isOver) deadline.abort();
  });
  try {
    return await call(deadline.signal);
  } catch {
    return broken(deadline.signal.aborted ? 'timeout' : 'offline');
  } finally {
    isOver = true;
  }
}
