import { NAME_MIN_LENGTH, POSTCODE_MIN_LENGTH } from '#config/limits.ts';
import {
  type CheckoutSettings,
  type CheckoutSituation,
  isPostcodeOf,
  isUsableNow,
  paymentMethodsFor,
  shippingMethodsFor,
} from './checkout-methods.ts';
import { saysSomething, visibleText } from './visible-text.ts';

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
  readonly company: string;
  readonly taxId: string;
  /** Code of the delivery method: `logtrade/home`. */
  readonly shippingMethod: string;
  readonly paymentMethod: string;
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
  company: '',
  taxId: '',
  shippingMethod: '',
  paymentMethod: '',
  isTermsAccepted: false,
  isSentWhenOnline: true,
};

/** Why a field is invalid; texts in `locales/<language>/checkout.json` under `invalid`. */
export type FieldProblem = 'required' | 'tooShort' | 'email' | 'phone' | 'postcode' | 'unreachable' | 'terms';

export type CheckoutProblems = Partial<Record<keyof CheckoutDetails, FieldProblem>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^\+?(?:[\s()-]*\d){5,15}[\s()-]*$/;
const TAX_ID_MIN_LENGTH = 3;

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
  check('email', required(details.email) ?? (EMAIL.test(visibleText(details.email)) ? null : 'email'));
  check('firstName', required(details.firstName) ?? letters(details.firstName, NAME_MIN_LENGTH));
  check('lastName', required(details.lastName) ?? letters(details.lastName, NAME_MIN_LENGTH));
  check('streetAddress', required(details.streetAddress));
  check('city', required(details.city));
  check('country', required(details.country));
  check(
    'phoneNumber',
    required(details.phoneNumber) ?? (PHONE.test(visibleText(details.phoneNumber)) ? null : 'phone'),
  );
  check('zipCode', postcodeProblem(details, settings));
  if (visibleText(details.taxId) !== '') check('taxId', atLeast(details.taxId, TAX_ID_MIN_LENGTH));
  if (!situation.isVirtual) check('shippingMethod', shippingProblem(details, settings));
  check('paymentMethod', paymentProblem(details, settings, situation));
  check('isTermsAccepted', details.isTermsAccepted ? null : 'terms');
  return problems;
}

function required(text: string): FieldProblem | null {
  return saysSomething(text) ? null : 'required';
}

function atLeast(text: string, length: number): FieldProblem | null {
  return visibleText(text).length < length ? 'tooShort' : null;
}

function letters(text: string, least: number): FieldProblem | null {
  return (text.match(/\p{L}/gu) ?? []).length < least ? 'tooShort' : null;
}

function postcodeProblem({ zipCode, country }: CheckoutDetails, settings: CheckoutSettings): FieldProblem | null {
  if (!saysSomething(zipCode)) return 'required';
  if (visibleText(zipCode).length < POSTCODE_MIN_LENGTH) return 'tooShort';
  return isPostcodeOf(settings, { country, postcode: visibleText(zipCode) }) ? null : 'postcode';
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
