import {
  BufferGeometry,
  CatmullRomCurve3,
  Euler,
  Float32BufferAttribute,
  Matrix4,
  type Object3D,
  type Vector3,
} from 'three';
import type { Finish } from '../finishes/finish.ts';
import { randomFrom } from '../finishes/noise.ts';
import { part, vector } from '../geometry/part.ts';
import { tube } from '../geometry/tube.ts';

/** Branches of olive or eucalyptus in a pot or a vase, in centimetres. */
export interface Branches {
  /** From where they rise. */
  readonly from: number;
  readonly count: number;
  readonly length: number;
  readonly lean: number;
  readonly leaf: number;
  readonly seed: number;
  readonly greens: readonly [Finish, Finish];
}

const LEAF_ROWS = 5;
const LEAF_COLUMNS = 2;
const GOLDEN_TURN = 2.4;

export function branches({ from, count, length, lean, leaf, seed, greens }: Branches): Object3D[] {
  const random = randomFrom(seed);
  const foliage = [new Foliage(), new Foliage()] as const;
  const stems: Object3D[] = [];
  for (let index = 0; index < count; index++) {
    const angle = index * GOLDEN_TURN + random();
    const tall = length * (0.65 + 0.5 * random());
    const out = lean * (0.35 + 0.9 * random());
    const way = new CatmullRomCurve3(
      [0, 0.3, 0.65, 1].map((t) =>
        vector(
          Math.cos(angle) * out * t ** 1.8 + (random() - 0.5) * 2,
          from + tall * t * (1 - 0.12 * t),
          Math.sin(angle) * out * t ** 1.8 + (random() - 0.5) * 2,
        ),
      ),
    );
    stems.push(part(tube(way, 0.18, { along: 14, around: 5 }), 'leaf:#6f6548'));
    const leaves = Math.round(tall / (leaf * 0.36));
    for (let each = 0; each < leaves; each++) {
      const t = 0.22 + (0.78 * (each + random() * 0.6)) / leaves;
      const place = way.getPointAt(Math.min(1, t));
      const turn = new Euler(0.5 + random() * 0.9, each * GOLDEN_TURN + random(), (random() - 0.5) * 0.5, 'YXZ');
      foliage[random() < 0.6 ? 0 : 1].add(place, turn, leaf * (0.6 + 0.6 * random()));
    }
  }
  return [...stems, ...foliage.map((leaves, index) => part(leaves.geometry(), greens[index]!))];
}

/** Many leaves in one shape: each bent along its middle and folded a little. */
class Foliage {
  readonly #positions: number[] = [];
  readonly #indices: number[] = [];

  add(place: Vector3, turn: Euler, length: number): void {
    const matrix = new Matrix4().makeRotationFromEuler(turn).setPosition(place);
    const first = this.#positions.length / 3;
    const width = length * 0.3;
    for (let row = 0; row <= LEAF_ROWS; row++) {
      const along = row / LEAF_ROWS;
      const half = (width / 2) * Math.sin(Math.PI * along ** 0.8) + 0.02;
      for (let column = 0; column <= LEAF_COLUMNS; column++) {
        const across = column - 1;
        const point = vector(
          across * half,
          along * length,
          Math.abs(across) * half * 0.5 - along * along * length * 0.28,
        );
        point.applyMatrix4(matrix);
        this.#positions.push(point.x, point.y, point.z);
        if (row === LEAF_ROWS || column === LEAF_COLUMNS) continue;
        const corner = first + row * (LEAF_COLUMNS + 1) + column;
        const above = corner + LEAF_COLUMNS + 1;
        this.#indices.push(corner, corner + 1, above + 1, corner, above + 1, above);
      }
    }
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.#positions, 3));
    geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((this.#positions.length / 3) * 2), 2));
    geometry.setIndex(this.#indices);
    geometry.computeVertexNormals();
    return geometry;
  }
}
