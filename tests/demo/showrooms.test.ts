import { expect, test } from 'vitest';
import { demoCatalogue } from '../support/demo-catalogue.ts';

type Row = Readonly<Record<string, string>>;

const { showrooms: demoShowrooms = [], cms_pages: pages = [] } = demoCatalogue().documents;

/** Numbers that the Swedish telecommunications authority keeps for books and films. */
const fictional = /^\+46 (?:31 390 06 \d\d|8 465 004 \d\d|70 174 06 \d\d)$/;

test('the four showrooms of the specification are there', () => {
  expect(demoShowrooms.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Hisingen Göteborg'],
    [2, 'Kållered Göteborg'],
    [3, 'Tyresö Stockholm'],
    [4, 'City Karlstad'],
  ]);
});

test.each(demoShowrooms.map((showroom) => [String(showroom['name']), showroom] as const))(
  '%s has hours for each day of the week, and for the days that differ',
  (name, showroom) => {
    const week = showroom['opening_hours'] as readonly Row[];
    const special = showroom['special_hours'] as readonly Row[];
    expect(new Set(week.map(({ days }) => days)).size).toBe(7);
    for (const { hours } of [...week, ...special]) expect(hours).toMatch(/^(?:\d\d–\d\d|Stengt)$/);
    for (const [index, { date }] of special.slice(1).entries()) expect(date! > special[index]!['date']!).toBe(true);
    expect(special.find(({ date }) => date === '2026-12-25')).toMatchObject({ hours: 'Stengt' });
    expect(showroom['phone']).toMatch(fictional);
    const page = String(pages.find(({ identifier }) => identifier === 'showrooms')!['content']);
    for (const known of [name, showroom['address'], showroom['phone']]) expect(page).toContain(String(known));
  },
);
