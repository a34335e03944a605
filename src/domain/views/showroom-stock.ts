import { timeZoneOf } from '#config/time-zones.ts';
import { addDays, dayIn } from '../local-time.ts';
import type { ProductDetails, ProductSummary } from '../product.ts';
import type { Showroom } from '../references.ts';
import { inLocale } from '../translations.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { addressLine, nearOnes, showroomsOf } from './showrooms-of.ts';

/** The showrooms that have an article. */
export interface ShowroomStockView {
  readonly showrooms: readonly ShowroomView[];
  /** False when only its product is known to be there; the piece on display may then be another variant. */
  readonly isOfArticle: boolean;
}

export interface ShowroomView {
  readonly id: string;
  readonly name: string;
  /** In another country than the store view, while there are some in that. */
  readonly isAbroad: boolean;
  /** Street, postcode and town on one line. */
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly about: string | null;
  /** How many of an article; `null` where none is asked about, and while only the list fields are on the device, which only tell that the showroom has it. */
  readonly qty: number | null;
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  readonly specialHours: readonly { readonly date: string; readonly title: string; readonly hours: string }[];
}

/** Special days are shown this long ahead. */
const SPECIAL_DAYS_AHEAD = 21;

/** The showrooms that have an article, with their opening hours. */
export function showroomStockView(
  product: ProductSummary,
  details: ProductDetails | null,
  sku: string,
  context: CatalogueContext,
): ShowroomStockView {
  return {
    showrooms: showroomViews(showroomsOf(product, details, sku, context), context),
    isOfArticle: sku === product.sku || details?.showroomStock[sku] !== undefined,
  };
}

/** Showrooms, those of the store view's country first. */
export function showroomViews(
  showrooms: readonly (Showroom & { readonly qty: number | null })[],
  context: CatalogueContext,
): ShowroomView[] {
  const near = new Set(nearOnes(showrooms, context));
  const views = showrooms.map((showroom) => showroomView(showroom, !near.has(showroom), context));
  return views.toSorted((a, b) => Number(a.isAbroad) - Number(b.isAbroad));
}

function showroomView(
  showroom: Showroom & { readonly qty: number | null },
  isAbroad: boolean,
  { locale, nowMs, store }: CatalogueContext,
): ShowroomView {
  const { id, name, city, address, postcode, phone, email, about, hours, specialHours, qty } = inLocale(
    showroom,
    locale,
  );
  const today = dayIn(timeZoneOf(store), nowMs);
  const lastDay = addDays(today, SPECIAL_DAYS_AHEAD);
  return {
    id,
    name,
    isAbroad,
    address: address === null ? null : addressLine({ address, postcode, city }),
    phone,
    email,
    about,
    qty,
    hours: withDaysTogether(
      hours.map((row) => inLocale(row, locale)),
      locale,
    ),
    specialHours: specialHours
      .filter(({ date }) => date >= today && date <= lastDay)
      .map((row) => {
        const { date, title, hours: open } = inLocale(row, locale);
        return { date, title, hours: open };
      }),
  };
}

/** Merges consecutive days with the same hours into one row: `Mandag–fredag`. */
function withDaysTogether(rows: readonly { readonly days: string; readonly hours: string }[], locale: string) {
  const together: { first: string; last: string; hours: string }[] = [];
  for (const { days, hours } of rows) {
    const before = together.at(-1);
    if (before?.hours === hours) before.last = days;
    else together.push({ first: days, last: days, hours });
  }
  return together.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first}–${withinWords(last, locale)}`,
    hours,
  }));
}

/** A day that does not begin its line: most languages write it small there, English does not. */
function withinWords(day: string, locale: string): string {
  const some = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(0);
  return some === some.toLocaleLowerCase(locale) ? day.toLocaleLowerCase(locale) : day;
}
