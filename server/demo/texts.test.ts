import { expect, test } from 'vitest';
import { everywhere, paragraphs } from './texts.ts';

test.each([
  ['One.', '<p>One.</p>'],
  ['One.\n      Two.', '<p>One.</p><p>Two.</p>'],
  ['## Head\nOne.', '<h2>Head</h2><p>One.</p>'],
  ['One:\n- a\n  - b\nTwo.\n- c', '<p>One:</p><ul><li>a</li><li>b</li></ul><p>Two.</p><ul><li>c</li></ul>'],
])('%j becomes %s', (text, html) => {
  expect(paragraphs(everywhere(text))[0]).toBe(html);
});
