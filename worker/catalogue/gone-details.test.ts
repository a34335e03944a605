import { BehaviorSubject } from 'rxjs';
import { expect, test } from 'vitest';
import type { PullRecord } from '../catalogue-index/index-store.ts';
import { PRODUCT_DETAILS_PULL, PRODUCT_LIST_PULL } from '../replication/pulls.ts';
import { GoneDetails } from './gone-details.ts';

const records = (...pulls: string[]): ReadonlyMap<string, PullRecord> =>
  new Map(pulls.map((pull) => [pull, { checkpoint: 'a', isComplete: true } as unknown as PullRecord]));

test('a tab notices that another one has let the details go, and nothing else as that', () => {
  const pulls$ = new BehaviorSubject(records());
  const gone = new GoneDetails(pulls$);
  const before = gone.times;
  for (const there of [records(PRODUCT_LIST_PULL), records(PRODUCT_LIST_PULL, PRODUCT_DETAILS_PULL)])
    pulls$.next(there);
  pulls$.next(records(PRODUCT_DETAILS_PULL));
  expect(gone.times).toBe(before);
  pulls$.next(records());
  expect(gone.times).toBe(before + 1);
});
