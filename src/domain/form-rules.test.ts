import { describe, expect, test } from 'vitest';
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

const settings: CheckoutSettings = {
  countries: [
    { country: 'NO', postcodePattern: String.raw`\d{4}` },
    { country: 'SE', postcodePattern: String.raw`\d{5}` },
  ],
  shippingMethods: [],
  paymentMethods: [],
};

type Row = readonly [text: string, problem: TextProblem | null];

describe('texts of a form (spec 5: form texts)', () => {
  test.each<Row>([
    ['Storgata 1', null],
    ['7', null],
    ['', 'required'],
    ['  ', 'required'],
    ['--', 'required'],
    ['\u200b', 'required'],
  ])('required: %j', (text, problem) => expect(requiredText(text)).toBe(problem));

  test.each<Row>([
    ['Bo', null],
    ['Åse-Lill', null],
    ['K', 'tooShort'],
    ['K1', 'tooShort'],
    ['', 'required'],
  ])('name of at least two letters: %j', (text, problem) => expect(nameText(text)).toBe(problem));

  test.each<Row>([
    ['kari@example.no', null],
    [' kari+shop@post.example.museum ', null],
    ['kari.example.no', 'email'],
    ['kari@example', 'email'],
    // The shop would refuse an order with one of these.
    ['kari@example.no.', 'email'],
    ['kari@example.no,', 'email'],
    ['kari..n@example.no', 'email'],
    ['kåre@firma.no', 'email'],
    ['kari nordmann@example.no', 'email'],
    ['', 'required'],
  ])('e-mail: %j', (text, problem) => expect(emailText(text)).toBe(problem));

  test.each<Row>([
    ['22 22 22 22', null],
    ['+47 (22) 22-22-22', null],
    ['(+47) 22 33 44 55', null],
    ['22.33.44.55', null],
    ['08/123 45 67', null],
    ['070\u2013123 45 67', null],
    ['12', 'phone'],
    ['ring meg 1', 'phone'],
    ['', 'required'],
  ])('phone number: %j', (text, problem) => expect(phoneText(text)).toBe(problem));

  test.each<readonly [country: string, ...Row]>([
    ['NO', '0155', null],
    ['NO', ' 01 55 ', null],
    ['NO', '01', 'postcode'],
    ['NO', '015', 'postcode'],
    ['NO', '01555', 'postcode'],
    ['SE', '411 05', null],
    ['SE', '0155', 'postcode'],
    ['XX', '0155', 'postcode'],
    ['NO', '', 'required'],
  ])('postal code in %s: %j', (country, text, problem) => expect(postcodeText(text, country, settings)).toBe(problem));

  test.each<readonly [country: string, ...Row]>([
    ['NO', '974 760 673', null],
    ['NO', '974 760 637', 'taxId'],
    ['NO', '12', 'taxIdShort'],
    ['NO', '', 'required'],
    ['SE', '556036-0793', null],
    ['SE', '974760673', 'taxId'],
    // A country whose numbers nobody checks takes three characters.
    ['IS', '123', null],
    ['IS', '1\u200b2', 'taxIdShort'],
  ])('tax id in %s: %j', (country, text, problem) => expect(taxIdText(text, country)).toBe(problem));
});
