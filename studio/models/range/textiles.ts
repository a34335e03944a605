import { dyes, inCloths } from '../colours.ts';
import type { Model } from '../model.ts';

const fringed = { family: 'rug', pattern: 'stripes', shape: 'rectangle', hasFringes: true } as const;
const rugCloseup = { at: [0.7, 0, 0.4], part: 0.26, pitch: 0.7 } as const;

/** Rugs and cushions. */
export const textiles: readonly Model[] = [
  {
    sku: 'MYK-TEPPE-RUNDT',
    piece: { family: 'rug', width: 200, depth: 200, thickness: 1.6, pattern: 'plain', shape: 'round' },
    colours: inCloths('boucle', ['cream', 'lightGrey', 'green'], {}),
  },
  {
    sku: 'MYK-RYE',
    piece: { family: 'rug', width: 300, depth: 200, thickness: 3, pattern: 'plain', shape: 'rectangle' },
    colours: inCloths('boucle', ['cream', 'beige', 'brown'], {}),
    closeup: rugCloseup,
  },
  {
    sku: 'SUND-TEPPE',
    piece: { family: 'rug', width: 240, depth: 170, thickness: 0.9, pattern: 'border', shape: 'rectangle' },
    colours: {
      beige: { cloth: 'weave:#cfc0a8', pattern: 'weave:#7d5c45' },
      navy: { cloth: 'weave:#323d52', pattern: 'weave:#cfd2cf' },
      green: { cloth: 'weave:#87957a', pattern: 'weave:#e9e0cf' },
    },
  },
  {
    sku: 'RUTE-TEPPE',
    piece: { family: 'rug', width: 200, depth: 140, thickness: 0.7, pattern: 'checks', shape: 'rectangle' },
    colours: {
      black: { cloth: 'weave:#e9e6dc', pattern: 'weave:#2b2a29' },
      blue: { cloth: 'weave:#e9e6dc', pattern: 'weave:#5f7896' },
      red: { cloth: 'weave:#e9e0cf', pattern: 'weave:#9e4a41' },
    },
    closeup: rugCloseup,
  },
  {
    sku: 'AARRING-TEPPE',
    piece: { family: 'rug', width: 160, depth: 160, thickness: 1, pattern: 'rings', shape: 'round' },
    colours: {
      pink: { cloth: 'wool:#d6b0ac', pattern: 'wool:#f1e3dc' },
      cream: { cloth: 'wool:#e9e0cf', pattern: 'wool:#b79a74' },
      navy: { cloth: 'wool:#323d52', pattern: 'wool:#a9bfce' },
    },
  },
  {
    sku: 'MYK-LOPER',
    piece: { ...fringed, width: 250, depth: 80, thickness: 0.6 },
    colours: {
      green: { cloth: 'wool:#87957a', pattern: 'wool:#3d5446', fringe: 'wool:#e0d5c0' },
      multi: { cloth: 'wool:#d9cbb2', pattern: 'wool:#a5543a', fringe: 'wool:#e0d5c0' },
      blue: { cloth: 'wool:#a9bfce', pattern: 'wool:#4a6288', fringe: 'wool:#d8d5cc' },
    },
  },
  {
    sku: 'SETER-TEPPE',
    piece: { ...fringed, width: 200, depth: 140, thickness: 0.6 },
    colours: {
      red: { cloth: 'canvas:#c9a797', pattern: 'canvas:#98473f', fringe: 'wool:#e9e0cf' },
      blue: { cloth: 'canvas:#c3ccd2', pattern: 'canvas:#4a6288', fringe: 'wool:#e9e0cf' },
    },
  },
  {
    sku: 'BRIS-UTETEPPE',
    piece: { family: 'rug', width: 280, depth: 200, thickness: 0.5, pattern: 'stripes', shape: 'rectangle' },
    colours: {
      grey: { cloth: 'canvas:#b9b9b4', pattern: 'canvas:#6f6f6b' },
      green: { cloth: 'canvas:#a9b39c', pattern: 'canvas:#5c6b52' },
      beige: { cloth: 'canvas:#d8cbb4', pattern: 'canvas:#a08a68' },
    },
  },
  {
    sku: 'MYK-PUTE-FLOYEL',
    piece: { family: 'cushion', width: 45, height: 45, depth: 14 },
    colours: inCloths('velvet', ['darkGreen', 'navy', 'pink', 'orange', 'purple'], {}),
  },
  {
    sku: 'MYK-PUTE-ULL',
    piece: { family: 'cushion', width: 60, height: 40, depth: 15 },
    colours: inCloths('boucle', ['cream', 'brown', 'grey'], {}),
  },
  {
    sku: 'MYK-POLLE',
    piece: { family: 'cushion', width: 70, height: 20, depth: 20, shape: 'roll' },
    colours: inCloths('velvet', ['green', 'beige', 'red'], {}),
  },
  {
    sku: 'RUTE-PUTE',
    piece: { family: 'cushion', width: 50, height: 50, depth: 14, hasTrim: true },
    colours: {
      blue: { cloth: `canvas:${dyes.blue}`, trim: 'canvas:#e9e0cf' },
      red: { cloth: `canvas:${dyes.red}`, trim: 'canvas:#e9e0cf' },
      yellow: { cloth: `canvas:${dyes.yellow}`, trim: 'canvas:#4a4238' },
      white: { cloth: `canvas:${dyes.white}`, trim: `canvas:${dyes.navy}` },
    },
  },
  {
    sku: 'BRIS-UTEPUTE',
    piece: { family: 'cushion', width: 45, height: 45, depth: 13 },
    colours: inCloths('canvas', ['cream', 'turquoise', 'anthracite'], {}),
  },
  {
    sku: 'TOVE-SETEPUTE',
    piece: { family: 'cushion', width: 40, height: 40, depth: 5 },
    colours: inCloths('wool', ['grey', 'anthracite', 'red', 'lightBlue'], {}),
  },
];
