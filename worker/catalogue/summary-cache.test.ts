import { expect, test } from 'vitest';
import type { ProductSummary } from '#domain/product.ts';
import { SummaryCache } from './summary-cache.ts';

const named = (id: string, name: string): ProductSummary => ({ id, name }) as ProductSummary;

/** A storage that counts how often each id was read and can hold its answers back. */
function storage() {
  const stored = new Map<string, ProductSummary>();
  const reads: string[] = [];
  let gate = Promise.resolve();
  const cache = new SummaryCache(async (ids) => {
    reads.push(...ids);
    const found = ids.flatMap((id) => stored.get(id) ?? []);
    await gate;
    return found;
  });
  return {
    cache,
    reads,
    put: (summary: ProductSummary): void => {
      stored.set(summary.id, summary);
      cache.follow([summary], []);
    },
    remove: (id: string): void => {
      stored.delete(id);
      cache.follow([], [id]);
    },
    /** Reads wait until the returned function is called. */
    hold: (): (() => void) => {
      let release = (): void => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return () => release();
    },
  };
}

const nameOf = async (cache: SummaryCache, id: string): Promise<string | undefined> =>
  (await cache.get([id])).get(id)?.name;

test('what was read is not read again', async () => {
  const { cache, reads, put } = storage();
  put(named('1', 'chair'));
  expect(await nameOf(cache, '1')).toBe('chair');
  expect(await nameOf(cache, '1')).toBe('chair');
  expect(await nameOf(cache, '2')).toBeUndefined();
  expect(reads).toEqual(['1', '2']);
});

test('a change or a removal is seen at once', async () => {
  const { cache, put, remove } = storage();
  put(named('1', 'chair'));
  await nameOf(cache, '1');
  put(named('1', 'stool'));
  expect(await nameOf(cache, '1')).toBe('stool');
  remove('1');
  expect(await nameOf(cache, '1')).toBeUndefined();
});

test('an answer is not kept when a change came while it was read', async () => {
  const { cache, put, hold } = storage();
  put(named('1', 'chair'));
  const release = hold();
  const reading = nameOf(cache, '1');
  put(named('1', 'stool'));
  release();
  expect(await reading).toBe('chair');
  expect(await nameOf(cache, '1')).toBe('stool');
});

test('the least recently used summaries are dropped when there are too many', async () => {
  const { cache, reads, put } = storage();
  for (let id = 0; id <= 600; id++) put(named(String(id), 'chair'));
  await nameOf(cache, '0');
  await nameOf(cache, '1');
  await nameOf(cache, '0');
  for (let id = 2; id <= 600; id++) await nameOf(cache, String(id));
  reads.length = 0;
  await cache.get(['0', '1']);
  expect(reads).toEqual(['1']);
});
