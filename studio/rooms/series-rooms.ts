import { chairsAround } from './dining-rooms.ts';
import { lyingBooks, pottedTree, print, standingBooks, vaseWithBranches } from './props.ts';
import type { Room } from './room.ts';
import { backWall, floorBoards, windowWall } from './surroundings.ts';

const WALL_Z = -160;

const floor = (finish: 'wood:oak' | 'wood:paleOak' | 'wood:smokedOak', boardWidth: number) =>
  floorBoards({ finish, width: 960, depth: 780, boardWidth, gap: 0.2 });

/**
 * The pieces of a series together. A card cuts off what is at the left and at the right, so that what tells a series apart
 * stands between.
 */
export const seriesRooms: readonly Room[] = [
  {
    sku: 'SERIE-LYNG',
    colour: 'green',
    alsoShows: ['LYNG-3', 'LYNG-GYNGESTOL', 'LYNG-LAMPEBORD', 'LYNG-BORDLAMPE'],
    surroundings: () => [...floor('wood:oak', 16), ...backWall('#d8cdb9', WALL_Z)],
    sunScreen: () => windowWall(-310, 40, 220),
    furnish: () => [
      { sku: 'LYNG-3', colour: 'green', at: [-34, 0, -104] },
      { sku: 'SUND-TEPPE', colour: 'beige', at: [0, 0, 26] },
      { sku: 'LYNG-LENESTOL', colour: 'yellow', at: [118, 0, -20], turn: -0.75 },
      { sku: 'LYNG-PUFF', colour: 'beige', at: [30, 0.8, 40] },
      { sku: 'LYNG-GYNGESTOL', colour: 'cream', at: [-124, 0, 12], turn: 0.95 },
      { sku: 'LYNG-LAMPEBORD', colour: 'green', at: [100, 0, -118] },
      { sku: 'LYNG-BORDLAMPE', colour: 'pink', at: [100, 62, -118] },
      { parts: () => print(92, 66, ['#6f7a6a', '#d8b48c', '#b4573a', '#2f3a40'], 52), at: [-34, 166, WALL_Z + 1] },
      { parts: () => pottedTree(160, 'ceramic:#cfc6b8', 21), at: [-196, 0, -120] },
      { parts: () => lyingBooks(['#e9e2d3', '#7c8577'], 5), at: [34, 42.8, 40], turn: 0.4 },
    ],
    camera: { from: [30, 134, 452], to: [0, 74, -60], lens: 30 },
    light: 'window',
  },
  {
    sku: 'SERIE-SUND',
    colour: 'cream',
    alsoShows: ['SUND-3', 'SUND-PUFF', 'SUND-LENESTOL', 'SUND-TEPPE'],
    surroundings: () => [...floor('wood:paleOak', 18), ...backWall('#a9b1ab', WALL_Z)],
    sunScreen: () => windowWall(-360, 40, 230),
    furnish: () => [
      { sku: 'SUND-3', colour: 'cream', at: [44, 0, -98] },
      { sku: 'SUND-SKJENK', colour: 'oak', at: [-190, 0, -136] },
      { sku: 'SUND-TEPPE', colour: 'beige', at: [40, 0, 40] },
      { sku: 'SUND-PUFF', colour: 'beige', at: [-6, 0.8, 34], turn: 0.1 },
      { sku: 'SUND-LENESTOL', colour: 'darkGreen', at: [178, 0.8, 4], turn: -0.85 },
      { parts: () => vaseWithBranches(24, 'ceramic:#e7e1d6', 11), at: [-150, 58, -136] },
      { parts: () => print(88, 62, ['#e0c39a', '#5b7290', '#b4573a', '#6f7a6a'], 58), at: [44, 152, WALL_Z + 1] },
    ],
    camera: { from: [40, 132, 510], to: [42, 68, -60], lens: 30 },
    light: 'window',
  },
  {
    sku: 'SERIE-TIND',
    colour: 'walnut',
    alsoShows: ['TIND-SPISEBORD-220', 'TIND-STOL', 'TIND-REOL'],
    surroundings: () => [...floor('wood:paleOak', 18), ...backWall('#cdbfa8', -200)],
    sunScreen: () => windowWall(-330, 40, 240, [3, 3]),
    furnish: () => [
      { sku: 'TIND-SPISEBORD-220', colour: 'walnut', at: [0, 0, 0] },
      ...chairsAround({ sku: 'TIND-STOL', colour: 'walnut' }, [-70, 0, 70], 70),
      { sku: 'TIND-SKJENK', colour: 'walnut', at: [-20, 0, -174] },
      { sku: 'TIND-REOL', colour: 'walnut', at: [144, 0, -180] },
      { parts: () => standingBooks(40, 4), at: [126, 83.5, -180] },
      { parts: () => lyingBooks(['#2f3a40', '#e9e2d3'], 3), at: [176, 83.5, -180] },
      { parts: () => standingBooks(34, 8), at: [164, 117.3, -180] },
      { sku: 'LEIRE-KULE', colour: 'cream', at: [122, 117.3, -180] },
      { parts: () => standingBooks(30, 6), at: [122, 151, -180] },
      { parts: () => vaseWithBranches(26, 'ceramic:#e7e1d6', 5), at: [-76, 76, -174] },
      { parts: () => lyingBooks(['#e9e2d3', '#a9583a'], 9), at: [40, 76, -172], turn: 0.5 },
      { sku: 'LEIRE-KULE', colour: 'orange', at: [16, 74, 4] },
      { parts: () => print(84, 60, ['#c9a27e', '#2f3a40', '#8a957f'], 17), at: [-20, 150, -199] },
    ],
    camera: { from: [-120, 176, 470], to: [14, 78, -30], lens: 31 },
    light: 'window',
  },
  {
    sku: 'SERIE-DAL',
    colour: 'oak',
    alsoShows: ['DAL-HVILESTOL', 'DAL-KOMMODE', 'DAL-SKJENK', 'DAL-SPEIL', 'DAL-STIGE'],
    surroundings: () => [...floor('wood:oak', 16), ...backWall('#9fab97', WALL_Z)],
    sunScreen: () => windowWall(-290, 40, 210),
    furnish: () => [
      { sku: 'DAL-STIGE', colour: 'oak', at: [-122, 0, -138] },
      { sku: 'DAL-KOMMODE', colour: 'oak', at: [-36, 0, -136] },
      { sku: 'DAL-SKJENK', colour: 'oak', at: [66, 0, -138] },
      { sku: 'DAL-SPEIL', colour: 'oak', at: [66, 100, -158] },
      { sku: 'DAL-HVILESTOL', colour: 'lightBlue', at: [106, 0, 6], turn: -0.7 },
      { sku: 'DAL-NATTBORD', colour: 'oak', at: [152, 0, -134] },
      { sku: 'MYK-TEPPE-RUNDT', colour: 'cream', at: [30, 0, 10] },
      { parts: () => standingBooks(34, 4), at: [-126, 94, -142] },
      { parts: () => lyingBooks(['#b6694a', '#e9e2d3'], 7), at: [-118, 55, -138], turn: 0.2 },
      { sku: 'LEIRE-KULE', colour: 'orange', at: [-112, 133, -146] },
      { parts: () => vaseWithBranches(22, 'ceramic:#e7e1d6', 9), at: [-52, 104, -136] },
      { parts: () => lyingBooks(['#51709a', '#e9e2d3'], 2), at: [34, 74, -136], turn: 0.2 },
      { parts: () => lyingBooks(['#2f3a40', '#d8cfbd'], 3), at: [152, 58, -134], turn: 0.3 },
    ],
    camera: { from: [36, 128, 420], to: [4, 78, -70], lens: 30 },
    light: 'window',
  },
  {
    sku: 'SERIE-HVIL',
    colour: 'oak',
    alsoShows: ['HVIL-SPILESENG', 'HVIL-NATTBORD', 'SOPP-BORDLAMPE'],
    surroundings: () => [...floor('wood:oak', 16), ...backWall('#c9b8a3', -175)],
    sunScreen: () => windowWall(-300, 30, 220),
    furnish: () => [
      { sku: 'HVIL-SPILESENG', colour: 'oak', at: [0, 0, -64] },
      { sku: 'SUND-TEPPE', colour: 'beige', at: [20, 0, 92] },
      { sku: 'HVIL-NATTBORD', colour: 'oak', at: [-116, 0, -150] },
      { sku: 'HVIL-NATTBORD', colour: 'oak', at: [116, 0, -150] },
      { sku: 'SOPP-BORDLAMPE', colour: 'darkGreen', at: [-116, 52, -150] },
      { parts: () => vaseWithBranches(18, 'ceramic:#cfc6b8', 4), at: [120, 52, -150] },
      { parts: () => print(90, 64, ['#8a957f', '#c9a27e', '#2f3a40'], 8), at: [0, 166, -174] },
    ],
    camera: { from: [130, 150, 420], to: [4, 64, -60], lens: 30 },
    light: 'window',
  },
];
