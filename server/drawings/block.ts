import { type Point, type Vec, between, cross, minus } from './camera.ts';
import { flatFill } from './light.ts';
import { polygon, turning } from './outline.ts';
import { type Material, shade } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** From the left, lower, back corner to the right, upper, front one. */
export interface Extent {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly z: readonly [number, number];
  /** How far the top leans back. */
  readonly lean?: number;
}

/** A visible side: its corners from the upper left clockwise, on the picture and in the room. */
export interface Face {
  readonly name: FaceName;
  readonly corners: readonly [Point, Point, Point, Point];
  readonly normal: Vec;
}

export type FaceName = 'top' | 'front' | 'back' | 'left' | 'right' | 'bottom';

// Corner numbers are bits: 1 right, 2 upper, 4 front.
const faces: Readonly<Record<FaceName, readonly [number, number, number, number]>> = {
  bottom: [4, 5, 1, 0],
  back: [3, 2, 0, 1],
  left: [2, 6, 4, 0],
  right: [7, 3, 1, 5],
  front: [6, 7, 5, 4],
  top: [2, 3, 7, 6],
};

/** The eight corners of a block. */
export function cornersOf({ x, y, z, lean = 0 }: Extent): Vec[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => {
    const up = (bits >> 1) & 1;
    return [x[bits & 1]!, y[up]!, z[bits >> 2]! - lean * up];
  });
}

/** The sides of a body with eight corners that the camera sees. */
export function visibleFaces(sheet: Sheet, corners: readonly Vec[]): Face[] {
  const projected = corners.map((corner) => sheet.project(corner));
  return Object.entries(faces).flatMap(([name, numbers]) => {
    const [a, b, , d] = numbers.map((number) => corners[number]!) as [Vec, Vec, Vec, Vec];
    const points = numbers.map((number) => projected[number]!) as [Point, Point, Point, Point];
    if (turning(points) <= 0) return [];
    return [{ name: name as FaceName, corners: points, normal: cross(minus(d, a), minus(b, a)) }];
  });
}

/** A hard body with flat sides: board, frame, cabinet. */
export function block(sheet: Sheet, extent: Extent, material: Material): Face[] {
  return body(sheet, cornersOf(extent), material);
}

/** A hard body with any eight corners. */
export function body(sheet: Sheet, corners: readonly Vec[], material: Material): Face[] {
  const visible = visibleFaces(sheet, corners);
  for (const face of visible) {
    const fill = flatFill(sheet, material, face.normal);
    // The stroke closes hairline gaps between neighbours and takes the sharpness off edges.
    sheet.path(polygon(face.corners), { fill, stroke: fill, 'stroke-width': 1, 'stroke-opacity': 1 });
    if (material.isWood) grain(sheet, face, material);
    sheet.reach(...face.corners);
  }
  return visible;
}

/** A place on a side: `u` from left to right, `v` from top to bottom. */
export function onFace({ corners: [a, b, c, d] }: Pick<Face, 'corners'>, u: number, v: number): Point {
  return between(between(a, b, u), between(d, c, u), v);
}

/** Lines of growth along the longer side, where the side is big enough to show them. */
function grain(sheet: Sheet, face: Face, { colour }: Material): void {
  const [a, b, , d] = face.corners;
  const width = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const height = Math.hypot(d[0] - a[0], d[1] - a[1]);
  const across = Math.min(width, height);
  if (across < 9) return;
  const count = Math.min(6, Math.max(2, Math.round(across / 16)));
  const spot = (along: number, over: number): Point =>
    width >= height ? onFace(face, along, over) : onFace(face, over, along);
  const lines = Array.from({ length: count }, (_, index) => {
    const over = (index + 0.5 + 0.25 * Math.sin(index * 7.3 + across)) / count;
    const drift = (0.3 * Math.sin(index * 4.1 + width)) / count;
    const start = 0.02 + 0.12 * Math.abs(Math.sin(index * 2.7 + height));
    const [from, bend, to] = [spot(start, over), spot(0.5, over + drift), spot(0.97 - start / 2, over - drift / 2)];
    return `M${from.map(Math.round).join(' ')}Q${bend.map(Math.round).join(' ')} ${to.map(Math.round).join(' ')}`;
  });
  sheet.path(lines.join(''), {
    stroke: shade(colour, -0.3),
    'stroke-width': 0.8,
    'stroke-opacity': 0.28,
  });
}
