import { expect, test } from 'vitest';
import { lineForProject } from './adapted-calls.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const line = { sku: 'LAMP', qty: 2, quoteId: 'c1' };

test.each<[what: string, sent: string, body: string | null]>([
  [
    'the line that another one takes the place of is not named',
    JSON.stringify({ cartItem: { ...line, replaces_item_id: '7' }, more: 1 }),
    JSON.stringify({ cartItem: line, more: 1 }),
  ],
  ['any other line goes as it is', JSON.stringify({ cartItem: line }), JSON.stringify({ cartItem: line })],
  ['what has no line goes as it is', '{"quoteId":"c1"}', null],
  ['what is no JSON goes as it is', '{"cartItem":', null],
  ['what is no object goes as it is', '[1]', null],
])('to a stock backend, %s', (_what, sent, body) => {
  const read = bytes(sent);
  expect(lineForProject(read)).toEqual(body ?? read);
});
