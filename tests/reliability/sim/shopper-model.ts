import type { SimDevice } from './sim-device.ts';
import { LIMITED, WRONG_COUPON } from './steps.ts';

/** What a shopper was told, in order: nothing but this may be in the cart. */
type Event =
  | {
      readonly kind: 'change';
      readonly id: string;
      readonly change: 'add' | 'set' | 'remove';
      readonly sku: string;
      readonly qty: number;
      /** Article of the line whose place it takes. */
      readonly replaces?: string | undefined;
    }
  | { readonly kind: 'coupon'; readonly id: string; readonly code: string | null }
  | { readonly kind: 'ordered'; readonly orderId: string }
  | { readonly kind: 'restart'; readonly lines: Quantities; readonly coupon: string | null };

/** Pieces by sku. */
export type Quantities = ReadonlyMap<string, number>;

/** An order as the shopper agreed to it. */
export interface AgreedOrder {
  /** The highest total that the shopper said yes to, minor units. */
  agreedMinor: number;
  lines: Quantities;
  coupon: string | null;
  state: 'confirmed' | 'givenUp';
  /** Ordered under its id by a device that knew no more that it had been placed. */
  again?: Contents | undefined;
}

/** A coupon that is to be had, and how many wishes for the same one came after it. */
export interface CouponWish {
  readonly code: string | null;
  readonly later: number;
}

/** What an order takes along of a cart. */
export type Contents = Pick<AgreedOrder, 'lines' | 'coupon'>;

/** The shopper of one device, who remembers everything that the shop confirmed. Plain on purpose: it is what must hold. */
export class ShopperModel {
  readonly orders = new Map<string, AgreedOrder>();
  private events: Event[] = [];

  changed(id: string, change: 'add' | 'set' | 'remove', sku: string, qty: number, replaces?: string): void {
    this.events.push({ kind: 'change', id, change, sku, qty, replaces });
  }

  wantedCoupon(id: string, code: string | null): void {
    this.events.push({ kind: 'coupon', id, code });
  }

  /** Whether something that was kept still has to be there. */
  isOpen(id: string): boolean {
    const lastOrder = this.events.findLastIndex(({ kind }) => kind === 'ordered');
    const changes = this.events.slice(lastOrder + 1);
    return (
      this.orders.get(id)?.state === 'confirmed' ||
      changes.some((event) => (event.kind === 'change' || event.kind === 'coupon') && event.id === id)
    );
  }

  /** A wish for a coupon that a new cart is asked for has another name there: of those with its code it is the same from the end. */
  cancelledChange(id: string, wish: CouponWish | null): void {
    const sameCode = this.events.filter((event) => event.kind === 'coupon' && event.code === wish?.code);
    const wished = wish ? sameCode.at(-1 - wish.later) : undefined;
    if (wished) {
      this.events = this.events.filter((event) => event !== wished);
      return;
    }
    // A line that was on its way back, because the shop refused what was to replace it.
    const returned = this.events.findIndex((event) => event.kind === 'change' && `${event.id}.returned` === id);
    const refused = this.events[returned];
    if (refused?.kind === 'change')
      this.events[returned] = { kind: 'change', id, change: 'remove', sku: refused.replaces!, qty: 0 };
    else this.events = this.events.filter((event) => !('id' in event) || event.id !== nameOf(id));
  }

  ordered(orderId: string, agreedMinor: number, contents: Contents): void {
    this.orders.set(orderId, { agreedMinor, ...contents, state: 'confirmed' });
    this.events.push({ kind: 'ordered', orderId });
  }

  /** The id was given to a second order; that the shop has the first stays true. */
  orderedAgain(orderId: string, contents: Contents): void {
    this.orders.get(orderId)!.again = contents;
    this.events.push({ kind: 'ordered', orderId });
  }

  /**
   * Its lines come back, and its coupon where nothing else is wanted by now. A code that the shop does not know is wanted until it says
   * so, which may be this moment: there the device says what it found (`hasCouponBack`).
   */
  gaveUp(orderId: string, refusedIds: ReadonlySet<string>, hasCouponBack: boolean): void {
    const order = this.orders.get(orderId)!;
    const { lines, coupon } = order.again ?? order;
    if (order.again) order.again = undefined;
    else order.state = 'givenUp';
    const isFree = this.coupon(refusedIds) === null && (hasCouponBack || !this.isWrongWanted(refusedIds));
    for (const [sku, qty] of lines) this.changed(nameOf(`${orderId}.back.${sku}`), 'add', sku, qty);
    if (coupon !== null && isFree) this.wantedCoupon(nameOf(`${orderId}.back.coupon`), coupon);
  }

  /** Whether what was wanted last is a code that the shop does not know, and has not refused yet. */
  private isWrongWanted(refusedIds: ReadonlySet<string>): boolean {
    const last = this.events.findLast(({ kind }) => kind !== 'change');
    return last?.kind === 'coupon' && last.code === WRONG_COUPON && !refusedIds.has(last.id);
  }

  /** Damage took it along: an order that only the database still knew, refused or half cancelled. */
  forgotten(orderId: string): void {
    this.orders.delete(orderId);
  }

  /** After damage that no copy survived the shopper goes on from what is left. */
  restart(lines: Quantities, coupon: string | null): void {
    this.events = [{ kind: 'restart', lines, coupon }];
  }

  /** What the cart must show; changes that the shop refused, and said so, do not count. */
  cart(refusedIds: ReadonlySet<string>): Quantities {
    const refused = new Set([...refusedIds].map(nameOf));
    let lines = new Map<string, number>();
    for (const event of this.events) {
      if (event.kind === 'ordered') lines.clear();
      else if (event.kind === 'restart') lines = new Map(event.lines);
      else if (event.kind === 'change' && !refused.has(event.id)) apply(lines, event);
    }
    return lines;
  }

  /** The coupon that the cart must have, in the same way. */
  coupon(refusedIds: ReadonlySet<string>): string | null {
    const refused = new Set([...refusedIds].map(nameOf));
    let coupon: string | null = null;
    for (const event of this.events) {
      if (event.kind === 'ordered') coupon = null;
      else if (event.kind === 'restart') ({ coupon } = event);
      else if (event.kind === 'coupon' && event.code !== WRONG_COUPON && !refused.has(event.id)) coupon = event.code;
    }
    return coupon;
  }
}

/** Lines that come back with an order are named after it and their article. */
function nameOf(id: string): string {
  const parts = id.split('.');
  return parts.length === 1 ? id : `${parts[0]}.${parts.at(-1)}`;
}

function apply(lines: Map<string, number>, { change, sku, qty, replaces }: Extract<Event, { kind: 'change' }>): void {
  if (replaces !== undefined) lines.delete(replaces);
  if (change === 'remove') lines.delete(sku);
  else if (change === 'add') lines.set(sku, (lines.get(sku) ?? 0) + qty);
  else if (lines.has(sku)) lines.set(sku, qty);
}

/** Pieces by sku in some lines. */
export function quantities(lines: readonly { readonly sku: string; readonly qty: number }[]): Quantities {
  return new Map(lines.map(({ sku, qty }) => [sku, qty]));
}

/** Compares carts by what must match to the piece; of limited articles the server decides. */
export function describe(lines: Quantities, isWhole = false): string {
  return [...lines]
    .filter(([sku]) => isWhole || (sku !== LIMITED && sku !== REMOTE))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([sku, qty]) => `${sku}:${qty}`)
    .join(' ');
}

/** What another channel puts into carts. */
export const REMOTE = 'REMOTE';

/** Changes that the device shows as refused. */
export function refusedOn({ storage }: SimDevice): string[] {
  return storage
    .documents<{ id: string; state: string; kind: string }>('tasks')
    .filter(({ state, kind }) => state === 'failed' && (kind === 'cart.change' || kind === 'cart.coupon'))
    .map(({ id }) => id);
}

/** Orders that the shop refused; the outbox knows them no more. */
export function refusedOrdersOn({ storage }: SimDevice): string[] {
  return storage
    .documents<{ id: string; state: string }>('orders')
    .filter(({ state }) => state === 'rejected' || state === 'needsAttention')
    .map(({ id }) => id);
}

/** Whether the lines of an order that was given up are on their way back to the cart, or there. */
export function isReturned({ storage, cache }: SimDevice, orderId: string): boolean {
  const order = storage
    .documents<{ id: string; key: string; state: string }>('orders')
    .find(({ id }) => id === orderId);
  const isGivenUp = [...cache.texts.keys()].some((url) => url.endsWith(`/given-up/${order?.key}`));
  return order?.state === 'returning' || order?.state === 'cancelled' || isGivenUp;
}

/** Which wish for a coupon a task is; `null`: none. */
export function couponWishOf({ storage }: SimDevice, taskId: string): CouponWish | null {
  const wishes = storage
    .documents<{ id: string; kind: string; seq: number; couponCode: string | null }>('tasks')
    .filter(({ kind }) => kind === 'cart.coupon')
    .sort((a, b) => a.seq - b.seq);
  const task = wishes.find(({ id }) => id === taskId);
  if (!task) return null;
  const { couponCode: code, seq } = task;
  return { code, later: wishes.filter((other) => other.couponCode === code && other.seq > seq).length };
}

/** Whether the coupon of an order that was given up is wanted again. */
export function isCouponBack({ storage }: SimDevice, orderId: string): boolean {
  const tasks = storage.documents<{ id: string; kind: string }>('tasks');
  return tasks.some(({ id, kind }) => kind === 'cart.coupon' && id.startsWith(`${orderId}.`));
}

/** What the sync centre says of everything that waits. */
export function waitingReasons({ tabs }: SimDevice): string[] {
  return tabs[0]?.shown.tasks.map(({ state, reason }) => `${state}:${reason}`) ?? [];
}
