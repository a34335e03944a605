import type { StaticContent, StaticLink } from '#schemas/api/generated/types.gen.ts';
import { type Banner, type BannerPlace, bannerPlaces, type Banners } from '../banners.ts';
import { translationsFromWire } from './translations.ts';

const lists = {
  main: 'mainBanners',
  small: 'smallBanners',
  product: 'productBanners',
  menuAside: 'menuAsideBanners',
  head: 'image',
} as const satisfies Readonly<Record<BannerPlace, keyof StaticContent>>;

/** An address of this shop, and not one of another host. */
const INSIDE = /^\/(?!\/)/;

/** The banners of a static file of a store view; one that shows or says nothing, or leads out of the shop, is left out. */
export function bannersFromWire(wire: StaticContent): Banners {
  return Object.fromEntries(
    bannerPlaces.flatMap((place) => {
      const rows = wire[lists[place]];
      return rows ? [[place, rows.flatMap(bannerFromWire)]] : [];
    }),
  );
}

function bannerFromWire(wire: StaticLink): Banner[] {
  const { title, subtitle, image, link, category } = wire;
  if (!title || !image || !link || !INSIDE.test(image) || !INSIDE.test(link)) return [];
  return [
    {
      title,
      subtitle: subtitle ?? null,
      image,
      path: link,
      category: category ?? null,
      translations: translationsFromWire(wire['translations'], { title: 'title', subtitle: 'subtitle' }),
    },
  ];
}
