import type { JournalEntry } from '../outbox/entry.ts';
import type { Journal, JournalRow } from '../outbox/journal.ts';

/**
 * A journal for whoever has no database that lasts: orders are those of the device's own journal, everything else is of
 * this realm alone. Changes of the device's cart stay where they are until there is a database to fold them into; of an
 * order of somebody else nothing is consumed, because the cart of this realm is another (decision 035).
 */
export function ordersJournal(device: Journal, own: Journal, sealedHere = new Set<string>()): Journal {
  const journalOf = ({ kind }: JournalEntry): Journal => (kind === 'order.place' ? device : own);
  return {
    async append(entry) {
      if (entry.kind === 'order.place') sealedHere.add(entry.key);
      await journalOf(entry).append(entry);
    },
    async rows() {
      const orders = (await device.rows()).flatMap((row) => orderRow(row, sealedHere) ?? []);
      return [...orders, ...(await own.rows())].sort((a, b) => a.entry.seq - b.entry.seq);
    },
    fileRequest: (entry, request) => journalOf(entry).fileRequest(entry, request),
    fileReply: (entry, reply) => journalOf(entry).fileReply(entry, reply),
    remove: (entry) => journalOf(entry).remove(entry),
    noteGivenUp: (key) => device.noteGivenUp(key),
    givenUp: () => device.givenUp(),
    sweep: () => device.sweep(),
    fenced: (confirm) => ordersJournal(device.fenced(confirm), own.fenced(confirm), sealedHere),
    watermark: async () => Math.max(...(await Promise.all([device.watermark(), own.watermark()]))),
  };
}

function orderRow(row: JournalRow, sealedHere: ReadonlySet<string>): JournalRow | null {
  const { entry } = row;
  if (entry.kind !== 'order.place') return null;
  return sealedHere.has(entry.key) ? row : { ...row, entry: { ...entry, consumes: 0 } };
}
