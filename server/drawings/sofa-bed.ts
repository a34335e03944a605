import { block } from './block.ts';
import { cushion } from './cushion.ts';
import type { Drawing } from './drawing.ts';
import { leg, legPair } from './leg.ts';
import { type Material, shade } from './palette.ts';
import { floorShadow } from './shadow.ts';
import { fade, type Sheet } from './sheet.ts';
import { row } from './side-by-side.ts';

/** A folded mattress on a wooden frame, with loose backs that come off at night. */
export const sofaBed: Drawing = {
  view: { yaw: 24, scale: 2.15, distance: 640, eye: 160 },
  baseline: 425,
  draw(sheet, palette) {
    floorShadow(sheet, [98, 46], { cast: 14 });
    const stand = { x: 84, z: 36, height: 18, splay: 4, thick: 5, thin: 3 };
    legPair(sheet, 'back', stand, palette.legs);
    legPair(sheet, 'front', stand, palette.legs);
    block(sheet, { x: [-98, 98], y: [20, 62], z: [-48, -44], lean: 12 }, palette.legs);
    block(sheet, { x: [-100, 100], y: [17, 24], z: [-44, 46] }, palette.legs);
    row(-92, 92, 3).forEach(([from, to], index) => {
      const extent = { x: [from + 0.5, to - 0.5], y: [40, 76], z: [-42, -24], lean: 12 } as const;
      cushion(sheet, extent, palette.cloth(index), { round: 6, swell: 1.2, hasPiping: true });
    });
    const cloth = palette.cloth();
    cushion(sheet, { x: [-95, 95], y: [24, 34], z: [-36, 45] }, cloth, { round: 3.5, swell: 0.6, hasPiping: true });
    cushion(sheet, { x: [-95, 95], y: [33.5, 44], z: [-36, 46] }, cloth, { round: 3.5, swell: 0.8, hasPiping: true });
    for (const x of [-84, 84]) bolster(sheet, x, palette.cloth(3));
  },
};

/** A round roll that lies along an end. */
function bolster(sheet: Sheet, x: number, material: Material): void {
  const [y, front] = [51, 36];
  leg(
    sheet,
    [
      [x, y, -26],
      [x, y, front],
    ],
    { thick: 15 },
    material,
  );
  const end = sheet.project([x, y, front]);
  const radius = 7.4 * sheet.scaleAt([x, y, front]);
  const fill = sheet.linear([0, 0], [0.6, 1], fade(shade(material.colour, 0.1), shade(material.colour, -0.14)));
  sheet.ellipse(end, [radius * 0.92, radius], { fill, stroke: shade(material.colour, -0.3), 'stroke-width': 1 });
}
