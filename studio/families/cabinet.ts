import type { Group, Object3D } from 'three';
import { board } from '../geometry/board.ts';
import { assembly, fitted, part } from '../geometry/part.ts';
import { leg } from '../geometry/turned.ts';
import { type LegKind, legsUnder } from './legs.ts';

/** What closes one column of a cabinet, from above: doors, drawers or nothing. */
export type Front = 'door' | 'slats' | 'drawer' | 'open';

/** A sideboard, TV bench, chest, night stand or wardrobe, in centimetres. Parts: `wood`, `front`, `metal`. */
export interface Cabinet {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly legs: LegKind;
  readonly legHeight: number;
  /** Columns from left to right, each with its fronts from above and their share of the height. */
  readonly columns: readonly (readonly (readonly [front: Front, share: number])[])[];
  readonly handle: 'knob' | 'bar' | 'gap';
}

const BOARD = 2;
const GAP = 0.35;

export function cabinet(given: Cabinet): Group {
  const { width, depth, legs, legHeight, columns } = given;
  const inner = (width - BOARD) / columns.length;
  const fronts = columns.flatMap((column, index) => {
    const x = -width / 2 + BOARD / 2 + inner * (index + 0.5);
    return columnOf(given, column, x, inner - BOARD * 0.15);
  });
  const under = legsUnder({ kind: legs, height: legHeight, width, depth, inset: legs === 'plinth' ? 3 : 11 });
  return fitted(assembly(...body(given), ...fronts, ...(legHeight > 0 ? under : [])), given);
}

function body({ width, depth, height, legHeight, columns }: Cabinet): Object3D[] {
  const tall = height - legHeight;
  const y = legHeight + tall / 2;
  const inside = depth - 2;
  const inner = (width - BOARD) / columns.length;
  const walls = Array.from({ length: columns.length + 1 }, (_, index) => {
    const isOuter = index === 0 || index === columns.length;
    const panel = isOuter ? { tall, deep: depth } : { tall: tall - 2 * BOARD, deep: inside - 1 };
    return part(board(BOARD, panel.tall, panel.deep, { seed: 60 + index, grain: tall > depth ? 'y' : 'z' }), 'wood', [
      -width / 2 + BOARD / 2 + inner * index,
      y,
      isOuter ? 0 : -1,
    ]);
  });
  return [
    ...walls,
    part(board(width, BOARD, depth, { seed: 40 }), 'wood', [0, height - BOARD / 2, 0]),
    part(board(width - 2 * BOARD, BOARD, depth, { seed: 41 }), 'wood', [0, legHeight + BOARD / 2, 0]),
    part(board(width - 2, tall - 2, 0.8, { seed: 42, grain: 'x' }), 'wood', [0, y, -depth / 2 + 0.6]),
  ];
}

function columnOf(given: Cabinet, column: Cabinet['columns'][number], x: number, width: number): Object3D[] {
  const { height, legHeight, depth } = given;
  const tall = height - legHeight - 2 * BOARD;
  const whole = column.reduce((sum, [, share]) => sum + share, 0);
  let top = height - BOARD;
  return column.flatMap(([front, share], index) => {
    const each = (tall * share) / whole;
    const y = top - each / 2;
    top -= each;
    const opening = {
      x,
      y,
      z: depth / 2 - 1,
      width: width - 1.9 - GAP,
      height: each - GAP,
      seed: index + Math.round(x),
    };
    const divider = index > 0 && (front === 'open' || column[index - 1]![0] === 'open');
    const shelf = part(board(width - 1, 1.8, depth - 3, { seed: 50 + index }), 'wood', [x, y + each / 2, -1]);
    return [...frontOf(front, opening, given.handle), ...(divider ? [shelf] : [])];
  });
}

interface Opening {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

function frontOf(front: Front, opening: Opening, handle: Cabinet['handle']): Object3D[] {
  const { x, y, z, width, height, seed } = opening;
  if (front === 'open') return [];
  if (front === 'slats') return slats(opening);
  const isDoor = front === 'door';
  const plate = part(
    board(width, height, 1.8, { seed: 80 + seed, grain: isDoor && height > width * 0.8 ? 'y' : 'x' }),
    'front',
    [x, y, z],
  );
  return [plate, ...handleOf(handle, opening, isDoor)];
}

function handleOf(handle: Cabinet['handle'], { x, y, z, width, height }: Opening, isDoor: boolean): Object3D[] {
  const at = [isDoor ? x + width / 2 - 4.5 : x, isDoor ? y + height * 0.04 : y, z + 2] as const;
  if (handle === 'knob') return [part(leg(1.3, 0.9, 2.2, 4), 'metal', at, [Math.PI / 2, 0, 0])];
  if (handle === 'bar') {
    return [part(board(isDoor ? 1 : 16, isDoor ? 16 : 1, 1.2, { radius: 0.45 }), 'metal', at)];
  }
  return [];
}

/** A door of upright slats in a thin frame. */
function slats({ x, y, z, width, height }: Opening): Object3D[] {
  const count = Math.round(width / 2.3);
  const pitch = width / count;
  const back = part(board(width, height, 0.6, { seed: 3, grain: 'y' }), 'shade', [x, y, z - 0.7]);
  return [
    back,
    ...Array.from({ length: count }, (_, index) =>
      part(board(pitch - 0.75, height, 1.5, { seed: index, grain: 'y', radius: 0.5 }), 'front', [
        x - width / 2 + pitch * (index + 0.5),
        y,
        z + 0.2,
      ]),
    ),
  ];
}
