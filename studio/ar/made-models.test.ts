import { readdirSync, readFileSync } from 'node:fs';
import type { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { models } from '../models/models.ts';
import { productOf } from '../models/product.ts';
import { contentsOf } from './glb-contents.ts';
import { modelled } from './modelled.ts';
import { finishName, SCENE_FILE } from './usd-names.ts';
import { usdzContents } from './usdz-contents.ts';

const folder = 'demo/models';
const filesOf = (ending: string): { readonly sku: string; readonly bytes: Buffer }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ sku: name.slice(0, -ending.length), bytes: readFileSync(`${folder}/${name}`) }));
const ofAndroid = filesOf('.glb');
const ofApple = filesOf('.usdz');

const MEGABYTE = 1_000_000;
const CM_PER_M = 100;

const inOrder = (names: readonly string[]): string[] => names.toSorted();

test('there is a model for many a piece of every room, all of them sold', () => {
  const families = new Set(models.filter(({ sku }) => modelled.includes(sku)).map(({ piece }) => piece.family));
  const known = new Set(models.map(({ sku }) => sku));
  expect(modelled.filter((sku) => !known.has(sku))).toEqual([]);
  expect(new Set(modelled).size).toBe(modelled.length);
  expect(modelled.length).toBeGreaterThanOrEqual(40);
  const missing = ['sofa', 'armchair', 'footstool', 'chair', 'table', 'cabinet', 'shelf', 'bed', 'lamp', 'rug']
    .concat('mirror', 'ropeSeat', 'parasol')
    .filter((family) => !families.has(family as (typeof models)[number]['piece']['family']));
  expect(missing).toEqual([]);
});

test.each([
  ['Android', ofAndroid],
  ['iPhone and iPad', ofApple],
])(
  'every model is there for %s and no other, and together they are light enough to be kept with the code',
  (_, files) => {
    expect(files.map(({ sku }) => sku).toSorted()).toEqual(modelled.toSorted());
    expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(15 * MEGABYTE);
  },
);

/** That a model is as large in a room as the shop says, in metres, and stands on its floor. */
function expectTrueSize(sku: string, { size, floor }: { readonly size: Vector3; readonly floor: number }): void {
  const { measures } = productOf(sku);
  const shown = { width: size.x, depth: size.z, height: size.y };
  for (const name of ['width', 'depth', 'height'] as const) {
    const stated = measures[name];
    if (stated === undefined) continue;
    const centimetres = shown[name] * CM_PER_M;
    expect(Math.abs(centimetres - stated), `${name} ${centimetres}`).toBeLessThan(1);
  }
  expect(Math.abs(floor * CM_PER_M)).toBeLessThan(0.1);
}

const finishesOf = (sku: string): string[][] =>
  Object.values(models.find((each) => each.sku === sku)!.colours).map((finishes) => inOrder(Object.values(finishes)));

describe.each(ofAndroid)('$sku for Android', ({ sku, bytes }) => {
  const { size, floor, variants, parts } = contentsOf(bytes);

  test('is light enough for a phone', () => {
    expect(bytes.length).toBeLessThanOrEqual(0.5 * MEGABYTE);
  });

  test('is as large in a room as the shop says, and stands on its floor', () => expectTrueSize(sku, { size, floor }));

  test('comes in the colours that are sold, each part in its finish', () => {
    expect(variants).toEqual(productOf(sku).colours);
    const shown = variants.map((_, variant) => inOrder(parts.map((part) => part[variant] ?? 'left as it is')));
    expect(shown).toEqual(finishesOf(sku));
  });
});

describe.each(ofApple)('$sku for iPhone and iPad', ({ sku, bytes }) => {
  const { entries, looks, ...contents } = usdzContents(bytes);

  test('is light enough for a phone', () => {
    // Shapes are text here, which nothing may compress; hundreds of fringes have to be told whatever the detail.
    expect(bytes.length).toBeLessThanOrEqual((sku === 'VEV-TEPPE' ? 0.9 : 0.6) * MEGABYTE);
  });

  test('is as large in a room as the shop says, and stands on its floor', () => {
    expect(contents.metresPerUnit).toBe(1);
    expect(contents.upAxis).toBe('Y');
    expectTrueSize(sku, contents);
  });

  test('comes in the colours that are sold, each part in its finish, and shows the first', () => {
    const { colours } = productOf(sku);
    expect([...looks.keys()]).toEqual(colours);
    expect(contents.selected).toBe(colours[0]);
    const shown = [...looks.values()].map((parts) => inOrder(parts.map(({ finish }) => finish)));
    expect(shown).toEqual(finishesOf(sku).map((finishes) => inOrder(finishes.map(finishName))));
    expect(new Set(shown.flat())).toEqual(new Set(contents.finishes));
  });

  test('can be read in place: the scene first, files as they are, and each at a multiple of 64 bytes', () => {
    expect(entries[0]!.name).toBe(SCENE_FILE);
    expect(entries.filter(({ isStored, at }) => !isStored || at % 64 !== 0).map(({ name }) => name)).toEqual([]);
  });

  test('has everything that it refers to, and nothing else: shapes, and textures as JPEG', () => {
    const names = entries.map(({ name }) => name);
    expect(inOrder([...new Set(contents.references)])).toEqual(inOrder(names.slice(1)));
    for (const { name, bytes: content } of entries) {
      if (!name.endsWith('.usda')) expect([name.slice(-4), content[0], content[1]]).toEqual(['.jpg', 0xff, 0xd8]);
    }
  });
});
