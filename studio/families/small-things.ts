import { type Group, type Object3D } from 'three';
import { board } from '../geometry/board.ts';
import { assembly, fitted, part, placed, vector } from '../geometry/part.ts';
import { pillow } from '../geometry/pillow.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { bentWay, tube } from '../geometry/tube.ts';
import { type ProfilePoint, turned } from '../geometry/turned.ts';
import { basket } from './basket.ts';

/** A loose cushion, in centimetres. Parts: `cloth`, `trim` where the seam has a colour of its own. */
export interface Cushion {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly hasTrim?: boolean;
  readonly shape?: 'roll';
}

export function cushion(given: Cushion): Group {
  const { width, height, depth, hasTrim, shape } = given;
  if (shape === 'roll') return fitted(roll(given), given);
  const seam = Array.from({ length: 60 }, (_, index) => {
    const along = ((index % 15) / 15) * 2 - 1;
    const side = Math.floor(index / 15);
    const [a = 0, b = 0] = [
      [along, -1],
      [1, along],
      [-along, 1],
      [-1, -along],
    ][side]!;
    return vector(((a * width) / 2) * (1 - 0.08 * (1 - b * b)), ((b * height) / 2) * (1 - 0.08 * (1 - a * a)), 0);
  });
  const body = part(pillow(width, height, depth, 3), 'cloth');
  const cord = tube(seam, hasTrim ? 0.6 : 0.4, { isClosed: true, around: 8, along: 180 });
  return fitted(assembly(body, part(cord, hasTrim ? 'trim' : 'cloth')), { width, height, depth });
}

/** A bolster: it lies on its side. */
function roll({ width, height }: Cushion): Object3D {
  const radius = height / 2;
  const shape = turned([
    [0.1, 1],
    [radius * 0.7, 0],
    [radius * 0.97, radius * 0.16],
    [radius, width / 2],
    [radius * 0.97, width - radius * 0.16],
    [radius * 0.7, width],
    [0.1, width - 1],
  ]);
  return part(shape, 'cloth', [width / 2, radius, 0], [0, 0, Math.PI / 2]);
}

/** A vase, with a bowl beside it where one is included, in centimetres. Part: `ceramic`. */
export interface Vase {
  readonly width: number;
  readonly height: number;
  readonly shape: 'belly' | 'bottle' | 'tall' | 'globe' | 'flared';
  /** Width of the bowl. */
  readonly bowl?: number;
}

const BOWL_GAP = 1;

const vaseProfiles: Readonly<Record<Vase['shape'], readonly ProfilePoint[]>> = {
  belly: [
    [0.01, 0],
    [0.5, 0],
    [0.62, 0.02],
    [0.98, 0.3],
    [0.86, 0.6],
    [0.42, 0.82],
    [0.36, 0.9],
    [0.44, 1],
  ],
  bottle: [
    [0.01, 0],
    [0.7, 0],
    [0.8, 0.02],
    [1, 0.24],
    [0.8, 0.46],
    [0.26, 0.62],
    [0.2, 0.8],
    [0.28, 1],
  ],
  tall: [
    [0.01, 0],
    [0.66, 0],
    [0.72, 0.02],
    [0.94, 0.5],
    [0.9, 0.74],
    [0.62, 0.92],
    [0.66, 1],
  ],
  globe: [
    [0.01, 0],
    [0.4, 0],
    [0.52, 0.02],
    [1, 0.5],
    [0.6, 0.92],
    [0.3, 0.97],
    [0.32, 1],
  ],
  flared: [
    [0.01, 0],
    [0.46, 0],
    [0.5, 0.03],
    [0.44, 0.4],
    [0.6, 0.75],
    [0.86, 0.95],
    [1, 1],
  ],
};

export function vase({ width, height, shape, bowl: bowlWidth = 0 }: Vase): Group {
  const radius = width / 2;
  const outer = vaseProfiles[shape].map(([out, up]): ProfilePoint => [out * radius, up * height]);
  const neck = outer.at(-1)![0];
  const narrow = Math.min(...outer.slice(-3).map(([out]) => out)) * 0.8;
  const inner: ProfilePoint[] =
    shape === 'flared'
      ? // What is made of glass is seen through down to its bottom.
        [...outer.slice(2).toReversed(), [0.1, 0] as const].map(([out, up]) => [
          Math.max(0.1, out - 0.5),
          Math.min(up + 0.9, height - 0.1),
        ])
      : [
          [neck - 0.5, height - 0.1],
          [narrow, height * 0.92],
          [narrow, height * 0.82],
          [0.1, height * 0.8],
        ];
  const wall = turned([...outer, ...inner], 96);
  // Glass is drawn in the order in which it is turned: begun at the side, all that is far away comes before all that is near.
  if (shape === 'flared') wall.rotateY(Math.PI / 2);
  const thrown = fitted(assembly(part(wall, 'ceramic')), { width, depth: width, height });
  if (bowlWidth === 0) return thrown;
  const beside = placed(bowl(bowlWidth, bowlWidth * 0.46), [(width + bowlWidth) / 2 + BOWL_GAP, 0, 2]);
  return fitted(assembly(thrown, beside), { width: width + BOWL_GAP + bowlWidth, height });
}

/** A bowl to put beside it. */
function bowl(width: number, height: number): Object3D {
  const radius = width / 2;
  return part(
    turned(
      [
        [0.1, 0],
        [radius * 0.4, 0],
        [radius * 0.8, height * 0.4],
        [radius, height],
        [radius - 0.5, height],
        [radius * 0.72, height * 0.46],
        [0.1, height * 0.16],
      ],
      72,
    ),
    'ceramic',
  );
}

/** A large storage box with a lid and smaller ones on top of it, in centimetres. Parts: `cloth`, `lid`, `strap`. */
export interface Boxes {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Two unless it says so. */
  readonly count?: 1 | 3;
  /** One basket of rope instead. */
  readonly shape?: 'basket';
}

export function boxes({ width, depth, height, count, shape }: Boxes): Group {
  if (shape === 'basket') return basket({ width, height });
  if (count === 1) return fitted(boxWithLid(width, height, depth), { width, depth, height });
  if (count === 3) {
    const each = [0.42, 0.32, 0.26].map((share) => share * height);
    const stack = each.map((tall, index) => {
      const scale = 1 - index * 0.16;
      const below = each.slice(0, index).reduce((sum, other) => sum + other, 0);
      return placed(boxWithLid(width * scale, tall, depth * scale), [index * 1.5, below, 0], index * -0.06);
    });
    return fitted(assembly(...stack), { width, depth, height });
  }
  const tall = height * 0.58;
  const large = boxWithLid(width, tall, depth);
  const small = placed(boxWithLid(width * 0.72, height - tall, depth * 0.78), [-width * 0.06, tall, 0], 0.08);
  return fitted(assembly(large, small), { width, depth, height });
}

function boxWithLid(width: number, height: number, depth: number): Group {
  const lid = Math.min(5, height * 0.34);
  const body = roundedBox(width - 0.8, height - 1, depth - 0.8, { radius: 0.7, edgeSteps: 3 });
  const cover = roundedBox(width, lid, depth, { radius: 0.7, edgeSteps: 3 });
  const grip = [vector(-4, 1.2, 0), vector(-4, -1.4, 1), vector(4, -1.4, 1), vector(4, 1.2, 0)];
  return assembly(
    part(body, 'cloth', [0, height / 2 - 0.5, 0]),
    part(cover, 'lid', [0, height - lid / 2, 0]),
    part(tube(bentWay(grip, 1.2), 0.45, { along: 40 }), 'strap', [0, (height - lid) * 0.62, depth / 2 - 0.3]),
  );
}

/** A box of slats for garden cushions, in centimetres. Parts: `wood`, `metal`. */
export interface CushionBox {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

export function cushionBox({ width, depth, height }: CushionBox): Group {
  const rows = Math.round((height - 8) / 9);
  const pitch = (height - 8) / rows;
  const sides = Array.from({ length: rows }, (_, row) => {
    const y = 4 + pitch * (row + 0.5);
    return [-1, 1].flatMap((side) => [
      part(board(width - 4, pitch - 0.8, 1.8, { seed: row + side }), 'wood', [0, y, side * (depth / 2 - 3)]),
      part(board(1.8, pitch - 0.8, depth - 4, { seed: row + 9 + side, grain: 'z' }), 'wood', [
        side * (width / 2 - 3),
        y,
        0,
      ]),
    ]);
  });
  const lids = Array.from({ length: 5 }, (_, index) => {
    const each = depth / 5;
    return part(board(width, 2.4, each - 0.6, { seed: index + 40, radius: 0.5 }), 'wood', [
      0,
      height - 1.2,
      -depth / 2 + each * (index + 0.5),
    ]);
  });
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      part(board(5, height - 3, 5, { seed: x + z, radius: 0.5 }), 'wood', [
        x * (width / 2 - 4.6),
        (height - 3) / 2,
        z * (depth / 2 - 4.6),
      ]),
    ),
  );
  const inside = part(roundedBox(width - 9, height - 10, depth - 9), 'shade', [0, height / 2, 0]);
  return fitted(assembly(...sides.flat(), ...lids, ...posts, inside), { width, depth, height });
}
