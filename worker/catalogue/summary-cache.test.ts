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

test('what changed or went while it was read is answered as it is now', async () => {
  const { cache, put, remove, hold } = storage();
  put(named('1', 'chair'));
  put(named('2', 'table'));
  await nameOf(cache, '2');
  const release = hold();
  const reading = cache.get(['1', '2', '3']);
  put(named('1', 'stool'));
  remove('2');
  put(named('3', 'lamp'));
  put(named('4', 'sofa'));
  release();
  expect([...(await reading).values()].map(({ name }) => name).sort()).toEqual(['lamp', 'stool']);
  expect(await nameOf(cache, '1')).toBe('stool');
  expect(await nameOf(cache, '2')).toBeUndefined();
});

test('a read that fails is no answer, and the next one is', async () => {
  let isBroken = true;
  const cache = new SummaryCache(async () => {
    if (isBroken) throw new Error('closed');
    return [named('1', 'chair')];
  });
  await expect(cache.get(['1'])).rejects.toThrow('closed');
  isBroken = false;
  expect(await nameOf(cache, '1')).toBe('chair');
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
