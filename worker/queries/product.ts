import { combineLatest, distinctUntilChanged, map, type Observable, switchMap } from 'rxjs';
import { PAGE_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { type Answer, loading, missing, notOnDevice, ready } from '#domain/answer.ts';
import type { PriceStep } from '#domain/price-history.ts';
import type { ProductSummary } from '#domain/product.ts';
import { type ProductView, productView } from '#domain/views/product.ts';
import { readDetails, readParts } from '../cart-lines.ts';
import type { WorkerContext } from '../context.ts';
import { PRICE_HISTORY_PULL } from '../replication/pulls.ts';
import { catalogueContext, contextChanges$ } from './catalogue-context.ts';
import { isSameAnswer } from './same-answer.ts';

export interface ProductQuestion {
  readonly parentSku: string;
  readonly childSku: string | null;
}

const STATUS_UNAVAILABLE = 2;
const nothingAsked: ReadonlyMap<string, readonly PriceStep[]> = new Map();

/** A product's own page: what a list knows at once, the rest as it is here (spec 4: product load). */
export function bySku(context: WorkerContext, question: ProductQuestion): Observable<Answer<ProductView>> {
  const { catalogue } = context;
  let isAsked = false;
  let partIds: readonly string[] = [];
  const changes$ = catalogue.changesOf((changed) => {
    const id = catalogue.index.idOfSku(question.parentSku);
    return id === null || changed.has(id) || partIds.some((part) => changed.has(part));
  });
  const histories$ = catalogue.pulls$.pipe(
    map((pulls) => pulls.get(PRICE_HISTORY_PULL)?.checkpoint),
    distinctUntilChanged(),
  );
  return combineLatest([changes$, catalogue.isListComplete$, contextChanges$(context), histories$]).pipe(
    switchMap(async ([, isListComplete]): Promise<Answer<ProductView>> => {
      const views = catalogueContext(context);
      const id = catalogue.index.idOfSku(question.parentSku);
      const summary = id === null ? undefined : (await catalogue.summaries([id])).get(id);
      const [details, ofArticles] = await Promise.all([
        id === null ? null : readDetails(context, [id]).then(([known]) => known ?? null),
        summary ? historiesOf(context, summary) : nothingAsked,
      ]);
      if (!isAsked && (!summary || !details)) {
        isAsked = true;
        void context.demand.product(question.parentSku);
      }
      if (!summary) {
        if (isListComplete) return missing;
        return context.connection.isOnline ? loading : notOnDevice;
      }
      if (summary.status >= STATUS_UNAVAILABLE) return missing;
      const ofParts = await readParts(context, details ? [details] : []);
      partIds = [...ofParts.values()].map((part) => part.id);
      const view = productView(summary, { details, ofParts, ofArticles }, question.childSku, views);
      const ofVariants = summary.variants.map(({ image }) => image);
      context.pictures.want([...view.gallery.map(({ image }) => image), ...ofVariants], PAGE_PICTURE_WIDTH_PX);
      refreshOffers(context, [
        ...articlesOf(summary),
        ...[...view.parts, ...Object.values(view.choices?.parts ?? {})].map(({ sku, parentSku }) => ({
          sku,
          productId: ofParts.get(parentSku)!.id,
        })),
      ]);
      return ready(view, view.chosen.price.asOf);
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** What is known of the prices of a product and its variants, by sku. */
async function historiesOf(
  { catalogue }: WorkerContext,
  { sku, variants }: ProductSummary,
): Promise<ReadonlyMap<string, readonly PriceStep[]>> {
  const found = await catalogue.writers.priceHistories.read([sku, ...variants.map((variant) => variant.sku)]);
  return new Map(found.map(({ id, steps }) => [id, steps]));
}

interface Article {
  readonly sku: string;
  readonly productId: string;
}

function articlesOf({ id, sku, variants }: ProductSummary): Article[] {
  const skus = variants.length > 0 ? variants.map((variant) => variant.sku) : [sku];
  return skus.map((each) => ({ sku: each, productId: id }));
}

function refreshOffers({ liveOffers, connection }: WorkerContext, articles: readonly Article[]): void {
  if (connection.isOnline) void liveOffers.refresh(articles, articles);
}
