import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toneIn, tones } from './tones.ts';

const sheet = readFileSync(new URL('../ui/tones.module.css', import.meta.url), 'utf8');

test('every tone has its class, and there is no other', () => {
  const classes = [...sheet.matchAll(/^\.(\w+) \{\s*--tone: (#\w{6});/gm)].map(([, name, colour]) => [name, colour]);
  expect(Object.fromEntries(classes)).toEqual(tones);
});

test.each([
  ['/photos/NORDVIK-3/green-hero.moss.webp', 'moss'],
  ['/photos/NORDVIK-3/green-hero.webp', null],
  ['/drawn/sofa/green.svg', null],
  ['/n/o/nordvik-3-gra.jpg', null],
])('the tone of %s is %s', (image, tone) => {
  expect(toneIn(image)).toBe(tone);
});
