import { dyes, inCloths } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

const fringed = { family: 'rug', pattern: 'stripes', shape: 'rectangle', hasFringes: true } as const;
const rugCloseup = { at: [0.7, 0, 0.4], part: 0.26, pitch: 0.7 } as const;

/** Rugs and cushions. */
export const textiles: readonly ModelPlan[] = [
  {
    sku: 'MYK-TEPPE-RUNDT',
    piece: { family: 'rug', pattern: 'plain', shape: 'round' },
    colours: inCloths('boucle', {}),
  },
  {
    sku: 'MYK-RYE',
    piece: { family: 'rug', pattern: 'plain', shape: 'rectangle' },
    colours: inCloths('boucle', {}),
    closeup: rugCloseup,
  },
  {
    sku: 'SUND-TEPPE',
    piece: { family: 'rug', pattern: 'border', shape: 'rectangle' },
    colours: {
      beige: { cloth: 'weave:#cfc0a8', pattern: 'weave:#7d5c45' },
      navy: { cloth: 'weave:#323d52', pattern: 'weave:#cfd2cf' },
      green: { cloth: 'weave:#87957a', pattern: 'weave:#e9e0cf' },
    },
  },
  {
    sku: 'RUTE-TEPPE',
    piece: { family: 'rug', pattern: 'checks', shape: 'rectangle' },
    colours: {
      black: { cloth: 'weave:#e9e6dc', pattern: 'weave:#2b2a29' },
      blue: { cloth: 'weave:#e9e6dc', pattern: 'weave:#5f7896' },
      red: { cloth: 'weave:#e9e0cf', pattern: 'weave:#9e4a41' },
    },
    closeup: rugCloseup,
  },
  {
    sku: 'AARRING-TEPPE',
    piece: { family: 'rug', pattern: 'rings', shape: 'round' },
    colours: {
      pink: { cloth: 'wool:#d6b0ac', pattern: 'wool:#f1e3dc' },
      cream: { cloth: 'wool:#e9e0cf', pattern: 'wool:#b79a74' },
      navy: { cloth: 'wool:#323d52', pattern: 'wool:#a9bfce' },
    },
  },
  {
    sku: 'MYK-LOPER',
    piece: { ...fringed },
    colours: {
      green: { cloth: 'wool:#87957a', pattern: 'wool:#3d5446', fringe: 'wool:#e0d5c0' },
      multi: { cloth: 'wool:#d9cbb2', pattern: 'wool:#a5543a', fringe: 'wool:#e0d5c0' },
      blue: { cloth: 'wool:#a9bfce', pattern: 'wool:#4a6288', fringe: 'wool:#d8d5cc' },
    },
  },
  {
    sku: 'SETER-TEPPE',
    piece: { ...fringed },
    colours: {
      red: { cloth: 'canvas:#c9a797', pattern: 'canvas:#98473f', fringe: 'wool:#e9e0cf' },
      blue: { cloth: 'canvas:#c3ccd2', pattern: 'canvas:#4a6288', fringe: 'wool:#e9e0cf' },
    },
  },
  {
    sku: 'BRIS-UTETEPPE',
    piece: { family: 'rug', pattern: 'stripes', shape: 'rectangle' },
    colours: {
      grey: { cloth: 'canvas:#b9b9b4', pattern: 'canvas:#6f6f6b' },
      green: { cloth: 'canvas:#a9b39c', pattern: 'canvas:#5c6b52' },
      beige: { cloth: 'canvas:#d8cbb4', pattern: 'canvas:#a08a68' },
    },
  },
  {
    sku: 'MYK-PUTE-FLOYEL',
    piece: { family: 'cushion' },
    colours: inCloths('velvet', {}),
  },
  {
    sku: 'MYK-PUTE-ULL',
    piece: { family: 'cushion' },
    colours: inCloths('boucle', {}),
  },
  {
    sku: 'MYK-POLLE',
    piece: { family: 'cushion', shape: 'roll' },
    colours: inCloths('velvet', {}),
  },
  {
    sku: 'RUTE-PUTE',
    piece: { family: 'cushion', hasTrim: true },
    colours: {
      blue: { cloth: `canvas:${dyes.blue}`, trim: 'canvas:#e9e0cf' },
      red: { cloth: `canvas:${dyes.red}`, trim: 'canvas:#e9e0cf' },
      yellow: { cloth: `canvas:${dyes.yellow}`, trim: 'canvas:#4a4238' },
      white: { cloth: `canvas:${dyes.white}`, trim: `canvas:${dyes.navy}` },
    },
  },
  {
    sku: 'BRIS-UTEPUTE',
    piece: { family: 'cushion' },
    colours: inCloths('canvas', {}),
  },
  {
    sku: 'TOVE-SETEPUTE',
    piece: { family: 'cushion' },
    colours: inCloths('wool', {}),
  },
];
