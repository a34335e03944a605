import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepUnchanged } from './keep-unchanged.ts';

test('an equal answer stays the same object', () => {
  const before = {
    total: 2,
    cards: [
      { id: 1, price: { amount: 5 } },
      { id: 2, price: { amount: 7 } },
    ],
  };
  const after = keepUnchanged(before, structuredClone(before));
  expect(after).toBe(before);
});

test('only the changed parts are new objects', () => {
  const before = {
    trail: [{ name: 'sofas' }],
    cards: [
      { id: 1, price: 5 },
      { id: 2, price: 7 },
    ],
    total: 2,
  };
  const after = keepUnchanged(before, {
    ...structuredClone(before),
    cards: [
      { id: 1, price: 5 },
      { id: 2, price: 6 },
    ],
  });
  expect(after).not.toBe(before);
  expect(after.trail).toBe(before.trail);
  expect(after.cards[0]).toBe(before.cards[0]);
  expect(after.cards[1]).toEqual({ id: 2, price: 6 });
});

test('a removed field is a change, also when it was undefined', () => {
  expect(keepUnchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(keepUnchanged([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(Object.keys(keepUnchanged({ a: undefined }, { b: undefined }))).toEqual(['b']);
  expect(keepUnchanged({ 0: 'a' }, ['a'])).toEqual(['a']);
  const named = JSON.parse('{"__proto__":{}}') as object;
  expect(Object.keys(keepUnchanged({}, named))).toEqual(['__proto__']);
});

test('whatever the older answer was, the result equals the newer one', () => {
  const json = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(keepUnchanged(before, after)).toEqual(after);
      expect(keepUnchanged(after, structuredClone(after))).toBe(after);
    }),
  );
});
