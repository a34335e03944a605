import type { Group, Object3D } from 'three';
import { board } from '../geometry/board.ts';
import { assembly, fitted, part, vector } from '../geometry/part.ts';
import { bar } from '../geometry/tube.ts';

/** A bookcase or an open shelf, in centimetres. Parts: `wood`, `metal`. */
export interface Shelf {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly shelves: number;
  readonly thickness: number;
  readonly frame: 'sides' | 'posts' | 'ladder';
  readonly hasBack?: boolean;
}

const FOOT = 6;

export function shelf(given: Shelf): Group {
  return fitted(assembly(...shelvesOf(given), ...frameOf(given), backOf(given)), given);
}

function shelvesOf({ width, depth, height, shelves, thickness, frame }: Shelf): Object3D[] {
  const isClosed = frame === 'sides';
  const [low, high] = isClosed ? [FOOT, height - thickness] : [14, height - thickness - 6];
  const pitch = (high - low) / shelves;
  const across = isClosed ? width - 2 * thickness : width;
  return Array.from({ length: shelves + 1 }, (_, index) => {
    const deep = frame === 'ladder' ? depth * (1 - (0.45 * index) / shelves) : depth - (isClosed ? 1 : 0);
    return part(board(across, thickness, deep, { seed: 40 + index }), 'wood', [
      0,
      low + pitch * index + thickness / 2,
      frame === 'ladder' ? (deep - depth) / 2 : 0,
    ]);
  });
}

function frameOf({ width, depth, height, thickness, frame }: Shelf): Object3D[] {
  if (frame === 'sides') {
    const sides = [-1, 1].map((side) =>
      part(board(thickness, height, depth, { seed: 60 + side, grain: 'y' }), 'wood', [
        (side * (width - thickness)) / 2,
        height / 2,
        0,
      ]),
    );
    const foot = part(board(width - 2 * thickness, FOOT, 1.6, { seed: 9 }), 'wood', [0, FOOT / 2, depth / 2 - 3]);
    return [...sides, foot];
  }
  return [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => {
      const x = side * (width / 2 - 1);
      const z = end * (depth / 2 - 1.6);
      const lean = frame === 'ladder' && end > 0 ? -depth * 0.4 : 0;
      return part(bar(vector(x, 0, z), vector(x, height, z + lean), 0.9), 'metal');
    }),
  );
}

function backOf({ width, height, depth, thickness, frame, hasBack }: Shelf): Object3D | null {
  if (!hasBack || frame !== 'sides') return null;
  const tall = height - FOOT;
  return part(board(width - 2 * thickness, tall, 0.8, { seed: 77, grain: 'y' }), 'wood', [
    0,
    FOOT + tall / 2,
    -depth / 2 + 0.8,
  ]);
}
