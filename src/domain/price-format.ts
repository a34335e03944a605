import type { CurrencyFormat } from '#config/stores.ts';

/**
 * Writes an amount in minor units the way the store view does: `9 990 kr`, `-250 kr`, `12,50 €` (spec 9: currency
 * format; D95: display rounds to the view's decimals).
 */
export function formatPrice(minor: number, currency: CurrencyFormat, locale: string): string {
  const digits = currency.fractionDigits;
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const text = amount.format(Math.abs(minor) / 100);
  const marked = currency.isSignAfter ? `${text}\u00a0${currency.sign}` : `${currency.sign}${text}`;
  // What rounds to nothing has no sign.
  return minor < 0 && /[1-9]/.test(text) ? `-${marked}` : marked;
}
