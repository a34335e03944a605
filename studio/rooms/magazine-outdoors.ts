import { PlaneGeometry } from 'three';
import { assembly, part, placed } from '../geometry/part.ts';
import { panelling } from './house-parts.ts';
import { BENCH_HEIGHT, brush, clamp, hungTools, mallet, plane, tin, workbench } from './magazine-props.ts';
import { cloth, fallenLeaves, shrubs, slabs, snowField, snowySpruce, snowyFence } from './outdoor-props.ts';
import { pottedTree, vaseWithBranches } from './props.ts';
import type { ArticleRoom, Furnishing } from './room.ts';
import { floorBoards, windowWall } from './surroundings.ts';

const RAIL = 104;

const spruces: readonly Furnishing[] = [
  [-760, -1500, 620],
  [-470, -1250, 520],
  [-250, -1700, 700],
  [40, -1400, 470],
  [270, -1750, 720],
  [520, -1300, 560],
  [820, -1600, 680],
  [1100, -1500, 600],
].map(([x = 0, z = 0, height = 0], index) => ({ parts: () => snowySpruce(height, index + 1), at: [x, 10, z] }));

/** A rug is aired. */
const rugInSnow: ArticleRoom = {
  key: 'ull-og-lin-taler-mer',
  surroundings: () => snowField(),
  furnish: () => [
    { parts: () => snowyFence(RAIL, 900, 108), at: [0, 0, 0], turn: -Math.PI / 2 },
    { sku: 'VEV-TEPPE', colour: 'red', hungBy: 96, at: [0, RAIL, 0], turn: -Math.PI / 2 },
    ...spruces,
  ],
  camera: { from: [-96, 112, 290], to: [4, 68, -20], lens: 30 },
  light: 'snow',
};

/** The box gets its oil for the year. */
const teakAndOil: ArticleRoom = {
  key: 'slik-oljer-du-teak',
  surroundings: () => [...slabs('stone:#a9a9a4', 18, 24, 62), ...panelling('lacquer:#4d5a58', 1100, 300, -130)],
  furnish: () => [
    { sku: 'BRIS-PUTEKASSE', colour: 'teak', at: [-6, 0, -30], turn: 0.28 },
    { parts: () => tin(7, 15, ['metal:steel', 'lacquer:#6b7d5d', 'metal:steel']), at: [22, 62, -34] },
    { parts: () => [cloth(44, 34, 'canvas:#cfc0a8')], at: [-30, 62, -22], turn: 0.5 },
    { parts: () => brush(), at: [8, 62, -12], turn: -0.5 },
    { parts: () => pottedTree(150, 'stone:#8f8d86', 12), at: [-142, 0, -70] },
    { sku: 'BRIS-STOL', colour: 'cream', at: [112, 0, -90], turn: -0.5 },
  ],
  camera: { from: [82, 146, 286], to: [6, 48, -36], lens: 33 },
  light: 'overcast',
};

/** A chair comes back into shape. */
const chairOnBench: ArticleRoom = {
  key: 'stolen-som-ble-reparert',
  surroundings: () => [
    ...floorBoards({ finish: 'wood:smokedOak', width: 900, depth: 700, boardWidth: 20, gap: 0.4 }),
    ...panelling('lacquer:#70838a', 1000, 320, -110),
  ],
  sunScreen: () => windowWall(-260, 40, 200, [3, 4]),
  furnish: () => [
    { parts: workbench, at: [0, 0, -8] },
    { sku: 'FJELL-STOL', colour: 'oak', at: [6, BENCH_HEIGHT, -8], turn: 0.5 },
    { parts: () => [placed(assembly(...clamp(44)), [0, 40, 20])], at: [6, BENCH_HEIGHT, -8], turn: 0.5 },
    { parts: mallet, at: [-66, BENCH_HEIGHT, -6], turn: 0.9 },
    { parts: plane, at: [66, BENCH_HEIGHT, 12], turn: -0.4 },
    { parts: () => tin(4, 16, ['matt:#e9e2d3', 'matt:#c9883c', 'lacquer:#9e4a41']), at: [-36, BENCH_HEIGHT, 22] },
    { parts: hungTools, at: [-112, 192, -106] },
  ],
  camera: { from: [58, 146, 262], to: [2, 118, -20], lens: 31 },
  light: 'window',
};

const autumn = ['leaf:#b5692f', 'leaf:#c99a3f', 'leaf:#93502c'] as const;

/** The last warm evening. */
const lateTerrace: ArticleRoom = {
  key: 'terrassen-om-hosten',
  surroundings: () => [
    ...floorBoards({ finish: 'wood:paleOak', width: 1100, depth: 640, boardWidth: 12, gap: 0.6 }),
    part(new PlaneGeometry(9000, 9000).rotateX(-Math.PI / 2), 'matt:#8b8a55', [0, -14, 0]),
  ],
  furnish: () => [
    { sku: 'SKJER-LENESTOL', colour: 'anthracite', at: [-62, 0, 24], turn: 0.5 },
    { sku: 'VIK-BORD-186', colour: 'oak', at: [74, 0, -72], turn: -0.12 },
    { sku: 'SKJER-LENESTOL', colour: 'anthracite', at: [112, 0, 44], turn: -0.7 },
    { sku: 'MYK-PUTE-ULL', colour: 'brown', at: [-64, 41, 14], turn: 0.5, lean: 0.4 },
    { parts: () => vaseWithBranches(22, 'ceramic:#7d5c45', 6), at: [60, 73, -70] },
    { parts: () => fallenLeaves(260, 680, 460, autumn), at: [20, 0, 0] },
    ...[0, 1].map((row): Furnishing => ({
      parts: () => shrubs(1100, 130 + row * 110, row + 5, [autumn[row]!, autumn[row + 1]!]),
      at: [0, -10, -370 - row * 110],
    })),
  ],
  camera: { from: [-50, 126, 400], to: [14, 62, -60], lens: 31 },
  light: 'lowSun',
};

/** Pictures of articles about what is outside, or in the workshop. */
export const magazineOutdoors: readonly ArticleRoom[] = [rugInSnow, teakAndOil, chairOnBench, lateTerrace];
