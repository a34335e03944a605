import { expect, test } from 'vitest';
import type { WorkerContext } from '../context.ts';
import { AskedProduct } from './asked-product.ts';

function watched(isOnline = true) {
  let times = 0;
  const connection = { isOnline };
  const asked = new AskedProduct({ connection } as unknown as WorkerContext, async () => (times++, true));
  return { asked, connection, times: () => times };
}

test('a product that is not all here is asked for once, and again each time that it was here and gave way (D8)', async () => {
  const { asked, times } = watched();
  asked.ask();
  asked.ask();
  expect(times()).toBe(1);
  for (const expected of [2, 3]) {
    asked.seen();
    asked.ask();
    asked.ask();
    expect(times()).toBe(expected);
  }
});

test('what could not be asked is asked when the network is back', () => {
  const { asked, connection, times } = watched(false);
  asked.ask();
  expect(times()).toBe(0);
  connection.isOnline = true;
  asked.ask();
  expect(times()).toBe(1);
});
