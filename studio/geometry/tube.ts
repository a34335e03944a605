import {
  type BufferGeometry,
  CatmullRomCurve3,
  Curve,
  CurvePath,
  LineCurve3,
  QuadraticBezierCurve3,
  TubeGeometry,
  type Vector3,
} from 'three';
import { steps } from './detail.ts';

export interface Tube {
  readonly isClosed?: boolean;
  /** Steps round the tube and along it. */
  readonly around?: number;
  readonly along?: number;
}

/** A tube of a radius in centimetres, along a curve or softly through points. */
export function tube(way: readonly Vector3[] | Curve<Vector3>, radius: number, options: Tube = {}): BufferGeometry {
  const { isClosed = false, around = 12 } = options;
  const curve = way instanceof Curve ? way : new CatmullRomCurve3([...way], isClosed, 'centripetal');
  const along = steps(options.along ?? (way instanceof Curve ? 60 : way.length * 8), 3);
  const geometry = new TubeGeometry(curve, along, radius, steps(around, 5), isClosed);
  const length = curve.getLength() / 100;
  const uv = geometry.getAttribute('uv');
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, uv.getX(index) * length, (uv.getY(index) * 2 * Math.PI * radius) / 100);
  }
  return geometry;
}

/** A straight bar. */
export function bar(from: Vector3, to: Vector3, radius: number, around = 12): BufferGeometry {
  return tube(new LineCurve3(from, to), radius, { along: 3, around });
}

/** Straight ways between points, with corners rounded off as a bent tube has them. */
export function bentWay(points: readonly Vector3[], bend: number): CurvePath<Vector3> {
  const path = new CurvePath<Vector3>();
  let start = points[0]!;
  for (let index = 1; index < points.length - 1; index++) {
    const corner = points[index]!;
    const cut = (other: Vector3): Vector3 => corner.clone().lerp(other, Math.min(0.5, bend / corner.distanceTo(other)));
    const before = cut(points[index - 1]!);
    const after = cut(points[index + 1]!);
    path.add(new LineCurve3(start, before));
    path.add(new QuadraticBezierCurve3(before, corner, after));
    start = after;
  }
  path.add(new LineCurve3(start, points.at(-1)));
  return path;
}
