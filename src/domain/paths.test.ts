import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeViewByCode, storeViewOfPath, storeViews } from '#config/stores.ts';
import {
  addressOf,
  categoryPath,
  inStore,
  isAddressOfProduct,
  isReservedPath,
  normalisePath,
  pathKey,
  productPath,
  searchPath,
  switchStore,
} from './paths.ts';
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
  ['a text', 'grå sofa', '', '/search?q=gr%C3%A5%20sofa'],
  ['a text with signs of addresses', 'a&b=c#d+e', '', '/search?q=a%26b%3Dc%23d%2Be'],
  ['a text in a narrowed list', 'sofa', 'color=52,18&page=2', '/search?q=sofa&color=52,18&page=2'],
  ['no text', '', '', '/search'],
  ['no text in a narrowed list', '', 'color=52', '/search?color=52'],
])('the search for %s (spec 2: /search)', (_what, text, listing, path) => {
  expect(searchPath(text, listing)).toBe(path);
});

test('a search text is read back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const { pathname, searchParams } = new URL(searchPath(text, 'page=2'), 'http://shop.test');
      expect([pathname, searchParams.get('q'), searchParams.get('page')]).toEqual(['/search', text, '2']);
    }),
  );
});

test.each([
  ['its url_path', { urlPath: 'sofaer/3-seters-sofaer', slug: '3-seters-sofaer-34' }, '/sofaer/3-seters-sofaer'],
  ['its slug without url_path', { urlPath: '', slug: 'sofaer-21' }, '/c/sofaer-21'],
  [
    'its url_path with letters in code',
    { urlPath: 'bord/spisebord-på-hjul', slug: 'x' },
    '/bord/spisebord-p%C3%A5-hjul',
  ],
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
  ['/', '', '/'],
  ['/stue/sofaer/?page=2#top', 'stue/sofaer', '/stue/sofaer'],
  ['/sofaer-p%C3%A5-hjul', 'sofaer-på-hjul', '/sofaer-p%C3%A5-hjul'],
  ['stue%2Flamper', 'stue/lamper', '/stue/lamper'],
  ['/%E0%A4%A', '%E0%A4%A', '/%25E0%25A4%25A'],
  ['/stue/%00', 'stue/%00', '/stue/%2500'],
  ['/bord%3Fstol', 'bord%3Fstol', '/bord%253Fstol'],
])('address %s is kept as %j (spec 2: paths)', (address, key, again) => {
  expect(pathKey(address)).toBe(key);
  expect(addressOf(key)).toBe(again);
});

test('a kept path is an address again that is kept as the same path', () => {
  const step = fc.string({ unit: fc.constantFrom('a', 'ø', ' ', '%', '%2F', '?', '+', '.'), minLength: 1 });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 4 }), (steps) => {
      const key = pathKey(steps.join('/'));
      expect(pathKey(addressOf(key))).toBe(key);
      expect(normalisePath(addressOf(key))).toBe(addressOf(key));
    }),
  );
});

test.each([
  ['search', true],
  ['page-not-found', true],
  ['wishlist', true],
  ['search/sofa', false],
  ['research', false],
  ['', true],
])('path %j is kept for the shop itself: %s (spec 2: resolution)', (key, isReserved) => {
  expect(isReservedPath(key)).toBe(isReserved);
});

const own = '/p/A%2F1/sofa-p%C3%A5-hjul/A%2F1-GREY';
const simple = '/p/A%2F1/sofa-p%C3%A5-hjul';

test.each([
  ['with the variant that is shown', { childSku: 'A/1-GREY' }, own, true],
  ['with nothing chosen', {}, own, true],
  ['with a variant that never was, which the page tells', { childSku: 'A/1-PINK' }, own, true],
  ['of a product without variants', {}, simple, true],
  ['of a product without variants, with one', { childSku: 'A/1' }, simple, false],
  ['under an old name', { slug: 'sofa' }, own, false],
  ['of a variant as if it were a product', { parentSku: 'A/1-GREY' }, own, false],
])('whether it is the address %s (D80)', (_name, more, path, isOwn) => {
  const asked = { parentSku: 'A/1', slug: 'sofa-på-hjul', childSku: null, ...more };
  expect(isAddressOfProduct(asked, path)).toBe(isOwn);
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
