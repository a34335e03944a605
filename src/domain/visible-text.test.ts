import { expect, test } from 'vitest';
import { saysSomething, visibleText } from './visible-text.ts';

test.each([
  ['Kari', 'Kari'],
  [' Kari Nordmann ', 'Kari Nordmann'],
  ['\u200bKari\u00ad\u2060', 'Kari'],
  ['\u202eKari', 'Kari'],
  ['  \t\n ', ''],
  ['\u00a0\u3000', ''],
])('%j is read as %j', (typed, read) => {
  expect(visibleText(typed)).toBe(read);
});

test.each([
  ['Kari', true],
  ['12', true],
  ['Øye', true],
  ['李', true],
  ['', false],
  ['   ', false],
  ['\u200b\u200b', false],
  ['--', false],
  ['\u00a0.', false],
])('%j says something: %s', (text, says) => {
  expect(saysSomething(text)).toBe(says);
});
