import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import type { CartLine } from '#domain/cart.ts';
import { type ConfirmedTotals, discountPercent } from '#domain/totals.ts';
import { lineKey, type LineOptions } from '#domain/line-key.ts';
import { toMinor } from '#domain/money.ts';
import { toBasisPoints } from '#domain/tax.ts';
import { optionsFromWire } from '#domain/wire/line-options.ts';
import type { CartItem, Totals } from '#schemas/api/generated/types.gen.ts';
import { zGetTotalsResponse, zPullCartResponse } from '#schemas/api/generated/zod.gen.ts';
import type { CartDoc } from '../documents/cart.ts';
import type { ShopApi } from '../http/shop-api.ts';
import { callAs } from '../session/call-as.ts';
import { loseRefusedCart } from './calls/cart-record.ts';
import { isCallOfCart } from './calls/of-cart.ts';
import { type CartName, cartKey, isSameCart } from './cart-name.ts';
import type { Holding, OutboxTools } from './holding.ts';
import { inOutbox } from './in-outbox.ts';
import { GUEST } from './owner.ts';
import { asOnlyHolder } from './post.ts';
import type { CartRecord, Row } from './store/box.ts';
import { becameOf } from './views/became-of.ts';
import { cartState, isOfCart } from './views/cart-state.ts';

export interface PullCartTools extends OutboxTools {
  readonly api: ShopApi;
  /** A line for something that the server's cart holds and this device has never seen in it. */
  readonly lineOf: (sku: string, qty: number, options: LineOptions) => Promise<CartLine | null>;
}

const HTTP_FORBIDDEN = 403;

export type PullOutcome = 'pulled' | 'nothing' | 'busy' | 'lost' | 'failed';

/**
 * Takes the server's lines as the new base and lets the answered operations go, which they contain. Only while nothing of
 * this cart is on its way, so that no operation can be counted twice or be missed (architecture: cart).
 */
export async function pullCart(tools: PullCartTools, name: CartName): Promise<PullOutcome> {
  const { store } = tools.ports;
  // Nothing is sent while this runs, so what was answered before the call is in what the call says.
  return asOnlyHolder(tools.ports, 'sender', async (lease) => {
    const { cart, isBusy } = await store.look((box) => ({
      cart: box.cart(name),
      isBusy: isAnyUnderWay(box.rows, name),
    }));
    if (!cart?.cartId || cart.isLost) return cart?.isLost ? 'lost' : 'nothing';
    if (isBusy) return 'busy';
    const answered = await answeredChanges(tools, name);
    const answer = await readCart(tools, name, cart.cartId);
    if (answer === 'failed') return 'failed';
    return inOutbox(tools, async (held) => {
      // An order that was sealed meanwhile took the cart with it.
      const { now, owner } = await store.look((box) => ({ now: box.cart(name), owner: box.session?.owner }));
      // Nor is anything kept of somebody who has signed out meanwhile.
      if (name.owner !== GUEST && name.owner !== owner) return 'nothing';
      if (!(await lease.isHeld()) || now?.createSeq !== cart.createSeq || now.isLost) return 'nothing';
      if (answer === 'gone') return lose(held, name, now);
      if (answer === 'refused') return loseRefused(held, name, now);
      await keep(held, name, await baseFrom(held, name, now, { ...answer, contained: answered }));
      return 'pulled';
    });
  });
}

async function lose({ step }: Holding, name: CartName, cart: CartRecord): Promise<PullOutcome> {
  await step((box) => box.setCart(name, { ...cart, isLost: true }));
  return 'lost';
}

/** As with a change that is refused so: a cart that cannot be read is connected anew, and not again and again. */
async function loseRefused({ step, ports }: Holding, name: CartName, { cartId }: CartRecord): Promise<PullOutcome> {
  return (await step((box) => loseRefusedCart(box, name, cartId, ports.clock.now()))) ? 'lost' : 'failed';
}

async function keep({ shopper, step }: Holding, name: CartName, base: CartDoc): Promise<void> {
  await shopper.putCart(base);
  await step((box) => {
    const cart = box.cart(name);
    if (cart) box.setCart(name, { ...cart, itemIds: base.itemIds });
  });
  await shopper.removeTasks(base.contained);
}

/** Changes that the server has answered well and that no base holds yet. */
async function answeredChanges({ shopper }: PullCartTools, { owner, storeCode }: CartName): Promise<string[]> {
  return (await shopper.tasks())
    .filter((task) => isOfCart(task) && task.state === 'sent')
    .filter((task) => task.owner === owner && task.storeCode === storeCode)
    .map(({ id }) => id);
}

/** Whether something changes the cart at the shop right now, or what was ordered is still to be taken out of it. */
function isAnyUnderWay(rows: readonly Row[], name: CartName): boolean {
  return rows.some(
    ({ entry, request, reply }) =>
      isSameCart(entry, name) &&
      (entry.kind === 'cart.takeOut' || (isCallOfCart(entry) && (request !== null || reply !== null))),
  );
}

interface ServerCart {
  readonly items: readonly CartItem[];
  readonly totals: Totals;
  readonly at: number;
}

async function readCart(
  tools: PullCartTools,
  { owner }: CartName,
  cartId: string,
): Promise<ServerCart | 'gone' | 'refused' | 'failed'> {
  const query = { cartId };
  const deadlineMs = CATALOGUE_TIMEOUT_CLIENT_MS;
  const items = await callAs(tools, owner, { path: '/api/cart/pull', query, shape: zPullCartResponse, deadlineMs });
  if (!items.ok) {
    if (items.error.kind !== 'refused') return 'failed';
    if (items.error.status === HTTP_FORBIDDEN && owner === GUEST) return 'refused';
    return items.error.code === 'CART_NOT_FOUND' ? 'gone' : 'failed';
  }
  const totals = await callAs(tools, owner, { path: '/api/cart/totals', query, shape: zGetTotalsResponse, deadlineMs });
  if (!totals.ok) return 'failed';
  return {
    items: items.value.value.result,
    totals: totals.value.value.result,
    at: items.value.at,
  };
}

async function baseFrom(
  { ports, shopper, lineOf }: PullCartTools,
  name: CartName,
  cart: CartRecord,
  { items, totals, at, contained }: ServerCart & { readonly contained: readonly string[] },
): Promise<CartDoc> {
  const facts = await shopper.cartFacts(name);
  const known = new Map(cartState(facts, name).lines.map((line) => [line.key, line]));
  const lines: CartLine[] = [];
  const itemIds: Record<string, string> = {};
  const counted = new Map(totals.items.map((row) => [String(row.item_id), row]));
  for (const item of items) {
    const options = optionsFromWire(item.product_option);
    const key = lineKey(item.sku, options);
    const shown = known.get(key);
    // One that came without its product, from another channel or a restored order, is looked up again.
    const line =
      (shown?.productId ? shown : await lineOf(item.sku, item.qty, options)) ??
      shown ??
      strangeLine(item, key, { options, counted: counted.get(String(item.item_id)) });
    lines.push({ ...line, key, qty: item.qty });
    itemIds[key] = String(item.item_id);
  }
  const heard = {
    lines,
    contained,
    couponCode: totals.coupon_code ?? null,
  };
  return {
    id: cartKey(name),
    ...name,
    cartId: cart.cartId,
    createSeq: cart.createSeq,
    ...heard,
    ...becameOf(facts, name, { ...heard, at: ports.clock.now() }),
    totals: confirmed(totals),
    ...percentIn(totals, facts.base),
    itemIds,
    pulledAt: at,
  };
}

/** What the coupon takes off: an empty cart does not tell, so of the same code it is what was known. */
function percentIn(totals: Totals, known: CartDoc | null): Pick<CartDoc, 'couponPercent'> {
  const subtotal = toMinor(totals.subtotal_incl_tax);
  if (subtotal > 0) return { couponPercent: discountPercent(subtotal, discountOf(totals)) };
  const couponPercent = known?.couponCode === totals.coupon_code ? known?.couponPercent : undefined;
  return couponPercent === undefined ? {} : { couponPercent };
}

/** Gross, 0 or negative: the amount at the top is net, like those of the lines (D78), and only segments are gross. */
function discountOf({ total_segments: segments, discount_amount: net }: Totals): number {
  return toMinor(segments.find(({ code }) => code === 'discount')?.value ?? net);
}

function confirmed(totals: Totals): ConfirmedTotals {
  return {
    subtotalMinor: toMinor(totals.subtotal_incl_tax),
    discountMinor: discountOf(totals),
    taxMinor: toMinor(totals.tax_amount),
    grandTotalMinor: toMinor(totals.grand_total),
  };
}

interface Strange {
  readonly options: LineOptions;
  /** The line as the shop counts it. */
  readonly counted: Totals['items'][number] | undefined;
}

/**
 * A line of a product that this device knows nothing about, such as while it is being filled. The price of an item is net,
 * that of its row gross.
 */
function strangeLine(item: CartItem, key: string, { options, counted }: Strange): CartLine {
  return {
    key,
    sku: item.sku,
    productId: null,
    parentSku: item.sku,
    slug: '',
    qty: item.qty,
    options,
    snapshot: {
      name: item.name ?? item.sku,
      name2: null,
      image: null,
      optionLabels: [],
      unitMinor: toMinor(counted?.price_incl_tax ?? item.price ?? 0),
      regularMinor: null,
      taxBasisPoints: toBasisPoints(counted?.tax_percent ?? 0),
    },
  };
}
