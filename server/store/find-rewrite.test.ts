import { expect, test } from 'vitest';
import { isOwnPath } from './find-rewrite.ts';

test.each(['stue', '/stue/lamper', 'stue?farge=52#topp', 'å/ø', '%C3%A5', 'p/A-1/sofa', '', '/', 'user@host/x', '%zz'])(
  '%j is a path of this shop',
  (target) => {
    expect(isOwnPath(target)).toBe(true);
  },
);

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '/%2fevil.example',
  '%2F%2Fevil.example',
  '%5c%5cevil.example',
  '//user@evil.example',
  '//ev\u00efl.example',
  'https://evil.example',
  'https:evil.example',
  '/https://evil.example',
  'HTTPS:/evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '%6aavascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b',
  'stue\r\nset-cookie: a=b',
  'stue%0d%0aset-cookie:a=b',
  'stue\u0000',
  'stue%00',
])('%j is none', (target) => {
  expect(isOwnPath(target)).toBe(false);
});
