import { expect, test } from 'vitest';
import type { SearchAnswers } from '#config/search-provider.ts';
import { mergeProvider, type ProviderState, shownResults } from './merge-provider.ts';

test.each<[what: string, local: readonly string[], provider: readonly string[], shown: readonly string[]]>([
  ['the device alone', ['A', 'B'], [], ['A', 'B']],
  ['the provider alone', [], ['C', 'D'], ['C', 'D']],
  ['neither', [], [], []],
  ['further ones come behind', ['A', 'B'], ['C', 'D'], ['A', 'B', 'C', 'D']],
  ['what is seen stays where it is, whatever the provider likes better', ['A', 'B'], ['B', 'C', 'A'], ['A', 'B', 'C']],
  ['the same in both', ['A', 'B'], ['A', 'B'], ['A', 'B']],
  ['nothing twice, though the provider says it twice', ['A'], ['C', 'C', 'A'], ['A', 'C']],
])('%s', (_what, local, provider, shown) => {
  expect(mergeProvider(local, provider)).toEqual(shown);
  // Merging again changes nothing, because the provider may answer more than once.
  expect(mergeProvider(mergeProvider(local, provider), provider)).toEqual(shown);
});

test.each<
  [answers: SearchAnswers, isSure: boolean, state: ProviderState, found: readonly string[], shown: string[] | null]
>([
  ['local', true, 'inTime', [], ['A', 'B']],
  ['local', false, 'inTime', [], ['A', 'B']],
  ['both', true, 'asked', [], ['A', 'B']],
  ['both', true, 'inTime', ['C', 'A'], ['A', 'B', 'C']],
  ['both', true, 'inTime', [], ['A', 'B']],
  ['both', true, 'late', ['C', 'A'], ['A', 'B', 'C']],
  ['both', false, 'asked', [], null],
  ['both', false, 'inTime', ['C'], ['C']],
  ['both', false, 'inTime', [], ['A', 'B']],
  ['both', false, 'late', [], ['A', 'B']],
  ['both', false, 'late', ['C'], ['A', 'B', 'C']],
  ['provider', true, 'asked', [], null],
  ['provider', true, 'inTime', ['C', 'A', 'C'], ['C', 'A']],
  ['provider', true, 'inTime', [], ['A', 'B']],
  ['provider', true, 'late', [], ['A', 'B']],
  ['provider', true, 'late', ['C', 'A'], ['A', 'B', 'C']],
])('%s, the device sure: %s, the provider %s with %j: %j', (answers, isSure, state, found, shown) => {
  expect(shownResults(answers, { results: ['A', 'B'], isSure }, { state, found })).toEqual(shown);
});
