import { type Group, type Object3D, Shape } from 'three';
import { randomFrom } from '../finishes/noise.ts';
import { slab } from '../geometry/board.ts';
import { outline } from '../geometry/outline.ts';
import { assembly, fitted, part, vector } from '../geometry/part.ts';
import { tube } from '../geometry/tube.ts';
import { upholstered } from '../geometry/upholstery.ts';

/** A rug, in centimetres. Parts: `cloth`, `pattern`, `line`, `fringe`. */
export interface Rug {
  readonly width: number;
  readonly depth: number;
  readonly thickness: number;
  readonly pattern: 'lozenges' | 'stripes' | 'checks' | 'border' | 'rings' | 'plain';
  readonly shape: 'rectangle' | 'round';
  readonly hasFringes?: boolean;
}

const FRINGE = 7;

export function rug(given: Rug): Group {
  const { width, depth, shape, hasFringes, thickness } = given;
  const woven = hasFringes ? width - 2 * FRINGE : width;
  // Narrow bands lie on the ground, and must not drown in it.
  const wrinkle = given.pattern === 'stripes' || given.pattern === 'border' ? 0.03 : 0.12;
  const body =
    shape === 'round'
      ? part(slab(outline('round', width, depth), thickness, { bevel: 0.3 }), 'cloth')
      : part(upholstered(woven, thickness, depth, { radius: 0.4, crown: 0, wrinkle, pull: 0, spacing: 4 }), 'cloth', [
          0,
          thickness / 2,
          0,
        ]);
  const fringes = hasFringes ? [-1, 1].flatMap((side) => fringe(side, woven / 2, depth)) : [];
  return fitted(assembly(body, ...patternOf(given, woven), ...fringes), { width, depth });
}

/** Inlays a hair above the ground, as another colour of yarn lies in the weave. */
function patternOf({ pattern, depth, thickness }: Rug, width: number): Object3D[] {
  // Large fields show every bump of the ground that is higher than they are.
  const y = thickness - (pattern === 'lozenges' ? 0.12 : 0.02);
  if (pattern === 'plain') return [];
  if (pattern === 'stripes') {
    return Array.from({ length: 9 }, (_, index) => {
      const x = ((index + 0.5) / 9 - 0.5) * (width - 10);
      return part(slab(outline('rectangle', index % 3 === 1 ? 5 : 2, depth - 3), 0.2), 'pattern', [x, y, 0]);
    });
  }
  if (pattern === 'checks') return checks(width, depth, y);
  if (pattern === 'border') {
    const frame = outline('rectangle', width - 12, depth - 12);
    frame.holes.push(outline('rectangle', width - 22, depth - 22));
    return [part(slab(frame, 0.2, { bevel: 0.06 }), 'pattern', [0, y, 0])];
  }
  if (pattern === 'rings') {
    return [0.9, 0.62, 0.34].map((out) => {
      const ring = outline('round', width * out, depth * out);
      ring.holes.push(outline('round', width * out - 7, depth * out - 7));
      return part(slab(ring, 0.2, { bevel: 0.06 }), 'pattern', [0, y, 0]);
    });
  }
  const columns = 4;
  const rows = 3;
  const [pitchX, pitchZ] = [(width - 14) / columns, (depth - 14) / rows];
  const lozenges = Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) - (columns - 1) / 2) * pitchX;
    const z = (Math.floor(index / columns) - (rows - 1) / 2) * pitchZ;
    return [
      part(slab(lozenge(pitchX * 0.92, pitchZ * 0.92, 0.14), 0.2, { bevel: 0.06 }), 'line', [x, y, z]),
      part(slab(lozenge(pitchX * 0.44, pitchZ * 0.44), 0.2, { bevel: 0.06 }), 'pattern', [x, y, z]),
    ];
  });
  const borders = [-1, 1].map((side) =>
    part(slab(outline('rectangle', 2.4, depth - 2), 0.2, { bevel: 0.06 }), 'pattern', [side * (width / 2 - 3.4), y, 0]),
  );
  return [...lozenges.flat(), ...borders];
}

/** Every other field of a board. */
function checks(width: number, depth: number, y: number): Object3D[] {
  const [columns, rows] = [8, Math.round((8 * depth) / width)];
  const [pitchX, pitchZ] = [(width - 4) / columns, (depth - 4) / rows];
  return Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)] as const)
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(([column, row]) =>
      part(slab(outline('rectangle', pitchX, pitchZ), 0.2, { bevel: 0.06 }), 'pattern', [
        (column - (columns - 1) / 2) * pitchX,
        y,
        (row - (rows - 1) / 2) * pitchZ,
      ]),
    );
}

/** A square on its corner; `band` leaves only a rim of that part of it. */
function lozenge(width: number, depth: number, band?: number): Shape {
  const ring = (scale: number): Shape => {
    const shape = new Shape();
    const [x, y] = [(width / 2) * scale, (depth / 2) * scale];
    return shape.moveTo(0, -y).lineTo(x, 0).lineTo(0, y).lineTo(-x, 0).lineTo(0, -y);
  };
  const whole = ring(1);
  if (band !== undefined) whole.holes.push(ring(1 - band));
  return whole;
}

function fringe(side: number, edge: number, depth: number): Object3D[] {
  const random = randomFrom(side + 9);
  const count = Math.round(depth / 1.1);
  return Array.from({ length: count }, (_, index) => {
    const z = ((index + 0.5) / count - 0.5) * (depth - 1);
    const drift = (random() - 0.5) * 1.6;
    const way = [
      vector(side * (edge - 0.6), 0.5, z),
      vector(side * (edge + FRINGE * 0.45), 0.25, z + drift * 0.4),
      vector(side * (edge + FRINGE - random() * 0.8), 0.2, z + drift),
    ];
    return part(tube(way, 0.2, { along: 5, around: 5 }), 'fringe');
  });
}
