import { combineLatest, distinctUntilChanged, type Observable, switchMap } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { type Answer, loading, notOnDevice, ready } from '#domain/answer.ts';
import { type CollectionView, collectionView, everyCollection } from '#domain/views/collection.ts';
import type { WorkerContext } from '../context.ts';
import { readDetails, readParts } from '../product-details.ts';
import { listingChanges } from './listing.ts';
import { isSameAnswer } from './same-answer.ts';

/** All series of the store view, with how many parts each has as soon as that is on the device (D81). */
export function collections(context: WorkerContext): Observable<Answer<readonly CollectionView[]>> {
  const { catalogue, pictures, locale } = context;
  return combineLatest([listingChanges(context), catalogue.pulls$]).pipe(
    switchMap(async ([{ isComplete, isOnline }]): Promise<Answer<readonly CollectionView[]>> => {
      const { ids } = catalogue.index.answer(everyCollection);
      if (ids.length === 0 && !isComplete) return isOnline ? loading : notOnDevice;
      const [summaries, details] = await Promise.all([catalogue.summaries(ids), readDetails(context, ids)]);
      const ofParts = await readParts(context, details);
      const partsById = new Map(
        details.map(({ id, parts }) => [id, parts.flatMap(({ sku }) => ofParts.get(sku) ?? [])] as const),
      );
      const views = ids.flatMap((id) => {
        const summary = summaries.get(id);
        return summary ? [collectionView(summary, partsById.get(id) ?? null, locale)] : [];
      });
      pictures.want(
        views.map(({ image }) => image),
        CARD_PICTURE_WIDTH_PX,
      );
      return ready(views);
    }),
    distinctUntilChanged(isSameAnswer),
  );
}
