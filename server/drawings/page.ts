import type { Point } from './camera.ts';
import type { Drawing } from './drawing.ts';
import { laid } from './laid.ts';
import { line, polygon } from './outline.ts';
import { contrasting, shade } from './palette.ts';
import { fade, type Sheet } from './sheet.ts';

const PAPER = '#FFFDF8';
const HALF_WIDTH = 140;
const HALF_HEIGHT = 186;
const CORNER = 46;

/** Sheets of paper with the drawing of a box and its measures: something that is downloaded. */
export const page: Drawing = {
  view: { yaw: 0, scale: 1, distance: 1000, eye: 0 },
  baseline: 516,
  draw(sheet, palette) {
    const ink = contrasting(palette.body.colour);
    paper(sheet, laid([22, -6], 7), 0.09);
    const place = laid([0, 0], -4);
    paper(sheet, place, 0);
    const fold: Point[] = [
      [HALF_WIDTH - CORNER, -HALF_HEIGHT],
      [HALF_WIDTH, -HALF_HEIGHT + CORNER],
      [HALF_WIDTH - CORNER, -HALF_HEIGHT + CORNER],
    ];
    sheet.path(polygon(fold.map(place)), { fill: sheet.linear([0, 1], [1, 0], fade('#F2ECE0', '#CFC6B6')) });
    plan(sheet, place, ink, palette.body.colour);
    const rows = [86, 108, 130, 152].map((y, row) => line(place([-104, y]), place([row === 3 ? 20 : 104, y])));
    sheet.path(rows.join(''), { stroke: ink, 'stroke-width': 5, 'stroke-opacity': 0.28 });
  },
};

type Place = (point: Point) => Point;

function paper(sheet: Sheet, place: Place, dark: number): void {
  const [x, y] = [HALF_WIDTH, HALF_HEIGHT];
  const corners: Point[] = [
    [-x, -y],
    [x - CORNER, -y],
    [x, -y + CORNER],
    [x, y],
    [-x, y],
  ];
  const fallen = corners.map(place).map(([left, top]): Point => [left + 7, top + 11]);
  sheet.path(polygon(fallen), { fill: '#4A3B2C', 'fill-opacity': 0.13 });
  sheet.path(polygon(corners.map(place)), {
    fill: sheet.linear([0, 0], [1, 1], fade(shade(PAPER, -dark), shade(PAPER, -dark - 0.05))),
  });
  sheet.reach(...corners.map(place));
}

/** A box from the front and above, with a line for its width and one for its height. */
function plan(sheet: Sheet, place: Place, ink: string, colour: string): void {
  const front: Point[] = [
    [-84, -70],
    [44, -70],
    [44, 30],
    [-84, 30],
  ];
  const lid: Point[] = [
    [-84, -70],
    [-44, -112],
    [84, -112],
    [44, -70],
  ];
  const side: Point[] = [
    [44, -70],
    [84, -112],
    [84, -12],
    [44, 30],
  ];
  for (const [face, tone] of [
    [front, 0.35],
    [lid, 0.6],
    [side, 0.1],
  ] as const) {
    const outline = polygon(face.map(place));
    sheet.path(outline, { fill: shade(colour, tone), 'fill-opacity': 0.55 });
    sheet.path(outline, { stroke: ink, 'stroke-width': 3.4, 'stroke-opacity': 0.9 });
  }
  sheet.path(line(place([-44, -36]), place([4, -36])), { stroke: ink, 'stroke-width': 6, 'stroke-opacity': 0.7 });
  const measure = (from: Point, to: Point, [x, y]: Point): string =>
    [
      line(place(from), place(to)),
      ...[from, to].map((end) => line(place([end[0] - x, end[1] - y]), place([end[0] + x, end[1] + y]))),
    ].join('');
  const lines = measure([-84, 50], [44, 50], [0, 8]) + measure([-106, -70], [-106, 30], [8, 0]);
  sheet.path(lines, { stroke: ink, 'stroke-width': 2.4, 'stroke-opacity': 0.6 });
}
