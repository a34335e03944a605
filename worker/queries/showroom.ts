import { combineLatest, distinctUntilChanged, map, type Observable, switchMap } from 'rxjs';
import { type Answer, loading, missing, notOnDevice, ready } from '#domain/answer.ts';
import {
  type ShowroomStockView,
  showroomStockView,
  type ShowroomView,
  showroomViews,
} from '#domain/views/showroom-stock.ts';
import type { WorkerContext } from '../context.ts';
import { catalogueContext, contextChanges$ } from './catalogue-context.ts';
import { isSameAnswer } from './same-answer.ts';

/** All showrooms of the store view. */
export function all(context: WorkerContext): Observable<Answer<readonly ShowroomView[]>> {
  return contextChanges$(context).pipe(
    map(() => {
      const views = catalogueContext(context);
      return ready(
        showroomViews(
          views.showrooms.map((showroom) => ({ ...showroom, qty: null })),
          views,
        ),
      );
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** Where an article of a product can be looked at; as old as what is known of the product. */
export function showrooms(
  context: WorkerContext,
  { parentSku, sku }: { readonly parentSku: string; readonly sku: string },
): Observable<Answer<ShowroomStockView>> {
  const { catalogue, connection } = context;
  const changes$ = catalogue.changesOf((changed) => {
    const id = catalogue.index.idOfSku(parentSku);
    return id === null || changed.has(id);
  });
  return combineLatest([changes$, catalogue.isListComplete$, contextChanges$(context)]).pipe(
    switchMap(async ([, isListComplete]): Promise<Answer<ShowroomStockView>> => {
      const id = catalogue.index.idOfSku(parentSku);
      const product = id === null ? undefined : (await catalogue.summaries([id])).get(id);
      if (!product) return isListComplete ? missing : connection.isOnline ? loading : notOnDevice;
      const [details = null] = await catalogue.writers.productDetails.read([product.id]);
      return ready(showroomStockView(product, details, sku, catalogueContext(context)), product.updatedAt);
    }),
    distinctUntilChanged(isSameAnswer),
  );
}
