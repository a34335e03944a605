import type { Group, Object3D } from 'three';
import { bend } from '../geometry/bend.ts';
import { board } from '../geometry/board.ts';
import { assembly, fitted, part, placed, vector } from '../geometry/part.ts';
import { bar, tube } from '../geometry/tube.ts';
import { leg, turned } from '../geometry/turned.ts';
import { piping, upholstered } from '../geometry/upholstery.ts';

/** An armchair for reading or for a corner, in centimetres. Parts: `cloth`, `wood`, `metal`. */
export interface Armchair {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly seatHeight: number;
  /** A high back in a frame of wood, or a round shell. */
  readonly kind: 'frame' | 'tub';
  /** A shell may turn on a plate, a frame may stand on rockers. */
  readonly base?: 'legs' | 'swivel' | 'rockers';
}

export function armchair(given: Armchair): Group {
  if (given.kind === 'tub') return fitted(tub(given), given);
  return fitted(given.base === 'rockers' ? rocking(given) : framed(given), given);
}

const ROCKER = 5;
const RUNNER_REACH = 6;

/** The same frame on two bent runners. */
function rocking(given: Armchair): Group {
  const { width, depth, height, seatHeight } = given;
  const chair = framed({
    ...given,
    depth: depth - 2 * RUNNER_REACH,
    height: height - ROCKER,
    seatHeight: seatHeight - ROCKER,
  });
  const [front, rear] = [depth / 2 - 1.4, 1.4 - depth / 2];
  const runner = [
    vector(0, ROCKER + 4, front),
    vector(0, ROCKER - 1, front - 12),
    vector(0, 1.4, (front + rear) / 2),
    vector(0, ROCKER - 1, rear + 12),
    vector(0, ROCKER + 4, rear),
  ];
  const runners = [-1, 1].map((side) =>
    part(tube(runner, 1.4, { along: 60, around: 12 }), 'wood', [side * (width / 2 - 3.2), 0, 0]),
  );
  return assembly(placed(chair, [0, ROCKER, 0]), ...runners);
}

function framed(given: Armchair): Group {
  const { width, depth, height, seatHeight } = given;
  const inner = width - 13;
  const back = height - seatHeight + 10;
  const tilt = -0.27;
  const seat = { radius: 5, crown: 2, wrinkle: 0.4, pull: 0.8, seed: 4, spacing: 3 };
  const seatSize = [inner, 13, depth - 24] as const;
  const seatAt = [0, seatHeight - 7.6, 7] as const;
  const backStuffing = { radius: 6, crown: 2.6, wrinkle: 0.5, pull: 1, seed: 9, spacing: 3 };
  const backSize = [inner - 1, back, 13] as const;
  const backAt = [0, seatHeight + back / 2 - 9, -depth / 2 + 21] as const;
  const head = [0, height - 14, -depth / 2 + 20] as const;
  return assembly(
    part(upholstered(...seatSize, seat), 'cloth', seatAt, [-0.06, 0, 0]),
    part(piping(seatSize, seat, 'y'), 'cloth', seatAt, [-0.06, 0, 0]),
    part(upholstered(...backSize, backStuffing), 'cloth', backAt, [tilt, 0, 0]),
    part(piping(backSize, backStuffing, 'z'), 'cloth', backAt, [tilt, 0, 0]),
    part(upholstered(inner - 8, 17, 9, { radius: 4.4, crown: 2, wrinkle: 0.6, spacing: 3 }), 'cloth', head, [
      tilt - 0.03,
      0,
      0,
    ]),
    ...[-1, 1].flatMap((side) => sideFrame(given, side)),
    ...backRails(given),
    ...[-1, 1].map((end) =>
      part(board(width - 8, 5, 2.4, { seed: end + 3, radius: 0.5 }), 'wood', [
        0,
        seatHeight - 16 - (end < 0 ? 3 : 0),
        end < 0 ? -depth / 2 + 17 : depth / 2 - 9,
      ]),
    ),
  );
}

/** What the back leans on: bars between the rear posts. */
function backRails({ width, depth, height, seatHeight }: Armchair): Object3D[] {
  const x = width / 2 - 3.2;
  const rear = -depth / 2 + 6;
  return [
    part(bar(vector(-x, height * 0.8, rear - 0.6), vector(x, height * 0.8, rear - 0.6), 1.3, 16), 'wood'),
    part(bar(vector(-x, seatHeight + 20, rear + 7), vector(x, seatHeight + 20, rear + 7), 1.1, 16), 'wood'),
  ];
}

/** One side of the frame: two legs, the arm that joins them, and a rail under the seat. */
function sideFrame({ width, depth, height, seatHeight }: Armchair, side: number): Object3D[] {
  const x = side * (width / 2 - 3.2);
  const armY = seatHeight + 17;
  const [front, rear] = [depth / 2 - 5, -depth / 2 + 6];
  const rearLeg = [
    vector(0, 0, rear - 4),
    vector(0, seatHeight * 0.6, rear + 8),
    vector(0, seatHeight + 8, rear + 9),
    vector(0, armY + 8, rear + 6),
    vector(0, height * 0.82, rear - 1),
  ];
  return [
    part(leg(2.1, 1.4, armY, side + 2), 'wood', [x, armY / 2, front], [-0.02, 0, 0]),
    part(tube(rearLeg, 1.7, { along: 50, around: 16 }), 'wood', [x, 0, 0]),
    part(
      board(6.4, 2.4, depth - 12, { seed: side + 5, radius: 1.1, edgeSteps: 4 }),
      'wood',
      [x, armY, 1],
      [0.05, 0, 0],
    ),
    part(board(2.4, 5.5, depth - 16, { seed: side + 8, radius: 0.6 }), 'wood', [x, seatHeight - 17, 1], [-0.06, 0, 0]),
  ];
}

function tub({ width, depth, height, seatHeight, base = 'legs' }: Armchair): Group {
  const legHeight = base === 'swivel' ? 8 : 16;
  const thick = 11;
  const radius = width / 2;
  const wall = height - legHeight;
  const around = Math.PI * (radius - thick / 2) * 1.28;
  const stuffing = { radius: thick / 2.1, crown: 1, wrinkle: 0.3, pull: 0, spacing: 2.6, seed: 2 };
  const shell = bend(upholstered(around, wall, thick, stuffing), radius - thick / 2);
  // The arms come down towards the front.
  const position = shell.getAttribute('position');
  for (let index = 0; index < position.count; index++) {
    const forward = Math.max(0, Math.min(1, (position.getZ(index) - radius * 0.3) / (radius * 1.3)));
    const isUpper = (position.getY(index) + wall / 2) / wall;
    position.setY(index, position.getY(index) - forward * isUpper * (height - seatHeight) * 0.42);
  }
  shell.computeVertexNormals();
  const seat = turned(
    [
      [0.1, 0],
      [radius - thick + 1, 0],
      [radius - thick + 3, 4],
      [radius - thick + 3, 13],
      [radius - thick, 18],
      [(radius - thick) / 2, 19.4],
      [0.1, 19.6],
    ],
    64,
  );
  return assembly(
    part(shell, 'cloth', [0, legHeight + wall / 2, (thick - depth) / 2]),
    part(seat, 'cloth', [0, seatHeight - 19.6, 4]),
    part(
      turned(
        [
          [0.1, 0],
          [radius - 6, 0],
          [radius - 5, 4],
          [radius - 5, 12],
          [0.1, 12],
        ],
        64,
      ),
      'cloth',
      [0, legHeight, 0],
    ),
    ...tubBase(base, legHeight, radius),
  );
}

function tubBase(base: NonNullable<Armchair['base']>, height: number, radius: number): Object3D[] {
  if (base === 'swivel')
    return [
      part(
        turned([
          [0.1, 0],
          [24, 0],
          [24, 1],
          [4, 2],
          [4, 10],
        ]),
        'metal',
      ),
    ];
  return [0, 1, 2, 3].map((index) => {
    const angle = Math.PI / 4 + (index * Math.PI) / 2;
    const [x, z] = [Math.cos(angle) * radius * 0.72, Math.sin(angle) * radius * 0.72];
    return part(
      leg(2.4, 1.5, height + 2, index),
      'wood',
      [x, height / 2, z],
      [-0.1 * Math.sin(angle), 0, 0.1 * Math.cos(angle)],
    );
  });
}
