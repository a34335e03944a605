import { type BufferGeometry, Vector3 } from 'three';
import { Noise } from '../finishes/noise.ts';
import { steps } from './detail.ts';
import { roundedBox } from './rounded-box.ts';
import { tube } from './tube.ts';

const folds = new Noise(77);

/** How a stuffed block bulges and creases; lengths in centimetres. */
export interface Stuffing {
  readonly radius?: number;
  /** How far the middles of its faces stand out. */
  readonly crown?: number;
  /** How far its corners are drawn in. */
  readonly pull?: number;
  readonly wrinkle?: number;
  readonly seed?: number;
  readonly spacing?: number;
  /** Where along the block its back is pulled to a seam, for channels. */
  readonly edgeSteps?: number;
}

/** A block of foam under cloth. */
export function upholstered(width: number, height: number, depth: number, stuffing: Stuffing = {}): BufferGeometry {
  const { radius = 5, spacing = 4, edgeSteps = 5 } = stuffing;
  return roundedBox(width, height, depth, { radius, spacing, edgeSteps, warp: stuffed(stuffing) });
}

function stuffed({ crown = 2, pull = 0.6, wrinkle = 0.4, seed = 0 }: Stuffing) {
  return (point: Vector3, half: Vector3): void => {
    const at = point.clone().divide(half);
    const open = { x: 1 - at.x * at.x, y: 1 - at.y * at.y, z: 1 - at.z * at.z };
    const bulge = (a: number, b: number): number => Math.sqrt(Math.max(0, a) * Math.max(0, b));
    point.y += at.y ** 3 * crown * bulge(open.x, open.z);
    point.z += at.z ** 3 * crown * 0.6 * bulge(open.x, open.y);
    point.x += at.x ** 3 * crown * 0.35 * bulge(open.y, open.z);
    const corner = pull * Math.abs(at.x * at.y * at.z);
    const crease = creaseAt(point, seed) * wrinkle;
    for (const axis of ['x', 'y', 'z'] as const) {
      point[axis] += Math.sign(at[axis]) * (at[axis] ** 2 * crease * (axis === 'x' ? 0.6 : 1) - corner);
    }
  };
}

/** Soft hills with a few sharp valleys between them, as cloth over foam has. */
function creaseAt({ x, y, z }: Vector3, seed: number): number {
  const [mx, my, mz] = [x / 100, y / 100, z / 100];
  const valley = Math.abs(folds.layered([mx * 7 + my * 5 + seed, my * 9 - mx * 4, mz * 6 + seed], 2));
  const hills = folds.layered([mx * 3.6 + seed * 3.1, my * 4 + seed, mz * 4 - seed], 3);
  return (hills * 1.1 - 0.9 * Math.max(0, 0.22 - valley)) * 2.2;
}

const AROUND = 44;

/** The piping round one face of an upholstered block of the same size and stuffing. */
export function piping(
  [width, height, depth]: readonly [number, number, number],
  stuffing: Stuffing,
  axis: 'y' | 'z',
  side: 1 | -1 = 1,
): BufferGeometry {
  const half = new Vector3(width / 2, height / 2, depth / 2);
  const radius = Math.min(stuffing.radius ?? 5, half.x, half.y, half.z) * 0.9999;
  const warp = stuffed(stuffing);
  const up = axis === 'y' ? 'z' : 'y';
  const inner = half.clone().subScalar(radius);
  const onEdge = (x: number, other: number): Vector3 => {
    const point = new Vector3();
    point.x = x * half.x;
    point[up] = other * half[up];
    point[axis] = side * half[axis];
    const core = point.clone().clamp(inner.clone().negate(), inner);
    point.sub(core).setLength(radius).add(core);
    warp(point, half);
    return point;
  };
  const corners = [-1, -1, 1, -1, 1, 1, -1, 1, -1, -1];
  const points: Vector3[] = [];
  for (let edge = 0; edge < 4; edge++) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = corners.slice(edge * 2);
    for (let step = 0; step < AROUND; step++) {
      const t = step / AROUND;
      points.push(onEdge(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t));
    }
  }
  return tube(points, 0.42, { isClosed: true, around: 6, along: steps(200) });
}
