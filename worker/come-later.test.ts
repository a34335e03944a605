import { firstValueFrom, of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ready } from '#domain/answer.ts';
import { ok } from '#schemas/errors.ts';
import { laterCommand, laterQuery } from './come-later.ts';
import type { WorkerContext } from './context.ts';
import type * as later from './later.ts';

const context = {} as WorkerContext;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Loads the later file, but fails the first `failures` times. The tests give the query or command beside it. */
function comingAfter(failures: number) {
  let asked = 0;
  return {
    load: async () => {
      asked++;
      if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module');
      return {} as typeof later;
    },
    count: () => asked,
  };
}

test('a query whose code cannot come is asked again until it is here, and answers then', async () => {
  const { load, count } = comingAfter(2);
  const query = (_context: WorkerContext, { name }: { name: string }) => of(ready(`to ${name}`));
  const answer = firstValueFrom(laterQuery(() => query, load)(context, { name: 'Kari' }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toEqual(ready('to Kari'));
  expect(count()).toBe(3);
});

test('a query that nobody watches any more asks for its code no more', async () => {
  const { load, count } = comingAfter(99);
  const watching = laterQuery(() => () => of(ready(null)), load)(context).subscribe();
  await vi.advanceTimersByTimeAsync(3000);
  watching.unsubscribe();
  const before = count();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(before).toBe(2);
  expect(count()).toBe(before);
});

test('a command whose code cannot come is refused and did nothing; the next call loads the code again', async () => {
  const done: string[] = [];
  const { load } = comingAfter(1);
  const add = async (_context: WorkerContext, { sku }: { sku: string }) => {
    done.push(sku);
    return ok(null);
  };
  const command = laterCommand(() => add, load);
  expect(await command(context, { sku: 'a' })).toMatchObject({ ok: false, error: { code: 'notAvailableOffline' } });
  expect(done).toEqual([]);
  expect(await command(context, { sku: 'b' })).toEqual(ok(null));
  expect(done).toEqual(['b']);
});
