import type { Drawing } from './drawing.ts';
import type { Point } from './camera.ts';
import { line, polygon } from './outline.ts';
import { mix, type Palette, shade } from './palette.ts';
import { floorShadow } from './shadow.ts';
import { fade, type Sheet } from './sheet.ts';

const WIDTH = 200;
const LENGTH = 140;

/** A woven rug with bands, a field of lozenges and fringes. */
export const rug: Drawing = {
  view: { yaw: 24, scale: 2.25, distance: 560, eye: 300 },
  baseline: 430,
  draw(sheet, palette) {
    const [x, z] = [WIDTH / 2, LENGTH / 2];
    const { colour } = palette.cloth();
    floorShadow(sheet, [x * 0.78, z * 0.78], { cast: 2, strength: 0.5 });
    fringe(sheet, -x, -x - 7, colour);
    fringe(sheet, x, x + 7, colour);
    for (const [y, tone] of [
      [0, -0.3],
      [1.4, 0],
    ] as const) {
      const corners = [
        [-x, -z],
        [x, -z],
        [x, z],
        [-x, z],
      ].map(([a, b]) => sheet.project([a!, y, b!]));
      sheet.path(polygon(corners), {
        fill: sheet.linear([0, 0], [1, 1], fade(shade(colour, tone + 0.12), shade(colour, tone - 0.06))),
      });
      sheet.reach(...corners);
    }
    pattern(sheet, palette);
  },
};

function spot(sheet: Sheet, x: number, z: number): Point {
  return sheet.project([x, 1.4, z]);
}

function fringe(sheet: Sheet, from: number, to: number, colour: string): void {
  const lines = Array.from({ length: 40 }, (_, index) => {
    const z = -LENGTH / 2 + 2 + (index * (LENGTH - 4)) / 39;
    return line(
      spot(sheet, from, z),
      sheet.project([to + Math.sin(index * 3) * 0.8, 0, z + Math.sin(index * 5) * 1.4]),
    );
  });
  sheet.path(lines.join(''), { stroke: mix(colour, '#C9B89C', 0.55), 'stroke-width': 1.5, 'stroke-opacity': 1 });
}

function pattern(sheet: Sheet, palette: Palette): void {
  const z = LENGTH / 2;
  const stripe = (x: number, width: number, part: number, tone: number): void => {
    const corners = [spot(sheet, x, -z), spot(sheet, x + width, -z), spot(sheet, x + width, z), spot(sheet, x, z)];
    sheet.path(polygon(corners), { fill: shade(palette.cloth(part).colour, tone), 'fill-opacity': 0.85 });
  };
  for (const side of [-1, 1]) {
    stripe(side * 88 - 4, 8, 1, 0.35);
    stripe(side * 76 - 1.5, 3, 2, -0.25);
    stripe(side * 70 - 1, 2, 3, 0.35);
  }
  const lozenges = (size: number): string =>
    [-48, -16, 16, 48]
      .flatMap((x) => [-46, -15.5, 15.5, 46].map((at) => [x, at] as const))
      .map(([x, at]) =>
        polygon([
          spot(sheet, x - size, at),
          spot(sheet, x, at - size * 0.95),
          spot(sheet, x + size, at),
          spot(sheet, x, at + size * 0.95),
        ]),
      )
      .join('');
  sheet.path(lozenges(15), { stroke: shade(palette.cloth(1).colour, 0.4), 'stroke-width': 2.2, 'stroke-opacity': 0.8 });
  sheet.path(lozenges(5), { fill: shade(palette.cloth(2).colour, -0.25), 'fill-opacity': 0.7 });
}
