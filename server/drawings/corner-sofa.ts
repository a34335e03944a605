import { cushion } from './cushion.ts';
import type { Drawing } from './drawing.ts';
import { legPair } from './leg.ts';
import type { Palette } from './palette.ts';
import { floorShadow } from './shadow.ts';
import type { Sheet } from './sheet.ts';
import { row } from './side-by-side.ts';

const view = { yaw: 24, scale: 1.6, distance: 700, eye: 190 };
const base = { height: 20, splay: 2, thick: 5, thin: 2.6 };
const back = { round: 7, swell: 1.8, hasPiping: true } as const;
const seat = { round: 5, swell: 1.2, hasPiping: true } as const;

/** A sofa with a lounger at its left end. */
export const chaiseSofa: Drawing = {
  view: { ...view, scale: 1.82 },
  baseline: 450,
  draw(sheet, palette) {
    const cloth = palette.cloth();
    floorShadow(sheet, [124, 62], { cast: 8, centre: [0, 14] });
    const stand = { x: 110, z: 36, ...base };
    legPair(sheet, 'back', stand, palette.legs);
    legPair(sheet, 'front', { x: 28, z: 46, ...base, centre: [-80, 46] }, palette.legs);
    legPair(sheet, 'front', { ...stand, x: 50, centre: [60, 0] }, palette.legs);
    cushion(sheet, { x: [-122, 122], y: [18, 72], z: [-46, -26], lean: 6 }, cloth, { round: 6 });
    cushion(sheet, { x: [-122, -109], y: [18, 56], z: [-44, 42] }, cloth, { round: 4.5, hasPiping: true });
    cushion(sheet, { x: [-38, 110], y: [18, 30], z: [-42, 42] }, cloth, { round: 1.5, hidden: ['right'] });
    row(-109, 109, 3).forEach(([from, to], index) => {
      cushion(
        sheet,
        { x: [from + 0.6, to - 0.6], y: [42, 83], z: [-33, -15], lean: 9 },
        palette.cloth(index),
        index < 2 ? { ...back, hidden: ['right'] } : back,
      );
    });
    row(-37, 109, 2).forEach(([from, to]) => {
      cushion(sheet, { x: [from, to], y: [28.5, 46], z: [-24, 45] }, cloth, {
        ...seat,
        hidden: ['right'],
      });
    });
    cushion(sheet, { x: [109, 122], y: [18, 56], z: [-44, 44] }, cloth, { round: 4.5, hasPiping: true });
    cushion(sheet, { x: [-120, -38], y: [18, 30], z: [-42, 92] }, cloth, { round: 1.5 });
    cushion(sheet, { x: [-121, -37], y: [28.5, 46], z: [-24, 95] }, cloth, seat);
  },
};

/** Two runs of seats around a corner. */
export const cornerSofa: Drawing = {
  view,
  baseline: 455,
  draw(sheet, palette) {
    const cloth = palette.cloth();
    floorShadow(sheet, [130, 84], { cast: 6, centre: [0, 30] });
    legPair(sheet, 'back', { x: 116, z: 36, ...base }, palette.legs);
    legPair(sheet, 'front', { x: 40, z: 36, ...base, centre: [76, 0] }, palette.legs);
    cushion(sheet, { x: [-128, 128], y: [18, 72], z: [-48, -28], lean: 6 }, cloth, { round: 6 });
    cushion(sheet, { x: [-36, 115], y: [18, 30], z: [-42, 42] }, cloth, { round: 1.5, hidden: ['right'] });
    row(-84, 114, 2).forEach(([from, to], index) => {
      cushion(
        sheet,
        { x: [from + 0.6, to - 0.6], y: [42, 83], z: [-35, -17], lean: 9 },
        palette.cloth(index),
        index < 1 ? { ...back, hidden: ['right'] } : back,
      );
    });
    row(-38, 114, 2).forEach(([from, to]) => {
      cushion(sheet, { x: [from, to], y: [28.5, 46], z: [-26, 45] }, cloth, {
        ...seat,
        hidden: ['right'],
      });
    });
    cushion(sheet, { x: [114, 128], y: [18, 56], z: [-46, 45] }, cloth, { round: 4.5 });
    wing(sheet, palette);
  },
};

/** The run of seats that comes forward at the left, with its own back. */
function wing(sheet: Sheet, palette: Palette): void {
  const cloth = palette.cloth();
  legPair(sheet, 'front', { x: 36, z: 66, ...base, centre: [-82, 60] }, palette.legs);
  cushion(sheet, { x: [-128, -110], y: [18, 72], z: [-44, 132] }, cloth, { round: 6 });
  cushion(sheet, { x: [-112, -38], y: [18, 30], z: [-40, 128] }, cloth, { round: 1.5 });
  row(-26, 128, 2).forEach(([from, to]) => {
    cushion(sheet, { x: [-112, -92], y: [42, 80], z: [from + 2, to - 2] }, cloth, {
      round: 7,
      swell: 1.8,
    });
  });
  row(-26, 132, 2).forEach(([from, to], index) => {
    cushion(
      sheet,
      { x: [-94, -37], y: [28.5, 46], z: [from, to] },
      cloth,
      index === 0 ? { round: 5, swell: 1.2 } : seat,
    );
  });
}
