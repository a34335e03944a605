import { expect, test } from 'vitest';
import type { BannerView } from './banner.ts';
import type { CardView } from './card.ts';
import { withBanners } from './grid.ts';

const cards = (count: number): CardView[] => Array.from({ length: count }, () => ({}) as CardView);
const banners = (count: number): BannerView[] => Array.from({ length: count }, () => ({}) as BannerView);

const placesOf = (productCount: number, bannerCount: number): number[] =>
  withBanners(cards(productCount), banners(bannerCount)).flatMap(({ banner }, place) => (banner ? [place] : []));

test.each([
  [50, 0, []],
  [50, 1, [6]],
  [50, 3, [6, 17, 28]],
  [7, 2, [6]],
  [6, 1, []],
  [0, 1, []],
])('%i products and %i banners: banners at %j', (productCount, bannerCount, places) => {
  expect(placesOf(productCount, bannerCount)).toEqual(places);
});

test('every product is there, in its order', () => {
  const own = cards(40);
  expect(withBanners(own, banners(4)).flatMap(({ card }) => card ?? [])).toEqual(own);
});

test.each([2, 3, 4])('in rows of %i, a banner as wide as two products leaves no gap', (columns) => {
  let column = 0;
  for (const { banner } of withBanners(cards(100), banners(8))) {
    if (banner) expect(column).toBeLessThanOrEqual(columns - 2);
    column = (column + (banner ? 2 : 1)) % columns;
  }
});
