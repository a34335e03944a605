import type { CurrencyFormat } from '#config/stores.ts';

interface NumberSigns {
  readonly group: string;
  readonly decimal: string;
}

/**
 * The separators of numbers by language. `Intl.NumberFormat` would give the same, but creating the first one takes as
 * long as everything else that the first screen draws (decision 051).
 */
const signs: Readonly<Record<string, NumberSigns>> = {
  nb: { group: '\u00a0', decimal: ',' },
  sv: { group: '\u00a0', decimal: ',' },
  fi: { group: '\u00a0', decimal: ',' },
  da: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

const GROUPS = /\B(?=(?:\d{3})+$)/g;

const MINOR_DIGITS = 2;

/**
 * Writes an amount in minor units the way the store view does: `9 990 kr`, `-250 kr`, `12,50 €` (spec 9: currency
 * format). An amount that is not whole is written with its minor units, `852,50 kr`, because a rounded amount would not
 * be the one that is paid (decision 037).
 */
export function formatPrice(minor: number, currency: CurrencyFormat, locale: string): string {
  const digits = minor % 100 === 0 ? currency.fractionDigits : MINOR_DIGITS;
  const { group, decimal } = signs[locale.slice(0, 2)] ?? signs['en']!;
  const [whole = '', part] = (Math.abs(minor) / 100).toFixed(digits).split('.');
  const text = `${whole.replaceAll(GROUPS, group)}${part === undefined ? '' : `${decimal}${part}`}`;
  const marked = currency.isSignAfter ? `${text}\u00a0${currency.sign}` : `${currency.sign}${text}`;
  return minor < 0 ? `-${marked}` : marked;
}
