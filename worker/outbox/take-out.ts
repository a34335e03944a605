import type { CartLine } from '#domain/cart.ts';
import { optionsToWire } from '#domain/wire/line-options.ts';
import type { TakeOutOfCartData } from '#schemas/api/generated/types.gen.ts';
import { JSON_HEADERS } from './calls/call.ts';
import { type CartName, isSameCart } from './cart-name.ts';
import type { Holding } from './holding.ts';
import type { Box } from './store/box.ts';
import { couponsAtShop, type Fate, type FateOf, type LineAtShop, linesAtShop } from './views/cart-at-shop.ts';

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
 * call of its own, whether the order is placed, waits for its shopper or is given up (decision 086). Taken out is what this device put in
 * there, so what others put in stays; where it has not heard whether a change was done, the shop knows (decision 113).
 */
export async function takeOutCall({ ports, shopper }: Holding, ordered: Ordered): Promise<TakeOut> {
  const { orderId, name, placedFrom } = ordered;
  const facts = await shopper.cartFacts(name);
  const createdAt = ports.clock.now();
  return (box) => {
    const cart = box.cart(name);
    if (!cart?.cartId || cart.isLost) return;
    const url = `/api/cart/take-out?cartId=${encodeURIComponent(cart.cartId)}`;
    const add = (body: Body): void => {
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
        orderId,
        wire,
      });
    };
    // What the shop has placed already it has taken out already, of the cart that it was placed from.
    const gone = new Map(placedFrom === cart.cartId ? ordered.lines.map(({ key, qty }) => [key, qty]) : []);
    const fateOf = fatesIn(box, name);
    const lines = linesAtShop(facts, name, fateOf).map((each) => without(gone.get(each.line.key) ?? 0, each));
    const items = lines.filter(({ qty, inDoubt }) => qty > 0 && !inDoubt).map(wireItem);
    const doubts = lines.flatMap(wireDoubt);
    // The order's own one, and one that it took the place of: the shop may not have heard of that.
    const codes = new Set([ordered.couponCode ?? [], couponsAtShop(facts, name, fateOf)].flat());
    const [first, ...others] = codes;
    if (items.length + doubts.length > 0 || first !== undefined)
      add({
        items,
        ...(doubts.length > 0 && { in_doubt: doubts }),
        ...(first !== undefined && { coupon_code: first }),
      });
    for (const code of others) add({ items: [], coupon_code: code });
  };
}

function without(gone: number, { line, qty, inDoubt }: LineAtShop): LineAtShop {
  const left = (pieces: number): number => Math.max(0, pieces - gone);
  return { line, qty: left(qty), inDoubt: inDoubt && { ...inDoubt, qty: left(inDoubt.qty) } };
}

type Body = TakeOutOfCartData['body'];

function wireItem({ line, qty }: LineAtShop): Body['items'][number] {
  return { ...wireArticle(line), qty };
}

function wireDoubt({ line, qty, inDoubt }: LineAtShop): NonNullable<Body['in_doubt']> {
  return inDoubt ? [{ ...wireArticle(line), key: inDoubt.key, qty_if_done: inDoubt.qty, qty_if_not: qty }] : [];
}

function wireArticle({ sku, options }: CartLine): Pick<Body['items'][number], 'sku' | 'product_option'> {
  const product_option = optionsToWire(options);
  return { sku, ...(product_option ? { product_option } : {}) };
}

/** What has become of the changes of a cart. */
function fatesIn(box: Box, name: CartName): FateOf {
  const fates = new Map<string, Fate>();
  for (const { entry, request, reply } of box.rows) {
    if (!request || !isSameCart(entry, name) || reply?.outcome === 'rejected') continue;
    for (const id of request.covers) fates.set(id, reply ? 'done' : { openKey: entry.key });
  }
  return (id) => fates.get(id) ?? 'nothing';
}
