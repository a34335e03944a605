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

/** Writes a number that is not negative with so many decimals: `9 990`, `4,5`. */
export function formatNumber(value: number, digits: number, locale: string): string {
  const { group, decimal } = signs[locale.slice(0, 2)] ?? signs['en']!;
  const [whole = '', part] = value.toFixed(digits).split('.');
  return `${whole.replaceAll(GROUPS, group)}${part === undefined ? '' : `${decimal}${part}`}`;
}

/** Writes a measure with a decimal where it has one: `194`, `74,5`. */
export function formatMeasure(value: number, locale: string): string {
  return formatNumber(value, Number.isInteger(Math.round(value * 10) / 10) ? 0 : 1, locale);
}
