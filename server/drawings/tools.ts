import type { Point } from './camera.ts';
import type { Drawing } from './drawing.ts';
import { laid } from './laid.ts';
import { rounded } from './outline.ts';
import { shade } from './palette.ts';
import { fade, type Sheet } from './sheet.ts';

const STEEL = '#9AA0A3';

/** A screwdriver, a hex key and three screws: somebody comes and puts it together. */
export const tools: Drawing = {
  view: { yaw: 0, scale: 1, distance: 1000, eye: 0 },
  baseline: 496,
  draw(sheet, palette) {
    hexKey(sheet, laid([52, 24], 38));
    screwdriver(sheet, laid([-18, 0], -38), palette.body.colour);
    for (const [x, y, turn] of [
      [-190, 96, 24],
      [-128, 136, -12],
      [-72, 170, 58],
    ] as const)
      screw(sheet, laid([x, y], turn));
  },
};

type Place = (point: Point) => Point;

interface Look {
  readonly radius: number;
  readonly colour: string;
}

/** A part with rounded corners, its shadow below it. */
function part(sheet: Sheet, place: Place, corners: readonly Point[], { radius, colour }: Look): void {
  const outline = corners.map(place);
  const fallen = outline.map(([x, y]): Point => [x + 6, y + 10]);
  sheet.path(rounded(fallen, radius), { fill: '#4A3B2C', 'fill-opacity': 0.14 });
  sheet.path(rounded(outline, radius), {
    fill: sheet.linear([0, 0], [1, 1], fade(shade(colour, 0.28), shade(colour, -0.22))),
  });
  sheet.reach(...outline);
}

const bar = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

function screwdriver(sheet: Sheet, place: Place, colour: string): void {
  part(sheet, place, bar(-9, -6, 9, 204), { radius: 4, colour: STEEL });
  const tip: Point[] = [
    [-9, 196],
    [9, 196],
    [14, 214],
    [5, 228],
    [-5, 228],
    [-14, 214],
  ];
  part(sheet, place, tip, { radius: 3, colour: shade(STEEL, -0.2) });
  part(sheet, place, bar(-22, -34, 22, 2), { radius: 8, colour: shade(STEEL, -0.1) });
  const handle: Point[] = [
    [-34, -206],
    [34, -206],
    [40, -150],
    [30, -60],
    [32, -26],
    [-32, -26],
    [-30, -60],
    [-40, -150],
  ];
  part(sheet, place, handle, { radius: 18, colour });
  const grooves = [-18, 0, 18].map((x) => rounded(bar(x - 3, -178, x + 3, -62).map(place), 3));
  sheet.path(grooves.join(''), { fill: shade(colour, -0.4), 'fill-opacity': 0.5 });
}

function hexKey(sheet: Sheet, place: Place): void {
  const bent: Point[] = [
    [-11, -170],
    [11, -170],
    [11, 118],
    [92, 118],
    [92, 140],
    [-11, 140],
  ];
  part(sheet, place, bent, { radius: 9, colour: shade(STEEL, -0.35) });
}

function screw(sheet: Sheet, place: Place): void {
  const thread: Point[] = [
    [-7, -2],
    [7, -2],
    [6, 34],
    [0, 48],
    [-6, 34],
  ];
  part(sheet, place, thread, { radius: 2, colour: STEEL });
  const turns = [6, 14, 22, 30].map((y) => rounded(bar(-9, y, 9, y + 3).map(place), 1.5));
  sheet.path(turns.join(''), { fill: shade(STEEL, -0.4), 'fill-opacity': 0.7 });
  part(sheet, place, bar(-15, -12, 15, 0), { radius: 4, colour: shade(STEEL, 0.1) });
}
