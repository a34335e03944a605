import { COMMENT_MAX_LENGTH } from '#config/limits.ts';
import {
  type CheckoutSettings,
  type CheckoutSituation,
  countryAtFirst,
  isUsableNow,
  methodAtFirst,
  type NamedCompany,
  paymentMethodsFor,
  shippingMethodsFor,
  typedPlace,
} from './checkout-methods.ts';
import {
  emailText,
  nameText,
  phoneText,
  postcodeText,
  requiredText,
  taxIdText,
  type TextProblem,
} from './form-rules.ts';
import type { PickupPlace } from './pickup-places.ts';
import { visibleText } from './visible-text.ts';

/** What a shopper types in the checkout; the names are those of the form fields (spec 3: checkout). */
export interface CheckoutDetails {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly streetAddress: string;
  readonly apartmentNumber: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
  readonly phoneNumber: string;
  /** Whether an organisation buys; company and tax id count only then (spec 6). */
  readonly isBusiness: boolean;
  readonly company: string;
  readonly taxId: string;
  /** Whether the invoice goes elsewhere than the goods; the address for it counts only then (spec 3: checkout). */
  readonly hasOtherBilling: boolean;
  readonly billingFirstName: string;
  readonly billingLastName: string;
  readonly billingStreetAddress: string;
  readonly billingApartmentNumber: string;
  readonly billingZipCode: string;
  readonly billingCity: string;
  readonly billingCountry: string;
  /** For those who pack and deliver. */
  readonly comment: string;
  /** Whether a guest wants an account with the order (spec 3: checkout); its password is never kept (D11). */
  readonly isAccountWanted: boolean;
  /** Code of the delivery method: `logtrade/home`. */
  readonly shippingMethod: string;
  /** Where the goods are collected; `null`: nowhere, or the nearest place (spec 7: logtrade). */
  readonly pickupPlace: PickupPlace | null;
  readonly paymentMethod: string;
  /** Whether each article comes as it is ready, and not all of them together (spec 2: partial deliveries). */
  readonly hasPartialDeliveries: boolean;
  /** Codes of the chosen options of fees: `4/11`. */
  readonly feeOptions: readonly string[];
  readonly isTermsAccepted: boolean;
  /** Whether the order is sent automatically when the network is back; the shopper decides when ordering (D16). */
  readonly isSentWhenOnline: boolean;
}

export const emptyDetails: CheckoutDetails = {
  email: '',
  firstName: '',
  lastName: '',
  streetAddress: '',
  apartmentNumber: '',
  zipCode: '',
  city: '',
  country: '',
  phoneNumber: '',
  isBusiness: false,
  company: '',
  taxId: '',
  hasOtherBilling: false,
  billingFirstName: '',
  billingLastName: '',
  billingStreetAddress: '',
  billingApartmentNumber: '',
  billingZipCode: '',
  billingCity: '',
  billingCountry: '',
  comment: '',
  isAccountWanted: false,
  shippingMethod: '',
  pickupPlace: null,
  paymentMethod: '',
  hasPartialDeliveries: false,
  feeOptions: [],
  isTermsAccepted: false,
  isSentWhenOnline: true,
};

/**
 * The draft with the first usable methods chosen where none is, or where the chosen one cannot be used now (spec 4: totals),
 * and with a country on offer.
 */
export function withChoices(
  draft: CheckoutDetails,
  settings: CheckoutSettings,
  situation: CheckoutSituation,
): CheckoutDetails {
  const country = countryAtFirst(draft.country, settings);
  const payments = paymentMethodsFor(settings, country, situation.isVirtual).filter((method) =>
    isUsableNow(method, situation),
  );
  const reaching = shippingMethodsFor(settings, typedPlace(settings, { country, postcode: draft.zipCode }));
  return {
    ...draft,
    country,
    shippingMethod: methodAtFirst(draft.shippingMethod, reaching),
    paymentMethod: methodAtFirst(draft.paymentMethod, payments),
  };
}

/** The fields of an address; those of the invoice have the same ones under `billing`. */
export const addressFields = [
  'firstName',
  'lastName',
  'streetAddress',
  'apartmentNumber',
  'zipCode',
  'city',
  'country',
] as const;

export type AddressField = (typeof addressFields)[number];
export type Address = Pick<CheckoutDetails, AddressField>;

/** The name that a field of the address has in the address of the invoice. */
export function billingName(field: AddressField): `billing${Capitalize<AddressField>}` {
  return `billing${field[0]!.toUpperCase()}${field.slice(1)}` as `billing${Capitalize<AddressField>}`;
}

/** Where the invoice goes. */
export function billingOf(details: CheckoutDetails): Address {
  if (!details.hasOtherBilling) return details;
  return Object.fromEntries(addressFields.map((field) => [field, details[billingName(field)]])) as unknown as Address;
}

/** The company that buys, if one does: what stays in a form whose box is not ticked counts no more (spec 6). */
export function companyOf(details: CheckoutDetails): NamedCompany {
  const { company, taxId } = details.isBusiness ? details : { company: '', taxId: '' };
  return { company, taxId, country: billingOf(details).country };
}

/** Details that were kept before there were all of these fields. */
export function completeDetails(kept: Partial<CheckoutDetails>): CheckoutDetails {
  const { company = '', taxId = '' } = kept;
  return { ...emptyDetails, isBusiness: company !== '' || taxId !== '', ...kept };
}

/** Why a field is invalid; texts in `locales/<language>/checkout.json` under `invalid`. */
export type FieldProblem = TextProblem | 'unreachable' | 'terms' | 'tooLong';

export type CheckoutProblems = Partial<Record<keyof CheckoutDetails, FieldProblem>>;

/**
 * Every invalid field with the reason (spec 5: form texts); empty when the order can be placed. A virtual cart needs no
 * delivery method; without a network the payment has to be one that can wait (D92).
 */
export function checkoutProblems(
  details: CheckoutDetails,
  settings: CheckoutSettings,
  situation: CheckoutSituation,
): CheckoutProblems {
  const problems: CheckoutProblems = {};
  const check = (field: keyof CheckoutDetails, problem: FieldProblem | null): void => {
    if (problem) problems[field] ??= problem;
  };
  check('email', emailText(details.email));
  // A cart with nothing to deliver has one address: that of the invoice.
  const hasOtherBilling = details.hasOtherBilling && !situation.isVirtual;
  const billing = billingOf({ ...details, hasOtherBilling });
  for (const [field, problem] of addressProblems(details, settings)) check(field, problem);
  check('phoneNumber', phoneText(details.phoneNumber));
  if (details.isBusiness) {
    check('company', requiredText(details.company));
    check('taxId', taxIdText(details.taxId, billing.country));
  }
  if (hasOtherBilling) {
    for (const [field, problem] of addressProblems(billing, settings)) check(billingName(field), problem);
  }
  check('comment', visibleText(details.comment).length > COMMENT_MAX_LENGTH ? 'tooLong' : null);
  if (!situation.isVirtual) check('shippingMethod', shippingProblem(details, settings));
  check('paymentMethod', paymentProblem(details, settings, situation));
  check('isTermsAccepted', details.isTermsAccepted ? null : 'terms');
  return problems;
}

function addressProblems(
  address: Address,
  settings: CheckoutSettings,
): readonly (readonly [AddressField, FieldProblem | null])[] {
  return [
    ['firstName', nameText(address.firstName)],
    ['lastName', nameText(address.lastName)],
    ['streetAddress', requiredText(address.streetAddress)],
    ['city', requiredText(address.city)],
    ['country', requiredText(address.country)],
    ['zipCode', postcodeText(address.zipCode, address.country, settings)],
  ];
}

function shippingProblem(details: CheckoutDetails, settings: CheckoutSettings): FieldProblem | null {
  if (details.shippingMethod === '') return 'required';
  const reachable = shippingMethodsFor(settings, { country: details.country, postcode: details.zipCode });
  return reachable.some((method) => method.code === details.shippingMethod) ? null : 'unreachable';
}

function paymentProblem(
  details: CheckoutDetails,
  settings: CheckoutSettings,
  situation: CheckoutSituation,
): FieldProblem | null {
  if (details.paymentMethod === '') return 'required';
  const offered = paymentMethodsFor(settings, details.country, situation.isVirtual);
  const chosen = offered.find((method) => method.code === details.paymentMethod);
  return chosen && isUsableNow(chosen, situation) ? null : 'unreachable';
}
