import { inCloths, inWoods } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

const bedding = { mattress: 'canvas:#f1eee6', linen: 'canvas:#f4f1ea', cover: 'canvas:#ddd5c6' } as const;
const greenBedding = { ...bedding, cover: 'canvas:#a9b09b' } as const;
const greyBedding = { ...bedding, cover: 'weave:#b9bab6' } as const;
const sandBedding = { ...bedding, cover: 'weave:#c7a98c' } as const;

/** Beds, made as for a guest. */
export const beds: readonly ModelPlan[] = [
  {
    sku: 'HVIL-POLSTRET',
    piece: { family: 'bed', headboard: 'plain', frame: 'cloth' },
    colours: inCloths('weave', { ...bedding, wood: 'wood:oak' }),
  },
  {
    sku: 'DROM-SENG',
    piece: { family: 'bed', headboard: 'channels', frame: 'cloth' },
    colours: inCloths('velvet', { ...sandBedding, wood: 'wood:blackOak' }),
  },
  {
    sku: 'RO-ENKEL',
    piece: { family: 'bed', headboard: 'channels', frame: 'cloth' },
    colours: inCloths('velvet', { ...bedding, wood: 'wood:blackOak' }),
  },
  {
    sku: 'TIND-SENG',
    piece: { family: 'bed', headboard: 'plain', frame: 'wood' },
    colours: inWoods(['wood'], { ...greyBedding, cloth: 'leather:#6d4a34' }),
  },
  {
    sku: 'HVIL-SPILESENG',
    piece: { family: 'bed', headboard: 'slats', frame: 'wood' },
    colours: inWoods(['wood'], greenBedding),
    closeup: { at: [0.4, 0.6, -0.8], part: 0.26 },
  },
  {
    sku: 'HVIL-PLANKESENG',
    piece: { family: 'bed', headboard: 'board', frame: 'wood' },
    colours: {
      oak: { ...sandBedding, wood: 'wood:oak' },
      white: { ...greyBedding, wood: 'lacquer:#f6f4ef' },
    },
  },
  {
    sku: 'DAL-SENG',
    piece: { family: 'bed', headboard: 'slats', frame: 'wood' },
    colours: { oak: { ...bedding, wood: 'wood:paleOak' } },
  },
  {
    sku: 'GJEST-SENG',
    piece: { family: 'bed', headboard: 'board', frame: 'wood' },
    colours: inWoods(['wood'], greenBedding),
  },
];
