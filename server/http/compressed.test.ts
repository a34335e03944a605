import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from './compressed.ts';

const LIST = '{"name":"Fjell"}'.repeat(200);
const PUBLIC = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' };

async function ask(accepted: string, body: string, headers: Record<string, string>) {
  const request = new Request('http://shop.test/', { headers: { 'accept-encoding': accepted } });
  const answer = await compressed(request, new Response(body, { headers }));
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)('whoever reads %s gets %s, with the same words', async (accepted, encoding, read) => {
  const { headers, bytes } = await ask(accepted, LIST, { ...PUBLIC, etag: '"a"', vary: 'cookie' });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(read(bytes).toString()).toBe(LIST);
  expect(bytes.length).toBeLessThan(LIST.length / 10);
  expect(headers.get('etag')).toBe('W/"a"');
  expect(headers.get('vary')).toBe('cookie, accept-encoding');
});

test('an answer of the catalogue is compressed although no cache may keep it', async () => {
  const { headers } = await ask('br', LIST, {
    ...PUBLIC,
    'cache-control': 'no-store',
    'x-vs-cache-tags': 'product P1',
  });
  expect(headers.get('content-encoding')).toBe('br');
});

test.each([
  ['asked for by who reads nothing of the kind', 'identity', LIST, PUBLIC],
  ['shorter than a packet', 'br', '{"name":"Fjell"}', PUBLIC],
  ['a picture', 'br', LIST, { ...PUBLIC, 'content-type': 'image/webp' }],
  ['personal', 'br', LIST, { ...PUBLIC, 'cache-control': 'no-store' }],
  ['compressed already', 'br', LIST, { ...PUBLIC, 'content-encoding': 'br' }],
])('an answer stays as it is when it is %s', async (_why, accepted, body, headers) => {
  const answer = await ask(accepted, body, headers);
  expect(answer.bytes.toString()).toBe(body);
  expect(answer.headers.get('content-encoding')).toBe((headers as Record<string, string>)['content-encoding'] ?? null);
});

test('an answer without a body is not compressed', async () => {
  const request = new Request('http://shop.test/', { headers: { 'accept-encoding': 'br' } });
  const answer = new Response(null, { status: 304, headers: PUBLIC });
  expect(await compressed(request, answer)).toBe(answer);
  expect(answer.headers.get('vary')).toBe('accept-encoding');
});

test('an encoding that the caller gives weight 0 is not used', async () => {
  expect((await ask('br;q=0, gzip;q=0.5', LIST, PUBLIC)).headers.get('content-encoding')).toBe('gzip');
  expect((await ask('br; q=0.0, gzip;q=0', LIST, PUBLIC)).headers.get('content-encoding')).toBeNull();
});
