import type { CustomerAddress, User, UserProfileUpdate } from '#schemas/api/generated/types.gen.ts';

/** A customer as screens see and change them (spec 3: user). */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Empty for a private person. */
  readonly company: string;
  readonly taxId: string;
  readonly addresses: readonly ProfileAddress[];
}

export interface ProfileAddress {
  /** The shop's number as text; of one that the shop has not seen yet, what this device named it. */
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly streetAddress: string;
  readonly apartmentNumber: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
  readonly phoneNumber: string;
  /** Where orders go, and where their invoices do. */
  readonly isDefault: boolean;
}

export function profileFromWire(user: User): Profile {
  // An extension, which other backends may use for something else.
  const { company } = user;
  return {
    firstName: user.firstname,
    lastName: user.lastname,
    email: user.email,
    company: typeof company === 'string' ? company : '',
    taxId: user.taxvat ?? '',
    addresses: user.addresses.map((address, index) => addressFromWire(address, index, user)),
  };
}

function addressFromWire(address: CustomerAddress, index: number, user: User): ProfileAddress {
  const [street = '', apartment = ''] = address.street.map((row) => (row === null ? '' : String(row)));
  return {
    id: String(address.id ?? `new-${index}`),
    firstName: address.firstname,
    lastName: address.lastname,
    company: address.company ?? '',
    streetAddress: street,
    apartmentNumber: apartment,
    zipCode: address.postcode,
    city: address.city,
    country: address.country_id,
    phoneNumber: address.telephone ?? '',
    isDefault: address.default_shipping ?? (user.default_shipping ?? '') === String(address.id),
  };
}

/** What an address says, as one text: what was typed has its fields in another order than what the shop says. */
export function textOf(address: Partial<ProfileAddress>): string {
  return JSON.stringify(Object.entries(address).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The profile as the shop takes it (contract: updateProfile). The whole list of addresses is replaced, so those that were not
 * changed go along as the shop knows them. `known` is what the edit started from.
 */
export function profileToWire(profile: Profile, known: User): UserProfileUpdate {
  return {
    customer: {
      email: profile.email,
      firstname: profile.firstName,
      lastname: profile.lastName,
      taxvat: profile.taxId === '' ? null : profile.taxId,
      company: profile.company === '' ? null : profile.company,
      ...(known.version === undefined ? {} : { base_version: known.version }),
      ...(known.custom_attributes && { custom_attributes: known.custom_attributes }),
      addresses: profile.addresses.map((address) => addressToWire(address, known)),
    },
  };
}

function addressToWire(address: ProfileAddress, user: User): CustomerAddress {
  const { addresses } = user;
  const at = addresses.findIndex(({ id }) => String(id) === address.id);
  const known = addresses[at];
  if (known && textOf(addressFromWire(known, at, user)) === textOf(address)) {
    const isOwn = (id: unknown): boolean => String(id ?? '') === address.id;
    return { default_shipping: address.isDefault, default_billing: isOwn(user.default_billing), ...known };
  }
  const apartment = address.apartmentNumber === '' ? [] : [address.apartmentNumber];
  return {
    ...known,
    firstname: address.firstName,
    lastname: address.lastName,
    company: address.company === '' ? null : address.company,
    street: [address.streetAddress, ...apartment],
    postcode: address.zipCode,
    city: address.city,
    country_id: address.country,
    telephone: address.phoneNumber === '' ? null : address.phoneNumber,
    default_shipping: address.isDefault,
    default_billing: address.isDefault,
  };
}
