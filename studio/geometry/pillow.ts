import { BufferGeometry, Float32BufferAttribute } from 'three';
import { Noise } from '../finishes/noise.ts';
import { steps } from './detail.ts';
import { smoothNormals } from './smooth-normals.ts';

const creases = new Noise(77);

/** A loose cushion in centimetres: two sheets that meet in a seam, with drawn-out corners and creases towards them. */
export function pillow(width: number, height: number, thickness: number, seed = 1): BufferGeometry {
  const count = steps(44, 12);
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const place = (index: number): number => Math.sin((index / count - 0.5) * Math.PI);
  for (const side of [1, -1]) {
    const first = positions.length / 3;
    for (let row = 0; row <= count; row++) {
      for (let column = 0; column <= count; column++) {
        const a = place(column);
        const b = place(row);
        const x = ((a * width) / 2) * (1 - 0.08 * (1 - b * b));
        const y = ((b * height) / 2) * (1 - 0.08 * (1 - a * a));
        positions.push(x, y, side * swell(a, b, { thickness, seed: seed + side }));
        uvs.push(x / 100, y / 100);
      }
    }
    sheet(indices, first, count, side);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  return smoothNormals(geometry);
}

function swell(a: number, b: number, { thickness, seed }: { thickness: number; seed: number }): number {
  const full = Math.sqrt(Math.max(0, (1 - a ** 4) * (1 - b ** 4)));
  const out = Math.hypot(a, b);
  const rays = creases.at(Math.atan2(b, a) * 5 + seed, out * 1.5, seed) * 2.2 * out * out;
  const hills = creases.layered([a * 1.5 + seed, b * 1.5, seed], 3) * 1.8;
  return (full * thickness * (0.75 + 0.25 * full)) / 2 + (rays + hills) * Math.sqrt(full) * (thickness / 17);
}

function sheet(indices: number[], first: number, count: number, side: number): void {
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const corner = first + row * (count + 1) + column;
      const above = corner + count + 1;
      const quad = [corner, corner + 1, above + 1, corner, above + 1, above];
      indices.push(...(side > 0 ? quad : quad.toReversed()));
    }
  }
}
