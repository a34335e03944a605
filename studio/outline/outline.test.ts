import { readdirSync, readFileSync } from 'node:fs';
import { BoxGeometry, Group, Mesh } from 'three';
import { describe, expect, test } from 'vitest';
import { DRAWING as ON_THE_PAGE } from '../../src/features/product/measured-shape.ts';
import { build } from '../families/families.ts';
import { models } from '../models/models.ts';
import { productOf } from '../models/product.ts';
import { DRAWING } from './drawing.ts';
import { outlineOf } from './outline.ts';
import { outlined } from './outlined.ts';

const folder = 'demo/outlines';
const files = readdirSync(folder);

/** A box of so many centimetres whose middle is there. */
function box([width, height, depth]: readonly [number, number, number], at: readonly [number, number, number]): Mesh {
  const mesh = new Mesh(new BoxGeometry(width, height, depth));
  mesh.position.set(...at);
  return mesh;
}

/** The ends of all lines in centimetres: to the right, and down from the top. */
function cornersOf(svg: string): readonly (readonly [number, number])[] {
  const path = /\bd="([^"]+)"/.exec(svg)![1]!;
  return [...path.matchAll(/[ML](-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x) / 10, Number(y) / 10]);
}

const hasCorner = (svg: string, [x, y]: readonly [number, number]): boolean =>
  cornersOf(svg).some(([left, down]) => Math.hypot(left - x, down - y) < 0.5);

const viewBoxOf = (svg: string): number[] => /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number);

describe('a box of 100 x 40 x 50 cm', () => {
  // Its depth goes 21 cm to the right and 15 upwards.
  const svg = outlineOf(new Group().add(box([100, 40, 50], [0, 20, 0])));

  test('has the corners of its front, top and side, and not the one behind', () => {
    const seen = [
      [0, 15],
      [0, 55],
      [100, 55],
      [100, 15],
      [21, 0],
      [121, 0],
      [121, 40],
    ] as const;
    expect(seen.filter((corner) => !hasCorner(svg, corner))).toEqual([]);
    expect(hasCorner(svg, [21, 40])).toBe(false);
  });

  test('is as large as its lines, with a hundredth around it', () => {
    expect(viewBoxOf(svg)).toEqual([-12, -12, 1210 + 24, 550 + 24]);
  });

  test('hides what is behind it, and has a line where something stands before it', () => {
    const hidden = new Group().add(box([100, 40, 50], [0, 20, 0]), box([20, 10, 10], [0, 10, -10]));
    expect(outlineOf(hidden)).toBe(svg);
    const before = outlineOf(new Group().add(box([100, 40, 50], [0, 20, 0]), box([20, 10, 10], [0, 5, 40])));
    expect(cornersOf(before).length).toBeGreaterThan(cornersOf(svg).length + 3);
  });
});

test('the studio draws for the place that the page has', () => {
  expect(DRAWING).toEqual(ON_THE_PAGE);
});

test('most pieces that have width, depth and height are drawn, and nothing else is there', () => {
  expect(files.toSorted()).toEqual(outlined.map(({ name }) => `${name}.svg`).toSorted());
  expect(outlined.length).toBeGreaterThan(150);
});

test.each(outlined)('$name is as wide, deep and high as the shop says, and light', ({ name, sku, width }) => {
  const svg = readFileSync(`${folder}/${name}.svg`, 'utf8');
  const { depth, height } = productOf(sku).measures;
  const [left = 0, , wide = 0, high = 0] = viewBoxOf(svg);
  expect(Math.abs(wide + 2 * left - 10 * (width + depth! * DRAWING.slant.x))).toBeLessThan(20);
  expect(Math.abs(high + 2 * left - 10 * (height! + depth! * DRAWING.slant.y))).toBeLessThan(20);
  expect(svg.length).toBeLessThan(20_000);
  // Lines and nothing else.
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d ]+"><path [^<>]+\/><\/svg>\n$/);
});

test('a drawing that is there is the one that the studio makes', () => {
  const { piece } = models.find(({ sku }) => sku === 'RUNDE-SOFABORD')!;
  expect(outlineOf(build(piece))).toBe(readFileSync(`${folder}/RUNDE-SOFABORD.svg`, 'utf8'));
});
