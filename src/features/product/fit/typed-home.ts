import { HOME_MEASURE_MAX_CM } from '#config/limits.ts';
import type { Home } from '#domain/fit.ts';

/** What a shopper typed about their home, as it was typed. */
export type TypedHome = { readonly [field in HomeField]: string } & { readonly isStairs: boolean };

export type HomeField = (typeof homeFields)[number];

const homeFields = [
  'doorWidth',
  'doorHeight',
  'wayWidth',
  'turnWidth',
  'ceiling',
  'placeWidth',
  'placeDepth',
  'placeHeight',
] as const;

const KEPT_AS = 'stua-home-measures';

/** Reads a length in centimetres, with a comma or a point; `null` for anything else. */
export function readCm(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  const cm = /^\d+(?:\.\d*)?$/.test(typed) ? Number(typed) : 0;
  return cm > 0 && cm <= HOME_MEASURE_MAX_CM ? cm : null;
}

/** The measures that could be read. */
export function homeOf(typed: TypedHome): Home {
  return { ...fieldsFrom((field) => readCm(typed[field])), isStairs: typed.isStairs };
}

/** The home that was last typed on this device. */
export function rememberedHome(): TypedHome {
  const kept = keptHome();
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  return { ...fieldsFrom((field) => textOf(kept[field])), isStairs: kept['isStairs'] === true };
}

/** Remembers the home for other pieces, only on this device. */
export function rememberHome(typed: TypedHome): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(typed));
  } catch {
    // When storage is full or blocked, the shopper has to type the measures again.
  }
}

function keptHome(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
    return typeof kept === 'object' && kept ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function fieldsFrom<T>(of: (field: HomeField) => T): Record<HomeField, T> {
  return Object.fromEntries(homeFields.map((field) => [field, of(field)])) as Record<HomeField, T>;
}
