import { IMAGE_WIDTHS_PX } from './limits.ts';

export type PictureWidth = (typeof IMAGE_WIDTHS_PX)[number];

/** Wide enough for a card on every screen; what a device keeps of pictures that nobody opened yet. */
export const CARD_PICTURE_WIDTH_PX: PictureWidth = 640;

/** For a product's own page. */
export const PAGE_PICTURE_WIDTH_PX: PictureWidth = 960;

/** Drawings have one address: they need no scaling. */
export function isDrawing(image: string): boolean {
  return image.endsWith('.svg');
}

/**
 * Whether a picture shows a room (`SERIE-NORDVIK/green-room.webp`): it fills its place, which may cut off its edges, as
 * rooms can bear and products cannot (decision 025).
 */
export function isScene(image: string): boolean {
  return image.includes('-room.');
}

/** Where a picture of the catalogue is fetched from, in a width (D100). `image` is its path below `/media`. */
export function pictureAddress(image: string, widthPx: PictureWidth): string {
  return isDrawing(image) ? `/media${image}` : `/media${image}?w=${widthPx}`;
}

/** What the layout gives the first picture of a product's page, as in the `sizes` attribute. */
export const GALLERY_PICTURE_SIZES = '(width >= 1024px) 60vw, 100vw';

/** Where a picture is, and in which widths: what an `img` takes its own from, wherever it is asked for. */
export function pictureSources(image: string, sizes: string): PictureSources {
  const src = pictureAddress(image, CARD_PICTURE_WIDTH_PX);
  if (isDrawing(image)) return { src };
  return { sizes, srcSet: IMAGE_WIDTHS_PX.map((px) => `${pictureAddress(image, px)} ${px}w`).join(', '), src };
}

interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}
