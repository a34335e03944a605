/** How far the catalogue is on this device; counts are documents. */
export interface SyncProgressView {
  readonly done: number;
  readonly total: number;
  readonly state: 'running' | 'paused' | 'complete';
  /** Why it does not go on: no network, one that costs, or no room left on the device. */
  readonly pausedBy: 'offline' | 'metered' | 'room' | null;
  /** Documents of the shop that cannot be read and are not shown. */
  readonly unreadable: number;
  /** What the shop answered otherwise than it should when it was asked for it, in the order of its coming. */
  readonly failing: readonly FailingPullView[];
}

export interface FailingPullView {
  /** A pull's name. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly since: number;
}

/** Whether what the shopper makes here outlives the page. */
export interface StorageView {
  readonly isKept: boolean;
}

/** What requests have shown about the network. */
export interface ConnectionView {
  readonly isOnline: boolean;
  /** The version that the server last named; another than ours means an update is there. */
  readonly serverVersion: string | null;
}
