import { expect, test } from 'vitest';
import { loadLanguage } from '#domain/search/load-language.ts';
import { SearchIndex } from '#domain/search/search-index.ts';
import { searchShop, type SearchShop } from '#tests/support/search-shop.ts';
import { packSearch, unpackSearch, withoutLeftovers } from './packed-search.ts';

const furniture = ['Sund hjørnesofa', 'Heim 3-seters sofa', 'Lav sofabord i eik', 'Bris hagestol', 'Ulv gulvteppe'];
const texts = ['sofa', 'hjørne sofa', 'hjrnesofa', 'eik', 'no-4', 'hagestoler', 'teppe', 'treseter', 'ingenting'];

/** Packs and unpacks the shop's index, and expects the same answers to some texts before and after. */
async function journey(shop: SearchShop): Promise<void> {
  const before = texts.map((text) => [shop.names(text), shop.names(text, true)]);
  const restored = new SearchIndex(shop.index.language);
  expect(unpackSearch(restored, packSearch(shop.index))).toBe(true);
  expect(restored.texts.size).toBe(shop.index.texts.size);
  shop.replace(restored);
  expect(texts.map((text) => [shop.names(text), shop.names(text, true)])).toEqual(before);
}

test('an index answers the same after it was packed and unpacked', async () => {
  await journey(await searchShop(furniture));
});

test('an index also does so when products changed or were removed before', async () => {
  const shop = await searchShop(furniture);
  shop.put('2', { name: 'Heim 2-seters sofa' });
  shop.put('4', { name: 'Bris solseng' });
  shop.index.remove(['5']);
  await journey(shop);
});

test('an index that has more leftovers of changed products than products is made anew without them, and finds the same', async () => {
  const shop = await searchShop(furniture);
  for (let change = 0; change <= 2000; change++) shop.put('4', { name: change % 2 ? 'Bris hagestol' : 'Bris solseng' });
  expect(shop.index.texts.isStale).toBe(true);
  const whole = withoutLeftovers(shop.index);
  expect([whole.texts.size, whole.texts.ids.length]).toEqual([5, 5]);
  shop.replace(whole);
  expect([shop.names('solseng'), shop.names('hagestol')]).toEqual([['Bris solseng'], []]);
  expect(withoutLeftovers(whole)).toBe(whole);
});

test('changes after the unpacking are found', async () => {
  const shop = await searchShop(furniture);
  const restored = new SearchIndex(shop.index.language);
  unpackSearch(restored, packSearch(shop.index));
  shop.replace(restored);
  shop.put('4', { name: 'Bris solseng' });
  expect(shop.names('solseng')).toEqual(['Bris solseng']);
  expect(shop.names('hagestol')).toEqual([]);
});

test('a block of another language, or a damaged one, is refused', async () => {
  const packed = packSearch((await searchShop(furniture)).index);
  const empty = async (locale: string): Promise<SearchIndex> => new SearchIndex(await loadLanguage(locale));
  expect(unpackSearch(await empty('sv-SE'), packed)).toBe(false);
  expect(unpackSearch(await empty('nb-NO'), packed.slice(0, packed.byteLength - 8))).toBe(false);
  expect(unpackSearch(await empty('nb-NO'), new ArrayBuffer(0))).toBe(false);
});
