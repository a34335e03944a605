import type { Point, Vec } from './camera.ts';
import { at, curve } from './outline.ts';
import { type Material, shade } from './palette.ts';
import { fade, type Sheet } from './sheet.ts';

/** A turned body: radius and height from its top to its bottom, on an upright axis. */
interface Turned {
  readonly axis?: readonly [x: number, z: number];
  readonly profile: readonly (readonly [radius: number, y: number])[];
  /** `false`: straight lines from one place of the profile to the next. */
  readonly isSoft?: boolean;
}

/** How a round body takes the light from left to right. */
function roundStops(colour: string, gloss = 0): readonly (readonly [number, string])[] {
  return [
    [0, shade(colour, 0)],
    [0.2, shade(colour, 0.09 + gloss / 2)],
    [0.34, shade(colour, 0.09 + gloss)],
    [0.62, shade(colour, -0.06)],
    [1, shade(colour, -0.28 - gloss)],
  ];
}

/** Half width and half height of a level circle on the picture. */
export function circleAt(sheet: Sheet, [x, y, z]: Vec, radius: number): Point {
  const across = radius * sheet.scaleAt([x, y, z]);
  const [, front] = sheet.project([x, y, z + radius]);
  const [, back] = sheet.project([x, y, z - radius]);
  return [across, Math.abs(front - back) / 2];
}

/** A turned body: vase, shade, seat, round table top. */
export function lathe(
  sheet: Sheet,
  { axis: [x, z] = [0, 0], profile, isSoft = true }: Turned,
  material: Material,
  gloss = 0,
): void {
  const rings = profile.map(([radius, y]) => {
    const centre = sheet.project([x, y, z]);
    return { centre, radii: circleAt(sheet, [x, y, z], radius), y };
  });
  const left = rings.map(({ centre, radii }): Point => [centre[0] - radii[0], centre[1]]);
  const right = rings.map(({ centre, radii }): Point => [centre[0] + radii[0], centre[1]]).toReversed();
  const [top, bottom] = [rings[0]!, rings.at(-1)!];
  const side = (points: readonly Point[], start: 'M' | 'L'): string =>
    isSoft ? curve(points, start) : start + points.map(at).join('L');
  const outline = [
    side(left, 'M'),
    `A${at(bottom.radii)} 0 0 0 ${at(right[0]!)}`,
    side(right, 'L'),
    `A${at(top.radii)} 0 0 ${top.centre[1] > 0 ? 0 : 1} ${at(left[0]!)}Z`,
  ].join('');
  sheet.path(outline, { fill: sheet.linear([0, 0], [1, 0.06], roundStops(material.colour, gloss)) });
  // The camera stands at height 0 of the picture: what lies lower shows its upper side.
  if (top.centre[1] > 0) lid(sheet, top.centre, top.radii, material.colour);
  sheet.reach([bottom.centre[0], bottom.centre[1] + bottom.radii[1]]);
  for (const { centre, radii } of rings)
    sheet.reach([centre[0] - radii[0], centre[1]], [centre[0] + radii[0], centre[1]]);
}

function lid(sheet: Sheet, centre: Point, radii: Point, colour: string): void {
  const fill = sheet.linear([0, 0.2], [1, 0.8], fade(shade(colour, 0.26), shade(colour, 0.06)));
  sheet.ellipse(centre, radii, { fill });
}
