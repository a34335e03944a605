import { expect, test } from 'vitest';
import { checkboxesFor } from './checkboxes.ts';

test.each([
  ['bmno', 'nb-NO', /nyhetsbrevet/],
  ['bmno', 'en-US', /newsletter/],
  ['default', 'sv-SE', /nyhetsbrevet med e-post/],
])('the newsletter is offered at the provider in %s (%s), and not ticked', (store, locale, text) => {
  expect(checkboxesFor(store, locale)).toEqual([
    { id: 'newsletter_opt_in', text: expect.stringMatching(text) as unknown, checked: false, required: false },
  ]);
});

test('a store view without the setting offers nothing', () => {
  expect(checkboxesFor('moon', 'nb-NO')).toEqual([]);
});
