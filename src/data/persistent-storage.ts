let isAsked = false;

/**
 * Asks the browser never to clear this shop's storage by itself. Some browsers ask the shopper, so this is called only
 * when the shopper has something to lose, and asks once per visit.
 */
export async function askForPersistentStorage(): Promise<void> {
  // `storage` is missing on insecure addresses and where the browser blocks all storage.
  const { storage } = navigator as { storage?: StorageManager };
  if (isAsked || !storage?.persist) return;
  isAsked = true;
  if (!(await storage.persisted())) await storage.persist();
}
