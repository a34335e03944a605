import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeViewByCode, storeViewOfPath, storeViews } from '#config/stores.ts';
import { categoryPath, inStore, normalisePath, productPath, switchStore } from './paths.ts';
import type { ProductType } from './product.ts';

const norway = storeViewByCode('bmno')!;
const sweden = storeViewByCode('default')!;

const named = (type: ProductType, sku = 'NORDVIK-3', slug = 'nordvik-sofa') => ({ type, sku, slug });

test.each([
  ['a simple product', named('simple'), undefined, '/p/NORDVIK-3/nordvik-sofa'],
  ['a configurable one with nothing chosen', named('configurable'), undefined, '/p/NORDVIK-3/nordvik-sofa'],
  ['a variant', named('configurable'), 'NORDVIK-3-GREY', '/p/NORDVIK-3/nordvik-sofa/NORDVIK-3-GREY'],
  ['a bundle', named('bundle'), undefined, '/p/NORDVIK-3/nordvik-sofa'],
  ['a collection', named('collection'), undefined, '/p/NORDVIK-3/nordvik-sofa'],
  ['no variant behind a simple product', named('simple'), 'NORDVIK-3', '/p/NORDVIK-3/nordvik-sofa'],
  ['a sku with a slash and a space', named('configurable', 'A/1 B'), 'A?2', '/p/A%2F1%20B/nordvik-sofa/A%3F2'],
])('the address of %s (spec 2: routes, D80)', (_name, product, variantSku, path) => {
  expect(productPath(product, variantSku)).toBe(path);
});

test('the parts of a product address are read back as they were', () => {
  const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(part, part, part, (sku, slug, variantSku) => {
      const segments = productPath(named('configurable', sku, slug), variantSku).split('/');
      expect(segments.map(decodeURIComponent)).toEqual(['', 'p', sku, slug, variantSku]);
    }),
  );
});

test.each([
  ['its url_path', { urlPath: 'sofaer/3-seters-sofaer', slug: '3-seters-sofaer-34' }, '/sofaer/3-seters-sofaer'],
  ['its slug without url_path', { urlPath: '', slug: 'sofaer-21' }, '/c/sofaer-21'],
  ['its escaped slug', { urlPath: '', slug: 'bord & stol?' }, '/c/bord%20%26%20stol%3F'],
])('a category lives at %s (spec 2: named routes, D80)', (_name, category, path) => {
  expect(categoryPath(category)).toBe(path);
});

test.each([
  [norway, '/', '/'],
  [norway, '/sofaer', '/sofaer'],
  [sweden, '/', '/default'],
  [sweden, '/soffor', '/default/soffor'],
  [sweden, '/search?q=soffa', '/default/search?q=soffa'],
])('in $code, %s is %s (D77)', (store, path, address) => {
  expect(inStore(store, path)).toBe(address);
});

test.each([
  ['sofaer', '/sofaer'],
  ['/sofaer/', '/sofaer'],
  ['/sofaer?color=52', '/sofaer'],
  ['/sofaer/?color=52&page=2', '/sofaer'],
  ['/sofaer#top', '/sofaer'],
  ['/', '/'],
  ['', '/'],
  ['?q=sofa', '/'],
  ['//sofaer//', '/sofaer'],
  ['/p/A%2F1/sofa', '/p/A%2F1/sofa'],
])('path %j is normalised to %j (spec 2: paths)', (path, normalised) => {
  expect(normalisePath(path)).toBe(normalised);
});

test('a normalised path has one slash before it and between its steps, none behind it, no query, and stays as it is', () => {
  const path = fc.string({ unit: fc.constantFrom('/', 'a', 'ø', '-', '?', '#', '=', '%') });
  fc.assert(
    fc.property(path, (text) => {
      const normalised = normalisePath(text);
      expect(normalised).toMatch(/^\/(?:[^/?#]+(?:\/[^/?#]+)*)?$/);
      expect(normalisePath(normalised)).toBe(normalised);
    }),
  );
});

test.each([
  ['/', sweden, '/default'],
  ['/sofaer', sweden, '/default/sofaer'],
  ['/default', norway, '/'],
  ['/default/p/A/sofa', norway, '/p/A/sofa'],
  ['/default/p/A/sofa', sweden, '/default/p/A/sofa'],
])('%s in another store view (D77)', (pathname, target, address) => {
  expect(switchStore(pathname, target)).toBe(address);
});

test('an address leads back to its store view and path, also by way of another store view', () => {
  const store = fc.constantFrom(...storeViews);
  const path = fc
    .array(fc.constantFrom('sofaer', 'c', 'p', 'NORDVIK-3', 'defaults', 'a%2Fb'), { maxLength: 4 })
    .map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(store, store, path, (from, via, inside) => {
      const address = inStore(from, inside);
      expect(storeViewOfPath(address)).toEqual({ store: from, path: inside });
      expect(switchStore(switchStore(address, via), from)).toBe(address);
    }),
  );
});
