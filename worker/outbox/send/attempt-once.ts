import { SEND_DEADLINE_MS } from '#config/timings.ts';
import type { Sent } from '../calls/call.ts';
import type { OutboxPorts } from '../ports.ts';
import { broken, classify, type Verdict } from './classify.ts';

/** Sends a rendered request once, as it is, and reads the answer within the deadline. */
export async function attemptOnce(ports: OutboxPorts, { entry, request }: Sent): Promise<Verdict> {
  return withDeadline(ports, async (signal) => {
    const url = `${ports.apiOrigin}${request.url}${request.url.includes('?') ? '&' : '?'}storeCode=${entry.storeCode}`;
    const response = await ports.fetch(
      new Request(url, {
        method: request.method,
        headers: { ...request.headers, 'idempotency-key': entry.key },
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
