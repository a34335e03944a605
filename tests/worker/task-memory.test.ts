import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TASK_MEMORY_MS } from '#config/timings.ts';
import { openShopper } from '#worker/storage/database.ts';
import type { TaskDoc } from '#worker/documents/shopper-documents.ts';
import { Shopper } from '#worker/shopper/shopper.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const task = (id: string, seq: number): TaskDoc => ({
  id,
  seq,
  key: id,
  owner: 'guest',
  storeCode: 'bmno',
  kind: 'order.place',
  state: 'sent',
  createdAt: 0,
  attempts: 1,
  waitReason: null,
  refusalCode: null,
});

let shopper: Shopper;

beforeEach(async () => {
  const storage = getRxStorageDexie({ indexedDB: new IDBFactory(), IDBKeyRange });
  shopper = new Shopper(
    await openShopper({ catalogueStorage: storage, shopperStorage: storage, isMultiInstance: false }),
  );
});

afterEach(() => shopper.close());

/** Some days later, as far as the storage can tell. */
function later(days: number): void {
  const then = Date.now() + days * DAY_MS;
  vi.spyOn(Date, 'now').mockReturnValue(then);
}

test('a task that is over is known for as long as the server knows its key, and then no more', async () => {
  await shopper.putTask(task('over', 1));
  await shopper.putTask(task('open', 2));
  expect(await shopper.hadTask('over')).toBe(true);
  await shopper.removeTasks(['over']);
  expect((await shopper.tasks()).map(({ id }) => id)).toEqual(['open']);

  later(89);
  await shopper.forgetRemoved(TASK_MEMORY_MS);
  expect(await shopper.hadTask('over')).toBe(true);

  later(2);
  await shopper.forgetRemoved(TASK_MEMORY_MS);
  expect(await shopper.hadTask('over')).toBe(false);
});

test('a task that is not over is never let go, however old', async () => {
  await shopper.putTask(task('open', 1));
  later(10_000);
  await shopper.forgetRemoved(0);
  expect(await shopper.hadTask('open')).toBe(true);
  expect(await shopper.task('open')).toMatchObject({ seq: 1 });
});
