import { expect, test } from 'vitest';
import { profileFromWire } from '../wire/profile.ts';
import { isTaken } from './profile.ts';

const theirs = profileFromWire({
  id: 1,
  group_id: 1,
  firstname: 'Kari',
  lastname: 'Nordmann',
  email: 'kari@example.no',
  addresses: [],
});

test.each([
  ['the shop has another version', { version: 4 }, true],
  ['it waits', { version: 3, isChangeWaiting: true }, false],
  ['a later one of the same shopper waits', { version: 4, isChangeWaiting: true }, false],
  ['the shop refused it', { version: 3 }, false],
  ['the shopper is asked about it', { version: 4, conflict: theirs }, false],
  ['nothing waits in a shop that counts no versions', { version: null }, true],
])('a change at version 3, where %s: has the shop taken it (spec 8)', (_where, more, expected) => {
  expect(isTaken({ isChangeWaiting: false, conflict: null, ...more }, 3)).toBe(expected);
});
