import { butIn, inWoods } from './colours.ts';
import type { ModelPlan } from './model.ts';

/** What one eats at and sits on, and what stands along the walls. */
export const diningRoom: readonly ModelPlan[] = [
  {
    sku: 'FJELL-SPISEBORD',
    piece: {
      family: 'table',
      shape: 'staves',
      legs: 'tapered',
      apron: 8,
    },
    colours: butIn(
      {
        white: { top: 'lacquer:#f6f4ef', wood: 'wood:oak' },
      },
      inWoods(['top', 'wood']),
    ),
  },
  {
    sku: 'FJELL-STOL',
    piece: { family: 'chair', back: 'rail', frame: 'wood' },
    colours: {
      black: { wood: 'wood:blackOak', cloth: 'leather:#242423' },
      oak: { wood: 'wood:oak', cloth: 'weave:#cbb99d' },
      green: { wood: 'lacquer:#6b7d5d', cloth: 'weave:#7c8f69' },
      white: { wood: 'lacquer:#f6f4ef', cloth: 'weave:#c2c2be' },
    },
    closeup: { at: [0.2, 0.75, -0.4], part: 0.42 },
  },
  {
    sku: 'FJELL-BARSTOL',
    piece: {
      family: 'chair',
      back: 'low',
      frame: 'wood',
      footrest: 24,
    },
    colours: {
      oak: { wood: 'wood:oak', cloth: 'leather:#7a543a' },
      black: { wood: 'wood:blackOak', cloth: 'leather:#242423' },
      turquoise: { wood: 'lacquer:#4b8f93', cloth: 'weave:#4b979b' },
    },
  },
  {
    sku: 'FJELL-SKJENK',
    piece: {
      family: 'cabinet',
      legs: 'tapered',
      legHeight: 17,
      handle: 'gap',
      columns: [[['slats', 1]], [['door', 1]], [['door', 1]], [['slats', 1]]],
    },
    colours: inWoods(['wood', 'front'], { shade: 'matt:#1c1a18' }),
    closeup: { at: [0.75, 0.4, 0.9], part: 0.28 },
  },
  {
    sku: 'RAD-BOKHYLLE',
    piece: {
      family: 'shelf',
      shelves: 5,
      frame: 'sides',
      hasBack: true,
    },
    colours: inWoods(['wood']),
  },
  {
    sku: 'GJEM-KASSE',
    piece: { family: 'boxes' },
    colours: { beige: { cloth: 'canvas:#cbb99d', lid: 'canvas:#b7a384', strap: 'leather:#7a543a' } },
  },
];
