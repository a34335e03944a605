import { expect, test } from 'vitest';
import { htmlOf } from './markdown-html.ts';

test.each([
  ['One.', '<p>One.</p>'],
  ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
  ['One,\nof two lines.\n', '<p>One, of two lines.</p>'],
  ['## Head\nOne.', '<h2>Head</h2><p>One.</p>'],
  ['### Head\n\nOne.', '<h3>Head</h3><p>One.</p>'],
  ['One:\n- a\n  - b\n\nTwo.\n\n- c', '<p>One:</p><ul><li>a</li><li>b</li></ul><p>Two.</p><ul><li>c</li></ul>'],
  [
    'See [the sofa](NORDVIK-3) and [delivery](/delivery).',
    '<p>See <a href="NORDVIK-3">the sofa</a> and <a href="/delivery">delivery</a>.</p>',
  ],
])('%j becomes %s', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});
