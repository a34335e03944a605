/**
 * Colours that fill the place of a picture until it has loaded, by name. The path of a picture may end in such a name,
 * as in `/photos/NORDVIK-3/green-hero.moss.webp` (decision 025); `src/ui/tones.module.css` has a class for each.
 */
export const tones = {
  charcoal: '#434241',
  ink: '#434751',
  pine: '#49564c',
  walnut: '#6c5442',
  plum: '#675a6a',
  rust: '#844941',
  slate: '#556576',
  stone: '#72716f',
  clay: '#9d6d4c',
  moss: '#797d6a',
  teal: '#557c7b',
  taupe: '#8e7f74',
  oak: '#998164',
  ochre: '#a1864d',
  sand: '#a7946e',
  ash: '#90918f',
  linen: '#a59885',
  chalk: '#bfb9ae',
} as const;

export type Tone = keyof typeof tones;

/** The name of the tone in the path of a picture, or `null`. */
export function toneIn(image: string): string | null {
  return /\.([a-z]+)\.[a-z]+$/.exec(image)?.[1] ?? null;
}
