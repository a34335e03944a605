import { bentBack } from './bent-back.ts';
import type { Drawing } from './drawing.ts';
import { lathe } from './lathe.ts';
import { leg, legPair } from './leg.ts';
import type { Material } from './palette.ts';
import type { Shell } from './shell.ts';
import { floorShadow } from './shadow.ts';
import type { Sheet } from './sheet.ts';

const stand = { x: 12, z: 12, height: 66, splay: 7.5, thick: 3.6, thin: 2.3 };
const FOOT_RAIL = { half: 16.4, height: 24 };

const back: Shell = {
  centre: [0, -2],
  radii: [20, 18],
  from: -64,
  to: 64,
  thick: 1.8,
  top: (angle) => 90 - 3 * (angle / 64) ** 2,
  bottom: (angle) => 80 + 1.5 * (angle / 64) ** 2,
};

const underSeat = [
  [17.5, 66],
  [18, 64],
  [15, 62.5],
] as const;
const seat = [
  [17.5, 71.5],
  [19.4, 70.3],
  [19.6, 68],
  [18.5, 65.6],
] as const;

/** A stool at bar height with a low bent back and a rail for the feet. */
export const barStool: Drawing = {
  view: { yaw: 30, scale: 3.9, distance: 440, eye: 125 },
  baseline: 515,
  draw(sheet, palette) {
    floorShadow(sheet, [20, 20], { cast: 7, strength: 0.6 });
    legPair(sheet, 'back', stand, palette.legs);
    rail(sheet, [-1, -1], [1, -1], palette.legs);
    rail(sheet, [-1, -1], [-1, 1], palette.legs);
    rail(sheet, [1, -1], [1, 1], palette.legs);
    for (const x of [-11, 11])
      leg(
        sheet,
        [
          [x, 68, -17],
          [x, 82, -19],
        ],
        { thick: 2.4 },
        palette.legs,
      );
    bentBack(sheet, palette, back);
    legPair(sheet, 'front', stand, palette.legs);
    rail(sheet, [-1, 1], [1, 1], palette.legs);
    lathe(sheet, { profile: underSeat }, palette.legs);
    lathe(sheet, { profile: seat }, palette.cloth());
  },
};

type Corner = readonly [x: -1 | 1, z: -1 | 1];

function rail(sheet: Sheet, a: Corner, b: Corner, wood: Material): void {
  const { half, height } = FOOT_RAIL;
  leg(
    sheet,
    [
      [a[0] * half, height, a[1] * half],
      [b[0] * half, height, b[1] * half],
    ],
    { thick: 2 },
    wood,
  );
}
