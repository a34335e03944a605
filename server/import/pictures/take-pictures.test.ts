import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WireDocument } from '../../store/collections.ts';
import { PictureKeeper } from './picture-keeper.ts';
import { takePictures } from './take-pictures.ts';

const green = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#49564c' } })
  .jpeg()
  .toBuffer();
const folder = mkdtempSync(join(tmpdir(), 'take-'));
let shop: Server;
let address: string;
let asked: string[] = [];

beforeAll(async () => {
  shop = createServer((request, answer) => {
    asked.push(request.url!);
    if (request.url === '/green.jpg' || request.url?.startsWith('/media/')) answer.end(green);
    else if (request.url === '/text.jpg') answer.end('<html>no picture</html>');
    else answer.writeHead(404).end();
  });
  await new Promise<void>((done) => void shop.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});

beforeEach(() => {
  asked = [];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'source', 'images'), { recursive: true });
  writeFileSync(join(folder, 'source', 'images', 'green.jpg'), green);
  writeFileSync(join(folder, 'secret.jpg'), green);
});

afterAll(() => {
  shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const kept = join(folder, 'kept');
const take = async (images: readonly string[], below?: string) => {
  const steps: number[] = [];
  const products = images.map((image, id): WireDocument => ({
    id,
    sku: `S${id}`,
    image,
    media_gallery: [{ image, pos: 1 }],
  }));
  const taken = await takePictures(
    { documents: { products }, rejections: [] },
    {
      folder: join(folder, 'source'),
      below,
      keeper: new PictureKeeper(kept),
      progress: (done) => void steps.push(done),
    },
  );
  return { products: taken.documents.products!, remarks: taken.remarks, steps };
};

const KEPT = /^\/own\/[\da-f]{24}\.pine\.webp$/;

test('files of the folder and addresses become pictures of the shop, as large as it ever shows one, with their tone', async () => {
  const { products, remarks, steps } = await take(['green.jpg', `${address}/green.jpg`]);
  expect(remarks).toEqual([]);
  for (const product of products) {
    expect(product['image']).toMatch(KEPT);
    expect(product['media_gallery']).toEqual([{ image: product['image'], pos: 1 }]);
  }
  const { width, format } = await sharp(join(kept, String(products[0]!['image']).slice('/own/'.length))).metadata();
  expect([width, format]).toEqual([1680, 'webp']);
  expect(steps.at(-1)).toBe(2);
});

test('a second import finds them, and asks nobody', async () => {
  const first = await take(['green.jpg', `${address}/green.jpg`]);
  asked = [];
  const second = await take(['green.jpg', `${address}/green.jpg`]);
  expect(second.products).toEqual(first.products);
  expect(asked).toEqual([]);
});

test('what nobody has, or what is no picture, is left out and told', async () => {
  const { products, remarks } = await take([
    `${address}/no.jpg`,
    `${address}/text.jpg`,
    'no.jpg',
    '../secret.jpg',
    'green.jpg',
  ]);
  expect(products.slice(0, 4).map((product) => [product['image'], product['media_gallery']])).toEqual(
    Array.from({ length: 4 }, () => [undefined, []]),
  );
  expect(products[4]!['image']).toMatch(KEPT);
  expect(remarks).toEqual([expect.stringContaining('4 pictures could not be taken. The first: ')]);
  expect(readdirSync(kept)).toHaveLength(1);
});

test('pictures of the shop itself, and paths that somebody else serves, stay', async () => {
  const { products } = await take(['/drawn/sofa-3-grey.svg', '/photos/A/green-hero.moss.webp', '/m/b/sofa.jpg']);
  expect(products.map(({ image }) => image)).toEqual([
    '/drawn/sofa-3-grey.svg',
    '/photos/A/green-hero.moss.webp',
    '/m/b/sofa.jpg',
  ]);
});

test('names may be below a folder or an address that is named', async () => {
  expect((await take(['/m/b/sofa.jpg'], `${address}/media/`)).products[0]!['image']).toMatch(KEPT);
  expect(asked).toEqual(['/media/m/b/sofa.jpg']);
  expect((await take(['secret.jpg'], folder)).products[0]!['image']).toMatch(KEPT);
  expect((await take([`${address}/green.jpg`], 'none')).products[0]).not.toHaveProperty('image');
});

test('without a network it gives up after some, and says how to go on', async () => {
  const gone = Array.from({ length: 60 }, (_, index) => `${address}/gone-${index}.jpg`);
  const { remarks } = await take(gone);
  expect(asked.length).toBeLessThan(30);
  expect(remarks.at(-1)).toMatch(/pictures were not fetched\. The same import again goes on with them\./);
});
