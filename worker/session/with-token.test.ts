import { expect, test } from 'vitest';
import { withToken } from './with-token.ts';

const json = { 'content-type': 'application/json' };
const sent = (url: string) => ({ url, headers: json });

test.each([
  ['header', 'a b', '/api/user/me', '/api/user/me', 'Bearer a b'],
  ['header', 'a b', '/api/task?token={{token}}&x=1', '/api/task?token=&x=1', 'Bearer a b'],
  ['query', 'a b', '/api/user/me', '/api/user/me?token=a%20b', undefined],
  ['query', 'a b', '/api/user/me?x=1', '/api/user/me?x=1&token=a%20b', undefined],
  ['query', 'a b', '/api/task?token={{token}}&x=1', '/api/task?token=a%20b&x=1', undefined],
  ['header', null, '/api/task?token={{token}}', '/api/task?token=', undefined],
  ['query', null, '/api/task?token={{token}}', '/api/task?token=', undefined],
  ['query', null, '/api/user/me', '/api/user/me', undefined],
] as const)('in the %s, %s at %s: %s', (place, token, url, address, header) => {
  expect(withToken(sent(url), token, place)).toEqual({
    url: address,
    headers: header === undefined ? json : { ...json, authorization: header },
  });
});
