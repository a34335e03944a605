import type { ProductDetails, ProductSummary } from '../product.ts';
import type { Showroom } from '../references.ts';
import { inLocale } from '../translations.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { showroomsOf } from './showrooms-of.ts';

/** Where an article can be looked at. */
export interface ShowroomStockView {
  readonly showrooms: readonly StockedShowroomView[];
  /** False where only its product is known to stand there: it may be another variant. */
  readonly isOfArticle: boolean;
}

export interface StockedShowroomView {
  readonly id: string;
  readonly name: string;
  /** Street, postcode and town on one line. */
  readonly address: string | null;
  readonly phone: string | null;
  /** `null` while only the list fields are on the device: it stands there. */
  readonly qty: number | null;
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  readonly specialHours: readonly { readonly date: string; readonly title: string; readonly hours: string }[];
}

/** How far ahead days that differ are told. */
const SPECIAL_DAYS_AHEAD_MS = 21 * 86_400_000;

/** Where an article stands, and when one can go and see it. */
export function showroomStockView(
  product: ProductSummary,
  details: ProductDetails | null,
  sku: string,
  context: CatalogueContext,
): ShowroomStockView {
  return {
    showrooms: showroomsOf(product, details, sku, context).map((showroom) => stockedShowroom(showroom, context)),
    isOfArticle: sku === product.sku || details?.showroomStock[sku] !== undefined,
  };
}

function stockedShowroom(
  { id, name, city, address, postcode, phone, hours, specialHours, qty }: Showroom & { readonly qty: number | null },
  { locale, nowMs }: CatalogueContext,
): StockedShowroomView {
  const today = dayOf(nowMs);
  const lastDay = dayOf(nowMs + SPECIAL_DAYS_AHEAD_MS);
  return {
    id,
    name,
    address: address === null ? null : `${address}, ${postcode === null ? '' : `${postcode} `}${city}`,
    phone,
    qty,
    hours: withDaysTogether(hours.map((row) => inLocale(row, locale))),
    specialHours: specialHours
      .filter(({ date }) => date >= today && date <= lastDay)
      .map((row) => {
        const { date, title, hours: open } = inLocale(row, locale);
        return { date, title, hours: open };
      }),
  };
}

const dayOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10);

/** Days behind each other with the same hours are one row: `Mandag – Fredag`. */
function withDaysTogether(rows: readonly { readonly days: string; readonly hours: string }[]) {
  const together: { first: string; last: string; hours: string }[] = [];
  for (const { days, hours } of rows) {
    const before = together.at(-1);
    if (before?.hours === hours) before.last = days;
    else together.push({ first: days, last: days, hours });
  }
  return together.map(({ first, last, hours }) => ({ days: first === last ? first : `${first} – ${last}`, hours }));
}
