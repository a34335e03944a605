import { Color } from 'three';
import { expect, test } from 'vitest';
import { demoOptions } from '../../tests/support/demo-files.ts';
import { type Finish, metals } from '../finishes/finish.ts';
import type { WoodName } from '../finishes/wood.ts';
import { models } from './models.ts';

/** Lightness, red against green, yellow against blue (CIELAB). */
type Lab = readonly [number, number, number];

/** Less than between any two swatches that are neither of one wood nor of one white. */
const ALIKE_MAX = 11;

/** Boards from far off: between the wood of spring and of autumn. Drawing them takes seconds. */
const woods: Readonly<Record<WoodName, string>> = {
  oak: '#bc966a',
  paleOak: '#d4bb98',
  walnut: '#62432f',
  smokedOak: '#5b4839',
  blackOak: '#211f1e',
  teak: '#a17853',
  pine: '#d6b17c',
};

function labOf(hex: string): Lab {
  const { r, g, b } = new Color(hex);
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours are for eyes, which forgive more among strong colours (CIE94). */
function distance(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)];
  const [strong, weak] = [Math.hypot(a[1], a[2]), Math.hypot(b[1], b[2])];
  const mean = Math.sqrt(strong * weak);
  const hue = Math.max(0, (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2 - (strong - weak) ** 2);
  return Math.hypot(a[0] - b[0], (strong - weak) / (1 + 0.045 * mean), Math.sqrt(hue) / (1 + 0.015 * mean));
}

const swatches = demoOptions('color').flatMap(({ code, swatch }) =>
  code === undefined || code === 'multi' ? [] : [{ code, swatch: swatch! }],
);
const swatchOf = new Map(swatches.map(({ code, swatch }) => [code, swatch]));

/** Whether a finish is what one expects who chose by a swatch: no other is nearer, or hardly. */
function isLike(hex: string, colour: string): boolean {
  const own = distance(hex, swatchOf.get(colour)!);
  return own <= ALIKE_MAX || swatches.every(({ swatch }) => distance(hex, swatch) >= own);
}

function hexOf(finish: Finish): string | null {
  const [kind, value = ''] = finish.split(':');
  if (kind === 'wood') return woods[value as WoodName];
  if (kind === 'metal') return metals[value as keyof typeof metals].color;
  return value.startsWith('#') ? value : null;
}

/** The parts that a colour of a product is about: those that are otherwise in another; all where there is only one. */
function tellingParts({ colours }: (typeof models)[number]): readonly string[] {
  const looks = Object.values(colours);
  const parts = Object.keys(looks[0]!);
  const differing = parts.filter((part) => looks.some((look) => look[part] !== looks[0]![part]));
  return differing.length > 0 ? differing : parts;
}

/** Several colours have no swatch that one of them could be like. */
const coloured = models.flatMap((model) =>
  Object.entries(model.colours)
    .filter(([colour]) => colour !== 'multi')
    .map(([colour, look]) => ({ sku: model.sku, colour, finishes: tellingParts(model).map((part) => look[part]!) })),
);

test('a product in a colour has a part that looks like the swatch one chose it by', () => {
  const odd = coloured.filter(
    ({ colour, finishes }) => !finishes.some((finish) => isLike(hexOf(finish) ?? '#000', colour)),
  );
  expect(odd.map(({ sku, colour }) => `${sku} ${colour}`)).toEqual([]);
});

test('colours that shoppers would send back are not taken for each other', () => {
  const names = swatches.filter(({ code }) => !['brown', 'beige', 'cream'].includes(code));
  const mistaken = names.flatMap(({ code }) =>
    names.filter((other) => other.code !== code && isLike(other.swatch, code)).map((other) => `${code} ${other.code}`),
  );
  expect(mistaken).toEqual([]);
});
