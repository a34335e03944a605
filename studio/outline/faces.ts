import { DRAWING } from './drawing.ts';
import type { Raster } from './rasterised.ts';

/** Neighbours whose surfaces turn by less belong to one face: cushions are round, edges of boards are not. */
const TURN_MAX = Math.cos((14 * Math.PI) / 180);
/** A step back of so many centimetres is an edge, beside what a slanted surface recedes from one pixel to the next. */
const STEP_CM = 1.2;
/** Surfaces that are seen from the side recede by no more than ten times what they go across. */
const FACING_MIN = 0.1;
/** A face is so many pixels wide somewhere; what is narrower is the rounding of an edge. */
const REACH = 4;
/** What is smaller, in pixels, is usually a grain in a larger face of its part. */
export const GRAIN = 500;
/** A thin part with so much air beside it stands by itself, such as a wire; with less it is a seam of what it lies on. */
const AIR_MIN = 0.3;

/** The faces that are seen: a number for each pixel, 0 where nothing is. What has fewer pixels than `grain` is none. */
export function facesOf(raster: Raster, grain: number): Int32Array {
  const faces = connected(raster, (a, b) => isSameFace(raster, a, b));
  const wide = wideFaces(raster, faces, grain);
  const within = (from: number, to: number): boolean => raster.part[from] === raster.part[to];
  const filled = spread(
    raster,
    faces.map((face) => (wide.has(face) ? face : 0)),
    within,
  );
  return withThinParts(raster, filled, grain);
}

/**
 * Parts without a wide face: what is woven of them is a face, what stands by itself is one, and the others belong to what
 * they lie on.
 */
function withThinParts(raster: Raster, faces: Int32Array, grain: number): Int32Array {
  const { part } = raster;
  const isThin = (pixel: number): boolean => part[pixel] !== 0 && faces[pixel] === 0;
  const woven = connected(raster, (a, b) => isThin(a) && isThin(b));
  const wide = wideFaces(raster, woven, grain);
  const airy = airyParts(raster);
  const beyond = faces.length;
  const named = faces.map((face, pixel) => {
    if (!isThin(pixel)) return face;
    if (airy.has(part[pixel]!)) return beyond + part[pixel]!;
    return wide.has(woven[pixel]!) ? 2 * beyond + woven[pixel]! : 0;
  });
  return spread(raster, named, () => true);
}

/** The parts that have nothing beside a good deal of their edge. */
function airyParts(raster: Raster): ReadonlySet<number> {
  const edge = new Map<number, { air: number; all: number }>();
  const { part } = raster;
  for (const [pixel, number] of part.entries()) {
    if (number === 0) continue;
    const counts = edge.get(number) ?? { air: 0, all: 0 };
    edge.set(number, counts);
    for (const next of neighbours(raster, pixel)) {
      if (part[next] === number) continue;
      counts.all++;
      if (part[next] === 0) counts.air++;
    }
  }
  return new Set([...edge].filter(([, { air, all }]) => air > all * AIR_MIN).map(([number]) => number));
}

/** Numbers the pixels that belong together. */
function connected(raster: Raster, isOne: (a: number, b: number) => boolean): Int32Array {
  const { part } = raster;
  const faces = new Int32Array(part.length);
  let count = 0;
  const join = (from: number, next: number): boolean => {
    if (faces[next] !== 0 || !isOne(from, next)) return false;
    faces[next] = count;
    return true;
  };
  for (const [start, number] of part.entries()) {
    if (number === 0 || faces[start] !== 0) continue;
    faces[start] = ++count;
    flood(raster, [start], join);
  }
  return faces;
}

/** Goes from pixels to those beside them, as long as `join` takes one in. */
function flood(raster: Raster, starts: readonly number[], join: (from: number, next: number) => boolean): void {
  const onwards = (from: number): number[] =>
    neighbours(raster, from).filter((next) => raster.part[next] !== 0 && join(from, next));
  for (let front = starts; front.length > 0;) front = front.flatMap(onwards);
}

function isSameFace(raster: Raster, a: number, b: number): boolean {
  const { part, normal } = raster;
  if (part[a] !== part[b] || isStep(raster, a, b)) return false;
  const [p, q] = [a * 3, b * 3];
  return normal[p]! * normal[q]! + normal[p + 1]! * normal[q + 1]! + normal[p + 2]! * normal[q + 2]! > TURN_MAX;
}

/** Whether one of two neighbours is further back than its surface leads. */
function isStep({ depth, normal, pixelsPerCm }: Raster, a: number, b: number): boolean {
  const [x, y, z] = [normal[a * 3]!, normal[a * 3 + 1]!, normal[a * 3 + 2]!];
  const facing = Math.max(FACING_MIN, DRAWING.slant.x * x + DRAWING.slant.y * y + z);
  const recedes = Math.max(Math.abs(x), Math.abs(y)) / facing / pixelsPerCm;
  return Math.abs(depth[a]! - depth[b]!) > STEP_CM + 2 * recedes;
}

function neighbours({ width, height }: Raster, pixel: number): number[] {
  const x = pixel % width;
  const beside = [];
  if (x > 0) beside.push(pixel - 1);
  if (x < width - 1) beside.push(pixel + 1);
  if (pixel >= width) beside.push(pixel - width);
  if (pixel < width * (height - 1)) beside.push(pixel + width);
  return beside;
}

/** The faces that are wide enough to be seen as such, and larger than a grain. */
function wideFaces({ width, height }: Raster, faces: Int32Array, grain: number): ReadonlySet<number> {
  const sizes = new Map<number, number>();
  for (const face of faces) sizes.set(face, (sizes.get(face) ?? 0) + 1);
  const wide = new Set<number>();
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      const face = faces[y * width + x]!;
      if (face === 0 || wide.has(face) || sizes.get(face)! < grain) continue;
      if (isAround(faces, width, { x, y, face })) wide.add(face);
    }
  }
  return wide;
}

function isAround(faces: Int32Array, width: number, { x, y, face }: { x: number; y: number; face: number }): boolean {
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) if (faces[(y + dy) * width + x + dx] !== face) return false;
  }
  return true;
}

/** Gives pixels without a face to the one that is next to them, so that faces meet in the middle of what is between them. */
function spread(raster: Raster, faces: Int32Array, mayGo: (from: number, to: number) => boolean): Int32Array {
  const result = faces.slice();
  const starts = [...result.keys()].filter((pixel) => result[pixel] !== 0);
  flood(raster, starts, (from, next) => {
    if (result[next] !== 0 || !mayGo(from, next)) return false;
    result[next] = result[from]!;
    return true;
  });
  return result;
}
