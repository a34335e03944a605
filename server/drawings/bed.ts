import { cushion } from './cushion.ts';
import type { Drawing } from './drawing.ts';
import { legPair } from './leg.ts';
import { curve } from './outline.ts';
import { type Material, shade } from './palette.ts';
import { floorShadow } from './shadow.ts';
import type { Sheet } from './sheet.ts';
import { row } from './side-by-side.ts';

const LINEN: Material = { colour: '#F1EDE5' };
const QUILT: Material = { colour: '#E3DACB' };

/** A made double bed with a channelled headboard. */
export const bed: Drawing = {
  view: { yaw: 30, scale: 1.85, distance: 700, eye: 175 },
  baseline: 450,
  draw(sheet, palette) {
    floorShadow(sheet, [86, 106], { cast: 12 });
    const stand = { x: 78, z: 96, height: 14, thick: 6, thin: 4 };
    legPair(sheet, 'back', stand, palette.legs);
    legPair(sheet, 'front', stand, palette.legs);
    for (const [index, [from, to]] of row(-86, 86, 6).entries()) {
      const extent = { x: [from, to], y: [14, 104], z: [-110, -101], lean: 3 } as const;
      cushion(sheet, extent, palette.cloth(), { round: 4, swell: 0.8, hidden: index < 5 ? ['right'] : [] });
    }
    cushion(sheet, { x: [-84, 84], y: [12, 33], z: [-102, 104] }, palette.cloth(), { round: 4 });
    cushion(sheet, { x: [-80, 80], y: [30, 50], z: [-100, 100] }, LINEN, { round: 4, hasPiping: true });
    for (const [index, x] of [-40, 40].entries()) {
      const extent = { x: [x - 36, x + 36], y: [50, 66], z: [-97, -62], lean: 12 } as const;
      cushion(sheet, extent, LINEN, { round: 7, swell: 3, hasPiping: index === 0 });
    }
    cushion(sheet, { x: [-83, 84], y: [34, 56], z: [-52, 105] }, QUILT, { round: 5, swell: 1.2 });
    folds(sheet);
    cushion(sheet, { x: [-83, 84.5], y: [40, 58.5], z: [-56, -24] }, LINEN, { round: 3.4, swell: 0.8 });
  },
};

/** Where the quilt does not lie quite flat. */
function folds(sheet: Sheet): void {
  const lines = [
    [
      [-56, -22],
      [-50, 20],
      [-60, 62],
      [-54, 98],
    ],
    [
      [-6, -18],
      [4, 24],
      [-4, 60],
    ],
    [
      [42, -10],
      [34, 34],
      [46, 72],
      [40, 100],
    ],
  ].map((places) => curve(places.map(([x, z]) => sheet.project([x!, 56, z!]))));
  sheet.path(lines.join(''), { stroke: shade(QUILT.colour, -0.3), 'stroke-width': 5, 'stroke-opacity': 0.12 });
  sheet.path(lines.join(''), { stroke: shade(QUILT.colour, 0.6), 'stroke-width': 1.6, 'stroke-opacity': 0.5 });
}
