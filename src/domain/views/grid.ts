import { GRID_BANNER_FIRST, GRID_BANNER_STEP } from '#config/limits.ts';
import type { BannerView } from './banner.ts';
import type { CardView } from './card.ts';

/** One place of a grid of products. */
export type GridItem =
  | { readonly card: CardView; readonly banner?: undefined }
  | { readonly card?: undefined; readonly banner: BannerView };

/** Products with banners between them; a banner without a product behind it is left out. */
export function withBanners(cards: readonly CardView[], banners: readonly BannerView[]): readonly GridItem[] {
  const items: GridItem[] = cards.map((card) => ({ card }));
  for (const [number, banner] of banners.entries()) {
    const place = GRID_BANNER_FIRST + number * GRID_BANNER_STEP;
    if (place >= items.length) break;
    items.splice(place, 0, { banner });
  }
  return items;
}
