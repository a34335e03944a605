import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CartLine, type CartOperation, foldCart, mergeOperations, parseQty } from './cart.ts';

const line = (key: string, qty: number): CartLine => ({
  key,
  sku: key,
  productId: '1',
  parentSku: key,
  slug: key,
  qty,
  options: {},
  snapshot: {
    name: key,
    name2: null,
    image: null,
    optionLabels: [],
    unitMinor: 100,
    regularMinor: null,
    taxBasisPoints: 2500,
  },
});
const add = (key: string, qty: number, replaces: string | null = null): CartOperation => ({
  kind: 'add',
  key,
  qty,
  line: line(key, qty),
  replaces,
});
const set = (key: string, qty: number): CartOperation => ({ kind: 'set', key, qty });
const remove = (key: string): CartOperation => ({ kind: 'remove', key });
const quantities = (lines: readonly CartLine[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ key, qty }) => [key, qty]));

test.each([
  ['adds collect', [], [add('a', 1), add('a', 2)], { a: 3 }],
  ['an add counts on top of the server', [line('a', 2)], [add('a', 1)], { a: 3 }],
  ['a set replaces', [line('a', 2)], [set('a', 5)], { a: 5 }],
  ['a set on a line that is gone changes nothing', [], [set('a', 5)], {}],
  ['a remove wins over a concurrent set', [line('a', 1)], [remove('a'), set('a', 4)], {}],
  ['a remove loses to a later add', [line('a', 1)], [remove('a'), add('a', 2)], { a: 2 }],
  ['other lines stay', [line('a', 1), line('b', 1)], [remove('a')], { b: 1 }],
  ['quantities end at 999', [line('a', 900)], [add('a', 900)], { a: 999 }],
  ['what takes the place of a line', [line('a', 2), line('b', 1)], [add('c', 3, 'a')], { c: 3, b: 1 }],
  ['its removal changes nothing more', [line('a', 2), line('b', 1)], [add('c', 3, 'a'), remove('a')], { c: 3, b: 1 }],
  ['it joins a line that is the same', [line('a', 2), line('b', 1)], [add('b', 3, 'a')], { b: 4 }],
  ['a line that is gone has no place', [line('b', 1)], [add('c', 3, 'a')], { b: 1, c: 3 }],
])('%s', (_name, base, operations, expected) => {
  const lines = quantities(foldCart(base, operations));
  expect(lines).toEqual(expected);
  expect(Object.keys(lines)).toEqual(Object.keys(expected));
});

test.each([
  [1, 1],
  ['3', 3],
  [' 7 ', 7],
  [999, 999],
  [0, null],
  [-1, null],
  [1000, null],
  [1e9, null],
  ['2.5', null],
  [2.5, null],
  [Number.NaN, null],
  ['', null],
  ['1e2', null],
  [null, null],
])('quantity %s is read as %s (D29, C4)', (value, qty) => {
  expect(parseQty(value)).toBe(qty);
});

describe('merging unsent operations of a line', () => {
  const operation = fc.oneof(
    fc.integer({ min: 1, max: 5 }).map((qty) => add('a', qty)),
    fc.integer({ min: 1, max: 5 }).map((qty) => set('a', qty)),
    fc.constant(remove('a')),
  );

  /** What a server that holds `qty` pieces of the line has after all requests. */
  const answer = (qty: number, operations: readonly CartOperation[]): number => {
    if (operations.length === 0) return qty;
    const { effect, merged } = mergeOperations(operations, qty > 0);
    let next = qty;
    if (effect.kind === 'remove') next = 0;
    if (effect.kind === 'set') next = effect.qty;
    if (effect.kind === 'add') next = qty + effect.qty;
    return answer(next, operations.slice(merged));
  };

  test('all requests together have the same effect as all operations', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.array(operation, { maxLength: 8 }), (qty, operations) => {
        const base = qty > 0 ? [line('a', qty)] : [];
        expect(answer(qty, operations)).toBe(quantities(foldCart(base, operations))['a'] ?? 0);
      }),
    );
  });

  test('an addition is kept when the server has lost the line meanwhile (C3)', () => {
    // The server lost the line, which the device does not know: a setting of it is refused, an addition is not.
    const onLostLine = (operations: readonly CartOperation[]): number => {
      const { effect, merged } = mergeOperations(operations, true);
      if (effect.kind === 'add') return answer(effect.qty, operations.slice(merged));
      return merged < operations.length ? onLostLine(operations.slice(merged)) : 0;
    };
    expect(onLostLine([set('a', 4), add('a', 2)])).toBe(2);
    expect(onLostLine([add('a', 2), set('a', 4)])).toBe(4);
    expect(onLostLine([remove('a'), add('a', 2)])).toBe(2);
  });
});
