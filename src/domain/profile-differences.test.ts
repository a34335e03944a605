import { expect, test } from 'vitest';
import { profileDifferences } from './profile-differences.ts';
import type { Profile } from './wire/profile.ts';

const kari: Profile = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  email: 'kari@example.no',
  company: '',
  taxId: '',
  addresses: [],
};

test('what was changed on both sides is named with both values', () => {
  expect(profileDifferences({ ...kari, lastName: 'Østby' }, { ...kari, company: 'Stua AS' })).toEqual([
    { field: 'lastName', mine: 'Østby', theirs: 'Nordmann' },
    { field: 'company', mine: '', theirs: 'Stua AS' },
  ]);
});

test('two equal profiles differ in nothing', () => {
  expect(profileDifferences(kari, { ...kari })).toEqual([]);
});
