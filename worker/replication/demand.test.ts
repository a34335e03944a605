import { expect, test } from 'vitest';
import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import { ok } from '#schemas/errors.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Backend } from './backend.ts';
import { Demand } from './demand.ts';
import type { Pace } from './pace.ts';

/** A slice that is asked for, and whose answer is read after so long; whether it was kept, and how often it was asked for. */
async function readAfter(sleptMs: number): Promise<readonly [slice: unknown, writes: number, asked: number]> {
  let [elapsedMs, writes, asked] = [0, 0, 0];
  const write = async (): Promise<number> => ++writes;
  const demand = new Demand({
    catalogue: { pulls$: { value: new Map() }, writers: { products: { write } } } as unknown as Catalogue,
    backend: {
      products: async () => {
        asked++;
        elapsedMs += sleptMs;
        return ok({ value: [], at: 0 });
      },
    } as unknown as Backend,
    pace: { goFirst: (work: Promise<unknown>) => work } as unknown as Pace,
    clock: { elapsed: () => elapsedMs },
  });
  const slice = await demand.products(['LAMP']);
  await demand.products(['LAMP']);
  return [slice, writes, asked];
}

test('a slice that comes in time is kept, and asked for once', async () => {
  expect(await readAfter(CATALOGUE_TIMEOUT_CLIENT_MS)).toEqual(['whole', 1, 1]);
});

test('a slice that a frozen tab reads later is not written over what was pulled since, and may be asked for again', async () => {
  expect(await readAfter(CATALOGUE_TIMEOUT_CLIENT_MS + 1)).toEqual([false, 0, 2]);
});

/** How often the shop is asked for a product that somebody misses twice, and whether it is known to have none such. */
async function missedTwice(hits: readonly object[]): Promise<readonly [asked: number, isUnknown: boolean]> {
  let asked = 0;
  const write = async (): Promise<number> => 0;
  const demand = new Demand({
    catalogue: { writers: { products: { write }, productDetails: { write } } } as unknown as Catalogue,
    backend: { products: async () => (asked++, ok({ value: hits, at: 0 })) } as unknown as Backend,
    pace: { goFirst: (work: Promise<unknown>) => work } as unknown as Pace,
    clock: { elapsed: () => 0 },
  });
  for (const _time of [1, 2]) expect(await demand.product('LAMP')).toBe(true);
  return [asked, demand.isUnknown('LAMP')];
}

test('a product that the shop does not know is asked for once, as a product and as a variant', async () => {
  expect(await missedTwice([])).toEqual([2, true]);
});

test('a product that gave way on a full device after it was found is asked for again (D8)', async () => {
  const { products = [] } = testCatalogue().documents;
  expect(await missedTwice([products.find(({ sku }) => sku === 'LAMP')!])).toEqual([2, false]);
});
