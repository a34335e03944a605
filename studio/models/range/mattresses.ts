import type { Model } from '../model.ts';

/** What lies between the bed and whoever sleeps. */
export const mattresses: readonly Model[] = [
  {
    sku: 'HVIL-MADRASS',
    piece: { family: 'mattress', width: 160, depth: 200, height: 22 },
    colours: { white: { mattress: 'canvas:#f4f1ea', cloth: 'weave:#d9d3c4' } },
  },
  {
    sku: 'RO-MADRASS-180',
    piece: { family: 'mattress', width: 180, depth: 200, height: 30 },
    colours: { lightGrey: { mattress: 'wool:#efece4', cloth: 'weave:#b4b5b3' } },
  },
  {
    sku: 'DROM-MADRASS',
    piece: { family: 'mattress', width: 160, depth: 200, height: 36 },
    colours: { cream: { mattress: 'wool:#ece4d2', cloth: 'velvet:#cdbb9a' } },
  },
  {
    sku: 'GJEST-MADRASS',
    piece: { family: 'mattress', width: 90, depth: 200, height: 12 },
    colours: { grey: { mattress: 'canvas:#dedbd3', cloth: 'canvas:#8c8d8b' } },
  },
];
