import type { CartName } from './cart-name.ts';
import type { EntryOf } from './entry.ts';
import type { CartIntent } from './cart-intent.ts';
import type { Holding } from './holding.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { Box } from './store/box.ts';
import type { Owner } from './owner.ts';
import { showOrUndo, takeBack } from './show-or-undo.ts';

/** A change of a line, or of the coupon: `null` takes it out. */
export type QueuedChange = { readonly name: CartName; readonly id: string } & (
  | { readonly intent: CartIntent }
  | { readonly couponCode: string | null; readonly percent: number | null }
);

/**
 * Queues changes of carts, all of them or none; what fails is thrown. One that was queued before is known by its id, also
 * when it was sent and let go long ago. `ownerOf` says whose they are at that moment. Returns whether there is something new. For somebody who is in the outbox already.
 */
export async function queueChanges(
  held: Holding,
  changes: readonly QueuedChange[],
  ownerOf: (box: Box, name: CartName) => Owner = (_box, { owner }) => owner,
): Promise<boolean> {
  const { ports, shopper, step } = held;
  const known = await Promise.all(changes.map(({ id }) => shopper.hadTask(id)));
  const fresh = changes.filter((_change, index) => !known[index]);
  if (fresh.length === 0) return false;
  const now = ports.clock.now();
  const entries = await step((box) =>
    fresh.map((change) => addChange(box, change, { owner: ownerOf(box, change.name), createdAt: now })),
  );
  await ports.crashPoint('before-task');
  await showOrUndo(held, entries, (box) => takeBack(box, entries));
  return true;
}

function addChange(
  box: Box,
  { name, id, ...wanted }: QueuedChange,
  facts: { readonly owner: Owner; readonly createdAt: number },
): EntryOf<'cart.change' | 'cart.coupon'> {
  const seq = box.nextSeq();
  const shared = { version: 1, seq, id, key: idempotencyKey(id), ...name, ...facts } as const;
  const entry: EntryOf<'cart.change' | 'cart.coupon'> =
    'intent' in wanted
      ? { ...shared, kind: 'cart.change', intent: wanted.intent }
      : { ...shared, kind: 'cart.coupon', couponCode: wanted.couponCode, percent: wanted.percent };
  box.add(entry);
  return entry;
}
