const PRICE = /^(\d{1,3}(?:[. \u00a0]\d{3})+|\d+)(?:,(\d{1,2})|,-)?\s*(?:NOK|kr\.?)?$/i;
const LENGTH = /^(?:ø|ca\.?)?\s*(\d+(?:[.,]\d+)?)\s*(?:[/–-]\s*\d+(?:[.,]\d+)?\s*)*(mm|cm|m)?$/i;
const WEIGHT = /^(\d+(?:[.,]\d+)?)\s*(g|kg)$/i;

const centimetres: Readonly<Record<string, number>> = { mm: 0.1, cm: 1, m: 100 };
const GRAMS_PER_KILOGRAM = 1000;

/** Reads `6.195 NOK` (the dot is a thousands mark) as kroner; `null` when it is no price. */
export function readPrice(text: string): number | null {
  const parts = PRICE.exec(text.trim());
  if (!parts) return null;
  return Number(`${parts[1]!.replaceAll(/\D/g, '')}.${parts[2] ?? '0'}`);
}

/** Reads `83 cm`, `217cm`, `1.9 m` or the first of `95/154` as centimetres; `null` when it is no length. */
export function readLength(text: string): number | null {
  const parts = LENGTH.exec(text.trim());
  if (!parts) return null;
  const factor = centimetres[(parts[2] ?? 'cm').toLowerCase()]!;
  return rounded(toNumber(parts[1]!) * factor);
}

/** Reads `1245 g` or `5 kg` as kilograms; `null` when it is no weight. */
export function readWeight(text: string): number | null {
  const parts = WEIGHT.exec(text.trim());
  if (!parts) return null;
  return rounded(toNumber(parts[1]!) / (parts[2]!.toLowerCase() === 'g' ? GRAMS_PER_KILOGRAM : 1));
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
