import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withManifest } from './version-manifest.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64');

const built = new Map([
  ['/assets/a.js', bytes('a')],
  ['/assets/b.css', bytes('b')],
  ['/assets/c.woff2', bytes('c')],
  ['/assets/memory-ports-d.js', bytes('d')],
  ['/assets/e.png', bytes('e')],
  ['/icon.svg', bytes('f')],
  ['/manifest.webmanifest', bytes('g')],
  ['/payment-marks.svg', bytes('h')],
  ['/sw.js', bytes("const version = '__VERSION_DIGEST__';")],
]);

test('the list names what devices keep, each with the digest of its bytes, and the service worker names the list', () => {
  const files = withManifest(built, 'shell');
  const list = files.get('/files.json')!;
  expect(JSON.parse(new TextDecoder().decode(list))).toEqual({
    '/shell': digest('shell'),
    '/assets/a.js': digest('a'),
    '/assets/c.woff2': digest('c'),
    '/icon.svg': digest('f'),
    '/manifest.webmanifest': digest('g'),
    '/payment-marks.svg': digest('h'),
  });
  expect(new TextDecoder().decode(files.get('/sw.js'))).toBe(`const version = '${digest(list)}';`);
});

test('another shell is another version', () => {
  expect(withManifest(built, 'another').get('/sw.js')).not.toEqual(withManifest(built, 'shell').get('/sw.js'));
});

test('a build whose service worker names no version is refused', () => {
  expect(() => withManifest(new Map([['/sw.js', bytes('')]]), 'shell')).toThrow('version');
});
