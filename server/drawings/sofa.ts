import { cushion } from './cushion.ts';
import type { Drawing } from './drawing.ts';
import { legPair } from './leg.ts';
import type { Palette } from './palette.ts';
import { scatterCushion } from './scatter-cushion.ts';
import { floorShadow } from './shadow.ts';
import type { Sheet } from './sheet.ts';
import { row } from './side-by-side.ts';

interface Measures {
  readonly width: number;
  readonly arm: number;
  readonly armHeight: number;
  readonly seats: number;
  readonly backs: number;
  readonly hasPillow?: boolean;
}

function straightSofa(
  sheet: Sheet,
  palette: Palette,
  { width, arm, armHeight, seats, backs, hasPillow = false }: Measures,
): void {
  const half = width / 2;
  const [left, right] = [-half + arm, half - arm];
  const cloth = palette.cloth();
  const stand = { x: half - 13, z: 35, height: 21, splay: 3, thick: 5, thin: 2.6 };
  const armSoft = { round: 4.5, hasPiping: true };
  floorShadow(sheet, [half, 46], { cast: 9 });
  legPair(sheet, 'back', stand, palette.legs);
  legPair(sheet, 'front', stand, palette.legs);
  cushion(sheet, { x: [-half + 4, half - 3], y: [18, 72], z: [-44, -24], lean: 6 }, cloth, { round: 6 });
  cushion(sheet, { x: [-half, left], y: [18, armHeight], z: [-42, 45] }, cloth, armSoft);
  cushion(sheet, { x: [left - 1, right + 1], y: [18, 30], z: [-40, 43] }, cloth, { round: 1.5, hidden: ['right'] });
  row(left, right, backs).forEach(([from, to], index) => {
    const extent = { x: [from + 0.6, to - 0.6], y: [42, 83], z: [-31, -13], lean: 9 } as const;
    cushion(sheet, extent, palette.cloth(index), { round: 8, swell: 2, hasPiping: true });
  });
  if (hasPillow) scatterCushion(sheet, palette, [left + 17, 46, -8]);
  row(left, right, seats).forEach(([from, to], index) => {
    const extent = { x: [from, to], y: [28.5, 46], z: [-22, 46] } as const;
    cushion(sheet, extent, palette.cloth(index), { round: 5.5, swell: 1.4, hasPiping: true, hidden: ['right'] });
  });
  cushion(sheet, { x: [right, half], y: [18, armHeight], z: [-42, 45] }, cloth, armSoft);
}

const sofa = (scale: number, measures: Measures): Drawing => ({
  view: { yaw: 24, scale, distance: 640, eye: 150 },
  baseline: 425,
  draw: (sheet, palette) => straightSofa(sheet, palette, measures),
});

/** Two seats between slim arms. */
export const sofa2 = sofa(2.3, { width: 162, arm: 11, armHeight: 57, seats: 2, backs: 2 });

/** One long seat, three backs. */
export const sofa3 = sofa(2.05, { width: 214, arm: 15, armHeight: 60, seats: 1, backs: 3, hasPillow: true });

/** Two deep seats, low wide arms. */
export const sofa4 = sofa(1.8, { width: 262, arm: 19, armHeight: 53, seats: 2, backs: 2, hasPillow: true });
