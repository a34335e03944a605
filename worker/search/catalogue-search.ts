import {
  combineLatest,
  distinctUntilChanged,
  map,
  Observable,
  retry,
  shareReplay,
  Subscription,
  switchMap,
  throttleTime,
  timer,
} from 'rxjs';
import type { Category } from '#domain/category.ts';
import type { Attribute } from '#domain/references.ts';
import { type CatalogueSearch, catalogueSearch, searchedPages } from '#domain/search/catalogue-search.ts';
import type { Language } from '#domain/search/language.ts';
import { loadLanguage } from '#domain/search/load-language.ts';
import { ProductTexts } from '#domain/search/product-text.ts';
import { SearchIndex } from '#domain/search/search-index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Changes, events, merged } from '../catalogue/collection-events.ts';
import type { WorkerContext } from '../context.ts';
import type { ContentDoc, ProductDoc } from '../documents/catalogue-documents.ts';
import { readAll, readInTurns } from '../replication/read-all.ts';
import { noteWork } from '../timing.ts';
import { keptSearch } from './kept-search.ts';
import { withoutLeftovers } from './packed-search.ts';

/** The index is made this many products at a time, so that a listing never waits for the search. */
const PRODUCTS_A_TURN = 50;
/** So many are read from the database at once: all of a large catalogue would hold up the thread for seconds. */
const PRODUCTS_A_READ = 500;
/**
 * While the device is filled, categories and options arrive in pieces, and each piece changes the words of products.
 */
const SOURCES_MS = 500;
const RETRY_MS = 2000;

const searches = new WeakMap<Catalogue, Observable<CatalogueSearch>>();

/**
 * The search of the open store view, emitted again after every change. Its index is made once all products are on the
 * device (`makeSearchReady`), or at the first search before that, and follows their changes, whichever tab writes them.
 */
export function searchOf(context: WorkerContext): Observable<CatalogueSearch> {
  const { catalogue } = context;
  let search = searches.get(catalogue);
  if (!search) {
    const attributes$ = catalogue.references$.pipe(
      map((references) => references.filter(({ kind }) => kind === 'attribute')),
      distinctUntilChanged((a, b) => a.length === b.length && a.every((each, place) => each === b[place])),
      map(
        (references) =>
          new Map(references.map(({ value }) => [(value as Attribute).code, value as Attribute] as const)),
      ),
    );
    search = combineLatest([catalogue.categories$, attributes$]).pipe(
      throttleTime(SOURCES_MS, undefined, { leading: true, trailing: true }),
      map(([categories, attributes]) => ({ categories, attributes })),
      switchMap((sources) => following(context, sources)),
      retry({ delay: () => timer(RETRY_MS) }),
      shareReplay(1),
    );
    searches.set(catalogue, search);
  }
  return search;
}

/** Names by which products are found in addition to their own words. */
interface Sources {
  readonly categories: readonly Category[];
  readonly attributes: ReadonlyMap<string, Attribute>;
}

function following(context: WorkerContext, sources: Sources): Observable<CatalogueSearch> {
  const { catalogue, locale } = context;
  const { collections } = catalogue.database;
  return new Observable((subscriber) => {
    const subscriptions = new Subscription();
    const make = async (): Promise<void> => {
      const language = await loadLanguage(locale);
      const textSources = { language, locale, ...sources };
      const texts = new ProductTexts(textSources);
      // Changes that arrive while the index is made are newer than the documents it is made of, so they wait and are
      // applied after it.
      const waiting: Changes<ProductDoc>[] = [];
      let take = (changes: Changes<ProductDoc>): void => void waiting.push(changes);
      let contents = new Map<string, ContentDoc>();
      let tell: (change?: Partial<CatalogueSearch>) => void = () => undefined;
      subscriptions.add(events<ProductDoc>(collections.products).subscribe((changes) => take(changes)));
      subscriptions.add(
        events<ContentDoc>(collections.content).subscribe(({ changed, removed }) => {
          contents = byId(merged([...contents.values()], changed, removed));
          tell(searchedPages(pagesOf(contents), language, locale));
        }),
      );
      contents = byId([...(await readAll(collections.content)), ...contents.values()]);
      const kept = keptSearch(catalogue, { language, locale, sources });
      let products =
        (await kept.restored()) ?? (await built(context, { language, texts, isStopped: () => subscriber.closed }));
      let search = catalogueSearch(textSources, products, pagesOf(contents));
      tell = (change = {}) => subscriber.next((search = { ...search, ...change }));
      take = ({ changed, removed }) => {
        products.put(changed, texts);
        products.remove(removed);
        const whole = withoutLeftovers(products);
        if (whole !== products) search = catalogueSearch(textSources, (products = whole), pagesOf(contents));
        tell();
      };
      for (const changes of waiting) take(changes);
      tell();
      subscriptions.add(kept.keep(() => products));
    };
    make().catch((error: unknown) => subscriber.error(error));
    return subscriptions;
  });
}

/** Makes the index of all documents, a few products at a time. */
async function built(
  { catalogue, ports }: WorkerContext,
  {
    language,
    texts,
    isStopped,
  }: { readonly language: Language; readonly texts: ProductTexts; readonly isStopped: () => boolean },
): Promise<SearchIndex> {
  const startedAt = performance.now();
  const index = new SearchIndex(language);
  for await (const documents of readInTurns(catalogue.database.collections.products, PRODUCTS_A_READ)) {
    for (let from = 0; from < documents.length && !isStopped(); from += PRODUCTS_A_TURN) {
      index.put(documents.slice(from, from + PRODUCTS_A_TURN), texts);
      await ports.clock.sleep(0);
    }
    if (isStopped()) break;
  }
  noteWork('search index', startedAt, index.texts.size);
  return index;
}

function pagesOf(contents: ReadonlyMap<string, ContentDoc>): Map<string, ContentDoc> {
  return new Map([...contents].filter(([, { kind }]) => kind !== 'block'));
}

function byId(contents: readonly ContentDoc[]): Map<string, ContentDoc> {
  return new Map(contents.map((content) => [content.id, content]));
}
