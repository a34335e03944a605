import { type Point, type Vec, cross, minus } from './camera.ts';
import type { Drawing } from './drawing.ts';
import { lathe } from './lathe.ts';
import { leg } from './leg.ts';
import { toneOf } from './light.ts';
import { at, turning } from './outline.ts';
import { type Material, type Palette, shade } from './palette.ts';
import { contact, floorShadow } from './shadow.ts';
import { fade, type Sheet } from './sheet.ts';

const RADIUS = 128;
const APEX: Vec = [0, 250, 0];
const RIM = 200;
const VALANCE = 12;

/** A wooden-poled parasol of eight panels. */
export const parasol: Drawing = {
  view: { yaw: 11, scale: 1.9, distance: 900, eye: 212 },
  baseline: 535,
  draw(sheet, palette) {
    const base: Material = { colour: '#5A5855' };
    floorShadow(sheet, [46, 40], { cast: 14, strength: 0.7 });
    contact(sheet, [0, 0, 4], 24);
    lathe(
      sheet,
      {
        profile: [
          [5, 9],
          [22, 6.5],
          [25, 4],
          [25, 0],
        ],
      },
      base,
    );
    leg(
      sheet,
      [
        [0, 240, 0],
        [0, 6, 0],
      ],
      { thick: 4.6 },
      palette.legs,
    );
    leg(
      sheet,
      [
        [0, 26, 0],
        [0, 8, 0],
      ],
      { thick: 6.6 },
      base,
    );
    canopy(sheet, palette);
    lathe(
      sheet,
      {
        profile: [
          [0.4, 253],
          [2.2, 250],
          [2.4, 246],
          [1.4, 244],
        ],
      },
      palette.legs,
    );
  },
};

const rim = (index: number, y = RIM): Vec => {
  const angle = ((index + 0.5) * Math.PI) / 4;
  return [Math.sin(angle) * RADIUS, y, Math.cos(angle) * RADIUS];
};

function canopy(sheet: Sheet, palette: Palette): void {
  const panels = Array.from({ length: 8 }, (_, index) => [rim(index), rim(index + 1), index] as const);
  const inFront = ([a, b]: readonly [Vec, Vec, number]): boolean =>
    turning([APEX, b, a].map((place) => sheet.project(place))) > 0;
  for (const panel of panels.filter((candidate) => !inFront(candidate))) under(sheet, panel, palette.cloth(panel[2]));
  for (const panel of panels.filter(inFront)) upper(sheet, panel, palette.cloth(panel[2]));
}

function under(sheet: Sheet, [a, b]: readonly [Vec, Vec, number], { colour }: Material): void {
  const points = [a, b, APEX].map((place) => sheet.project(place));
  sheet.path(`M${points.map(at).join('L')}Z`, { fill: shade(colour, -0.42) });
}

function upper(sheet: Sheet, [a, b]: readonly [Vec, Vec, number], { colour }: Material): void {
  const tone = toneOf(sheet, cross(minus(a, APEX), minus(b, APEX)));
  const [top, left, right] = [APEX, a, b].map((place) => sheet.project(place)) as [Point, Point, Point];
  const [lowLeft, lowRight] = [a, b].map(([x, y, z]) => sheet.project([x, y - VALANCE, z])) as [Point, Point];
  const sag: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 - 4];
  const fill = sheet.linear([0, 0], [0.3, 1], fade(shade(colour, tone + 0.1), shade(colour, tone - 0.06)));
  const seam = { stroke: shade(colour, tone - 0.2), 'stroke-width': 1 };
  sheet.path(`M${at(top)}L${at(right)}Q${at(sag)} ${at(left)}Z`, { fill, ...seam });
  const scallop: Point = [(lowLeft[0] + lowRight[0]) / 2, (lowLeft[1] + lowRight[1]) / 2 + 5];
  sheet.path(`M${at(left)}Q${at(sag)} ${at(right)}L${at(lowRight)}Q${at(scallop)} ${at(lowLeft)}Z`, {
    fill: shade(colour, tone - 0.12),
    ...seam,
  });
  sheet.reach(left, right);
}
