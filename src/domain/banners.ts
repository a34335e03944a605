import type { Translations } from './translations.ts';

/** Where a banner stands: on the home page, between products, beside the menu, at the head of a category (spec 3: banners). */
export const bannerPlaces = ['main', 'small', 'product', 'menuAside', 'head'] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

/** A picture with words that links to a page. */
export interface Banner {
  readonly title: string;
  readonly subtitle: string | null;
  readonly image: string;
  /** Path inside the store view. */
  readonly path: string;
  /** The `urlPath` of the only category that it is shown in, `null` for everywhere. */
  readonly category: string | null;
  readonly translations: Translations<'title' | 'subtitle'>;
}

/** The banners of one or several files, by place. */
export type Banners = Readonly<Partial<Record<BannerPlace, readonly Banner[]>>>;
