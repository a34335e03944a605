import { dyes, inCloths, inWoods } from '../colours.ts';
import type { Model } from '../model.ts';

/** Stools for the counter, and benches. */
export const barStools: readonly Model[] = [
  {
    sku: 'DAL-BARKRAKK',
    piece: {
      family: 'chair',
      width: 38,
      depth: 38,
      height: 66,
      seatHeight: 66,
      back: 'none',
      frame: 'wood',
      seat: 'wood',
      footrest: 22,
    },
    colours: {
      oak: { wood: 'wood:paleOak' },
      black: { wood: 'wood:blackOak' },
      white: { wood: 'lacquer:#f6f4ef' },
    },
  },
  {
    sku: 'SKOLE-BARSTOL',
    piece: {
      family: 'chair',
      width: 42,
      depth: 45,
      height: 94,
      seatHeight: 70,
      back: 'low',
      frame: 'tube',
      seat: 'wood',
      footrest: 24,
    },
    colours: {
      oak: { wood: 'wood:oak', metal: 'metal:steel' },
      black: { wood: 'wood:blackOak', metal: 'metal:black' },
      red: { wood: `lacquer:${dyes.red}`, metal: 'metal:steel' },
    },
  },
  {
    sku: 'SUND-BARSTOL',
    piece: {
      family: 'chair',
      width: 46,
      depth: 50,
      height: 96,
      seatHeight: 68,
      back: 'shell',
      frame: 'tube',
      footrest: 24,
    },
    colours: inCloths('weave', ['beige', 'anthracite', 'darkGreen'], { metal: 'metal:black' }),
  },
  {
    sku: 'FJELL-BENK',
    piece: {
      family: 'table',
      width: 150,
      depth: 36,
      height: 45,
      thickness: 2.8,
      shape: 'staves',
      legs: 'tapered',
      legDistance: 128,
      apron: 5,
    },
    colours: inWoods(['oak', 'walnut'], ['top', 'wood']),
    closeup: { at: [0.75, 0.75, 0.5], part: 0.24 },
  },
  {
    sku: 'DAL-BENK',
    piece: {
      family: 'table',
      width: 100,
      depth: 34,
      height: 46,
      thickness: 2.2,
      shape: 'rectangle',
      legs: 'square',
      legDistance: 90,
      shelf: 13,
    },
    colours: {
      oak: { top: 'wood:paleOak', wood: 'wood:paleOak' },
      ...inWoods(['white', 'black'], ['top', 'wood']),
    },
  },
  {
    sku: 'TIND-BENK',
    piece: { family: 'footstool', width: 130, depth: 42, height: 46, shape: 'square', legs: 'tapered', legHeight: 30 },
    colours: {
      brown: { cloth: 'leather:#7d5139', wood: 'wood:walnut' },
      black: { cloth: 'leather:#242423', wood: 'wood:blackOak' },
    },
    closeup: { at: [0.8, 0.6, 0.5], part: 0.24 },
  },
];
