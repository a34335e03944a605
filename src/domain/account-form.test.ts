import { describe, expect, test } from 'vitest';
import {
  type AddressForm,
  addressProblems,
  emailProblems,
  loginProblems,
  newPasswordProblems,
  passwordChangeProblems,
  type ProblemsOf,
  type ProfileForm,
  profileProblems,
  type RegistrationForm,
  registrationProblems,
} from './account-form.ts';
import type { CheckoutSettings } from './checkout-methods.ts';

const kari: RegistrationForm = {
  kind: 'private',
  firstName: 'Kari',
  lastName: 'Nordmann',
  email: 'kari@example.no',
  company: '',
  taxId: '',
  password: 'Hemmelig#123',
  passwordAgain: 'Hemmelig#123',
  isSubscribed: false,
  isTermsAccepted: true,
};

const stua = { kind: 'business', company: 'Stua AS', taxId: '974 760 673' } as const;
const twice = (password: string) => ({ password, passwordAgain: password });

describe('becoming a customer (spec 5: form texts)', () => {
  test.each<[string, Partial<RegistrationForm>, ProblemsOf<RegistrationForm>]>([
    ['with what is required', {}, {}],
    ['as a business', stua, {}],
    ['a private person has no use for a tax id', { taxId: '1' }, {}],
    ['a first name of one letter', { firstName: 'K' }, { firstName: 'tooShort' }],
    ['no last name', { lastName: ' ' }, { lastName: 'required' }],
    ['half an e-mail', { email: 'kari@' }, { email: 'email' }],
    ['terms not accepted', { isTermsAccepted: false }, { isTermsAccepted: 'terms' }],
    ['a business without a name', { ...stua, company: '' }, { company: 'required' }],
    ['a business without a number', { ...stua, taxId: '' }, { taxId: 'required' }],
    ['a business with a wrong number', { ...stua, taxId: '974760637' }, { taxId: 'taxId' }],
    ['no password', twice(''), { password: 'required', passwordAgain: 'required' }],
    ['a short password', twice('Aa#1'), { password: 'password' }],
    ['a password of one class', twice('hemmeligord'), { password: 'password' }],
    ['a password that everybody has', twice('Password1'), { password: 'common' }],
    ['a password typed with a slip', { passwordAgain: 'Hemmelig#124' }, { passwordAgain: 'notSame' }],
  ])('%s', async (_name, changes, problems) => {
    expect(await registrationProblems({ ...kari, ...changes }, 'NO')).toEqual(problems);
  });
});

describe('logging in', () => {
  test.each([
    ['kari@example.no', 'x', {}],
    ['kari', 'x', { email: 'email' }],
    ['', '', { email: 'required', password: 'required' }],
    // A password may be of spaces, also a wrong one.
    ['kari@example.no', ' ', {}],
  ])('as %j with %j', (email, password, problems) => {
    expect(loginProblems({ email, password, isRemembered: false })).toEqual(problems);
  });

  test.each([
    ['kari@example.no', {}],
    ['kari', { email: 'email' }],
  ])('a new password is asked for by e-mail: %j', (email, problems) => {
    expect(emailProblems({ email })).toEqual(problems);
  });
});

describe('another password', () => {
  test('keeps the rules of a first one', async () => {
    expect(await newPasswordProblems(twice('Hemmelig#456'))).toEqual({});
    expect(await newPasswordProblems(twice('abc'))).toEqual({ password: 'password' });
  });

  test('is only for who knows the present one', async () => {
    expect(await passwordChangeProblems({ currentPassword: 'x', ...twice('Hemmelig#456') })).toEqual({});
    expect(await passwordChangeProblems({ currentPassword: '', ...twice('Hemmelig#456') })).toEqual({
      currentPassword: 'required',
    });
  });
});

describe('the profile', () => {
  const profile: ProfileForm = { firstName: 'Kari', lastName: 'Nordmann', email: kari.email, company: '', taxId: '' };
  test.each<[string, boolean, Partial<ProfileForm>, ProblemsOf<ProfileForm>]>([
    ['of a private person', false, {}, {}],
    ['without a name', false, { firstName: '' }, { firstName: 'required' }],
    ['of a business', true, { company: 'Stua AS', taxId: '974760673' }, {}],
    ['of a business that has neither', true, {}, { company: 'required', taxId: 'required' }],
  ])('%s', (_name, isBusiness, changes, problems) => {
    expect(profileProblems({ ...profile, ...changes }, isBusiness, 'NO')).toEqual(problems);
  });
});

describe('an address', () => {
  const settings: CheckoutSettings = {
    countries: [{ country: 'NO', postcodePattern: String.raw`\d{4}` }],
    shippingMethods: [],
    paymentMethods: [],
  };
  const home: AddressForm = {
    firstName: 'Kari',
    lastName: 'Nordmann',
    company: '',
    streetAddress: 'Storgata 1',
    apartmentNumber: '',
    zipCode: '0155',
    city: 'Oslo',
    country: 'NO',
    phoneNumber: '22 22 22 22',
    isDefault: true,
  };
  test.each<[string, Partial<AddressForm>, ProblemsOf<AddressForm>]>([
    ['with what is required', {}, {}],
    ['with a postal code of three digits', { zipCode: '015' }, { zipCode: 'postcode' }],
    ['without a street', { streetAddress: '' }, { streetAddress: 'required' }],
    ['without a city', { city: '-' }, { city: 'required' }],
    ['without a name', { lastName: 'N' }, { lastName: 'tooShort' }],
    ['with a wrong phone number', { phoneNumber: '12' }, { phoneNumber: 'phone' }],
    ['without a country', { country: '' }, { country: 'required', zipCode: 'postcode' }],
  ])('%s', (_name, changes, problems) => {
    expect(addressProblems({ ...home, ...changes }, settings)).toEqual(problems);
  });
});
