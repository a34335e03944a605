import { isSameCart } from '../cart-name.ts';
import type { Box } from '../store/box.ts';
import { isCallOfCart } from './of-cart.ts';

/**
 * Brings every sealed order to its end: the cart changes that it took along go, and later changes open a new cart (D91).
 * The order itself brings the old server cart in line, so a change that was on its way does not matter.
 */
export function consume(box: Box): void {
  for (const { entry: order } of box.rows) {
    if (order.kind !== 'order.place') continue;
    for (const row of box.rows.filter(
      ({ entry }) => entry.seq <= order.consumes && isCallOfCart(entry) && isSameCart(entry, order),
    ))
      box.remove(row);
    const cart = box.cart(order);
    if (cart && cart.createSeq <= order.consumes) box.setCart(order, null);
  }
}
