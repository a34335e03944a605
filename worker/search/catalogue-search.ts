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
import { type Language, loadLanguage } from '#domain/search/language.ts';
import { NamedOptions } from '#domain/search/named-options.ts';
import { NameSearch } from '#domain/search/name-search.ts';
import { ProductTexts } from '#domain/search/product-text.ts';
import { SearchIndex } from '#domain/search/search-index.ts';
import { inLocale } from '#domain/translations.ts';
import type { Catalogue } from '../catalogue.ts';
import { events, merged } from '../collection-events.ts';
import type { WorkerContext } from '../context.ts';
import type { ContentDoc, ProductDoc } from '../documents/catalogue-documents.ts';
import { readAll } from '../replication/read-all.ts';
import { noteWork } from '../timing.ts';

/** After so many products others have their turn: a listing never waits for the search. */
const PRODUCTS_A_TURN = 100;
/** Categories and options come in pieces while the device is filled, and each changes what products are called. */
const SOURCES_MS = 500;
const RETRY_MS = 2000;

/** What a text is looked for in. */
export interface CatalogueSearch {
  readonly language: Language;
  readonly products: SearchIndex;
  readonly options: NamedOptions;
  readonly categories: NameSearch;
  readonly pages: NameSearch;
  /** By id. */
  readonly contents: ReadonlyMap<string, ContentDoc>;
}

const searches = new WeakMap<Catalogue, Observable<CatalogueSearch>>();

/**
 * The search of the open store view, again after every change of it. It is made of the documents on the device when somebody wants to
 * search for the first time, and follows them from then on, whichever tab writes them.
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
      switchMap(([categories, attributes]) => following(context, categories, attributes)),
      retry({ delay: () => timer(RETRY_MS) }),
      shareReplay(1),
    );
    searches.set(catalogue, search);
  }
  return search;
}

function following(
  { catalogue, locale, ports }: WorkerContext,
  categories: readonly Category[],
  attributes: ReadonlyMap<string, Attribute>,
): Observable<CatalogueSearch> {
  return new Observable((subscriber) => {
    const subscriptions = new Subscription();
    const make = async (): Promise<void> => {
      const startedAt = performance.now();
      const language = await loadLanguage(locale);
      const texts = new ProductTexts({ language, locale, categories, attributes });
      const products = new SearchIndex(language);
      const { collections } = catalogue.database;
      let contents = new Map<string, ContentDoc>();
      let search: CatalogueSearch | null = null;
      const tell = (change: Partial<CatalogueSearch> = {}): void => {
        if (search) subscriber.next((search = { ...search, ...change }));
      };
      const gone = new Set<string>();
      subscriptions.add(
        events<ProductDoc>(collections.products).subscribe(({ changed, removed }) => {
          products.put(changed, texts);
          products.remove(removed);
          for (const id of removed) gone.add(id);
          for (const { id } of changed) gone.delete(id);
          tell();
        }),
      );
      subscriptions.add(
        events<ContentDoc>(collections.content).subscribe(({ changed, removed }) => {
          contents = byId(merged([...contents.values()], changed, removed));
          tell({ contents, pages: pageSearch(language, contents, locale) });
        }),
      );
      contents = byId([...(await readAll(collections.content)), ...contents.values()]);
      const documents = await readAll(collections.products);
      for (let from = 0; from < documents.length && !subscriber.closed; from += PRODUCTS_A_TURN) {
        const turn = documents.slice(from, from + PRODUCTS_A_TURN);
        // What came meanwhile is newer.
        products.put(
          turn.filter(({ id }) => !gone.has(id) && !products.has(id)),
          texts,
        );
        await ports.clock.sleep(0);
      }
      noteWork('index update', startedAt, documents.length);
      const names = categories.filter(({ isActive }) => isActive);
      search = {
        language,
        products,
        options: new NamedOptions(language, locale, attributes),
        categories: new NameSearch(language, new Map(names.map((each) => [each.id, inLocale(each, locale).name]))),
        pages: pageSearch(language, contents, locale),
        contents,
      };
      tell();
    };
    make().catch((error: unknown) => subscriber.error(error));
    return subscriptions;
  });
}

function pageSearch(language: Language, contents: ReadonlyMap<string, ContentDoc>, locale: string): NameSearch {
  const pages = [...contents].filter(([, { kind }]) => kind === 'page');
  return new NameSearch(language, new Map(pages.map(([id, page]) => [id, inLocale(page, locale).title])));
}

function byId(contents: readonly ContentDoc[]): Map<string, ContentDoc> {
  return new Map(contents.map((content) => [content.id, content]));
}
