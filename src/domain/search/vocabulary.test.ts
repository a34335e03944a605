import { expect, test } from 'vitest';
import { searchShop } from '#tests/support/search-shop.ts';

test('a word of three letters is no part of a longer one that ends like it by chance, also where one letter is folded into two', async () => {
  const shop = await searchShop(['Sund rektangulær vase', 'Heim pute', 'Vidde stollær', 'Lav stol']);
  expect(shop.names('lær')).toEqual(['Vidde stollær']);
  expect(shop.names('skinn')).toEqual(['Vidde stollær']);
  expect(shop.names('ute')).toEqual([]);
});
