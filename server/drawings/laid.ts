import type { Point } from './camera.ts';

/** How something lies flat on the picture: at a place, turned by some degrees. */
export function laid([x, y]: Point, degrees: number): (point: Point) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([right, down]) => [x + right * cos - down * sin, y + right * sin + down * cos];
}
