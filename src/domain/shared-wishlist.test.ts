import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHARED_SKU_MAX, WISHLIST_MAX } from '#config/limits.ts';
import { sharedArticles, sharedPath } from './shared-wishlist.ts';

const simple = (sku: string) => ({ parentSku: sku, sku });
const fragmentOf = (path: string): string => path.slice(path.indexOf('#'));

test('a list is the same on the other device, whatever its skus are written with', () => {
  const sku = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((text) => text.trim() !== '' && !/\p{Cc}/u.test(text));
  const article = fc.record({ parentSku: sku, sku });
  fc.assert(
    fc.property(fc.uniqueArray(article, { selector: (each) => each.sku, maxLength: 20 }), (articles) => {
      expect(sharedArticles(fragmentOf(sharedPath(articles)))).toEqual(articles);
    }),
  );
});

test('nothing of it is in what a browser sends', () => {
  expect(sharedPath([simple('A,B'), { parentSku: 'SOFA', sku: 'SOFA:RED' }])).toBe('/wishlist#A%2CB,SOFA:SOFA%3ARED');
});

test.each([
  ['', []],
  ['#', []],
  ['#,,,', []],
  ['#%', []],
  ['#%E0%A4%A', []],
  ['#%00', []],
  ['#%20', []],
  ['#A:B:C', []],
  ['#A:', []],
  ['#:A', []],
  ['#A,%,B', [simple('A'), simple('B')]],
  ['#A,A', [simple('A')]],
  ['#__proto__', [simple('__proto__')]],
  [`#${'x'.repeat(SHARED_SKU_MAX + 1)}`, []],
  ['#<img src=x onerror=alert(1)>', [simple('<img src=x onerror=alert(1)>')]],
])('%j names %j', (fragment, articles) => {
  expect(sharedArticles(fragment)).toEqual(articles);
});

test('of ten thousand only as many as a list holds are read', () => {
  const many = Array.from({ length: 10_000 }, (_, place) => `SKU-${place}`);
  expect(sharedArticles(`#${many.join(',')}`)).toEqual(many.slice(0, WISHLIST_MAX).map(simple));
  expect(sharedArticles(fragmentOf(sharedPath(many.map(simple))))).toHaveLength(WISHLIST_MAX);
});

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      for (const { parentSku, sku } of sharedArticles(text)) {
        expect(Math.max(parentSku.length, sku.length)).toBeLessThanOrEqual(SHARED_SKU_MAX);
      }
    }),
  );
});
