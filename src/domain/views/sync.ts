/** How far the catalogue is on this device; counts are documents. */
export interface SyncProgressView {
  readonly done: number;
  readonly total: number;
  readonly state: 'running' | 'paused' | 'complete';
}

/** What requests have shown about the network. */
export interface ConnectionView {
  readonly isOnline: boolean;
  /** The version that the server last named; another than ours means an update is there. */
  readonly serverVersion: string | null;
}
