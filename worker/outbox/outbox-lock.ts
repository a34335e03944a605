import { HEARTBEAT_MS, HEARTBEAT_STALE_MS } from '#config/timings.ts';
import { type Fenced, fence, fenced, LostLease } from './fence.ts';
import type { OutboxPorts } from './ports.ts';

type LockPorts = Pick<OutboxPorts, 'locks' | 'control' | 'clock'>;

/** Proof of being the one sender; lost when another realm found the heartbeat stale and took over. */
export interface Lease {
  isHeld(): Promise<boolean>;
  /** When it began, on the clock that nobody sets. */
  readonly takenAt: number;
}

/** What only one realm of this device may do at a time. */
export type Post = 'sender' | 'outbox' | 'replication' | 'reconcile';

const LOOK_MS = 1000;

/**
 * Runs `work` as the only holder of a post on this device. A holder whose heartbeat stands still for ten seconds (a
 * frozen tab) is replaced; when it wakes up its lease is gone and it stops (reliability 2.1: drain owner).
 */
export async function asOnlyHolder<T>(ports: LockPorts, post: Post, work: (lease: Lease) => Promise<T>): Promise<T> {
  const waiting = new AbortController();
  let held: Promise<T> | null = null;
  const queued = ports.locks.request(post, { signal: waiting.signal }, () => (held = hold(ports, post, work)));
  void untilStale(ports, post, () => held !== null).then((isStale) => {
    if (isStale) waiting.abort();
  });
  try {
    return await queued;
  } catch (error) {
    // Stolen: what the work itself comes to counts.
    if (held) return held;
    if (!waiting.signal.aborted) throw error;
    return ports.locks.request(post, { steal: true }, () => hold(ports, post, work));
  }
}

/** True when the holder's heart stood still for too long; false when there is nothing to wait for any more. */
async function untilStale({ control, clock }: LockPorts, post: Post, isOver: () => boolean): Promise<boolean> {
  // A pulse, not a time: clocks may step, and every realm has its own.
  for (let pulse = -1, stillMs = 0; stillMs < HEARTBEAT_STALE_MS;) {
    await clock.sleep(LOOK_MS);
    if (isOver()) return false;
    const seen = await control.pulse(post);
    stillMs = seen === pulse ? stillMs + LOOK_MS : 0;
    pulse = seen;
  }
  return !isOver();
}

async function hold<T>({ control, clock }: LockPorts, post: Post, work: (lease: Lease) => Promise<T>): Promise<T> {
  const takenAt = clock.elapsed();
  const lease = await control.takeLease(post);
  let isDone = false;
  const heart = async (): Promise<void> => {
    do await clock.sleep(HEARTBEAT_MS);
    while (!isDone && (await control.beat(post, lease)));
  };
  const beating = heart().catch(() => undefined);
  try {
    return await work({ isHeld: () => control.beat(post, lease), takenAt });
  } finally {
    isDone = true;
    void beating;
  }
}

/** Runs `work` as the only sender of this device; it may take as long as the network does. */
export function asOnlySender<T>(ports: LockPorts, work: (lease: Lease) => Promise<T>): Promise<T> {
  return asOnlyHolder(ports, 'sender', work);
}

/**
 * Runs `work` as the only one that rearranges the outbox: sealing, cancelling, repairing, and what a sender does before
 * and after a request. Never held over the network, so that an order is sealed at once while a request hangs. A sender
 * enters it, never the other way round. Work that a frozen realm lost in the middle writes nothing more and is begun
 * anew, so it reads everything that it decides by inside.
 */
export async function inOutbox<T extends Fenced, R>(tools: T, work: (tools: T) => Promise<R>): Promise<R> {
  for (;;) {
    try {
      return await asOnlyHolder(tools.ports, 'outbox', (lease) => work(fenced(tools, fence(tools.ports.clock, lease))));
    } catch (error) {
      if (!(error instanceof LostLease)) throw error;
    }
  }
}
