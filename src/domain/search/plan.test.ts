import { describe, expect, test } from 'vitest';
import { demoSearch } from '#tests/support/demo-search.ts';
import { searchShop } from '#tests/support/search-shop.ts';

type Row = readonly [text: string, thing: RegExp, other: RegExp];

const BEST = 3;

/** What the best results in the demo shop are, and what they are not. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  'nb-NO': [
    // A finished number is no beginning of another one.
    ['6 stoler', /stol/, /kafébord/],
    ['bord til 6', /bord/, /kafébord/],
  ],
  'en-US': [
    ['dining table for 6', /dining table/, /café table/],
    ['set of 6 dining chairs', /set|dining chair/, /café table/],
  ],
};

describe.each(Object.entries(rows))('%s: a finished word stands for no longer one by chance', async (locale, table) => {
  const shop = await demoSearch(locale);
  test.each(table)('%s', (text, thing, other) => {
    const best = shop.names(text).slice(0, BEST);
    expect(best).toHaveLength(BEST);
    for (const name of best) expect(name).toMatch(thing);
    for (const name of best) expect(name).not.toMatch(other);
  });
});

test('where there are sofas, a sofa table is not what was meant', async () => {
  expect((await demoSearch('nb-NO')).names('svart sofa').filter((name) => name.includes('sofabord'))).toEqual([]);
});

test('without compounds, what begins with the word is akin to the thing: a mattress of the bedroom to a bed', async () => {
  expect((await demoSearch('en-US')).names('drøm bed')).toContain('Drøm soft mattress');
});

test('a number that is being typed is the beginning of longer ones', async () => {
  expect((await demoSearch('nb-NO')).names('kafébord 6', true)).toContain('Skjer kafébord 68');
});

test('a word that only stands for one of the shop begins a compound only with another known word', async () => {
  const shop = await searchShop(['Rad svart hylle', 'Orden sortimentskasse', 'Natt sorthylle']);
  expect(shop.names('sort')).toEqual(['Rad svart hylle', 'Natt sorthylle']);
  // A word of the shop itself begins any.
  expect((await searchShop(['Lav bordbrikke', 'Duk for bord'])).names('bord')).toContain('Lav bordbrikke');
});
