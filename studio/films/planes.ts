/** The light and the colours of a picture as films hold them: BT.709, 16 to 235, colours at half the size. */
export const filmColours = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

const RED = 0.2126;
const BLUE = 0.0722;
const GREEN = 1 - RED - BLUE;
const BLACK = 16;
const LIGHT_STEPS = 219;
const GREY = 128;
const COLOUR_STEPS = 224;

/**
 * A picture of an even width and height, in RGBA, as the three planes of a frame (I420). Browsers cut off what they
 * should round when they do this, and then the paper of a film is greener than the tile it lies on.
 */
export function planesOf({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): Uint8Array<ArrayBuffer> {
  const count = width * height;
  const planes = new Uint8Array(count * 1.5);
  const lightAt = (pixel: number): number =>
    (RED * data[pixel * 4]! + GREEN * data[pixel * 4 + 1]! + BLUE * data[pixel * 4 + 2]!) / 255;
  for (let pixel = 0; pixel < count; pixel++) planes[pixel] = Math.round(BLACK + LIGHT_STEPS * lightAt(pixel));
  for (let place = 0; place < count / 4; place++) {
    const columns = width / 2;
    const first = Math.floor(place / columns) * 2 * width + (place % columns) * 2;
    let [light, red, blue] = [0, 0, 0];
    for (const pixel of [first, first + 1, first + width, first + width + 1]) {
      light += lightAt(pixel) / 4;
      red += data[pixel * 4]! / 255 / 4;
      blue += data[pixel * 4 + 2]! / 255 / 4;
    }
    planes[count + place] = Math.round(GREY + (COLOUR_STEPS * (blue - light)) / (2 * (1 - BLUE)));
    planes[count * 1.25 + place] = Math.round(GREY + (COLOUR_STEPS * (red - light)) / (2 * (1 - RED)));
  }
  return planes;
}
