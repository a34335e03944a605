import { type Vec, unit } from './camera.ts';
import { type Material, shade } from './palette.ts';
import { fade, type Sheet } from './sheet.ts';

/** The window is at the upper left, a little in front of the piece. */
const LIGHT = unit([-0.46, 0.8, 0.42]);
const EVEN = 0.62;

/** How much lighter or darker than its colour a surface looks that faces `normal`. */
export function toneOf(sheet: Sheet, normal: Vec): number {
  const [x, y, z] = unit(sheet.turn(normal));
  const light = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2] - EVEN;
  return light > 0 ? light * 1.1 : light * 0.36;
}

/** The fill of a flat surface: a little brighter towards the light, darker towards the floor. */
export function flatFill(sheet: Sheet, { colour }: Material, normal: Vec, contrast = 1): string {
  const tone = Math.round(toneOf(sheet, normal) * 50) / 50;
  const isLying = Math.abs(normal[1]) > 0.7;
  const stops = fade(shade(colour, tone + 0.05 * contrast), shade(colour, tone - (isLying ? 0.05 : 0.1) * contrast));
  return isLying ? sheet.linear([0, 0.2], [1, 0.8], stops) : sheet.linear([0.2, 0], [0.45, 1], stops);
}
