import { defaultStoreView } from '#config/stores.ts';
import { type Label, translatedLocales } from '../facet-option.ts';
import { type Fields, rowsOf } from '../files/read-document.ts';
import { spokenField, spokenFields, spokenWords, type Spoken } from './in-each-language.ts';

const closed: Label = ['Stengt', 'Stängt', 'Closed', 'Lukket', 'Suljettu'];

/** Some Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

const weekdays = [defaultStoreView.locales[0]!, ...translatedLocales].map(
  (locale) => [locale, new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })] as const,
);

/** A showroom whose hours are seven texts from Monday on; `null` is a day on which it is closed. */
export function writtenShowroom(written: Fields): Fields {
  const week = written['opening_hours'];
  if (!isWeek(week)) return written;
  const special = rowsOf(written['special_hours']);
  return {
    ...written,
    opening_hours: week.map((hours, day) => spokenFields({ days: dayOfWeek(day), hours: inWords(hours) })),
    ...(special.length > 0 ? { special_hours: special.map(writtenDay) } : {}),
  };
}

function isWeek(week: unknown): week is readonly (string | null)[] {
  return Array.isArray(week) && week.length === 7 && week.every((hours) => hours === null || typeof hours === 'string');
}

function writtenDay(day: Fields): Fields {
  const hours = inWords(day['hours']);
  return { date: day['date'], ...spokenFields({ title: spokenField(day, 'title'), hours }) };
}

function inWords(hours: unknown): Spoken {
  const words = String(hours);
  return hours === null ? spokenWords(closed) : spokenWords([words, words, words, words, words]);
}

function dayOfWeek(day: number): Spoken {
  const [own, ...others] = weekdays.map(([locale, format]) => [locale, format.format(MONDAY + day * DAY_MS)] as const);
  const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
  return {
    own: capital(own![1]),
    others: Object.fromEntries(others.map(([locale, name]) => [locale, capital(name)])),
  };
}
