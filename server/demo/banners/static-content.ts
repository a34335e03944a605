import type { WireDocument } from '../../store/collections.ts';
import { instagramTiles } from '../inspiration/instagram-tiles.ts';
import { menuAsideBanners, productBanners } from './category-banners.ts';
import { keywordPages } from './keyword-pages.ts';
import { headImages } from './head-images.ts';
import { mainBanners, smallBanners } from './home-banners.ts';
import { promiseEntries } from './promises.ts';
import { staticLink } from './static-link.ts';

/** Banners, head pictures, pictures of others and default texts, each under the name of its file (contract: StaticContent). */
export function staticContent(paths: ReadonlyMap<string, string>): WireDocument[] {
  return [
    {
      id: 'banners.json',
      mainBanners: mainBanners.map(staticLink),
      smallBanners: smallBanners.map(staticLink),
      productBanners: productBanners.map(staticLink),
      menuAsideBanners: menuAsideBanners.map(staticLink),
    },
    { id: 'main-image.json', image: headImages.map(staticLink) },
    { id: 'instagram.json', tiles: instagramTiles(paths) },
    { id: 'default-content.json', entries: promiseEntries },
    { id: 'keyword-url-map.json', klevu_keywordUrlMap: keywordPages },
  ];
}
