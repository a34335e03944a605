import type { Sofa } from '../families/sofa.ts';
import { inCloths, inWoods } from './colours.ts';
import type { Model } from './model.ts';

const nordvik = {
  family: 'sofa',
  depth: 92,
  height: 83,
  seatHeight: 46,
  arm: 'slim',
  armHeight: 62,
  hasPiping: true,
} as const;

const heim = {
  family: 'sofa',
  height: 83,
  seatHeight: 46,
  arm: 'block',
  armWidth: 20,
  armHeight: 60,
  legs: 'peg',
  legHeight: 8,
} as const satisfies Partial<Sofa> & { family: 'sofa' };

/** What stands in a living room. */
export const livingRoom: readonly Model[] = [
  {
    sku: 'NORDVIK-2',
    piece: { ...nordvik, width: 162, seats: 2, armWidth: 11 },
    colours: inCloths('weave', ['beige', 'green', 'grey', 'pink'], { wood: 'wood:oak' }),
  },
  {
    sku: 'NORDVIK-3',
    piece: { ...nordvik, width: 214, seats: 1, backs: 3, armWidth: 15, arm: 'block' },
    colours: inCloths('weave', ['green', 'beige', 'anthracite', 'blue', 'cream'], { wood: 'wood:oak' }),
    closeup: { at: [0.72, 0.1, 0.6], part: 0.24 },
  },
  {
    sku: 'NORDVIK-4',
    piece: {
      ...nordvik,
      width: 262,
      depth: 98,
      height: 80,
      seatHeight: 44,
      seats: 4,
      arm: 'round',
      armWidth: 19,
      armHeight: 58,
      back: 'pillows',
      hasPiping: false,
      legs: 'plinth',
      legHeight: 6,
    },
    colours: inCloths('boucle', ['grey', 'cream', 'brown'], { wood: 'wood:smokedOak' }),
    closeup: { at: [0.8, 0.15, 0.6], part: 0.2 },
  },
  {
    sku: 'HEIM-HJORNE',
    isSeenFromLeft: true,
    piece: { ...heim, width: 256, depth: 218, seats: 2, corner: { rowDepth: 95, seats: 1 } },
    colours: inCloths('weave', ['beige', 'grey', 'blue', 'turquoise'], { wood: 'wood:blackOak' }),
  },
  {
    sku: 'HEIM-SJESELONG',
    piece: { ...heim, width: 244, depth: 141, seats: 3, chaise: { side: -1, seatDepth: 95 }, arm: 'cushion' },
    colours: inCloths('wool', ['green', 'lightGrey', 'brown'], { wood: 'wood:oak' }),
  },
  {
    sku: 'DVALE-SOVESOFA',
    piece: {
      family: 'sofa',
      width: 200,
      depth: 96,
      height: 76,
      seatHeight: 44,
      seats: 2,
      arm: 'frame',
      armWidth: 6,
      armHeight: 58,
      base: 'wood',
      legHeight: 18,
    },
    colours: inCloths('canvas', ['orange', 'anthracite'], { wood: 'wood:oak' }),
    closeup: { at: [0.9, 0.1, 0.7], part: 0.26 },
  },
  {
    sku: 'LYNG-LENESTOL',
    piece: { family: 'armchair', width: 72, depth: 80, height: 96, seatHeight: 43, kind: 'frame' },
    colours: inCloths('wool', ['yellow', 'green', 'brown', 'cream'], { wood: 'wood:oak' }),
    closeup: { at: [0.7, 0.05, 0.5], part: 0.36 },
  },
  {
    sku: 'LYNG-PUFF',
    piece: { family: 'footstool', width: 62, depth: 62, height: 42, shape: 'round', legs: 'tapered' },
    colours: inCloths('boucle', ['red', 'green', 'beige', 'navy'], { wood: 'wood:oak' }),
  },
  {
    sku: 'RUNDE-SOFABORD',
    piece: {
      family: 'table',
      width: 92,
      depth: 92,
      height: 44,
      thickness: 2.6,
      shape: 'round',
      legs: 'tapered',
      legDistance: 54,
      shelf: 16,
    },
    colours: inWoods(['oak', 'walnut', 'white'], ['top', 'wood']),
    closeup: { at: [0.5, 0.8, 0.5], part: 0.3 },
  },
  {
    sku: 'TRAU-SIDEBORD',
    piece: { family: 'table', width: 47, depth: 47, height: 55, thickness: 4.4, shape: 'tray', legs: 'tripod' },
    colours: {
      black: { top: 'metal:black', metal: 'metal:black' },
      white: { top: 'metal:white', metal: 'metal:white' },
      oak: { top: 'wood:oak', metal: 'metal:black' },
    },
  },
  {
    sku: 'NOTAT-SKRIVEBORD',
    piece: {
      family: 'table',
      width: 124,
      depth: 60,
      height: 74,
      thickness: 2,
      shape: 'rectangle',
      legs: 'tapered',
      legDistance: 104,
      apron: 6,
      drawer: true,
    },
    colours: {
      oak: { top: 'wood:oak', wood: 'wood:oak', metal: 'metal:brass' },
      white: { top: 'lacquer:#f6f4ef', wood: 'wood:oak', metal: 'metal:brass' },
    },
    closeup: { at: [0.5, 0.8, 0.6], part: 0.3 },
  },
];
