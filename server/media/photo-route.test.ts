import { Hono } from 'hono';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { photoRoutes } from './photo-route.ts';
import { PhotoShelf } from './photo-shelf.ts';

const MASTER_PX = { width: 1200, height: 1161 };

const folder = mkdtempSync(join(tmpdir(), 'stua-photos-'));
const madeFolder = join(folder, 'made');
const master = await sharp({ create: { ...MASTER_PX, channels: 3, background: '#8a6f4d' } })
  .webp()
  .toBuffer();
mkdirSync(join(folder, 'HEIM-3'));
writeFileSync(join(folder, 'HEIM-3', 'green-hero.webp'), master);
writeFileSync(join(folder, 'secret-hero.webp'), master);
mkdirSync(join(folder, 'kept'));
const importedName = `${'0a'.repeat(12)}.pine.webp`;
writeFileSync(join(folder, 'kept', importedName), master);
writeFileSync(join(folder, 'kept', 'other.webp'), master);
mkdirSync(join(folder, 'blog'));
writeFileSync(join(folder, 'blog', 'et-spisebord-til-atte.webp'), master);
// A piece in the middle of nothing.
const cutOut = await sharp({ create: { ...MASTER_PX, channels: 4, background: '#0000' } })
  .composite([{ input: await sharp(master).resize(600, 600).toBuffer() }])
  .webp()
  .toBuffer();
writeFileSync(join(folder, 'HEIM-3', 'blue-hero.webp'), cutOut);
const cutOutOrigin = '0c'.repeat(12);
writeFileSync(join(folder, 'kept', `${cutOutOrigin}.cutout.webp`), cutOut);

afterAll(() => rmSync(folder, { recursive: true }));

const app = new Hono();
photoRoutes(app, {
  demo: new PhotoShelf(folder, madeFolder),
  imported: new PhotoShelf(join(folder, 'kept'), madeFolder),
});

const get = (path: string) => app.request(`/media/photos/${path}`);
const getOfArticle = (path: string) => app.request(`/media/blog/${path}`);

test.each([120, 480, 640, 1024])('%i pixels wide, in the same proportions', async (width) => {
  const response = await get(`HEIM-3/green-hero.webp?w=${width}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=2592000');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const { format, ...size } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(format).toBe('webp');
  expect(size.width).toBe(width);
  expect(size.height).toBe(Math.round((width * MASTER_PX.height) / MASTER_PX.width));
});

test.each([
  ['the specification names (spec 9)', 480, 45],
  ['wood and cloth need from near', 1024, 75],
])('of the quality that %s: %i pixels wide', async (_what, width, quality) => {
  const sent = Buffer.from(await (await get(`HEIM-3/green-hero.webp?w=${width}`)).arrayBuffer());
  const made = (wanted: number) => sharp(master).resize({ width }).webp({ quality: wanted }).toBuffer();
  expect(sent.equals(await made(quality))).toBe(true);
  expect(sent.equals(await made(60))).toBe(false);
});

test.each(['', '?w=1440', '?w=1680'])('never enlarged, nor worse than it is: %s', async (query) => {
  const response = await get(`HEIM-3/green-hero.webp${query}`);
  expect(Buffer.from(await response.arrayBuffer()).equals(master)).toBe(true);
});

test('also under the name that holds its tone', async () => {
  const response = await get('HEIM-3/green-hero.moss.webp?w=1440');
  expect(Buffer.from(await response.arrayBuffer()).equals(master)).toBe(true);
});

/** Red, green, blue and how opaque it is, of the first pixel. */
async function cornerOf(response: Response): Promise<number[]> {
  expect(response.status).toBe(200);
  return [
    ...(
      await sharp(await response.bytes())
        .ensureAlpha()
        .raw()
        .toBuffer()
    ).subarray(0, 4),
  ];
}

test.each(['', '?w=120', '?w=640', '?w=1440'])('what is cut out stays so in every width: %s', async (query) => {
  const response = await get(`HEIM-3/blue-hero.cutout.webp${query}`);
  const [, , , opaque] = await cornerOf(response.clone());
  expect(opaque).toBe(0);
  expect((await sharp(await response.bytes()).stats()).channels[3]!.max).toBe(255);
});

test.each(['blue-hero.webp', 'blue-hero.moss.webp?w=120', 'blue-hero.webp?w=640', 'blue-hero.moss.webp?w=1680'])(
  'under another name it is on paper, for whoever shows it on a ground of their own: %s',
  async (name) => {
    const [red, green, blue, opaque] = await cornerOf(await get(`HEIM-3/${name}`));
    expect(opaque).toBe(255);
    for (const [value, paper] of [
      [red, 0xf6],
      [green, 0xf4],
      [blue, 0xf0],
    ] as const)
      expect(Math.abs(value! - paper)).toBeLessThan(8);
  },
);

test('many that are asked for at once are made a few at a time', async () => {
  const originals = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      sharp(master)
        .modulate({ hue: index * 25 })
        .webp()
        .toBuffer(),
    ),
  );
  for (const [index, original] of originals.entries()) {
    mkdirSync(join(folder, `TWELVE-${index}`));
    writeFileSync(join(folder, `TWELVE-${index}`, 'green-hero.webp'), original);
  }
  let most = 0;
  const note = (): void => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
  };
  sharp.queue.on('change', note);
  const answers = await Promise.all(originals.map(async (_, index) => get(`TWELVE-${index}/green-hero.webp?w=320`)));
  sharp.queue.off('change', note);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  // Three are made at once; who has just been made may still be counted beside who follows.
  expect(most).toBeGreaterThanOrEqual(3);
  expect(most).toBeLessThanOrEqual(6);
});

test('asked for at once by many, it is the same for all', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => (await get('HEIM-3/green-hero.webp?w=320')).bytes()),
  );
  expect(new Set(answers.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(1);
});

test('a smaller picture is kept for the next start, until its master changes', async () => {
  const path = 'HEIM-3/beige-hero.webp';
  const file = join(folder, path);
  const shelf = () => new PhotoShelf(folder, madeFolder).photo('HEIM-3', 'beige-hero.webp', 240);
  writeFileSync(file, master);
  const first = await shelf();
  const made = readdirSync(madeFolder).find((name) => name.endsWith('-240-45.webp'))!;
  expect(readFileSync(join(madeFolder, made)).equals(first!)).toBe(true);
  writeFileSync(join(madeFolder, made), 'kept');
  expect(String(await shelf())).toBe('kept');

  writeFileSync(file, await sharp(master).negate().webp().toBuffer());
  expect((await sharp((await shelf())!).metadata()).width).toBe(240);
});

test('a picture is made even where it cannot be kept', async () => {
  writeFileSync(join(folder, 'full'), '');
  const shelf = new PhotoShelf(folder, join(folder, 'full'));
  expect((await sharp((await shelf.photo('HEIM-3', 'green-hero.webp', 320))!).metadata()).width).toBe(320);
});

test.each([
  ['a width that is not on the list', 'HEIM-3/green-hero.webp?w=121', 400, 'QUERY_INVALID'],
  ['a width that is none', 'HEIM-3/green-hero.webp?w=wide', 400, 'QUERY_INVALID'],
  ['a colour that was not photographed', 'HEIM-3/red-hero.webp?w=120', 404, 'NOT_FOUND'],
  ['another format', 'HEIM-3/green-hero.png', 404, 'NOT_FOUND'],
  ['a way out', '..%2F/secret-hero.webp', 404, 'NOT_FOUND'],
  ['a way out in the name', 'HEIM-3/..%2Fsecret-hero.webp', 404, 'NOT_FOUND'],
])('%s: refused', async (_what, path, status, code) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code: status, result: { code } });
});

test.each([320, 640])('the picture of an article comes %i pixels wide, kept as long as the others', async (width) => {
  const response = await getOfArticle(`et-spisebord-til-atte.webp?w=${width}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=2592000');
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
});

test('the picture of an article is never enlarged', async () => {
  const response = await getOfArticle('et-spisebord-til-atte.webp?w=1680');
  expect(Buffer.from(await response.arrayBuffer()).equals(master)).toBe(true);
});

test.each([
  ['a width that is not on the list', 'et-spisebord-til-atte.webp?w=121', 400, 'QUERY_INVALID'],
  ['an article without a picture', 'plass-i-gangen.webp?w=640', 404, 'NOT_FOUND'],
  ['another format', 'et-spisebord-til-atte.png', 404, 'NOT_FOUND'],
  ['a way out', '..%2Fsecret-hero.webp', 404, 'NOT_FOUND'],
  ['a way to the photographs', '..%2FHEIM-3%2Fgreen-hero.webp', 404, 'NOT_FOUND'],
])('of an article, %s: refused', async (_what, path, status, code) => {
  const response = await getOfArticle(path);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code: status, result: { code } });
});

test('what an imported catalogue shows cut out is there on paper too', async () => {
  const opacity = async (name: string) => (await cornerOf(await app.request(`/media/own/${name}?w=320`)))[3];
  expect(await opacity(`${cutOutOrigin}.cutout.webp`)).toBe(0);
  expect(await opacity(`${cutOutOrigin}.webp`)).toBe(255);
});

test('pictures of imported catalogues, and nothing else of their folder', async () => {
  const ask = (name: string) => app.request(`/media/own/${name}`);
  const response = await ask(`${importedName}?w=320`);
  expect(response.status).toBe(200);
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(320);
  for (const name of ['other.webp', `${'0b'.repeat(12)}.pine.webp`, '..%2Fsecret-hero.webp', `${'0a'.repeat(12)}.webp`])
    expect((await ask(name)).status, name).toBe(404);
  expect((await ask(`${importedName}?w=321`)).status).toBe(400);
});
