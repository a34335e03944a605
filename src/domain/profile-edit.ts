import type { Profile, ProfileAddress } from './wire/profile.ts';

/** What a customer may change of themselves (spec 3: user). */
export type ProfileNames = Pick<Profile, 'firstName' | 'lastName' | 'email' | 'company' | 'taxId'>;

/** One edit of a profile, as it was made. */
export type ProfileEdit =
  | { readonly kind: 'names'; readonly names: Partial<ProfileNames> }
  | { readonly kind: 'address'; readonly address: ProfileAddress }
  | { readonly kind: 'addressRemoval'; readonly addressId: string };

/** A profile after an edit. There is one default address, where there is any: the first one at the very least. */
export function withEdit(profile: Profile, edit: ProfileEdit): Profile {
  if (edit.kind === 'names') return { ...profile, ...edit.names };
  const named = asNamedByShop(profile.addresses, edit);
  return { ...profile, addresses: withOneDefault(addressesAfter(profile.addresses, named), named) };
}

type AddressEdit = Exclude<ProfileEdit, { kind: 'names' }>;

/**
 * An address that the device named itself may have got its number from the shop since. One that says the same is that one, and
 * not another beside it.
 */
function asNamedByShop(addresses: readonly ProfileAddress[], edit: AddressEdit): AddressEdit {
  if (edit.kind === 'addressRemoval' || !edit.address.id.startsWith('new-')) return edit;
  if (addresses.some(({ id }) => id === edit.address.id)) return edit;
  const same = addresses.find((address) => wordsOf(address) === wordsOf(edit.address));
  return same ? { ...edit, address: { ...edit.address, id: same.id } } : edit;
}

function wordsOf(address: ProfileAddress): string {
  const { firstName, lastName, company, streetAddress, apartmentNumber, zipCode, city, country, phoneNumber } = address;
  return JSON.stringify([
    firstName,
    lastName,
    company,
    streetAddress,
    apartmentNumber,
    zipCode,
    city,
    country,
    phoneNumber,
  ]);
}

function addressesAfter(addresses: readonly ProfileAddress[], edit: AddressEdit): readonly ProfileAddress[] {
  if (edit.kind === 'addressRemoval') return addresses.filter(({ id }) => id !== edit.addressId);
  const isKnown = addresses.some(({ id }) => id === edit.address.id);
  if (!isKnown) return [...addresses, edit.address];
  return addresses.map((address) => (address.id === edit.address.id ? edit.address : address));
}

function withOneDefault(addresses: readonly ProfileAddress[], edit: AddressEdit): readonly ProfileAddress[] {
  const isEdited = (address: ProfileAddress): boolean => edit.kind === 'address' && address.id === edit.address.id;
  const chosen =
    addresses.find((address) => address.isDefault && isEdited(address)) ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0];
  return addresses.map((address) => ({ ...address, isDefault: address === chosen }));
}

/**
 * Whether an edit and what was changed elsewhere meanwhile touch the same thing: then its owner says which of the two
 * counts. `base` is the profile that the edit was made on, `theirs` what the shop has now.
 */
export function isInConflict(edit: ProfileEdit, base: Profile, theirs: Profile): boolean {
  if (edit.kind === 'names') {
    const names = Object.keys(edit.names) as (keyof ProfileNames)[];
    return names.some((name) => base[name] !== theirs[name] && theirs[name] !== edit.names[name]);
  }
  const id = edit.kind === 'address' ? edit.address.id : edit.addressId;
  const addressIn = ({ addresses }: Profile): string =>
    JSON.stringify(addresses.find((each) => each.id === id) ?? null);
  const after = addressIn(withEdit(base, edit));
  return addressIn(base) !== addressIn(theirs) && addressIn(theirs) !== after;
}
