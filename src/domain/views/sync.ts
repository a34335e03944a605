import type { MessageCode } from '#schemas/messages.ts';

/** How much of the catalogue is on this device; the numbers count documents. */
export interface SyncProgressView {
  readonly done: number;
  readonly total: number;
  readonly state: 'running' | 'paused' | 'complete';
  /** Why the download is paused: no network, a metered one, or no free storage on the device. */
  readonly pausedBy: 'offline' | 'metered' | 'space' | null;
  /** The number of documents that cannot be read and are not shown. */
  readonly unreadable: number;
  /** Parts for which the shop's answers were wrong or failed, in the order in which they are fetched. */
  readonly failing: readonly FailingView[];
}

export interface FailingView {
  /** Name of a pull, or of data that is fetched while it is shown: `price`, `stock`. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly since: number;
}

/** The message about the store of this device that cannot be opened; `null` when all can. */
export interface StorageView {
  readonly problem: MessageCode | null;
}

/** What the latest requests told about the network and the server. */
export interface ConnectionView {
  readonly isOnline: boolean;
  /** The version that the server last named; if it is not this one, an update is available. */
  readonly serverVersion: string | null;
}
