import { beforeEach, expect, test } from 'vitest';
import type { Locks } from '../outbox/ports.ts';
import { memoryLocks } from './memory-locks.ts';

let locks: Locks;
let done: string[];

beforeEach(() => {
  locks = memoryLocks();
  done = [];
});

/** Work that lasts until it is told to end. */
function lasting(name: string): { work: () => Promise<string>; end: () => void } {
  let end = (): void => undefined;
  const told = new Promise<void>((resolve) => (end = resolve));
  const work = async (): Promise<string> => {
    done.push(`${name} begins`);
    await told;
    done.push(`${name} ends`);
    return name;
  };
  return { work, end };
}

test('one after the other under the same name, side by side under different ones', async () => {
  const [a, b, c] = [lasting('a'), lasting('b'), lasting('c')];
  const all = [
    locks.request('outbox', {}, a.work),
    locks.request('outbox', {}, b.work),
    locks.request('sender', {}, c.work),
  ];
  await expect.poll(() => done).toEqual(['a begins', 'c begins']);
  for (const { end } of [b, a, c]) end();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  expect(done.indexOf('a ends')).toBeLessThan(done.indexOf('b begins'));
});

test('work that fails lets the next one in', async () => {
  const failing = locks.request('outbox', {}, () => Promise.reject(new Error('broken')));
  const next = locks.request('outbox', {}, async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('who gave up waiting does not begin', async () => {
  const holder = lasting('holder');
  const holding = locks.request('outbox', {}, holder.work);
  const waiting = new AbortController();
  const waiter = locks.request('outbox', { signal: waiting.signal }, async () => done.push('waiter begins'));
  waiting.abort(new Error('gave up'));
  holder.end();
  await holding;
  await expect(waiter).rejects.toThrow('gave up');
  expect(done).not.toContain('waiter begins');
});
