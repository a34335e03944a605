import type { CartLine } from '#domain/cart.ts';
import { optionsToWire } from '#domain/wire/line-options.ts';
import type { TakeOutOfCartData } from '#schemas/api/generated/types.gen.ts';
import { JSON_HEADERS } from './calls/call.ts';
import { type CartName, isSameCart } from './cart-name.ts';
import type { Entry } from './entry.ts';
import type { Holding } from './holding.ts';
import type { Box } from './store/box.ts';
import { linesAtShop } from './views/cart-state.ts';

interface Ordered {
  readonly name: CartName;
  readonly lines: readonly CartLine[];
  readonly couponCode: string | null;
  /** The shop has placed it, and has taken its lines out already. */
  readonly isPlaced: boolean;
}

/** The call that is queued with an order, in the same step. */
type TakeOut = (box: Box) => void;

/**
 * A customer's cart is one on all devices, and the shop keeps it open: what an order of this device takes along is taken out of it by a
 * call of its own, whether the order is placed, waits for its shopper or is given up (decision 086). Taken out is what the device knows to
 * be in there, so what others put in stays. `null` where the shop has nothing of it.
 */
export async function takeOutCall({ ports, shopper }: Holding, ordered: Ordered): Promise<TakeOut | null> {
  const { name, couponCode, isPlaced } = ordered;
  const { cart, sent } = await ports.store.look((box) => ({
    cart: box.cart(name),
    sent: box.rows.flatMap(({ entry, request }) => (isSameCart(entry, name) ? (request?.covers ?? []) : [])),
  }));
  if (!cart?.cartId || cart.isLost) return null;
  const known = linesAtShop(await shopper.cartFacts(name), name, new Set(sent));
  const gone = new Map(isPlaced ? ordered.lines.map(({ key, qty }) => [key, qty]) : []);
  const lines = known
    .map((line) => ({ ...line, qty: line.qty - (gone.get(line.key) ?? 0) }))
    .filter(({ qty }) => qty > 0);
  if (lines.length === 0 && couponCode === null) return null;
  const body: TakeOutOfCartData['body'] = {
    items: lines.map(({ sku, qty, options }) => {
      const product_option = optionsToWire(options);
      return { sku, qty, ...(product_option ? { product_option } : {}) };
    }),
    ...(couponCode === null ? {} : { coupon_code: couponCode }),
  };
  const url = `/api/cart/take-out?cartId=${encodeURIComponent(cart.cartId)}`;
  const [id, createdAt] = [ports.ids.next(), ports.clock.now()];
  return (box) => {
    const seq = box.nextSeq();
    const wire = { method: 'POST', url, headers: JSON_HEADERS, body: JSON.stringify(body) } as const;
    box.add({
      version: 1,
      kind: 'cart.takeOut',
      seq,
      id,
      key: id,
      ...name,
      createdAt,
      watermark: seq,
      wire,
    } satisfies Entry);
  };
}
