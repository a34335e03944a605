import type { CheckoutDetails } from './checkout-details.ts';
import type { Profile } from './wire/profile.ts';

/** The fields of the checkout that a profile can fill. */
const fields = [
  'email',
  'firstName',
  'lastName',
  'streetAddress',
  'apartmentNumber',
  'zipCode',
  'city',
  'phoneNumber',
  'company',
  'taxId',
] as const satisfies readonly (keyof CheckoutDetails)[];

/** How a business pays unless it chooses otherwise (spec 6: business customers). */
const BUSINESS_PAYMENT = 'invoice';

/**
 * What the checkout of a customer begins with: their profile and the address that they use first. Whatever was typed
 * before, if only a letter, counts more than all of that.
 */
export function customerDetails(draft: CheckoutDetails, profile: Profile): CheckoutDetails {
  if (fields.some((field) => draft[field] !== '')) return draft;
  const { email, firstName, lastName, company, taxId, addresses } = profile;
  const address = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const isBusiness = taxId !== '';
  return {
    ...draft,
    email,
    firstName: address?.firstName ?? firstName,
    lastName: address?.lastName ?? lastName,
    streetAddress: address?.streetAddress ?? '',
    apartmentNumber: address?.apartmentNumber ?? '',
    zipCode: address?.zipCode ?? '',
    city: address?.city ?? '',
    country: address?.country ?? draft.country,
    phoneNumber: address?.phoneNumber ?? '',
    company: company || (address?.company ?? ''),
    taxId,
    paymentMethod: draft.paymentMethod === '' && isBusiness ? BUSINESS_PAYMENT : draft.paymentMethod,
  };
}
