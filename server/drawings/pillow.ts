import type { Point } from './camera.ts';
import type { Drawing } from './drawing.ts';
import { at } from './outline.ts';
import { shade } from './palette.ts';
import { floorShadow } from './shadow.ts';
import type { Sheet } from './sheet.ts';

const HALF = 142;

/** Two square cushions, one behind the other, piped all around. */
export const pillow: Drawing = {
  view: { yaw: 0, scale: 1, distance: 900, eye: 300 },
  baseline: 455,
  draw(sheet, palette) {
    floorShadow(sheet, [175, 34], { cast: 16, strength: 1.2 });
    square(sheet, { middle: [78, 146], size: 0.82, tilt: 9 }, shade(palette.cloth(1).colour, 0.4));
    square(sheet, { middle: [-32, 158], size: 1, tilt: -5 }, palette.cloth().colour);
    sheet.reach([-195, 300], [195, 310]);
  },
};

interface Place {
  readonly middle: Point;
  readonly size: number;
  readonly tilt: number;
}

type Spot = (x: number, y: number) => string;

/** Places on a cushion, from -1 to 1, as path data. */
function spotOn({ middle, size, tilt }: Place): Spot {
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)];
  return (x, y) => {
    const [a, b] = [x * HALF * size, y * HALF * size];
    return at([middle[0] + a * cos - b * sin, middle[1] + a * sin + b * cos]);
  };
}

function square(sheet: Sheet, place: Place, colour: string): void {
  const spot = spotOn(place);
  const fill = sheet.linear(
    [0.05, 0],
    [0.8, 1],
    [
      [0, shade(colour, 0.12)],
      [0.45, colour],
      [0.8, shade(colour, -0.16)],
      [1, shade(colour, -0.3)],
    ],
  );
  sheet.path(edge(spot, 1), { fill, stroke: shade(colour, -0.2), 'stroke-width': 5, 'stroke-opacity': 1 });
  sheet.path(edge(spot, 0.985), { stroke: shade(colour, 0.16), 'stroke-width': 1.6, 'stroke-opacity': 0.7 });
  const belly = sheet.radial([
    [0, shade(colour, 0.2), 0.7],
    [0.6, shade(colour, 0.14), 0.35],
    [1, shade(colour, 0.1), 0],
  ]);
  const [x, y] = spot(-0.1, -0.12).split(' ').map(Number) as [number, number];
  const reach = HALF * place.size * 0.84;
  sheet.ellipse([x, y], [reach, reach * 0.94], { fill: belly });
  sheet.path(folds(spot), { stroke: shade(colour, -0.4), 'stroke-width': 5, 'stroke-opacity': 0.13 });
  sheet.path(folds(spot), { stroke: shade(colour, -0.4), 'stroke-width': 1.8, 'stroke-opacity': 0.2 });
}

/** Sides drawn in a little, corners that stand out. */
function edge(spot: Spot, size: number): string {
  const place = (x: number, y: number): string => spot(x * size, y * size);
  return [
    `M${place(-0.97, -1)}`,
    `C${place(-0.6, -0.9)} ${place(0.6, -0.9)} ${place(0.97, -1)}`,
    `Q${place(1.02, -1.01)} ${place(1, -0.96)}`,
    `C${place(0.93, -0.5)} ${place(0.95, 0.5)} ${place(1.02, 0.98)}`,
    `Q${place(1.02, 1.03)} ${place(0.96, 1.02)}`,
    `C${place(0.6, 1.07)} ${place(-0.6, 1.07)} ${place(-0.96, 1.02)}`,
    `Q${place(-1.02, 1.03)} ${place(-1.02, 0.98)}`,
    `C${place(-0.95, 0.5)} ${place(-0.93, -0.5)} ${place(-1, -0.96)}`,
    `Q${place(-1.02, -1.01)} ${place(-0.97, -1)}Z`,
  ].join('');
}

function folds(spot: Spot): string {
  return [
    `M${spot(-0.92, -0.92)}Q${spot(-0.76, -0.72)} ${spot(-0.7, -0.5)}`,
    `M${spot(0.92, -0.92)}Q${spot(0.74, -0.76)} ${spot(0.66, -0.56)}`,
    `M${spot(0.94, 0.93)}Q${spot(0.78, 0.74)} ${spot(0.5, 0.74)}`,
    `M${spot(0.9, 0.84)}Q${spot(0.8, 0.6)} ${spot(0.84, 0.34)}`,
    `M${spot(-0.94, 0.93)}Q${spot(-0.8, 0.76)} ${spot(-0.58, 0.72)}`,
  ].join('');
}
