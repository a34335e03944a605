import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { type Answer, loading, notOnDevice, ready } from '#domain/answer.ts';
import { type CategoryMenu, categoryMenu } from '#domain/views/menu.ts';
import type { WorkerContext } from '../context.ts';
import { catalogueContext } from './catalogue-context.ts';
import { listingChanges } from './listing.ts';
import { isSameAnswer } from './same-answer.ts';

/** The categories that have products, as the menu shows them. */
export function tree(context: WorkerContext): Observable<Answer<readonly CategoryMenu[]>> {
  return listingChanges(context).pipe(
    map(({ isOnline }) => {
      const views = catalogueContext(context);
      if (views.categories.length === 0) return isOnline ? loading : notOnDevice;
      const menu = categoryMenu(views);
      context.pictures.want(imagesOf(menu), CARD_PICTURE_WIDTH_PX);
      return ready(menu);
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

function imagesOf(menu: readonly CategoryMenu[]): (string | null)[] {
  return menu.flatMap(({ image, aside, children }) => [image, aside?.image ?? null, ...imagesOf(children)]);
}
