import { beforeEach, expect, test } from 'vitest';
import { HEARTBEAT_STALE_MS } from '#config/timings.ts';
import { VirtualTime } from '#tests/reliability/sim/virtual-time.ts';
import { MemoryDatabase } from '#tests/support/memory-database.ts';
import { MemoryLocks } from '#tests/support/memory-locks.ts';
import { LostLease } from './lease.ts';
import { asOnlyHolder } from './post.ts';

type Ports = Parameters<typeof asOnlyHolder>[0];

let time: VirtualTime;
let locks: MemoryLocks;
let posts: MemoryDatabase;

beforeEach(() => {
  time = new VirtualTime();
  locks = new MemoryLocks();
  posts = new MemoryDatabase();
});

/** One tab of the device; nothing wakes one that is frozen. */
function tab({ isFrozen = false } = {}): Ports {
  const clock = time.clock();
  return { locks: locks.forRealm({}), posts, clock: isFrozen ? { ...clock, sleep: never } : clock };
}

const never = (): Promise<never> => new Promise(() => undefined);

/** Lets the time pass in which a heart that stands still is noticed. */
const untilReplaced = (): Promise<void> => time.advance(HEARTBEAT_STALE_MS + 5000);

test('what a tab does in the place of a frozen one counts, also where it is replaced itself meanwhile', async () => {
  void asOnlyHolder(tab({ isFrozen: true }), 'outbox', never);
  let finish: (what: string) => void = () => undefined;
  const work = new Promise<string>((resolve) => (finish = resolve));
  const second = asOnlyHolder(tab(), 'outbox', () => work);
  await untilReplaced();
  // A third one steals at the same moment, as two do that began to wait together.
  await locks.forRealm({}).request('outbox', { steal: true }, async () => undefined);
  finish('kept');
  expect(await second).toBe('kept');
});

test('a tab that lost its post in the place of a frozen one hears that, and nothing else', async () => {
  void asOnlyHolder(tab({ isFrozen: true }), 'outbox', never);
  let wake = (): void => undefined;
  const woken = new Promise<void>((resolve) => (wake = resolve));
  const second = asOnlyHolder(tab(), 'outbox', async (lease) => {
    await woken;
    await posts.transact(() => undefined, lease);
  });
  const heard = second.catch((error: unknown) => error);
  await untilReplaced();
  await locks.forRealm({}).request('outbox', { steal: true }, () => posts.takePost('outbox'));
  wake();
  expect(await heard).toBeInstanceOf(LostLease);
});

test('one look at the heart of a frozen tab that fails keeps nobody from taking its place', async () => {
  void asOnlyHolder(tab({ isFrozen: true }), 'outbox', never);
  const look = posts.pulse;
  let looks = 0;
  posts.pulse = async (post) => {
    if (++looks === 3) throw new DOMException('The connection was closed.', 'InvalidStateError');
    return look(post);
  };
  let isTaken = false;
  void asOnlyHolder(tab(), 'outbox', async () => void (isTaken = true));
  await untilReplaced();
  expect(isTaken).toBe(true);
});

test('one beat of the heart that fails takes no post away', async () => {
  const { beat } = posts;
  let beats = 0;
  posts.beat = async (post, lease) => {
    if (++beats === 2) throw new DOMException('The connection was closed.', 'InvalidStateError');
    return beat(post, lease);
  };
  void asOnlyHolder(tab(), 'outbox', never);
  let isTaken = false;
  void asOnlyHolder(tab(), 'outbox', async () => void (isTaken = true));
  await untilReplaced();
  expect(beats).toBeGreaterThan(2);
  expect(isTaken).toBe(false);
});
