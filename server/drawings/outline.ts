import { between, type Point } from './camera.ts';

/** A point as path data. */
export function at([x, y]: Point): string {
  return `${x} ${y}`;
}

/** A closed outline with straight edges. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

/** A line through points. */
export function line(...points: readonly Point[]): string {
  return `M${points.map(at).join('L')}`;
}

/** One value for all corners or edges, or one for each; edge 0 starts at corner 0. */
type Each = number | ((index: number) => number);

const valueOf = (each: Each, index: number): number => (typeof each === 'number' ? each : each(index));

/** A closed outline whose corners are rounded by `radius` and whose edges swell by `swell` pixels. */
export function rounded(points: readonly Point[], radius: Each, swell: Each = 0): string {
  const parts: string[] = [];
  points.forEach((corner, index) => {
    const before = points.at(index - 1)!;
    const following = (index + 1) % points.length;
    const after = points[following]!;
    const start = towards(corner, before, valueOf(radius, index));
    const end = towards(corner, after, valueOf(radius, index));
    const nextStart = towards(after, corner, valueOf(radius, following));
    const puff = valueOf(swell, index);
    parts.push(index === 0 ? `M${at(start)}` : '', `Q${at(corner)} ${at(end)}`);
    parts.push(puff === 0 ? `L${at(nextStart)}` : `Q${at(bulge(end, nextStart, puff))} ${at(nextStart)}`);
  });
  return `${parts.join('')}Z`;
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return between(from, to, Math.min(0.5, length / whole));
}

/** Outlines run clockwise on the picture, so outwards is to the left of an edge. */
function bulge(a: Point, b: Point, swell: number): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [x, y] = between(a, b, 0.5);
  // Short edges swell less; otherwise narrow sides would look blown up.
  const reach = Math.min(swell, length * 0.06) * 2;
  return [x + ((b[1] - a[1]) / length) * reach, y - ((b[0] - a[0]) / length) * reach];
}

/** A soft curve through points (Catmull-Rom); `M` starts a path, `L` goes on with one. */
export function curve(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const parts = [`${start}${at(points[0]!)}`];
  for (let index = 0; index < points.length - 1; index++) {
    const [before, a, b, after] = [-1, 0, 1, 2].map(
      (step) => points[Math.min(points.length - 1, Math.max(0, index + step))]!,
    ) as [Point, Point, Point, Point];
    const first: Point = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6];
    const second: Point = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6];
    parts.push(`C${at(first)} ${at(second)} ${at(b)}`);
  }
  return parts.join('');
}

/** Twice the area of an outline: positive when it runs clockwise on the picture. */
export function turning(points: readonly Point[]): number {
  return points.reduce((sum, a, index) => {
    const b = points[(index + 1) % points.length]!;
    return sum + a[0] * b[1] - b[0] * a[1];
  }, 0);
}

/** The smallest outline around points, clockwise. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (row: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of row) {
      while (chain.length > 1 && turning([chain.at(-2)!, chain.at(-1)!, point]) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
