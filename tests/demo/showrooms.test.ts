import { expect, test } from 'vitest';
import { demoCatalogue } from '../support/demo-catalogue.ts';

type Row = Readonly<Record<string, string>>;

const { showrooms: demoShowrooms = [] } = demoCatalogue().documents;

/** Numbers that the Swedish telecommunications authority keeps for books and films, and Norwegian ones that nobody can have: they begin with 1. */
const fictional = /^\+(?:46 (?:31 390 06 \d\d|8 465 004 \d\d|70 174 06 \d\d)|47 12 00 00 \d\d)$/;

test('the four showrooms of the specification are there, and two in the country of the default store view', () => {
  expect(demoShowrooms.map(({ id, name, country_id }) => [id, name, country_id])).toEqual([
    [1, 'Hisingen Göteborg', 'SE'],
    [2, 'Kållered Göteborg', 'SE'],
    [3, 'Tyresö Stockholm', 'SE'],
    [4, 'City Karlstad', 'SE'],
    [5, 'Alnabru Oslo', 'NO'],
    [6, 'Lagunen Bergen', 'NO'],
  ]);
});

test.each(demoShowrooms.map((showroom) => [String(showroom['name']), showroom] as const))(
  '%s has hours for each day of the week, and for the days that differ',
  (_name, showroom) => {
    const week = showroom['opening_hours'] as readonly Row[];
    const special = showroom['special_hours'] as readonly Row[];
    expect(new Set(week.map(({ days }) => days)).size).toBe(7);
    for (const { hours } of [...week, ...special]) expect(hours).toMatch(/^(?:\d\d–\d\d|Stengt)$/);
    for (const [index, { date }] of special.slice(1).entries()) expect(date! > special[index]!['date']!).toBe(true);
    expect(special.find(({ date }) => date === '2026-12-25')).toMatchObject({ hours: 'Stengt' });
    expect(showroom['phone']).toMatch(fictional);
  },
);
