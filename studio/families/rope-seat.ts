import { CatmullRomCurve3, type Group, type Object3D, type Vector3 } from 'three';
import { detail } from '../geometry/detail.ts';
import { board } from '../geometry/board.ts';
import { assembly, fitted, part, type Point, toppedAt, vector } from '../geometry/part.ts';
import { pillow } from '../geometry/pillow.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { bentWay, tube } from '../geometry/tube.ts';
import { piping, type Stuffing, upholstered } from '../geometry/upholstery.ts';

/** A garden chair or sofa: rope wound round a bent tube, or bars of it, and loose cushions in it. Parts: `metal`, `rope`, `cloth`, `wood`. */
export interface RopeSeat {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Top of the cushion. */
  readonly seatHeight: number;
  readonly armHeight: number;
  readonly seats: number;
  readonly cushion: 'deep' | 'pad';
  readonly hasWoodArms?: boolean;
  /** Rope unless it says so. */
  readonly infill?: 'bars';
}

const TUBE = 1.35;
const ROPE = 0.42;
const PITCH = 2.1;

export function ropeSeat(given: RopeSeat): Group {
  const frame = frameOf(given);
  return fitted(
    assembly(
      ...rails(given, frame),
      ...(given.infill === 'bars' ? bars(frame) : ropes(frame)),
      ...legs(given, frame),
      ...cushions(given),
    ),
    given,
  );
}

interface Frame {
  readonly top: CatmullRomCurve3;
  readonly bottom: CatmullRomCurve3;
}

const cushionHeight = ({ cushion }: RopeSeat): number => (cushion === 'deep' ? 13 : 4);

function frameOf(given: RopeSeat): Frame {
  const { width, depth, height, armHeight, seatHeight, cushion } = given;
  const rise = (cushion === 'deep' ? height - 6 : height) - armHeight;
  const seat = seatHeight - cushionHeight(given);
  const top = horseshoe(width - 2 * TUBE, depth - 2 * TUBE, armHeight, rise);
  const bottom = horseshoe(width * 0.92, depth * 0.92, seat, 0);
  return {
    top: new CatmullRomCurve3(top, false, 'centripetal'),
    bottom: new CatmullRomCurve3(bottom, false, 'centripetal'),
  };
}

/** From the front of one arm round the back to the front of the other, rising towards the back. */
function horseshoe(width: number, depth: number, y: number, rise: number): Vector3[] {
  const count = 56;
  const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.42;
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = (Math.PI * index) / count;
    const x = (bent(-Math.cos(angle)) * width) / 2;
    return vector(x, y + rise * Math.sin(angle) ** 2.2, depth / 2 - bent(Math.sin(angle)) * depth);
  });
}

function rails({ width, depth }: RopeSeat, { top, bottom }: Frame): Object3D[] {
  const first = bottom.points[0]!;
  const last = bottom.points.at(-1)!;
  return [
    part(tube(top, TUBE, { along: 170, around: 14 }), 'metal'),
    part(tube(bottom, TUBE, { along: 170, around: 14 }), 'metal'),
    part(tube([first, last], TUBE, { along: 8, around: 14 }), 'metal'),
    part(roundedBox(width * 0.84, 0.8, depth * 0.82, { radius: 0.3 }), 'metal', [0, first.y + 0.2, 1]),
  ];
}

/** Rope goes down on the outside and up on the inside, all the way round. */
function ropes({ top, bottom }: Frame): Object3D[] {
  const pitch = PITCH / Math.max(0.6, detail.level);
  const count = Math.round(top.getLength() / pitch / 2) * 2;
  return Array.from({ length: count - 1 }, (_, index) => {
    const t = (index + 1) / count;
    const over = top.getPointAt(t);
    const under = bottom.getPointAt(t);
    const outward = vector(over.x, 0, over.z + 5).normalize();
    const middle = over.clone().lerp(under, 0.5).addScaledVector(outward, 1.2);
    return [1, -1].map((side) => {
      const off = outward.clone().multiplyScalar(side * (TUBE + ROPE * 0.6));
      const way = [
        over.clone().add(vector(0, TUBE * 0.9, 0)),
        over.clone().add(off),
        middle.clone().addScaledVector(outward, side * 0.4),
        under.clone().add(off),
        under.clone().add(vector(0, -TUBE * 0.9, 0)),
      ];
      return part(tube(way, ROPE, { along: 18, around: 6 }), 'rope');
    });
  }).flat();
}

const BAR_PITCH = 8.5;

/** Upright tubes instead of rope. */
function bars({ top, bottom }: Frame): Object3D[] {
  const count = Math.round(top.getLength() / BAR_PITCH);
  return Array.from({ length: count - 1 }, (_, index) => {
    const t = (index + 1) / count;
    return part(tube([top.getPointAt(t), bottom.getPointAt(t)], 0.8, { along: 4, around: 10 }), 'metal');
  });
}

function legs({ armHeight, depth, hasWoodArms }: RopeSeat, { top, bottom }: Frame): Object3D[] {
  return [-1, 1].flatMap((side) => {
    const arm = side < 0 ? top.points[0]! : top.points.at(-1)!;
    const seat = side < 0 ? bottom.points[0]! : bottom.points.at(-1)!;
    const front = [
      arm.clone().add(vector(0, 0, -2)),
      arm.clone().add(vector(0, 0, 0.4)),
      seat.clone().add(vector(side * 1.2, 0, 1.6)),
      vector(seat.x + side * 2.4, 0, seat.z + 0.6),
    ];
    const rear = bottom.getPointAt(side < 0 ? 0.34 : 0.66);
    const foot = vector(rear.x + side * 2, 0, rear.z - 3);
    const wood = board(6, 1.6, depth * 0.52, { seed: side + 9, radius: 0.7, edgeSteps: 3 });
    return [
      part(tube(bentWay(front, 3), TUBE, { along: 70, around: 14 }), 'metal'),
      part(tube([rear, foot], TUBE, { along: 8, around: 14 }), 'metal'),
      ...(hasWoodArms ? [part(wood, 'wood', [arm.x * 0.995, armHeight + TUBE + 0.9, depth * 0.24])] : []),
    ];
  });
}

function cushions(given: RopeSeat): Object3D[] {
  const { width, depth, height, seatHeight, seats, cushion } = given;
  const thick = cushionHeight(given) + 0.6;
  if (cushion === 'pad') {
    const pad = upholstered(width * 0.76, thick, depth * 0.74, { radius: 2, crown: 0.8, wrinkle: 0.15, spacing: 2.4 });
    return [part(pad, 'cloth', [0, seatHeight - thick / 2, 1.6])];
  }
  const inner = width * 0.86;
  const slot = inner / seats;
  const over = height - seatHeight;
  const parts: Object3D[] = [];
  for (let index = 0; index < seats; index++) {
    const x = -inner / 2 + slot * (index + 0.5);
    const seat: Stuffing = { radius: 5, crown: 2.2, wrinkle: 0.5, pull: 1.2, seed: 21 + index, spacing: 3.4 };
    const seatSize = [slot - 0.8, thick, depth * 0.84] as const;
    const at: Point = [x, seatHeight - thick / 2 - 2.6, 3.5];
    const back: Stuffing = { radius: 6.5, crown: 5, wrinkle: 1, pull: 2, seed: 41 + index, spacing: 3 };
    const backSize = [slot - 3, over + 3, 15] as const;
    const backAt: Point = [x, seatHeight + over / 2, -depth / 2 + 17];
    const seatCushion = assembly(
      part(upholstered(...seatSize, seat), 'cloth', at),
      part(piping(seatSize, seat, 'y'), 'cloth', at),
    );
    const backCushion = assembly(
      part(upholstered(...backSize, back), 'cloth', backAt, [-0.22, 0, 0]),
      part(piping(backSize, back, 'z'), 'cloth', backAt, [-0.22, 0, 0]),
    );
    parts.push(toppedAt(seatCushion, seatHeight + 0.4), toppedAt(backCushion, height));
  }
  if (seats > 1) {
    const at = [inner / 2 - 24, seatHeight + 16, -depth / 2 + 36] as const;
    parts.push(toppedAt(part(pillow(40, 40, 14, 3), 'cloth', at, [-0.32, -0.25, 0.05]), height - 3));
  }
  return parts;
}
