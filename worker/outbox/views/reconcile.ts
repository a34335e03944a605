import type { Holding } from '../holding.ts';
import { logMessage } from '../../log-message.ts';
import type { Box, Row } from '../store/box.ts';
import { forgetAbsent } from './forget-absent.ts';
import { newAnswers } from './new-answers.ts';
import { showOutcome } from './outcomes.ts';

/**
 * Brings filed replies into the views, then lets their entries go: a crash in between repeats a reply and loses none. An
 * order that no database keeps stays in the outbox with its reply, for the next start and for other tabs (decision 035).
 * One of which this version makes nothing keeps no other from it: it stays, and is logged. Returns how many were shown.
 */
export async function reconcile(held: Holding): Promise<number> {
  const { ports, shopper, step } = held;
  const answered = await newAnswers(shopper, await ports.store.look((box) => box.rows));
  const shown: Row[] = [];
  for (const row of answered) {
    try {
      await showOutcome(held, row);
      shown.push(row);
    } catch (error) {
      // What a store refuses is tried again as a whole.
      if (!(error instanceof TypeError)) throw error;
      logMessage({ code: 'onlineRequestFailed' }, `answer to ${row.entry.kind}`);
    }
  }
  await forgetAbsent(held, shown);
  const done = shown.filter(({ entry }) => shopper.isKept || entry.kind !== 'order.place');
  if (done.length > 0) await step((box) => letGo(box, new Set(done.map(({ entry }) => entry.seq))));
  return shown.length;
}

function letGo(box: Box, seqs: ReadonlySet<number>): void {
  for (const row of box.rows) if (seqs.has(row.entry.seq)) box.remove(row);
}
