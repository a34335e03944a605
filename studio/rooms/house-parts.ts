import { BoxGeometry, Color, type Object3D, PlaneGeometry } from 'three';
import type { Finish } from '../finishes/finish.ts';
import { randomFrom } from '../finishes/noise.ts';
import { board } from '../geometry/board.ts';
import { part, placed, assembly, vector } from '../geometry/part.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { smoothNormals } from '../geometry/smooth-normals.ts';
import { bar } from '../geometry/tube.ts';
import { backWall } from './surroundings.ts';

/** A wall to a side: `facing` 1 looks to the right, -1 to the left. */
export function sideWall(colour: `#${string}`, x: number, facing: 1 | -1): Object3D {
  return placed(assembly(...backWall(colour, 0)), [x, 0, 0], (facing * Math.PI) / 2);
}

/** Panelling of upright boards on a wall, up to a height, with a rail on top. */
export function panelling(finish: Finish, width: number, height: number, z: number): Object3D[] {
  const pitch = 14;
  const count = Math.ceil(width / pitch);
  const boards = Array.from({ length: count }, (_, index) =>
    part(board(pitch - 0.5, height, 1.6, { seed: index + 3, radius: 0.4, grain: 'y' }), finish, [
      (index - (count - 1) / 2) * pitch,
      height / 2,
      z + 0.8,
    ]),
  );
  return [
    ...boards,
    part(new PlaneGeometry(width, height), 'matt:#33312d', [0, height / 2, z + 0.3]),
    part(board(width, 4, 3.4, { radius: 0.6, spacing: 40 }), finish, [0, height, z + 1.7]),
  ];
}

/** Square tiles in two colours, like a board for chess. */
export function chequers(finishes: readonly [Finish, Finish], columns: number, rows: number, size: number): Object3D[] {
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const at = [(column - (columns - 1) / 2) * size, -1, (row - (rows - 1) / 2) * size] as const;
    const tile = roundedBox(size - 0.3, 2, size - 0.3, { radius: 0.15, cut: [column * 0.37, row * 0.53] });
    return part(tile, finishes[(column + row) % 2]!, at);
  });
  return [...tiles, groundUnder(columns * size, rows * size)];
}

/** What is seen in the joints. */
export function groundUnder(width: number, depth: number): Object3D {
  return part(new BoxGeometry(width * 1.3, 1, depth * 1.3), 'matt:#6d6a62', [0, -1.2, 0]);
}

const STEP = { rise: 17.5, going: 27, depth: 104 } as const;

/** A flight that climbs to the right from the place where it stands, with a banister in front. */
export function stairs(count: number): Object3D[] {
  const { rise, going, depth } = STEP;
  const steps = Array.from({ length: count }, (_, index) => {
    const [x, top] = [going * (index + 0.5), rise * (index + 1)];
    return [
      part(board(going, top - 3, depth - 4, { radius: 0.2 }), 'lacquer:#ebe5d8', [x, (top - 3) / 2, 0]),
      part(board(going + 3, 3, depth, { seed: index + 5, radius: 0.9, grain: 'z' }), 'wood:smokedOak', [
        x - 1.5,
        top - 1.5,
        0,
      ]),
      ...[-0.27, 0.23].map((across) =>
        part(bar(vector(0, 0, 0), vector(0, 80 + rise * across, 0), 1.1), 'lacquer:#ebe5d8', [
          x + going * across,
          top,
          depth / 2 - 5,
        ]),
      ),
    ];
  });
  const front = depth / 2 - 5;
  const [start, end] = [vector(-6, 88, front), vector(going * count, 88 + rise * (count + 0.22), front)];
  return [
    ...steps.flat(),
    part(bar(start, end, 2.7, 16), 'wood:smokedOak'),
    part(roundedBox(9, 96, 9, { radius: 0.8 }), 'wood:smokedOak', [-6, 48, front]),
    part(roundedBox(12, 4, 12, { radius: 1.6, edgeSteps: 4 }), 'wood:smokedOak', [-6, 98, front]),
  ];
}

interface Curtain {
  readonly width: number;
  readonly height: number;
  readonly finish: Finish;
  readonly folds: number;
  readonly seed: number;
}

/** Cloth that hangs in folds, its lower edge at y = 0. */
export function curtain({ width, height, finish, folds, seed }: Curtain): Object3D {
  const cloth = new PlaneGeometry(width, height, folds * 12, 8);
  const random = randomFrom(seed);
  const [phase, second] = [random() * 6, random() * 6];
  const position = cloth.getAttribute('position');
  const uv = cloth.getAttribute('uv');
  const deep = (width / folds) * 0.28;
  for (let index = 0; index < position.count; index++) {
    const along = position.getX(index) / width + 0.5;
    const swing = Math.sin(along * folds * 2 * Math.PI + phase) + 0.4 * Math.sin(along * folds * 3.7 + second);
    const down = 0.5 - position.getY(index) / height;
    position.setZ(index, swing * deep * (0.75 + 0.35 * down));
    uv.setXY(index, (uv.getX(index) * width * 1.5) / 100, (uv.getY(index) * height) / 100);
  }
  return part(smoothNormals(cloth), finish, [0, height / 2, 0]);
}

const SKY_BANDS = 24;

interface Window {
  readonly width: number;
  readonly height: number;
  /** What is seen of the sky, below and above, and of the trees before it. */
  readonly sky: readonly [`#${string}`, `#${string}`];
  readonly trees: `#${string}`;
  readonly frame: Finish;
}

/** A window on a wall, its lower edge at y = 0, with spruces outside. */
export function litWindow({ width, height, sky, trees, frame }: Window): Object3D[] {
  const band = height / SKY_BANDS;
  const random = randomFrom(8);
  const bands = Array.from({ length: SKY_BANDS }, (_, index) => {
    const colour = new Color(sky[0]).lerp(new Color(sky[1]), index / (SKY_BANDS - 1));
    return part(new PlaneGeometry(width, band), `glow:#${colour.getHexString()}`, [0, band * (index + 0.5), 0.4]);
  });
  const spruces = Array.from({ length: Math.round(width / 9) }, (_, index) => {
    const tall = height * (0.16 + random() * 0.26);
    const x = -width / 2 + 6 + index * 9 + random() * 4;
    return spruce(Math.max(-width / 2 + 8, Math.min(width / 2 - 8, x)), tall, trees);
  });
  const upright = (x: number, wide: number) =>
    part(board(wide, height + 12, 5, { radius: 0.5, grain: 'y' }), frame, [x, height / 2, 2]);
  const level = (y: number, high: number, deep = 5) =>
    part(board(width + 14, high, deep, { radius: 0.5 }), frame, [0, y, deep / 2]);
  return [
    ...bands,
    ...spruces,
    upright(-width / 2, 7),
    upright(width / 2, 7),
    upright(0, 4),
    level(height, 7),
    level(0, 5, 13),
    part(board(width, 2.6, 3, { radius: 0.4 }), frame, [0, height * 0.64, 2]),
  ];
}

/** A flat one, far away. */
function spruce(x: number, tall: number, colour: `#${string}`): Object3D {
  const shape = new PlaneGeometry(15, tall, 1, 1);
  const position = shape.getAttribute('position');
  for (const top of [0, 1]) position.setX(top, 0);
  return part(shape, `glow:${colour}`, [x, tall / 2, 0.8]);
}
