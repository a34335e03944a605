import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import type { Film, GalleryItem } from '../product.ts';
import { translationsFromWire } from './translations.ts';

type WireItem = NonNullable<WireProduct['media_gallery']>[number];

/** A path of this shop; a host, or what could lead to one, is none. */
const OWN_FILM = /^\/(?:[\w-]+\/)*[\w-]+\.(?:webm|mp4)$/;

/** The pictures of a product: a film has a picture that stands for it, which is another one's already. */
export function galleryOf(wire: WireProduct): GalleryItem[] {
  const gallery = inOrder(wire)
    .filter((item) => !item.vid && imageOf(item.image) !== null)
    .map(galleryItem);
  const main = imageOf(wire.image);
  return gallery.length > 0 || main === null ? gallery : [{ image: main, label: null, translations: {} }];
}

/** Films that the shop serves itself. Those of other hosts would tell them who looks, and are not there offline. */
export function filmsOf(wire: WireProduct): Film[] {
  return inOrder(wire).flatMap((item) => {
    const url = item.vid?.url ?? '';
    return OWN_FILM.test(url) ? [{ ...galleryItem(item), url }] : [];
  });
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
