import type { PictureColour } from '../import/drawn-picture.ts';

/** What a part is made of: its colour, and whether grain shows. */
export interface Material {
  readonly colour: string;
  readonly isWood?: boolean;
}

/** Colours of one picture. */
export interface Palette {
  /** Cloth of the nth part; only `multi` has several. */
  cloth(part?: number): Material;
  /** What tables, cabinets and frames are made of. */
  body: Material;
  /** Legs and rails that go with the body. */
  legs: Material;
  /** Shades, frames and other single parts that should show the colour itself. */
  shade: Material;
}

const LIGHT = '#FFFDF9';
const DEEP = '#221A14';

const woods = { oak: '#D2B085', walnut: '#7F563A', ebony: '#34302D' } as const;

const colours: Readonly<Record<Exclude<PictureColour, 'multi'>, string>> = {
  white: '#EFECE6',
  beige: '#D6C6AD',
  cream: '#EADFCB',
  grey: '#A8A7A2',
  anthracite: '#54575A',
  black: '#363432',
  brown: '#735547',
  oak: '#D9C19A',
  walnut: '#99694A',
  green: '#74896C',
  blue: '#5B7790',
  turquoise: '#68A39C',
  red: '#A94F41',
  pink: '#D9AAA3',
  yellow: '#D8B258',
  orange: '#C97C49',
  purple: '#826D8B',
};

const mixture = ['#74896C', '#CB8350', '#D8B258', '#5B7790', '#D9AAA3'];

const darkLegs: ReadonlySet<PictureColour> = new Set(['brown', 'walnut', 'red', 'purple']);
const blackLegs: ReadonlySet<PictureColour> = new Set(['black', 'anthracite']);

/** The colours that a picture in this colour uses. */
export function palette(colour: PictureColour): Palette {
  const legs: Material = { colour: legsOf(colour), isWood: true };
  if (colour === 'multi') {
    const cloth = (part = 0): Material => ({ colour: mixture[part % mixture.length]! });
    return { cloth, body: { colour: woods.oak, isWood: true }, legs, shade: cloth(1) };
  }
  const isWood = colour === 'oak' || colour === 'walnut';
  const body: Material = isWood ? { colour: woods[colour], isWood } : { colour: colours[colour] };
  return { cloth: () => ({ colour: colours[colour] }), body, legs, shade: body };
}

function legsOf(colour: PictureColour): string {
  if (blackLegs.has(colour)) return woods.ebony;
  return darkLegs.has(colour) ? woods.walnut : woods.oak;
}

/** A colour in more light (up to 1) or in shade (down to -1). */
export function shade(colour: string, tone: number): string {
  return tone >= 0 ? mix(colour, LIGHT, tone) : mix(colour, DEEP, -tone);
}

/** The colour between two others. */
export function mix(a: string, b: string, share: number): string {
  const part = (colour: string, index: number): number =>
    Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const channels = [0, 1, 2].map((index) => {
    const value = part(a, index) + (part(b, index) - part(a, index)) * Math.min(1, Math.max(0, share));
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
