import { expect, test } from 'vitest';
import type { CustomerAddress, User } from '#schemas/api/generated/types.gen.ts';
import { profileFromWire, profileToWire } from './profile.ts';

const address = (id: number, more: Partial<CustomerAddress> = {}): CustomerAddress => ({
  id,
  firstname: 'Kari',
  lastname: 'Nordmann',
  street: ['Storgata 12'],
  city: 'Oslo',
  postcode: '0184',
  country_id: 'NO',
  ...more,
});

const user = {
  id: 7,
  email: 'kari@example.no',
  firstname: 'Kari',
  lastname: 'Nordmann',
  addresses: [
    address(1, { default_shipping: true, default_billing: false, street: ['Storgata 12', 'Leil. 4', 'Oppgang B'] }),
    address(2, { default_shipping: false, default_billing: true, vat_id: '999' }),
  ],
} as unknown as User;

test('an edit of a name leaves addresses as the shop knows them', () => {
  const { customer } = profileToWire({ ...profileFromWire(user), firstName: 'Karin' }, user);
  expect(customer).toMatchObject({ firstname: 'Karin' });
  expect(customer.addresses).toEqual(user.addresses);
});

test('where only the account says which address is the default, that goes along', () => {
  const told = { ...user, default_shipping: '2', default_billing: '1', addresses: [address(1), address(2)] } as User;
  const { customer } = profileToWire(profileFromWire(told), told);
  expect(customer.addresses).toMatchObject([
    { id: 1, default_shipping: false, default_billing: true },
    { id: 2, default_shipping: true, default_billing: false },
  ]);
});

test('an address that is edited is what was typed', () => {
  const profile = profileFromWire(user);
  const [first, second] = profile.addresses;
  const addresses = [{ ...first!, city: 'Bergen' }, second!];
  const { customer } = profileToWire({ ...profile, addresses }, user);
  expect(customer.addresses).toMatchObject([{ id: 1, city: 'Bergen' }, user.addresses[1]!]);
});
