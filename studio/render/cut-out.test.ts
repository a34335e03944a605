import { describe, expect, test } from 'vitest';
import type { Rgb } from '../finishes/texture.ts';
import { PAPER } from '../shots/shot.ts';
import { cutOut, type Pixels } from './cut-out.ts';
import { decoded, encoded, encodedLight } from './encoded.ts';
import { toned, untoned } from './tone.ts';

const SIZE = 80;
const MIDDLE = SIZE / 2;
const RADIUS = 20;
const paper = encoded(PAPER);
const black: Rgb = [0, 0, 0];

/** A ball on paper that throws a soft shadow to the right, as the photographer adds light up, and how much of each pixel it covers. */
function ballOnPaper(colour: Rgb): { readonly picture: Pixels; readonly cover: Float32Array } {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  const cover = new Float32Array(SIZE * SIZE);
  const own = untoned(decoded(colour));
  for (let index = 0; index < cover.length; index++) {
    const [x, y] = [index % SIZE, Math.floor(index / SIZE)];
    const covered = Math.min(1, Math.max(0, RADIUS + 0.5 - Math.hypot(x - MIDDLE, y - MIDDLE)));
    const dark = 0.3 * Math.max(0, 1 - Math.hypot(x - MIDDLE - 8, y - MIDDLE) / 30);
    const behind = untoned(decoded([paper[0] * (1 - dark), paper[1] * (1 - dark), paper[2] * (1 - dark)]));
    const light = own.map((value, channel) => value * covered + behind[channel]! * (1 - covered));
    const shown = encodedLight(toned([light[0]!, light[1]!, light[2]!]));
    for (const [channel, value] of shown.entries()) data[index * 4 + channel] = value * 255;
    data[index * 4 + 3] = 255;
    cover[index] = covered;
  }
  return { picture: { data, width: SIZE, height: SIZE }, cover };
}

/** What a page shows, from 0 to 255. */
function shownOn(ground: Rgb, cut: Uint8ClampedArray, index: number): number[] {
  const opaque = cut[index * 4 + 3]! / 255;
  return ground.map((value, channel) => cut[index * 4 + channel]! * opaque + value * 255 * (1 - opaque));
}

describe.each([
  ['dark', [0.16, 0.15, 0.14]],
  ['of wood', [0.62, 0.48, 0.34]],
  ['nearly as light as the paper', [0.93, 0.9, 0.86]],
] as const)('a ball that is %s', (_what, colour) => {
  const { picture, cover } = ballOnPaper(colour);
  const cut = cutOut(picture, cover);
  const pixels = Array.from(cover.keys());

  test('looks on paper as it did, with its shadow', () => {
    const far = pixels.map((index) =>
      Math.max(
        ...shownOn(paper, cut, index).map((value, channel) => Math.abs(value - picture.data[index * 4 + channel]!)),
      ),
    );
    expect(Math.max(...far)).toBeLessThan(12);
    expect(far.reduce((sum, value) => sum + value, 0) / far.length).toBeLessThan(1);
  });

  test('takes nothing of the paper along: on black its edge is nowhere lighter than the ball', () => {
    const limits = colour.map((value) => value * 255 + 4);
    const light = pixels.filter((index) =>
      shownOn(black, cut, index).some((value, channel) => value > limits[channel]!),
    );
    expect(light).toEqual([]);
  });

  test('stands in nothing: what is empty paper is gone, and the ball is whole', () => {
    const opaque = (x: number, y: number): number => cut[(y * SIZE + x) * 4 + 3]!;
    for (let place = 0; place < SIZE; place++)
      expect([opaque(place, 0), opaque(place, SIZE - 1), opaque(0, place)]).toEqual([0, 0, 0]);
    expect(opaque(MIDDLE, MIDDLE)).toBe(255);
    // The shadow is there, dark and no more than that.
    const shadow = MIDDLE * SIZE + MIDDLE + RADIUS + 4;
    expect([...cut.subarray(shadow * 4, shadow * 4 + 3)]).toEqual([0, 0, 0]);
    expect(cut[shadow * 4 + 3]).toBeGreaterThan(20);
  });
});
