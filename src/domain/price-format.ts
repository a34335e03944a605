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

/**
 * Writes an amount in minor units the way the store view does: `9 990 kr`, `-250 kr`, `12,50 €` (spec 9: currency
 * format; D95: display rounds to the view's decimals).
 */
export function formatPrice(minor: number, currency: CurrencyFormat, locale: string): string {
  const text = amounts(locale, currency.fractionDigits).format(Math.abs(minor) / 100);
  const marked = currency.isSignAfter ? `${text}\u00a0${currency.sign}` : `${currency.sign}${text}`;
  // What rounds to nothing has no sign.
  return minor < 0 && /[1-9]/.test(text) ? `-${marked}` : marked;
}
