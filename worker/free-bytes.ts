/** What the browser says is left for this shop, in bytes; `null` where it does not tell. */
export async function freeBytes(): Promise<number | null> {
  // Not everywhere, and never without a secure address.
  const { storage } = navigator as { storage?: StorageManager };
  const { quota, usage } = (await storage?.estimate()) ?? {};
  return quota === undefined || usage === undefined ? null : quota - usage;
}
