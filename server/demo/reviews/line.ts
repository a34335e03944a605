/** Languages that reviews are written in; nobody translates them. */
export const reviewLanguages = ['nb', 'sv', 'da', 'fi', 'en'] as const;

export type ReviewLanguage = (typeof reviewLanguages)[number];

/** What a line speaks about; a review says one thing about each. */
type Topic =
  | 'build'
  | 'care'
  | 'cloth'
  | 'colour'
  | 'comfort'
  | 'delivery'
  | 'family'
  | 'finish'
  | 'light'
  | 'place'
  | 'seat'
  | 'service'
  | 'size'
  | 'smell'
  | 'sound'
  | 'use'
  | 'value';

/**
 * One sentence of a buyer. `{seatHeight}` and the like are filled in from the product, and a product without the fact
 * has no use for the line. The third part names what else the product must be: all of its words are among the traits
 * of the product, or, with a `!`, none of them.
 */
export type Line = readonly [topic: Topic, text: string, traits?: string];

/** Praise, small reservations, and reasons for one or two stars. */
export type Mood = 'good' | 'fair' | 'poor';

export type Lines = Readonly<Record<ReviewLanguage, Readonly<Record<Mood, readonly Line[]>>>>;
