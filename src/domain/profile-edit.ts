import { type Profile, type ProfileAddress, textOf } from './wire/profile.ts';

/** What a customer may change of themselves (spec 3: user). */
export type ProfileNames = Pick<Profile, 'firstName' | 'lastName' | 'email' | 'company' | 'taxId'>;

/** One edit of a profile, as it was made. */
export type ProfileEdit =
  | { readonly kind: 'names'; readonly names: Partial<ProfileNames> }
  | { readonly kind: 'address'; readonly address: ProfileAddress }
  | { readonly kind: 'addressRemoval'; readonly addressId: string };

/** The shop's numbers of addresses, by the names that the device gave them before the shop had seen them. */
export type AddressNumbers = Readonly<Record<string, string>>;

/** A profile after an edit. There is one default address, where there is any: the first one at the very least. */
export function withEdit(profile: Profile, edit: ProfileEdit): Profile {
  if (edit.kind === 'names') return { ...profile, ...edit.names };
  return { ...profile, addresses: withOneDefault(addressesAfter(profile.addresses, edit), edit) };
}

/** Whether it matters which of two edits is made first: of two addresses one is the default. */
export function areOrdered(a: ProfileEdit, b: ProfileEdit): boolean {
  if (a.kind === 'names' && b.kind === 'names') return Object.keys(a.names).some((name) => name in b.names);
  return a.kind !== 'names' && b.kind !== 'names';
}

type AddressEdit = Exclude<ProfileEdit, { kind: 'names' }>;

/**
 * The number that the shop gave to an address that an edit added: that of the one which says the same and was not there when the
 * edit was made.
 */
export function numbersGiven(edit: ProfileEdit, base: Profile, theirs: Profile): AddressNumbers {
  if (edit.kind !== 'address' || !edit.address.id.startsWith('new-')) return {};
  const before = new Set(base.addresses.map(({ id }) => id));
  const same = theirs.addresses.findLast(
    (address) => !before.has(address.id) && wordsOf(address) === wordsOf(edit.address),
  );
  return same ? { [edit.address.id]: same.id } : {};
}

/** An edit that calls an address as the shop does by now. */
export function withNumbers(edit: ProfileEdit, numbers: AddressNumbers): ProfileEdit {
  if (edit.kind === 'names') return edit;
  if (edit.kind === 'addressRemoval') return { ...edit, addressId: numbers[edit.addressId] ?? edit.addressId };
  return { ...edit, address: numbered(edit.address, numbers) };
}

/** A profile that calls its addresses as the shop does by now. */
export function profileWithNumbers(profile: Profile, numbers: AddressNumbers): Profile {
  return { ...profile, addresses: profile.addresses.map((address) => numbered(address, numbers)) };
}

function numbered(address: ProfileAddress, numbers: AddressNumbers): ProfileAddress {
  return { ...address, id: numbers[address.id] ?? address.id };
}

/** An address without its name and its place. */
function wordsOf({ id: _id, isDefault: _isDefault, ...words }: ProfileAddress): string {
  return textOf(words);
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
 * counts. `base` is the profile that the edit was made on, `theirs` what the shop has now; it does not have the edits `before`,
 * which this one was made on top of, so what those touch says nothing.
 */
export function isInConflict(
  edit: ProfileEdit,
  base: Profile,
  theirs: Profile,
  before: readonly ProfileEdit[] = [],
): boolean {
  if (edit.kind === 'names') {
    const names = (Object.keys(edit.names) as (keyof ProfileNames)[]).filter(
      (name) => !before.some((each) => each.kind === 'names' && name in each.names),
    );
    return names.some((name) => base[name] !== theirs[name] && theirs[name] !== edit.names[name]);
  }
  const id = addressIdOf(edit);
  if (before.some((each) => each.kind !== 'names' && addressIdOf(each) === id)) return false;
  const addressIn = ({ addresses }: Profile): string => textOf(addresses.find((each) => each.id === id) ?? {});
  const after = addressIn(withEdit(base, edit));
  return addressIn(base) !== addressIn(theirs) && addressIn(theirs) !== after;
}

function addressIdOf(edit: AddressEdit): string {
  return edit.kind === 'address' ? edit.address.id : edit.addressId;
}
