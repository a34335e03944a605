import { combineLatest, type Observable } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import type { Answer } from '#domain/answer.ts';
import { collectionsAnswer } from '#domain/queries/collections.ts';
import type { CollectionView } from '#domain/views/collection.ts';
import type { WorkerContext } from '../context.ts';
import { deviceRepository } from './device-repository.ts';
import { listingChanges } from './listing.ts';
import { live } from './live.ts';

/** All series of the store view. */
export function collections(context: WorkerContext): Observable<Answer<readonly CollectionView[]>> {
  const { catalogue, pictures } = context;
  return live(context, combineLatest([listingChanges(context), catalogue.pulls$]), async () => {
    const answer = await collectionsAnswer(deviceRepository(context));
    const images = (answer.value ?? []).map(({ image }) => image);
    pictures.want(images, CARD_PICTURE_WIDTH_PX);
    return answer;
  });
}
