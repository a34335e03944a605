import { butIn, dyes, inCloths } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

const bris = { family: 'ropeSeat', cushion: 'deep', hasWoodArms: true } as const;
const roped = { metal: 'metal:sand', rope: 'rope:#b7a88f', wood: 'wood:teak' } as const;
const skjer = { family: 'ropeSeat', cushion: 'deep', infill: 'bars' } as const;

/** What one sits on and under outside. */
export const outdoors: readonly ModelPlan[] = [
  {
    sku: 'BRIS-SOFA-2',
    piece: { ...bris, armHeight: 58, seats: 2 },
    colours: inCloths('canvas', roped),
    closeup: { at: [0.85, 0.1, 0.5], part: 0.24 },
  },
  {
    sku: 'BRIS-SOFA-3',
    piece: { ...bris, armHeight: 58, seats: 3 },
    colours: inCloths('canvas', roped),
  },
  {
    sku: 'BRIS-LENESTOL',
    piece: { ...bris, armHeight: 58, seats: 1 },
    colours: inCloths('canvas', roped),
  },
  {
    sku: 'BRIS-STOL',
    piece: {
      ...bris,
      cushion: 'pad',
      armHeight: 66,
      seats: 1,
    },
    colours: inCloths('canvas', roped),
  },
  {
    sku: 'SKJER-SOFA-2',
    piece: { ...skjer, armHeight: 56, seats: 2 },
    colours: butIn(
      {
        white: { cloth: `canvas:${dyes.lightGrey}`, metal: 'metal:white' },
      },
      inCloths('canvas', { metal: 'metal:anthracite' }),
    ),
  },
  {
    sku: 'SKJER-SOFA-3',
    piece: { ...skjer, armHeight: 56, seats: 3 },
    colours: butIn(
      {
        white: { cloth: `canvas:${dyes.lightGrey}`, metal: 'metal:white' },
      },
      inCloths('canvas', { metal: 'metal:anthracite' }),
    ),
  },
  {
    sku: 'SKJER-LENESTOL',
    piece: { ...skjer, armHeight: 56, seats: 1 },
    colours: butIn(
      {
        white: { cloth: `canvas:${dyes.lightGrey}`, metal: 'metal:white' },
      },
      inCloths('canvas', { metal: 'metal:anthracite' }),
    ),
    closeup: { at: [0.7, 0.2, 0.4], part: 0.36 },
  },
  {
    sku: 'SKJER-STOL',
    piece: { ...skjer, cushion: 'pad', armHeight: 65, seats: 1 },
    colours: {
      anthracite: { metal: 'metal:anthracite', cloth: 'canvas:#6f716f' },
      white: { metal: 'metal:white', cloth: `canvas:${dyes.lightGrey}` },
      green: { metal: 'lacquer:#6b7d5d', cloth: `canvas:${dyes.green}` },
    },
  },
  {
    sku: 'BRYGGE-SOFA',
    piece: {
      family: 'sofa',
      seats: 3,
      arm: 'frame',
      armWidth: 6,
      armHeight: 58,
      base: 'wood',
      legHeight: 18,
    },
    colours: inCloths('canvas', { wood: 'wood:teak' }),
  },
  {
    sku: 'BRYGGE-LENESTOL',
    piece: {
      family: 'sofa',
      seats: 1,
      arm: 'frame',
      armWidth: 6,
      armHeight: 58,
      base: 'wood',
      legHeight: 18,
    },
    colours: inCloths('canvas', { wood: 'wood:teak' }),
  },
  {
    sku: 'BRYGGE-HVILESTOL',
    piece: { family: 'armchair', kind: 'frame' },
    colours: inCloths('canvas', { wood: 'wood:teak' }),
  },
  {
    sku: 'BRYGGE-STOL',
    piece: {
      family: 'chair',
      back: 'ladder',
      frame: 'wood',
      seat: 'wood',
    },
    colours: { teak: { wood: 'wood:teak' } },
  },
];
