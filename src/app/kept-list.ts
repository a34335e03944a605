let kept: string | null = null;

/** Remembers which list stays in the document: its path, with the store view, and its query. */
export function keepList(address: string): void {
  kept = address;
}

/** Whether the page of this address is in the document already, and need not wait for its data. */
export function isKeptList(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname + search === kept;
}
