import type { Piece } from '../families/families.ts';
import type { Finishes } from '../finishes/finish.ts';
import { lyingBooks, print, vaseWithBranches } from './props.ts';
import type { Furnishing, Room } from './room.ts';
import { backWall, floorBoards, windowWall } from './surroundings.ts';

const pendant: Piece = { family: 'lamp', kind: 'pendant', height: 180, shade: 'dome', shadeWidth: 40, shadeHeight: 21 };

const pendantFinishes: Finishes = {
  shade: 'lacquer:#7d8a70',
  inside: 'glow:#f6e7cf',
  bulb: 'glow:#ffe9c9',
  metal: 'metal:brass',
  cord: 'matt:#222222',
};

/** Chairs on both long sides of a table. */
export function chairsAround(
  chair: { sku: string; colour: string },
  places: readonly number[],
  out: number,
): Furnishing[] {
  return places.flatMap((x, index) => [
    { ...chair, at: [x, 0, out] as const, turn: Math.PI + 0.05 * ((index % 2) - 0.5) },
    { ...chair, at: [x, 0, -out] as const, turn: 0.04 * ((index % 2) - 0.5) },
  ]);
}

/** Where one eats. */
export const diningRooms: readonly Room[] = ['SERIE-FJELL', 'FJELL-SPISEBORD'].map((sku, index) => ({
  sku,
  colour: 'oak',
  alsoShows: ['FJELL-STOL'],
  surroundings: () => [
    ...floorBoards({ finish: 'wood:paleOak', width: 800, depth: 700, boardWidth: 18, gap: 0.2 }),
    ...backWall(index === 0 ? '#d6cfc2' : '#a9b2a4', -175),
  ],
  sunScreen: () => windowWall(-300, 40, 220, [3, 3]),
  furnish: () => [
    { sku: 'FJELL-SPISEBORD', colour: 'oak', at: [0, 0, 0] },
    ...chairsAround({ sku: 'FJELL-STOL', colour: index === 0 ? 'oak' : 'black' }, [-52, 8, 66], 62),
    { piece: pendant, finishes: pendantFinishes, at: [-44, 150, 0] },
    { piece: pendant, finishes: pendantFinishes, at: [44, 150, 0] },
    ...(index === 0 ? [{ sku: 'FJELL-SKJENK', colour: 'oak', at: [40, 0, -150] as const }] : []),
    { parts: () => vaseWithBranches(26, 'ceramic:#e7e1d6', 5), at: [24, 74, 4] },
    { parts: () => lyingBooks(['#e9e2d3', '#a9583a'], 9), at: [-46, 74, 8], turn: 0.5 },
    {
      parts: () => print(74, 56, ['#c9a27e', '#2f3a40', '#8a957f'], 17),
      at: index === 0 ? [-158, 150, -174] : [-86, 158, -174],
    },
  ],
  camera: { from: index === 0 ? [120, 148, 430] : [-110, 160, 420], to: [8, 80, -20], lens: 30 },
  light: 'window',
}));
