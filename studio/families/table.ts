import type { Group, Object3D } from 'three';
import { board, slab } from '../geometry/board.ts';
import { type Outline, outline } from '../geometry/outline.ts';
import { assembly, fitted, part } from '../geometry/part.ts';
import { turnedSharp } from '../geometry/turned.ts';
import { type TableBase, tableBase } from './table-base.ts';

/** A table of any height, in centimetres. Parts: `top`, `wood` (what carries it), `metal`. */
export interface Table extends TableBase {
  readonly shape: Outline | 'staves' | 'slats' | 'tray';
  /** A lower shelf, this high above the floor. */
  readonly shelf?: number;
  readonly drawer?: boolean;
}

export function table(given: Table): Group {
  return fitted(assembly(...topOf(given), ...tableBase(given), ...shelfOf(given), ...drawerOf(given)), given);
}

function topOf({ shape, width, depth, height, thickness }: Table): Object3D[] {
  const y = height - thickness / 2;
  switch (shape) {
    case 'staves': {
      const count = Math.max(4, Math.round(depth / 13));
      const each = depth / count;
      return Array.from({ length: count }, (_, index) =>
        part(board(width, thickness, each - 0.03, { seed: index + 3, radius: 0.15, edgeSteps: 1 }), 'top', [
          0,
          y,
          -depth / 2 + each * (index + 0.5),
        ]),
      );
    }
    case 'slats': {
      const each = 8.2;
      const count = Math.round(depth / each);
      const pitch = depth / count;
      return Array.from({ length: count }, (_, index) =>
        part(board(width, thickness, pitch - 0.7, { seed: index + 3, radius: 0.4 }), 'top', [
          0,
          y,
          -depth / 2 + pitch * (index + 0.5),
        ]),
      );
    }
    case 'tray': {
      const radius = width / 2;
      const bottom = height - 4.5;
      const tray = turnedSharp([
        [0.1, bottom],
        [radius - 0.4, bottom],
        [radius, bottom + 0.5],
        [radius, height],
        [radius - 0.5, height],
        [radius - 0.5, bottom + 0.9],
        [0.1, bottom + 0.9],
      ]);
      return [part(tray, 'top')];
    }
    default:
      return [part(slab(outline(shape, width, depth), thickness, { bevel: 0.7 }), 'top', [0, height - thickness, 0])];
  }
}

function shelfOf({ shelf, shape, width, depth, legDistance = width * 0.7 }: Table): Object3D[] {
  if (shelf === undefined) return [];
  const isRound = shape === 'round';
  const across = isRound ? legDistance + 8 : width - 16;
  const shelfShape = outline(isRound ? 'round' : 'rectangle', across, isRound ? across : depth - 16);
  return [part(slab(shelfShape, 1.6, { bevel: 0.4, seed: 9 }), 'top', [0, shelf, 0])];
}

/** Two drawers under a desk, between its legs. */
function drawerOf({ drawer, width, depth, height, thickness }: Table): Object3D[] {
  if (!drawer) return [];
  const tall = 9;
  const y = height - thickness - tall / 2;
  const inner = width - 24;
  const box = part(board(inner, tall, depth - 12, { seed: 31 }), 'wood', [0, y, -1]);
  const fronts = [-1, 1].map((side) =>
    part(board(inner / 2 - 0.6, tall - 0.8, 1.6, { seed: 33 + side }), 'wood', [
      (side * inner) / 4,
      y,
      depth / 2 - 6.2,
    ]),
  );
  const pulls = [-1, 1].map((side) =>
    part(board(9, 1, 1.4, { seed: 3, radius: 0.45 }), 'metal', [(side * inner) / 4, y + 1, depth / 2 - 4.8]),
  );
  return [box, ...fronts, ...pulls];
}
