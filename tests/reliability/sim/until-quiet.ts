import { CART_FRESH_MS } from '#config/timings.ts';
import type { SimDevice } from './sim-device.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Longer than any wait that a server may have asked for. */
const PATIENT_MS = 660_000;
const LOOK_MS = 5000;

/**
 * Lets so much time pass that carts are asked for again, which others may have changed, and more while a device still has something
 * to send, or to ask the shop about its cart; what is stuck stays so. Time in which nothing of that happens would tell nothing, and is
 * what scenarios cost.
 */
export async function untilQuiet(time: VirtualTime, devices: readonly SimDevice[]): Promise<void> {
  await time.advance(CART_FRESH_MS);
  for (let waited = 0; waited < PATIENT_MS && devices.some(isBusy); waited += LOOK_MS) await time.advance(LOOK_MS);
}

function isBusy({ outbox, visibleTabs }: SimDevice): boolean {
  if (outbox.contents.rows.size > 0) return true;
  if ([...outbox.carts.values()].some(({ isLost }) => isLost)) return true;
  return visibleTabs.some(({ shown: { cart } }) => !cart || cart.pending > 0 || isUnconfirmed(cart));
}

function isUnconfirmed({ lines, totals }: { lines: readonly unknown[]; totals: { state: string } }): boolean {
  return lines.length > 0 && totals.state !== 'confirmed';
}
