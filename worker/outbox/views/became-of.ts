import { couponChangeAfter } from '#domain/coupon-change.ts';
import { goneAfter } from '#domain/gone-after.ts';
import { historiesAfter, historiesBeside } from '#domain/line-history.ts';
import type { CartDoc } from '../../documents/cart.ts';
import type { CartName } from '../cart-name.ts';
import { baseOf, type CartFacts, type CartState, cartState } from './cart-state.ts';

/**
 * What became of the cart that the shop said at this time, which holds the operations that are `contained`: what these changed, and
 * what somebody else did. Of a cart that is seen for the first time nothing has gone, and its coupon was there before.
 */
export function becameOf(
  facts: CartFacts,
  name: CartName,
  { contained, lines, couponCode, at }: Pick<CartDoc, 'contained' | 'lines' | 'couponCode'> & { readonly at: number },
): Pick<CartState, 'histories' | 'gone' | 'couponChange'> {
  const own = cartState({ ...facts, tasks: facts.tasks.filter(({ id }) => contained.includes(id)) }, name);
  if (!baseOf(facts, name))
    return { histories: historiesBeside(own.histories, own.lines, lines), gone: [], couponChange: null };
  return {
    histories: historiesAfter(own.histories, own.lines, lines, { by: 'elsewhere', at }),
    gone: goneAfter(own.gone, own.lines, lines, at),
    // A backend may drop the coupon with the last line, which is the shopper's own doing.
    couponChange:
      lines.length === 0 ? null : couponChangeAfter(own.couponChange, own.coupon?.code ?? null, couponCode, at),
  };
}
