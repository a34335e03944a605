import { expect, test } from 'vitest';
import { hostileHtml, plainVectors } from './e2e/support/hostile-html.ts';

test('there are five hundred hostile texts and more, each different from all others', () => {
  expect(hostileHtml.length).toBeGreaterThanOrEqual(500);
  expect(new Set(hostileHtml).size).toBe(hostileHtml.length);
  expect(new Set(plainVectors).size).toBe(plainVectors.length);
});
