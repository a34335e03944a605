import type { CartLine } from '#domain/cart.ts';
import type { AgreedOrder, LateChange } from '../documents/payment-doc.ts';
import { additionOf } from '../outbox/cart-intent.ts';
import type { CartState } from '../outbox/views/cart-state.ts';

/**
 * What came into the cart after an order was agreed to, as changes of the cart that follows it: sealing consumes all of a cart, and
 * only what was ordered may go (reliability C5). The ids follow from the order, so that it comes back once.
 */
export function unorderedChanges(
  orderId: string,
  agreed: Pick<AgreedOrder, 'lines' | 'couponCode'>,
  { lines, coupon }: Pick<CartState, 'lines' | 'coupon'>,
): LateChange[] {
  const ordered = (key: string): number =>
    agreed.lines.filter((line) => line.key === key).reduce((sum, { qty }) => sum + qty, 0);
  const left: CartLine[] = joined(lines)
    .map((line) => ({ ...line, qty: line.qty - ordered(line.key) }))
    .filter(({ qty }) => qty > 0);
  const changes: LateChange[] = left.map((line) => ({
    id: `${orderId}.after.${line.key}`,
    intent: additionOf(line),
  }));
  if (coupon && coupon.code !== agreed.couponCode)
    changes.push({ id: `${orderId}.after.coupon`, couponCode: coupon.code, percent: coupon.percent });
  return changes;
}

/** What is in the cart and in an order whose place is taken is one line, of all pieces. */
function joined(lines: readonly CartLine[]): CartLine[] {
  const byKey = new Map<string, CartLine>();
  for (const line of lines) byKey.set(line.key, { ...line, qty: line.qty + (byKey.get(line.key)?.qty ?? 0) });
  return [...byKey.values()];
}
