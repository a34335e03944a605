import { NAME_MIN_LENGTH, POSTCODE_MIN_LENGTH, TAX_ID_MIN_LENGTH } from '#config/limits.ts';
import { type CheckoutSettings, isPostcodeOf } from './checkout-methods.ts';
import { isEmail } from './email.ts';
import { isTaxId } from './tax-id.ts';
import { lettersOf, saysSomething, visibleText } from './visible-text.ts';

/** Why a text field is invalid, whatever form it is in (spec 5: form texts). */
export type TextProblem = 'required' | 'tooShort' | 'email' | 'phone' | 'postcode' | 'taxId' | 'taxIdShort';

/** What the texts of problems name: how much has to be written at least (spec 5: form texts). */
export const textLimits = {
  nameMin: NAME_MIN_LENGTH,
  taxIdMin: TAX_ID_MIN_LENGTH,
  postcodeMin: POSTCODE_MIN_LENGTH,
} as const;

/** Returns why a text is not right, or `null` when it is. */
type TextRule = (text: string) => TextProblem | null;

/** As people write it: `(+47) 22 33 44 55`, `08/123 45 67`, with dots and dashes of any kind. */
const PHONE = /^\(?\+?(?:[\s()./\u2010-\u2013-]*\d){5,15}[\s()./\u2010-\u2013-]*$/;

/** Something must be written. */
export const requiredText: TextRule = (text) => (saysSomething(text) ? null : 'required');

/** A first or last name, of at least two letters (spec 5). */
export const nameText: TextRule = (text) =>
  requiredText(text) ?? (lettersOf(text) < NAME_MIN_LENGTH ? 'tooShort' : null);

export const emailText: TextRule = (text) => requiredText(text) ?? (isEmail(text) ? null : 'email');

export const phoneText: TextRule = (text) => requiredText(text) ?? (PHONE.test(visibleText(text)) ? null : 'phone');

/** The tax id of an organisation: at least three characters, in the form of its country (spec 5, spec 6). */
export function taxIdText(text: string, country: string): TextProblem | null {
  const visible = visibleText(text);
  if (visible === '') return 'required';
  if (visible.length < TAX_ID_MIN_LENGTH) return 'taxIdShort';
  return isTaxId(country, visible) ? null : 'taxId';
}

/** A postal code of at least three characters, in the form of its country (spec 5, D62). */
export function postcodeText(text: string, country: string, settings: CheckoutSettings): TextProblem | null {
  if (!saysSomething(text)) return 'required';
  const postcode = visibleText(text);
  const isRight = postcode.length >= POSTCODE_MIN_LENGTH && isPostcodeOf(settings, { country, postcode });
  return isRight ? null : 'postcode';
}
