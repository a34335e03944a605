// How a picture that is cut out is kept.
import sharp from 'sharp';

/** Most of the bytes say how opaque each pixel is. With fewer than the 96 steps of this quality, shadows fall into bands. */
const ALPHA_QUALITY = 80;

/** A png without loss as webp; `quality` of its colours is from 0 to 1. */
export function cutOutWebp(png, quality) {
  return sharp(png)
    .webp({ quality: Math.round(quality * 100), alphaQuality: ALPHA_QUALITY })
    .toBuffer();
}
