import type { Point, Vec } from './camera.ts';
import type { Drawing } from './drawing.ts';
import { at, curve } from './outline.ts';
import { type Material, shade } from './palette.ts';
import { floorShadow } from './shadow.ts';
import { fade, type Sheet, type Stop } from './sheet.ts';

const HALF = 36;
const HEIGHT = 172;
const LEAN = 0.09;

/** A tall arched mirror that leans on the wall. */
export const mirror: Drawing = {
  view: { yaw: 22, scale: 2.55, distance: 560, eye: 95 },
  baseline: 525,
  draw(sheet, { body: material }) {
    floorShadow(sheet, [HALF, 9], { cast: 14, strength: 0.8 });
    sheet.path(arch(sheet, 0, -5), { fill: sheet.linear([0, 0], [0.2, 1], sideStops(material)) });
    sheet.path(arch(sheet, 0, 0), {
      fill: sheet.linear([0, 0], [1, 1], fade(shade(material.colour, 0.2), shade(material.colour, -0.12))),
    });
    const glass = sheet.linear(
      [0, 0],
      [0.9, 1],
      [
        [0, '#CFD6D6'],
        [0.3, '#EEF1EF'],
        [0.42, '#D9DFDE'],
        [0.55, '#F4F5F2'],
        [0.75, '#DCE0DD'],
        [1, '#C3CAC8'],
      ],
    );
    sheet.path(arch(sheet, 3, 0), { fill: glass, stroke: shade(material.colour, -0.4), 'stroke-width': 1 });
    const beam = [
      [-24, 30],
      [-8, 20],
      [26, 128],
      [18, 150],
    ].map(([x, y]) => spot(sheet, x!, y!, 0));
    sheet.path(`M${beam.map(at).join('L')}Z`, { fill: '#FFFFFF', 'fill-opacity': 0.35 });
    sheet.reach(spot(sheet, -HALF, 0, 0), spot(sheet, HALF, 0, 0), spot(sheet, HALF, 0, -5));
  },
};

function sideStops({ colour }: Material): readonly Stop[] {
  return fade(shade(colour, -0.1), shade(colour, -0.4));
}

function spot(sheet: Sheet, x: number, y: number, z: number): Point {
  const place: Vec = [x, y, z - y * LEAN];
  return sheet.project(place);
}

function arch(sheet: Sheet, inset: number, z: number): string {
  const radius = HALF - inset;
  const round = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI - (index * Math.PI) / 8;
    return spot(sheet, Math.cos(angle) * radius, HEIGHT - HALF + Math.sin(angle) * radius, z);
  });
  return `M${at(spot(sheet, -radius, inset, z))}${curve(round, 'L')}L${at(spot(sheet, radius, inset, z))}Z`;
}
