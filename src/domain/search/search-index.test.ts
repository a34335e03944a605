import { describe, expect, test } from 'vitest';
import { categoryOf } from '#tests/support/category-of.ts';
import { isIn } from '../catalogue-index/bitset.ts';
import { NameSearch } from './name-search.ts';
import { searchShop, type SearchShop } from '#tests/support/search-shop.ts';

/** What people type and what they mean, in a shop small enough to be read at once (D47; decision 053). */

const furniture = [
  { name: 'Sund', name2: 'hjørnesofa', color: 52, priceMajor: 31_990 },
  { name: 'Heim', name2: '3-seters sofa', color: 57, priceMajor: 12_990 },
  { name: 'Heim', name2: '2-seters sofa', color: 52, priceMajor: 4990 },
  { name: 'Heim', name2: 'ben til sofa', priceMajor: 490 },
  { name: 'Lav', name2: 'sofabord i eik', priceMajor: 2990, widthCm: 120, depthCm: 60 },
  { name: 'Lund', name2: 'spisebord i eik', priceMajor: 9990, widthCm: 180, depthCm: 90, sku: 'LUND-180' },
  { name: 'Lund', name2: 'spisebord', color: 60, priceMajor: 14_990, widthCm: 240, depthCm: 100 },
  { name: 'Lund', name2: 'spisestol', priceMajor: 1990 },
  { name: 'Bris', name2: 'hagestol', priceMajor: 990 },
  { name: 'Ulv', name2: 'gulvteppe', priceMajor: 2490 },
  { name: 'Gammel', name2: 'lenestol', isInStock: false, sku: 'GAMMEL-1' },
] as const;

const shopOfFurniture = (): Promise<SearchShop> => searchShop(furniture);

describe('the results of a search, the best first', async () => {
  const shop = await shopOfFurniture();
  test.each<[string, readonly string[]]>([
    // A compound is of the kind of its last part; a compound that begins with the word is another thing, and comes
    // last.
    ['sofa', ['Heim 3-seters sofa', 'Heim 2-seters sofa', 'Sund hjørnesofa']],
    ['hjørnesofa', ['Sund hjørnesofa']],
    ['hjornesofa', ['Sund hjørnesofa']],
    ['HJØRNESOFAER', ['Sund hjørnesofa']],
    ['hjørne sofa', ['Sund hjørnesofa']],
    ['sofa hjørne', ['Sund hjørnesofa']],
    ['spise bord', ['Lund spisebord i eik', 'Lund spisebord']],
    ['vinkelsofa', ['Sund hjørnesofa']],
    ['couch', ['Heim 3-seters sofa', 'Heim 2-seters sofa', 'Sund hjørnesofa']],
    ['treseter', ['Heim 3-seters sofa']],
    ['sofa 3 seter', ['Heim 3-seters sofa']],
    ['ben', ['Heim ben til sofa']],
    ['ben til sofa', ['Heim ben til sofa']],
    ['hjørnesofa grå', ['Sund hjørnesofa']],
    ['grå sofa', ['Heim 2-seters sofa', 'Sund hjørnesofa']],
    ['spisebord eik 180', ['Lund spisebord i eik']],
    ['spisebord 180x90', ['Lund spisebord i eik']],
    ['bord 90x180', ['Lund spisebord i eik']],
    ['spisebord over 2 meter', ['Lund spisebord']],
    ['sofa under 5000', ['Heim 2-seters sofa']],
    ['matbord', ['Lund spisebord i eik', 'Lund spisebord']],
    ['hagestoler', ['Bris hagestol']],
    ['lund', ['Lund spisebord i eik', 'Lund spisebord', 'Lund spisestol']],
    // An article out of stock is found only by its sku (D71).
    ['lenestol', []],
    ['gammel-1', ['Gammel lenestol']],
    ['3 xyzzy 180 qwerty', []],
    ['LUND 180', ['Lund spisebord i eik']],
    ['xyzzy', []],
    // Synonyms that only the language has, also misspelled and in any order, and misspelled limits.
    ['vinklesofa', ['Sund hjørnesofa']],
    ['tresetter', ['Heim 3-seters sofa']],
    ['seter tre', ['Heim 3-seters sofa']],
    ['toseterssofa', ['Heim 2-seters sofa']],
    ['sofa undre 5000', ['Heim 2-seters sofa']],
    ['kjøkken stol', ['Lund spisestol']],
    // Words for purpose, for parts, for more or less of something, and for an approximate size.
    ['bord til stuen', ['Lav sofabord i eik']],
    ['stol til spisebordet', ['Lund spisestol']],
    ['billig sofa', ['Heim 2-seters sofa', 'Heim 3-seters sofa', 'Sund hjørnesofa']],
    ['stort spisebord', ['Lund spisebord', 'Lund spisebord i eik']],
    ['spisebord 2,4 meter', ['Lund spisebord']],
    ['spisebord 250', ['Lund spisebord']],
    ['utemøbler', ['Bris hagestol']],
    // Of an unknown compound, the last part is searched.
    ['fantasisofa', ['Heim 3-seters sofa', 'Heim 2-seters sofa', 'Sund hjørnesofa']],
  ])('%s', (text, names) => {
    expect(shop.names(text).slice(0, names.length)).toEqual(names);
    if (names.length === 0) expect(shop.names(text)).toEqual([]);
  });
});

test('similar products follow few results and are marked as such; not while the shopper types, and not without results', async () => {
  const shop = await searchShop(
    [
      { name: 'Sund', name2: 'hjørnesofa', categoryIds: [7] },
      { name: 'Heim', name2: 'sofa', categoryIds: [7] },
      { name: 'Ulv', name2: 'teppe', categoryIds: [8] },
    ],
    'nb-NO',
    [categoryOf('7', { name: 'Sofaer', level: 3 }), categoryOf('8', { name: 'Tepper', level: 3 })],
  );
  const found = shop.search('hjørnesofa');
  expect(shop.names('hjørnesofa')).toEqual(['Sund hjørnesofa', 'Heim sofa']);
  expect([...found.order].map((ordinal) => isIn(found.exact, ordinal))).toEqual([true, false]);
  expect(shop.names('hjørnesofa', true)).toEqual(['Sund hjørnesofa']);
  expect(shop.names('xyzzy')).toEqual([]);
});

describe('a misspelled word is corrected, and the correction is told', async () => {
  const shop = await shopOfFurniture();
  test.each([
    ['hjrnesofa', 'hjørnesofa', 'Sund hjørnesofa'],
    ['spisebrod', 'spisebord', 'Lund spisebord i eik'],
    ['spiestol', 'spisestol', 'Lund spisestol'],
    ['grå hjørnesfoa', 'grå hjørnesofa', 'Sund hjørnesofa'],
  ])('%s is %s', (text, corrected, name) => {
    const found = shop.search(text);
    expect(found.corrected).toBe(corrected);
    expect(shop.names(text)[0]).toBe(name);
  });

  test('a word with a digit is never corrected, because another number is another thing', () => {
    expect(shop.search('lund-999').corrected).toBeNull();
    expect(shop.search('lund-999').isNearest).toBe(true);
  });
});

describe('while the shopper types, the last word may be the beginning of one', async () => {
  const shop = await shopOfFurniture();
  test.each([
    ['hj', 'Sund hjørnesofa'],
    ['spisest', 'Lund spisestol'],
    ['sofa hj', 'Sund hjørnesofa'],
    ['lund-1', 'Lund spisebord i eik'],
    ['hjrne', 'Sund hjørnesofa'],
  ])('%s', (text, name) => {
    expect(shop.names(text, true)[0]).toBe(name);
  });
});

test('words that name filters are understood, with their places', async () => {
  const shop = await shopOfFurniture();
  const text = 'grå sofa under 5000';
  const { understood } = shop.search(text);
  expect(understood.map(({ code, value, start, end }) => [code, value, text.slice(start, end)])).toEqual([
    ['price', '*-5000', 'under 5000'],
    ['color', '52', 'grå'],
  ]);
});

test('if no product matches all words, the one that matches most is the nearest, and the result says so', async () => {
  const shop = await shopOfFurniture();
  const found = shop.search('hjørnesofa rosa');
  expect(found.isNearest).toBe(true);
  expect(shop.names('hjørnesofa rosa')[0]).toBe('Sund hjørnesofa');
  // No chair is so cheap, so the limit is dropped and not the thing.
  expect(shop.search('spisestol under 400').isNearest).toBe(true);
  expect(shop.names('spisestol under 400')).toEqual(['Lund spisestol']);
  // The kind of the thing counts more than its colour.
  expect(shop.names('spisestol beige under 400')).toEqual(['Lund spisestol']);
});

test('for a compound without results it searches the last part; if that has no results with the other words, these alone', async () => {
  const shop = await shopOfFurniture();
  // Both parts of the word are known, but no sofa has this name.
  expect(shop.names('gulvsofa')).toEqual(['Heim 3-seters sofa', 'Heim 2-seters sofa', 'Sund hjørnesofa']);
  expect(shop.search('gulvsofa').isNearest).toBe(true);
  expect(shop.names('gulvsofa rød')[0]).toBe('Heim 3-seters sofa');
  // No sofa is brown either, and a brown table is not what was meant.
  expect(shop.names('gulvsofa brun')[0]).toBe('Heim 3-seters sofa');
  // A guessed word counts less than a known one.
  expect(shop.names('gulvteppe radiostol')).toEqual(['Ulv gulvteppe']);
});

test('a changed product is found by its new words only, a removed one is not found', async () => {
  const shop = await shopOfFurniture();
  shop.put('9', { name: 'Bris', name2: 'solseng' });
  expect(shop.names('solseng')).toEqual(['Bris solseng']);
  // The product has a new name, so only the nearest other one is found.
  expect(shop.names('hagestol')).toEqual(['Lund spisestol']);
  shop.index.remove(['9']);
  expect(shop.names('solseng')).toEqual([]);
  shop.put('12', { name: 'Nytt', name2: 'akvarium' });
  expect(shop.names('akvarium')).toEqual(['Nytt akvarium']);
});

test.each([
  'a'.repeat(100_000),
  'sofa '.repeat(20_000),
  '.*+?^${}()|[]\\',
  '(((((((((((((((((((',
  '🛋️🛋️🛋️',
  '\u202Esofa\u202C',
  '<script>alert(1)</script>',
  '\0\uD800 sofa',
  '1'.repeat(5000),
  'under under under 5000 5000 5000',
])('a hostile text is searched like any other: %#', async (text) => {
  const shop = await shopOfFurniture();
  for (const isTyping of [true, false]) expect(shop.search(text, isTyping).order.length).toBeLessThanOrEqual(11);
});

test.each(['🛋️', '!!', '??', '…', '()'])('signs alone find nothing: «%s»', async (text) => {
  const shop = await shopOfFurniture();
  for (const isTyping of [true, false]) expect([...shop.search(text, isTyping).order]).toEqual([]);
});

describe('other languages', () => {
  test.each([
    ['sv-SE', ['Hemma hörnsoffa', 'Hemma soffbord', 'Skog stol'], 'soffor', 'Hemma hörnsoffa'],
    ['sv-SE', ['Hemma hörnsoffa', 'Skog matbord'], 'mat bord', 'Skog matbord'],
    ['da-DK', ['Hygge hjørnesofa', 'Hygge sofabord'], 'sofaer', 'Hygge hjørnesofa'],
    ['fi-FI', ['Koti kulmasohva', 'Koti sohvapöytä'], 'sohvat', 'Koti kulmasohva'],
    ['fi-FI', ['Koti sänky', 'Koti tuoli'], 'sängyt', 'Koti sänky'],
    ['en-GB', ['Home corner sofa', 'Home coffee table'], 'couches', 'Home corner sofa'],
    ['en-GB', ['Home corner sofa', 'Home coffee table'], 'tables', 'Home coffee table'],
  ])('%s %j: %s', async (locale, names, text, best) => {
    const shop = await searchShop(names, locale);
    expect(shop.names(text)[0]).toBe(best);
  });
});

test('the results do not depend on the order in which documents arrive, so every device and the server have the same', async () => {
  const names = ['Lampe', 'Lempe', 'Lumpe', 'Sofa'];
  const [one, other] = await Promise.all([searchShop(names), searchShop(names.toReversed())]);
  expect(one.search('limpe').corrected).toBe('lampe');
  expect(other.search('limpe').corrected).toBe('lampe');
  const titles: [string, string][] = [
    ['2', 'Hage'],
    ['10', 'Hage'],
    ['1', 'Hager'],
  ];
  const { language } = one.index;
  const found = [titles, titles.toReversed()].map((some) =>
    new NameSearch(language, () => new Map(some.map(([id, name]) => [id, { name }]))).search('hage', {
      isTyping: false,
    }),
  );
  expect(found).toEqual([
    ['10', '2', '1'],
    ['10', '2', '1'],
  ]);
});

test('repeated words are understood once', async () => {
  const { understood } = (await shopOfFurniture()).search('sofa grå under 5000 grå under 5000 180x90 180x90');
  expect(understood.map(({ code, value }) => `${code} ${value}`).toSorted()).toEqual([
    'color 52',
    'price *-5000',
    'size 180x90',
  ]);
});
