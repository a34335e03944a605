import { map, type Observable } from 'rxjs';
import { type Answer, loading, notOnDevice, ready } from '#domain/answer.ts';
import { type CategoryMenu, categoryMenu } from '#domain/views/menu.ts';
import type { WorkerContext } from '../context.ts';

/** The categories that have products, as the menu shows them. */
export function tree({ catalogue, connection, locale }: WorkerContext): Observable<Answer<readonly CategoryMenu[]>> {
  return catalogue.categories$.pipe(
    map((categories) => {
      if (categories.length === 0) return connection.isOnline ? loading : notOnDevice;
      return ready(categoryMenu(categories, locale));
    }),
  );
}
