import { expect, test } from 'vitest';
import { partRemarks } from './part-remarks.ts';
import type { ProductDetails, ProductType } from './product.ts';

test.each<[string, ProductType, string[], string[], string[]]>([
  ['a group whose parts are all there', 'grouped', ['A', 'B'], ['A', 'B', 'C'], []],
  ['a group without links', 'grouped', [], [], ['groupedWithoutLinks SET']],
  ['a group of which one part is gone', 'grouped', ['A', 'B'], ['A'], ['productLinkNotFound SET: B']],
  ['a series without links is a page of words', 'collection', [], [], []],
  [
    'a series of which all parts are gone',
    'collection',
    ['A', 'B'],
    [],
    ['productLinkNotFound SET: A', 'productLinkNotFound SET: B'],
  ],
  ['a bundle of which one choice is gone', 'bundle', ['A', 'B'], ['B'], ['productNotFound SET: A']],
  ['a simple product', 'simple', [], [], []],
])('%s (spec 8: logged only)', (_name, type, parts, found, remarks) => {
  const links = parts.map((sku) => ({ sku, qty: 1 }));
  const bundle = { slots: [{ links }] } as unknown as ProductDetails['bundle'];
  const details = type === 'bundle' ? { parts: [], bundle } : { parts: links, bundle: null };
  const said = partRemarks({ type, sku: 'SET' }, details, new Map(found.map((sku) => [sku, {}])));
  expect(said.map(({ error, about }) => `${error.code} ${about}`)).toEqual(remarks);
});
