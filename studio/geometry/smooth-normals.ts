import { type BufferGeometry, Vector3 } from 'three';

const PER_CM = 200;

/** Normals that run on where faces meet, also across the seams of the texture. */
export function smoothNormals(geometry: BufferGeometry): BufferGeometry {
  geometry.computeVertexNormals();
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const sums = new Map<string, Vector3>();
  const keys: string[] = [];
  for (let index = 0; index < position.count; index++) {
    const round = (value: number): number => Math.round(value * PER_CM);
    const key = `${round(position.getX(index))},${round(position.getY(index))},${round(position.getZ(index))}`;
    keys.push(key);
    const sum = sums.get(key) ?? new Vector3();
    sum.x += normal.getX(index);
    sum.y += normal.getY(index);
    sum.z += normal.getZ(index);
    sums.set(key, sum);
  }
  for (const [index, key] of keys.entries()) {
    const sum = sums.get(key)!;
    const length = sum.length() || 1;
    normal.setXYZ(index, sum.x / length, sum.y / length, sum.z / length);
  }
  return geometry;
}
