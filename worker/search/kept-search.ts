import { debounceTime, distinctUntilChanged, filter, map, type Subscription } from 'rxjs';
import { rulesDigest, sourcesDigest } from '#domain/search/digests.ts';
import type { Language } from '#domain/search/language.ts';
import type { TextSources } from '#domain/search/product-text.ts';
import { SearchIndex } from '#domain/search/search-index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PullRecord } from '../catalogue-index/index-store.ts';
import { PRODUCT_LIST_PULL } from '../replication/pulls.ts';
import { noteWork } from '../timing.ts';
import { packSearch, unpackSearch } from './packed-search.ts';

/** After this pause the tab that pulls has written everything, and every tab has heard of it. */
const QUIET_MS = 2000;

interface Made {
  readonly language: Language;
  readonly locale: string;
  /** The names of categories and options by which products are found too. */
  readonly sources: Pick<TextSources, 'categories' | 'attributes'>;
}

interface KeptSearch {
  /** The kept index, or `null` when none was kept, or it was made of other data or by other rules. */
  restored(): Promise<SearchIndex | null>;
  /** Stores the index for the next start, each time that all products have arrived. */
  keep(index: () => SearchIndex): Subscription;
}

/** Keeps the search index of a language beside the index of listings; a change of a product deletes both. */
export function keptSearch({ store, pulls$ }: Catalogue, { language, locale, sources }: Made): KeptSearch {
  const name = `search-${locale}`;
  const digest = `${rulesDigest(language)} ${sourcesDigest(sources)}`;
  const madeOf = (pulls: ReadonlyMap<string, PullRecord>): string | null => {
    const { checkpoint, isComplete } = pulls.get(PRODUCT_LIST_PULL) ?? {};
    return isComplete && checkpoint ? `${digest} ${checkpoint}` : null;
  };
  return {
    async restored() {
      const startedAt = performance.now();
      const [blob, pulls] = await Promise.all([store.blob(name), store.checkpoints()]);
      if (blob === null || blob.checkpoint !== madeOf(pulls)) return null;
      const index = new SearchIndex(language);
      if (!unpackSearch(index, blob.data)) return null;
      noteWork('search restore', startedAt, index.texts.size);
      return index;
    },
    keep: (index) =>
      pulls$
        .pipe(
          map(madeOf),
          filter((made) => made !== null),
          distinctUntilChanged(),
          debounceTime(QUIET_MS),
        )
        .subscribe((checkpoint) => {
          // If this fails, the next start makes the index anew.
          store.setBlob(name, { checkpoint, data: packSearch(index()) }).catch(() => undefined);
        }),
  };
}
