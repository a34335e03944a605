import type { Finish, Finishes } from '../../finishes/finish.ts';
import { dyes } from '../colours.ts';
import type { ModelPlan } from '../model.ts';

const lit = { inside: 'glow:#f6e7cf', bulb: 'glow:#ffe9c9' } as const;

const lacquered = (colour: `#${string}`, metal: Finish = 'metal:black'): Finishes => ({
  ...lit,
  shade: `lacquer:${colour}`,
  metal,
});

const linen = (colour: `#${string}`): Finishes => ({ ...lit, shade: `canvas:${colour}`, metal: 'metal:black' });

const opal: Finishes = { ...lit, shade: 'opal:#f4efe6', metal: 'metal:brass' };

/** Hanging lamps have a cord in the colour of their metal. */
const hung = (finishes: Finishes, cord: Finish = 'matt:#242423'): Finishes => ({ ...finishes, cord });

/** What shines. */
export const lamps: readonly ModelPlan[] = [
  {
    sku: 'GLIMT-GULVLAMPE',
    piece: { family: 'lamp', kind: 'column', shade: 'drum', shadeWidth: 45, shadeHeight: 28 },
    colours: { cream: linen(dyes.cream), beige: linen(dyes.beige), black: linen(dyes.black) },
  },
  {
    sku: 'STATIV-GULVLAMPE',
    piece: { family: 'lamp', kind: 'tripod', shade: 'drum', shadeWidth: 52, shadeHeight: 30 },
    colours: {
      oak: { ...linen('#ece3cf'), wood: 'wood:oak' },
      walnut: { ...linen('#ece3cf'), wood: 'wood:walnut' },
      black: { ...linen('#ece3cf'), wood: 'wood:blackOak' },
    },
  },
  {
    sku: 'DUGG-GULVLAMPE',
    piece: { family: 'lamp', kind: 'arc', shade: 'globe', shadeWidth: 30, shadeHeight: 28 },
    colours: { white: opal },
  },
  {
    sku: 'LUPIN-LESELAMPE',
    piece: {
      family: 'lamp',
      kind: 'column',
      shade: 'cone',
      shadeWidth: 30,
      shadeHeight: 24,
      pole: 1.4,
      foot: 12,
    },
    colours: {
      green: lacquered('#6b7d5d'),
      yellow: lacquered(dyes.yellow),
      black: lacquered(dyes.black),
      pink: lacquered(dyes.pink, 'metal:white'),
    },
  },
  {
    sku: 'GLIMT-BORDLAMPE',
    piece: { family: 'lamp', kind: 'table', shade: 'drum', shadeWidth: 34, shadeHeight: 21 },
    colours: {
      green: { ...linen('#ece3cf'), ceramic: `ceramic:${dyes.green}` },
      white: { ...linen('#ece3cf'), ceramic: 'ceramic:#ece7dc' },
      blue: { ...linen('#ece3cf'), ceramic: `ceramic:${dyes.blue}` },
    },
  },
  {
    sku: 'DUGG-BORDLAMPE',
    piece: {
      family: 'lamp',
      kind: 'column',
      shade: 'globe',
      shadeWidth: 20,
      shadeHeight: 19,
      pole: 4,
      foot: 8,
    },
    colours: { white: opal },
  },
  {
    sku: 'SOPP-BORDLAMPE',
    piece: {
      family: 'lamp',
      kind: 'column',
      shade: 'dome',
      shadeWidth: 28,
      shadeHeight: 14,
      pole: 3,
      foot: 10,
    },
    colours: {
      red: lacquered(dyes.red, 'metal:white'),
      cream: lacquered(dyes.cream, 'metal:white'),
      darkGreen: lacquered(dyes.darkGreen, 'metal:brass'),
      yellow: lacquered(dyes.yellow, 'metal:white'),
    },
  },
  {
    sku: 'LYNG-BORDLAMPE',
    piece: { family: 'lamp', kind: 'table', shade: 'cone', shadeWidth: 36, shadeHeight: 20 },
    colours: {
      pink: { ...linen('#e9e0cf'), ceramic: `ceramic:${dyes.pink}` },
      purple: { ...linen('#e9e0cf'), ceramic: `ceramic:${dyes.purple}` },
    },
  },
  {
    sku: 'GLIMT-PENDEL',
    piece: { family: 'lamp', kind: 'pendant', shade: 'dome', shadeWidth: 45, shadeHeight: 24 },
    colours: {
      black: hung(lacquered(dyes.black)),
      white: hung(lacquered(dyes.white, 'metal:white'), 'matt:#e9e6df'),
      green: hung(lacquered('#6b7d5d')),
    },
  },
  {
    sku: 'GLIMT-PENDEL-SKIVE',
    piece: { family: 'lamp', kind: 'pendant', shade: 'disc', shadeWidth: 60, shadeHeight: 17 },
    colours: {
      white: hung(lacquered(dyes.white, 'metal:white'), 'matt:#e9e6df'),
      anthracite: hung(lacquered(dyes.anthracite)),
      orange: hung(lacquered(dyes.orange)),
    },
  },
  {
    sku: 'DUGG-PENDEL',
    piece: { family: 'lamp', kind: 'pendant', shade: 'globe', shadeWidth: 30, shadeHeight: 28 },
    colours: { white: hung(opal) },
  },
  {
    sku: 'KLOKKE-PENDEL',
    piece: { family: 'lamp', kind: 'pendant', shade: 'bell', shadeWidth: 28, shadeHeight: 22 },
    colours: {
      orange: hung(lacquered(dyes.orange)),
      darkGreen: hung(lacquered(dyes.darkGreen, 'metal:brass')),
      black: hung(lacquered(dyes.black)),
      lightBlue: hung(lacquered(dyes.lightBlue, 'metal:white')),
    },
  },
];
