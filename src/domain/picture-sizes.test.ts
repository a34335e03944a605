import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Piece } from './fit.ts';
import { withPictureSizes } from './picture-sizes.ts';

const sheet = readFileSync(new URL('../features/catalogue/product-card.module.css', import.meta.url), 'utf8');

type Measures = readonly [width: number | null, depth: number | null, height: number | null];

const pieceOf = ([widthCm, depthCm, heightCm]: Measures): Piece => ({ widthCm, depthCm, heightCm });

function sizesOf(list: readonly Measures[]): number[] {
  return withPictureSizes(list.map((measures) => ({ piece: pieceOf(measures) }))).map(({ size }) => size);
}

const corner: Measures = [310, 160, 76];
const fourSeater: Measures = [250, 92, 78];
const threeSeater: Measures = [214, 90, 78];
const twoSeater: Measures = [160, 90, 78];
const armchair: Measures = [80, 85, 95];
const stool: Measures = [45, 40, 45];
const floorLamp: Measures = [52, 52, 148];
const pendant: Measures = [28, 28, 120];
const barStool: Measures = [42, 45, 94];
const tableLamp: Measures = [30, 30, 45];
const unmeasured: Measures = [null, null, null];

test.each<[string, readonly Measures[], readonly number[]]>([
  ['sofas by their seats', [corner, fourSeater, threeSeater, twoSeater], [100, 92, 88, 80]],
  ['the largest of the list fills its frame', [threeSeater, twoSeater], [100, 92]],
  ['a stool is not as large as a sofa, nor too small', [threeSeater, stool], [100, 80]],
  ['what is high rather than wide', [[98, 42, 132], barStool], [100, 88]],
  ['what is slim, beside which the rest is still smaller', [floorLamp, pendant, tableLamp], [100, 100, 80]],
  ['what hardly differs', [[212, 90, 78], threeSeater], [100, 100]],
  [
    'a depth or a height that is not known',
    [
      [200, null, null],
      [100, null, null],
    ],
    [100, 80],
  ],
  ['what nobody measured fills its frame', [corner, twoSeater, unmeasured], [100, 80, 100]],
  ['where nothing was measured', [unmeasured, unmeasured], [100, 100]],
  ['nothing', [], []],
])('%s', (_, pieces, sizes) => {
  expect(sizesOf(pieces)).toEqual(sizes);
});

test('products that come later change no size', () => {
  const first = Array.from({ length: 40 }, () => twoSeater);
  expect(sizesOf([...first, corner, armchair])).toEqual([...first.map(() => 100), 100, 84]);
});

test('every size has its rule, but for what fills its frame, and there is no other', () => {
  const widths = Array.from({ length: 300 }, (_, place): Measures => [300 - place, null, null]);
  const sizes = new Set(sizesOf(widths));
  const ruled = [...sheet.matchAll(/\[data-size='(\d+)'\] > /g)].map(([, size]) => Number(size));
  expect([100, ...ruled]).toEqual([...sizes]);
});
