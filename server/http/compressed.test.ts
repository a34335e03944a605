import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed, keeping } from './compressed.ts';

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

test('an answer that says how long it was does not say so when it is shorter', async () => {
  const { headers } = await ask('br', LIST, { ...PUBLIC, 'content-length': String(LIST.length) });
  expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual(['br', null]);
});

test('a part of a file stays as it is', async () => {
  const request = new Request('http://shop.test/', { headers: { 'accept-encoding': 'br' } });
  const answer = await compressed(request, new Response(LIST, { status: 206, headers: PUBLIC }));
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([206, null]);
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

test('the same bytes are compressed once, also when many ask at the same time', async () => {
  const made: string[] = [];
  const compress = keeping(async (plain, encoding) => {
    made.push(`${encoding} ${plain.length}`);
    return plain.slice(0, 1);
  });
  const [list, other] = [new Uint8Array(2000).fill(1), new Uint8Array(2000).fill(2)];
  const forms = await Promise.all([compress(list, 'br'), compress(list.slice(), 'br'), compress(other, 'br')]);
  expect(forms.map(([byte]) => byte)).toEqual([1, 1, 2]);
  await compress(list, 'br');
  expect(made).toEqual(['br 2000', 'br 2000']);
  await compress(list, 'gzip');
  expect(made).toHaveLength(3);
});

test('all get an answer, also where there is no room to keep what many ask for', async () => {
  const compress = keeping(async (plain) => {
    await new Promise((resolve) => void setTimeout(resolve));
    return plain.slice(0, 60);
  }, 100);
  const asked = Array.from({ length: 5 }, (_, index) => compress(new Uint8Array(2000).fill(index), 'br'));
  expect((await Promise.all(asked)).map(([byte]) => byte)).toEqual([0, 1, 2, 3, 4]);
});

test('what could not be compressed is told, and tried again by who asks next', async () => {
  let turn = 0;
  const compress = keeping(async (plain) => {
    if (turn++ === 0) throw new Error('no room');
    return plain;
  });
  const list = new Uint8Array(2000);
  await expect(compress(list, 'br')).rejects.toThrow('no room');
  expect(await compress(list, 'br')).toBe(list);
});
