import type { BannerPlace } from '../banners.ts';
import { inLocale } from '../translations.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/** A picture with words that links to a page. */
export interface BannerView {
  readonly title: string;
  readonly subtitle: string | null;
  readonly image: string;
  readonly path: string;
}

type BannerContext = Pick<CatalogueContext, 'banners' | 'locale'>;

/** The banners of a place, in their order: those without a category, and with `urlPath` also those of that category. */
export function bannersAt(place: BannerPlace, { banners, locale }: BannerContext, urlPath?: string): BannerView[] {
  return banners
    .flatMap((file) => file[place] ?? [])
    .filter(({ category }) => category === null || category === urlPath)
    .map((banner) => {
      const { title, subtitle, image, path } = inLocale(banner, locale);
      return { title, subtitle, image, path };
    });
}

/** The first banner of a place for a category, or `null`. */
export function bannerOf(place: BannerPlace, context: BannerContext, urlPath: string): BannerView | null {
  return bannersAt(place, context, urlPath)[0] ?? null;
}

/** The banners of the home page. */
export interface HomeBannersView {
  readonly main: readonly BannerView[];
  readonly small: readonly BannerView[];
}

/** The banners of the home page. */
export function homeBanners(context: BannerContext): HomeBannersView {
  return { main: bannersAt('main', context), small: bannersAt('small', context) };
}
