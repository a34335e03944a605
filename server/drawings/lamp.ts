import type { Drawing } from './drawing.ts';
import { circleAt, lathe } from './lathe.ts';
import { leg } from './leg.ts';
import { curve } from './outline.ts';
import type { Material } from './palette.ts';
import { contact, floorShadow } from './shadow.ts';
import type { Sheet } from './sheet.ts';

const BRASS: Material = { colour: '#B08D57' };
const DARK: Material = { colour: '#3B3936' };
const STEM = -20;
const SHADE = 14;
const SHADE_RADIUS = 22;
const SHADE_FOOT = 116;

const foot = [
  [13, 2.6],
  [14.5, 1.6],
  [14.5, 0],
] as const;
const bend = [
  [STEM, 128],
  [-19, 142],
  [-12, 152],
  [0, 156],
  [11, 152],
  [SHADE, 146],
] as const;
const dome = [
  [2.5, 141.5],
  [10, 139],
  [17, 132],
  [21, 123],
  [SHADE_RADIUS, SHADE_FOOT],
] as const;

/** A floor lamp: a dome on a bent stem, lit. */
export const lamp: Drawing = {
  view: { yaw: 15, scale: 2.85, distance: 520, eye: 95 },
  baseline: 525,
  draw(sheet, palette) {
    floorShadow(sheet, [17, 17], { cast: 10, strength: 0.8, centre: [STEM, 0] });
    contact(sheet, [STEM, 0, 0], 13);
    lathe(sheet, { axis: [STEM, 0], profile: foot }, DARK);
    leg(
      sheet,
      [
        [STEM, 128, 0],
        [STEM, 2.6, 0],
      ],
      { thick: 1.7 },
      DARK,
    );
    const arc = bend.map(([x, y]) => sheet.project([x, y, 0]));
    sheet.path(curve(arc), {
      stroke: DARK.colour,
      'stroke-width': 1.5 * sheet.scaleAt([0, 140, 0]),
      'stroke-opacity': 1,
    });
    sheet.reach(...arc);
    lathe(
      sheet,
      {
        axis: [SHADE, 0],
        profile: [
          [3, 146],
          [3, 141],
        ],
        isSoft: false,
      },
      BRASS,
    );
    lathe(sheet, { axis: [SHADE, 0], profile: dome }, palette.shade, 0.08);
    light(sheet);
  },
};

/** The lit inside of the dome, as much of it as one sees from below. */
function light(sheet: Sheet): void {
  const rim = [SHADE, SHADE_FOOT, 0] as const;
  const [across, deep] = circleAt(sheet, rim, SHADE_RADIUS);
  const fill = sheet.radial([
    [0, '#FFF6E0'],
    [0.5, '#FFE3B0'],
    [1, '#D9B57E'],
  ]);
  sheet.ellipse(sheet.project(rim), [across, deep + 1], { fill });
}
