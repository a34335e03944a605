import { BoxGeometry, type BufferGeometry, type Object3D, PlaneGeometry } from 'three';
import type { Finish } from '../finishes/finish.ts';
import { randomFrom } from '../finishes/noise.ts';
import { board } from '../geometry/board.ts';
import { part } from '../geometry/part.ts';

/** Boards of a floor or a deck round the middle, their upper side at 0; `turned` ones run towards whoever looks. */
export interface Floor {
  readonly finish: Finish;
  readonly width: number;
  readonly depth: number;
  readonly boardWidth: number;
  readonly gap: number;
  readonly isTurned?: boolean;
}

const BOARD_LENGTH = 230;
/** Long faces are drawn in pieces: the renderer loses the depth of slivers, and they would shine through furniture. */
const PIECE = 40;

export function floorBoards({ finish, width, depth, boardWidth, gap, isTurned = false }: Floor): Object3D[] {
  const random = randomFrom(3);
  const [length, across] = isTurned ? [depth, width] : [width, depth];
  const boards: Object3D[] = [];
  let seed = 1;
  for (let row = 0; row * boardWidth < across; row++) {
    const offset = -across / 2 + boardWidth * (row + 0.5);
    for (let start = -length / 2 - random() * BOARD_LENGTH; start < length / 2; start += BOARD_LENGTH) {
      const middle = start + BOARD_LENGTH / 2;
      const size = [BOARD_LENGTH - gap, boardWidth - gap] as const;
      const shape = {
        seed: seed++,
        radius: 0.14,
        edgeSteps: 1,
        spacing: PIECE,
        grain: isTurned ? ('z' as const) : ('x' as const),
      };
      boards.push(
        isTurned
          ? part(board(size[1], 2, size[0], shape), finish, [offset, -1, middle])
          : part(board(size[0], 2, size[1], shape), finish, [middle, -1, offset]),
      );
    }
  }
  return [...boards, part(new BoxGeometry(width * 1.4, 1, depth * 1.4), 'matt:#2a211a', [0, -3, 0])];
}

/** A plastered wall at the back, with its skirting board. */
export function backWall(colour: `#${string}`, z: number, height = 340): Object3D[] {
  const width = 1400;
  return [
    part(sheet(width, height), `paint:${colour}`, [0, height / 2, z]),
    part(board(width, 9, 1.8, { radius: 0.3, spacing: PIECE }), 'lacquer:#efebe3', [0, 4.5, z + 0.9]),
  ];
}

/** A low plastered wall round a terrace, with slabs of stone on it. */
export function terraceWall(colour: `#${string}`, z: number): Object3D[] {
  const width = 1400;
  const height = 108;
  return [
    part(sheet(width, height), `paint:${colour}`, [0, height / 2, z]),
    part(board(width, 5, 26, { radius: 0.8, spacing: PIECE }), 'stone:#b9b3a7', [0, height + 2.5, z - 9]),
  ];
}

function sheet(width: number, height: number): BufferGeometry {
  const plane = new PlaneGeometry(width, height);
  const uv = plane.getAttribute('uv');
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, (uv.getX(index) * width) / 100, (uv.getY(index) * height) / 100);
  }
  return plane;
}

/** A wall to the left, out of the picture, with a window in it: it only shapes the sun. */
export function windowWall(x: number, z: number, width = 190, panes: readonly [number, number] = [2, 3]): Object3D[] {
  const [sill, tall, top] = [60, 220, 800];
  const slab = (high: number, deep: number, y: number, at: number): Object3D =>
    part(new BoxGeometry(8, high, deep), 'matt:#f0ece4', [x, y, at]);
  const bars = Array.from({ length: panes[0] - 1 }, (_, index) =>
    slab(tall, 4, sill + tall / 2, z - width / 2 + (width * (index + 1)) / panes[0]),
  );
  const rungs = Array.from({ length: panes[1] - 1 }, (_, index) =>
    slab(4, width, sill + (tall * (index + 1)) / panes[1], z),
  );
  return [
    slab(sill, 1200, sill / 2, 0),
    slab(top - sill - tall, 1200, (top + sill + tall) / 2, 0),
    slab(tall, 600, sill + tall / 2, z - width / 2 - 300),
    slab(tall, 600, sill + tall / 2, z + width / 2 + 300),
    ...bars,
    ...rungs,
  ];
}
