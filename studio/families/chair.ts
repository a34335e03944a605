import type { Group, Object3D } from 'three';
import { bend } from '../geometry/bend.ts';
import { board, slab } from '../geometry/board.ts';
import { outline } from '../geometry/outline.ts';
import { assembly, fitted, part, vector } from '../geometry/part.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { bar, bentWay, tube } from '../geometry/tube.ts';
import { leg } from '../geometry/turned.ts';
import { upholstered } from '../geometry/upholstery.ts';

/** A chair or a stool for a table or a bar, in centimetres. Parts: `wood`, `cloth` (a padded seat), `metal`. */
export interface Chair {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly seatHeight: number;
  readonly back: 'rail' | 'spindles' | 'ladder' | 'shell' | 'low' | 'none';
  readonly frame: 'wood' | 'tube';
  /** Padded unless it says so. */
  readonly seat?: 'wood';
  readonly hasArms?: boolean;
  /** A bar to rest one's feet on, this high. */
  readonly footrest?: number;
}

export function chair(given: Chair): Group {
  return fitted(
    assembly(
      seatOf(given),
      ...(given.frame === 'wood' ? woodFrame(given) : tubeFrame(given)),
      ...backOf(given),
      ...(given.hasArms ? arms(given) : []),
      ...footrest(given),
    ),
    given,
  );
}

function seatOf({ width, depth, seatHeight, seat, frame }: Chair): Object3D {
  if (seat === 'wood') {
    // A frame of wood has corners that a soft outline would leave bare.
    const plate =
      frame === 'wood'
        ? board(width - 2, 2.6, depth - 6, { seed: 14, radius: 1.1, edgeSteps: 4 }).translate(0, 1.3, 0)
        : slab(outline('soft', width - 3, depth - 6), 2.6, { bevel: 0.9, seed: 14 });
    return part(plate, 'wood', [0, seatHeight - 2.6, 1.5]);
  }
  const padded = upholstered(width - 3, 5.4, depth - 8, {
    radius: 2.5,
    crown: 1.1,
    wrinkle: 0.08,
    spacing: 2.6,
    pull: 0.6,
  });
  return part(padded, 'cloth', [0, seatHeight - 3.2, 1.5]);
}

/** Where the frame ends under the seat. */
const frameTop = ({ seatHeight, seat }: Chair): number => seatHeight - (seat === 'wood' ? 3 : 5.5);

/** Whether its rear legs end under the seat instead of carrying a back. */
const hasShortLegs = ({ back }: Chair): boolean => back === 'shell' || back === 'none';

const reach = ({ width, depth }: Chair): readonly [number, number] => [width / 2 - 3.5, depth / 2 - 7.5];

function woodFrame(given: Chair): Object3D[] {
  const { seatHeight, height, back } = given;
  const isShort = hasShortLegs(given);
  const [x, z] = reach(given);
  const under = frameTop(given);
  const sides = [-1, 1].flatMap((side) => {
    const top = isShort ? seatHeight - 4 : height - (back === 'ladder' ? 2 : 6);
    const rear = [
      vector(side * (x + 1), 0, -z - 5.5),
      vector(side * x, seatHeight * 0.55, -z - 1),
      vector(side * x, isShort ? under + 1.5 : seatHeight, -z),
      vector(side * (x + 0.4), (seatHeight + top) / 2, -z - 1.5),
      vector(side * (x + 0.6), top, -z - 5),
    ];
    return [
      part(leg(1.9, 1.2, under + 1, side + 2), 'wood', [side * (x + 0.6), under / 2, z], [-0.04, 0, side * 0.05]),
      part(tube(isShort ? rear.slice(0, 3) : rear, 1.5, { along: 44, around: 16 }), 'wood'),
      part(board(2, 4.6, 2 * z, { seed: side + 6 }), 'wood', [side * x, under - 1.6, 0]),
    ];
  });
  const rails = [z, -z].map((at, index) =>
    part(board(2 * x, 4.6, 2, { seed: index + 9 }), 'wood', [0, under - 1.6, at]),
  );
  return [...sides, ...rails];
}

function tubeFrame(given: Chair): Object3D[] {
  const { height } = given;
  const isShort = hasShortLegs(given);
  const [x, z] = reach(given);
  const under = frameTop(given) - 0.5;
  return [-1, 1].flatMap((side) => {
    const front = [vector(side * x, under, -z + 4), vector(side * x, under, z - 2), vector(side * (x + 1.5), 0, z + 3)];
    const top = isShort ? under : height - 4;
    const rear = [
      vector(side * (x + 1.5), 0, -z - 4),
      vector(side * x, under, -z + 2),
      vector(side * x, top, isShort ? -z + 2 : -z - 4),
    ];
    return [
      part(tube(bentWay(front, 4), 1.1, { along: 60 }), 'metal'),
      part(tube(bentWay(isShort ? rear.slice(0, 2) : rear, 6), 1.1, { along: 60 }), 'metal'),
    ];
  });
}

function backOf(given: Chair): Object3D[] {
  const { seatHeight, height, width, back } = given;
  const [x, z] = reach(given);
  switch (back) {
    case 'rail':
      return [backRail(given, 9.5, height - 5.4)];
    case 'low':
      return [backRail(given, 7, height - 4.2)];
    case 'none':
      return [];
    case 'ladder': {
      // Posts lean back as they rise, and a bent tube does so from further in.
      const lean = (up: number): number => (given.frame === 'wood' ? 4.6 * up : 6 * up - 2);
      const rise = height - seatHeight - 2.8;
      return [0.38, 0.69, 1].map((up) => backRail(given, 4.6, seatHeight + rise * up, lean(up)));
    }
    case 'spindles': {
      const low = seatHeight - 3;
      const spindles = Array.from({ length: 7 }, (_, index) => {
        const across = ((index + 1) / 8 - 0.5) * 2 * x * 0.94;
        const bow = (1 - (across / x) ** 2) * 4;
        const from = vector(across, low, -z + 0.5);
        const to = vector(across * 1.02, height - 6, -z - 4.4 - bow);
        return part(bar(from, to, 0.65, 10), 'wood');
      });
      return [backRail(given, 6, height - 4), ...spindles];
    }
    case 'shell': {
      const over = height - seatHeight + 3;
      const shape = upholstered(width * 1.12, over, 4.6, {
        radius: 2.2,
        crown: 0.9,
        wrinkle: 0.08,
        pull: 0,
        spacing: 2,
      });
      const shell = bend(shape, width * 0.52);
      return [part(shell, 'cloth', [0, seatHeight + over / 2 - 4.5, -z - 3.2], [-0.16, 0, 0])];
    }
  }
}

/** The bent rail that one leans on. */
function backRail(given: Chair, tall: number, y: number, behind = 4.4): Object3D {
  const [x, z] = reach(given);
  const straight = roundedBox(2 * x * 1.12, tall, 1.9, { radius: 0.9, edgeSteps: 4, spacing: 1.2, cut: [0.3, 0.1] });
  const radius = x * 2.3;
  const sagitta = radius - Math.sqrt(Math.max(1, radius ** 2 - x ** 2));
  return part(bend(straight, radius), 'wood', [0, y, -z - behind - sagitta], [-0.12, 0, 0]);
}

const ARM_RISE = 20;

function arms(given: Chair): Object3D[] {
  const { seatHeight, frame } = given;
  const [x, z] = reach(given);
  const y = seatHeight + ARM_RISE;
  const foot = frameTop(given);
  return [-1, 1].flatMap((side) => {
    if (frame === 'tube') {
      const way = [vector(side * x, foot, z - 4), vector(side * x, y, z - 4), vector(side * x, y, -z - 1)];
      return [part(tube(bentWay(way, 5), 1.1, { along: 60 }), 'metal')];
    }
    return [
      part(bar(vector(side * (x + 0.4), foot - 2, z), vector(side * (x + 0.9), y, z - 1.5), 1.3), 'wood'),
      part(board(4, 2, 2 * z + 4, { seed: side + 17, radius: 0.8, edgeSteps: 3 }), 'wood', [side * (x + 0.9), y, -1]),
    ];
  });
}

function footrest(given: Chair): Object3D[] {
  const { footrest: y, frame } = given;
  if (y === undefined) return [];
  const [x, z] = reach(given);
  const role = frame === 'wood' ? 'wood' : 'metal';
  const [wide, deep] = [x + 0.7, z + 1];
  const rear = -z - 2.6;
  return [
    part(bar(vector(-wide, y, deep - 0.4), vector(wide, y, deep - 0.4), 1), role),
    part(bar(vector(-wide, y + 5, rear), vector(wide, y + 5, rear), 1), role),
    part(bar(vector(-wide, y + 3, rear), vector(-wide, y + 3, deep), 1), role),
    part(bar(vector(wide, y + 3, rear), vector(wide, y + 3, deep), 1), role),
  ];
}
