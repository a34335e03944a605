import { type Group, Matrix3, Mesh, Vector3 } from 'three';
import { DRAWING } from './drawing.ts';

/** A piece as it is seen from the front, slanted: what is behind lies to the right of it and above. One entry a pixel. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixelsPerCm: number;
  /** Number of the part that is seen, from 1; 0 where nothing is. */
  readonly part: Uint16Array;
  /** How far behind the front it is, in centimetres. */
  readonly depth: Float32Array;
  /** Which way its surface looks, three numbers a pixel. */
  readonly normal: Float32Array;
}

/** The lower left corner of the front, and how large a centimetre is drawn. */
export interface Placing {
  readonly left: number;
  readonly floor: number;
  readonly front: number;
  readonly pixelsPerCm: number;
  readonly width: number;
  readonly height: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly normal: Vector3;
}

/** Where two surfaces lie in one plane, the part that was drawn first is seen, not now this one and now that. */
const IN_FRONT_CM = 0.05;

/** Draws every triangle of a piece whose parts are where they belong; of several in one pixel the one in front is seen. */
export function rasterised(piece: Group, placing: Placing): Raster {
  const { width, height, pixelsPerCm } = placing;
  const raster: Raster = {
    width,
    height,
    pixelsPerCm,
    part: new Uint16Array(width * height),
    depth: new Float32Array(width * height).fill(Infinity),
    normal: new Float32Array(width * height * 3),
  };
  let count = 0;
  piece.traverse((part) => {
    if (part instanceof Mesh) drawPart(raster, part as Mesh, ++count, placing);
  });
  return raster;
}

function drawPart(raster: Raster, mesh: Mesh, number: number, placing: Placing): void {
  const corners = cornersOf(mesh, placing);
  const { index } = mesh.geometry;
  const count = index?.count ?? corners.length;
  const at = (place: number): Corner => corners[index ? index.getX(place) : place]!;
  for (let place = 0; place + 2 < count; place += 3) {
    drawTriangle(raster, [at(place), at(place + 1), at(place + 2)], number);
  }
}

function cornersOf({ geometry, matrixWorld }: Mesh, placing: Placing): Corner[] {
  const positions = geometry.getAttribute('position');
  const normals = geometry.getAttribute('normal');
  const turn = new Matrix3().getNormalMatrix(matrixWorld);
  const { left, floor, front, pixelsPerCm, height } = placing;
  return Array.from({ length: positions.count }, (_, place) => {
    const point = new Vector3().fromBufferAttribute(positions, place).applyMatrix4(matrixWorld);
    const depth = front - point.z;
    return {
      x: (point.x - left + depth * DRAWING.slant.x) * pixelsPerCm,
      y: height - (point.y - floor + depth * DRAWING.slant.y) * pixelsPerCm,
      depth,
      normal: new Vector3().fromBufferAttribute(normals, place).applyMatrix3(turn).normalize(),
    };
  });
}

function drawTriangle(
  { width, height, part, depth, normal }: Raster,
  [a, b, c]: readonly [Corner, Corner, Corner],
  number: number,
): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (area === 0) return;
  const [minX, maxX] = [
    Math.max(0, Math.floor(Math.min(a.x, b.x, c.x))),
    Math.min(width - 1, Math.ceil(Math.max(a.x, b.x, c.x))),
  ];
  const [minY, maxY] = [
    Math.max(0, Math.floor(Math.min(a.y, b.y, c.y))),
    Math.min(height - 1, Math.ceil(Math.max(a.y, b.y, c.y))),
  ];
  for (let y = minY; y <= maxY; y++) {
    for (let x = minX; x <= maxX; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      const ofB = ((px - a.x) * (c.y - a.y) - (c.x - a.x) * (py - a.y)) / area;
      const ofC = ((b.x - a.x) * (py - a.y) - (px - a.x) * (b.y - a.y)) / area;
      const ofA = 1 - ofB - ofC;
      if (ofA < 0 || ofB < 0 || ofC < 0) continue;
      const pixel = y * width + x;
      const far = a.depth * ofA + b.depth * ofB + c.depth * ofC;
      if (far > depth[pixel]! - IN_FRONT_CM) continue;
      depth[pixel] = far;
      part[pixel] = number;
      normal[pixel * 3] = a.normal.x * ofA + b.normal.x * ofB + c.normal.x * ofC;
      normal[pixel * 3 + 1] = a.normal.y * ofA + b.normal.y * ofB + c.normal.y * ofC;
      normal[pixel * 3 + 2] = a.normal.z * ofA + b.normal.z * ofB + c.normal.z * ofC;
    }
  }
}
