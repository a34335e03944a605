import { Hono } from 'hono';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { usdzArchive } from '../../studio/ar/usdz-archive.ts';
import { filmAndModelRoutes } from './film-and-model-route.ts';

const folder = mkdtempSync(join(tmpdir(), 'stua-exhibits-'));
const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
for (const name of ['films', 'models', 'outlines']) mkdirSync(join(folder, name));
writeFileSync(join(folder, 'films', 'HEIM-3.webm'), content);
writeFileSync(join(folder, 'films', 'notes.webm'), content);
writeFileSync(join(folder, 'models', 'HEIM-3.glb'), content);
writeFileSync(join(folder, 'outlines', 'HEIM-3.svg'), content);
const scene = (colour: string): string => `string colour = "${colour}"\n\t"green" {\n\t"ivory" {\n${' '.repeat(800)}`;
const usdz = (colour: string): Buffer =>
  Buffer.from(usdzArchive(new Map([['model.usda', Buffer.from(scene(colour))]])));
writeFileSync(join(folder, 'models', 'HEIM-3.usdz'), usdz('green'));
writeFileSync(join(folder, 'SECRET.webm'), content);
writeFileSync(join(folder, 'SECRET.usdz'), usdz('green'));

afterAll(() => rmSync(folder, { recursive: true }));

const app = new Hono();
filmAndModelRoutes(app, folder);
app.get('*', (context) => context.text('a page'));

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  app.request(`/media/${path}`, { headers });

test.each([
  ['films/HEIM-3.webm', 'video/webm'],
  ['models/HEIM-3.glb', 'model/gltf-binary'],
  ['outlines/HEIM-3.svg', 'image/svg+xml; charset=utf-8'],
])('%s, whole', async (path, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe('public, max-age=2592000');
  expect(response.headers.get('accept-ranges')).toBe('bytes');
  expect(response.headers.get('content-length')).toBe('1000');
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
});

test.each([
  ['models/HEIM-3.usdz', 'green'],
  ['models/HEIM-3/green.usdz', 'green'],
  ['models/HEIM-3/ivory.usdz', 'ivory'],
  // A shop's own model may come in one colour only.
  ['models/HEIM-3/dark-blue.usdz', 'green'],
])('%s shows the piece in %s', async (path, colour) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('model/vnd.usdz+zip');
  expect(response.headers.get('cache-control')).toBe('public, max-age=2592000');
  expect(Buffer.from(await response.arrayBuffer()).equals(usdz(colour))).toBe(true);
});

test.each([
  ['from the start, as players ask first', 'bytes=0-', 0, 1000],
  ['two bytes, as Safari asks first', 'bytes=0-1', 0, 2],
  ['from the middle', 'bytes=400-', 400, 1000],
  ['more than there is', 'bytes=900-2000', 900, 1000],
  ['the end', 'bytes=-100', 900, 1000],
])('in parts: %s', async (_what, range, from, to) => {
  const response = await get('films/HEIM-3.webm', { range });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-type')).toBe('video/webm');
  expect(response.headers.get('cache-control')).toBe('public, max-age=2592000');
  expect(response.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/1000`);
  expect(response.headers.get('content-length')).toBe(String(to - from));
  expect(Buffer.from(await response.arrayBuffer()).equals(content.subarray(from, to))).toBe(true);
});

test('a part behind the end of the file is refused', async () => {
  const response = await get('films/HEIM-3.webm', { range: 'bytes=1000-' });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */1000');
});

test.each([
  ['a product that does not turn', 'films/HEIM-4.webm'],
  ['another ending', 'films/HEIM-3.glb'],
  ['a colour of a product without a model', 'models/HEIM-4/green.usdz'],
  ['a colour in another format', 'models/HEIM-3/green.glb'],
  ['a way out by a colour', 'models/..%2FSECRET/green.usdz'],
  ['a name that is no sku', 'films/notes.webm'],
  ['a way out', 'films/..%2FSECRET.webm'],
  ['a way out, encoded twice', 'films/..%252FSECRET.webm'],
  ['a way to the other folder', 'films/..%2Fmodels%2FHEIM-3.glb'],
  ['the folder', 'models/'],
])('%s: refused', async (_what, path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ code: 404, result: { code: 'NOT_FOUND' } });
});
