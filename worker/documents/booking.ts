import type { CartName } from '../outbox/cart-name.ts';
import type { CustomerDoc, TaskDoc } from './shopper-documents.ts';

/** A shipment that an owner has opened, with what is known of its times. */
export type BookingDoc = Extract<CustomerDoc, { kind: 'booking' }>;

/** A queued booking. */
export type BookingTask = Extract<TaskDoc, { kind: 'task' }> & { readonly wish: { readonly kind: 'booking' } };

/** Where is kept what an owner knows of a shipment. */
export function bookingId({ owner, storeCode }: CartName, number: string): string {
  return `booking|${owner}|${storeCode}|${number}`;
}

/** What an owner wanted last of a shipment, sent or not. */
export function lastWish(tasks: readonly TaskDoc[], { owner }: CartName, number: string): BookingTask | null {
  const own = tasks.filter(
    (task): task is BookingTask =>
      task.kind === 'task' && task.owner === owner && task.wish.kind === 'booking' && task.wish.number === number,
  );
  return own.toSorted((a, b) => b.seq - a.seq)[0] ?? null;
}
