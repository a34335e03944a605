import { lyingBooks, pottedTree, print, standingBooks, vaseWithBranches } from './props.ts';
import type { Furnishing, Room } from './room.ts';
import { backWall, floorBoards, windowWall } from './surroundings.ts';
import { panelling } from './house-parts.ts';

const WALL_Z = -150;
const oakFloor = () => floorBoards({ finish: 'wood:oak', width: 800, depth: 700, boardWidth: 16, gap: 0.2 });

const prints = (x: number): Furnishing[] => [
  { parts: () => print(62, 84, ['#c9a27e', '#6f7a6a', '#b4573a'], 5), at: [x - 36, 160, WALL_Z + 1] },
  { parts: () => print(46, 62, ['#2f3a40', '#c9a27e', '#8a957f'], 12), at: [x + 34, 152, WALL_Z + 1] },
];

const lamp = { sku: 'KUPPEL-GULVLAMPE', colour: 'black' } as const;

/** Living rooms, a bedroom and a hall. */
export const livingRooms: readonly Room[] = [
  {
    sku: 'SERIE-NORDVIK',
    colour: 'green',
    alsoShows: ['NORDVIK-3', 'RUNDE-SOFABORD', 'VEV-TEPPE', 'MYK-PUTE'],
    surroundings: () => [...oakFloor(), ...backWall('#d9d3c6', WALL_Z)],
    sunScreen: () => windowWall(-300, 50),
    furnish: () => [
      { sku: 'NORDVIK-3', colour: 'green', at: [0, 0, -92] },
      { sku: 'VEV-TEPPE', colour: 'cream', at: [8, 0, 40] },
      { sku: 'RUNDE-SOFABORD', colour: 'oak', at: [22, 0.8, 34] },
      { sku: 'MYK-PUTE', colour: 'cream', at: [-66, 44, -86], turn: 0.3, lean: 0.34 },
      { ...lamp, at: [152, 0, -100], turn: 2.6 },
      { parts: () => vaseWithBranches(21, 'ceramic:#e7e1d6', 8), at: [8, 44.8, 30] },
      { parts: () => lyingBooks(['#d9d2c4', '#7c8577', '#b6694a'], 4), at: [40, 44.8, 42], turn: 0.4 },
      { parts: () => pottedTree(165, 'ceramic:#cfc6b8', 21), at: [-160, 0, -105] },
      ...prints(-8),
    ],
    camera: { from: [46, 122, 430], to: [2, 78, -60], lens: 29 },
    light: 'window',
  },
  {
    sku: 'HEIM-HJORNE',
    colour: 'beige',
    alsoShows: ['RUNDE-SOFABORD', 'MYK-PUTE'],
    surroundings: () => [
      ...floorBoards({ finish: 'wood:paleOak', width: 800, depth: 700, boardWidth: 18, gap: 0.2 }),
      ...backWall('#b9bcae', WALL_Z),
    ],
    sunScreen: () => windowWall(-310, 60, 230),
    furnish: () => [
      { sku: 'HEIM-HJORNE', colour: 'beige', at: [20, 0, -36] },
      { sku: 'RUNDE-SOFABORD', colour: 'walnut', at: [-34, 0, 52] },
      { sku: 'LYNG-PUFF', colour: 'green', at: [-152, 0, 60] },
      { sku: 'MYK-PUTE', colour: 'green', at: [-62, 44, -96], turn: 0.3, lean: 0.34 },
      { parts: () => lyingBooks(['#e9e2d3', '#a9583a'], 9), at: [-48, 44, 56], turn: 0.5 },
      { parts: () => vaseWithBranches(19, 'ceramic:#a9583a', 5), at: [-18, 44, 44] },
      { ...lamp, at: [-176, 0, -100], turn: 0.5 },
      { parts: () => print(96, 68, ['#e0c39a', '#5b7290', '#b4573a', '#6f7a6a'], 31), at: [22, 164, WALL_Z + 1] },
    ],
    camera: { from: [-60, 150, 470], to: [6, 70, -30], lens: 30 },
    light: 'window',
  },
  {
    sku: 'LYNG-LENESTOL',
    colour: 'yellow',
    alsoShows: ['LYNG-PUFF', 'TRAU-SIDEBORD'],
    surroundings: () => [...oakFloor(), ...backWall('#cfc8b9', WALL_Z)],
    sunScreen: () => windowWall(-260, 60),
    furnish: () => [
      { sku: 'LYNG-LENESTOL', colour: 'yellow', at: [-34, 0, -40], turn: 0.5 },
      { sku: 'LYNG-PUFF', colour: 'beige', at: [36, 0, 8] },
      { sku: 'TRAU-SIDEBORD', colour: 'black', at: [62, 0, -82] },
      { sku: 'RAD-BOKHYLLE', colour: 'oak', at: [128, 0, -130] },
      { parts: () => standingBooks(46, 3), at: [114, 42, -132] },
      { parts: () => standingBooks(30, 8), at: [142, 78, -132] },
      { parts: () => lyingBooks(['#2f3a40', '#d8cfbd'], 3), at: [112, 114, -132] },
      { parts: () => vaseWithBranches(18, 'ceramic:#e7e1d6', 3), at: [64, 51, -82] },
      { ...lamp, at: [-112, 0, -96], turn: 0.3 },
      { parts: () => print(56, 76, ['#6f7a6a', '#c9a27e', '#2f3a40'], 17), at: [-30, 158, WALL_Z + 1] },
    ],
    camera: { from: [56, 120, 380], to: [14, 74, -60], lens: 30 },
    light: 'window',
  },
  {
    sku: 'RO-SENG',
    colour: 'green',
    alsoShows: ['TRAU-SIDEBORD', 'VEV-TEPPE'],
    surroundings: () => [
      ...floorBoards({ finish: 'wood:paleOak', width: 800, depth: 760, boardWidth: 18, gap: 0.2 }),
      ...backWall('#dcd4c7', -170),
    ],
    sunScreen: () => windowWall(-300, 40, 220),
    furnish: () => [
      { sku: 'RO-SENG', colour: 'green', at: [0, 0, -58] },
      { sku: 'VEV-TEPPE', colour: 'blue', at: [20, 0, 70] },
      { sku: 'TRAU-SIDEBORD', colour: 'oak', at: [-124, 0, -132] },
      { sku: 'TRAU-SIDEBORD', colour: 'oak', at: [124, 0, -132] },
      { parts: () => vaseWithBranches(18, 'ceramic:#cfc6b8', 4), at: [126, 51, -132] },
      { parts: () => lyingBooks(['#b6694a', '#e9e2d3'], 7), at: [-124, 51, -130], turn: 0.3 },
      { parts: () => print(90, 64, ['#8a957f', '#c9a27e', '#2f3a40'], 23), at: [0, 168, -169] },
    ],
    camera: { from: [130, 150, 420], to: [4, 62, -60], lens: 30 },
    light: 'window',
  },
  {
    sku: 'ENTRE-SETT',
    colour: 'black',
    alsoShows: ['BUE-SPEIL', 'STILLE-LESELAMPE', 'FJELL-SKJENK', 'GJEM-KASSE', 'VEV-TEPPE'],
    surroundings: () => [...oakFloor(), ...backWall('#c9cabf', WALL_Z)],
    sunScreen: () => windowWall(-250, 60),
    furnish: () => [
      { sku: 'BUE-SPEIL', colour: 'black', at: [-52, 0, -144] },
      { sku: 'STILLE-LESELAMPE', colour: 'green', at: [-130, 0, -110], turn: 0.4 },
      { sku: 'FJELL-SKJENK', colour: 'oak', at: [86, 0, -124] },
      { sku: 'GJEM-KASSE', colour: 'beige', at: [126, 72, -124] },
      { parts: () => vaseWithBranches(24, 'ceramic:#e7e1d6', 11), at: [54, 72, -124] },
      { sku: 'VEV-TEPPE', colour: 'multi', at: [0, 0, 0] },
    ],
    camera: { from: [30, 118, 380], to: [4, 82, -80], lens: 30 },
    light: 'window',
  },
  {
    sku: 'KVIST-3',
    colour: 'blue',
    alsoShows: ['STATIV-GULVLAMPE', 'DAL-SOFABORD', 'TROMME-STOL', 'MYK-TEPPE-RUNDT'],
    surroundings: () => [
      ...floorBoards({ finish: 'wood:paleOak', width: 800, depth: 700, boardWidth: 16, gap: 0.2 }),
      ...backWall('#ded2b8', WALL_Z),
      ...panelling('lacquer:#cfc7b3', 900, 92, WALL_Z),
    ],
    sunScreen: () => windowWall(-300, 20, 230),
    furnish: () => [
      { sku: 'KVIST-3', colour: 'blue', at: [-10, 0, -92] },
      { sku: 'MYK-TEPPE-RUNDT', colour: 'cream', at: [6, 0, 30] },
      { sku: 'DAL-SOFABORD', colour: 'oak', at: [-8, 0.8, 26] },
      { sku: 'TROMME-STOL', colour: 'yellow', at: [146, 0, -10], turn: -0.8 },
      { sku: 'STATIV-GULVLAMPE', colour: 'oak', at: [-150, 0, -108] },
      { parts: () => vaseWithBranches(20, 'ceramic:#8fa3ad', 14), at: [-16, 45, 20] },
      { parts: () => lyingBooks(['#e9e2d3', '#b6694a', '#51709a'], 8), at: [14, 45, 32], turn: 0.4 },
      { parts: () => print(84, 60, ['#51709a', '#d8b48c', '#8a957f', '#b4573a'], 19), at: [-46, 162, WALL_Z + 2] },
      { parts: () => print(44, 60, ['#c9a27e', '#2f3a40', '#6f7a6a'], 27), at: [42, 162, WALL_Z + 2] },
      { parts: () => pottedTree(150, 'ceramic:#ece7dc', 12), at: [168, 0, -120] },
    ],
    camera: { from: [-70, 126, 440], to: [6, 76, -60], lens: 29 },
    light: 'window',
  },
  {
    sku: 'VIDDE-3',
    colour: 'brown',
    alsoShows: ['TIND-SOFABORD', 'GLIMT-GULVLAMPE', 'SUND-SIDEBORD', 'MYK-PUTE-ULL', 'MYK-RYE'],
    surroundings: () => [
      ...floorBoards({ finish: 'wood:smokedOak', width: 900, depth: 760, boardWidth: 16, gap: 0.2 }),
      ...backWall('#8d9a8c', WALL_Z),
    ],
    sunScreen: () => windowWall(-320, 20, 210),
    furnish: () => [
      { sku: 'VIDDE-3', colour: 'brown', at: [0, 0, -88] },
      { sku: 'MYK-RYE', colour: 'cream', at: [10, 0, 50] },
      { sku: 'TIND-SOFABORD', colour: 'walnut', at: [4, 0.8, 34] },
      { sku: 'MYK-PUTE-ULL', colour: 'cream', at: [62, 44, -84], turn: -0.25, lean: 0.34 },
      { sku: 'GLIMT-GULVLAMPE', colour: 'cream', at: [-148, 0, -98] },
      { sku: 'SUND-SIDEBORD', colour: 'walnut', at: [148, 0, -92] },
      { parts: () => vaseWithBranches(22, 'ceramic:#e7e1d6', 17), at: [148, 50, -92] },
      { parts: () => lyingBooks(['#d8cfbd', '#6f7a6a', '#b06a4a'], 15), at: [-22, 42, 36], turn: 0.3 },
      { sku: 'LEIRE-KULE', colour: 'orange', at: [34, 42, 30] },
      { parts: () => print(96, 68, ['#2f3a40', '#e0c39a', '#b4573a', '#8d9a8c'], 31), at: [2, 164, WALL_Z + 1] },
    ],
    camera: { from: [50, 118, 424], to: [2, 80, -60], lens: 30 },
    light: 'window',
  },
];
