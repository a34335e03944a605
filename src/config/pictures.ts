import { IMAGE_WIDTHS_PX } from './limits.ts';

export type PictureWidth = (typeof IMAGE_WIDTHS_PX)[number];

/** Wide enough for a card on every screen. The device fetches pictures ahead in this width. */
export const CARD_PICTURE_WIDTH_PX: PictureWidth = 640;

/** For a product's own page. */
export const PAGE_PICTURE_WIDTH_PX: PictureWidth = 960;

const CUT_OUT = '.cutout.webp';

/** The paper that cut-out pictures stood on, and stand on in the light colour scheme. */
export const PICTURE_PAPER = '#f6f4f0';

/** Whether a picture is a vector drawing, which has one address for all widths. */
export function isDrawing(image: string): boolean {
  return image.endsWith('.svg');
}

/**
 * Whether a picture shows a room (`SERIE-NORDVIK/green-room.webp`). It fills its frame, which may cut off its edges; a
 * picture of a product is never cut (decision 025).
 */
export function isScene(image: string): boolean {
  return image.includes('-room.');
}

/** Whether a picture shows from near what a product is made of (`NORDVIK-3/green-detail.webp`). */
export function isCloseUp(image: string): boolean {
  return image.includes('-detail.');
}

/**
 * Whether a picture has nothing around the piece (`NORDVIK-3/green-hero.cutout.webp`): the ground of the page shows through
 * it (decision 092). The styles of pictures know the name too (`src/ui/picture.module.css`).
 */
export function isCutOut(image: string): boolean {
  return image.endsWith(CUT_OUT);
}

/** The path of the same picture on paper, for whoever shows it on a ground that is not the shop's. */
export function onPaper(image: string): string {
  return isCutOut(image) ? image.replace(CUT_OUT, '.webp') : image;
}

/** The address of a picture of the catalogue in a width (D100). `image` is its path below `/media`. */
export function pictureAddress(image: string, widthPx: PictureWidth): string {
  return isDrawing(image) ? `/media${image}` : `/media${image}?w=${widthPx}`;
}

/** The `sizes` attribute of the first picture on a product's page. */
export const GALLERY_PICTURE_SIZES = '(width >= 1024px) 60vw, 100vw';

/**
 * The sources of a picture for an `img`: its address in each width. Every place that fetches a picture uses these, so
 * that the browser picks the same file.
 */
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
