import { expect, test } from 'vitest';
import { homeAddress } from '#tests/support/home-address.ts';
import {
  areOrdered,
  isInConflict,
  numbersGiven,
  type ProfileEdit,
  profileWithNumbers,
  withEdit,
  withNumbers,
} from './profile-edit.ts';
import type { Profile, ProfileAddress } from './wire/profile.ts';

const address = (id: string, isDefault = false, city = 'Oslo'): ProfileAddress => ({
  ...homeAddress,
  id,
  city,
  isDefault,
});

const kari: Profile = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  email: 'kari@example.no',
  company: '',
  taxId: '',
  addresses: [address('1', true), address('2')],
};

const defaults = ({ addresses }: Profile) => addresses.map(({ id, isDefault }) => `${id}${isDefault ? '*' : ''}`);
const naming = (firstName: string): ProfileEdit => ({ kind: 'names', names: { firstName } });
const setting = (edited: ProfileAddress): ProfileEdit => ({ kind: 'address', address: edited });
const removing = (addressId: string): ProfileEdit => ({ kind: 'addressRemoval', addressId });

test.each([
  ['a new one', kari, setting(address('3')), ['1*', '2', '3']],
  ['a new default', kari, setting(address('3', true)), ['1', '2', '3*']],
  ['another default', kari, setting(address('2', true)), ['1', '2*']],
  ['the default is none any more', kari, setting(address('1')), ['1*', '2']],
  ['the default goes', kari, removing('1'), ['2*']],
  ['another one goes', kari, removing('2'), ['1*']],
  ['the first one', { ...kari, addresses: [] }, setting(address('9')), ['9*']],
  ['the last one goes', { ...kari, addresses: [address('1', true)] }, removing('1'), []],
  ['a new one, named by the device', kari, setting(address('new-7', false, 'Moss')), ['1*', '2', 'new-7']],
  ['one that is not there goes', kari, removing('7'), ['1*', '2']],
])('addresses: %s', (_name, profile, edit, expected) => {
  expect(defaults(withEdit(profile, edit))).toEqual(expected);
});

test('only what was edited changes', () => {
  expect(withEdit(kari, naming('Karin'))).toEqual({ ...kari, firstName: 'Karin' });
});

test.each([
  ['nothing was changed elsewhere', naming('Karin'), kari, false],
  ['something else was', naming('Karin'), { ...kari, lastName: 'Hansen' }, false],
  ['the same was', naming('Karin'), { ...kari, firstName: 'Kåre' }, true],
  ['the same was, to the same', naming('Karin'), { ...kari, firstName: 'Karin' }, false],
  ['another address was', setting(address('1', true, 'Bergen')), { ...kari, addresses: [address('1', true)] }, false],
  [
    'the same address was',
    setting(address('1', true, 'Bergen')),
    { ...kari, addresses: [address('1', true, 'Moss'), address('2')] },
    true,
  ],
  ['the same address went', setting(address('1', true, 'Bergen')), { ...kari, addresses: [address('2')] }, true],
  ['a new address meets a new address', setting(address('3')), { ...kari, addresses: [address('8')] }, false],
  [
    'what goes was changed',
    removing('2'),
    { ...kari, addresses: [address('1', true), address('2', false, 'Moss')] },
    true,
  ],
  [
    'the same address says the same with its fields in another order',
    setting(address('1', true, 'Bergen')),
    {
      ...kari,
      addresses: [
        Object.fromEntries(Object.entries(address('1', true)).toReversed()) as unknown as ProfileAddress,
        address('2'),
      ],
    },
    false,
  ],
  ['what goes went', removing('2'), { ...kari, addresses: [address('1', true)] }, false],
])('a conflict: %s', (_name, edit, theirs, expected) => {
  expect(isInConflict(edit, kari, theirs)).toBe(expected);
});

/** Of what an earlier edit touched, which the shop does not have, nothing was changed elsewhere. */
test.each([
  ['a name that an earlier edit changed', naming('Karen'), [naming('Karin')], false],
  ['a name beside another one', naming('Karen'), [{ kind: 'names', names: { lastName: 'Olsen' } } as const], true],
  [
    'an address that an earlier edit changed',
    setting(address('2', true)),
    [setting(address('2', false, 'Moss'))],
    false,
  ],
  ['an address after a name', setting(address('2', true)), [naming('Karin')], true],
])('a conflict on top of an earlier edit: %s', (_name, edit, before, expected) => {
  const mine = { ...kari, firstName: 'Karin', addresses: [address('1', true), address('2', false, 'Moss')] };
  const theirs = { ...kari, addresses: [address('1', true), address('2', false, 'Bergen')] };
  expect(isInConflict(edit, mine, theirs, before)).toBe(expected);
});

test.each<[string, ProfileEdit, readonly string[], object]>([
  ['one that was added', setting(address('new-7')), ['1'], { 'new-7': '2' }],
  ['one that says what another one says that was there', setting(address('new-7')), ['1', '2'], {}],
  ['one that says something else', setting(address('new-7', false, 'Moss')), ['1'], {}],
  ['one that had its number before', setting(address('2')), ['1', '2'], {}],
  ['one that goes', removing('new-7'), ['1'], {}],
  ['names', naming('Karin'), ['1'], {}],
])('the number that the shop gave: %s', (_name, edit, before, expected) => {
  const base = { ...kari, addresses: kari.addresses.filter(({ id }) => before.includes(id)) };
  expect(numbersGiven(edit, base, kari)).toEqual(expected);
});

test.each<[string, ProfileEdit, readonly string[]]>([
  ['what is changed under the name of before', setting(address('new-7', true, 'Moss')), ['1', '2*']],
  ['what goes under the name of before', removing('new-7'), ['1*']],
  ['what has no number yet', setting(address('new-8')), ['1*', '2', 'new-8']],
])('with numbers: %s', (_name, edit, expected) => {
  expect(defaults(withEdit(kari, withNumbers(edit, { 'new-7': '2' })))).toEqual(expected);
});

test('a profile of before has the numbers of now', () => {
  const before = { ...kari, addresses: [address('1', true), address('new-7')] };
  expect(profileWithNumbers(before, { 'new-7': '2' })).toEqual(kari);
});

test.each([
  ['one name twice', naming('Karin'), naming('Kåre'), true],
  ['two names', naming('Karin'), { kind: 'names', names: { lastName: 'Hansen' } } as const, false],
  ['a name and an address', naming('Karin'), setting(address('1')), false],
  ['an address and a name', removing('1'), naming('Karin'), false],
  ['one address twice', setting(address('1')), removing('1'), true],
  ['two addresses, of which one is the default', setting(address('1')), setting(address('2', true)), true],
])('in their order: %s', (_name, first, second, expected) => {
  expect(areOrdered(first, second)).toBe(expected);
});
