import { type BufferGeometry, CylinderGeometry, LatheGeometry, SplineCurve, Vector2 } from 'three';
import { cutOf } from './board.ts';
import { steps } from './detail.ts';

/** A tapered round leg in centimetres, its middle at the origin; the grain runs along it. */
export function leg(top: number, bottom: number, height: number, seed = 1): BufferGeometry {
  const geometry = new CylinderGeometry(top, bottom, height, steps(28, 10), 1);
  const uv = geometry.getAttribute('uv');
  const [u, v] = cutOf(seed);
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, (uv.getY(index) * height) / 100 + u, (uv.getX(index) * top * 6) / 100 + v);
  }
  return geometry;
}

/** Radius and height of a point of a turned piece, in centimetres. */
export type ProfilePoint = readonly [radius: number, height: number];

/** A piece turned round the upright axis, softly through its profile from below upwards. */
export function turned(profile: readonly ProfilePoint[], around = 72): BufferGeometry {
  const curve = new SplineCurve(profile.map(([radius, height]) => new Vector2(radius, height)));
  return metric(new LatheGeometry(curve.getPoints(steps(56, 12)), steps(around, 16)), profile);
}

/** A piece turned with sharp edges. */
export function turnedSharp(profile: readonly ProfilePoint[], around = 72): BufferGeometry {
  const points = profile.flatMap(([radius, height], index) => {
    const point = new Vector2(radius, height);
    // Doubled points keep the edge between two straight parts sharp.
    return index === 0 || index === profile.length - 1 ? [point] : [point, point.clone()];
  });
  const geometry = new LatheGeometry(points, steps(around, 16));
  geometry.computeVertexNormals();
  return metric(geometry, profile);
}

function metric(geometry: BufferGeometry, profile: readonly ProfilePoint[]): BufferGeometry {
  const widest = Math.max(...profile.map(([radius]) => radius));
  const uv = geometry.getAttribute('uv');
  const position = geometry.getAttribute('position');
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, (uv.getX(index) * 2 * Math.PI * widest) / 100, position.getY(index) / 100);
  }
  return geometry;
}
