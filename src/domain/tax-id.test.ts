import { expect, test } from 'vitest';
import { isTaxId } from './tax-id.ts';

test.each<[country: string, text: string, isValid: boolean]>([
  ['NO', '974760673', true],
  ['NO', '974 760 673', true],
  ['NO', 'NO 974 760 673 MVA', true],
  ['NO', '974760674', false],
  ['NO', '974760637', false],
  ['NO', '123456785', false],
  ['NO', '97476067', false],
  ['NO', '9747606730', false],
  ['SE', '556016-0680', true],
  ['SE', '5560160680', true],
  ['SE', 'SE556016068001', true],
  ['SE', '165560160680', true],
  ['SE', '556016-0681', false],
  ['SE', '556061-0680', false],
  // A sole trader's number is their own.
  ['SE', '811218-9876', true],
  ['SE', 'SE811218987601', true],
  ['DK', '13585628', true],
  ['DK', 'DK 13 58 56 28', true],
  ['DK', '13585629', false],
  ['DK', '13585682', false],
  ['DK', '03585628', false],
  ['FI', '0112038-9', true],
  ['FI', 'FI01120389', true],
  ['FI', '0112038-8', false],
  ['FI', '0110238-9', false],
  ['FI', '112038-9', false],
  ['DE', 'DE136695976', true],
  ['DE', '12', false],
  ['DE', '- - .', false],
  ['NO', '', false],
])('%s %s: %s', (country, text, isValid) => {
  expect(isTaxId(country, text)).toBe(isValid);
});
