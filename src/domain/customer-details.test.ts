import { describe, expect, test } from 'vitest';
import { type CheckoutDetails, emptyDetails } from './checkout-details.ts';
import { customerDetails, customerIn, savedAddress } from './customer-details.ts';
import type { Profile } from './wire/profile.ts';

const home = {
  id: '67',
  firstName: 'Kari',
  lastName: 'Nordmann',
  company: '',
  streetAddress: 'Storgata 12',
  apartmentNumber: 'H0201',
  zipCode: '0184',
  city: 'Oslo',
  country: 'NO',
  phoneNumber: '22 22 22 22',
  isDefault: true,
};

const cabin = {
  ...home,
  id: '68',
  streetAddress: 'Hytteveien 1',
  zipCode: '2380',
  city: 'Brumunddal',
  isDefault: false,
};

const kari: Profile = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  email: 'kari@example.no',
  company: '',
  taxId: '',
  addresses: [cabin, home],
};

describe('the checkout of a customer begins', () => {
  test('with the address that they use first', () => {
    expect(customerDetails(emptyDetails, kari)).toMatchObject({
      email: 'kari@example.no',
      streetAddress: 'Storgata 12',
      apartmentNumber: 'H0201',
      zipCode: '0184',
      country: 'NO',
      phoneNumber: '22 22 22 22',
      paymentMethod: '',
    });
  });

  test('with any address where none is the first', () => {
    expect(customerDetails(emptyDetails, { ...kari, addresses: [cabin] }).city).toBe('Brumunddal');
  });

  test.each<[string, Partial<CheckoutDetails>, string, string]>([
    ['a postal code that was asked for on a product’s page', { zipCode: '5003' }, '5003', 'Storgata 12'],
    ['the postal code of that address', { zipCode: '0184' }, '', 'Storgata 12'],
    ['another postal code, typed in the checkout', { zipCode: '5003' }, '', ''],
    ['another one than was asked for', { zipCode: '5004' }, '5003', ''],
    ['a city beside the one that was asked for', { zipCode: '5003', city: 'Bergen' }, '5003', ''],
  ])('with that address, or not, where there is %s', (_name, typed, asked, street) => {
    expect(customerDetails({ ...emptyDetails, ...typed }, kari, asked).streetAddress).toBe(street);
  });

  test('with a name and an e-mail where there is no address', () => {
    const details = customerDetails({ ...emptyDetails, country: 'SE' }, { ...kari, addresses: [] });
    expect(details).toEqual({
      ...emptyDetails,
      country: 'SE',
      firstName: 'Kari',
      lastName: 'Nordmann',
      email: 'kari@example.no',
    });
  });

  test('with what was typed, if only one letter was: an address is taken as a whole or not at all', () => {
    const typed = { ...emptyDetails, email: 'ola@example.no', city: 'B' };
    expect(customerDetails(typed, kari)).toEqual({
      ...typed,
      firstName: 'Kari',
      lastName: 'Nordmann',
      phoneNumber: '22 22 22 22',
    });
  });

  test('with their address where they had only typed who they are', () => {
    const typed = { ...emptyDetails, email: 'kari@example.no', firstName: 'Karianne' };
    expect(customerDetails(typed, kari)).toMatchObject({ firstName: 'Karianne', city: 'Oslo', zipCode: '0184' });
  });

  test('as a business with its number, which pays by invoice unless it chose otherwise', () => {
    const stua = { ...kari, company: 'Stua AS', taxId: '974760673' };
    expect(customerDetails(emptyDetails, stua)).toMatchObject({
      isBusiness: true,
      company: 'Stua AS',
      taxId: '974760673',
      paymentMethod: 'invoice',
    });
    expect(customerDetails({ ...emptyDetails, paymentMethod: 'cashondelivery' }, stua).paymentMethod).toBe(
      'cashondelivery',
    );
  });
});

test('of the addresses of a customer those count that are in countries on offer', () => {
  const malmo = { ...home, id: '69', streetAddress: 'Storgatan 1', city: 'Malmö', country: 'SE' };
  const moved = {
    ...kari,
    addresses: [
      { ...malmo, isDefault: true },
      { ...home, isDefault: false },
    ],
  };
  expect(customerIn(moved, ['NO']).addresses.map(({ id }) => id)).toEqual(['67']);
  expect(customerIn(moved, ['NO', 'SE']).addresses).toHaveLength(2);
  expect(customerDetails(emptyDetails, customerIn(moved, ['NO']))).toMatchObject({ city: 'Oslo', country: 'NO' });
  const abroad = customerDetails(
    { ...emptyDetails, country: 'NO' },
    customerIn({ ...kari, addresses: [malmo] }, ['NO']),
  );
  expect(abroad).toMatchObject({ firstName: 'Kari', streetAddress: '', city: '', country: 'NO' });
});

test('the saved address that stands in the form is known, and one that differs by a letter is another', () => {
  const inForm = customerDetails(emptyDetails, kari);
  expect(savedAddress(inForm, kari.addresses)).toBe(home);
  expect(savedAddress({ ...inForm, city: 'Osl' }, kari.addresses)).toBeUndefined();
});
