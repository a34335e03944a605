import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import type { Film, GalleryItem } from '../product.ts';
import { translationsFromWire } from './translations.ts';

type WireItem = NonNullable<WireProduct['media_gallery']>[number];

/** A path of this shop, and nothing that could lead to another host. */
const OWN_FILE = /^\/(?:[\w-]+\/)*[\w-]+\.([a-z\d]+)$/;

/**
 * The pictures of a product. Rows of films are left out, because their preview is usually a picture that the gallery
 * has anyway.
 */
export function galleryOf(wire: WireProduct): GalleryItem[] {
  const gallery = inOrder(wire)
    .filter((item) => !item.vid && imageOf(item.image) !== null)
    .map(galleryItem);
  const main = imageOf(wire.image);
  return gallery.length > 0 || main === null ? gallery : [{ image: main, label: null, translations: {} }];
}

/**
 * Films that the shop itself serves. Films on other hosts are left out: those hosts would learn who looks at them, and
 * they cannot be shown offline.
 */
export function filmsOf(wire: WireProduct): Film[] {
  return inOrder(wire).flatMap((item) => {
    const url = ownFile(item.vid?.url, /^(?:webm|mp4)$/);
    return url === null ? [] : [{ ...galleryItem(item), url }];
  });
}

/** A file of this shop with one of these endings, or `null`. */
export function ownFile(path: string | undefined, ending: RegExp): string | null {
  const own = OWN_FILE.exec(path ?? '');
  return own && ending.test(own[1]!) ? own[0] : null;
}

function inOrder({ media_gallery: items = [] }: WireProduct): WireItem[] {
  return [...items].sort((a, b) => (a.pos ?? 0) - (b.pos ?? 0));
}

function galleryItem(item: WireItem): GalleryItem {
  return {
    image: item.image,
    label: item.lab ?? null,
    translations: translationsFromWire((item as Record<string, unknown>)['translations'], { lab: 'label' }),
  };
}

/** A picture counts only when set and not `no_selection` (spec 5: image). */
export function imageOf(image: string | undefined): string | null {
  return image && image !== 'no_selection' ? image : null;
}
