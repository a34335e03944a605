import { BufferGeometry, Float32BufferAttribute, type Group, type Object3D } from 'three';
import { steps } from '../geometry/detail.ts';
import { assembly, fitted, part, vector } from '../geometry/part.ts';
import { smoothNormals } from '../geometry/smooth-normals.ts';
import { bar } from '../geometry/tube.ts';
import { turned } from '../geometry/turned.ts';

/** A parasol with its foot, in centimetres. Parts: `canopy`, `stripe`, `wood` or `metal` (pole), `stone` (foot). */
export interface Parasol {
  readonly width: number;
  readonly height: number;
  readonly poleDiameter: number;
  readonly pole: 'wood' | 'metal';
  /** Finish of each panel in turn. */
  readonly panels: readonly string[];
  /** Eight unless it says so; four make a square. */
  readonly ribs?: 4;
}

const RIBS = 8;
const DROP = 46;

export function parasol(given: Parasol): Group {
  const { width, height, poleDiameter, pole, ribs: count = RIBS } = given;
  // Ribs end in the corners; the canopy lies with a flat side to the front, so its width is measured across sides.
  const radius = width / 2 / Math.cos(Math.PI / count);
  const peak = height - 6;
  const panels = Array.from({ length: count }, (_, index) =>
    part(panel(radius, index, count), given.panels[index % given.panels.length]!, [0, peak - DROP, 0]),
  );
  return fitted(
    assembly(
      ...panels,
      ...ribs({ radius, peak, count }, pole),
      part(bar(vector(0, 6, 0), vector(0, height - 3, 0), poleDiameter / 2, 24), pole),
      ...fittings(given, peak),
    ),
    { width, depth: width, height },
  );
}

/** What sits on the pole: the tip, the runner of the ribs, and the foot of stone with its sleeve. */
function fittings({ height, pole }: Parasol, peak: number): Object3D[] {
  return [
    part(
      turned(
        [
          [0.1, 0],
          [2.4, 0.4],
          [2.8, 2.4],
          [1.6, 5],
          [0.1, 6],
        ],
        32,
      ),
      pole,
      [0, height - 6, 0],
    ),
    part(
      turned(
        [
          [3.6, -4],
          [4.4, -3],
          [4.4, 3],
          [3.6, 4],
        ],
        32,
      ),
      'metal',
      [0, peak - DROP - 28, 0],
    ),
    part(
      turned(
        [
          [0.1, 0],
          [26, 0],
          [26.5, 1.5],
          [26, 6],
          [24, 7.4],
          [5, 8],
          [0.1, 8],
        ],
        72,
      ),
      'stone',
    ),
    part(
      turned(
        [
          [4.2, 7],
          [4.2, 36],
          [3.4, 37],
        ],
        32,
      ),
      'metal',
    ),
  ];
}

const angleOf = (rib: number, count: number): number => ((rib + 0.5) / count) * Math.PI * 2;

/** Cloth between two ribs: it sags a little between them and hangs down at the edge. */
function panel(radius: number, index: number, count: number): BufferGeometry {
  const rows = steps(22, 8);
  const columns = steps(14, 6);
  const hem = 2;
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows + hem; row++) {
    const out = Math.min(1, row / rows);
    const hanging = Math.max(0, row - rows) * 3.4;
    for (let column = 0; column <= columns; column++) {
      const across = column / columns;
      const [x0, z0] = [Math.sin(angleOf(index, count)), Math.cos(angleOf(index, count))];
      const [x1, z1] = [Math.sin(angleOf(index + 1, count)), Math.cos(angleOf(index + 1, count))];
      const sag = Math.sin(across * Math.PI) * out * (1 - out * 0.35) * 4.5;
      const x = (x0 + (x1 - x0) * across) * radius * out;
      const z = (z0 + (z1 - z0) * across) * radius * out;
      positions.push(x, DROP * (1 - out ** 1.15) - sag - hanging, z);
      uvs.push((across * out * radius * 0.8) / 100, (out * radius + hanging) / 100);
      if (row < rows + hem && column < columns) {
        const corner = row * (columns + 1) + column;
        const next = corner + columns + 1;
        indices.push(corner, next, next + 1, corner, next + 1, corner + 1);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  return smoothNormals(geometry);
}

function ribs(
  { radius, peak, count }: Readonly<Record<'radius' | 'peak' | 'count', number>>,
  pole: 'wood' | 'metal',
): Object3D[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = angleOf(index, count);
    const at = (out: number, y: number) => vector(Math.sin(angle) * radius * out, y, Math.cos(angle) * radius * out);
    const heightAt = (out: number): number => peak - DROP * out ** 1.15 - 1.2;
    return [
      part(bar(at(0.02, heightAt(0)), at(0.5, heightAt(0.5)), 0.8, 8), pole),
      part(bar(at(0.5, heightAt(0.5)), at(0.98, heightAt(0.98)), 0.8, 8), pole),
      part(bar(at(0.03, peak - DROP - 28), at(0.5, heightAt(0.5) - 0.6), 0.7, 8), pole),
    ];
  }).flat();
}
