import { placed } from '../geometry/part.ts';
import { chairsAround } from './dining-rooms.ts';
import { chequers, curtain, litWindow, panelling, sideWall, stairs } from './house-parts.ts';
import { setting, tapeMeasure } from './magazine-props.ts';
import { lyingBooks, pottedTree, print, vaseWithBranches } from './props.ts';
import type { ArticleRoom, Furnishing } from './room.ts';
import { backWall, floorBoards, windowWall } from './surroundings.ts';

const ON_END = Math.PI / 2;

/** A sofa on its way up. */
const stairwell: ArticleRoom = {
  key: 'mal-trappen-for-du-kjoper',
  surroundings: () => [
    ...chequers(['stone:#b9b4a8', 'stone:#b9b4a8'], 20, 16, 45),
    ...backWall('#e3cf9f', -170, 520),
    ...panelling('lacquer:#7f9190', 900, 96, -170),
  ],
  sunScreen: () => windowWall(-330, 110, 230),
  furnish: () => [
    { sku: 'NORDVIK-3', colour: 'green', at: [-22, 107, 4], turn: 0.74, roll: ON_END },
    { parts: () => stairs(17), at: [-6, 0, -112] },
    { parts: () => tapeMeasure(92), at: [46, 0, 60], turn: -0.12 },
  ],
  camera: { from: [52, 134, 500], to: [46, 113, -60], lens: 33 },
  light: 'window',
};

const dusk = { sky: ['#8f92ab', '#2a3f70'], trees: '#141d2b' } as const;

/** Three lamps, three pools of light. */
const lampsAtDusk: ArticleRoom = {
  key: 'tre-lyskilder-om-vinteren',
  surroundings: () => [
    ...floorBoards({ finish: 'wood:smokedOak', width: 900, depth: 760, boardWidth: 16, gap: 0.2 }),
    ...backWall('#8a8f86', -150),
  ],
  furnish: () => [
    { parts: () => litWindow({ width: 120, height: 136, ...dusk, frame: 'lacquer:#d8d2c4' }), at: [8, 82, -150] },
    { sku: 'KUPPEL-GULVLAMPE', colour: 'black', at: [-120, 0, -70] },
    { sku: 'LYNG-LENESTOL', colour: 'brown', at: [-66, 0, -40], turn: 0.45 },
    { sku: 'GLIMT-GULVLAMPE', colour: 'cream', instead: { shade: 'glow:#c9975a' }, at: [142, 0, -104] },
    { sku: 'TRAU-SIDEBORD', colour: 'oak', at: [62, 0, -62] },
    { sku: 'SOPP-BORDLAMPE', colour: 'red', at: [58, 51, -62] },
    { parts: () => lyingBooks(['#d8cfbd', '#6f7a6a'], 4), at: [2, 0.8, 34], turn: 0.5 },
    { sku: 'VEV-TEPPE', colour: 'multi', at: [4, 0, 14] },
    { sku: 'LYNG-PUFF', colour: 'red', at: [112, 0, 2] },
  ],
  shines: [
    { at: [-113, 118, -70], strength: 3 },
    { at: [142, 136, -104], strength: 1.2 },
    { at: [58, 79, -62], strength: 0.8 },
  ],
  camera: { from: [36, 112, 372], to: [10, 82, -60], lens: 32 },
  light: 'evening',
};

const dawn = { sky: ['#b9b2ae', '#8f9cac'], trees: '#6d7882' } as const;

/** Nobody is up yet. */
const bedroomAtDawn: ArticleRoom = {
  key: 'soverommet-et-stille-rom',
  surroundings: () => [
    ...floorBoards({ finish: 'lacquer:#d5d6d2', width: 1200, depth: 900, boardWidth: 15, gap: 0.3, isTurned: true }),
    ...backWall('#a9b2b6', -175),
  ],
  furnish: () => [
    { sku: 'RO-SENG', colour: 'green', at: [26, 0, -62] },
    { parts: () => litWindow({ width: 104, height: 150, ...dawn, frame: 'lacquer:#efebe3' }), at: [-150, 70, -175] },
    ...[-216, -92].map((x, index): Furnishing => ({
      parts: () => [curtain({ width: 46, height: 246, finish: 'canvas:#dfdcd4', folds: 5, seed: index + 3 })],
      at: [x, 1, -163],
    })),
    { sku: 'MYK-RYE', colour: 'cream', at: [30, 0, 40], turn: Math.PI / 2 },
    { sku: 'TRAU-SIDEBORD', colour: 'oak', at: [-94, 0, -122] },
    { parts: () => lyingBooks(['#e9e2d3', '#51606b'], 7), at: [-94, 51, -122], turn: 0.3 },
    { sku: 'MYK-PUTE-ULL', colour: 'grey', at: [40, 56, -96], turn: 0.12, lean: 0.5 },
  ],
  camera: { from: [206, 128, 300], to: [-14, 66, -70], lens: 31 },
  light: 'dawn',
};

/** A hall that is no wider than it has to be. */
const hall: ArticleRoom = {
  key: 'plass-i-gangen',
  surroundings: () => [...chequers(['stone:#d9d4c8', 'stone:#63706a'], 12, 26, 30)],
  openWalls: () => [...backWall('#7d8c78', -230), sideWall('#7d8c78', -96, 1), sideWall('#7d8c78', 96, -1)],
  sunScreen: () => windowWall(-280, 0, 240),
  furnish: () => [
    { sku: 'MYK-LOPER', colour: 'multi', at: [6, 0, -80], turn: Math.PI / 2 },
    { sku: 'DAL-BENK', colour: 'oak', at: [-77, 0, -92], turn: Math.PI / 2 },
    { sku: 'GJEM-KASSE', colour: 'beige', at: [-77, 46, -116], turn: Math.PI / 2 },
    { sku: 'BUE-SPEIL', colour: 'black', at: [24, 3, -226] },
    { sku: 'TROSSE-KURV', colour: 'cream', at: [-66, 0, -196] },
    { parts: coats, at: [-95, 166, -92], turn: Math.PI / 2 },
  ],
  camera: { from: [52, 136, 236], to: [-16, 86, -120], lens: 38 },
  light: 'window',
};

function coats() {
  const hung = [
    { width: 34, height: 104, finish: 'wool:#45484a', folds: 3, seed: 2 },
    { width: 22, height: 82, finish: 'wool:#bd7848', folds: 2, seed: 5 },
  ] as const;
  return [
    ...panelling('wood:paleOak', 112, 7, -0.6),
    ...hung.map((each, index) => placed(curtain(each), [-14 + index * 32, 4 - each.height / 2, 6])),
  ];
}

/** Plates for everyone. */
const tableForEight: ArticleRoom = {
  key: 'et-spisebord-til-atte',
  surroundings: () => [
    ...floorBoards({ finish: 'wood:oak', width: 1100, depth: 900, boardWidth: 22, gap: 0.2, isTurned: true }),
  ],
  openWalls: () => [...backWall('#b4846a', -200), sideWall('#b4846a', 330, -1)],
  sunScreen: () => windowWall(-330, 20, 260, [3, 3]),
  furnish: () => [
    { sku: 'TIND-SPISEBORD-220', colour: 'walnut', at: [0, 0, 0] },
    ...chairsAround({ sku: 'SUND-STOL', colour: 'cream' }, [-66, 0, 66], 66),
    { sku: 'SUND-STOL', colour: 'cream', at: [-128, 0, 2], turn: Math.PI / 2 },
    { sku: 'SUND-STOL', colour: 'cream', at: [128, 0, -2], turn: -Math.PI / 2 },
    ...[-62, 0, 62].map((x): Furnishing => ({ sku: 'KLOKKE-PENDEL', colour: 'black', at: [x, 146, 0] })),
    ...[-66, 0, 66].flatMap((x): Furnishing[] => [
      { parts: () => setting('ceramic:#e7e1d6'), at: [x, 74, 30], turn: Math.PI },
      { parts: () => setting('ceramic:#e7e1d6'), at: [x, 74, -30] },
    ]),
    { parts: () => vaseWithBranches(20, 'ceramic:#87957a', 5), at: [8, 74, 0] },
    { sku: 'TIND-SKJENK', colour: 'walnut', at: [120, 0, -172] },
    { parts: () => print(96, 70, ['#e9e2d3', '#2f3a40', '#d3b066'], 6), at: [-60, 168, -199] },
  ],
  camera: { from: [-250, 196, 372], to: [6, 84, -20], lens: 31 },
  light: 'window',
};

const noon = { sky: ['#c9d2d0', '#b3c7d6'], trees: '#5f6e58' } as const;

/** Small, and bright for it. */
const smallRoom: ArticleRoom = {
  key: 'riktig-sofa-i-en-liten-stue',
  surroundings: () => [
    ...floorBoards({ finish: 'lacquer:#e2ddd1', width: 900, depth: 800, boardWidth: 12, gap: 0.3, isTurned: true }),
  ],
  openWalls: () => [...backWall('#ecebe4', -140), sideWall('#ecebe4', 168, -1)],
  sunScreen: () => windowWall(-270, 60, 170),
  furnish: () => [
    { sku: 'NORDVIK-2', colour: 'beige', at: [6, 0, -82] },
    { sku: 'AARRING-TEPPE', colour: 'cream', at: [22, 0, 30] },
    { sku: 'LYNG-PUFF', colour: 'green', at: [62, 1, 38] },
    { sku: 'MYK-PUTE', colour: 'yellow', at: [-36, 45, -78], turn: 0.3, lean: 0.34 },
    { parts: () => litWindow({ width: 96, height: 116, ...noon, frame: 'lacquer:#f6f4ef' }), at: [22, 112, -140] },
    { sku: 'DAL-SIDEBORD', colour: 'oak', at: [-106, 0, -92] },
    { parts: () => pottedTree(150, 'ceramic:#87957a', 4), at: [136, 0, -104] },
    { parts: () => print(44, 58, ['#d3b066', '#87957a', '#2f3a40'], 9), at: [-86, 158, -139] },
  ],
  camera: { from: [-58, 118, 330], to: [14, 76, -60], lens: 33 },
  light: 'window',
};

/** Pictures of articles about what is inside. */
export const magazineIndoors: readonly ArticleRoom[] = [
  stairwell,
  lampsAtDusk,
  bedroomAtDawn,
  hall,
  tableForEight,
  smallRoom,
];
