import type { Catalogue } from '../catalogue/catalogue.ts';
import { ASKED } from '../catalogue/is-here.ts';
import { nothingYet } from './pull.ts';

/**
 * A screen shows this list: it is pulled also where replication would spare it, on a metered connection or a full device. That is
 * written down beside how far each pull came, because another tab may replicate.
 */
export async function askList({ pulls$, store }: Pick<Catalogue, 'pulls$' | 'store'>, pull: string): Promise<void> {
  const name = ASKED + pull;
  // Without room it is asked for the next time that somebody looks.
  if (!pulls$.value.has(name)) await store.setCheckpoint(name, nothingYet).catch(() => undefined);
}
