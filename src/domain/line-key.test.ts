import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineKey, type LineOptions } from './line-key.ts';

const leg = (...selections: (string | number)[]): LineOptions => ({ bundle: { legs: { qty: 4, selections } } });

describe('equal lines have equal keys', () => {
  test.each<[string, LineOptions, LineOptions]>([
    ['no options and empty options', {}, { custom: {}, bundle: {} }],
    ['options in another order', { custom: { a: 1, b: 2 } }, { custom: { b: 2, a: 1 } }],
    ['ids as number and as text', { custom: { a: 52 } }, { custom: { a: '52' } }],
    ['selections in another order', leg(1, 2), leg(2, 1)],
    ['selections as number and as text', leg(10, 9), leg('9', '10')],
  ])('%s', (_name, options, same) => {
    expect(lineKey('SOFA', options)).toBe(lineKey('SOFA', same));
  });
});

describe('different lines have different keys', () => {
  const legs = (qty: number): LineOptions => ({ bundle: { legs: { qty, selections: [1] } } });

  test.each<[string, LineOptions, LineOptions]>([
    ['an option more', {}, { custom: { a: 1 } }],
    ['another value', { custom: { a: 1 } }, { custom: { a: 2 } }],
    ['the same value of another option', { custom: { a: 1 } }, { custom: { b: 1 } }],
    ['another selection', leg(1), leg(2)],
    ['a selection more', leg(1), leg(1, 2)],
    ['two selections or one of a longer id', leg(1, 2), leg(12)],
    ['another quantity inside the bundle', legs(4), legs(6)],
    ['a custom option or a bundle of the same id', { custom: { legs: 1 } }, leg(1)],
  ])('%s', (_name, options, other) => {
    expect(lineKey('SOFA', options)).not.toBe(lineKey('SOFA', other));
  });

  test('another variant', () => {
    expect(lineKey('SOFA-GREY')).not.toBe(lineKey('SOFA-BEIGE'));
  });
});

// The ids have a letter, because objects keep such keys in the order of writing, but sort numeric ones.
const id = fc.integer({ min: 1, max: 30 }).map((number) => `o${number}`);
const value = fc.integer({ min: 1, max: 30 });
const custom = fc.dictionary(id, value, { maxKeys: 4 });
const bundle = fc.dictionary(
  id,
  fc.record({ qty: fc.integer({ min: 1, max: 9 }), selections: fc.uniqueArray(value, { maxLength: 3 }) }),
  { maxKeys: 3 },
);
const backwards = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).reverse());

test('a key depends on what was chosen, not on the order in which it was', () => {
  fc.assert(
    fc.property(custom, bundle, (chosen, bundled) => {
      const entries = Object.entries(bundled).map(
        ([key, { qty, selections }]) => [key, { qty, selections: [...selections].reverse() }] as const,
      );
      const options = { custom: backwards(chosen), bundle: backwards(Object.fromEntries(entries)) };
      expect(lineKey('SOFA', options)).toBe(lineKey('SOFA', { custom: chosen, bundle: bundled }));
    }),
  );
});

test('no two choices of options share a key', () => {
  fc.assert(
    fc.property(custom, custom, (one, other) => {
      const isSame = Object.keys({ ...one, ...other }).every((key) => one[key] === other[key]);
      expect(lineKey('SOFA', { custom: one }) === lineKey('SOFA', { custom: other })).toBe(isSame);
    }),
  );
});
