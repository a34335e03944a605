import { expect, test } from 'vitest';
import { distance, errorsForgiven, lettersOf, mayBegin, mayBeNear } from './near.ts';

test.each([
  ['sofa', 'sofa', 0],
  ['sfoa', 'sofa', 1],
  ['sofaa', 'sofa', 1],
  ['sfa', 'sofa', 1],
  ['sofo', 'sofa', 1],
  ['hjrnesofa', 'hjornesofa', 1],
  ['hjronesfa', 'hjornesofa', 2],
  ['lampe', 'sofa', 3],
])('%s and %s are %i letters apart (3 is more than 2)', (typed, word, errors) => {
  expect(distance(typed, word, 2)).toBe(errors);
});

test('an unfinished word is compared with the beginning of a word', () => {
  expect(distance('hjrne', 'hjornesofa', 2, true)).toBe(1);
  expect(distance('hjrne', 'hjornesofa', 2)).toBe(3);
});

test.each([
  [3, 0],
  [4, 1],
  [6, 1],
  [7, 2],
  [8, 2],
])('in a word of %i letters %i may be wrong', (length, errors) => {
  expect(errorsForgiven(length)).toBe(errors);
});

test('the check of letters never excludes a near word', () => {
  const words = ['sofa', 'sfoa', 'sofo', 'sofabord', 'lampe', 'hjornesofa', 'hjrnesofa', 'eik'];
  for (const one of words) {
    for (const other of words) {
      const [letters, others] = [lettersOf(one), lettersOf(other)];
      if (distance(one, other, 2) <= 2) expect(mayBeNear(letters, others, 2), `${one} ${other}`).toBe(true);
      if (distance(one, other, 2, true) <= 2) expect(mayBegin(letters, others, 2), `${one} ${other}`).toBe(true);
    }
  }
  expect(mayBeNear(lettersOf('lampe'), lettersOf('sofa'), 2)).toBe(false);
});
