import { expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { formatTime } from './time-format.ts';

const MINUTES_A_DAY = 1440;

/** Kinds of space differ between versions of the locale data. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

const locales = new Set([...storeViews.flatMap((store) => store.locales), 'da-DK', 'fi-FI', 'sv-FI', 'en-GB']);

test.each([...locales])('every minute of the day in %s is written as everywhere in that language', (locale) => {
  const usual = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) {
    const moment = new Date(2026, 5, 1, 0, minute);
    expect(plain(formatTime(moment, locale))).toBe(plain(usual.format(moment)));
  }
});
