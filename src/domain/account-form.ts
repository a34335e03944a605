import type { CheckoutSettings } from './checkout-methods.ts';
import {
  emailText,
  nameText,
  phoneText,
  postcodeText,
  requiredText,
  taxIdText,
  type TextProblem,
} from './form-rules.ts';
import { isCommonPassword, passwordNeeds } from './password.ts';
import type { ProfileAddress } from './wire/profile.ts';

/** A private person, or somebody who buys for an organisation (spec 6: business customers). */
export type CustomerKind = 'private' | 'business';

/** What somebody types to log in (spec 6: remember-me). */
export interface LoginForm {
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

/** What somebody types to choose a password by the link of an e-mail. */
export interface NewPasswordForm {
  readonly password: string;
  readonly passwordAgain: string;
}

/** What somebody types to become a customer; company and tax id count only for a business. */
export interface RegistrationForm extends NewPasswordForm {
  readonly kind: CustomerKind;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly taxId: string;
  readonly isSubscribed: boolean;
  readonly isTermsAccepted: boolean;
}

export interface PasswordChangeForm extends NewPasswordForm {
  readonly currentPassword: string;
}

/** The part of a profile that its owner may change (spec 6). */
export interface ProfileForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly taxId: string;
}

/** An address of a profile; the names are those of the form fields. */
export type AddressForm = Omit<ProfileAddress, 'id'>;

/** Why a field of an account is invalid; texts in `locales/<language>/account.json` under `invalid`. */
export type AccountProblem = TextProblem | 'password' | 'common' | 'notSame' | 'terms';

/** The invalid fields of a form, each with its reason; without any the form can be sent. */
export type ProblemsOf<F> = { readonly [K in keyof F]?: AccountProblem };

/** A wrong password is the shop's to find, so that whoever guesses learns nothing here. */
export function loginProblems({ email, password }: LoginForm): ProblemsOf<LoginForm> {
  return only({ email: emailText(email), password: password === '' ? 'required' : null });
}

export function emailProblems({ email }: { readonly email: string }): ProblemsOf<{ readonly email: string }> {
  return only({ email: emailText(email) });
}

/** `country` is where the organisation is registered, whose tax ids have their own form. */
export async function registrationProblems(
  form: RegistrationForm,
  country: string,
): Promise<ProblemsOf<RegistrationForm>> {
  return only<RegistrationForm>({
    firstName: nameText(form.firstName),
    lastName: nameText(form.lastName),
    email: emailText(form.email),
    ...(form.kind === 'business' ? businessProblems(form, country) : {}),
    ...(await passwordPairProblems(form)),
    isTermsAccepted: form.isTermsAccepted ? null : 'terms',
  });
}

export async function newPasswordProblems(form: NewPasswordForm): Promise<ProblemsOf<NewPasswordForm>> {
  return only<NewPasswordForm>(await passwordPairProblems(form));
}

export async function passwordChangeProblems(form: PasswordChangeForm): Promise<ProblemsOf<PasswordChangeForm>> {
  return only<PasswordChangeForm>({
    currentPassword: form.currentPassword === '' ? 'required' : null,
    ...(await passwordPairProblems(form)),
  });
}

/** A business keeps its company and tax id; whoever is private has neither. */
export function profileProblems(form: ProfileForm, isBusiness: boolean, country: string): ProblemsOf<ProfileForm> {
  return only<ProfileForm>({
    firstName: nameText(form.firstName),
    lastName: nameText(form.lastName),
    email: emailText(form.email),
    ...(isBusiness ? businessProblems(form, country) : {}),
  });
}

export function addressProblems(form: AddressForm, settings: CheckoutSettings): ProblemsOf<AddressForm> {
  return only<AddressForm>({
    firstName: nameText(form.firstName),
    lastName: nameText(form.lastName),
    streetAddress: requiredText(form.streetAddress),
    zipCode: postcodeText(form.zipCode, form.country, settings),
    city: requiredText(form.city),
    country: requiredText(form.country),
    phoneNumber: phoneText(form.phoneNumber),
  });
}

type Business = Pick<ProfileForm, 'company' | 'taxId'>;

function businessProblems({ company, taxId }: Business, country: string): Found<Business> {
  return { company: requiredText(company), taxId: taxIdText(taxId, country) };
}

/** The password itself, and that it was typed twice without a slip (spec 5: form texts). */
async function passwordPairProblems({ password, passwordAgain }: NewPasswordForm): Promise<Found<NewPasswordForm>> {
  const again = password === passwordAgain ? null : 'notSame';
  return { password: await newPasswordText(password), passwordAgain: passwordAgain === '' ? 'required' : again };
}

async function newPasswordText(password: string): Promise<AccountProblem | null> {
  if (password === '') return 'required';
  if (passwordNeeds(password).length > 0) return 'password';
  return (await isCommonPassword(password)) ? 'common' : null;
}

type Found<F> = { readonly [K in keyof F]?: AccountProblem | null };

/** Leaves out the fields that are right. */
function only<F>(found: Found<F>): ProblemsOf<F> {
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null)) as ProblemsOf<F>;
}
