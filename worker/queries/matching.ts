import { combineLatest, defer, distinctUntilChanged, filter, map, merge, type Observable, switchMap, take } from 'rxjs';
import { HOME_LIST_SIZE, MATCHING_PRODUCTS_MAX, SAME_COLOUR_MAX } from '#config/limits.ts';
import { PROVIDER_PATIENCE_MS } from '#config/timings.ts';
import { type Answer, missing, ready } from '#domain/answer.ts';
import { sameColour } from '#domain/catalogue-index/same-colour.ts';
import { categoryTrail, deepestCategory } from '#domain/category.ts';
import type { ProductSummary } from '#domain/product.ts';
import { whyNotShown } from '#domain/product-load.ts';
import { cardsOf } from '#domain/queries/cards.ts';
import { inLocale } from '#domain/translations.ts';
import type { CardView } from '#domain/views/card.ts';
import { type CatalogueContext, optionLabel } from '#domain/views/catalogue-context.ts';
import { isCollecting$ } from '../collecting.ts';
import type { WorkerContext } from '../context.ts';
import { readDetails } from '../catalogue/product-details.ts';
import { providerOf } from '../search-provider/provider-of.ts';
import type { SearchProvider } from '../search-provider/search-provider.ts';
import { catalogueContext } from './catalogue-context.ts';
import { deviceRepository } from './device-repository.ts';
import { listingChanges, showCards } from './listing.ts';
import { live } from './live.ts';
import { viewedId, viewedSkus } from '../documents/viewed.ts';

const SERIES = 'product_collection';

/** Products that go with another one. */
export interface MatchingView {
  /** Chosen by the search provider or the shop's people, of the same series, or of the same category. */
  readonly what: 'related' | 'series' | 'category';
  /** Of the product, the series or the category. */
  readonly name: string;
  readonly cards: readonly CardView[];
}

/**
 * What goes with a product: what the search provider recommends, else what it is linked to, else others of its series, those
 * in its colours first, else what else its category or its room has.
 */
export function matching(context: WorkerContext, { sku }: { readonly sku: string }): Observable<Answer<MatchingView>> {
  const { catalogue } = context;
  // Links come with the details, which no listing waits for.
  const details$ = catalogue.changesOf((changed) => changed.has(catalogue.index.idOfSku(sku) ?? ''));
  // Asked once: what was shown is not exchanged for something else.
  const recommended$ = defer(() => recommendedSkus(context, sku));
  const answer$ = live(
    context,
    combineLatest([recommended$, listingChanges(context), details$]),
    async ([recommended]) => {
      const id = catalogue.index.idOfSku(sku);
      const product = id === null ? undefined : (await catalogue.summaries([id])).get(id);
      if (!product) return missing;
      const views = catalogueContext(context);
      const found =
        (await ofSkus(context, product, recommended, views)) ??
        (await ofLinks(context, product, views)) ??
        ofSeries(context, product, views) ??
        ofCategory(context, product, views);
      if (!found) return missing;
      return ready({ what: found.what, name: found.name, cards: await shownCards(context, found.ids) });
    },
  );
  return areAllHere(context).pipe(switchMap(() => answer$));
}

/** Says so once, when all products are here that come: of a few of them others would be shown at each that arrives. */
function areAllHere(context: WorkerContext): Observable<boolean> {
  return merge(
    context.catalogue.isListComplete$,
    isCollecting$(context).pipe(map((isCollecting) => !isCollecting)),
  ).pipe(filter(Boolean), take(1));
}

/** The products that were looked at before this one, the last one first. */
export function viewed(
  context: WorkerContext,
  { besides }: { readonly besides: string },
): Observable<Answer<readonly CardView[]>> {
  const { shopper, cart } = context;
  const skus$ = shopper.customer$.pipe(
    map((documents) => viewedSkus(documents.find(({ id }) => id === viewedId(cart)))),
    distinctUntilChanged((a, b) => a.join() === b.join()),
  );
  return live(context, combineLatest([skus$, listingChanges(context)]), async ([skus]) => {
    const ids = await withPage(
      context,
      skus.filter((sku) => sku !== besides),
    );
    return ready(await shownCards(context, first(ids)));
  });
}

/** What many buy, of all that the store view has (spec 7: home lists). */
export function bestSellers(context: WorkerContext): Observable<Answer<readonly CardView[]>> {
  return live(context, listingChanges(context), async () => {
    const all: Place = { filters: {}, categoryId: null };
    const { ids } = context.catalogue.index.answer({ ...all, sort: 'relevance', limit: HOME_LIST_SIZE });
    return ready(await shownCards(context, ids));
  });
}

async function shownCards(context: WorkerContext, ids: readonly string[]): Promise<CardView[]> {
  const cards = await cardsOf(deviceRepository(context), ids);
  showCards(context, cards);
  return cards;
}

interface Found extends Pick<MatchingView, 'what' | 'name'> {
  readonly ids: readonly string[];
}

/** What the provider recommends, as long as a shopper waits for that; nothing where the device answers alone. */
async function recommendedSkus(context: WorkerContext, sku: string): Promise<readonly string[]> {
  const provider = await providerOf(context);
  if (!provider) return [];
  const tooLate = context.ports.clock.sleep(PROVIDER_PATIENCE_MS).then((): readonly string[] => []);
  return Promise.race([recommendedBy(provider, sku), tooLate]);
}

/** What it recommends, or else has in the same colour. */
async function recommendedBy(provider: SearchProvider, sku: string): Promise<readonly string[]> {
  const skus = await provider.recommendations(sku);
  return skus.length > 0 ? skus : provider.sameColour(sku);
}

/** What it is linked to. Only details know of links. */
async function ofLinks(
  context: WorkerContext,
  product: ProductSummary,
  views: CatalogueContext,
): Promise<Found | null> {
  const [details] = await readDetails(context, [product.id]);
  return ofSkus(context, product, details?.related ?? [], views);
}

/** Products that somebody chose, as far as they can be looked at on a page of their own. */
async function ofSkus(
  context: WorkerContext,
  { name, name1, translations }: ProductSummary,
  skus: readonly string[],
  { locale }: CatalogueContext,
): Promise<Found | null> {
  const ids = first(await withPage(context, skus));
  const spoken = inLocale({ name, name1, translations }, locale);
  return ids.length === 0 ? null : { what: 'related', name: spoken.name1 ?? spoken.name, ids };
}

/** Ids of those of these products that have a page of their own. */
async function withPage({ catalogue }: WorkerContext, skus: readonly string[]): Promise<readonly string[]> {
  const known = skus.flatMap((sku) => catalogue.index.idOfSku(sku) ?? []);
  const products = await catalogue.summaries(known);
  // One that just went may be in the index still.
  const found = known.flatMap((id) => products.get(id) ?? []);
  return found.filter((each) => whyNotShown(each) === null).map(({ id }) => id);
}

function ofSeries(context: WorkerContext, product: ProductSummary, views: CatalogueContext): Found | null {
  const [series] = product.attributes[SERIES] ?? [];
  if (series === undefined) return null;
  const inColour = new Set(sameColour(context.catalogue.index, product, SAME_COLOUR_MAX));
  const own = others(context, product, { filters: { [SERIES]: [String(series)] }, categoryId: null });
  const ids = [...own.filter((id) => inColour.has(id)), ...own.filter((id) => !inColour.has(id))];
  return ids.length === 0 ? null : { what: 'series', name: optionLabel(views, SERIES, series), ids: first(ids) };
}

/** In the category itself, or where it has nothing else, in the ones above it. */
function ofCategory(context: WorkerContext, product: ProductSummary, views: CatalogueContext): Found | null {
  const own = deepestCategory(views.categories, product.categoryIds);
  for (const category of own ? categoryTrail(views.categories, own.id).toReversed() : []) {
    const ids = others(context, product, { filters: {}, categoryId: Number(category.id) });
    if (ids.length > 0) return { what: 'category', name: inLocale(category, views.locale).name, ids: first(ids) };
  }
  return null;
}

interface Place {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly categoryId: number | null;
}

function others({ catalogue }: WorkerContext, { id }: ProductSummary, place: Place): string[] {
  const { ids } = catalogue.index.answer({ ...place, sort: 'relevance', limit: SAME_COLOUR_MAX });
  return ids.filter((other) => other !== id);
}

function first(ids: readonly string[]): readonly string[] {
  return ids.slice(0, MATCHING_PRODUCTS_MAX);
}
