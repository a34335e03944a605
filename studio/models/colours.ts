import type { Finish, Finishes } from '../finishes/finish.ts';
import type { FinishesIn } from './model.ts';

/** Cloth in the colours of the shop: a little greyer than the swatch, as dyed wool is. */
export const dyes = {
  white: '#f4f1ea',
  cream: '#e9e0cf',
  beige: '#cfc0a8',
  brown: '#7d5c45',
  lightGrey: '#c2c2be',
  grey: '#8c8d8b',
  anthracite: '#45484a',
  black: '#242423',
  green: '#87957a',
  darkGreen: '#3d5446',
  turquoise: '#5f9799',
  lightBlue: '#a9bfce',
  blue: '#5f7896',
  navy: '#323d52',
  purple: '#7d6a88',
  pink: '#d6b0ac',
  red: '#9e4a41',
  orange: '#bd7848',
  yellow: '#d3b066',
} as const;

type Dye = keyof typeof dyes;

type ClothKind = 'weave' | 'boucle' | 'velvet' | 'canvas' | 'wool' | 'leather';

/** The same piece in cloths of the colours that the shop sells it in. */
export function inCloths(kind: ClothKind, others: Finishes): FinishesIn {
  return (colour) =>
    Object.hasOwn(dyes, colour) ? { ...others, cloth: `${kind}:${dyes[colour as Dye]}` as const } : undefined;
}

const timbers: Readonly<Record<string, Finish>> = {
  oak: 'wood:oak',
  walnut: 'wood:walnut',
  brown: 'wood:smokedOak',
  black: 'wood:blackOak',
  white: 'lacquer:#f6f4ef',
  green: 'lacquer:#6b7d5d',
  turquoise: 'lacquer:#4b8f93',
};

/** Wood, or paint on it, for the given parts of a piece. */
export function inWoods(roles: readonly string[], others: Finishes = {}): FinishesIn {
  return (colour) => {
    const timber = timbers[colour];
    return timber && { ...others, ...Object.fromEntries(roles.map((role) => [role, timber])) };
  };
}

/** A piece that is made differently in some colours. */
export function butIn(own: Readonly<Record<string, Finishes>>, others: FinishesIn): FinishesIn {
  return (colour) => own[colour] ?? others(colour);
}
