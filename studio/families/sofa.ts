import type { Group, Object3D } from 'three';
import { assembly, fitted, part, placed, toppedAt } from '../geometry/part.ts';
import { pillow } from '../geometry/pillow.ts';
import { upholstered } from '../geometry/upholstery.ts';
import { type LegKind, legsUnder } from './legs.ts';
import { type ArmKind, sofaArm } from './sofa-arm.ts';
import { sofaRow, type SofaStyle } from './sofa-row.ts';

/** A sofa or an upholstered armchair, in centimetres. Parts: `cloth`, `wood`, `metal`, `accent` (loose cushions). */
export interface Sofa {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly seatHeight: number;
  readonly seats: number;
  readonly arm: ArmKind;
  readonly armWidth: number;
  readonly armHeight: number;
  readonly back?: SofaStyle['back'];
  /** Cushions of the back; as many as seats unless it says so. */
  readonly backs?: number;
  readonly base?: SofaStyle['base'];
  readonly legs?: LegKind;
  readonly legHeight?: number;
  readonly hasPiping?: boolean;
  /** A long seat on the right (1), on the left (-1) or on both sides; its reach is the depth of the sofa. */
  readonly chaise?: { readonly side: 1 | -1 | 'both'; readonly seatDepth: number };
  /** A second row along the right side; its length is the depth of the sofa. */
  readonly corner?: { readonly rowDepth: number; readonly seats: number };
  readonly looseCushions?: readonly (1 | -1)[];
}

export function sofa(given: Sofa): Group {
  const rowDepth = given.corner?.rowDepth ?? given.chaise?.seatDepth ?? given.depth;
  const style: SofaStyle = {
    depth: rowDepth,
    height: given.height,
    seatHeight: given.seatHeight,
    legHeight: given.legHeight ?? 15,
    back: given.back ?? 'cushions',
    base: given.base ?? 'cloth',
    ...(given.hasPiping ? { hasPiping: true } : {}),
  };
  const parts = given.corner ? cornerRows(given, style) : straightRow(given, style);
  return fitted(assembly(...parts, ...cushions(given, style)), given);
}

function straightRow(given: Sofa, style: SofaStyle): Object3D[] {
  const { width, armWidth, seats, chaise, depth } = given;
  const row = sofaRow({
    ...style,
    width: width - 2 * armWidth,
    seats,
    ...(given.backs ? { backs: given.backs } : {}),
    ...(chaise ? { chaise: { sides: sidesOf(chaise), depth } } : {}),
  });
  const arms = [-1, 1].map((side) => placed(arm(given, style), [(side * (width - armWidth)) / 2, 0, 0]));
  return [row, ...arms, ...legs(given, style)];
}

function arm(given: Sofa, { depth, legHeight }: SofaStyle): Group {
  const { armWidth, armHeight, hasPiping = false } = given;
  return assembly(...sofaArm({ kind: given.arm, width: armWidth, height: armHeight, depth, legHeight, hasPiping }));
}

function legs(given: Sofa, style: SofaStyle): Object3D[] {
  const { legs: kind = 'tapered', arm: armKind, width, chaise, depth, seats, armWidth } = given;
  const height = style.legHeight;
  if (armKind === 'frame' || height < 2) return [];
  const under = legsUnder({ kind, height, width, depth: style.depth });
  if (!chaise) return under;
  const seat = (width - 2 * armWidth) / seats;
  const far = sidesOf(chaise).map((side) =>
    placed(assembly(...legsUnder({ kind, height, width: seat, depth: 40 })), [
      side * (width / 2 - armWidth - seat / 2),
      0,
      depth - style.depth / 2 - 24,
    ]),
  );
  return [...under, ...far];
}

function sidesOf({ side }: NonNullable<Sofa['chaise']>): readonly (1 | -1)[] {
  return side === 'both' ? [-1, 1] : [side];
}

/** The row along the wall ends in the corner seat; the other one comes forward from it. */
function cornerRows(given: Sofa, style: SofaStyle): Object3D[] {
  const { width, depth, armWidth, seats, corner, legs: kind = 'tapered' } = given;
  const rowDepth = style.depth;
  const wallLength = width - armWidth - rowDepth;
  const sideLength = depth - rowDepth - armWidth;
  const height = style.legHeight;
  const wall = placed(sofaRow({ ...style, width: wallLength, seats }), [-width / 2 + armWidth + wallLength / 2, 0, 0]);
  const side = placed(
    sofaRow({ ...style, width: sideLength, seats: corner!.seats }),
    [width / 2 - rowDepth / 2, 0, rowDepth / 2 + sideLength / 2],
    -Math.PI / 2,
  );
  const leftArm = placed(arm(given, style), [-width / 2 + armWidth / 2, 0, 0]);
  const frontArm = placed(
    arm(given, style),
    [width / 2 - rowDepth / 2, 0, depth - rowDepth / 2 - armWidth / 2],
    Math.PI / 2,
  );
  const middle = placed(cornerSeat(style), [width / 2 - rowDepth / 2, 0, 0]);
  const wallLegs = assembly(...legsUnder({ kind, height, width, depth: rowDepth }));
  const sideLegs = placed(assembly(...legsUnder({ kind, height, width: rowDepth, depth: 60 })), [
    width / 2 - rowDepth / 2,
    0,
    depth - rowDepth / 2 - 34,
  ]);
  return [wall, side, leftArm, frontArm, middle, wallLegs, sideLegs];
}

/** A square seat with a back on two sides. */
function cornerSeat(style: SofaStyle): Group {
  const { depth, height, legHeight } = style;
  const one = sofaRow({ ...style, width: depth, seats: 1 });
  const wall = height - legHeight - 7;
  const side = part(upholstered(17, wall, depth, { radius: 5, crown: 0.8, wrinkle: 0.25, seed: 9 }), 'cloth', [
    depth / 2 - 8.5,
    legHeight + wall / 2,
    0,
  ]);
  const over = height - style.seatHeight + 2;
  const cushion = part(
    upholstered(depth - 38, over, 18, { radius: 6.5, crown: 4.5, wrinkle: 1, pull: 1.6, seed: 77, spacing: 3.4 }),
    'cloth',
    [depth / 2 - 29, style.seatHeight + over / 2 - 2.5, 12],
    [0, -Math.PI / 2, 0.2],
  );
  cushion.rotation.order = 'YXZ';
  cushion.rotation.set(-0.2, -Math.PI / 2, 0);
  return assembly(one, side, toppedAt(cushion, height));
}

function cushions({ looseCushions = [], width, armWidth }: Sofa, style: SofaStyle): Object3D[] {
  return looseCushions.map((side, index) => {
    const size = index % 2 ? 40 : 48;
    const x = side * (width / 2 - armWidth - size * 0.46 - (index > 1 ? 30 : 0));
    return part(
      pillow(size, size * (index % 2 ? 0.8 : 1), 17, 5 + index * 3),
      'accent',
      [x, style.seatHeight + size / 2 - 2, -style.depth / 2 + 47 + 4 * (index % 2)],
      [-0.3, -side * 0.28, side * 0.06],
    );
  });
}
