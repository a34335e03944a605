import { waited } from './waited.ts';

const RETRY_MS = 2000;

/**
 * Loads code and tries again until it succeeds: when the network is lost before the first visit is complete, it
 * succeeds once the network is back. Resolves to `null` when the code is no longer wanted.
 */
export async function loadUntilHere<T>(load: () => Promise<T>, isWanted = (): boolean => true): Promise<T | null> {
  while (isWanted()) {
    try {
      return await load();
    } catch {
      await waited(RETRY_MS);
    }
  }
  return null;
}
