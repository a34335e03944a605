import type { BufferGeometry } from 'three';
import { smoothNormals } from './smooth-normals.ts';

/** Bends a shape round an upright axis: what is straight along x becomes an arc of a radius, its ends coming forward. */
export function bend(geometry: BufferGeometry, radius: number): BufferGeometry {
  const position = geometry.getAttribute('position');
  for (let index = 0; index < position.count; index++) {
    const angle = position.getX(index) / radius;
    const out = radius - position.getZ(index);
    position.setX(index, Math.sin(angle) * out);
    position.setZ(index, radius - Math.cos(angle) * out);
  }
  return smoothNormals(geometry);
}
