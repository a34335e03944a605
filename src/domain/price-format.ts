import type { CurrencyFormat } from '#config/stores.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs more than a hundred uses of it. */
function amounts(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(key, format);
  }
  return format;
}

const MINOR_DIGITS = 2;

/**
 * Writes an amount in minor units the way the store view does: `9 990 kr`, `-250 kr`, `12,50 €` (spec 9: currency
 * format). What is not whole is shown to the minor unit, `852,50 kr`: a rounded amount would not be the one that is paid
 * (decision 037).
 */
export function formatPrice(minor: number, currency: CurrencyFormat, locale: string): string {
  const digits = minor % 100 === 0 ? currency.fractionDigits : MINOR_DIGITS;
  const text = amounts(locale, digits).format(Math.abs(minor) / 100);
  const marked = currency.isSignAfter ? `${text}\u00a0${currency.sign}` : `${currency.sign}${text}`;
  return minor < 0 ? `-${marked}` : marked;
}
