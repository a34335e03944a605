import { combineLatest, distinctUntilChanged, map, type Observable, of, switchMap } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import type { ComparedArticle } from '#domain/comparison.ts';
import { attributesOfArticle, type Compared, type ComparisonView, comparisonView } from '#domain/views/comparison.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { WorkerContext } from '../context.ts';
import { comparedArticles, comparisonId } from '../documents/comparison.ts';
import { catalogueContext, contextChanges$ } from './catalogue-context.ts';
import { bySku } from './product.ts';
import { isSameAnswer } from './same-answer.ts';

/** What is marked for comparison, in the order it was marked in. */
export function articles(context: WorkerContext): Observable<Answer<readonly ComparedArticle[]>> {
  return articles$(context).pipe(map((marked) => ready(marked)));
}

/** What is marked, beside each other: each as its own page shows it, so that both say the same. */
export function table(context: WorkerContext): Observable<Answer<ComparisonView>> {
  return articles$(context).pipe(
    switchMap((marked) => (marked.length > 0 ? beside(context, marked) : of([]))),
    map((compared) => ready(comparisonView(compared, catalogueContext(context)))),
    distinctUntilChanged(isSameAnswer),
  );
}

function articles$({ shopper, cart }: WorkerContext): Observable<readonly ComparedArticle[]> {
  return shopper.customer$.pipe(
    map((documents) => comparedArticles(documents.find(({ id }) => id === comparisonId(cart)))),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  );
}

function beside(context: WorkerContext, marked: readonly ComparedArticle[]): Observable<readonly Compared[]> {
  const { catalogue } = context;
  const pages = marked.map(({ parentSku, sku }) =>
    bySku(context, { parentSku, childSku: sku === parentSku ? null : sku }),
  );
  const changes$ = catalogue.changesOf((changed) =>
    marked.some(({ parentSku }) => {
      const id = catalogue.index.idOfSku(parentSku);
      return id === null || changed.has(id);
    }),
  );
  return combineLatest([combineLatest(pages), changes$, contextChanges$(context)]).pipe(
    switchMap(([answers]) =>
      Promise.all(marked.map((article, index) => comparedOf(context, article, answers[index]!))),
    ),
  );
}

async function comparedOf(
  { catalogue }: WorkerContext,
  article: ComparedArticle,
  { state, value: view }: Answer<ProductView>,
): Promise<Compared> {
  if (!view) return { article, state, view, attributes: {} };
  const [summaries, [details]] = await Promise.all([
    catalogue.summaries([view.id]),
    catalogue.writers.productDetails.read([view.id]),
  ]);
  const summary = summaries.get(view.id);
  const attributes = summary ? attributesOfArticle(summary, details ?? null, view.chosen.sku) : {};
  return { article, state, view, attributes };
}
