import { expect, test } from 'vitest';
import { SkuIndex } from './sku-index.ts';

test('a sku finds every product that has it, and the product of a variant also after the own document of that is gone', () => {
  const skus = new SkuIndex();
  skus.put('100', ['NORD', 'NORD-GRA']);
  expect(skus.find('nord gra', false)).toEqual(['100']);
  skus.put('101', ['NORD-GRA']);
  expect(skus.find('NORD-GRA', false)).toEqual(['100', '101']);
  skus.remove('101');
  expect(skus.find('NORD-GRA', false)).toEqual(['100']);
  skus.put('100', ['NORD']);
  expect(skus.find('NORD-GRA', false)).toEqual([]);
});

test('the order in which documents arrive changes nothing', () => {
  const skus = new SkuIndex();
  skus.put('101', ['NORD-GRA']);
  skus.put('100', ['NORD', 'NORD-GRA']);
  expect(skus.find('NORD-GRA', false)).toEqual(['100', '101']);
});

test('while a sku is typed, the products are found whose sku begins so', () => {
  const skus = new SkuIndex();
  skus.put('1', ['LUND-180', 'LUND-180']);
  skus.put('2', ['LUND-200', 'LUND-181']);
  expect(skus.find('lund-18', true)).toEqual(['1', '2']);
  expect(skus.find('lund-18', false)).toEqual([]);
  expect(skus.find('lund', true)).toEqual([]);
});
