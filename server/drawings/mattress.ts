import { block } from './block.ts';
import type { Point } from './camera.ts';
import { cushion } from './cushion.ts';
import type { Drawing } from './drawing.ts';
import { line } from './outline.ts';
import { type Material, shade } from './palette.ts';
import { floorShadow } from './shadow.ts';
import type { Sheet } from './sheet.ts';
import { row } from './side-by-side.ts';

const TOP = 30;
const EDGE = 74;
const QUILTS_LONG = 7;

/** A thick mattress with a quilted top and handles. */
export const mattress: Drawing = {
  view: { yaw: 32, scale: 1.95, distance: 640, eye: 165 },
  baseline: 400,
  draw(sheet, palette) {
    const { colour } = palette.cloth();
    const border: Material = { colour: shade(colour, -0.1) };
    const cover: Material = { colour: shade(colour, 0.35) };
    floorShadow(sheet, [80, 100], { cast: 8, strength: 1.2 });
    cushion(sheet, { x: [-78, 78], y: [1, 19], z: [-98, 98] }, border, { round: 4, hasPiping: true });
    const soft = { round: 4.5, swell: 0.8, hasPiping: true };
    cushion(sheet, { x: [-80, 80], y: [18, TOP], z: [-100, 100] }, cover, soft);
    quilting(sheet, cover);
    for (const x of [-40, 40]) {
      block(sheet, { x: [x - 8, x + 8], y: [9, 12], z: [98.5, 99] }, { colour: shade(colour, -0.3) });
    }
  },
};

function quilting(sheet: Sheet, { colour }: Material): void {
  const spot = (x: number, z: number): Point => sheet.project([x, TOP, z]);
  const lines = row(-94, 94, QUILTS_LONG).flatMap(([near, far]) =>
    row(-EDGE, EDGE, 5).flatMap(([left, right]) => [
      line(spot(left, near), spot(right, far)),
      line(spot(right, near), spot(left, far)),
    ]),
  );
  sheet.path(lines.join(''), { stroke: shade(colour, -0.25), 'stroke-width': 1, 'stroke-opacity': 0.3 });
}
