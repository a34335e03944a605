import { describe, expect, test } from 'vitest';
import type { Piece } from './fit.ts';
import { fitAtHome, homeOf, nothingTyped, readCm, type TypedHome } from './typed-home.ts';

const typed = (measured: Partial<TypedHome>): TypedHome => ({ ...nothingTyped, ...measured });

test.each([
  ['95', 95],
  [' 220,5 ', 220.5],
  ['80.', 80],
  ['0', null],
  ['abc', null],
  ['80 cm', null],
  ['-3', null],
  ['', null],
])('«%s» is read as %s cm', (text, cm) => {
  expect(readCm(text)).toBe(cm);
});

test('a place with a measure that cannot be read counts as not measured, the others stay', () => {
  expect(homeOf(typed({ doorWidth: '80', doorHeight: 'abc', wayWidth: '100', placeWidth: '230' }))).toMatchObject({
    doorWidth: null,
    doorHeight: null,
    wayWidth: 100,
    placeWidth: 230,
  });
});

describe('what is said of a sofa', () => {
  const sofa: Piece = { widthCm: 214, depthCm: 92, heightCm: 83 };
  test.each<[string, Partial<TypedHome>, string]>([
    ['nothing was typed', {}, 'none'],
    ['a wide door', { doorWidth: '95', doorHeight: '205' }, 'all'],
    ['a door that its box is too wide for', { doorWidth: '85', doorHeight: '205' }, 'unpacked'],
    ['a narrow door', { doorWidth: '80' }, 'no'],
    ['letters alone', { doorWidth: 'abc' }, 'unread'],
    ['letters beside a door that it fits through', { doorWidth: '95', doorHeight: 'abc' }, 'unread'],
    ['letters elsewhere beside a door that is too narrow', { doorWidth: '80', placeWidth: 'abc' }, 'no'],
  ])('%s', (_what, measured, said) => {
    expect(fitAtHome(sofa, typed(measured))).toBe(said);
  });

  test('of which a side is not known', () => {
    expect(fitAtHome({ ...sofa, depthCm: null }, typed({ doorWidth: '95' }))).toBe('unknown');
  });
});
