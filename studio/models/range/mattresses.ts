import type { ModelPlan } from '../model.ts';

/** What lies between the bed and whoever sleeps. */
export const mattresses: readonly ModelPlan[] = [
  {
    sku: 'HVIL-MADRASS',
    piece: { family: 'mattress' },
    colours: { white: { mattress: 'canvas:#f4f1ea', cloth: 'weave:#d9d3c4' } },
  },
  {
    sku: 'RO-MADRASS-180',
    piece: { family: 'mattress' },
    colours: { lightGrey: { mattress: 'wool:#efece4', cloth: 'weave:#b4b5b3' } },
  },
  {
    sku: 'DROM-MADRASS',
    piece: { family: 'mattress' },
    colours: { cream: { mattress: 'wool:#ece4d2', cloth: 'velvet:#cdbb9a' } },
  },
  {
    sku: 'GJEST-MADRASS',
    piece: { family: 'mattress' },
    colours: { grey: { mattress: 'canvas:#dedbd3', cloth: 'canvas:#8c8d8b' } },
  },
];
