import {
  type CheckoutSettings,
  type CheckoutSituation,
  isUsableNow,
  paymentMethodsFor,
  shippingMethodsFor,
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
export type FieldProblem = TextProblem | 'unreachable' | 'terms';

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
  check('firstName', nameText(details.firstName));
  check('lastName', nameText(details.lastName));
  check('streetAddress', requiredText(details.streetAddress));
  check('city', requiredText(details.city));
  check('country', requiredText(details.country));
  check('phoneNumber', phoneText(details.phoneNumber));
  check('zipCode', postcodeText(details.zipCode, details.country, settings));
  if (visibleText(details.taxId) !== '') check('taxId', taxIdText(details.taxId, details.country));
  if (!situation.isVirtual) check('shippingMethod', shippingProblem(details, settings));
  check('paymentMethod', paymentProblem(details, settings, situation));
  check('isTermsAccepted', details.isTermsAccepted ? null : 'terms');
  return problems;
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
