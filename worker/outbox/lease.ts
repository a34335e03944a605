/** What only one realm of this device may do at a time. */
export type Post = 'sender' | 'outbox' | 'session' | ReplicationPost;

/** Filling a catalogue, by its name: those of two store views, or of two versions, are filled at once, each by a tab that shows it. */
export type ReplicationPost = `replication ${string}`;

export const replicationPost = (catalogue: string): ReplicationPost => `replication ${catalogue}`;

export const isReplicationPost = (name: string): boolean => name.startsWith('replication ');

/** Somebody else took the post over while this realm was frozen: what it was about to write must not be written. */
export class LostLease extends Error {}

/** Proof of holding a post; lost when another realm found the heartbeat stale and took over. */
export interface Lease {
  readonly post: Post;
  readonly number: number;
  /** Whoever held the post before did not finish. */
  readonly isUnfinished: boolean;
  isHeld(): Promise<boolean>;
  /** Throws `LostLease` when the post was taken over; asked before a write outside the outbox's own transactions. */
  confirm(): Promise<void>;
  /** Something could not be finished: whoever comes next looks after it. */
  leaveUndone(): void;
}
