let isAsked = false;

/**
 * Asks the browser never to clear this shop's storage by itself. Some browsers ask the shopper, so it is not done before
 * there is something of theirs to lose; and once.
 */
export async function askForPersistentStorage(): Promise<void> {
  // Without a secure address, or where all storage is blocked, there is nothing to ask.
  const { storage } = navigator as { storage?: StorageManager };
  if (isAsked || !storage?.persist) return;
  isAsked = true;
  if (!(await storage.persisted())) await storage.persist();
}
