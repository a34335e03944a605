import type { Object3D } from 'three';
import { board } from '../geometry/board.ts';
import { part, vector } from '../geometry/part.ts';
import { bentWay, tube } from '../geometry/tube.ts';
import { leg } from '../geometry/turned.ts';

export type LegKind = 'tapered' | 'block' | 'sled' | 'plinth' | 'peg';

export interface LegsUnder {
  readonly kind: LegKind;
  readonly height: number;
  /** Outer width and depth of what stands on them. */
  readonly width: number;
  readonly depth: number;
  readonly inset?: number;
}

const corners = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** What a sofa, a chest or a bed stands on; parts are `wood`, sleds are `metal`. */
export function legsUnder({ kind, height, width, depth, inset = 12 }: LegsUnder): Object3D[] {
  const [x, z] = [width / 2 - inset, depth / 2 - Math.min(inset, depth / 4)];
  switch (kind) {
    case 'plinth':
      return [part(board(width - 2 * inset, height, depth - inset, { seed: 4 }), 'wood', [0, height / 2, 0])];
    case 'sled':
      return [-1, 1].map((side) => {
        const way = [vector(0, height + 1, -z), vector(0, 1, -z), vector(0, 1, z), vector(0, height + 1, z)];
        return part(tube(bentWay(way, 4), 0.9, { along: 80 }), 'metal', [side * x, 0, 0]);
      });
    case 'block':
      return corners.map(([sx, sz], index) =>
        part(board(5, height, 5, { seed: index, radius: 0.5 }), 'wood', [sx * x, height / 2, sz * z]),
      );
    case 'peg':
      return corners.map(([sx, sz], index) =>
        part(leg(2.2, 2.2, height + 1, index), 'wood', [sx * x, height / 2 + 0.5, sz * z]),
      );
    case 'tapered':
      return corners.map(([sx, sz], index) =>
        part(leg(2.4, 1.4, height + 2, index), 'wood', [sx * x, height / 2, sz * z], [sz * -0.1, 0, sx * 0.1]),
      );
  }
}
