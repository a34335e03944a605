import type { BehaviorSubject } from 'rxjs';
import type { PullRecord } from '../catalogue-index/index-store.ts';

/** How far each pull came. */
interface Pulls {
  readonly pulls$: BehaviorSubject<ReadonlyMap<string, PullRecord>>;
}

/** Whether a pull has brought everything. */
export function isHere({ pulls$ }: Pulls, pull: string): boolean {
  return pulls$.value.get(pull)?.isComplete ?? false;
}
