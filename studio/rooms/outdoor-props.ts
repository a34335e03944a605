import { type BufferGeometry, type Object3D, PlaneGeometry } from 'three';
import type { Finish } from '../finishes/finish.ts';
import { Noise, randomFrom } from '../finishes/noise.ts';
import { board } from '../geometry/board.ts';
import { part, vector } from '../geometry/part.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { smoothNormals } from '../geometry/smooth-normals.ts';
import { bar, tube } from '../geometry/tube.ts';
import { turned, type ProfilePoint } from '../geometry/turned.ts';
import { groundUnder } from './house-parts.ts';
import { branches } from './plant.ts';

const drifts = new Noise(41);
const SNOW: Finish = 'matt:#f3f5f7';

/** A field of snow that reaches as far as one sees. */
export function snowField(): Object3D[] {
  const size = 5600;
  const field = new PlaneGeometry(size, size, 220, 220).rotateX(-Math.PI / 2);
  const position = field.getAttribute('position');
  for (let index = 0; index < position.count; index++) {
    // Points lie closer together in the middle, where the snow is looked at.
    const [x, z] = [position.getX(index), position.getZ(index)].map((at) => size * 0.5 * (at / (size * 0.5)) ** 3);
    position.setXYZ(index, x!, drifts.layered([x! / 130, z! / 90, 2], 3) * 9 - 5 + 60 * rise(-z! / 2600), z!);
  }
  return [part(smoothNormals(field), SNOW)];
}

const rise = (far: number): number => Math.max(0, far) ** 1.4;

/** A fence of two rails along z between posts, snow lying on it; the upper rail's ridge is at the height. */
export function snowyFence(height: number, reach: number, bare: number): Object3D[] {
  const posts = [-1, 1].flatMap((side) => [
    part(board(11, height + 16, 11, { seed: 4 + side, radius: 1.4, grain: 'y' }), 'wood:smokedOak', [
      0,
      (height + 16) / 2 - 6,
      side * bare,
    ]),
    part(turned(cap(9)), SNOW, [0, height + 10, side * bare]),
  ]);
  // The lower one is thin, so that what hangs over the upper one hangs in front of it.
  const rails = [5, 3].map((radius, index) => {
    const y = height - 5 - 53 * index;
    return part(bar(vector(0, y, -reach), vector(0, y, reach), radius, 20), 'wood:smokedOak');
  });
  const snow = [-1, 1].map((side) =>
    part(tube([vector(0, height, side * (bare + 5)), vector(0, height + 1, side * reach)], 5.6, { around: 16 }), SNOW),
  );
  const low = part(bar(vector(0, height - 55.6, -reach), vector(0, height - 55.6, reach), 3.1, 16), SNOW);
  return [...posts, ...rails, ...snow, low];
}

const cap = (radius: number): readonly ProfilePoint[] => [
  [radius * 0.9, 0],
  [radius, 2],
  [radius * 0.8, 6],
  [radius * 0.4, 8.6],
  [0.05, 9.4],
];

/** A spruce of ragged skirts one over the other, snow on each. */
export function snowySpruce(height: number, seed: number): Object3D[] {
  const random = randomFrom(seed);
  const tiers = 15;
  return Array.from({ length: tiers }, (_, index) => {
    const up = index / tiers;
    const radius = height * (0.2 * (1 - up) + 0.015) * (0.9 + random() * 0.2);
    const y = height * (0.06 + 0.88 * up);
    const turn = [(random() - 0.5) * 0.1, random() * 6, (random() - 0.5) * 0.1] as const;
    return [
      part(skirt(radius, height * 0.16), 'matt:#5a6a61', [0, y, 0], turn),
      part(skirt(radius * 0.84, height * 0.15), SNOW, [0, y + height * 0.022, 0], turn),
    ];
  }).flat();
}

function skirt(radius: number, tall: number): BufferGeometry {
  const shape = turned(
    [
      [radius, 0],
      [radius * 0.46, tall * 0.45],
      [0.05, tall],
    ],
    44,
  );
  const position = shape.getAttribute('position');
  for (let index = 0; index < position.count; index++) {
    const [x, z] = [position.getX(index), position.getZ(index)];
    const low = 1 - position.getY(index) / tall;
    const tip = Math.sin(Math.atan2(z, x) * 11) * low ** 2;
    position.setXYZ(index, x * (1 + 0.16 * tip), position.getY(index) - tall * 0.16 * tip, z * (1 + 0.16 * tip));
  }
  return smoothNormals(shape);
}

/** Fallen leaves on the ground in a rectangle, thickest at its far left. */
export function fallenLeaves(count: number, width: number, depth: number, finishes: readonly Finish[]): Object3D[] {
  const random = randomFrom(77);
  return Array.from({ length: count }, () => {
    const size = 6 + random() * 5;
    const leaf = new PlaneGeometry(size, size * 0.7, 4, 2).rotateX(-Math.PI / 2);
    const position = leaf.getAttribute('position');
    for (let index = 0; index < position.count; index++) {
      const along = position.getX(index) / size;
      // Pointed at both ends and curled up.
      position.setZ(index, position.getZ(index) * (1 - 3.6 * along * along));
      position.setY(index, 0.3 + Math.abs(position.getZ(index)) * 0.35 + along * along * size * 0.5);
    }
    const at = [(random() ** 1.4 - 0.5) * width, 0, (random() ** 1.3 - 0.5) * depth] as const;
    return part(smoothNormals(leaf), finishes[Math.floor(random() * finishes.length)]!, at, [0, random() * 6, 0]);
  });
}

/** A row of bushes along x, in two colours of leaves. */
export function shrubs(width: number, height: number, seed: number, leaves: readonly [Finish, Finish]): Object3D[] {
  const random = randomFrom(seed);
  const count = Math.round(width / 34);
  const bushes = Array.from({ length: count }, (_, index) => {
    const tall = height * (0.75 + random() * 0.5);
    const shape = { from: -30, count: 13, length: tall, lean: 52, leaf: 15, seed: seed + (index % 7), greens: leaves };
    const group = branches(shape);
    const at = [((index + 0.5) / count - 0.5) * width, 0, (random() - 0.5) * 40] as const;
    for (const item of group) item.position.set(...at);
    return group;
  });
  return [
    part(roundedBox(width, height * 0.5, 30, { radius: 8 }), 'matt:#5a4427', [0, height * 0.2, -34]),
    ...bushes.flat(),
  ];
}

/** Slabs of stone for a terrace, in rows that are half a slab apart. */
export function slabs(finish: Finish, columns: number, rows: number, size: number): Object3D[] {
  const random = randomFrom(6);
  const stones = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const x = (column - (columns - 1) / 2) * size + (row % 2 ? size / 2 : 0);
    const slab = roundedBox(size - 1.2, 4, size * 0.62 - 1.2, { radius: 0.5, cut: [random() * 5, random() * 5] });
    return part(slab, finish, [x, -2 + random() * 0.2, (row - (rows - 1) / 2) * size * 0.62]);
  });
  return [...stones, groundUnder(columns * size, rows * size * 0.62)];
}

/** A cloth thrown over an edge or on a surface: it lies in soft hills. */
export function cloth(width: number, depth: number, finish: Finish): Object3D {
  const sheet = new PlaneGeometry(width, depth, 40, 40).rotateX(-Math.PI / 2);
  const position = sheet.getAttribute('position');
  for (let index = 0; index < position.count; index++) {
    const [x, z] = [position.getX(index), position.getZ(index)];
    const hill = Math.max(0, drifts.layered([x / 16, z / 24, 7], 2) + 0.22) * 9;
    position.setXYZ(index, x * 0.86 + Math.sin(z / 9) * 2.4, 0.4 + hill, z * 0.86 + Math.sin(x / 8) * 2);
  }
  return part(smoothNormals(sheet), finish);
}
