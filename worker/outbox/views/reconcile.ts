import type { Holding } from '../holding.ts';
import { LostLease } from '../lease.ts';
import { isQuotaError } from '../not-kept.ts';
import type { Box, Row } from '../store/box.ts';
import { newAnswers } from './new-answers.ts';
import { showOutcome } from './outcomes.ts';

/**
 * Brings filed replies into the views, then lets their entries go: a crash in between repeats a reply and loses none. An
 * order that no database keeps stays in the outbox with its reply, for the next start and for other tabs (decision 035).
 * One that cannot be shown keeps no other from it: it stays, and why is thrown when all have had their turn. Returns how many
 * replies there were.
 */
export async function reconcile(held: Holding): Promise<number> {
  const { ports, shopper, step } = held;
  const answered = await newAnswers(shopper, await ports.store.look((box) => box.rows));
  const shown: Row[] = [];
  const failures: unknown[] = [];
  for (const row of answered) {
    try {
      await showOutcome(held, row);
      shown.push(row);
    } catch (error) {
      if (error instanceof LostLease || isQuotaError(error)) throw error;
      failures.push(error);
    }
  }
  const done = shown.filter(({ entry }) => shopper.isKept || entry.kind !== 'order.place');
  if (done.length > 0) await step((box) => letGo(box, new Set(done.map(({ entry }) => entry.seq))));
  if (failures.length > 0) throw failures[0];
  return answered.length;
}

function letGo(box: Box, seqs: ReadonlySet<number>): void {
  for (const row of box.rows) if (seqs.has(row.entry.seq)) box.remove(row);
}
