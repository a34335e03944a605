import { TAKEN_OUT_MAX, WISHLIST_MAX } from '#config/limits.ts';

/** An article that a shopper wishes for. It keeps its name, so that it can be named when it is no longer sold. */
export interface WishedArticle {
  readonly parentSku: string;
  readonly sku: string;
  readonly name: string;
}

/** An article as a wishlist keeps it. What is taken out stays known, so that a merge does not bring it back. */
export interface Wish extends WishedArticle {
  /** What it cost when it was put there, gross in minor units; `null`: not known. */
  readonly putMinor: number | null;
  /** A guest put it there, so that price is what everybody paid. */
  readonly isOfGuest?: true;
  /** When it was put there, epoch milliseconds. */
  readonly putAt: number;
  /** When it was put there or taken out last, epoch milliseconds; never earlier than a change that was known then. */
  readonly changedAt: number;
  readonly isTakenOut: boolean;
}

type Wishes = readonly Wish[];

/** What is wished for, the newest first. */
export function wished(wishes: Wishes): Wishes {
  return wishes
    .filter(({ isTakenOut }) => !isTakenOut)
    .sort((one, other) => other.putAt - one.putAt || (one.sku < other.sku ? -1 : 1));
}

/** Puts an article there; `null` when the list is full. One that is there keeps the day and the price of then. */
export function withWish(
  wishes: Wishes,
  article: WishedArticle,
  putMinor: number | null,
  nowMs: number,
): Wishes | null {
  const known = wishes.find(({ sku }) => sku === article.sku);
  if (known && !known.isTakenOut) return wishes;
  if (wished(wishes).length >= WISHLIST_MAX) return null;
  const { parentSku, sku, name } = article;
  const changedAt = after(known, nowMs);
  return changed(wishes, { parentSku, sku, name, putMinor, putAt: nowMs, changedAt, isTakenOut: false });
}

/** What is added to a list, with its price of today. */
export interface NewWish {
  readonly article: WishedArticle;
  readonly putMinor: number | null;
}

/** Puts several articles there, in this order, as far as there is room. */
export function withWishes(wishes: Wishes, added: readonly NewWish[], nowMs: number): Wishes {
  // The first of them is the newest, as it was where they come from.
  return added.reduceRight(
    (longer, { article, putMinor }, place) => withWish(longer, article, putMinor, nowMs - place) ?? longer,
    wishes,
  );
}

/** Takes an article out. */
export function withoutWish(wishes: Wishes, sku: string, nowMs: number): Wishes {
  const known = wishes.find((wish) => wish.sku === sku);
  if (!known || known.isTakenOut) return wishes;
  return changed(wishes, { ...known, changedAt: after(known, nowMs), isTakenOut: true });
}

/** Puts a wish back as it was before it was taken out; one that was put there anew meanwhile stays. */
export function withWishBack(wishes: Wishes, wish: Wish, nowMs: number): Wishes {
  const known = wishes.find(({ sku }) => sku === wish.sku);
  if (known && !known.isTakenOut) return wishes;
  return changed(wishes, { ...wish, changedAt: after(known, nowMs), isTakenOut: false });
}

/**
 * Two lists as one: of each article the later change counts. Of two changes at the same moment, the one that wishes for it
 * counts, so that nothing is lost; then the one that was put there earlier, whose price the shopper remembers.
 */
export function mergedWishes(one: Wishes, other: Wishes): Wishes {
  const merged = new Map(one.map((wish) => [wish.sku, wish]));
  for (const wish of other) {
    const known = merged.get(wish.sku);
    if (!known || isLater(wish, known)) merged.set(wish.sku, wish);
  }
  return bounded([...merged.values()]);
}

/** What of a list a merge into another one would change there. */
export function wishesAhead(wishes: Wishes, other: Wishes): Wishes {
  const known = new Map(other.map((wish) => [wish.sku, wish]));
  return wishes.filter((wish) => {
    const there = known.get(wish.sku);
    return !there || isLater(wish, there);
  });
}

function isLater(wish: Wish, known: Wish): boolean {
  if (wish.changedAt !== known.changedAt) return wish.changedAt > known.changedAt;
  if (wish.isTakenOut !== known.isTakenOut) return known.isTakenOut;
  return wish.putAt < known.putAt;
}

/** A change comes after the one that it knows of, whatever the clocks of two devices say. */
function after(known: Wish | undefined, nowMs: number): number {
  return known ? Math.max(nowMs, known.changedAt + 1) : nowMs;
}

function changed(wishes: Wishes, wish: Wish): Wishes {
  return bounded([...wishes.filter(({ sku }) => sku !== wish.sku), wish]);
}

/** Of what was taken out, the oldest is forgotten. */
function bounded(wishes: Wishes): Wishes {
  const takenOut = wishes.filter(({ isTakenOut }) => isTakenOut).sort((a, b) => b.changedAt - a.changedAt);
  const forgotten = new Set(takenOut.slice(TAKEN_OUT_MAX).map(({ sku }) => sku));
  return forgotten.size === 0 ? wishes : wishes.filter(({ sku }) => !forgotten.has(sku));
}
