import { expect, test } from 'vitest';
import { readResetLink, resetLink } from './reset-link.ts';

const link = { email: 'kari+sofa@example.no', token: 'a-b_c' };

test('a link keeps what it says away from every server', () => {
  const url = new URL(resetLink('https://shop.test', '/default', link));
  expect([url.pathname, url.search]).toEqual(['/default/create-password', '']);
  expect(readResetLink(url)).toEqual(link);
});

test.each<[hash: string, search: string, read: ReturnType<typeof readResetLink>]>([
  ['', '?email=kari%40example.no&token=x', { email: 'kari@example.no', token: 'x' }],
  ['#top', '?token=x&email=k', { email: 'k', token: 'x' }],
  ['#email=k&token=a', '?email=l&token=b', { email: 'k', token: 'a' }],
  ['#email=k', '', null],
  ['#email=k&token=%E0%A4', '', null],
  ['#email=k&token=', '', null],
  ['', '', null],
])('«%s» «%s» says %j', (hash, search, read) => {
  expect(readResetLink({ hash, search })).toEqual(read);
});
