import { expect, test } from 'vitest';
import { nowhere, type Place, readPlace, writePlace } from './place.ts';

const walk = { since: null, beganAt: 5, seen: 200, after: 1400, came: '', fresh: 0, counted: null };
const here: Place = { wholeAt: 5, lookedAt: 9, came: 'a', total: 450, readWith: 'b', walk: null };

test.each<[string, Place]>([
  ['nowhere', nowhere],
  ['on a walk through everything', { ...here, walk }],
  ['on a walk through changes', { ...here, walk: { ...walk, since: 4 } }],
  ['at the end', here],
])('a place is read as it was written: %s', (_name, place) => {
  expect(readPlace(writePlace(place))).toEqual(place);
});

test('a place that a version before wrote, without what came, leads nowhere', () => {
  const { came: _came, readWith: _readWith, ...older } = here;
  expect(readPlace(JSON.stringify(older))).toBeNull();
});

test('no checkpoint is nowhere', () => {
  expect(readPlace(undefined)).toBe(nowhere);
});

test.each(['', 'eyJjIjo0Mn0', '42', 'null', '{}', JSON.stringify({ ...here, total: -1 }), '{"wholeAt":'])(
  'a checkpoint of another kind of backend leads nowhere: %s',
  (checkpoint) => {
    expect(readPlace(checkpoint)).toBeNull();
  },
);
