import type { CartOwner } from './coupon-model.ts';

/** What both devices and the shop put into carts, change and take out, at the same time. */
export const SHARED = ['S', 'T'] as const;

export function isShared(sku: string): boolean {
  return SHARED.some((each) => each === sku);
}

/** Something that was done to an article in a cart. */
export interface Deed {
  readonly kind: 'add' | 'set' | 'remove' | 'order';
  /** Pieces that come, or that there are to be; none of a removal. */
  readonly qty: number;
  /** Pieces that were shown to whoever did it. */
  readonly seen: number;
  /** Its device did not know that the shop has this line. */
  readonly isNew?: boolean;
}

/** A deed in time: nothing is done before it was wanted, nor after everything that waited with it was answered. */
interface Dated extends Deed {
  readonly wantedAt: number;
  settledAt: number;
}

/** What each device, or the shop itself, did to one article of one cart, in its order. */
type Deeds = ReadonlyMap<string, readonly Dated[]>;

/** Who does something to a cart without a device; it counts at once. */
export const SHOP = 'shop';

/**
 * What may be in a cart of an article that several devices and the shop change at the same time. Each did what it did in its own order, and
 * what was answered before something else was wanted came before that; in between any order may be the one in which the shop heard of it.
 * So it is a set of numbers, and a single one wherever nothing raced.
 */
export class SharedLines {
  private readonly carts = new Map<CartOwner, Map<string, Map<string, Dated[]>>>();
  private now = 0;

  /** The moment at which something is wanted; what follows is after it. */
  get moment(): number {
    return ++this.now;
  }

  did(owner: CartOwner, sku: string, who: string, deed: Deed, wantedAt = this.moment): void {
    const articles = this.carts.get(owner) ?? new Map<string, Map<string, Dated[]>>();
    const deeds = articles.get(sku) ?? new Map<string, Dated[]>();
    const settledAt = who === SHOP ? this.moment : Number.POSITIVE_INFINITY;
    deeds.set(who, [...(deeds.get(who) ?? []), { ...deed, wantedAt, settledAt }]);
    this.carts.set(owner, articles.set(sku, deeds));
  }

  /** Nothing of a cart waits on a device any more. */
  settle(owner: CartOwner, who: string): void {
    const at = this.moment;
    for (const deeds of this.carts.get(owner)?.values() ?? [])
      for (const deed of deeds.get(who) ?? []) deed.settledAt = Math.min(deed.settledAt, at);
  }

  /** A guest signs in: their pieces are added to those of the customer, once (D20). */
  takeAlong(guest: CartOwner, owner: CartOwner, who: string): void {
    const articles = [...(this.carts.get(guest)?.keys() ?? [])];
    const held = articles.map((sku): [string, number] => [sku, this.possible(guest, sku)[0]!]);
    this.carts.delete(guest);
    for (const [sku, qty] of held) if (qty > 0) this.did(owner, sku, who, { kind: 'add', qty, seen: 0 });
  }

  possible(owner: CartOwner, sku: string): readonly number[] {
    const deeds = this.carts.get(owner)?.get(sku) ?? new Map<string, Dated[]>();
    return [...outcomes(deeds)].toSorted((a, b) => a - b);
  }
}

/** Every number that some order of the deeds ends with. */
function outcomes(deeds: Deeds): ReadonlySet<number> {
  const parties = [...deeds];
  const known = new Map<string, ReadonlySet<number>>();
  /** The numbers after so many deeds of each party, or none where these cannot have come first. */
  const after = (counts: readonly number[]): ReadonlySet<number> => {
    const name = counts.join(' ');
    const found = known.get(name) ?? new Set(counts.every((count) => count === 0) ? [0] : lastDone(counts));
    known.set(name, found);
    return found;
  };
  const lastDone = (counts: readonly number[]): number[] =>
    parties.flatMap(([who, own], index) => {
      const last = own[counts[index]! - 1];
      if (!last) return [];
      // What is still to come must not have been over when this was wanted.
      const isTooLate = parties.some(
        ([, others], other) => (others[counts[other]!]?.settledAt ?? Infinity) < last.wantedAt,
      );
      if (isTooLate) return [];
      const before = after(counts.map((count, each) => (each === index ? count - 1 : count)));
      return [...before].flatMap((qty) => effects(qty, last, { who, deeds }));
    });
  return after(parties.map(([, own]) => own.length));
}

/** The pieces after a deed. */
function effects(qty: number, deed: Dated, { who, deeds }: { who: string; deeds: Deeds }): number[] {
  const { kind, qty: asked, seen, isNew } = deed;
  if (kind === 'add') return [qty + asked];
  // What an order takes along is taken out, and what others put in stays (decision 086).
  if (kind === 'order') return [Math.max(0, qty - seen)];
  const results = [qty > 0 ? asked : 0];
  if (who === SHOP) return results;
  // A line that the shop has not got from this device yet goes there as one addition of what it has come to, beside what others put in.
  // So does one of which an order takes along what was never sent.
  const own = deeds.get(who) ?? [];
  const isOrdered = own.slice(own.indexOf(deed)).some((later) => later.kind === 'order');
  if (isNew || isOrdered) results.push(Math.max(0, qty + asked - seen));
  // Where it has heard meanwhile that somebody else set it, that many are what it takes along.
  if (isOrdered) for (const heard of setByOthers(who, deeds)) results.push(Math.max(0, qty + asked - heard));
  // One that somebody else took out is another line when it comes again, and what was meant for the old one is not done to it (C3).
  if (![...deeds].some(([other, theirs]) => other !== who && theirs.some(takesOut))) return results;
  results.push(qty);
  // From an addition on that follows, it goes there as one addition of what it has come to, as a new one does.
  for (const come of comeTo(own.slice(0, own.indexOf(deed)))) results.push(Math.max(0, qty - come + asked));
  return results;
}

/** What a device's deeds since its last order come to by themselves, from each addition among them on. */
function comeTo(deeds: readonly Deed[]): number[] {
  const since = deeds.slice(deeds.findLastIndex(({ kind }) => kind === 'order') + 1);
  const next = (qty: number, { kind, qty: asked }: Deed): number => {
    if (kind === 'add') return qty + asked;
    return qty > 0 ? asked : 0;
  };
  return since.flatMap(({ kind }, index) => (kind === 'add' ? [since.slice(index).reduce(next, 0)] : []));
}

function setByOthers(who: string, deeds: Deeds): number[] {
  const others = [...deeds].filter(([other]) => other !== who).flatMap(([, theirs]) => theirs);
  return others.filter(({ kind }) => kind === 'set').map(({ qty }) => qty);
}

function takesOut({ kind }: Deed): boolean {
  return kind === 'remove' || kind === 'order';
}
