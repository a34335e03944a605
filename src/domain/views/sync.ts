import type { MessageCode } from '#schemas/messages.ts';

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
  readonly failing: readonly FailingView[];
}

export interface FailingView {
  /** Of a pull, or of what is asked for while it is shown: `price`, `stock`. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly since: number;
}

/** What of this device's memory does not open, as a message of the table; `null` where all of it does. */
export interface StorageView {
  readonly problem: MessageCode | null;
}

/** What requests have shown about the network. */
export interface ConnectionView {
  readonly isOnline: boolean;
  /** The version that the server last named; another than ours means an update is there. */
  readonly serverVersion: string | null;
}
