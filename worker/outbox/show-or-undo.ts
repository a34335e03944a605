import type { Holding } from './holding.ts';
import { LostLease } from './lease.ts';
import type { Box } from './store/box.ts';
import { queuedTask, type ToldEntry } from './views/queued-task.ts';

/**
 * Shows what a step has queued, all of it or nothing. Shown nowhere it is not kept: `undo` takes it back, and why is thrown. Where it
 * says that this is too late, because something was sent already, the next to have the outbox repairs, and shows it.
 */
export async function showOrUndo(
  { shopper, step, lease }: Holding,
  entries: readonly ToldEntry[],
  undo: (box: Box) => boolean,
): Promise<void> {
  try {
    await shopper.putTasks(entries.map(queuedTask));
  } catch (error) {
    if (error instanceof LostLease || (await step(undo))) throw error;
    lease.leaveUndone();
  }
}

/** Takes entries back, all of them or none: what was sent stays. Says whether it did. */
export function takeBack(box: Box, entries: readonly ToldEntry[]): boolean {
  const seqs = new Set(entries.map(({ seq }) => seq));
  const rows = box.rows.filter(({ entry, request }) => seqs.has(entry.seq) && request === null);
  if (rows.length < seqs.size) return false;
  for (const row of rows) box.remove(row);
  return true;
}
