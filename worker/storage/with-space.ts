import type { Result } from '#schemas/errors.ts';
import { notKept } from '../outbox/not-kept.ts';

/**
 * Does something of the shopper's. Where the device is full, what can be fetched again gives way and it is done once more;
 * what cannot be written even then is a refusal, never silence (D8, reliability L2, decision 036). Doing it twice is
 * harmless: it carries the ids of its caller.
 */
export async function withSpace<T>(makeSpace: () => Promise<void>, work: () => Promise<Result<T>>): Promise<Result<T>> {
  const done = await doneOrRefused(work);
  if (done.ok || done.error.code !== 'storageFull') return done;
  await makeSpace();
  return doneOrRefused(work);
}

async function doneOrRefused<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    // A bug, which the window says in its own words.
    if (error instanceof TypeError || error instanceof ReferenceError) throw error;
    return notKept(error);
  }
}
