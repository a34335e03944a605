import type { Group, Object3D } from 'three';
import { board } from '../geometry/board.ts';
import { assembly, fitted, part } from '../geometry/part.ts';
import { duvet } from '../geometry/duvet.ts';
import { pillow } from '../geometry/pillow.ts';
import { upholstered } from '../geometry/upholstery.ts';
import { legsUnder } from './legs.ts';
import { mattressOf } from './mattress.ts';
import { channels } from './sofa-row.ts';

/** A made bed, in centimetres. Parts: `cloth`, `wood`, `mattress`, `linen`, `cover`. */
export interface Bed {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly headboard: 'channels' | 'plain' | 'slats' | 'board';
  readonly frame: 'cloth' | 'wood';
}

const RAIL_TOP = 34;
const LEG = 12;
const HEAD = 10;

export function bed(given: Bed): Group {
  const { width, depth } = given;
  const inner = depth - HEAD;
  const legs = legsUnder({
    kind: given.frame === 'wood' ? 'block' : 'peg',
    height: LEG,
    width,
    depth: inner,
    inset: 10,
  });
  return fitted(assembly(...frame(given), ...headboard(given), ...legs, ...bedding(width - 12, inner - 4)), given);
}

function frame({ width, depth, frame: kind }: Bed): Object3D[] {
  const tall = RAIL_TOP - LEG;
  const inner = depth - HEAD;
  const y = LEG + tall / 2;
  if (kind === 'wood') {
    return [
      ...[-1, 1].map((side) =>
        part(board(3.4, 16, inner, { seed: side + 4, radius: 0.6 }), 'wood', [
          side * (width / 2 - 1.7),
          y + 3,
          HEAD / 2,
        ]),
      ),
      part(board(width, 16, 3.4, { seed: 8, radius: 0.6 }), 'wood', [0, y + 3, depth / 2 - 1.7]),
    ];
  }
  const shape = { radius: 3, crown: 0.5, wrinkle: 0.12, pull: 0, spacing: 6 };
  return [part(upholstered(width, tall, inner, shape), 'cloth', [0, y, HEAD / 2])];
}

function headboard({ width, height, depth, headboard: kind }: Bed): Object3D[] {
  const z = -depth / 2 + HEAD / 2;
  const tall = height - 6;
  const y = 6 + tall / 2;
  switch (kind) {
    case 'channels':
      return channels(width, tall, HEAD, 13).map((channel) => {
        channel.position.y = y;
        channel.position.z = z;
        return channel;
      });
    case 'plain':
      return [part(upholstered(width, tall, HEAD, { radius: 4, crown: 1.6, wrinkle: 0.3 }), 'cloth', [0, y, z])];
    case 'board':
      return [part(board(width, tall - 20, 3, { seed: 5, grain: 'x' }), 'wood', [0, y + 10, z])];
    case 'slats': {
      const rails = [height - 3, RAIL_TOP + 4].map((at, index) =>
        part(board(width, 6, 3.4, { seed: index + 5, radius: 0.8 }), 'wood', [0, at, z]),
      );
      const posts = [-1, 1].map((side) =>
        part(board(5, height, 3.8, { seed: side, radius: 0.8 }), 'wood', [side * (width / 2 - 2.5), height / 2, z]),
      );
      const count = Math.round(width / 11);
      const slats = Array.from({ length: count }, (_, index) =>
        part(board(2.4, height - RAIL_TOP - 8, 1.8, { seed: index }), 'wood', [
          ((index + 0.5) / count - 0.5) * (width - 12),
          (height + RAIL_TOP) / 2,
          z,
        ]),
      );
      return [...rails, ...posts, ...slats];
    }
  }
}

/** Mattress, a duvet that hangs over the sides and is turned back, and two rows of pillows. */
function bedding(width: number, depth: number): Object3D[] {
  const low = RAIL_TOP - 10;
  const tall = 24;
  const top = low + tall;
  const z = HEAD / 2 + 0.5;
  const covered = depth * 0.66;
  const front = z + depth / 2 - covered / 2 + 3;
  const folded = 34;
  const cover = duvet({ width: width + 8, height: 26, depth: covered, radius: 9 });
  // Its end is turned back and lies on the rest in the same folds.
  const back = duvet({
    width: width + 10.5,
    height: 28,
    depth: folded,
    along: (folded - covered) / 2 - 3,
    radius: 8,
  });
  const each = width / 2;
  const pillows = [-1, 1].flatMap((side, index) => [
    part(
      pillow(each - 6, 46, 17, 4 + index),
      'linen',
      [(side * each) / 2, top + 15, z - depth / 2 + 16],
      [-0.95, 0, side * 0.02],
    ),
    part(
      pillow(each - 14, 40, 15, 9 + index),
      'cover',
      [(side * each) / 2, top + 17, z - depth / 2 + 32],
      [-0.85, side * 0.05, 0],
    ),
  ]);
  return [
    ...mattressOf({ width, depth: depth - 2, height: tall }).map((item) => {
      item.position.y += low;
      item.position.z += z;
      return item;
    }),
    part(cover, 'cover', [0, top - 7, front]),
    part(back, 'linen', [0, top - 5, front + (folded - covered) / 2 - 3]),
    ...pillows,
  ];
}
