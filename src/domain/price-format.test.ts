import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CurrencyFormat, storeViews } from '#config/stores.ts';
import { formatPrice } from './price-format.ts';

const krone: CurrencyFormat = { code: 'NOK', sign: 'kr', fractionDigits: 0, isSignAfter: true };
const euro: CurrencyFormat = { code: 'EUR', sign: '€', fractionDigits: 2, isSignAfter: true };
const dollar: CurrencyFormat = { code: 'USD', sign: '$', fractionDigits: 2, isSignAfter: false };

/** Normalises the kinds of space and minus, which differ between versions of the locale data and do not matter here. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ').replaceAll('\u2212', '-');

test.each<[string, Parameters<typeof formatPrice>, string]>([
  ['a krone price', [999_000, krone, 'nb-NO'], '9 990 kr'],
  ['thousands are grouped', [123_456_700, krone, 'nb-NO'], '1 234 567 kr'],
  ['nothing', [0, krone, 'nb-NO'], '0 kr'],
  ['a discount has a leading minus', [-25_000, krone, 'nb-NO'], '-250 kr'],
  ['what is not whole is shown as it is paid (decision 037)', [85_250, krone, 'nb-NO'], '852,50 kr'],
  ['a single minor unit', [-1, krone, 'nb-NO'], '-0,01 kr'],
  ['Swedish', [999_000, krone, 'sv-SE'], '9 990 kr'],
  ['Danish', [999_000, krone, 'da-DK'], '9.990 kr'],
  ['English words, same currency', [999_000, krone, 'en-US'], '9,990 kr'],
  ['euro has two decimals', [1250, euro, 'fi-FI'], '12,50 €'],
  ['a discount in euro', [-5, euro, 'fi-FI'], '-0,05 €'],
  ['euro in Swedish', [123_405, euro, 'sv-FI'], '1 234,05 €'],
  ['the sign before the amount', [1250, dollar, 'en-US'], '$12.50'],
])('%s (spec 9: currency format)', (_name, amount, text) => {
  expect(plain(formatPrice(...amount))).toBe(text);
});

test('the sign does not leave its amount at the end of a line', () => {
  expect(formatPrice(99_000, krone, 'nb-NO')).not.toContain(' ');
});

test.each([euro, krone])('every amount of $code can be read back to its minor unit', (currency) => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (minor) => {
      const text = plain(formatPrice(minor, currency, 'fi-FI'));
      const major = Number(text.replaceAll(/[^\d,-]/g, '').replace(',', '.'));
      expect(Math.round(major * 100)).toBe(minor);
    }),
  );
});

const locales = new Set([...storeViews.flatMap((store) => store.locales), 'da-DK', 'fi-FI', 'sv-FI']);

test.each([...locales])('amounts in %s are written as everywhere in that language', (locale) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), fc.constantFrom(krone, euro), (minor, currency) => {
      const digits = minor % 100 === 0 ? currency.fractionDigits : 2;
      const usual = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
      const text = formatPrice(minor, currency, locale);
      expect(text).toBe(`${usual.format(minor / 100)}\u00a0${currency.sign}`);
    }),
  );
});
