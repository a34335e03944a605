import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { models } from '../models/models.ts';
import { productOf } from '../models/product.ts';
import { contentsOf } from './glb-contents.ts';
import { modelled } from './modelled.ts';

const folder = 'demo/models';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.glb'))
  .map((name) => ({ sku: name.slice(0, -'.glb'.length), glb: readFileSync(`${folder}/${name}`) }));

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

test('no other models lie about, and together they are light enough to be kept with the code', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.map(({ sku }) => sku).filter((sku) => !modelled.includes(sku))).toEqual([]);
  expect(files.reduce((sum, { glb }) => sum + glb.length, 0)).toBeLessThanOrEqual(20 * MEGABYTE);
});

describe.each(files)('$sku', ({ sku, glb }) => {
  const { measures, colours } = productOf(sku);
  const model = models.find((each) => each.sku === sku)!;
  const { size, floor, variants, parts } = contentsOf(glb);

  test('is light enough for a phone', () => {
    expect(glb.length).toBeLessThanOrEqual(0.5 * MEGABYTE);
  });

  test('is as large in a room as the shop says, and stands on its floor', () => {
    const shown = { width: size.x, depth: size.z, height: size.y };
    for (const name of ['width', 'depth', 'height'] as const) {
      const stated = measures[name];
      if (stated === undefined) continue;
      const centimetres = shown[name] * CM_PER_M;
      expect(Math.abs(centimetres - stated), `${name} ${centimetres}`).toBeLessThan(1);
    }
    expect(Math.abs(floor * CM_PER_M)).toBeLessThan(0.1);
  });

  test('comes in the colours that are sold, each part in its finish', () => {
    expect(variants).toEqual(colours);
    const wanted = Object.values(model.colours).map((finishes) => inOrder(Object.values(finishes)));
    const shown = variants.map((_, variant) => inOrder(parts.map((part) => part[variant] ?? 'left as it is')));
    expect(shown).toEqual(wanted);
  });
});
