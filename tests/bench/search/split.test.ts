import { expect, test } from 'vitest';
import type { SearchedCatalogue } from './searched-catalogue.ts';
import { isHeldBack } from './split.ts';
import { type Suite, suites } from './suites.ts';
import { worstOf } from './worst.ts';

const texts = Array.from({ length: 5000 }, (_, number) => `query ${number}`);

test('30 % of all queries are held back', () => {
  const share = texts.filter((text) => isHeldBack({ text })).length / texts.length;
  expect(share).toBeGreaterThan(0.28);
  expect(share).toBeLessThan(0.32);
});

test.each([
  ['sofa', false],
  ['hjørnesofa', true],
])('%s is on the same side of the split in every run', (text, expected) => {
  expect(isHeldBack({ text })).toBe(expected);
  expect(isHeldBack({ text: ` ${text.toUpperCase()} ` })).toBe(expected);
});

test('no suite has a query twice', () => {
  const twice = suites.flatMap(({ name, queries }) => {
    const all = queries.map(({ text }) => text.toLowerCase());
    return all.filter((text, place) => all.indexOf(text) !== place).map((text) => `${name}: ${text}`);
  });
  expect(twice).toEqual([]);
});

test('the list of the worst queries has every query for tuning, and none that is held back', async () => {
  const [{ catalogue }] = suites as [Suite];
  const queries = texts.slice(0, 100).map((text) => ({ text, grades: [[3, {}]] as const }));
  const known: SearchedCatalogue = catalogue();
  const suite: Suite = { name: 'any', locale: 'nb-NO', catalogue: () => known, queries };
  const listed = await worstOf(suite, 1000, () => ({ name: 'finds nothing', find: () => [] }));
  const shown = queries.filter(({ text }) => listed.includes(`  ${text} (clean)`));
  expect(shown).toEqual(queries.filter((query) => !isHeldBack(query)));
});

test('a variant is not listed when it is also a query that is held back', async () => {
  const [first, last] = ['grå', 'sofa', 'stol', 'bord', 'seng', 'puff', 'lampe', 'teppe', 'speil', 'vase']
    .flatMap((word, place, words) => words.slice(place + 1).map((other) => [`${word} ${other}`, `${other} ${word}`]))
    .find(([one, other]) => !isHeldBack({ text: one! }) && isHeldBack({ text: other! }))!;
  const catalogue = suites[0]!.catalogue();
  const queries = [first!, last!].map((text) => ({ text, grades: [[3, {}]] as const }));
  const suite: Suite = { name: 'any', locale: 'nb-NO', catalogue: () => catalogue, queries };
  const listed = await worstOf(suite, 1000, () => ({ name: 'finds nothing', find: () => [] }));
  expect(listed).toContain(`  ${first} (clean)`);
  expect(listed).not.toContain(`  ${last} (`);
});
