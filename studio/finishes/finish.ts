import type { ClothName } from './cloth.ts';
import type { WoodName } from './wood.ts';

type Hex = `#${string}`;

/** Metals and powder coats by name. */
export const metals = {
  black: { color: '#29292b', metalness: 0.2, roughness: 0.52 },
  white: { color: '#e9e6df', metalness: 0, roughness: 0.45 },
  brass: { color: '#bd9c66', metalness: 1, roughness: 0.33 },
  steel: { color: '#c9cbcc', metalness: 1, roughness: 0.28 },
  anthracite: { color: '#3a3d40', metalness: 0.2, roughness: 0.55 },
  sand: { color: '#c9bba5', metalness: 0.1, roughness: 0.55 },
} as const;

/** What a surface is made of, in one word with its colour: `wood:oak`, `boucle:#ebe3d6`, `metal:black`. */
export type Finish =
  | `wood:${WoodName}`
  | `metal:${keyof typeof metals}`
  | `${ClothName}:${Hex}`
  | `${'lacquer' | 'rope' | 'paint' | 'ceramic' | 'stone' | 'matt' | 'glow' | 'opal' | 'leaf' | 'glass'}:${Hex}`
  | 'mirror';

/** Finish of each part of a piece: what the family calls `cloth`, `wood`, `metal` and so on. */
export type Finishes = Readonly<Record<string, Finish>>;
