import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';
import { steps } from './detail.ts';
import { smoothNormals } from './smooth-normals.ts';

type Axis = 'x' | 'y' | 'z';

export interface RoundedBox {
  readonly radius?: number;
  /** Steps round an edge. */
  readonly edgeSteps?: number;
  /** Distance between the points of a face; left out, a face is one piece. */
  readonly spacing?: number;
  /** The axis along which wood grain or a weave runs. */
  readonly grain?: Axis;
  /** Where on its texture the box is cut, in metres. */
  readonly cut?: readonly [number, number];
  /** Moves points of the rounded surface; it gets half of width, height and depth too. */
  readonly warp?: (point: Vector3, half: Vector3) => void;
}

const faces: readonly (readonly [across: Axis, up: Axis, out: Axis, side: 1 | -1])[] = [
  ['z', 'y', 'x', -1],
  ['y', 'z', 'x', 1],
  ['x', 'z', 'y', -1],
  ['z', 'x', 'y', 1],
  ['y', 'x', 'z', -1],
  ['x', 'y', 'z', 1],
];

/** A box of width, height and depth in centimetres, with rounded edges; its texture is measured in metres. */
export function roundedBox(width: number, height: number, depth: number, options: RoundedBox = {}): BufferGeometry {
  const half = new Vector3(width / 2, height / 2, depth / 2);
  const radius = Math.min(options.radius ?? 0.3, half.x, half.y, half.z) * 0.9999;
  const stops = (axis: Axis): number[] => stopsAlong(half[axis], radius, options);
  const along = { x: stops('x'), y: stops('y'), z: stops('z') };
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const [cutU, cutV] = options.cut ?? [0, 0];
  for (const [across, up, out, side] of faces) {
    const first = positions.length / 3;
    const columns = along[across];
    const rows = along[up];
    const [u, v] = up === (options.grain ?? 'x') ? [up, across] : [across, up];
    for (const row of rows) {
      for (const column of columns) {
        const point = new Vector3();
        point[across] = column;
        point[up] = row;
        point[out] = side * half[out];
        uvs.push(point[u] / 100 + cutU, point[v] / 100 + cutV);
        round(point, half, radius);
        options.warp?.(point, half);
        positions.push(point.x, point.y, point.z);
      }
    }
    gridTriangles(indices, first, columns.length, rows.length);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  return smoothNormals(geometry);
}

function stopsAlong(half: number, radius: number, { edgeSteps = 2, spacing }: RoundedBox): number[] {
  const edge = steps(edgeSteps, 1);
  const flat = 2 * (half - radius);
  const middle = spacing ? steps(flat / spacing, 1) : 1;
  const rising = Array.from({ length: edge }, (_, index) => -half + (radius * index) / edge);
  const level = Array.from({ length: middle + 1 }, (_, index) => -half + radius + (flat * index) / middle);
  return [...rising, ...level, ...rising.map((stop) => -stop).toReversed()];
}

/** Puts a point of the sharp box on the rounded one; edges are divided into equal angles. */
function round(point: Vector3, half: Vector3, radius: number): void {
  const core = new Vector3();
  for (const axis of ['x', 'y', 'z'] as const) {
    const limit = half[axis] - radius;
    core[axis] = Math.max(-limit, Math.min(limit, point[axis]));
    point[axis] = Math.tan((((point[axis] - core[axis]) / radius) * Math.PI) / 4);
  }
  point.setLength(radius).add(core);
}

function gridTriangles(indices: number[], first: number, columns: number, rows: number): void {
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corner = first + row * columns + column;
      indices.push(corner, corner + 1, corner + columns + 1, corner, corner + columns + 1, corner + columns);
    }
  }
}
