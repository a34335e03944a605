import { expect, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import { searchShop } from '#tests/support/search-shop.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { understoodWords } from './understood-words.ts';

const views = { store: defaultStoreView, locale: 'nb-NO', attributes: new Map() } as unknown as CatalogueContext;

test.each([
  ['sofa maks 10000', '≤ 10 000 kr'],
  ['sofa ikke over 10000', '≤ 10 000 kr'],
  ['sofa under 10000', '< 10 000 kr'],
  ['sofa fra 5000', '≥ 5 000 kr'],
  ['sofa 400-800', '400–800 kr'],
  ['bord maks 160 cm', '≤ 160 cm'],
  ['bord under 160 cm', '< 160 cm'],
  ['bord 120-160 cm', '120–160 cm'],
  ['bord 180x90', '180 × 90 cm'],
])('«%s» is shown with the number that was typed: %s', async (text, label) => {
  const { understood } = (await searchShop(['Heim sofa', 'Lav bord'])).search(text);
  const labels = understood.map((words) => understoodWords(text, words, views).label?.replaceAll(/\s/g, ' '));
  expect(labels).toEqual([label]);
});
