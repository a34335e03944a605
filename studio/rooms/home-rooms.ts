import { lyingBooks, pottedTree, print, standingBooks, vaseWithBranches } from './props.ts';
import type { Furnishing, Room } from './room.ts';
import { backWall, floorBoards, windowWall } from './surroundings.ts';

const floor = (finish: 'wood:oak' | 'wood:paleOak' | 'wood:smokedOak', boardWidth: number) =>
  floorBoards({ finish, width: 900, depth: 760, boardWidth, gap: 0.2 });

/** What stands on the shelves of a bookcase, whose middle is at x: books on some, boxes and vases between. */
const shelved = (x: number, z: number, seed: number): Furnishing[] => {
  const side = seed % 2 ? 1 : -1;
  return [
    { sku: 'GJEM-KASSE', colour: 'beige', at: [x + 14 * side, 8.4, z] },
    { parts: () => standingBooks(44, seed), at: [x - 14 * side, 43.9, z] },
    { parts: () => lyingBooks(['#d8cfbd', '#6f7a6a', '#b06a4a'], seed + 1), at: [x + 24 * side, 43.9, z] },
    { parts: () => standingBooks(seed % 3 ? 66 : 38, seed + 2), at: [x + (seed % 3 ? 4 : 18) * side, 79.4, z] },
    { parts: () => lyingBooks(['#2f3a40', '#e9e2d3'], seed + 3), at: [x - 22 * side, 115, z] },
    { parts: () => standingBooks(34, seed + 4), at: [x + 18 * side, 115, z] },
    { sku: 'LEIRE-KULE', colour: seed % 3 ? 'cream' : 'orange', at: [x - 20 * side, 150.5, z] },
    { parts: () => standingBooks(26, seed + 5), at: [x + 22 * side, 150.5, z] },
  ];
};

/** Rooms that stand for what the shop sells: beds, storage, lamps, small things. */
export const homeRooms: readonly Room[] = [
  {
    sku: 'DROM-SENG',
    colour: 'darkGreen',
    alsoShows: ['DAL-NATTBORD', 'SOPP-BORDLAMPE'],
    surroundings: () => [...floor('wood:oak', 14), ...backWall('#c29a80', -170)],
    sunScreen: () => windowWall(-300, 30, 210),
    furnish: () => [
      { sku: 'DROM-SENG', colour: 'darkGreen', at: [0, 0, -62] },
      { sku: 'SUND-TEPPE', colour: 'beige', at: [24, 0, 96] },
      { sku: 'DAL-NATTBORD', colour: 'oak', at: [-112, 0, -148] },
      { sku: 'DAL-NATTBORD', colour: 'oak', at: [112, 0, -148] },
      { sku: 'SOPP-BORDLAMPE', colour: 'cream', at: [-112, 58, -148] },
      { parts: () => lyingBooks(['#2f3a40', '#e9e2d3', '#7c8577'], 6), at: [112, 58, -146], turn: 0.3 },
      { parts: () => pottedTree(150, 'ceramic:#ece7dc', 4), at: [176, 0, -118] },
      { parts: () => print(70, 92, ['#4c6050', '#d8b48c', '#b4573a'], 3), at: [-146, 146, -169] },
    ],
    camera: { from: [-150, 150, 424], to: [2, 76, -60], lens: 31 },
    light: 'window',
  },
  {
    sku: 'RAD-BOKHYLLE',
    colour: 'oak',
    alsoShows: ['TROMME-SVING', 'TROSSE-KURV', 'MYK-TEPPE-RUNDT'],
    surroundings: () => [...floor('wood:paleOak', 18), ...backWall('#b8bfb2', -150)],
    sunScreen: () => windowWall(-290, 40, 220),
    furnish: () => [
      ...[-94, 0, 94].flatMap((x, index): Furnishing[] => [
        { sku: 'RAD-BOKHYLLE', colour: 'oak', at: [x, 0, -132] },
        ...shelved(x, -132, 3 + index * 4),
      ]),
      { sku: 'GJEM-KASSE', colour: 'beige', at: [-94, 186, -132] },
      { parts: () => vaseWithBranches(24, 'ceramic:#e7e1d6', 9), at: [96, 186, -132] },
      { sku: 'TROMME-SVING', colour: 'beige', at: [118, 0, 0], turn: -0.7 },
      { sku: 'MYK-TEPPE-RUNDT', colour: 'green', at: [40, 0, 20] },
      { sku: 'TROSSE-KURV', colour: 'anthracite', at: [-166, 0, -112] },
    ],
    camera: { from: [-40, 132, 452], to: [2, 92, -80], lens: 32 },
    light: 'window',
  },
  {
    sku: 'KLOKKE-PENDEL',
    colour: 'orange',
    alsoShows: ['TIND-SPISEBORD-RUNDT', 'SUND-STOL'],
    surroundings: () => [...floor('wood:smokedOak', 16), ...backWall('#55615a', -170)],
    sunScreen: () => windowWall(-340, 30, 200),
    furnish: () => [
      { sku: 'TIND-SPISEBORD-RUNDT', colour: 'walnut', at: [0, 0, -10] },
      { sku: 'KLOKKE-PENDEL', colour: 'orange', at: [-34, 136, -10] },
      { sku: 'KLOKKE-PENDEL', colour: 'lightBlue', at: [4, 150, -22] },
      { sku: 'KLOKKE-PENDEL', colour: 'orange', at: [40, 140, 2] },
      { sku: 'SUND-STOL', colour: 'cream', at: [-84, 0, -34], turn: 1.2 },
      { sku: 'SUND-STOL', colour: 'cream', at: [82, 0, -44], turn: -1.1 },
      { sku: 'LEIRE-KULE', colour: 'cream', at: [-16, 74, -6] },
      { parts: () => lyingBooks(['#b6694a', '#e9e2d3'], 12), at: [22, 74, 8], turn: -0.4 },
      { parts: () => print(60, 80, ['#d8b48c', '#8a957f', '#ece7dc'], 8), at: [-128, 160, -169] },
    ],
    camera: { from: [70, 138, 424], to: [4, 98, -40], lens: 31 },
    light: 'window',
  },
  {
    sku: 'SVABERG-SPEIL',
    colour: 'black',
    alsoShows: ['DAL-SKJENK', 'LEIRE-GULVVASE', 'LEIRE-KULE', 'TROSSE-KURV', 'KVIST-VASE', 'FLUKT-VASE'],
    surroundings: () => [...floor('wood:oak', 16), ...backWall('#d9cdb6', -150)],
    sunScreen: () => windowWall(-250, 40),
    furnish: () => [
      { sku: 'DAL-SKJENK', colour: 'white', at: [0, 0, -128] },
      { sku: 'SVABERG-SPEIL', colour: 'black', at: [-6, 104, -148] },
      { sku: 'LEIRE-KULE', colour: 'orange', at: [-38, 74, -126] },
      { sku: 'KVIST-VASE', colour: 'yellow', at: [-17, 74, -120] },
      { parts: () => lyingBooks(['#51709a', '#e9e2d3'], 2), at: [36, 74, -124], turn: 0.2 },
      { sku: 'FLUKT-VASE', colour: 'green', at: [30, 79, -126] },
      { sku: 'TROSSE-KURV', colour: 'blue', at: [88, 0, -116] },
      { sku: 'LEIRE-GULVVASE', colour: 'white', at: [-84, 0, -116] },
      { sku: 'SETER-TEPPE', colour: 'red', at: [0, 0, -24] },
    ],
    camera: { from: [44, 116, 300], to: [4, 82, -90], lens: 30 },
    light: 'window',
  },
];
