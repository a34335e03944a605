import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { storedSamples } from '#tests/support/stored-samples.ts';
import type { CatalogueWriters } from '../replication/catalogue-writers.ts';
import { catalogueTiers } from '../replication/pulls.ts';
import { CATALOGUE_VERSION } from './database.ts';

/** What devices of a version store of the samples, as a digest. */
const digests: Readonly<Record<number, string>> = {
  14: 'e66cabb649726b37',
};

/** Writers that note what would be stored. */
function noting(stored: unknown[]): CatalogueWriters {
  const writer = (name: string): object => ({
    write: async (documents: readonly object[]) => void stored.push([name, documents]),
    storedIds: async () => [],
  });
  const names = [
    'products',
    'productDetails',
    'offers',
    'priceHistories',
    'categories',
    'references',
    'content',
    'reviews',
  ];
  return Object.fromEntries(names.map((name) => [name, writer(name)])) as unknown as CatalogueWriters;
}

test('documents are stored as the version of the catalogue says', async () => {
  const stored: unknown[] = [];
  const pulls = catalogueTiers(noting(stored)).flat();
  for (const pull of pulls) expect(await pull.write(storedSamples[pull.collection] ?? [], []), pull.name).toEqual([]);
  expect(pulls.filter(({ collection }) => !storedSamples[collection])).toEqual([]);
  const digest = createHash('sha256').update(JSON.stringify(stored)).digest('hex').slice(0, 16);
  expect(
    digest,
    `Documents are read in another way than by devices that have them. Raise CATALOGUE_VERSION in worker/storage/database.ts, so that they fill their catalogue anew, and note ${digest} for it here. If only the samples changed, note it for the version that is there.`,
  ).toBe(digests[CATALOGUE_VERSION]);
});
