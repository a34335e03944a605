import { PAPER } from '../shots/shot.ts';

const STEP = 7;
const PAPER_LIKE = 24;

/** The mean colour of what is not paper in a picture, as `#rrggbb`. */
export function dominantColour(picture: HTMLCanvasElement): string {
  const copy = document.createElement('canvas');
  copy.width = picture.width;
  copy.height = picture.height;
  const context = copy.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, copy.width, copy.height);
  const paper = [1, 3, 5].map((at) => Number.parseInt(PAPER.slice(at, at + 2), 16));
  const sum = [0, 0, 0];
  let count = 0;
  for (let pixel = 0; pixel < data.length; pixel += 4 * STEP) {
    const off = paper.reduce((far, value, channel) => far + Math.abs(value - data[pixel + channel]!), 0);
    if (off < PAPER_LIKE) continue;
    for (let channel = 0; channel < 3; channel++) sum[channel]! += data[pixel + channel]!;
    count++;
  }
  if (count === 0) return PAPER;
  return `#${sum
    .map((value) =>
      Math.round(value / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
