import { type Group, type Object3D } from 'three';
import { assembly, fitted, part } from '../geometry/part.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { piping } from '../geometry/upholstery.ts';

/** A mattress, in centimetres. Parts: `mattress`, `cloth` (its border). */
export interface Mattress {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

const QUILT_CM = 15;

export function mattress(given: Mattress): Group {
  return fitted(assembly(...mattressOf(given), band(given)), given);
}

/** A quilted block with piped edges, standing on the floor. */
export function mattressOf({ width, depth, height }: Mattress): Object3D[] {
  const body = roundedBox(width, height, depth, {
    radius: 4,
    edgeSteps: 4,
    spacing: 2.2,
    warp: (point, half) => {
      const isTop = point.y > half.y * 0.6;
      const diagonal = (sum: number): number => Math.abs(Math.sin((Math.PI * sum) / QUILT_CM));
      if (isTop) point.y -= 0.9 * (1 - Math.sqrt(diagonal(point.x + point.z) * diagonal(point.x - point.z)));
    },
  });
  const shape = { radius: 4, crown: 0, wrinkle: 0, pull: 0 };
  const at = [0, height / 2, 0] as const;
  return [
    part(body, 'mattress', at),
    ...([1, -1] as const).map((side) => part(piping([width, height, depth], shape, 'y', side), 'mattress', at)),
  ];
}

/** The darker border with its handles. */
function band({ width, depth, height }: Mattress): Group {
  const strip = roundedBox(width + 0.5, height * 0.46, depth + 0.5, { radius: 3.6, edgeSteps: 4 });
  const handles = [-1, 1].map((side) =>
    part(roundedBox(20, 3, 0.7, { radius: 0.3 }), 'mattress', [(side * width) / 4, height / 2, depth / 2 + 0.5]),
  );
  return assembly(part(strip, 'cloth', [0, height / 2, 0]), ...handles);
}
