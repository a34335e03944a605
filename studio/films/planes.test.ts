import { expect, test } from 'vitest';
import { PAPER } from '../shots/shot.ts';
import { planesOf } from './planes.ts';

const rgbOf = (hex: string): number[] => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

function pictureOf(colours: readonly string[], width: number) {
  const data = Uint8ClampedArray.from(colours.flatMap((hex) => [...rgbOf(hex), 255]));
  return { data, width, height: colours.length / width };
}

/** What a player makes of a light and two colours. */
function shown([light = 0, blue = 0, red = 0]: readonly number[]): number[] {
  const y = (light - 16) / 219;
  const r = y + (1.5748 * (red - 128)) / 224;
  const b = y + (1.8556 * (blue - 128)) / 224;
  return [r, (y - 0.2126 * r - 0.0722 * b) / 0.7152, b].map((value) => Math.round(value * 255));
}

test('the paper comes out as exactly the paper', () => {
  const planes = planesOf(pictureOf([PAPER, PAPER, PAPER, PAPER], 2));
  expect(shown([planes[0]!, planes[4]!, planes[5]!])).toEqual(rgbOf(PAPER));
});

test.each(['#000000', '#ffffff', '#6f8f5e', '#c9423a', '#22314d'])('%s comes out as near as steps allow', (hex) => {
  const planes = planesOf(pictureOf([hex, hex, hex, hex], 2));
  const off = shown([planes[0]!, planes[4]!, planes[5]!]).map((value, channel) =>
    Math.abs(value - rgbOf(hex)[channel]!),
  );
  expect(Math.max(...off)).toBeLessThanOrEqual(2);
});

test('light pixel by pixel, colour by four of them, both in their places', () => {
  const [black, white, red] = ['#000000', '#ffffff', '#ff0000'];
  const planes = planesOf(pictureOf([black, white, red, red, white, black, red, red], 4));
  expect(Array.from(planes.subarray(0, 8))).toEqual([16, 235, 63, 63, 235, 16, 63, 63]);
  expect(Array.from(planes.subarray(8))).toEqual([128, 102, 128, 240]);
});
