import { distinctUntilChanged, filter, map, type Observable } from 'rxjs';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Heads } from './backend.ts';
import { nothingYet } from './pull.ts';

/** By this name they lie beside how far each pull came, where every tab of the device sees them. */
const HEADS = 'heads';

/** Writes down where the lists of the shop end, when it says something new. */
export async function noteHeads({ store, pulls$ }: Pick<Catalogue, 'store' | 'pulls$'>, heads: Heads): Promise<void> {
  const said = JSON.stringify([...heads]);
  if (said !== pulls$.value.get(HEADS)?.checkpoint)
    await store.setCheckpoint(HEADS, { ...nothingYet, checkpoint: said });
}

/** What was written down last, by whichever tab. */
export function notedHeads$({ pulls$ }: Pick<Catalogue, 'pulls$'>): Observable<Heads> {
  return pulls$.pipe(
    map((pulls) => pulls.get(HEADS)?.checkpoint),
    filter((said) => typeof said === 'string'),
    distinctUntilChanged(),
    map((said) => new Map(JSON.parse(said) as [string, string][])),
  );
}
