interface NetworkInformation extends EventTarget {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** What the browser tells about the line, where it does. */
export function networkInformation(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}

/** Whether the shopper wants no more to be fetched than what they look at. */
export function savesData(): boolean {
  return networkInformation()?.saveData ?? false;
}
