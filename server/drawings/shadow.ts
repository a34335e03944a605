import type { Point, Vec } from './camera.ts';
import type { Sheet } from './sheet.ts';

const SHADOW = '#4A3B2C';

/** How a shadow lies: how far it falls away from the light, how dark it is, and where its middle is. */
interface Fall {
  readonly cast?: number;
  readonly strength?: number;
  readonly centre?: readonly [x: number, z: number];
}

/** The soft shadow of a piece that stands on the floor; `half` is half its width and depth. */
export function floorShadow(sheet: Sheet, half: readonly [number, number], fall: Fall = {}): void {
  const { cast = 0, strength = 1, centre: [x, z] = [0, 0] } = fall;
  const fill = sheet.radial([
    [0, SHADOW, 0.27 * strength],
    [0.55, SHADOW, 0.18 * strength],
    [0.8, SHADOW, 0.06 * strength],
    [1, SHADOW, 0],
  ]);
  const [middle, right, front] = [[x, 0, z] as const, [x + half[0], 0, z] as const, [x, 0, z + half[1]] as const].map(
    (place) => sheet.project(place),
  ) as [Point, Point, Point];
  const away = cast * sheet.scaleAt([0, 0, 0]);
  for (const [reach, moved] of [
    [1.28, away],
    [1.16, away * 0.2],
  ] as const) {
    sheet.disc(fill, [
      [(right[0] - middle[0]) * reach, (right[1] - middle[1]) * reach],
      [(front[0] - middle[0]) * reach, (front[1] - middle[1]) * reach],
      [middle[0] + moved, middle[1] - moved * 0.06],
    ]);
  }
}

/** The dark spot right under a leg or foot. */
export function contact(sheet: Sheet, place: Vec, radius: number): void {
  const [x, y] = sheet.project(place);
  const reach = radius * sheet.scaleAt(place);
  const fill = sheet.radial([
    [0, SHADOW, 0.42],
    [1, SHADOW, 0],
  ]);
  sheet.ellipse([x + reach * 0.5, y], [reach * 1.7, reach * 0.55], { fill });
}
