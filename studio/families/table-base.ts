import type { Object3D } from 'three';
import { board } from '../geometry/board.ts';
import { part, vector } from '../geometry/part.ts';
import { bar, bentWay, tube } from '../geometry/tube.ts';
import { leg, turned } from '../geometry/turned.ts';

/** What carries a table top, in centimetres. */
export interface TableBase {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly thickness: number;
  readonly legs: 'tapered' | 'square' | 'trestle' | 'pedestal' | 'panel' | 'tripod' | 'drum' | 'columns' | 'cross';
  /** Between the feet, along the table. */
  readonly legDistance?: number;
  /** Height of the frame under the top; 0 is none. */
  readonly apron?: number;
}

export function tableBase(base: TableBase): Object3D[] {
  switch (base.legs) {
    case 'tapered':
      return [...taperedLegs(base), ...apronOf(base)];
    case 'square':
      return [...squareLegs(base), ...apronOf(base)];
    case 'trestle':
      return trestles(base);
    case 'panel':
      return panels(base);
    case 'pedestal':
      return [pedestal(base)];
    case 'tripod':
      return tripod(base);
    case 'drum':
      return drum(base);
    case 'columns':
      return columns(base);
    case 'cross':
      return crosses(base);
  }
}

const under = ({ height, thickness }: TableBase): number => height - thickness;

/** Where the legs meet the top: half the distance along and across. */
function feet({ width, depth, legDistance = width - 26, legs }: TableBase): readonly [number, number] {
  const edge = legs === 'square' ? 4.5 : 11;
  const isRound = Math.abs(width - depth) < 1 && legDistance < width * 0.75;
  return [legDistance / 2, isRound ? legDistance / 2 : depth / 2 - edge];
}

const corners = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

const SPLAY = 0.08;

function taperedLegs(base: TableBase): Object3D[] {
  const [x, z] = feet(base);
  const tall = under(base);
  const thick = base.height > 60 ? 3.4 : 2.6;
  return corners.map(([sx, sz], index) => {
    // The foot stands where the legs are said to stand; the top of the leg is further in.
    const lean = (SPLAY * tall) / 2;
    const at = [sx * (x - lean), tall / 2, sz * (z - lean * 0.6)] as const;
    return part(leg(thick, thick * 0.56, tall + 0.4, index + 5), 'wood', at, [sz * -SPLAY * 0.6, 0, sx * SPLAY]);
  });
}

function squareLegs(base: TableBase): Object3D[] {
  const [x, z] = feet(base);
  const tall = under(base);
  return corners.map(([sx, sz], index) =>
    part(board(6.4, tall, 6.4, { seed: index + 5, radius: 0.5 }), 'wood', [sx * x, tall / 2, sz * z]),
  );
}

/** The frame ends inside the legs, so that nothing floats between them. */
function apronOf(base: TableBase): Object3D[] {
  const { apron = 0, legs } = base;
  if (apron === 0) return [];
  const [footX, footZ] = feet(base);
  const tall = under(base);
  const lean = legs === 'tapered' ? SPLAY * (tall - apron / 2) : 0;
  const [x, z] = [footX - lean, footZ - lean * 0.6];
  const y = tall - apron / 2;
  return [-1, 1].flatMap((side) => [
    part(board(2 * x, apron, 2.2, { seed: 20 + side }), 'wood', [0, y, side * z]),
    part(board(2.2, apron, 2 * z, { seed: 30 + side, grain: 'z' }), 'wood', [side * x, y, 0]),
  ]);
}

function trestles(base: TableBase): Object3D[] {
  const [x, z] = feet(base);
  const tall = under(base);
  const beam = part(bar(vector(-x, tall - 4, 0), vector(x, tall - 4, 0), 1.3), 'metal');
  const frames = [-1, 1].map((side) => {
    const way = [vector(0, tall, -z + 6), vector(0, 1.4, -z), vector(0, 1.4, z), vector(0, tall, z - 6)];
    return part(tube(bentWay(way, 6), 1.4, { along: 110 }), 'metal', [side * x, 0, 0]);
  });
  const plates = [-1, 1].map((side) => part(board(6, 0.8, 2 * z - 10), 'metal', [side * x, tall - 0.4, 0]));
  return [beam, ...frames, ...plates];
}

function panels(base: TableBase): Object3D[] {
  const [x] = feet(base);
  const tall = under(base);
  const sides = [-1, 1].map((side) =>
    part(board(3.4, tall, base.depth * 0.72, { seed: 5 + side, grain: 'y' }), 'wood', [side * x, tall / 2, 0]),
  );
  return [...sides, part(board(2 * x, 9, 2.4, { seed: 9 }), 'wood', [0, tall - 12, 0])];
}

function pedestal(base: TableBase): Object3D {
  const tall = under(base);
  const foot = Math.min(base.width, base.depth) * 0.3;
  return part(
    turned([
      [0.1, 0],
      [foot, 0],
      [foot, 1.2],
      [foot * 0.6, 4],
      [foot * 0.24, tall * 0.3],
      [foot * 0.18, tall * 0.6],
      [foot * 0.36, tall * 0.94],
      [foot * 0.55, tall],
    ]),
    'wood',
  );
}

/** One upright on a round foot, a little off the middle, as a table that goes over a sofa's arm has it. */
function tripod(base: TableBase): Object3D[] {
  const tall = under(base);
  const foot = base.width * 0.36;
  return [
    part(
      turned([
        [0.1, 0],
        [foot, 0],
        [foot, 0.7],
        [foot - 0.4, 1],
        [2, 1.2],
        [0.1, 1.2],
      ]),
      'metal',
    ),
    part(bar(vector(0, 1, 0), vector(0, tall, 0), 1.1, 20), 'metal'),
    part(
      turned([
        [0.1, 0],
        [4.5, 0],
        [4.5, 0.5],
        [0.1, 0.5],
      ]),
      'metal',
      [0, tall - 2.4, 0],
    ),
  ];
}

/** Slats all around, closed like a drum. */
function drum(base: TableBase): Object3D[] {
  const tall = under(base);
  const radius = (Math.min(base.width, base.depth) / 2) * 0.82;
  const count = Math.round((radius * 2 * Math.PI) / 3.6);
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const slat = part(board(3.1, tall, 1.8, { seed: index, grain: 'y', radius: 0.8, edgeSteps: 3 }), 'wood', [
      Math.sin(angle) * radius,
      tall / 2,
      Math.cos(angle) * radius,
    ]);
    slat.rotation.y = angle;
    return slat;
  });
}

/** Thick posts: three under a round top, one at each end of a long one. */
function columns(base: TableBase): Object3D[] {
  const { width, depth } = base;
  const tall = under(base);
  const isRound = Math.abs(width - depth) < 1;
  const [x] = feet(base);
  const places = isRound
    ? [0.5, 2.6, 4.7].map((angle) => [Math.sin(angle) * width * 0.27, Math.cos(angle) * width * 0.27] as const)
    : [-1, 1].map((side) => [side * x, 0] as const);
  const thick = isRound ? width * 0.09 : depth * 0.16;
  return places.map(([at, off], index) => part(leg(thick, thick, tall + 0.4, index + 3), 'wood', [at, tall / 2, off]));
}

/** Two crossed beams at each end, held by one that runs between them. */
function crosses(base: TableBase): Object3D[] {
  const [x, z] = feet(base);
  const tall = under(base);
  const thick = base.height > 60 ? 6 : 4.4;
  const lean = Math.atan((2 * z) / tall);
  // The corners of a leaning beam reach further than its middle.
  const long = (tall - thick * Math.sin(lean)) / Math.cos(lean);
  const ends = [-1, 1].flatMap((side) =>
    [-1, 1].map((turn) =>
      part(
        board(thick - 0.3 * turn, long, thick, { seed: side + turn + 5, grain: 'y', radius: 0.4 }),
        'wood',
        [side * x, tall / 2, 0],
        [turn * lean, 0, 0],
      ),
    ),
  );
  return [...ends, part(board(2 * x, thick * 0.8, thick * 0.8, { seed: 12 }), 'wood', [0, tall / 2, 0])];
}
