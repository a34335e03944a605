import type { JournalEntry } from './entry.ts';
import type { OutboxPorts } from './ports.ts';

/** Lets an entry go, and what is known about sending it. */
export async function dropEntry({ journal, control }: OutboxPorts, entry: JournalEntry): Promise<void> {
  await control.forget(entry.id);
  await journal.remove(entry);
}
