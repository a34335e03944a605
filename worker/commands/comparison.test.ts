import { expect, test } from 'vitest';
import type { WorkerContext } from '../context.ts';
import { add, putBack, remove } from './comparison.ts';

const article = { parentSku: 'LAMP', sku: 'LAMP', name: 'Lampe' };

/** A context where every write fails with an error of this name. */
const failing = (name: string): WorkerContext =>
  ({
    shopper: { changeCustomer: () => Promise.reject(Object.assign(new Error('no'), { name })) },
    cart: { owner: 'guest:1', storeCode: 'bmno' },
  }) as unknown as WorkerContext;

test.each([
  ['QuotaExceededError', 'storageFull'],
  ['UnknownError', 'storageUnavailable'],
])('a write that fails with %s is told as %s', async (name, code) => {
  const context = failing(name);
  const told = { ok: false, error: { code } };
  expect(await add(context, article)).toEqual(told);
  expect(await remove(context, { skus: ['LAMP'] })).toEqual(told);
  expect(await putBack(context, { taken: [{ at: 0, article }] })).toEqual(told);
});
