import { expect, test } from 'vitest';
import { spreadEnds } from './spread.ts';

const price = { unit: 'price' } as const;
const cm = { unit: 'cm' } as const;

test.each([
  ['a measure goes outwards to whole centimetres', cm, 62.4, 317.2, [62, 318, 1, 13]],
  ['whole centimetres stay as they are', cm, 62, 318, [62, 318, 1, 13]],
  ['prices that lie close together go to whole kroner', price, 101.5, 290.25, [101, 291, 1, 10]],
  ['prices that lie far apart go to tens', price, 49, 39_995, [40, 40_000, 10, 2000]],
  ['from twenty tens on they lie far apart', price, 100, 300, [100, 300, 10, 20]],
  ['a single value has no distance', cm, 75, 75, [75, 75, 1, 1]],
  ['few centimetres have a bar each', cm, 40, 47, [40, 47, 1, 1]],
  ['up to twenty', cm, 1, 20, [1, 20, 1, 1]],
  ['more have two a bar, never parts of one', cm, 1, 21, [1, 21, 1, 2]],
])('ends, step and width of bars: %s', (_what, facet, min, max, [from, to, step, width]) => {
  expect(spreadEnds(facet, min, max)).toEqual({ from, to, step, width });
});
