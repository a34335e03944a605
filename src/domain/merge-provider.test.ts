import { expect, test } from 'vitest';
import type { SearchAnswers } from '#config/search-provider.ts';
import { mergeProvider, shownSkus } from './merge-provider.ts';

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
  // Joining again changes nothing: the provider may answer more than once.
  expect(mergeProvider(mergeProvider(local, provider), provider)).toEqual(shown);
});

test.each<[answers: SearchAnswers, provider: readonly string[], shown: readonly string[]]>([
  ['local', ['C', 'A'], ['A', 'B']],
  ['both', ['C', 'A'], ['A', 'B', 'C']],
  ['both', [], ['A', 'B']],
  ['provider', ['C', 'A', 'C'], ['C', 'A']],
  ['provider', [], ['A', 'B']],
])('%s, where the provider found %j: %j', (answers, provider, shown) => {
  expect(shownSkus(answers, ['A', 'B'], provider)).toEqual(shown);
});
