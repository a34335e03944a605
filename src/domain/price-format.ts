import type { CurrencyFormat } from '#config/stores.ts';
import { formatNumber } from './number-format.ts';

const MINOR_DIGITS = 2;

/**
 * Writes an amount in minor units the way the store view does: `9 990 kr`, `-250 kr`, `12,50 €` (spec 9: currency
 * format). An amount that is not whole is written with its minor units, `852,50 kr`, because a rounded amount would not
 * be the one that is paid (decision 037).
 */
export function formatPrice(minor: number, currency: CurrencyFormat, locale: string): string {
  const digits = minor % 100 === 0 ? currency.fractionDigits : MINOR_DIGITS;
  const text = formatNumber(Math.abs(minor) / 100, digits, locale);
  const marked = currency.isSignAfter ? `${text}\u00a0${currency.sign}` : `${currency.sign}${text}`;
  return minor < 0 ? `-${marked}` : marked;
}
