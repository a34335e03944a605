import { consume } from '../calls/consume.ts';
import type { Holding } from '../holding.ts';
import { dropConsumed } from '../views/drop-consumed.ts';
import { repairSession } from './repair-session.ts';
import { finishReplacements } from './replacement.ts';
import { restoreCarts } from './restore-carts.ts';
import { restoreOutbox } from './restore-outbox.ts';
import { returnLines } from './return-lines.ts';
import { showOutbox } from './show-outbox.ts';

/**
 * Makes the outbox, its mirror and its views agree: at a start, and for whoever finds the post left in the middle of something.
 * What is cut off is brought to its end, and what one of them lost comes from the others (reliability 2.1, L3). Returns
 * whether something had been lost.
 */
export async function repairViews(held: Holding): Promise<boolean> {
  const { ports, shopper, step, lease } = held;
  const wasDamaged = await ports.store.wasDamaged();
  const isOutboxLost = await restoreOutbox(held, wasDamaged);
  await step(consume);
  await ports.store.mirrorAll(lease);
  const isViewLost = await showOutbox(held);
  await dropConsumed(shopper);
  await returnLines(held);
  await finishReplacements(held);
  await restoreCarts(held);
  await repairSession(held);
  // What a crash left half-done was not lost.
  return wasDamaged || isOutboxLost || (isViewLost && !lease.isUnfinished);
}
