import type { Point } from './camera.ts';
import type { Drawing } from './drawing.ts';
import { circleAt, lathe } from './lathe.ts';
import { at, curve } from './outline.ts';
import { type Material, mix, shade } from './palette.ts';
import { contact, floorShadow } from './shadow.ts';
import { fade, type Sheet } from './sheet.ts';

const TWIG = '#7A6450';
const LEAF = '#7D8A66';
const CLAY = '#EFE7DA';

const vase = [
  [2.6, 25],
  [2.2, 22],
  [3, 19.5],
  [8, 13],
  [9.2, 8],
  [7.5, 2.4],
  [5.6, 0],
] as const;
const bowl = [
  [7, 6],
  [6.7, 4.4],
  [5.2, 1.8],
  [3.6, 0.4],
  [3.2, 0],
] as const;

/** A vase with a twig, and a small bowl beside it. */
export const accessory: Drawing = {
  view: { yaw: 0, scale: 8, distance: 260, eye: 60 },
  baseline: 490,
  draw(sheet, palette) {
    const material = palette.cloth();
    floorShadow(sheet, [16, 9], { cast: 4 });
    contact(sheet, [-3, 0, 2], 8);
    twig(sheet, [
      [-4, 24],
      [-5, 34],
      [-9, 43],
      [-10, 52],
    ]);
    twig(sheet, [
      [-4, 24],
      [-2, 36],
      [3, 44],
      [5, 49],
    ]);
    lathe(sheet, { axis: [-4, 0], profile: vase }, material, 0.06);
    opening(sheet, [-4, 25, 0], 2, [shade(material.colour, -0.6), shade(material.colour, -0.5)]);
    contact(sheet, [11, 0, 5], 5);
    const clay: Material = { colour: mix(palette.cloth(1).colour, CLAY, 0.6) };
    lathe(sheet, { axis: [11, 5], profile: bowl }, clay, 0.06);
    opening(sheet, [11, 5.8, 5], 6.4, [shade(clay.colour, -0.34), shade(clay.colour, 0.06)]);
  },
};

function opening(
  sheet: Sheet,
  place: readonly [number, number, number],
  radius: number,
  [from, to]: readonly [string, string],
): void {
  sheet.ellipse(sheet.project(place), circleAt(sheet, place, radius), {
    fill: sheet.linear([0, 0], [1, 0.8], fade(from, to)),
  });
}

function twig(sheet: Sheet, places: readonly (readonly [number, number])[]): void {
  const points = places.map(([x, y]): Point => sheet.project([x, y, 0]));
  sheet.path(curve(points), { stroke: TWIG, 'stroke-width': 2, 'stroke-opacity': 1 });
  const leaves = points.slice(1).flatMap((knot, index) => [-1, 1].map((side) => leaf(knot, side, index)));
  sheet.path(leaves.join(''), { fill: sheet.linear([0, 0], [1, 1], fade(shade(LEAF, 0.15), shade(LEAF, -0.2))) });
}

/** Leaves get smaller towards the tip of the twig. */
function leaf([x, y]: Point, side: number, index: number): string {
  const tip: Point = [x + side * (26 - index * 4), y - 16 + index * 2];
  return `M${at([x, y])}Q${at([x + side * 6, y - 20])} ${at(tip)}Q${at([x + side * 20, y + 2])} ${at([x, y])}Z`;
}
