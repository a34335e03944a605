import { type CartLine, type CartOperation, foldCart } from '#domain/cart.ts';
import type { CouponChange } from '#domain/coupon-change.ts';
import type { CartCoupon } from '#domain/coupon.ts';
import { type GoneLine, withoutGone } from '#domain/gone-lines.ts';
import { historiesAfter, type LineHistories } from '#domain/line-history.ts';
import type { CartDoc } from '../../documents/cart.ts';
import type { OrderDoc, TaskDoc } from '../../documents/shopper-documents.ts';
import { removalId, returnId } from '../cart-intent.ts';
import { type CartName, isSameCart } from '../cart-name.ts';

/** A queued change of a cart, as screens watch it. */
export type CartTask = Extract<TaskDoc, { kind: 'cart.change' }>;

/** A queued coupon of a cart. */
export type CouponTask = Extract<TaskDoc, { kind: 'cart.coupon' }>;

/** Whether a task changes a cart: its lines or its coupon. */
export function isOfCart(task: TaskDoc): task is CartTask | CouponTask {
  return task.kind === 'cart.change' || task.kind === 'cart.coupon';
}

/** What was wanted of the coupon of a cart, in order. */
export function couponTasks(tasks: readonly TaskDoc[], name: CartName): CouponTask[] {
  return tasks
    .filter((task) => task.kind === 'cart.coupon')
    .filter((task) => isSameCart(task, name))
    .sort((a, b) => a.seq - b.seq);
}

export function cartTasks(tasks: readonly TaskDoc[]): CartTask[] {
  return tasks.filter((task) => task.kind === 'cart.change');
}

/** What is known about a cart: the last server state, the operations beside it, and the orders made from it. */
export interface CartFacts {
  readonly base: CartDoc | null;
  readonly tasks: readonly TaskDoc[];
  readonly orders: readonly OrderDoc[];
}

/** A cart as it is right now on this device. */
export interface CartState {
  readonly lines: readonly CartLine[];
  /** What became of the lines, on this device and elsewhere. */
  readonly histories: LineHistories;
  /** Lines that went elsewhere, and that the shopper has not done anything about. */
  readonly gone: readonly GoneLine[];
  /** Operations that the server has not answered yet. */
  readonly pending: readonly (CartTask | CouponTask)[];
  /** The server's own count, when it has seen everything that is shown. */
  readonly totals: CartDoc['totals'];
  readonly coupon: CartCoupon | null;
  /** The code that the shop refused last, until something else is wanted. */
  readonly refusedCoupon: string | null;
  /** That the coupon became another one elsewhere, and the shopper has not done anything about it. */
  readonly couponChange: CouponChange | null;
}

/** Changes up to this number went into orders (D91). */
export function consumedThrough(orders: readonly OrderDoc[], { owner, storeCode }: CartName): number {
  const numbers = orders
    .filter((order) => order.owner === owner && order.storeCode === storeCode)
    .map(({ consumes }) => consumes);
  return Math.max(0, ...numbers);
}

/** The base that still counts: not one whose cart was ordered. */
export function baseOf({ base, orders }: CartFacts, name: CartName): CartDoc | null {
  return base && base.createSeq > consumedThrough(orders, name) ? base : null;
}

/** A replacement that the shop refused and whose old line is still to come back: until then it counts as if it never was. */
function isRefusedReplacement({ state, intent }: CartTask): boolean {
  return state === 'failed' && intent.replaces !== undefined;
}

/** Operations in their order that the base does not contain. */
export function operationsOf(facts: CartFacts, name: CartName): CartTask[] {
  const consumed = consumedThrough(facts.orders, name);
  const contained = new Set(baseOf(facts, name)?.contained);
  const changes = cartTasks(facts.tasks);
  const ofRefused = new Set(changes.filter(isRefusedReplacement).flatMap(({ id }) => [removalId(id), returnId(id)]));
  return changes
    .filter(({ id }) => !ofRefused.has(id))
    .filter((task) => task.owner === name.owner && task.storeCode === name.storeCode && task.seq > consumed)
    .filter((task) => task.state !== 'failed' && !contained.has(task.id))
    .sort((a, b) => a.seq - b.seq);
}

/** Folds operations onto the base (architecture: cart). */
export function cartState(facts: CartFacts, name: CartName): CartState {
  const base = baseOf(facts, name);
  const operations = operationsOf(facts, name);
  const { asked, refused } = couponChanges(facts, name);
  const pending = [...operations, ...asked].filter((task) => task.state !== 'sent');
  const isSettled = operations.length + asked.length === 0 && base?.cartId != null;
  return {
    ...folded(base, operations),
    pending,
    totals: isSettled ? base.totals : null,
    coupon: couponAfter(base, asked.at(-1)),
    refusedCoupon: refused?.couponCode ?? null,
    couponChange: asked.length > 0 || refused ? null : (base?.couponChange ?? null),
  };
}

/** The lines after all operations, with what became of each on the way, and of those that are not there. */
function folded(
  base: CartDoc | null,
  operations: readonly CartTask[],
): Pick<CartState, 'lines' | 'histories' | 'gone'> {
  let lines = base?.lines ?? [];
  let histories = base?.histories ?? {};
  let gone = base?.gone ?? [];
  for (const task of operations) {
    const { intent, createdAt: at } = task;
    const after = foldCart(lines, [operationOf(task)]);
    const by = intent.isTakenAlong ? 'signIn' : 'here';
    histories = historiesAfter(histories, lines, after, { by, at, replaced: intent.replaces?.key ?? null });
    // A quantity does not bring a line back, and changes nothing of that it is gone.
    if (intent.kind !== 'set') gone = withoutGone(gone, intent.lineKey);
    lines = after;
  }
  return { lines, histories, gone };
}

/** What the base does not know of the coupon yet, in order, and the refusal that nothing has followed. */
export function couponChanges(facts: CartFacts, name: CartName): { asked: CouponTask[]; refused: CouponTask | null } {
  const consumed = consumedThrough(facts.orders, name);
  const contained = new Set(baseOf(facts, name)?.contained);
  const open = couponTasks(facts.tasks, name).filter(({ id, seq }) => seq > consumed && !contained.has(id));
  const last = open.at(-1);
  return {
    asked: open.filter(({ state }) => state !== 'failed'),
    refused: last?.state === 'failed' ? last : null,
  };
}

/** The coupon that is wanted last. What it takes off is known from the shop's own count or from the shop's rules, or not yet. */
export function couponAfter(base: CartDoc | null, asked: CouponTask | undefined): CartCoupon | null {
  const known = base?.couponCode == null ? null : { code: base.couponCode, percent: base.couponPercent ?? null };
  if (asked === undefined) return known && { ...known, isConfirmed: base!.cartId !== null };
  if (asked.couponCode === null) return null;
  return { code: asked.couponCode, percent: asked.percent ?? null, isConfirmed: false };
}

/** What a queued change does to the lines. */
export function operationOf({ intent }: CartTask): CartOperation {
  const { kind, lineKey, qty, line, replaces } = intent;
  if (kind === 'remove') return { kind, key: lineKey };
  return kind === 'add'
    ? { kind, key: lineKey, qty, line: line!, replaces: replaces?.key ?? null }
    : { kind, key: lineKey, qty };
}
