import { inWoods } from './colours.ts';
import type { Model } from './model.ts';

/** What one eats at and sits on, and what stands along the walls. */
export const diningRoom: readonly Model[] = [
  {
    sku: 'FJELL-SPISEBORD',
    piece: {
      family: 'table',
      width: 194,
      depth: 94,
      height: 74,
      thickness: 3,
      shape: 'staves',
      legs: 'tapered',
      legDistance: 160,
      apron: 8,
    },
    colours: {
      ...inWoods(['oak', 'walnut'], ['top', 'wood']),
      white: { top: 'lacquer:#f6f4ef', wood: 'wood:oak' },
    },
    closeup: { at: [0.75, 0.75, 0.6], part: 0.24 },
  },
  {
    sku: 'FJELL-STOL',
    piece: { family: 'chair', width: 46, depth: 51, height: 81, seatHeight: 49, back: 'rail', frame: 'wood' },
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
      width: 42,
      depth: 42,
      height: 90,
      seatHeight: 71,
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
      width: 168,
      depth: 44,
      height: 72,
      legs: 'tapered',
      legHeight: 17,
      handle: 'gap',
      columns: [[['slats', 1]], [['door', 1]], [['door', 1]], [['slats', 1]]],
    },
    colours: inWoods(['oak', 'walnut', 'black'], ['wood', 'front'], { shade: 'matt:#1c1a18' }),
    closeup: { at: [0.75, 0.4, 0.9], part: 0.28 },
  },
  {
    sku: 'RAD-BOKHYLLE',
    piece: {
      family: 'shelf',
      width: 92,
      depth: 34,
      height: 186,
      shelves: 5,
      thickness: 2.4,
      frame: 'sides',
      hasBack: true,
    },
    colours: inWoods(['white', 'oak', 'black'], ['wood']),
  },
  {
    sku: 'GJEM-KASSE',
    piece: { family: 'boxes', width: 48, depth: 34, height: 26 },
    colours: { beige: { cloth: 'canvas:#cbb99d', lid: 'canvas:#b7a384', strap: 'leather:#7a543a' } },
  },
];
