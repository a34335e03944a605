import { combineLatest, type Observable } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import type { Answer } from '#domain/answer.ts';
import { menuAnswer } from '#domain/queries/menu.ts';
import type { CategoryMenu } from '#domain/views/menu.ts';
import type { WorkerContext } from '../context.ts';
import { deviceRepository, pullOf } from './device-repository.ts';
import { listingChanges } from './listing.ts';
import { live } from './live.ts';

/** The categories that have products, as the menu shows them. */
export function tree(context: WorkerContext): Observable<Answer<readonly CategoryMenu[]>> {
  const { catalogue, pictures } = context;
  return live(context, combineLatest([listingChanges(context), catalogue.isHere$(pullOf.categories)]), () => {
    const answer = menuAnswer(deviceRepository(context));
    pictures.want(imagesOf(answer.value ?? []), CARD_PICTURE_WIDTH_PX);
    return answer;
  });
}

function imagesOf(menu: readonly CategoryMenu[]): (string | null)[] {
  return menu.flatMap(({ image, aside, children }) => [image, aside?.image ?? null, ...imagesOf(children)]);
}
