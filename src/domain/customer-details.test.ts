import { describe, expect, test } from 'vitest';
import { emptyDetails } from './checkout-details.ts';
import { customerDetails } from './customer-details.ts';
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

  test('with what was typed, if only one letter was', () => {
    const typed = { ...emptyDetails, city: 'B' };
    expect(customerDetails(typed, kari)).toBe(typed);
  });

  test('as a business with its number, which pays by invoice unless it chose otherwise', () => {
    const stua = { ...kari, company: 'Stua AS', taxId: '974760673' };
    expect(customerDetails(emptyDetails, stua)).toMatchObject({
      company: 'Stua AS',
      taxId: '974760673',
      paymentMethod: 'invoice',
    });
    expect(customerDetails({ ...emptyDetails, paymentMethod: 'cashondelivery' }, stua).paymentMethod).toBe(
      'cashondelivery',
    );
  });
});
