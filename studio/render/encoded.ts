import type { Rgb } from '../finishes/texture.ts';

const each = (colour: Rgb, change: (value: number) => number): Rgb => [
  change(colour[0]),
  change(colour[1]),
  change(colour[2]),
];

/** A colour as screens encode it, from 0 to 1. */
export function encoded(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** How much light an encoded colour stands for. */
export function decoded(colour: Rgb): Rgb {
  return each(colour, (value) => (value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92));
}

/** The colour for an amount of light. */
export function encodedLight(light: Rgb): Rgb {
  return each(light, (value) => (value > 0.0031308 ? 1.055 * value ** (1 / 2.4) - 0.055 : Math.max(0, value) * 12.92));
}
