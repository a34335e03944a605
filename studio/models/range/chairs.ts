import { dyes, inCloths } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

/** What one sits on at a table, at a counter and in a hall. */
export const chairs: readonly ModelPlan[] = [
  {
    sku: 'TIND-STOL',
    piece: { family: 'chair', back: 'ladder', frame: 'wood' },
    colours: {
      walnut: { wood: 'wood:walnut', cloth: 'leather:#5a3d2b' },
      black: { wood: 'wood:blackOak', cloth: 'leather:#242423' },
    },
  },
  {
    sku: 'TIND-ARMSTOL',
    piece: {
      family: 'chair',
      back: 'ladder',
      frame: 'wood',
      hasArms: true,
    },
    colours: {
      walnut: { wood: 'wood:walnut', cloth: 'leather:#5a3d2b' },
      black: { wood: 'wood:blackOak', cloth: 'leather:#242423' },
    },
  },
  {
    sku: 'DAL-STOL',
    piece: {
      family: 'chair',
      back: 'spindles',
      frame: 'wood',
      seat: 'wood',
    },
    colours: {
      oak: { wood: 'wood:paleOak' },
      white: { wood: 'lacquer:#f6f4ef' },
      black: { wood: 'wood:blackOak' },
      green: { wood: 'lacquer:#6b7d5d' },
    },
    closeup: { at: [0.2, 0.6, -0.2], part: 0.42 },
  },
  {
    sku: 'DAL-ARMSTOL',
    piece: {
      family: 'chair',
      back: 'spindles',
      frame: 'wood',
      seat: 'wood',
      hasArms: true,
    },
    colours: {
      oak: { wood: 'wood:paleOak' },
      black: { wood: 'wood:blackOak' },
      white: { wood: 'lacquer:#f6f4ef' },
    },
  },
  {
    sku: 'FJELL-STOL-SKINN',
    piece: { family: 'chair', back: 'rail', frame: 'wood' },
    colours: {
      brown: { wood: 'wood:oak', cloth: 'leather:#8a5a38' },
      black: { wood: 'wood:oak', cloth: 'leather:#242423' },
      walnut: { wood: 'wood:walnut', cloth: 'leather:#5a3d2b' },
    },
  },
  {
    sku: 'SUND-STOL',
    piece: { family: 'chair', back: 'shell', frame: 'wood' },
    colours: inCloths('boucle', { wood: 'wood:oak' }),
    closeup: { at: [0.3, 0.5, 0.2], part: 0.42 },
  },
  {
    sku: 'SKJELL-STOL',
    piece: { family: 'chair', back: 'shell', frame: 'tube' },
    colours: inCloths('velvet', { metal: 'metal:black' }),
  },
  {
    sku: 'SKOLE-STOL',
    piece: {
      family: 'chair',
      back: 'rail',
      frame: 'tube',
      seat: 'wood',
    },
    colours: {
      oak: { wood: 'wood:oak', metal: 'metal:steel' },
      black: { wood: 'wood:blackOak', metal: 'metal:black' },
      red: { wood: `lacquer:${dyes.red}`, metal: 'metal:steel' },
      lightBlue: { wood: `lacquer:${dyes.lightBlue}`, metal: 'metal:steel' },
    },
  },
  {
    sku: 'HEIM-STOL',
    piece: { family: 'chair', back: 'low', frame: 'wood' },
    colours: inCloths('weave', { wood: 'wood:oak' }),
  },
  {
    sku: 'NAUST-STOL',
    piece: { family: 'chair', back: 'ladder', frame: 'tube' },
    colours: {
      brown: { wood: 'wood:smokedOak', metal: 'metal:black', cloth: 'leather:#7a4f33' },
      black: { wood: 'wood:blackOak', metal: 'metal:black', cloth: 'leather:#242423' },
    },
  },
];
