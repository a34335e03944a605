import type { Holding } from '../holding.ts';
import type { Box } from '../store/box.ts';
import { newAnswers } from './new-answers.ts';
import { showOutcome } from './outcomes.ts';

/**
 * Brings filed replies into the views, then lets their entries go: a crash in between repeats a reply and loses none. An
 * order that no database keeps stays in the outbox with its reply, for the next start and for other tabs (decision 035).
 * Returns how many replies there were.
 */
export async function reconcile(held: Holding): Promise<number> {
  const { ports, shopper, step } = held;
  const answered = await newAnswers(shopper, await ports.store.look((box) => box.rows));
  for (const row of answered) await showOutcome(held, row);
  const done = answered.filter(({ entry }) => shopper.isKept || entry.kind !== 'order.place');
  if (done.length > 0) await step((box) => letGo(box, new Set(done.map(({ entry }) => entry.seq))));
  return answered.length;
}

function letGo(box: Box, seqs: ReadonlySet<number>): void {
  for (const row of box.rows) if (seqs.has(row.entry.seq)) box.remove(row);
}
