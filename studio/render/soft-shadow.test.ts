import { describe, expect, test } from 'vitest';
import { softened } from './soft-shadow.ts';

const WIDTH = 700;
const HEIGHT = 200;
/** Further in than a shadow fades. */
const POST = 100;
const at = (x: number, y: number): number => y * WIDTH + x;

/** A post at the left; its shadow lies to the right of it in stripes. */
function stripesBesidePost(): { readonly shadow: Float32Array; readonly cover: Float32Array } {
  const shadow = new Float32Array(WIDTH * HEIGHT);
  const cover = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      if (x < POST) cover[at(x, y)] = 1;
      else if (y >= 60 && y < 140) shadow[at(x, y)] = x % 12 < 6 ? 0.4 : 0.2;
    }
  return { shadow, cover };
}

describe('a striped shadow', () => {
  const { shadow, cover } = stripesBesidePost();
  const soft = softened(shadow, { cover, width: WIDTH, height: HEIGHT });
  const alongMiddle = (from: number, to: number): number[] => Array.from(soft.subarray(at(from, 100), at(to, 100)));
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

  test('has no stripes away from the piece, and is as dark as they were together', () => {
    const far = alongMiddle(300, 500);
    expect(spread(far)).toBeLessThan(0.01);
    expect(far.reduce((sum, value) => sum + value, 0) / far.length).toBeCloseTo(0.3, 2);
  });

  test('keeps its edge where the piece stands', () => {
    expect(soft[at(POST + 3, 70)]! - soft[at(POST + 3, 55)]!).toBeGreaterThan(0.15);
    expect(spread(alongMiddle(POST, POST + 12))).toBeGreaterThan(0.1);
  });

  test('ends softly far away', () => {
    expect(soft[at(400, 61)]).toBeLessThan(0.2);
    expect(soft[at(400, 58)]).toBeGreaterThan(0.1);
  });

  test('is not lighter beside the piece for what the piece hides', () => {
    const dark = new Float32Array(WIDTH * HEIGHT).map((_, index) => (index % WIDTH < POST ? 0 : 0.3));
    const even = softened(dark, { cover, width: WIDTH, height: HEIGHT });
    for (const x of [POST, POST + 1, POST + 10, POST + 100]) expect(even[at(x, 100)]).toBeCloseTo(0.3, 3);
  });

  test('ends before the picture does', () => {
    const dark = new Float32Array(WIDTH * HEIGHT).fill(0.3);
    const even = softened(dark, { cover: new Float32Array(WIDTH * HEIGHT), width: WIDTH, height: HEIGHT });
    for (const edge of [at(0, 100), at(WIDTH - 1, 100), at(300, HEIGHT - 1)]) expect(even[edge]).toBe(0);
    expect(even[at(300, 100)]).toBeCloseTo(0.3, 3);
  });

  test('of a piece that goes on beyond the picture ends close to the edge only', () => {
    const dark = new Float32Array(WIDTH * HEIGHT).fill(0.3);
    const plane = { cover: new Float32Array(WIDTH * HEIGHT), width: WIDTH, height: HEIGHT };
    const inside = at(WIDTH * 0.05, 100);
    expect(softened(dark, plane)[inside]).toBeLessThan(0.2);
    expect(softened(dark, { ...plane, isFromNear: true })[inside]).toBeCloseTo(0.3, 3);
  });

  test('leaves what lies below the piece', () => {
    expect(soft[at(5, 100)]).toBe(shadow[at(5, 100)]);
  });
});
