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

/**
 * The banners of a static file of a store view. A banner without a picture or text, or with a link out of the shop, is
 * left out.
 */
export function bannersFromWire(wire: StaticContent): Banners {
  return Object.fromEntries(
    bannerPlaces.flatMap((place) => {
      const rows = wire[lists[place]];
      return Array.isArray(rows) ? [[place, rows.flatMap(bannerFromWire)]] : [];
    }),
  );
}

/** Every field is checked, so that one broken row is left out without affecting the others. */
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

/** Whether an address is one of this shop. */
function isInside(address: string): boolean {
  return address.startsWith('/') && isOwnPath(address);
}
