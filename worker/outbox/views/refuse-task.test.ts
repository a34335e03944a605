import { expect, test } from 'vitest';
import { TestDevice } from '#tests/support/device.ts';
import { Shopper } from '../../shopper/shopper.ts';
import { openShopper } from '../../storage/database.ts';
import { GUEST } from '../owner.ts';
import { refuseTask } from './refuse-task.ts';

/** An answer is taken over again after a crash: what the shopper closed meanwhile stays closed. */
test('a refusal that is taken over twice is told once', async () => {
  const { ports } = new TestDevice({ fetch: () => Promise.reject(new TypeError('no network')) }).openTab();
  const shopper = new Shopper(await openShopper(ports));
  const id = 'add-a-lamp';
  const shared = { id, key: id, seq: 1, owner: GUEST, storeCode: 'bmno', createdAt: 0, attempts: 1 };
  await shopper.putTask({ ...shared, kind: 'order.place', state: 'sending', waitReason: 'offline', refusalCode: null });
  const refuse = () => refuseTask(shopper, id, { state: 'failed', refusalCode: 'OUT_OF_STOCK' }, true);
  await refuse();
  expect(await shopper.task(id)).toMatchObject({
    state: 'failed',
    refusalCode: 'OUT_OF_STOCK',
    waitReason: null,
    isUntold: true,
  });
  await shopper.patchTask(id, { isUntold: false });
  await refuse();
  expect(await shopper.task(id)).toMatchObject({ state: 'failed', isUntold: false });
  await shopper.close();
});
