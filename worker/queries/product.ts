import { combineLatest, distinctUntilChanged, map, type Observable, of, switchMap } from 'rxjs';
import { PAGE_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { type Answer, loading, missing, missingFor, notOnDevice, ready } from '#domain/answer.ts';
import type { PriceStep } from '#domain/price-history.ts';
import type { ProductDetails, ProductSummary } from '#domain/product.ts';
import { whyNotShown } from '#domain/product-load.ts';
import { type ProductView, productView } from '#domain/views/product.ts';
import type { WorkerContext } from '../context.ts';
import { logMessage } from '../log-message.ts';
import { readDetails, readParts } from '../product-details.ts';
import { PRICE_HISTORY_PULL } from '../replication/pulls.ts';
import { catalogueContext, contextChanges$ } from './catalogue-context.ts';
import { ProductLook } from './product-look.ts';
import { isSameAnswer } from './same-answer.ts';

export interface ProductQuestion {
  readonly parentSku: string;
  readonly childSku: string | null;
}

const nothingAsked: ReadonlyMap<string, readonly PriceStep[]> = new Map();

/** A product's own page: what a list knows at once, the rest as it is here (spec 4: product load). */
export function bySku(context: WorkerContext, question: ProductQuestion): Observable<Answer<ProductView>> {
  const { catalogue, connection } = context;
  if (question.parentSku.trim() === '') return of(missingFor({ code: 'searchKeyMissing', params: { key: 'sku' } }));
  const look = new ProductLook(context, question.parentSku);
  let partIds: readonly string[] = [];
  const changes$ = catalogue.changesOf((changed) => {
    const id = look.productId;
    return id === null || changed.has(id) || partIds.some((part) => changed.has(part));
  });
  const histories$ = catalogue.pulls$.pipe(
    map((pulls) => pulls.get(PRICE_HISTORY_PULL)?.checkpoint),
    distinctUntilChanged(),
  );
  return combineLatest([
    changes$,
    catalogue.isListComplete$,
    look.isAnswered$,
    connection.isOnline$,
    contextChanges$(context),
    histories$,
  ]).pipe(
    switchMap(async ([, isListComplete, isAnswered, isOnline]): Promise<Answer<ProductView>> => {
      const views = catalogueContext(context);
      const summary = await look.summary(isListComplete);
      const [details, ofArticles] = await Promise.all([
        summary ? readDetails(context, [summary.id]).then(([known]) => known ?? null) : null,
        summary ? historiesOf(context, summary) : nothingAsked,
      ]);
      if (!summary || !details) look.ask();
      if (!summary) {
        if (isListComplete || isAnswered) return missing;
        return isOnline ? loading : notOnDevice;
      }
      const why = whyNotShown(summary);
      if (why) return missingFor(why);
      const ofParts = await readParts(context, details ? [details] : []);
      partIds = [...ofParts.values()].map((part) => part.id);
      if (details && isListComplete) void remark(summary, details, ofParts).catch(() => undefined);
      // The sku of a variant: its product is shown instead, with the variant chosen (spec 2: direct access, D80).
      const childSku = summary.sku === question.parentSku ? question.childSku : question.parentSku;
      const view = productView(summary, { details, ofParts, ofArticles }, childSku, views);
      const ofVariants = summary.variants.map(({ image }) => image);
      context.pictures.want([...view.gallery.map(({ image }) => image), ...ofVariants], PAGE_PICTURE_WIDTH_PX);
      refreshOffers(context, [
        ...articlesOf(summary),
        ...[...view.parts, ...Object.values(view.choices?.parts ?? {})].flatMap(({ sku, parentSku, isMissing }) =>
          isMissing ? [] : { sku, productId: ofParts.get(parentSku)!.id },
        ),
      ]);
      return ready(view, view.chosen.price.asOf);
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

async function remark(
  summary: ProductSummary,
  details: ProductDetails,
  found: ReadonlyMap<string, ProductSummary>,
): Promise<void> {
  const { partRemarks } = await import('#domain/part-remarks.ts');
  for (const { error, about } of partRemarks(summary, details, found)) logMessage(error, about);
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
