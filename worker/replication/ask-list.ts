import { distinctUntilChanged, map, type Observable, skip } from 'rxjs';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { ASKED, isHere } from '../catalogue/is-here.ts';
import { nothingYet } from './pull.ts';

/**
 * A screen shows this list: it is pulled also where replication would spare it, on a metered connection or a full device. That is
 * written down beside how far each pull came, because another tab may replicate.
 */
export async function askList({ pulls$, store }: Pick<Catalogue, 'pulls$' | 'store'>, pull: string): Promise<void> {
  const name = ASKED + pull;
  if (isHere({ pulls$ }, pull) || pulls$.value.has(name)) return;
  // Without room it is asked for the next time that somebody looks.
  await store.setCheckpoint(name, nothingYet).catch(() => undefined);
}

/** Emits when screens of any tab ask for other lists than before. */
export function askedLists$({ pulls$ }: Pick<Catalogue, 'pulls$'>): Observable<string> {
  return pulls$.pipe(
    map((pulls) => [...pulls.keys()].filter((name) => name.startsWith(ASKED)).join()),
    distinctUntilChanged(),
    skip(1),
  );
}
