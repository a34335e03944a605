import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart.ts';
import type { CartLineView } from '#domain/views/cart.ts';
import { atShownPrices } from './count-agreed.ts';

test('what is ordered has the prices and the words that were shown', () => {
  const words = { name: 'Couch', name2: null, image: '/couch.svg', optionLabels: [{ label: 'Colour', value: 'grey' }] };
  const before = { name: 'Sofa', name2: 'grå', image: null, optionLabels: [], unitMinor: 1, regularMinor: 2 };
  const line = { key: 'SOFA', snapshot: { ...before, taxBasisPoints: 2500 } } as unknown as CartLine;
  const shown = { ...words, unitMinor: 300, regularMinor: null, rowMinor: 300 } as unknown as CartLineView;
  expect(atShownPrices([line], [shown])).toEqual([
    { key: 'SOFA', snapshot: { ...words, unitMinor: 300, regularMinor: null, taxBasisPoints: 2500 } },
  ]);
});
