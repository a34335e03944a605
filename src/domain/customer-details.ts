import { type Address, addressFields, type CheckoutDetails } from './checkout-details.ts';
import type { Profile, ProfileAddress } from './wire/profile.ts';

/** How a business pays unless it chooses otherwise (spec 6: business customers). */
const BUSINESS_PAYMENT = 'invoice';

/**
 * What the checkout of a customer begins with: their profile, and the address that they use first. Whatever was typed
 * before, if only a letter, counts more; an address is taken as a whole or not at all. A postal code that was asked for on a product's
 * page was not typed for this order.
 */
export function customerDetails(draft: CheckoutDetails, profile: Profile, askedPostcode = ''): CheckoutDetails {
  const { email, company, taxId, addresses } = profile;
  const address = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const isPlaceTyped =
    [draft.streetAddress, draft.apartmentNumber, draft.city].some((text) => text !== '') ||
    !['', askedPostcode, address?.zipCode].includes(draft.zipCode);
  const isBusinessTyped = draft.company !== '' || draft.taxId !== '';
  const isBusiness = isBusinessTyped ? draft.isBusiness : taxId !== '';
  return {
    ...draft,
    email: draft.email || email,
    firstName: draft.firstName || (address?.firstName ?? profile.firstName),
    lastName: draft.lastName || (address?.lastName ?? profile.lastName),
    phoneNumber: draft.phoneNumber || (address?.phoneNumber ?? ''),
    ...(address && !isPlaceTyped ? placeOf(address) : {}),
    ...(isBusinessTyped ? {} : { isBusiness, company: company || (address?.company ?? ''), taxId }),
    paymentMethod: draft.paymentMethod === '' && isBusiness ? BUSINESS_PAYMENT : draft.paymentMethod,
  };
}

/** A customer with those of their addresses that are in countries on offer: for another one there is no method. */
export function customerIn(profile: Profile, countries: readonly string[]): Profile {
  return { ...profile, addresses: profile.addresses.filter(({ country }) => countries.includes(country)) };
}

function placeOf({ streetAddress, apartmentNumber, zipCode, city, country }: ProfileAddress): Partial<CheckoutDetails> {
  return { streetAddress, apartmentNumber, zipCode, city, country };
}

/** The saved address that stands in the form, or `undefined`. */
export function savedAddress(address: Address, saved: readonly ProfileAddress[]): ProfileAddress | undefined {
  return saved.find((each) => addressFields.every((field) => each[field] === address[field]));
}
