import type { Object3D } from 'three';
import { board } from '../geometry/board.ts';
import { part, type Point } from '../geometry/part.ts';
import { piping, upholstered } from '../geometry/upholstery.ts';

export type ArmKind = 'block' | 'slim' | 'round' | 'cushion' | 'frame' | 'none';

export interface SofaArm {
  readonly kind: ArmKind;
  readonly width: number;
  /** Of its upper side above the floor. */
  readonly height: number;
  readonly depth: number;
  readonly legHeight: number;
  readonly hasPiping?: boolean;
}

/** The arm of a sofa in the middle of the floor; a frame of wood brings its own legs. */
export function sofaArm(arm: SofaArm): Object3D[] {
  const { kind, width, depth, legHeight } = arm;
  const height = arm.height - legHeight;
  const at: Point = [0, legHeight + height / 2, 0];
  switch (kind) {
    case 'none':
      return [];
    case 'frame':
      return frame(arm);
    case 'cushion':
      return [
        part(upholstered(width, height - 8, depth, { radius: 4, crown: 0.5, wrinkle: 0.2 }), 'cloth', [
          0,
          legHeight + height / 2 - 4,
          0,
        ]),
        part(upholstered(width + 1.5, 13, depth - 3, { radius: 6, crown: 2.2, wrinkle: 0.7, seed: 5 }), 'cloth', [
          0,
          legHeight + height - 7.5,
          0.5,
        ]),
      ];
    case 'block':
    case 'slim':
    case 'round': {
      const radius = kind === 'round' ? width / 2.05 : Math.min(kind === 'slim' ? 2.6 : 5.5, width / 2.1);
      const stuffing = { radius, crown: kind === 'round' ? 0.6 : 1.1, wrinkle: 0.3, seed: 7, spacing: 4 };
      const size = [width, height, depth] as const;
      return [
        part(upholstered(...size, stuffing), 'cloth', at),
        ...(arm.hasPiping ? [part(piping(size, stuffing, 'z'), 'cloth', at)] : []),
      ];
    }
  }
}

function frame({ width, height, depth }: SofaArm): Object3D[] {
  const post = 4.2;
  const reach = depth / 2 - post / 2 - 1;
  const posts = [-reach, reach].map((z, index) =>
    part(board(post, height - 2, post, { seed: index, radius: 0.7 }), 'wood', [0, (height - 2) / 2, z]),
  );
  const rest = part(board(width, 2.6, depth, { seed: 7, radius: 1 }), 'wood', [0, height - 1.3, 0]);
  const rail = part(board(2.4, 6, depth - 2 * post, { seed: 8 }), 'wood', [0, height * 0.38, 0]);
  const slats = Array.from({ length: 7 }, (_, index) => {
    const z = -reach + ((index + 1) / 8) * reach * 2;
    return part(board(1.4, height * 0.58, 2.2, { seed: index + 20 }), 'wood', [0, height * 0.66, z]);
  });
  return [...posts, rest, rail, ...slats];
}
