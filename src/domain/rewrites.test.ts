import { expect, test } from 'vitest';
import type { UrlRewrite } from './references.ts';
import { followRewrites, isOwnPath } from './rewrites.ts';

const rewrites: readonly UrlRewrite[] = [
  ['gammel-sofa', 'stue/sofaer', 301],
  ['sofa', '/gammel-sofa/', 302],
  ['sofaer-på-hjul', 'p%C3%A5-hjul', 301],
  ['rundt', 'og/rundt', 301],
  ['og/rundt', 'rundt', 301],
  ['seg-selv', '/seg-selv?en=gang', 301],
  ['ut', 'https://evil.example', 301],
  ['via', 'ut', 301],
  ...Array.from({ length: 8 }, (_, step) => [`ledd-${step}`, `ledd-${step + 1}`, 301] as const),
].map(([path, target, status]) => ({ path, target, status }) as UrlRewrite);

test.each([
  ['an old path', 'gammel-sofa', 'stue/sofaer', 301],
  ['with its slashes and query', '/gammel-sofa/?utm=1', 'stue/sofaer', 301],
  ['an old path of an old path, with the code of the first step', 'sofa', 'stue/sofaer', 302],
  ['letters that are written in code', '/sofaer-p%C3%A5-hjul', 'p%C3%A5-hjul', 301],
  ['five steps', 'ledd-3', 'ledd-8', 301],
  ['a step that leads out of the shop is none', 'via', 'ut', 301],
])('%s leads on (spec 2: URL rewrites)', async (_name, path, target, status) => {
  expect(await follow(path)).toMatchObject({ target, status });
});

test.each([
  ['an unknown path', 'ingenting'],
  ['a circle', 'rundt'],
  ['a path that leads to itself', 'seg-selv'],
  ['six steps', 'ledd-2'],
  ['another host', 'ut'],
])('%s leads nowhere (D41)', async (_name, path) => {
  expect(await follow(path)).toBeNull();
});

const follow = (path: string) => followRewrites(path, (key) => rewrites.find((rewrite) => rewrite.path === key));

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
