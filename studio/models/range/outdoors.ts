import { dyes, inCloths } from '../colours.ts';
import type { Model } from '../model.ts';

const bris = { family: 'ropeSeat', cushion: 'deep', hasWoodArms: true } as const;
const roped = { metal: 'metal:sand', rope: 'rope:#b7a88f', wood: 'wood:teak' } as const;
const skjer = { family: 'ropeSeat', cushion: 'deep', infill: 'bars' } as const;

/** What one sits on and under outside. */
export const outdoors: readonly Model[] = [
  {
    sku: 'BRIS-SOFA-2',
    piece: { ...bris, width: 156, depth: 84, height: 76, seatHeight: 41, armHeight: 58, seats: 2 },
    colours: inCloths('canvas', ['cream', 'grey', 'turquoise'], roped),
    closeup: { at: [0.85, 0.1, 0.5], part: 0.24 },
  },
  {
    sku: 'BRIS-SOFA-3',
    piece: { ...bris, width: 216, depth: 86, height: 77, seatHeight: 41, armHeight: 58, seats: 3 },
    colours: inCloths('canvas', ['cream', 'anthracite', 'grey'], roped),
  },
  {
    sku: 'BRIS-LENESTOL',
    piece: { ...bris, width: 80, depth: 82, height: 76, seatHeight: 41, armHeight: 58, seats: 1 },
    colours: inCloths('canvas', ['cream', 'grey', 'turquoise'], roped),
  },
  {
    sku: 'BRIS-STOL',
    piece: {
      ...bris,
      cushion: 'pad',
      width: 58,
      depth: 58,
      height: 80,
      seatHeight: 48,
      armHeight: 66,
      seats: 1,
    },
    colours: inCloths('canvas', ['cream', 'grey', 'anthracite'], roped),
    closeup: { at: [0.6, 0.5, 0.2], part: 0.42 },
  },
  {
    sku: 'SKJER-SOFA-2',
    piece: { ...skjer, width: 148, depth: 78, height: 74, seatHeight: 40, armHeight: 56, seats: 2 },
    colours: {
      ...inCloths('canvas', ['grey', 'anthracite'], { metal: 'metal:anthracite' }),
      white: { cloth: `canvas:${dyes.lightGrey}`, metal: 'metal:white' },
    },
  },
  {
    sku: 'SKJER-SOFA-3',
    piece: { ...skjer, width: 206, depth: 78, height: 74, seatHeight: 40, armHeight: 56, seats: 3 },
    colours: {
      ...inCloths('canvas', ['grey', 'anthracite'], { metal: 'metal:anthracite' }),
      white: { cloth: `canvas:${dyes.lightGrey}`, metal: 'metal:white' },
    },
  },
  {
    sku: 'SKJER-LENESTOL',
    piece: { ...skjer, width: 74, depth: 76, height: 74, seatHeight: 40, armHeight: 56, seats: 1 },
    colours: {
      ...inCloths('canvas', ['grey', 'anthracite'], { metal: 'metal:anthracite' }),
      white: { cloth: `canvas:${dyes.lightGrey}`, metal: 'metal:white' },
    },
    closeup: { at: [0.7, 0.2, 0.4], part: 0.36 },
  },
  {
    sku: 'SKJER-STOL',
    piece: { ...skjer, cushion: 'pad', width: 56, depth: 57, height: 79, seatHeight: 47, armHeight: 65, seats: 1 },
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
      width: 204,
      depth: 92,
      height: 76,
      seatHeight: 44,
      seats: 3,
      arm: 'frame',
      armWidth: 6,
      armHeight: 58,
      base: 'wood',
      legHeight: 18,
    },
    colours: inCloths('canvas', ['cream', 'blue'], { wood: 'wood:teak' }),
  },
  {
    sku: 'BRYGGE-LENESTOL',
    piece: {
      family: 'sofa',
      width: 86,
      depth: 90,
      height: 76,
      seatHeight: 44,
      seats: 1,
      arm: 'frame',
      armWidth: 6,
      armHeight: 58,
      base: 'wood',
      legHeight: 18,
    },
    colours: inCloths('canvas', ['cream', 'blue'], { wood: 'wood:teak' }),
  },
  {
    sku: 'BRYGGE-HVILESTOL',
    piece: { family: 'armchair', width: 74, depth: 84, height: 98, seatHeight: 43, kind: 'frame' },
    colours: inCloths('canvas', ['cream', 'darkGreen'], { wood: 'wood:teak' }),
  },
  {
    sku: 'BRYGGE-STOL',
    piece: {
      family: 'chair',
      width: 48,
      depth: 54,
      height: 86,
      seatHeight: 45,
      back: 'ladder',
      frame: 'wood',
      seat: 'wood',
    },
    colours: { teak: { wood: 'wood:teak' } },
  },
];
