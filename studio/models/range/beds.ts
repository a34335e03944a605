import { inCloths, inWoods } from '../colours.ts';
import type { Model } from '../model.ts';

const bedding = { mattress: 'canvas:#f1eee6', linen: 'canvas:#f4f1ea', cover: 'canvas:#ddd5c6' } as const;
const greenBedding = { ...bedding, cover: 'canvas:#a9b09b' } as const;
const greyBedding = { ...bedding, cover: 'weave:#b9bab6' } as const;
const sandBedding = { ...bedding, cover: 'weave:#c7a98c' } as const;

/** Beds, made as for a guest. */
export const beds: readonly Model[] = [
  {
    sku: 'HVIL-POLSTRET',
    piece: { family: 'bed', width: 172, depth: 212, height: 98, headboard: 'plain', frame: 'cloth' },
    colours: inCloths('weave', ['lightGrey', 'beige', 'navy'], { ...bedding, wood: 'wood:oak' }),
  },
  {
    sku: 'DROM-SENG',
    piece: { family: 'bed', width: 174, depth: 216, height: 128, headboard: 'channels', frame: 'cloth' },
    colours: inCloths('velvet', ['darkGreen', 'pink', 'purple'], { ...sandBedding, wood: 'wood:blackOak' }),
  },
  {
    sku: 'RO-ENKEL',
    piece: { family: 'bed', width: 102, depth: 214, height: 104, headboard: 'channels', frame: 'cloth' },
    colours: inCloths('velvet', ['green', 'beige', 'blue'], { ...bedding, wood: 'wood:blackOak' }),
  },
  {
    sku: 'TIND-SENG',
    piece: { family: 'bed', width: 170, depth: 214, height: 96, headboard: 'plain', frame: 'wood' },
    colours: inWoods(['walnut', 'black'], ['wood'], { ...greyBedding, cloth: 'leather:#6d4a34' }),
  },
  {
    sku: 'HVIL-SPILESENG',
    piece: { family: 'bed', width: 170, depth: 212, height: 98, headboard: 'slats', frame: 'wood' },
    colours: inWoods(['oak', 'black'], ['wood'], greenBedding),
    closeup: { at: [0.4, 0.6, -0.8], part: 0.26 },
  },
  {
    sku: 'HVIL-PLANKESENG',
    piece: { family: 'bed', width: 168, depth: 210, height: 88, headboard: 'board', frame: 'wood' },
    colours: {
      oak: { ...sandBedding, wood: 'wood:oak' },
      white: { ...greyBedding, wood: 'lacquer:#f6f4ef' },
    },
  },
  {
    sku: 'DAL-SENG',
    piece: { family: 'bed', width: 130, depth: 210, height: 86, headboard: 'slats', frame: 'wood' },
    colours: { oak: { ...bedding, wood: 'wood:paleOak' } },
  },
  {
    sku: 'GJEST-SENG',
    piece: { family: 'bed', width: 98, depth: 208, height: 80, headboard: 'board', frame: 'wood' },
    colours: inWoods(['white', 'oak', 'black'], ['wood'], greenBedding),
  },
];
