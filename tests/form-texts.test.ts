import { expect, test } from 'vitest';
import { languages } from '#config/languages.ts';
import { storeViews } from '#config/stores.ts';
import {
  type AccountProblem,
  addressProblems,
  emailProblems,
  newPasswordProblems,
  type RegistrationForm,
  registrationProblems,
} from '#domain/account-form.ts';
import { checkoutProblems, emptyDetails, type FieldProblem } from '#domain/checkout-details.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import { passwordClasses, type PasswordNeed, passwordNeeds } from '#domain/password.ts';
import { type ReviewForm, type ReviewProblem, reviewProblems } from '#domain/review.ts';
import { textsOf } from './support/text-keys.ts';

/** Something of a form that finds a problem. Every problem of a type must be a key, so a new one needs its row. */
type Finding<P extends string> = Readonly<Record<P, () => unknown>>;

const settings: CheckoutSettings = {
  countries: storeViews.map(({ tax }) => ({ country: tax.defaultCountry, postcodePattern: String.raw`\d{4}` })),
  shippingMethods: [],
  paymentMethods: [],
};
const address = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  streetAddress: 'Storgata 1',
  apartmentNumber: '',
  zipCode: '0155',
  city: 'Oslo',
  country: 'NO',
  phoneNumber: '22 22 22 22',
};
const registration: RegistrationForm = {
  kind: 'business',
  firstName: 'Kari',
  lastName: 'Nordmann',
  email: 'kari@example.no',
  company: 'Stua AS',
  taxId: '974 760 673',
  password: 'Hemmelig#123',
  passwordAgain: 'Hemmelig#123',
  isSubscribed: false,
  isTermsAccepted: true,
};
const registered = async (change: Partial<RegistrationForm>, field: keyof RegistrationForm) =>
  (await registrationProblems({ ...registration, ...change }, 'NO'))[field];
const addressed = (change: Partial<typeof address>, field: keyof typeof address) =>
  addressProblems({ ...address, isDefault: true, ...change } as never, settings)[field];

const ofAccount: Finding<AccountProblem> = {
  required: () => registered({ company: ' ' }, 'company'),
  tooShort: () => registered({ firstName: 'K' }, 'firstName'),
  email: () => emailProblems({ email: 'kari.example.no' }).email,
  phone: () => addressed({ phoneNumber: '12' }, 'phoneNumber'),
  postcode: () => addressed({ zipCode: '12345' }, 'zipCode'),
  taxId: () => registered({ taxId: '974 760 674' }, 'taxId'),
  taxIdShort: () => registered({ taxId: '97' }, 'taxId'),
  password: () => registered({ password: 'kort' }, 'password'),
  common: () => registered({ password: 'Password1' }, 'password'),
  notSame: async () => (await newPasswordProblems({ password: 'Hemmelig#123', passwordAgain: 'x' })).passwordAgain,
  terms: () => registered({ isTermsAccepted: false }, 'isTermsAccepted'),
};

const wrong = {
  ...emptyDetails,
  ...address,
  email: 'kari.example.no',
  firstName: 'K',
  zipCode: '12345',
  phoneNumber: '12',
  isBusiness: true,
  taxId: '974 760 674',
  comment: 'x'.repeat(10_000),
  shippingMethod: 'logtrade/gone',
};
const situation = { isVirtual: false, isOnline: true };
const checkedOut = checkoutProblems(wrong, settings, situation);

const ofCheckout: Finding<FieldProblem> = {
  required: () => checkedOut.company,
  tooShort: () => checkedOut.firstName,
  email: () => checkedOut.email,
  phone: () => checkedOut.phoneNumber,
  postcode: () => checkedOut.zipCode,
  taxId: () => checkedOut.taxId,
  taxIdShort: () => checkoutProblems({ ...wrong, taxId: '97' }, settings, situation).taxId,
  unreachable: () => checkedOut.shippingMethod,
  terms: () => checkedOut.isTermsAccepted,
  tooLong: () => checkedOut.comment,
};

const review: ReviewForm = { score: 5, title: 'Fin', text: 'Fin', name: 'Kari', email: 'kari@example.no' };
const reviewed = (change: Partial<ReviewForm>, field: keyof ReviewForm) =>
  reviewProblems({ ...review, ...change })[field];

const ofReview: Finding<ReviewProblem> = {
  required: () => reviewed({ title: ' ' }, 'title'),
  tooShort: () => reviewed({ name: 'K' }, 'name'),
  email: () => reviewed({ email: 'kari.example.no' }, 'email'),
  score: () => reviewed({ score: 6 }, 'score'),
  tooLong: () => reviewed({ text: 'x'.repeat(100_000) }, 'text'),
  noEmail: () => reviewed({ name: 'kari@example.no' }, 'name'),
};

const ofPassword: Finding<PasswordNeed> = {
  length: () => passwordNeeds('aB#1')[0],
  shorter: () => passwordNeeds(`aB#1${'x'.repeat(200)}`)[0],
  classes: () => passwordNeeds('baresmaabokstaver')[0],
};

const rows = Object.entries({
  'account:invalid': ofAccount,
  'checkout:invalid': ofCheckout,
  'reviews:invalid': ofReview,
  'account:password': ofPassword,
} satisfies Record<string, Finding<string>>).flatMap(([place, findings]) =>
  Object.entries<() => unknown>(findings).map(([problem, find]) => ({ key: `${place}.${problem}`, problem, find })),
);

test.each(rows)(
  '$key is found by a rule, and said in every language (spec 5: form texts)',
  async ({ key, problem, find }) => {
    expect(await find()).toBe(problem);
    for (const language of languages) expect(textsOf(language).get(key), language).toMatch(/\p{L}/u);
  },
);

/** What says that something is too short or too long says how much it has to be. */
const lengths: Readonly<Record<string, string>> = {
  'account:invalid.tooShort': 'nameMin',
  'account:invalid.taxIdShort': 'taxIdMin',
  'account:invalid.postcode': 'postcodeMin',
  'account:password.length': 'min',
  'account:password.shorter': 'max',
  'checkout:invalid.tooShort': 'nameMin',
  'checkout:invalid.taxIdShort': 'taxIdMin',
  'checkout:invalid.postcode': 'postcodeMin',
  'checkout:invalid.tooLong': 'max',
  'reviews:invalid.tooShort': 'nameMin',
  'reviews:invalid.tooLong': 'max',
  'errors:choiceTooLong': 'max',
};

test.each(languages)('%s says how long a text has to be (spec 5: form texts)', (language) => {
  const texts = textsOf(language);
  expect(Object.entries(lengths).filter(([key, name]) => !texts.get(key)?.includes(`{{${name}}}`))).toEqual([]);
});

/** What a form says beside its problems: the parts of a password, and how long a postal code is where (D62). */
const further = [
  ...passwordClasses.map((name) => `account:password.class.${name}`),
  ...storeViews.map(({ tax }) => `product:delivery.postcode.${tax.defaultCountry}`),
  'newsletter:invalid',
  'errors:fixValidationErrors',
  'errors:couponIncorrect',
  'errors:recaptchaNotVerified',
];

test.each(languages)('%s says every part of a rule', (language) => {
  expect(further.filter((key) => !textsOf(language).has(key))).toEqual([]);
});
