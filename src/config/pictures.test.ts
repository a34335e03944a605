import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCutOut, onPaper, PICTURE_PAPER } from './pictures.ts';

test.each([
  ['/photos/NORDVIK-3/green-hero.cutout.webp', true, '/photos/NORDVIK-3/green-hero.webp'],
  ['/own/0a0a.cutout.webp', true, '/own/0a0a.webp'],
  ['/drawn/sofa-3-grey.svg', false, '/drawn/sofa-3-grey.svg'],
  ['/photos/NORDVIK-3/green-hero.moss.webp', false, '/photos/NORDVIK-3/green-hero.moss.webp'],
  ['/photos/SERIE-NORDVIK/green-room.pine.webp', false, '/photos/SERIE-NORDVIK/green-room.pine.webp'],
])('%s is cut out: %s', (image, cutOut, paper) => {
  expect(isCutOut(image)).toBe(cutOut);
  expect(onPaper(image)).toBe(paper);
});

test('light pages show the paper that pieces were photographed on, and so does who asks for it', () => {
  const source = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  expect(/--tile: (#\w{6});/.exec(source('src/styles/tokens.css'))?.[1]).toBe(PICTURE_PAPER);
  expect(/PAPER = '(#\w{6})'/.exec(source('studio/shots/shot.ts'))?.[1]).toBe(PICTURE_PAPER);
});
