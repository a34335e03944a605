/** What stands between the whole and the parts of a number. */
export type Decimal = ',' | '.';

/** Units of measures. */
export const units = ['mm', 'cm', 'm', 'in', 'ft', 'g', 'kg', 'lb'] as const;
export type Unit = (typeof units)[number];

type NumberRead = { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: string };

const PRICE_MAX_MINOR = 1_000_000_000;
const COUNT_MAX = 9_999_999;
const DECIMALS = 2;
/** Nothing in a shop is longer than 100 m or heavier than 10 t. */
const MEASURE_MAX = 10_000;

const AMOUNT = /^([^\d\-−]*)([-−]?)\s*(\d[\d.,'’\s]*?)\s*(?:[.,]?[-–−])?([^\d]*)$/u;
const COUNT = /^([-–−]?)(\d[\d.,]*)$/;
const MEASURE =
  /^(?:ø|ca\.?|[bdhlw]:?)?\s*(\d[\d.,\s]*?)\s*(?:[/–-]\s*\d[\d.,]*\s*)*(mm|cm|m|in|inch|inches|"|″|ft|g|gr|kg|lbs?|kilo)?\.?$/i;

const factors: Readonly<Record<Unit, number>> = {
  mm: 0.1,
  cm: 1,
  m: 100,
  in: 2.54,
  ft: 30.48,
  g: 0.001,
  kg: 1,
  lb: 0.453592,
};
const spelled: Readonly<Record<string, Unit>> = {
  inch: 'in',
  inches: 'in',
  '"': 'in',
  '″': 'in',
  gr: 'g',
  kilo: 'kg',
  lbs: 'lb',
};
const weights: ReadonlySet<Unit> = new Set(['g', 'kg', 'lb']);

/** A price of a list: what it costs, and what stands around the number. */
export type PriceRead =
  | (Extract<NumberRead, { ok: true }> & { readonly currency: string })
  | Extract<NumberRead, { ok: false }>;

/** Reads what an article costs: `6.195 NOK`, `1 299,50 kr`, `kr 990,-`. */
export function readPrice(text: string, decimal: Decimal): PriceRead {
  if (text === '') return refused('the price is missing');
  const [, before = '', minus, digits = '', after = ''] = AMOUNT.exec(text) ?? [];
  const value = digits === '' ? null : numberOf(digits, decimal);
  if (value === null) return refused(`the price is not readable: ${JSON.stringify(text)}`);
  if (value > 0 && (minus || isNegative(before, after))) return refused(`the price is negative: ${text}`);
  if (value === 0) return refused('the price is zero');
  if (value * 10 ** DECIMALS > PRICE_MAX_MINOR) return refused(`no price is as high as ${text}`);
  if (Number(value.toFixed(DECIMALS)) !== value) return refused(`the price is finer than the smallest coin: ${text}`);
  return { ok: true, value, currency: `${before} ${after}`.trim() };
}

/** Whether what stands around a number makes it less than nothing: a dash right before it, or brackets, as accountants write it. */
function isNegative(before: string, after: string): boolean {
  return before.endsWith('–') || (/\([^)]*$/.test(before) && /^[^(]*\)/.test(after));
}

/** Reads a measure as centimetres, or kilograms for a weight: `217cm`, `1.9 m`, the first of `95/154`. */
export function readMeasure(text: string, options: { readonly decimal: Decimal; readonly unit: Unit }): number | null {
  const [, digits = '', named = ''] = MEASURE.exec(text) ?? [];
  // Measures are small, so a dot or a comma in one stands before its parts, whatever prices are written with.
  const value = /^\d+[.,]\d{1,2}$/.test(digits) ? Number(digits.replace(',', '.')) : numberOf(digits, options.decimal);
  if (value === null) return null;
  const word = named.toLowerCase();
  const unit = word === '' ? options.unit : (spelled[word] ?? (word as Unit));
  if (weights.has(unit) !== weights.has(options.unit)) return null;
  const measure = Math.round(value * factors[unit] * 100) / 100;
  return measure > 0 && measure <= MEASURE_MAX ? measure : null;
}

/**
 * What stands before the parts in the quantities of a list: what no thousands look like tells (`0,000`, `1200,000`), and else the
 * prices do.
 */
export function countDecimalOf(texts: readonly string[], ofPrices: Decimal): Decimal {
  const told = texts.flatMap((text) => /^[-–−]?(?:0|\d{4,})([.,])\d+$/.exec(text.trim())?.[1] ?? []);
  return (told[0] as Decimal | undefined) ?? ofPrices;
}

/** Reads how many pieces there are: `1.000` and `1 000` where prices are written `4,00`, and `4.00` wherever. */
export function readCount(text: string, decimal: Decimal): number | null {
  const [, minus, digits = ''] = COUNT.exec(text) ?? [];
  const value = numberOf(digits, decimal) ?? numberOf(digits, decimal === ',' ? '.' : ',');
  if (value === null || !Number.isInteger(value) || value > COUNT_MAX) return null;
  return minus ? -value : value;
}

/** A number with its marks of thousands; `null` when they do not stand where they should. */
function numberOf(digits: string, decimal: Decimal): number | null {
  const text = digits.replaceAll(/[\s'’]/g, '');
  const [whole = '', fraction, ...more] = text.split(decimal);
  const thousands = decimal === ',' ? '.' : ',';
  const isGrouped = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+$`).test(whole);
  if (more.length > 0 || !(isGrouped || /^\d+$/.test(whole))) return null;
  if (fraction !== undefined && !/^\d*$/.test(fraction)) return null;
  return Number(`${whole.replaceAll(thousands, '')}.${fraction ?? ''}0`);
}

function refused(reason: string): { readonly ok: false; readonly reason: string } {
  return { ok: false, reason };
}

/** What stands before the parts in the prices of a list: three digits after a mark may be thousands, fewer or more are parts. */
export function decimalOf(texts: readonly string[]): Decimal {
  const votes = { ',': 0, '.': 0 };
  for (const text of texts) {
    const digits = (AMOUNT.exec(text.trim())?.[3] ?? '').replaceAll(/[\s'’]/g, '');
    const marks = digits.replaceAll(/\d/g, '');
    const last = marks.at(-1) as Decimal | undefined;
    if (!last) continue;
    const isThousands = digits.length - digits.lastIndexOf(last) - 1 === 3 && new Set(marks).size === 1;
    if (isThousands) votes[last === ',' ? '.' : ','] += 0.1;
    else votes[last] += 1;
  }
  return votes[','] > votes['.'] ? ',' : '.';
}
