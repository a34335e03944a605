import { SEND_DEADLINE_MS } from '#config/timings.ts';
import type { OutboxPorts } from '../ports.ts';
import { drain, type DrainOutcome } from './drain.ts';

/**
 * Sends what waits, for a realm that does not know whether the shop can be reached. What was never handed to fetch can still be given up
 * (D16), so nothing is tried while the shop is out of reach: this rejects then.
 */
export async function drainInReach(ports: OutboxPorts): Promise<DrainOutcome> {
  const isAnything = await ports.store.look(({ rows }) => rows.some(({ reply }) => reply === null));
  const signal = AbortSignal.timeout(SEND_DEADLINE_MS);
  if (isAnything) await ports.fetch(new Request(`${ports.apiOrigin}/api/`, { cache: 'no-store', signal }));
  return drain(ports);
}
