import type { CartLine } from '#domain/cart.ts';
import { optionsToWire } from '#domain/wire/line-options.ts';
import type { TakeOutOfCartData } from '#schemas/api/generated/types.gen.ts';
import { JSON_HEADERS } from './calls/call.ts';
import { type CartName, isSameCart } from './cart-name.ts';
import type { Holding } from './holding.ts';
import type { Box } from './store/box.ts';
import { couponsAtShop, type FateOf, linesAtShop } from './views/cart-state.ts';

interface Ordered {
  readonly orderId: string;
  readonly name: CartName;
  readonly lines: readonly CartLine[];
  readonly couponCode: string | null;
  readonly placedFrom?: string;
}

/** Queues the call with an order, in the same step. */
type TakeOut = (box: Box) => void;

/**
 * A customer's cart is one on all devices, and the shop keeps it open: what an order of this device takes along is taken out of it by a
 * call of its own, whether the order is placed, waits for its shopper or is given up (decision 086). Taken out is what may be in there as
 * far as the device knows, so what others put in stays.
 */
export async function takeOutCall({ ports, shopper }: Holding, ordered: Ordered): Promise<TakeOut> {
  const { orderId, name, placedFrom } = ordered;
  const facts = await shopper.cartFacts(name);
  const createdAt = ports.clock.now();
  return (box) => {
    const cart = box.cart(name);
    if (!cart?.cartId || cart.isLost) return;
    const url = `/api/cart/take-out?cartId=${encodeURIComponent(cart.cartId)}`;
    const add = (body: TakeOutOfCartData['body']): void => {
      const wire = { method: 'POST', url, headers: JSON_HEADERS, body: JSON.stringify(body) };
      const [seq, id] = [box.nextSeq(), ports.ids.next()];
      box.add({
        version: 1,
        kind: 'cart.takeOut',
        seq,
        id,
        key: id,
        ...name,
        createdAt,
        watermark: seq,
        orderId,
        wire,
      });
    };
    // What the shop has placed already it has taken out already, of the cart that it was placed from.
    const gone = new Map(placedFrom === cart.cartId ? ordered.lines.map(({ key, qty }) => [key, qty]) : []);
    const fateOf = fatesIn(box, name);
    const lines = linesAtShop(facts, name, fateOf)
      .map((line) => ({ ...line, qty: line.qty - (gone.get(line.key) ?? 0) }))
      .filter(({ qty }) => qty > 0);
    // The order's own one, and one that it took the place of: the shop may not have heard of that.
    const codes = new Set([ordered.couponCode ?? [], couponsAtShop(facts, name, fateOf)].flat());
    const [first, ...others] = codes;
    if (lines.length > 0 || first !== undefined)
      add({ items: lines.map(wireLine), ...(first !== undefined && { coupon_code: first }) });
    for (const code of others) add({ items: [], coupon_code: code });
  };
}

function wireLine({ sku, qty, options }: CartLine): TakeOutOfCartData['body']['items'][number] {
  const product_option = optionsToWire(options);
  return { sku, qty, ...(product_option ? { product_option } : {}) };
}

/** What has become of the changes of a cart. */
function fatesIn(box: Box, name: CartName): FateOf {
  const fates = new Map<string, 'done' | 'open'>();
  for (const { entry, request, reply } of box.rows) {
    if (!request || !isSameCart(entry, name) || reply?.outcome === 'rejected') continue;
    for (const id of request.covers) fates.set(id, reply ? 'done' : 'open');
  }
  return (id) => fates.get(id) ?? 'nothing';
}
