import { type Face, onFace } from './block.ts';
import type { Point, Vec } from './camera.ts';
import { line, polygon } from './outline.ts';
import { type Material, shade } from './palette.ts';
import { fade, type Sheet } from './sheet.ts';

/** The outline of the front of a cabinet, and the gaps between its doors at shares of its width. */
export function frontLines(sheet: Sheet, corners: Face['corners'], gaps: readonly number[], colour: string): void {
  const face = { corners };
  const lines = gaps.map((share) => line(onFace(face, share, 0), onFace(face, share, 1)));
  sheet.path(polygon(corners) + lines.join(''), { stroke: shade(colour, -0.55), 'stroke-width': 1.2 });
}

/** The corners of a rectangle on a front that stands at `z`. */
export function frontAt(
  sheet: Sheet,
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
  z: number,
): Face['corners'] {
  return [
    sheet.project([left, high, z]),
    sheet.project([right, high, z]),
    sheet.project([right, low, z]),
    sheet.project([left, low, z]),
  ];
}

/** Upright slats over a front. */
export function slats(sheet: Sheet, corners: Face['corners'], count: number, colour: string): void {
  const face = { corners };
  const lines = (offset: number): string =>
    Array.from({ length: count }, (_, index): string => {
      const share = (index + offset) / count;
      return line(onFace(face, share, 0.01), onFace(face, share, 0.99));
    }).join('');
  sheet.path(lines(0.5), { stroke: shade(colour, -0.4), 'stroke-width': 1.4 });
  sheet.path(lines(0.15), { stroke: shade(colour, 0.3), 'stroke-width': 1.2 });
}

/** A small round handle. */
export function knob(sheet: Sheet, place: Vec, { colour }: Material): void {
  const [x, y]: Point = sheet.project(place);
  const radius = 1.3 * sheet.scaleAt(place);
  sheet.ellipse([x + radius * 0.5, y + radius * 0.6], [radius, radius], { fill: '#221a14', 'fill-opacity': 0.22 });
  const fill = sheet.radial(fade(shade(colour, 0.25), shade(colour, -0.3)));
  sheet.ellipse([x, y], [radius, radius], { fill });
}
