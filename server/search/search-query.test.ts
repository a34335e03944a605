import { expect, test } from 'vitest';
import { readSearchQuery } from './search-query.ts';

const scoreOf = (text: string): number =>
  readSearchQuery({ _availableFilters: [], _appliedFilters: [], _appliedSort: [], _searchText: text }, 'NOK').minScore;

test.each([
  ['sofa', 0.02],
  ['sof', 0.02],
  ['so', 0],
  [' so ', 0],
  ['', 0],
])(
  'what is found for «%s» has at least a score of %d (spec 9: minimum score; spec 5: three letters)',
  (text, score) => {
    expect(scoreOf(text)).toBe(score);
  },
);
