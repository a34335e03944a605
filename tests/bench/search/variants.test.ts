import { expect, test } from 'vitest';
import { suites } from './suites.ts';
import { type VariantKind, variantsOf, wordsIn } from './variants.ts';

const documents = [
  'Fjell spisebord i eik',
  'Hjørnesofa med sjeselong',
  'Sofa',
  'Et bord og en stol',
  'Lenestol',
  'Lene sofabord',
];
const known = wordsIn([...documents, 'Hjørnebord', 'Spisestol', 'TV-benk']);

function variantOf(text: string, kind: VariantKind): string | undefined {
  return variantsOf(text, known).find((variant) => variant.kind === kind)?.text;
}

test.each([
  ['spisebord', 'spise bord'],
  ['stort Spisebord', 'stort Spise bord'],
  ['hjørnesofa grå', 'hjørne sofa grå'],
  ['tv-benk', 'tv benk'],
  ['3-seter', '3 seter'],
  ['sofa bord', 'sofabord'],
  ['NORDVIK-2-GRA', undefined],
  ['bord', undefined],
  ['grå sofa', undefined],
  // No other word begins like it.
  ['xyzsofa', undefined],
  // `lampe` is no word of the documents.
  ['spiselampe', undefined],
])('a compound is split or joined: %s', (text, expected) => {
  expect(variantOf(text, 'compound')).toBe(expected);
});

test.each([
  ['grå sofa', 'sofa grå'],
  ['stor grå sofa', 'sofa grå stor'],
  ['sofa under 5000', 'under 5000 sofa'],
  ['sofa under 5000 kr', 'under 5000 kr sofa'],
  ['sofa mellom 5000 og 10000 kr', 'mellom 5000 og 10000 kr sofa'],
  ['bord 2 meter', '2 meter bord'],
  ['spisebord 180 x 90 cm', '180 x 90 cm spisebord'],
  ['lenestol uten armlener', 'uten armlener lenestol'],
  ['sofa med avtagbart trekk', 'med avtagbart trekk sofa'],
  ['bord i eik under 5000', 'under 5000 i eik bord'],
  ['lys grå sofa', 'sofa lys grå'],
  ['armchair without armrests', 'without armrests armchair'],
  ['sofa', undefined],
  ['under 5000', undefined],
])('the words are in another order: %s', (text, expected) => {
  expect(variantOf(text, 'word order')).toBe(expected);
});

test.each(['sofa', 'tv', 'NORDVIK-2-GRA', '180x90', 'seng180'])('%s gets no typing error', (text) => {
  expect(variantOf(text, 'typo')).toBeUndefined();
});

const asked = [...new Set(suites.flatMap(({ queries }) => queries.map(({ text }) => text)))];

test('a typing error changes one word of five letters or more, never its first letter, and makes no known word', () => {
  const slips = asked.flatMap((text) => {
    const typo = variantOf(text, 'typo');
    return typo === undefined ? [] : [[text, typo] as const];
  });
  expect(slips.length).toBeGreaterThan(asked.length / 2);
  const wrong = slips.filter(([text, typo]) => {
    const [words, others] = [text, typo].map((each) => each.split(/(?<=[^\p{L}])|(?=[^\p{L}])/u));
    const changed = words!.flatMap((word, place) =>
      word === others![place] ? [] : [[word, others![place]!] as const],
    );
    const [[word, slipped] = ['', '']] = changed;
    const isFair = word.length >= 5 && word[0] === slipped[0] && !known.has(slipped.toLowerCase());
    return changed.length !== 1 || !isFair || !isOneSlip(word, slipped);
  });
  expect(wrong).toEqual([]);
});

test('variants are the same in every run', () => {
  expect(asked.map((text) => variantsOf(text, known))).toEqual(asked.map((text) => variantsOf(text, known)));
  expect(variantOf('spisebord', 'typo')).toBe('spisenord');
});

/** Whether the words differ by one added, missing or replaced letter, or by two neighbours that changed places. */
function isOneSlip(word: string, slipped: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === slipped[start]) start++;
  let end = 0;
  while (end < Math.min(word.length, slipped.length) - start && word.at(-1 - end) === slipped.at(-1 - end)) end++;
  const [before, after] = [word.slice(start, word.length - end), slipped.slice(start, slipped.length - end)];
  if (before.length <= 1 && after.length <= 1) return true;
  return before.length === 2 && after === before[1]! + before[0]!;
}
