import type { Subject } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { TestDevice } from '#tests/support/device.ts';
import type { CustomerDoc } from '#worker/documents/shopper-documents.ts';
import { Shopper } from '#worker/shopper/shopper.ts';
import { openShopper } from '#worker/storage/database.ts';

interface Changes {
  readonly changes$: Subject<{ readonly id: string }>;
}

const texts = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `word ${index}`);
const searches = (count: number): CustomerDoc => ({ id: 'searches', kind: 'searches', texts: texts(count) });

test('what another tab wrote before this one, and tells of after it, is not shown again', async () => {
  const device = new TestDevice({ fetch: () => Promise.reject(new TypeError('no network')) });
  const database = await openShopper(device.openTab().ports);
  onTestFinished(async () => void (await database.close()));
  const shopper = new Shopper(database);
  const seen: (readonly CustomerDoc[])[] = [];
  const watch = shopper.customer$.subscribe((documents) => seen.push(documents));
  onTestFinished(() => watch.unsubscribe());
  // The library's own stream of changes, into which those of other tabs come as they arrive.
  const { changes$ } = database.collections.customer.internalStorageInstance as unknown as Changes;
  const written: { readonly id: string }[] = [];
  const noting = changes$.subscribe((change) => written.push(change));
  for (const count of [1, 2, 3]) await shopper.putCustomer(searches(count));
  await expect.poll(() => seen.at(-1)).toEqual([searches(3)]);
  noting.unsubscribe();
  changes$.next({ ...written.at(-2)!, id: 'the same again, late' });
  // A change of something else shows that the late one was heard.
  await shopper.putCustomer({ ...searches(1), id: 'others' });
  await expect.poll(() => seen.at(-1)).toHaveLength(2);
  expect(seen.at(-1)).toContainEqual(searches(3));
  expect(await shopper.customers()).toContainEqual(searches(3));
});
