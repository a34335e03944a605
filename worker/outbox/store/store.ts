import { type Lease, LostLease, type Post } from '../lease.ts';
import { Box, type Changes, type Contents } from './box.ts';

/** How realms know who holds a post, and whether its heart beats. */
export interface Posts {
  /** Takes the lease of a post; the number is lost as soon as somebody else takes it. */
  takePost(post: Post): Promise<Taken>;
  /** The holder has finished what it took the post for. */
  leavePost(post: Post, lease: number): Promise<void>;
  /** Counts the heartbeat of the lease up; false when the lease was lost. */
  beat(post: Post, lease: number): Promise<boolean>;
  /** A number that changes as long as the holder of the post lives. */
  pulse(post: Post): Promise<number>;
  /** Whether somebody is in the middle of what the post is for, or has left it there. */
  isUnfinished(post: Post): Promise<boolean>;
}

export interface Taken {
  readonly lease: number;
  /** Whoever held the post before did not finish: it died, was replaced, or something failed. */
  readonly isUnfinished: boolean;
}

/** The proof that a step needs: its transaction looks whether the lease still counts. */
export type Proof = Pick<Lease, 'post' | 'number' | 'confirm'>;

/** One transaction over everything that the outbox holds. */
export interface OutboxDatabase extends Posts {
  transact<T>(work: (box: Box) => T, proof: Proof | null): Promise<{ readonly result: T; readonly changes: Changes }>;
  look<T>(work: (box: Box) => T): Promise<T>;
}

/** The outbox of this device. */
export interface Store {
  /** One step of the protocol: all of it or nothing, kept twice when this resolves. Without its lease it throws. */
  step<T>(work: (box: Box) => T, proof?: Proof): Promise<T>;
  look<T>(work: (box: Box) => T): Promise<T>;
  /** Sealings that were given up for good. */
  givenUp(): Promise<ReadonlySet<string>>;
  /** Makes the mirror what the outbox is. For somebody who holds the outbox. */
  mirrorAll(proof: Proof): Promise<void>;
  /** Whether this realm found that the database had lost something, since it was last asked. */
  wasDamaged(): Promise<boolean>;
}

/** Carries a step out on contents that nobody else changes meanwhile. `held` is the lease that counts for the post. */
export function takeStep<T>(
  contents: Contents,
  work: (box: Box) => T,
  proof: Proof | null,
  held: (post: Post) => number,
): { readonly result: T; readonly changes: Changes } {
  if (proof && held(proof.post) !== proof.number) throw new LostLease();
  const box = new Box(contents);
  const result = work(box);
  return { result, changes: box.changes };
}
