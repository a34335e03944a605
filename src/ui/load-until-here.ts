const RETRY_MS = 2000;

/**
 * Asks for code until it comes: without a network before the first visit is complete, that is when it is back. Asks no more
 * once nobody wants it.
 */
export async function loadUntilHere<T>(load: () => Promise<T>, isWanted: () => boolean): Promise<T | null> {
  while (isWanted()) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return null;
}
