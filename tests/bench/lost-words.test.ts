import { expect, test } from 'vitest';
import { lostWords } from './lost-words.ts';

const read = ['Nordvik', '3-seters sofa', '11 990,-', 'Pris fra nå nettopp', 'På lager'];

test.each([
  ['the same', read, 0],
  ['something came in between', ['Nordvik', '3-seters sofa', 'Ønskeliste', '11 990,-', 'På lager', 'Omtaler'], 0],
  ['the same, cut into other pieces', ['Nordvik 3-seters', ' sofa ', '11 990,-', 'På lager'], 0],
  ['an age in other words', [...read.slice(0, 3), 'Pris fra i dag kl. 10:05', 'På lager'], 0],
  ['a day', [...read.slice(0, 3), 'Pris fra 24. nov. 2026', 'På lager'], 0],
  ['another price', ['Nordvik', '3-seters sofa', '12 490,-', 'På lager'], 2],
  ['another order', ['3-seters sofa', 'Nordvik', '11 990,-', 'På lager'], 1],
  ['nothing', [], 7],
])('%s', (_what, later, lost) => {
  expect(lostWords(read, later)).toBe(lost);
});
