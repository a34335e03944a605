import { softStep } from '../finishes/texture.ts';
import { blurred } from './blurred.ts';

interface Plane {
  /** How much of each pixel the piece covers, from 0 to 1. */
  readonly cover: Float32Array;
  readonly width: number;
  readonly height: number;
  /** Whether the piece goes on beyond the picture. */
  readonly isFromNear?: boolean;
}

/** Reaches over which a shadow is brought together, in parts of the width; between them it is mixed. */
const REACHES = [0, 1 / 600, 1 / 300, 1 / 150, 1 / 86, 1 / 54];
/** How fast a shadow loses its edge with the distance from the piece. */
const SOFTER = 0.3;
/** Beside the piece, in pixels. */
const LEAST = 1;
/** Part of the width and of the height over which a shadow ends before the picture does: that of a whole piece, and of one that goes on beyond it. */
const FADE = { whole: 0.14, near: 0.03 };
/** Below this cover a pixel says nothing of the piece: it shows the floor. */
export const TRACE = 0.05;

/**
 * A shadow that is the softer the further it lies from the piece, as a large light makes it. The lights of a few passes leave
 * the shadow of each leg as many stripes, which are gone then. Where the piece stands, the shadow keeps its edge.
 */
export function softened(shadow: Float32Array, { cover, width, height, isFromNear = false }: Plane): Float32Array {
  const floor = cover.map((covered) => (covered < TRACE ? 1 : 0));
  const seen = shadow.map((value, index) => value * floor[index]!);
  const reaches = REACHES.map((part) => Math.round(part * width));
  const levels = reaches.map((reach) => {
    if (reach === 0) return seen;
    // What the piece hides is as dark as the paper around.
    const share = blurred(floor, width, height, reach);
    return blurred(seen, width, height, reach).map((sum, index) => sum / Math.max(share[index]!, 1e-6));
  });
  const away = distances(floor, width, height);
  return shadow.map((own, index) => {
    if (floor[index] === 0) return own;
    const wanted = Math.min(reaches.at(-1)!, Math.max(LEAST, SOFTER * away[index]!));
    const next = Math.max(
      1,
      reaches.findIndex((reach) => reach >= wanted),
    );
    const [less, more] = [reaches[next - 1]!, reaches[next]!];
    const part = more > less ? (wanted - less) / (more - less) : 1;
    const soft = levels[next - 1]![index]! * (1 - part) + levels[next]![index]! * part;
    return soft * fadeAt(index % width, Math.floor(index / width), { width, height, isFromNear });
  });
}

/** How much of a shadow is left near an edge of the picture; what hangs comes in from above. */
function fadeAt(x: number, y: number, { width, height, isFromNear }: Omit<Plane, 'cover'>): number {
  const inside = Math.min(x / (width - 1), 1 - x / (width - 1), 1 - y / (height - 1));
  return softStep(0, isFromNear ? FADE.near : FADE.whole, inside);
}

/** How far each pixel of the floor is from the piece, in pixels, walked straight and across. */
function distances(floor: Float32Array, width: number, height: number): Float32Array {
  const away = floor.map((isFloor) => (isFloor === 1 ? width + height : 0));
  const shorten = (index: number, from: number, step: number): void => {
    away[index] = Math.min(away[index]!, away[from]! + step);
  };
  const walk = (index: number, by: 1 | -1): void => {
    const [row, column] = [Math.floor(index / width), index % width];
    const hasRow = by === 1 ? row > 0 : row < height - 1;
    const isInside = (to: number): boolean => to >= 0 && to < width;
    if (isInside(column - by)) shorten(index, index - by, 1);
    if (!hasRow) return;
    shorten(index, index - by * width, 1);
    for (const side of [-1, 1]) if (isInside(column + side)) shorten(index, index - by * width + side, Math.SQRT2);
  };
  for (let index = 0; index < away.length; index++) walk(index, 1);
  for (let index = away.length - 1; index >= 0; index--) walk(index, -1);
  return away;
}
