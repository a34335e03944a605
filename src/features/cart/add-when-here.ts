import type { LiveStore } from '#src/data/live-store.ts';
import { queries } from '#src/data/query-ref.ts';
import type { Result } from '#schemas/errors.ts';
import type { MessageCode } from '#schemas/messages.ts';

/** Refusals that may only mean «not yet» on a device that is visited for the first time. */
const notYet: ReadonlySet<MessageCode> = new Set(['notAvailableOffline', 'priceUnknown', 'optionGone']);

const PATIENCE_MS = 5000;
const PAUSE_MS = 100;

/**
 * A page that came rendered can be used before its product has reached the device. What is put into the cart then is
 * asked for again, under the same id, until it is there.
 */
export async function addWhenHere<T>(live: LiveStore, add: () => Promise<Result<T>>): Promise<Result<T>> {
  const limit = Date.now() + PATIENCE_MS;
  const isArriving = (): boolean => live.read(queries.sync.progress()).value?.state !== 'complete';
  for (;;) {
    const wasArriving = isArriving();
    const added = await add();
    if (added.ok || !notYet.has(added.error.code) || !wasArriving || Date.now() > limit) return added;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
