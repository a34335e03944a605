import type { CartLine } from '#domain/cart.ts';
import { optionsToWire } from '#domain/wire/line-options.ts';
import type { TakeOutOfCartData } from '#schemas/api/generated/types.gen.ts';
import { JSON_HEADERS } from './calls/call.ts';
import { type CartName, isSameCart } from './cart-name.ts';
import type { Holding } from './holding.ts';
import type { Box } from './store/box.ts';
import { linesAtShop } from './views/cart-state.ts';

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
  const couponCode = ordered.couponCode ?? facts.base?.couponCode ?? null;
  const [id, createdAt] = [ports.ids.next(), ports.clock.now()];
  return (box) => {
    const cart = box.cart(name);
    if (!cart?.cartId || cart.isLost) return;
    // What the shop has placed already it has taken out already, of the cart that it was placed from.
    const gone = new Map(placedFrom === cart.cartId ? ordered.lines.map(({ key, qty }) => [key, qty]) : []);
    const lines = linesAtShop(facts, name, fatesIn(box, name))
      .map((line) => ({ ...line, qty: line.qty - (gone.get(line.key) ?? 0) }))
      .filter(({ qty }) => qty > 0);
    if (lines.length === 0 && couponCode === null) return;
    const body: TakeOutOfCartData['body'] = {
      items: lines.map(wireLine),
      ...(couponCode === null ? {} : { coupon_code: couponCode }),
    };
    const url = `/api/cart/take-out?cartId=${encodeURIComponent(cart.cartId)}`;
    const wire = { method: 'POST', url, headers: JSON_HEADERS, body: JSON.stringify(body) };
    const seq = box.nextSeq();
    box.add({ version: 1, kind: 'cart.takeOut', seq, id, key: id, ...name, createdAt, watermark: seq, orderId, wire });
  };
}

function wireLine({ sku, qty, options }: CartLine): TakeOutOfCartData['body']['items'][number] {
  const product_option = optionsToWire(options);
  return { sku, qty, ...(product_option ? { product_option } : {}) };
}

/** What has become of the changes of a cart: answered well, handed to fetch without an answer, or nothing that the shop has. */
function fatesIn(box: Box, name: CartName): (id: string) => 'done' | 'open' | 'nothing' {
  const fates = new Map<string, 'done' | 'open'>();
  for (const { entry, request, reply } of box.rows) {
    if (!request || !isSameCart(entry, name) || reply?.outcome === 'rejected') continue;
    for (const id of request.covers) fates.set(id, reply ? 'done' : 'open');
  }
  return (id) => fates.get(id) ?? 'nothing';
}
