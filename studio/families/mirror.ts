import type { Group } from 'three';
import { slab } from '../geometry/board.ts';
import { type Outline, outline } from '../geometry/outline.ts';
import { assembly, fitted, part } from '../geometry/part.ts';

/** A mirror in a frame, standing upright, in centimetres. Parts: `metal` or `wood` (the frame), `glass`. */
export interface Mirror {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly shape: Outline;
  readonly frame: 'metal' | 'wood';
}

const RIM = 2.2;

export function mirror(given: Mirror): Group {
  const { width, height, depth, shape, frame } = given;
  const rim = outline(shape, width, height);
  rim.holes.push(outline(shape, width - 2 * RIM, height - 2 * RIM));
  const upright = [Math.PI / 2, 0, 0] as const;
  return fitted(
    assembly(
      part(slab(rim, depth, { bevel: 0.3 }), frame, [0, height / 2, -depth / 2], upright),
      part(
        slab(outline(shape, width - 2, height - 2), 0.6, { bevel: 0.1 }),
        frame,
        [0, height / 2, -depth / 2 + 1],
        upright,
      ),
      part(
        slab(outline(shape, width - 2 * RIM, height - 2 * RIM), 0.4, { bevel: 0.05 }),
        'glass',
        [0, height / 2, depth / 2 - 1.6],
        upright,
      ),
    ),
    given,
  );
}
