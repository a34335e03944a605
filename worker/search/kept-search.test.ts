import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#domain/search/language.ts';
import { loadLanguage } from '#domain/search/load-language.ts';
import { searchShop } from '#tests/support/search-shop.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { PRODUCT_LIST_PULL } from '../replication/pulls.ts';
import { keptSearch } from './kept-search.ts';

const QUIET_MS = 2000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A catalogue of which everything has arrived. */
function filledCatalogue(): Catalogue {
  const blobs = new Map<string, unknown>();
  const pulls = new Map([[PRODUCT_LIST_PULL, { checkpoint: '7', isComplete: true }]]);
  const store = {
    blob: (name: string) => Promise.resolve(blobs.get(name) ?? null),
    setBlob: (name: string, blob: unknown) => Promise.resolve(void blobs.set(name, blob)),
    checkpoints: () => Promise.resolve(pulls),
  };
  return { store, pulls$: of(pulls) } as unknown as Catalogue;
}

test('a kept index is restored, but not by a release that makes other words or stems of the same texts', async () => {
  const catalogue = filledCatalogue();
  const made = await loadLanguage('nb-NO');
  const { index } = await searchShop(['Sund hjørnesofa']);
  const keptBy = (language: Language): ReturnType<typeof keptSearch> =>
    keptSearch(catalogue, { language, locale: 'nb-NO', sources: { categories: [], attributes: new Map() } });
  keptBy(made).keep(() => index);
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect((await keptBy(made).restored())?.texts.size).toBe(1);
  expect(await keptBy({ ...made, stemOnce: (word) => word }).restored()).toBeNull();
});
