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
const PALE = 0.88;
const DARK = 0.3;

const woods = { oak: '#D2B085', walnut: '#7F563A', ebony: '#34302D' } as const;

const colours: Readonly<Record<Exclude<PictureColour, 'multi'>, string>> = {
  white: '#E9E6E0',
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
  if (tone < 0) return mix(colour, DEEP, -tone);
  // White needs most of the way to stand out from the paper.
  return mix(colour, LIGHT, lightness(colour) > PALE ? tone * 2.6 : tone);
}

/** A tone that can be seen on a colour: darker on a light one, lighter on a dark one. */
export function contrasting(colour: string): string {
  return shade(colour, lightness(colour) < DARK ? 0.4 : -0.35);
}

/** From 0 to 1. */
function lightness(colour: string): number {
  return channels(colour).reduce((sum, value) => sum + value, 0) / (3 * 255);
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** The colour between two others. */
export function mix(a: string, b: string, share: number): string {
  const to = channels(b);
  const mixed = channels(a).map((value, index) => value + (to[index]! - value) * Math.min(1, Math.max(0, share)));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
