import type { AttemptRecord } from './store/box.ts';
import type { OutboxPorts } from './ports.ts';

/** Lets an entry go that was held back or never tried. */
const firstAttempt: AttemptRecord = {
  attempts: 0,
  answered: 0,
  at: 0,
  nextAt: 0,
  reason: 'offline',
  isOutcomeUnknown: false,
};

/** Makes an entry due, whatever it waits for; what has to go before it as well. */
export async function makeDue({ store }: OutboxPorts, id: string): Promise<void> {
  await store.step((box) => {
    const wanted = box.rowOf((entry) => entry.id === id)?.entry;
    for (const row of wanted ? box.rows : []) {
      if (row.entry.owner !== wanted!.owner || row.entry.seq > wanted!.seq) continue;
      // One that is on its way right now has no attempt yet, and gets none before there is an answer.
      const attempt = row.attempt ?? (row.entry.id === id && row.request === null ? firstAttempt : null);
      if (attempt) box.note(row, { ...attempt, nextAt: 0 });
    }
  });
}
