import type { Point } from './camera.ts';
import type { Drawing } from './drawing.ts';
import { circleAt, lathe } from './lathe.ts';
import { legPair } from './leg.ts';
import { at } from './outline.ts';
import { shade } from './palette.ts';
import { floorShadow } from './shadow.ts';
import type { Paint, Sheet } from './sheet.ts';

const body = [
  [24, 42.4],
  [28, 41],
  [30.4, 37.5],
  [31, 30],
  [31, 22],
  [30, 15],
  [26.5, 11.5],
] as const;

/** A round pouffe with seams around it and a button on top. */
export const footstool: Drawing = {
  view: { yaw: 20, scale: 4.6, distance: 420, eye: 125 },
  baseline: 440,
  draw(sheet, palette) {
    const cloth = palette.cloth();
    floorShadow(sheet, [31, 31], { cast: 7 });
    const stand = { x: 18, z: 18, height: 14, splay: 3, thick: 4.6, thin: 2.8 };
    legPair(sheet, 'back', stand, palette.legs);
    legPair(sheet, 'front', stand, palette.legs);
    lathe(sheet, { profile: body }, cloth);
    ring(sheet, [28, 40.2], { stroke: shade(cloth.colour, 0.16), 'stroke-width': 9, 'stroke-opacity': 0.4 });
    for (const seam of [
      [30.6, 36.6],
      [30.6, 17],
    ] as const) {
      ring(sheet, seam, { stroke: shade(cloth.colour, -0.34), 'stroke-width': 1.3 });
    }
    dimple(sheet, cloth.colour);
  },
};

/** The half of a circle around the pouffe that one sees. */
function ring(sheet: Sheet, [radius, y]: readonly [number, number], paint: Paint): void {
  const [x, middle] = sheet.project([0, y, 0]);
  const radii = circleAt(sheet, [0, y, 0], radius);
  const end = (side: number): Point => [x + side * radii[0], middle];
  sheet.path(`M${at(end(-1))}A${at(radii)} 0 0 0 ${at(end(1))}`, paint);
}

function dimple(sheet: Sheet, colour: string): void {
  const centre = sheet.project([0, 42.4, 0]);
  const radii = circleAt(sheet, [0, 42.4, 0], 20);
  const dip = sheet.radial([
    [0, shade(colour, -0.22), 0.7],
    [0.4, shade(colour, -0.1), 0.25],
    [1, shade(colour, 0.1), 0],
  ]);
  sheet.ellipse(centre, radii, { fill: dip });
  sheet.ellipse(centre, [5, 2.6], { fill: shade(colour, -0.2) });
}
