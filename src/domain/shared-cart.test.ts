import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CART_LINES_MAX, QTY_MAX } from '#config/limits.ts';
import { lineKey } from './line-key.ts';
import { setCartPath, sharedLines, type SharedLine } from './shared-cart.ts';

const itemsOf = (path: string): string => decodeURIComponent(path.slice(path.indexOf('=') + 1));
const simple = (sku: string, qty = 1): SharedLine => ({ sku, qty, options: {} });

test('a link names skus, quantities and choices (D30)', () => {
  const set: SharedLine = { sku: 'SET', qty: 1, options: { bundle: { '3': { qty: 2, selections: ['5', '6'] } } } };
  const path = setCartPath([simple('LAMP', 2), set]);
  expect(decodeURIComponent(path)).toBe('/set-cart?items=LAMP:2,SET:1:b3%3D2x5%2B6');
  expect(sharedLines(itemsOf(path))).toEqual([simple('LAMP', 2), set]);
});

test('a cart is the same on the other device, whatever its skus and texts are written with', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((each) => each.trim() !== '' && !/\p{Cc}/u.test(each));
  const id = fc.nat({ max: 999 }).map(String);
  const line: fc.Arbitrary<SharedLine> = fc.record({
    sku: text,
    qty: fc.integer({ min: 1, max: QTY_MAX }),
    options: fc.oneof(
      fc.constant({}),
      fc.dictionary(id, text, { minKeys: 1, maxKeys: 3 }).map((custom) => ({ custom: { ...custom } })),
    ),
  });
  const lines = fc.uniqueArray(line, { selector: ({ sku, options }) => lineKey(sku, options), maxLength: 20 });
  fc.assert(
    fc.property(lines, (given) => {
      expect(sharedLines(itemsOf(setCartPath(given)))).toEqual(given);
    }),
  );
});

test.each<[string, readonly SharedLine[]]>([
  ['', []],
  [',,:,::', []],
  ['%', []],
  ['LAMP', [simple('LAMP')]],
  ['LAMP:2', [simple('LAMP', 2)]],
  ['LAMP:2,LAMP:3', [simple('LAMP', 5)]],
  ['LAMP:999,LAMP:999', [simple('LAMP', QTY_MAX)]],
  ['LAMP:0,LAMP:-1,LAMP:1.5,LAMP:1e3,LAMP:1000,LAMP:NaN', []],
  ['LAMP:1:,CHAIR:1:nonsense', [simple('LAMP')]],
  ['LAMP:1:c1%3Da:more', []],
  ['__proto__:1', [simple('__proto__')]],
  [`${'x'.repeat(65)}:1`, []],
])('%j names %j', (query, lines) => {
  expect(sharedLines(query)).toEqual(lines);
});

test('no more lines are read than a cart holds, and any text is read without an error', () => {
  const many = Array.from({ length: 5000 }, (_, place) => `S${place}:1`).join(',');
  expect(sharedLines(many)).toHaveLength(CART_LINES_MAX);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      for (const { qty } of sharedLines(text)) expect(qty).toBeGreaterThan(0);
    }),
  );
});
