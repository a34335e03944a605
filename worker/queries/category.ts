import { map, type Observable } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { type Answer, loading, notOnDevice, ready } from '#domain/answer.ts';
import { type CategoryMenu, categoryMenu } from '#domain/views/menu.ts';
import type { WorkerContext } from '../context.ts';

/** The categories that have products, as the menu shows them. */
export function tree({
  catalogue,
  connection,
  locale,
  pictures,
}: WorkerContext): Observable<Answer<readonly CategoryMenu[]>> {
  return catalogue.categories$.pipe(
    map((categories) => {
      if (categories.length === 0) return connection.isOnline ? loading : notOnDevice;
      const menu = categoryMenu(categories, locale);
      pictures.want(imagesOf(menu), CARD_PICTURE_WIDTH_PX);
      return ready(menu);
    }),
  );
}

function imagesOf(menu: readonly CategoryMenu[]): (string | null)[] {
  return menu.flatMap(({ image, children }) => [image, ...imagesOf(children)]);
}
