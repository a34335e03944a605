import { Hono } from 'hono';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withEtag } from '../http/etag.ts';
import { staticFileRoutes } from './static-files.ts';

const script = `export const words = '${'sofa '.repeat(300)}';`;
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const app = new Hono().use(withEtag);
staticFileRoutes(
  app,
  new Map([
    ['/sw.js', bytes(script)],
    ['/assets/main-abc.js', bytes(script)],
    ['/assets/sans-abc.woff2', bytes('font')],
    ['/manifest.webmanifest', bytes('{}')],
    ['/files.json', bytes('{"/shell":"x"}')],
  ]),
);
app.get('/page', () => new Response('<p>', { headers: { 'content-security-policy': "style-src 'sha256-x'" } }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  Promise.resolve(app.request(path, { headers, method }));

test.each([
  ['/sw.js', /^text\/javascript; charset=utf-8$/, 'no-cache, no-transform'],
  ['/assets/main-abc.js', /^text\/javascript; charset=utf-8$/, 'public, max-age=31536000, immutable, no-transform'],
  ['/assets/sans-abc.woff2', /^font\/woff2$/, 'public, max-age=31536000, immutable, no-transform'],
  ['/manifest.webmanifest', /^application\/manifest\+json/, 'no-cache, no-transform'],
  ['/files.json', /^application\/json/, 'no-cache, no-transform'],
])('%s has its type and its age', async (path, type, age) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('cache-control')]).toEqual([200, age]);
  expect(headers.get('content-type')).toMatch(type);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a script is sent as %s to a caller that accepts it', async (encoding, open) => {
  const answer = await get('/sw.js', { 'accept-encoding': encoding });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
  const sent = Buffer.from(await answer.arrayBuffer());
  expect(sent.length).toBeLessThan(script.length / 2);
  expect(open(sent).toString()).toBe(script);
});

test('a script is sent uncompressed to a caller that accepts no encoding or refuses all', async () => {
  for (const accepted of ['', 'br;q=0, gzip;q=0']) {
    const answer = await get('/sw.js', { 'accept-encoding': accepted });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, script]);
  }
});

test.each([
  '/',
  '/assets',
  '/assets/',
  '/nothing.js',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets//main-abc.js',
])('%s is not served', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a file of another build is missing and not a page, which would have to be rendered', async () => {
  const shop = new Hono();
  staticFileRoutes(shop, new Map([['/assets/main-abc.js', bytes(script)]]));
  shop.get('*', ({ req }) => new Response(`the page ${req.path}`));
  for (const path of ['/assets/main-xyz.js', '/assets/a/b.woff2', '/assets//main-abc.js']) {
    const answer = await shop.request(path);
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([404, 'no-store']);
    expect(await answer.json()).toMatchObject({ result: { code: 'NOT_FOUND' } });
  }
  expect(await (await shop.request('/assets/main-abc.js')).text()).toBe(script);
  expect(await (await shop.request('/assets')).text()).toBe('the page /assets');
});

test('a caller that has the file gets a 304 without contents', async () => {
  const first = await get('/files.json');
  const again = await get('/files.json', { 'if-none-match': first.headers.get('etag')! });
  expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
    304,
    '',
    'no-cache, no-transform',
  ]);
  const head = await get('/files.json', {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a page answered with 304 keeps the policy of its own styles', async () => {
  const { headers } = await get('/page');
  const again = await get('/page', { 'if-none-match': headers.get('etag')! });
  expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, "style-src 'sha256-x'"]);
});
