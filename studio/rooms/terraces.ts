import { chairsAround } from './dining-rooms.ts';
import { hedge, lyingBooks, pottedTree, vaseWithBranches } from './props.ts';
import type { Furnishing, Room } from './room.ts';
import { floorBoards, terraceWall } from './surroundings.ts';

const deck = () =>
  floorBoards({ finish: 'wood:teak', width: 1060, depth: 900, boardWidth: 14, gap: 0.6, isTurned: true });

const garden = (z: number): Furnishing[] => [
  { parts: () => hedge(1280, 120, 70), at: [0, 96, z - 64] },
  { parts: () => pottedTree(150, 'stone:#a8a298', 7), at: [-190, 0, z + 60] },
  { parts: () => pottedTree(96, 'ceramic:#b86a4a', 23), at: [206, 0, z + 52] },
];

/** Where one sits outside. */
export const terraces: readonly Room[] = [
  {
    sku: 'VIK-HAGESOFA',
    colour: 'cream',
    surroundings: () => [...deck(), ...terraceWall('#e3dccf', -180)],
    furnish: () => [
      { sku: 'VIK-HAGESOFA', colour: 'cream', at: [-46, 0, -80] },
      { sku: 'VIK-STOL', colour: 'cream', at: [112, 0, -24], turn: -0.8 },
      { sku: 'RUNDE-SOFABORD', colour: 'oak', at: [-4, 0, 34] },
      { parts: () => vaseWithBranches(18, 'ceramic:#cfc6b8', 6), at: [-14, 44, 28] },
      { parts: () => lyingBooks(['#e9e2d3', '#51709a'], 2), at: [14, 44, 40], turn: 0.4 },
      ...garden(-180),
    ],
    camera: { from: [60, 135, 420], to: [6, 66, -60], lens: 31 },
    light: 'sun',
  },
  {
    sku: 'VIK-HAGEGRUPPE',
    colour: 'oak',
    alsoShows: ['VIK-BORD-186', 'VIK-STOL', 'SOLEN-PARASOLL'],
    surroundings: () => [...deck(), ...terraceWall('#ddd5c6', -210)],
    furnish: () => [
      { sku: 'VIK-BORD-186', colour: 'oak', at: [0, 0, 0] },
      ...chairsAround({ sku: 'VIK-STOL', colour: 'cream' }, [-46, 46], 70),
      { sku: 'SOLEN-PARASOLL', colour: 'cream', at: [-40, 0, -118] },
      { parts: () => vaseWithBranches(22, 'ceramic:#e7e1d6', 6), at: [10, 73, 2] },
      ...garden(-210),
    ],
    camera: { from: [170, 165, 490], to: [0, 100, -40], lens: 33 },
    light: 'sun',
  },
  {
    sku: 'SERIE-BRIS',
    colour: 'oak',
    alsoShows: ['BRIS-SOFA-3', 'BRIS-LENESTOL', 'BRIS-LOUNGEBORD'],
    surroundings: () => [...deck(), ...terraceWall('#dfd6c5', -190)],
    furnish: () => [
      { sku: 'BRIS-SOFA-3', colour: 'cream', at: [-30, 0, -96] },
      { sku: 'BRIS-LENESTOL', colour: 'turquoise', at: [128, 0, -14], turn: -0.85 },
      { sku: 'BRIS-LENESTOL', colour: 'cream', at: [-150, 0, 6], turn: 0.9 },
      { sku: 'BRIS-LOUNGEBORD', colour: 'teak', at: [-10, 0, 10] },
      { parts: () => vaseWithBranches(18, 'ceramic:#cfc6b8', 6), at: [-26, 36, 4] },
      { parts: () => lyingBooks(['#e9e2d3', '#51709a'], 2), at: [14, 36, 16], turn: 0.4 },
      ...garden(-190),
    ],
    camera: { from: [56, 138, 440], to: [0, 64, -60], lens: 31 },
    light: 'sun',
  },
];
