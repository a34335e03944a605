import type { ColourCode } from '../import/colours.ts';
import type { PictureKind } from '../import/drawn-picture.ts';
import type { FormCode, FunctionCode, MaterialCode } from '../import/facet-options.ts';
import { type ThreeTexts, threeTexts } from './three-languages.ts';

type Span = readonly [from: number, to: number];

/** A kind of furniture: its names, its category, and the range of properties that its products have. */
export interface FurnitureKind {
  readonly categoryId: number;
  readonly names: ThreeTexts;
  readonly picture: PictureKind;
  readonly price: Span;
  readonly width: Span;
  readonly depth: Span;
  readonly height: Span;
  readonly group: 'seat' | 'table' | 'pole' | 'other';
  readonly materials: readonly MaterialCode[];
  readonly colours: readonly ColourCode[];
  readonly functions: readonly FunctionCode[];
  readonly forms: readonly FormCode[];
}

/** Materials of upholstered furniture. */
export const soft: readonly MaterialCode[] = ['textile', 'velvet', 'leather', 'wool', 'linen'];
/** Materials of wooden furniture. */
export const wood: readonly MaterialCode[] = ['oak', 'walnut', 'pine', 'wood'];
/** Materials of small tables. */
export const hard: readonly MaterialCode[] = ['metal', 'glass', 'marble', 'oak'];
/** Materials of what stands outside. */
export const open: readonly MaterialCode[] = ['rattan', 'metal', 'bamboo', 'plastic'];
/** The twelve colours of the synthetic shop. */
export const allColours: readonly ColourCode[] = [
  'white',
  'beige',
  'grey',
  'anthracite',
  'black',
  'brown',
  'green',
  'blue',
  'turquoise',
  'red',
  'pink',
  'yellow',
];
const calm: readonly ColourCode[] = ['white', 'beige', 'grey', 'black', 'brown', 'anthracite'];

const sizes = (text: string): Span[] => text.split(' ').map((span) => span.split('-').map(Number) as unknown as Span);

/** Makes a kind. `spans` are price, width, depth and height; `names` are Norwegian, Swedish and English. */
export function kind(
  categoryId: number,
  names: string,
  spans: string,
  rest: Pick<FurnitureKind, 'picture' | 'materials'> & Partial<FurnitureKind>,
): FurnitureKind {
  const [price, width, depth, height] = sizes(spans) as [Span, Span, Span, Span];
  const measures = { price, width, depth, height };
  return {
    categoryId,
    names: threeTexts(names),
    ...measures,
    group: 'other',
    colours: calm,
    functions: [],
    forms: [],
    ...rest,
  };
}

/** What all seats share. */
export const seat = { group: 'seat', materials: soft, colours: allColours } as const;
/** What all tables share. */
export const table = { group: 'table', materials: wood } as const;
