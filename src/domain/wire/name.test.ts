import { expect, test } from 'vitest';
import { NAME_MAX_LENGTH } from '#config/limits.ts';
import { nameFromWire } from './name.ts';

test.each<[string, string, string]>([
  ['an ordinary one stays', 'Nordvik 3-seters sofa', 'Nordvik 3-seters sofa'],
  ['space around it goes', '  Sofa \n', 'Sofa'],
  ['the longest that is shown', 'x'.repeat(NAME_MAX_LENGTH), 'x'.repeat(NAME_MAX_LENGTH)],
  ['10,000 characters', 'x'.repeat(10_000), `${'x'.repeat(NAME_MAX_LENGTH)}…`],
  [
    'a character of two halves is not cut apart',
    `${'x'.repeat(NAME_MAX_LENGTH - 1)}🛋🛋`,
    `${'x'.repeat(NAME_MAX_LENGTH - 1)}…`,
  ],
  ['markup is text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('%s', (_name, text, name) => {
  expect(nameFromWire(text)).toBe(name);
});
