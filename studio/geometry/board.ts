import { type BufferGeometry, ExtrudeGeometry, type Shape } from 'three';
import { randomFrom } from '../finishes/noise.ts';
import { steps } from './detail.ts';
import { roundedBox, type RoundedBox } from './rounded-box.ts';

/** A place on the texture that is a board's own, so that no two boards of a piece look alike. */
export function cutOf(seed: number): [number, number] {
  const random = randomFrom(seed * 7919 + 13);
  return [random() * 6, random() * 6];
}

/** A board of wood in centimetres; the grain runs along its longest side. */
export function board(width: number, height: number, depth: number, options: RoundedBox & { seed?: number } = {}) {
  const longest = Math.max(width, height, depth);
  const across = longest === height ? 'y' : 'z';
  const grain = longest === width ? 'x' : across;
  return roundedBox(width, height, depth, { radius: 0.2, grain, cut: cutOf(options.seed ?? 1), ...options });
}

/** A slab cut out along a shape, lying flat with its underside at y = 0, with a bevelled edge. */
export function slab(shape: Shape, thickness: number, options: { bevel?: number; seed?: number } = {}): BufferGeometry {
  const bevel = Math.min(options.bevel ?? 0.5, thickness / 2.2);
  const geometry = new ExtrudeGeometry(shape, {
    depth: thickness - 2 * bevel,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: steps(4, 1),
    curveSegments: steps(64, 12),
  });
  geometry.translate(0, 0, bevel).rotateX(-Math.PI / 2);
  return inMetres(geometry, options.seed ?? 1);
}

/** Lays a texture on from above, and on the sides from the side. */
function inMetres(geometry: BufferGeometry, seed: number): BufferGeometry {
  const [u, v] = cutOf(seed);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let index = 0; index < position.count; index++) {
    const across = position.getZ(index) + position.getY(index);
    uv.setXY(index, position.getX(index) / 100 + u, across / 100 + v);
  }
  return geometry;
}
