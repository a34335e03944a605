import { expect, test, vi } from 'vitest';
import type { Queries } from './database.ts';
import { LiveCounts } from './live-counts.ts';

test('a list is counted once for each of its changes, also for callers at the same moment', async () => {
  const $count = vi.fn<() => Promise<number>>().mockResolvedValueOnce(7).mockResolvedValueOnce(8);
  const counts = new LiveCounts({ $count } as unknown as Queries);
  const twice = await Promise.all([counts.of('bmno', 'products', 40), counts.of('bmno', 'products', 40)]);
  expect([...twice, await counts.of('bmno', 'products', 40)]).toEqual([7, 7, 7]);
  expect(await counts.of('bmno', 'products', 41)).toBe(8);
  expect($count).toHaveBeenCalledTimes(2);
});

test('lists are counted apart', async () => {
  const $count = vi.fn<() => Promise<number>>().mockResolvedValueOnce(7).mockResolvedValueOnce(3);
  const counts = new LiveCounts({ $count } as unknown as Queries);
  expect(await counts.of('bmno', 'products', 40)).toBe(7);
  expect(await counts.of('default', 'products', 40)).toBe(3);
});

test('a count that failed is made again', async () => {
  const $count = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(7);
  const counts = new LiveCounts({ $count } as unknown as Queries);
  await expect(counts.of('bmno', 'products', 40)).rejects.toThrow('away');
  expect(await counts.of('bmno', 'products', 40)).toBe(7);
});
