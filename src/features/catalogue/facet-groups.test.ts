import { expect, test } from 'vitest';
import type { FacetView } from '#domain/views/listing.ts';
import { chosenIn, facetGroups } from './facet-groups.ts';

const facet = (code: string, isMeasure = false): FacetView => ({
  code,
  label: null,
  kind: isMeasure ? 'range' : 'options',
  isMultiChoice: false,
  isMeasure,
  options: [
    { value: '1', label: 'one', count: 1, isChosen: code.startsWith('!'), swatch: null },
    { value: '2', label: 'two', count: 1, isChosen: false, swatch: null },
  ],
});

const namesOf = (facets: readonly FacetView[]): (string | string[])[] =>
  facetGroups(facets).map((group) =>
    group.kind === 'facet' ? group.facet.code : group.facets.map((each) => each.code),
  );

test.each([
  ['none', [], []],
  ['no measure', [facet('a'), facet('b')], ['a', 'b']],
  ['one measure', [facet('a'), facet('width', true)], ['a', ['width']]],
  ['several', [facet('a'), facet('width', true), facet('depth', true), facet('b')], ['a', ['width', 'depth'], 'b']],
])('%s: measures are shown together where their first stands', (_what, facets, names) => {
  expect(namesOf(facets)).toEqual(names);
});

test('what is chosen is counted', () => {
  expect(chosenIn([facet('!width', true), facet('depth', true), facet('!a')])).toBe(2);
});
