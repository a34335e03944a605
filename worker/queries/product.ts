import { combineLatest, distinctUntilChanged, map, type Observable, of } from 'rxjs';
import { PAGE_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import type { Answer } from '#domain/answer.ts';
import { partSkus, type ProductSummary } from '#domain/product.ts';
import {
  findProduct,
  type FoundProduct,
  namelessProduct,
  productAnswer,
  type ProductQuestion,
} from '#domain/queries/product.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { WorkerContext } from '../context.ts';
import { logMessage } from '../log-message.ts';
import { askList } from '../replication/ask-list.ts';
import { PRICE_HISTORY_PULL } from '../replication/pulls.ts';
import { AskedProduct } from './asked-product.ts';
import { contextChanges$ } from './catalogue-context.ts';
import { deviceRepository } from './device-repository.ts';
import { live } from './live.ts';

/** A product's own page; the shop is asked for what of it is not here. */
export function bySku(context: WorkerContext, question: ProductQuestion): Observable<Answer<ProductView>> {
  const { catalogue, connection } = context;
  const nameless = namelessProduct(question.parentSku);
  if (nameless) return of(nameless);
  const asked = new AskedProduct(context, () => context.demand.product(question.parentSku));
  // Beside a reduced price stands what it cost before (decision 023), over mobile data too.
  void askList(catalogue, PRICE_HISTORY_PULL);
  /** The product and what it is made of; none while no product is shown. */
  let ids: readonly string[] = [];
  /** What it is made of that is not here. */
  let missing: readonly string[] = [];
  const changes$ = combineLatest([
    catalogue.isListComplete$,
    asked.isAnswered$,
    connection.isOnline$,
    catalogue.changesOf(
      (changed) =>
        ids.length === 0 ||
        ids.some((id) => changed.has(id)) ||
        missing.some((sku) => catalogue.index.idOfSku(sku) !== null),
    ),
    contextChanges$(context),
    histories$(context),
  ]);
  return live(context, changes$, async ([isListComplete, isAnswered]) => {
    const device = deviceRepository(context);
    // What the shop does not know will not come either.
    const repository = isAnswered ? { ...device, has: () => true } : device;
    const found = await findProduct(repository, question.parentSku);
    if (found?.details) asked.seen();
    else asked.ask();
    if (found) catalogue.neededDetails.add(found.summary.id);
    const answer = productAnswer(repository, question, found);
    ids = [];
    missing = found?.details ? partSkus(found.details).filter((sku) => !found.ofParts.has(sku)) : [];
    if (found && answer.value) {
      ids = [found.summary, ...found.ofParts.values()].map(({ id }) => id);
      if (isListComplete) void remark(found).catch(() => undefined);
      show(context, found, answer.value);
    }
    return answer;
  });
}

function histories$({ catalogue }: WorkerContext): Observable<unknown> {
  return catalogue.pulls$.pipe(
    map((pulls) => pulls.get(PRICE_HISTORY_PULL)?.checkpoint),
    distinctUntilChanged(),
  );
}

/** A product is on the screen: its pictures are wanted, and its offers refreshed. */
function show(
  { pictures, liveOffers, connection }: WorkerContext,
  { summary, ofParts }: FoundProduct,
  { gallery, parts, choices }: ProductView,
): void {
  const ofVariants = summary.variants.map(({ image }) => image);
  pictures.want([...gallery.map(({ image }) => image), ...ofVariants], PAGE_PICTURE_WIDTH_PX);
  if (!connection.isOnline) return;
  const articles = [
    ...articlesOf(summary),
    ...[...parts, ...Object.values(choices?.parts ?? {})].flatMap(({ sku, parentSku, isMissing }) =>
      isMissing ? [] : { sku, productId: ofParts.get(parentSku)!.id },
    ),
  ];
  void liveOffers.refresh(articles, articles);
}

async function remark({ summary, details, ofParts }: FoundProduct): Promise<void> {
  if (!details) return;
  const { partRemarks } = await import('#domain/part-remarks.ts');
  for (const { error, about } of partRemarks(summary, details, ofParts)) logMessage(error, about);
}

interface Article {
  readonly sku: string;
  readonly productId: string;
}

function articlesOf({ id, sku, variants }: ProductSummary): Article[] {
  const skus = variants.length > 0 ? variants.map((variant) => variant.sku) : [sku];
  return skus.map((each) => ({ sku: each, productId: id }));
}
