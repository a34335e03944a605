import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { formatMeasure, formatNumber } from './number-format.ts';

const locales = new Set([...storeViews.flatMap((store) => store.locales), 'da-DK', 'fi-FI', 'sv-FI']);

test.each([...locales])('numbers in %s are written as everywhere in that language', (locale) => {
  const rating = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const measure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (tenths) => {
      expect(formatNumber(tenths / 10, 1, locale)).toBe(rating.format(tenths / 10));
      expect(formatMeasure(tenths / 10, locale)).toBe(measure.format(tenths / 10));
    }),
  );
});

test('a measure that is not whole by less than a tenth is', () => {
  expect(formatMeasure(74.02, 'nb-NO')).toBe('74');
  expect(formatMeasure(74.96, 'nb-NO')).toBe('75');
});
