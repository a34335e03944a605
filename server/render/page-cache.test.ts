import { expect, test, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

const bounds = { bytes: 10_000, lifetimeMs: 60_000, rendering: 2, waiting: 3 };
const page = (length: number) => ({ status: 200, headers: {}, body: new Uint8Array(length) });

test('keeps the pages that were asked for last, up to its size', () => {
  const cache = new PageCache(bounds);
  cache.set('first', 1, page(4000));
  for (let index = 0; index < 100; index++) {
    cache.set(`/?x=${index}`, 1, page(4000));
    expect(cache.get('first', 1), 'what is asked for stays').toBeDefined();
    expect(cache.bytes).toBeLessThanOrEqual(bounds.bytes);
  }
  cache.set('huge', 1, page(20_000));
  expect(cache.get('huge', 1)).toBeUndefined();
});

test('forgets a page when the catalogue has changed', () => {
  const cache = new PageCache(bounds);
  cache.set('a', 1, page(10));
  expect(cache.get('a', 1)).toBeDefined();
  expect(cache.get('a', 2)).toBeUndefined();
});

test('forgets a page at the moment at which it is another one by itself', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cache = new PageCache(bounds);
  cache.set('a', 1, page(10), Date.now() + 1000);
  vi.setSystemTime(Date.now() + 999);
  expect(cache.get('a', 1)).toBeDefined();
  vi.setSystemTime(Date.now() + 1);
  expect(cache.get('a', 1)).toBeUndefined();
  vi.useRealTimers();
});

test('renders two pages at a time, lets three wait and refuses the others', async () => {
  const cache = new PageCache(bounds);
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const work = async (): Promise<string> => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running--;
    return 'made';
  };
  const all = Array.from({ length: 8 }, () => cache.inTurn(work));
  const outcomes = Promise.all(all);
  for (let index = 0; index < 5; index++) {
    await expect.poll(() => finish.length).toBeGreaterThan(index);
    finish[index]!();
  }
  expect(await outcomes).toEqual(['made', 'made', 'made', 'made', 'made', null, null, null]);
  expect(most).toBe(2);
  const failing = cache.inTurn(() => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await Promise.all([1, 2].map(() => cache.inTurn(() => Promise.resolve('again'))))).toEqual(['again', 'again']);
});
