import type { Sofa } from '../families/sofa.ts';
import { inCloths, inWoods } from './colours.ts';
import type { ModelPlan } from './model.ts';

const nordvik = {
  family: 'sofa',
  arm: 'slim',
  armHeight: 62,
  hasPiping: true,
} as const;

const heim = {
  family: 'sofa',
  arm: 'block',
  armWidth: 20,
  armHeight: 60,
  legs: 'peg',
  legHeight: 8,
} as const satisfies Partial<Sofa> & { family: 'sofa' };

/** What stands in a living room. */
export const livingRoom: readonly ModelPlan[] = [
  {
    sku: 'NORDVIK-2',
    piece: { ...nordvik, seats: 2, armWidth: 11 },
    colours: inCloths('weave', { wood: 'wood:oak' }),
  },
  {
    sku: 'NORDVIK-3',
    piece: { ...nordvik, seats: 1, backs: 3, armWidth: 15, arm: 'block' },
    colours: inCloths('weave', { wood: 'wood:oak' }),
    closeup: { at: [0.72, 0.1, 0.6], part: 0.24 },
  },
  {
    sku: 'NORDVIK-4',
    piece: { ...nordvik, seats: 4, armWidth: 19, arm: 'block', armHeight: 58 },
    colours: inCloths('boucle', { wood: 'wood:oak' }),
    closeup: { at: [0.8, 0.15, 0.6], part: 0.2 },
  },
  {
    sku: 'HEIM-HJORNE',
    isSeenFromLeft: true,
    piece: { ...heim, seats: 2, corner: { rowDepth: 95, seats: 1 } },
    colours: inCloths('weave', { wood: 'wood:blackOak' }),
  },
  {
    sku: 'HEIM-SJESELONG',
    piece: { ...heim, seats: 3, chaise: { side: -1, seatDepth: 95 }, arm: 'cushion' },
    colours: inCloths('wool', { wood: 'wood:oak' }),
  },
  {
    sku: 'DVALE-SOVESOFA',
    piece: {
      family: 'sofa',
      seats: 2,
      arm: 'frame',
      armWidth: 6,
      armHeight: 58,
      base: 'wood',
      legHeight: 18,
    },
    colours: inCloths('canvas', { wood: 'wood:oak' }),
    closeup: { at: [0.9, 0.1, 0.7], part: 0.26 },
  },
  {
    sku: 'LYNG-LENESTOL',
    piece: { family: 'armchair', kind: 'frame' },
    colours: inCloths('wool', { wood: 'wood:oak' }),
    closeup: { at: [0.7, 0.05, 0.5], part: 0.36 },
  },
  {
    sku: 'LYNG-PUFF',
    piece: { family: 'footstool', shape: 'round', legs: 'tapered' },
    colours: inCloths('boucle', { wood: 'wood:oak' }),
  },
  {
    sku: 'RUNDE-SOFABORD',
    piece: {
      family: 'table',
      shape: 'round',
      legs: 'tapered',
      shelf: 16,
    },
    colours: inWoods(['top', 'wood']),
    closeup: { at: [0.5, 0.8, 0.5], part: 0.3 },
  },
  {
    sku: 'TRAU-SIDEBORD',
    piece: { family: 'table', thickness: 4.4, shape: 'tray', legs: 'tripod' },
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
      shape: 'rectangle',
      legs: 'tapered',
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
