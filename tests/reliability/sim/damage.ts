import type { JournalEntry } from '#worker/outbox/entry.ts';
import type { Party } from './scenario.ts';
import type { SimDevice } from './sim-device.ts';
import type { SimServer } from './sim-server.ts';

/**
 * The journal is gone. Not while it alone holds something half-written that nobody was told about: that would be lost
 * without a trace, or be with the server already, and neither is a broken promise.
 */
export function loseJournal(device: SimDevice): void {
  const { tasks } = device.kept();
  const orders = device.storage.documents<{ id: string; state: string }>('orders');
  if (orders.some(({ state }) => state === 'sealing')) return;
  const entries = [...device.cache.texts].filter(([url]) => /\/\d{12}-[^/]+$/.test(url));
  const shown = entries
    .map(([, text]) => JSON.parse(text) as JournalEntry)
    .filter(({ kind }) => kind !== 'cart.create');
  if (shown.some(({ id }) => !tasks.has(id))) return;
  device.cache.texts.clear();
}

/** Orders that a tab was cancelling when it died: the journal has let them go, and the database does not say so yet. */
export function halfCancelled({ device, half, model }: Party, { orders }: SimServer): string[] {
  const { journal } = device.kept();
  const isPlaced = (id: string): boolean => orders.some(({ orderId }) => orderId === id);
  return [...half].filter((id) => model.orders.get(id)?.state === 'confirmed' && !journal.has(id) && !isPlaced(id));
}
