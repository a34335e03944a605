import type { Group, Object3D } from 'three';
import { assembly, part, type Point, toppedAt, type Turn } from '../geometry/part.ts';
import { piping, upholstered } from '../geometry/upholstery.ts';

/** What all rows of a sofa have in common; centimetres. */
export interface SofaStyle {
  readonly depth: number;
  readonly height: number;
  readonly seatHeight: number;
  readonly legHeight: number;
  readonly back: 'cushions' | 'tight' | 'channels' | 'pillows';
  readonly hasPiping?: boolean;
  /** Upholstered frame, or one of wood that shows. */
  readonly base: 'cloth' | 'wood';
}

/** Seats beside each other, in the middle of the floor, with their back behind them. */
export interface SofaRow extends SofaStyle {
  readonly width: number;
  readonly seats: number;
  /** Cushions of the back; as many as seats unless it says so. */
  readonly backs?: number;
  /** How far the last seats on these sides reach out, from the very back. */
  readonly chaise?: { readonly sides: readonly (1 | -1)[]; readonly depth: number };
}

const BASE_HEIGHT = 13;
const WOOD_BASE_HEIGHT = 7;
const BACK_THICKNESS = 17;
const SEAT_START = 19;

const baseHeight = (style: SofaStyle): number => (style.base === 'wood' ? WOOD_BASE_HEIGHT : BASE_HEIGHT);

export function sofaRow(row: SofaRow): Group {
  const slot = row.width / row.seats;
  const seats = Array.from({ length: row.seats }, (_, index) => {
    const x = -row.width / 2 + slot * (index + 0.5);
    const isLong = row.chaise?.sides.some((side) => index === (side < 0 ? 0 : row.seats - 1)) ?? false;
    const depth = isLong ? row.chaise!.depth : row.depth;
    return [...(depth > row.depth ? base(row, x, slot, depth) : []), ...seatCushion(row, x, slot, depth)];
  });
  const { height, legHeight, depth, width, backs: backCount = row.seats } = row;
  const backs = Array.from({ length: backCount }, (_, index) => {
    const each = width / backCount;
    return backOf(row, -width / 2 + each * (index + 0.5), each, index);
  });
  const wall = height - legHeight - (row.back === 'tight' ? 0 : 7);
  const backWall = part(
    upholstered(width, wall, BACK_THICKNESS, { radius: 5, crown: 0.8, wrinkle: 0.25, seed: 3 }),
    'cloth',
    [0, legHeight + wall / 2, -depth / 2 + BACK_THICKNESS / 2],
    [-0.05, 0, 0],
  );
  return assembly(...base(row, 0, row.width, row.depth), ...seats, ...backs, backWall);
}

function base(row: SofaRow, x: number, width: number, depth: number): Object3D[] {
  const height = baseHeight(row);
  const z = (depth - row.depth) / 2;
  const isWood = row.base === 'wood';
  const shape = { radius: isWood ? 0.6 : 2.5, crown: 0, wrinkle: isWood ? 0 : 0.08, pull: 0, spacing: 8 };
  const block = upholstered(width - (isWood ? 0 : 0.3), height, depth - 4, shape);
  return [part(block, isWood ? 'wood' : 'cloth', [x, row.legHeight + height / 2, z])];
}

function seatCushion(row: SofaRow, x: number, slot: number, rowDepth: number): Object3D[] {
  const bottom = row.legHeight + baseHeight(row);
  const height = row.seatHeight - bottom - 1.8;
  const depth = rowDepth - SEAT_START;
  const stuffing = { radius: 5, crown: 2.2, wrinkle: 0.6, pull: 0.8, seed: 11 + x / 9 };
  const at: Point = [x, bottom + height / 2, (rowDepth - row.depth) / 2 + SEAT_START / 2 + 1];
  const size = [slot - 0.7, height, depth] as const;
  const cushion = assembly(
    part(upholstered(...size, stuffing), 'cloth', at),
    ...(row.hasPiping ? [1, -1] : []).map((side) => part(piping(size, stuffing, 'y', side as 1 | -1), 'cloth', at)),
  );
  return [toppedAt(cushion, row.seatHeight + 0.4)];
}

function backOf(row: SofaRow, x: number, slot: number, index: number): Object3D[] {
  const over = row.height - row.seatHeight;
  const lift = row.seatHeight - 0.5;
  const z = -row.depth / 2 + BACK_THICKNESS + 12;
  const tilt = -0.2 - 0.015 * (index % 2);
  switch (row.back) {
    case 'tight':
      return [
        part(
          upholstered(slot - 0.3, over + 4, 14, { radius: 6, crown: 2.4, wrinkle: 0.35, seed: 31 + index }),
          'cloth',
          [x, lift + over / 2 - 2.5, z - 7],
          [-0.15, 0, 0],
        ),
      ];
    case 'channels':
      return channels(slot, over + 3, 10, 7).map((channel) => {
        channel.position.x += x;
        channel.position.y += lift + over / 2 - 1;
        channel.position.z += z - 8;
        channel.rotation.x = -0.14;
        return channel;
      });
    case 'pillows':
    case 'cushions': {
      const isSoft = row.back === 'pillows';
      const height = over + (isSoft ? 4 : 2);
      const stuffing = {
        radius: isSoft ? 9 : 6.5,
        crown: isSoft ? 6 : 4.5,
        wrinkle: isSoft ? 1.7 : 1,
        pull: isSoft ? 2.6 : 1.6,
        seed: 31 + index * 7,
        spacing: 3.4,
      };
      const at: Point = [x, lift + height / 2 - 2, z];
      const turn: Turn = [tilt, 0, 0.008 * (index % 2 ? 1 : -1)];
      const size = [slot - 1.6, height, isSoft ? 17 : 18] as const;
      const cushion = assembly(
        part(upholstered(...size, stuffing), 'cloth', at, turn),
        row.hasPiping && part(piping(size, stuffing, 'z'), 'cloth', at, turn),
      );
      return [toppedAt(cushion, row.height)];
    }
  }
}

/** Upright channels sewn into a back. */
export function channels(width: number, height: number, thickness: number, about: number): Object3D[] {
  const count = Math.max(2, Math.round(width / about));
  const each = width / count;
  return Array.from({ length: count }, (_, index) => {
    const stuffing = { radius: Math.min(each, thickness) / 2.1, crown: 0.6, wrinkle: 0.12, pull: 0, seed: index };
    const shape = upholstered(each + 0.4, height, thickness, { ...stuffing, spacing: 3, edgeSteps: 4 });
    return part(shape, 'cloth', [-width / 2 + each * (index + 0.5), 0, 0]);
  });
}
