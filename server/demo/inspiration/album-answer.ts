import type { AlbumAnswer, AlbumImage } from '#schemas/api/generated/types.gen.ts';
import { translatedLocales } from '../../import/facet-option.ts';
import { roomPicture } from '../room-picture.ts';
import type { Texts } from '../texts.ts';
import type { Album, AlbumEntry } from './album.ts';

const THUMBNAIL_PX = 320;
const STANDARD_PX = 960;

/** What the shop sells, by sku: what it is called and where it is. */
export type TaggedProducts = ReadonlyMap<string, { readonly name: string; readonly path: string }>;

/** An album as the review provider answers in a language, which is an account of its own there (contract: AlbumAnswer). */
export function albumAnswer(album: Album, locale: string, products: TaggedProducts): AlbumAnswer {
  const images = album.entries.map((entry) => albumImage(entry, locale, products));
  return {
    status: { code: 200, message: 'OK' },
    response: {
      album: { name: album.name, title: textIn(album.title, locale) },
      images,
      pagination: { page: 1, per_page: images.length, total: images.length },
    },
  };
}

function albumImage(entry: AlbumEntry, locale: string, products: TaggedProducts): AlbumImage {
  const picture = roomPicture(entry.shows);
  return {
    id: entry.id,
    image_id: entry.id,
    thumbnail_url: `/media${picture}?w=${THUMBNAIL_PX}`,
    standard_url: `/media${picture}?w=${STANDARD_PX}`,
    original_image_url: `/media${picture}`,
    source: 'instagram',
    media_type: 'image',
    post: {
      content: textIn(entry.caption, locale),
      created_time: `${entry.sentOn}T17:00:00.000Z`,
      author: { username: entry.sentBy },
    },
    tagged_products: [entry.shows[0], ...entry.also].map((sku) => {
      const product = products.get(sku);
      if (!product) throw new Error(`An album names ${sku}, which the shop does not sell.`);
      return { id: sku, name: product.name, product_url: product.path };
    }),
  };
}

function textIn(texts: Texts, locale: string): string {
  const at = translatedLocales.findIndex((translated) => translated === locale);
  return texts[(at + 1) as 0 | 1 | 2 | 3 | 4];
}
