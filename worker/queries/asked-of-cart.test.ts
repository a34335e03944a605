import { expect, test } from 'vitest';
import type { WorkerContext } from '../context.ts';
import { AskedOfCart } from './asked-of-cart.ts';

test('a product of which one line is known and another not is asked for once, not at each look at the cart', async () => {
  const asked: string[] = [];
  const context = {
    connection: { isOnline: true },
    catalogue: { index: { idOfSku: () => null } },
    demand: { product: async (sku: string) => asked.push(sku) > 0 },
  } as unknown as WorkerContext;
  const cart = new AskedOfCart(context);
  const lines = [
    { parentSku: 'SOFA', isUnknown: false },
    { parentSku: 'SOFA', isUnknown: true },
  ];
  let looks = 0;
  // As the cart does: each answer has its lines looked at again.
  cart.answers$.subscribe(() => void (++looks < 20 && cart.askFor(lines)));
  await new Promise((resolve) => void setTimeout(resolve));
  expect([asked, looks]).toEqual([['SOFA'], 2]);
  expect(cart.askFor(lines)).toBe(true);
  expect(cart.askFor([lines[0]!])).toBe(false);
});
