import type { Finishes } from '../finishes/finish.ts';
import { dyes, inCloths } from './colours.ts';
import type { ModelPlan } from './model.ts';

const shade = (colour: `#${string}`, metal: Finishes[string] = 'metal:black'): Finishes => ({
  shade: `lacquer:${colour}`,
  inside: 'glow:#f6e7cf',
  bulb: 'glow:#ffe9c9',
  metal,
});

const vase = { family: 'vase', width: 19, shape: 'belly' } as const;

/** Lamps and what makes a room a home. */
export const home: readonly ModelPlan[] = [
  {
    sku: 'KUPPEL-GULVLAMPE',
    piece: { family: 'lamp', kind: 'arc', shade: 'dome', shadeWidth: 44, shadeHeight: 24 },
    colours: {
      black: shade('#242423'),
      orange: shade('#bd7040'),
      white: shade('#f4f1ea', 'metal:white'),
      yellow: shade('#d3ad58'),
    },
  },
  {
    sku: 'STILLE-LESELAMPE',
    piece: { family: 'lamp', kind: 'arc', shade: 'bell', shadeWidth: 44, shadeHeight: 26 },
    colours: { green: shade('#6b7d5d', 'metal:brass') },
  },
  {
    sku: 'VEV-TEPPE',
    piece: {
      family: 'rug',
      pattern: 'lozenges',
      shape: 'rectangle',
      hasFringes: true,
    },
    colours: {
      red: { cloth: 'wool:#98473f', pattern: 'wool:#6b322d', line: 'wool:#e0cdb0', fringe: 'wool:#e0d5c0' },
      cream: { cloth: 'wool:#e6ddca', pattern: 'wool:#b79a74', line: 'wool:#6d5b47', fringe: 'wool:#e9e0cf' },
      blue: { cloth: 'wool:#4a6288', pattern: 'wool:#2a3852', line: 'wool:#cfd2cf', fringe: 'wool:#d8d5cc' },
      multi: { cloth: 'wool:#d9cbb2', pattern: 'wool:#a5543a', line: 'wool:#41584c', fringe: 'wool:#e0d5c0' },
    },
    closeup: { at: [0.7, 0, 0.4], part: 0.26, pitch: 0.7 },
  },
  {
    sku: 'MYK-PUTE',
    piece: { family: 'cushion' },
    colours: inCloths('weave', {}),
  },
  {
    sku: 'LEIRE-VASE',
    piece: { ...vase, bowl: 14 },
    colours: {
      blue: { ceramic: `ceramic:${dyes.blue}` },
      white: { ceramic: 'ceramic:#ece7dc' },
      green: { ceramic: `ceramic:${dyes.green}` },
    },
  },
  { sku: 'LEIRE-SIGNERT', piece: vase, colours: { purple: { ceramic: `ceramic:${dyes.purple}` } } },
  {
    sku: 'BUE-SPEIL',
    piece: { family: 'mirror', shape: 'arch', frame: 'metal' },
    colours: { black: { metal: 'metal:black', glass: 'mirror' } },
  },
];
