import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CATALOGUE_TIMEOUT_SERVER_MS } from '#config/timings.ts';
import { storeViews } from '#config/stores.ts';
import type { Queries } from '../store/database.ts';
import { ServerCatalogue } from './server-catalogue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A catalogue whose database does not answer. */
function stalledAt(changeNumber: number): ServerCatalogue {
  const catalogue = new ServerCatalogue({} as Queries, storeViews[0]!);
  catalogue.changeNumber = changeNumber;
  vi.spyOn(catalogue, 'refresh').mockReturnValue(new Promise(() => undefined));
  return catalogue;
}

async function isOver(waiting: Promise<void>, afterMs: number): Promise<boolean> {
  let is = false;
  void waiting.then(() => (is = true));
  await vi.advanceTimersByTimeAsync(afterMs);
  return is;
}

test('a page waits a second for changes; then what is known has to do (spec 9: time-outs)', async () => {
  const waiting = stalledAt(7).refreshInTime();
  expect(await isOver(waiting, CATALOGUE_TIMEOUT_SERVER_MS - 1)).toBe(false);
  expect(await isOver(waiting, 1)).toBe(true);
});

test('before the first answer of the database there is nothing to show, so a page waits longer', async () => {
  expect(await isOver(stalledAt(0).refreshInTime(), 60 * CATALOGUE_TIMEOUT_SERVER_MS)).toBe(false);
});

test('changes that come within that second end the wait and clear its timer', async () => {
  const catalogue = stalledAt(7);
  vi.spyOn(catalogue, 'refresh').mockResolvedValue();
  await catalogue.refreshInTime();
  expect(vi.getTimerCount()).toBe(0);
});
