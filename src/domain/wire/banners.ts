import type { StaticContent, StaticLink } from '#schemas/api/generated/types.gen.ts';
import { type Banner, type BannerPlace, bannerPlaces, type Banners } from '../banners.ts';
import { isOwnPath } from '../rewrites.ts';
import { translationsFromWire } from './translations.ts';

const lists = {
  main: 'mainBanners',
  small: 'smallBanners',
  product: 'productBanners',
  menuAside: 'menuAsideBanners',
  head: 'image',
} as const satisfies Readonly<Record<BannerPlace, keyof StaticContent>>;

/** The banners of a static file of a store view; one that shows or says nothing, or leads out of the shop, is left out. */
export function bannersFromWire(wire: StaticContent): Banners {
  return Object.fromEntries(
    bannerPlaces.flatMap((place) => {
      const rows = wire[lists[place]];
      return Array.isArray(rows) ? [[place, rows.flatMap(bannerFromWire)]] : [];
    }),
  );
}

/** Nothing is taken for granted here: one broken row must not cost the others their place. */
function bannerFromWire(wire: StaticLink): Banner[] {
  const row = Object(wire) as Readonly<Record<string, unknown>>;
  const [title, subtitle, category, image, path] = ['title', 'subtitle', 'category', 'image', 'link'].map((name) => {
    const text = row[name];
    return typeof text === 'string' && text !== '' ? text : null;
  }) as [string | null, string | null, string | null, string | null, string | null];
  if (!title || !image || !path || !isInside(image) || !isInside(path)) return [];
  const translations = translationsFromWire(row['translations'], { title: 'title', subtitle: 'subtitle' });
  return [{ title, subtitle, image, path, category, translations }];
}

/** An address of this shop, and not one of another host. */
function isInside(address: string): boolean {
  return address.startsWith('/') && isOwnPath(address);
}
