import type { Point, Vec } from './camera.ts';
import { at } from './outline.ts';
import { type Material, shade } from './palette.ts';
import { contact } from './shadow.ts';
import type { Sheet } from './sheet.ts';

/** Centimetres across at both ends. */
interface Taper {
  readonly thick: number;
  readonly thin?: number;
}

/** A turned leg, rail or rod between two places. */
export function leg(
  sheet: Sheet,
  [from, to]: readonly [Vec, Vec],
  { thick, thin = thick }: Taper,
  { colour }: Material,
): void {
  const [a, b] = [sheet.project(from), sheet.project(to)];
  const [wide, narrow] = [(thick * sheet.scaleAt(from)) / 2, (thin * sheet.scaleAt(to)) / 2];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const side: Point = [(a[1] - b[1]) / length, (b[0] - a[0]) / length];
  const edge = (end: Point, reach: number): Point => [end[0] + side[0] * reach, end[1] + side[1] * reach];
  const isUpright = Math.abs(b[1] - a[1]) > Math.abs(b[0] - a[0]);
  const stops = [
    [0, shade(colour, 0.14)],
    [0.35, shade(colour, 0.04)],
    [1, shade(colour, -0.34)],
  ] as const;
  const outline = [
    `M${at(edge(a, wide))}L${at(edge(b, narrow))}`,
    `A${at([narrow, narrow * 0.5])} 0 0 0 ${at(edge(b, -narrow))}`,
    `L${at(edge(a, -wide))}Z`,
  ];
  sheet.path(outline.join(''), { fill: sheet.linear([0, 0], isUpright ? [1, 0] : [0, 1], stops) });
  sheet.reach(edge(b, narrow), edge(b, -narrow), a);
}

/** The legs of a piece: half their distances at the top, how far they splay out at the floor, how thick they are. */
interface Stand extends Taper {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly splay?: number;
  readonly centre?: readonly [number, number];
}

/** Two legs of a piece: those at its back, or those at its front. */
export function legPair(sheet: Sheet, row: 'back' | 'front', stand: Stand, material: Material): void {
  const { x, z, height, splay = 0, centre: [cx, cz] = [0, 0] } = stand;
  const front = row === 'back' ? -1 : 1;
  for (const right of [-1, 1]) {
    const foot: Vec = [cx + right * (x + splay), 0, cz + front * (z + splay)];
    contact(sheet, foot, (stand.thin ?? stand.thick) * 0.7);
    leg(sheet, [[cx + right * x, height, cz + front * z], foot], stand, material);
  }
}
