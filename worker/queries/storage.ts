import { type Observable, of } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import type { StorageView } from '#domain/views/sync.ts';
import type { WorkerContext } from '../context.ts';
import { storageProblem } from '../storage/storage-problem.ts';

/** What of this device's memory does not open (D68, P6, decision 035). */
export function storage({ lost }: WorkerContext): Observable<Answer<StorageView>> {
  return of(ready({ problem: storageProblem(lost) }));
}
