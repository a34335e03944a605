import { HEARTBEAT_MS, HEARTBEAT_STALE_MS } from '#config/timings.ts';
import type { Locks, OutboxPorts } from './ports.ts';
import { type Lease, LostLease, type Post } from './lease.ts';

type PostPorts = Pick<OutboxPorts, 'locks' | 'posts' | 'clock'>;

const LOOK_MS = 1000;

/** Nobody takes a post over before its heart stood still for twice as long. */
const SURE_MS = HEARTBEAT_STALE_MS / 2;

/**
 * Runs `work` as the only holder of a post on this device. A holder whose heartbeat stands still for ten seconds (a
 * frozen tab) is replaced; when it wakes up its lease is gone and it stops (reliability 2.1: drain owner). Resolves with
 * the work, while the post is still being left: somebody waits for it on a screen.
 */
export function asOnlyHolder<T>(ports: PostPorts, post: Post, work: (lease: Lease) => Promise<T>): Promise<T> {
  const waiting = new AbortController();
  let held: Promise<void> | null = null;
  const take = (options: Parameters<Locks['request']>[1]): Promise<T> =>
    new Promise((resolve, reject) => {
      const taken = (): Promise<void> => (held = hold(ports, post, async (lease) => resolve(await work(lease))));
      // Stolen: what the work itself comes to counts.
      ports.locks
        .request(post, options, taken)
        .catch((error: unknown) => (held ?? Promise.reject(error)).catch(reject));
    });
  void untilStale(ports, post, () => held !== null).then((isStale) => {
    if (isStale) waiting.abort();
  });
  return take({ signal: waiting.signal }).catch((error: unknown) => {
    if (held || !waiting.signal.aborted) throw error;
    return take({ steal: true });
  });
}

/** True when the holder's heart stood still for too long; false when there is nothing to wait for any more. */
async function untilStale({ posts, clock }: PostPorts, post: Post, isOver: () => boolean): Promise<boolean> {
  // A pulse, not a time: clocks may step, and every realm has its own.
  for (let pulse = -1, stillMs = 0; stillMs < HEARTBEAT_STALE_MS;) {
    await clock.sleep(LOOK_MS);
    if (isOver()) return false;
    // A look that fails hears no heart.
    const seen = await posts.pulse(post).catch(() => pulse);
    stillMs = seen === pulse ? stillMs + LOOK_MS : 0;
    pulse = seen;
  }
  return !isOver();
}

async function hold({ posts, clock }: PostPorts, post: Post, work: (lease: Lease) => Promise<void>): Promise<void> {
  let confirmedAt = clock.elapsed();
  const { lease: number, isUnfinished } = await posts.takePost(post);
  const isHeld = (): Promise<boolean> => posts.beat(post, number);
  let isDone = false;
  let isLeftUndone = false;
  const leaveUndone = (): void => void (isLeftUndone = true);
  const heart = async (): Promise<void> => {
    do await clock.sleep(HEARTBEAT_MS);
    // One beat that fails stops no heart: whoever took over has another lease, which the next one finds.
    while (!isDone && (await isHeld().catch(() => true)));
  };
  void heart();
  const confirm = async (): Promise<void> => {
    // Asks only when so much time has passed that somebody may have taken over.
    while (clock.elapsed() - confirmedAt >= SURE_MS) {
      const askedAt = clock.elapsed();
      if (!(await isHeld())) throw new LostLease();
      confirmedAt = askedAt;
    }
  };
  try {
    await work({ post, number, isUnfinished, isHeld, confirm, leaveUndone });
    if (!isLeftUndone) await posts.leavePost(post, number).catch(() => undefined);
  } finally {
    isDone = true;
  }
}
