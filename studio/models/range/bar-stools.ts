import { butIn, dyes, inCloths, inWoods } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

/** Stools for the counter, and benches. */
export const barStools: readonly ModelPlan[] = [
  {
    sku: 'DAL-BARKRAKK',
    piece: {
      family: 'chair',
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
      back: 'shell',
      frame: 'tube',
      footrest: 24,
    },
    colours: inCloths('weave', { metal: 'metal:black' }),
  },
  {
    sku: 'FJELL-BENK',
    piece: {
      family: 'table',
      shape: 'staves',
      legs: 'tapered',
      legDistance: 128,
      apron: 5,
    },
    colours: inWoods(['top', 'wood']),
    closeup: { at: [0.75, 0.75, 0.5], part: 0.24 },
  },
  {
    sku: 'DAL-BENK',
    piece: {
      family: 'table',
      shape: 'rectangle',
      legs: 'square',
      legDistance: 90,
      shelf: 13,
    },
    colours: butIn(
      {
        oak: { top: 'wood:paleOak', wood: 'wood:paleOak' },
      },
      inWoods(['top', 'wood']),
    ),
  },
  {
    sku: 'TIND-BENK',
    piece: { family: 'footstool', shape: 'square', legs: 'tapered', legHeight: 30 },
    colours: {
      brown: { cloth: 'leather:#7d5139', wood: 'wood:walnut' },
      black: { cloth: 'leather:#242423', wood: 'wood:blackOak' },
    },
    closeup: { at: [0.8, 0.6, 0.5], part: 0.24 },
  },
];
