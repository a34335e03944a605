import type { BehaviorSubject } from 'rxjs';
import type { PullRecord } from '../catalogue-index/index-store.ts';

/** How far each pull came. */
interface Pulls {
  readonly pulls$: BehaviorSubject<ReadonlyMap<string, PullRecord>>;
}

/** Records of these names lie beside how far each pull came: a screen asked for what the pull brings. */
export const ASKED = 'asked ';

/** Whether a pull has brought everything. */
export function isHere({ pulls$ }: Pulls, pull: string): boolean {
  return pulls$.value.get(pull)?.isComplete ?? false;
}
