/** How many bytes the browser says are left for this shop; `null` where it does not say. */
export async function freeBytes(): Promise<number | null> {
  // `navigator.storage` is missing in some browsers, and on every insecure address.
  const { storage } = navigator as { storage?: StorageManager };
  const { quota, usage } = (await storage?.estimate()) ?? {};
  return quota === undefined || usage === undefined ? null : quota - usage;
}
