import type { CurrencyFormat } from '#config/stores.ts';

/**
 * Writes an amount in minor units the way the store view does: `9 990 kr`, `-250 kr`, `12,50 €` (spec 9: currency
 * format; D95: display rounds to the view's decimals).
 */
export function formatPrice(minor: number, currency: CurrencyFormat, locale: string): string {
  const digits = currency.fractionDigits;
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const text = amount.format(Math.abs(minor) / 100);
  const signed = minor < 0 ? `-${text}` : text;
  return currency.isSignAfter ? `${signed}\u00a0${currency.sign}` : `${currency.sign}${signed}`;
}
