import { describe, expect, test } from 'vitest';
import { TAKEN_OUT_MAX, WISHLIST_MAX } from '#config/limits.ts';
import {
  mergedWishes,
  type Wish,
  wished,
  wishesAhead,
  withoutWish,
  withWish,
  withWishBack,
  withWishes,
} from './wishlist.ts';

const article = (sku: string) => ({ parentSku: `${sku}-PARENT`, sku, name: `Name of ${sku}` });
const wish = (sku: string, changedAt: number, more: Partial<Wish> = {}): Wish => ({
  ...article(sku),
  putMinor: 100,
  putAt: changedAt,
  changedAt,
  isTakenOut: false,
  ...more,
});
const out = (sku: string, changedAt: number, putAt = changedAt - 1): Wish =>
  wish(sku, changedAt, { putAt, isTakenOut: true });
const skusOf = (wishes: readonly Wish[]): string =>
  wished(wishes)
    .map(({ sku }) => sku)
    .join('');

test('the newest wish comes first, also among those of the same moment in the same order everywhere', () => {
  expect(skusOf([wish('a', 1), wish('b', 3), out('c', 9), wish('d', 2)])).toBe('bda');
  expect(skusOf([wish('b', 1), wish('a', 1)])).toBe(skusOf([wish('a', 1), wish('b', 1)]));
});

test('what is there already keeps the price and the day on which it was put there', () => {
  const first = withWish([], article('a'), 500, 10)!;
  expect(first).toEqual([wish('a', 10, { putMinor: 500 })]);
  expect(withWish(first, article('a'), 400, 20)).toBe(first);
});

test('what was taken out and is put there again has the price of today', () => {
  const again = withWish(withoutWish([wish('a', 10)], 'a', 20), article('a'), 400, 30)!;
  expect(again).toEqual([wish('a', 30, { putMinor: 400 })]);
});

test('several keep their order, and those that find no room are left out', () => {
  const added = ['a', 'b', 'c'].map((sku) => ({ article: article(sku), putMinor: null }));
  expect(skusOf(withWishes([wish('x', 1), wish('b', 2)], added, 100))).toBe('acbx');
  const nearlyFull = Array.from({ length: WISHLIST_MAX - 1 }, (_, place) => wish(`s${place}`, place));
  expect(wished(withWishes(nearlyFull, added, 100))).toHaveLength(WISHLIST_MAX);
});

test('undoing a removal brings back the wish as it was', () => {
  const before = wish('a', 10, { putMinor: 500 });
  const back = withWishBack(withoutWish([before], 'a', 20), before, 25);
  expect(back).toEqual([{ ...before, changedAt: 25 }]);
  expect(withWishBack(back, wish('a', 1), 30)).toBe(back);
});

test('taking out what is not there changes nothing', () => {
  const wishes = [wish('a', 1), out('b', 2)];
  expect(withoutWish(wishes, 'b', 3)).toBe(wishes);
  expect(withoutWish(wishes, 'x', 3)).toBe(wishes);
});

test('a list is full at its maximum; what was taken out takes no place', () => {
  const full = Array.from({ length: WISHLIST_MAX }, (_, place) => wish(`s${place}`, place));
  expect(withWish(full, article('x'), null, 999)).toBeNull();
  expect(withWish(full, article('s0'), null, 999)).toBe(full);
  expect(withWish(withoutWish(full, 's0', 998), article('x'), null, 999)).not.toBeNull();
});

test('a change comes after the one it knows of, on a device whose clock is behind', () => {
  const ahead = [wish('a', 1_000_000)];
  const removed = withoutWish(ahead, 'a', 5);
  expect(skusOf(mergedWishes(ahead, removed))).toBe('');
  expect(skusOf(mergedWishes(removed, withWishBack(removed, ahead[0]!, 6)))).toBe('a');
  expect(skusOf(mergedWishes(removed, withWish(removed, article('a'), null, 6)!))).toBe('a');
});

describe('two lists as one', () => {
  test.each([
    ['what only one has', [wish('a', 1)], [wish('b', 2)], 'ba'],
    ['taken out later', [wish('a', 1)], [out('a', 2)], ''],
    ['taken out earlier', [wish('a', 3)], [out('a', 2)], 'a'],
    ['at the same moment the wish counts', [wish('a', 2)], [out('a', 2)], 'a'],
    ['what the other never had', [out('a', 2)], [wish('b', 1)], 'b'],
    ['nothing', [], [], ''],
  ])('%s', (_name, one, other, expected) => {
    expect(skusOf(mergedWishes(one, other))).toBe(expected);
    expect(skusOf(mergedWishes(other, one))).toBe(expected);
  });

  test('in any order and any number of times they come to the same', () => {
    const lists = [
      [wish('a', 1), out('b', 5), wish('c', 2, { putMinor: 1 })],
      [out('a', 2), wish('b', 5), wish('c', 2, { putAt: 1, putMinor: 2 })],
      [wish('a', 3), wish('d', 4)],
    ] as const;
    const sorted = (wishes: readonly Wish[]) => [...wishes].sort((x, y) => (x.sku < y.sku ? -1 : 1));
    const all = sorted(mergedWishes(mergedWishes(lists[0], lists[1]), lists[2]));
    expect(sorted(mergedWishes(lists[2], mergedWishes(lists[1], lists[0])))).toEqual(all);
    expect(sorted(mergedWishes(mergedWishes(lists[1], lists[2]), mergedWishes(lists[0], lists[1])))).toEqual(all);
    expect(skusOf(all)).toBe('bdac');
    expect(all.find(({ sku }) => sku === 'c')?.putMinor).toBe(2);
  });

  test('what one has ahead of the other is all that a merge changes', () => {
    const [one, other] = [
      [wish('a', 1), out('b', 5), wish('c', 3)],
      [wish('a', 1), wish('b', 2), wish('c', 9), wish('d', 1)],
    ];
    expect(wishesAhead(one, other)).toEqual([out('b', 5)]);
    expect(wishesAhead(mergedWishes(one, other), other)).toEqual([out('b', 5)]);
    expect(wishesAhead(other, mergedWishes(one, other))).toEqual([]);
  });

  test('both of two full lists stay whole; of what was taken out, the oldest is forgotten', () => {
    const full = (prefix: string) => Array.from({ length: WISHLIST_MAX }, (_, place) => wish(prefix + place, place));
    expect(wished(mergedWishes(full('a'), full('b')))).toHaveLength(2 * WISHLIST_MAX);
    const gone = Array.from({ length: TAKEN_OUT_MAX }, (_, place) => out(`s${place}`, place + 10));
    const merged = mergedWishes(gone, [out('new', 999), wish('w', 1)]);
    expect(merged).toHaveLength(TAKEN_OUT_MAX + 1);
    expect(merged.some(({ sku }) => sku === 's0')).toBe(false);
    expect(merged.some(({ sku }) => sku === 'w')).toBe(true);
  });
});
