import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
    else if (request.url === '/moved.jpg') answer.writeHead(302, { location: '/green.jpg' }).end();
    else if (request.url === '/moved-inside.jpg')
      answer.writeHead(301, { location: `${address.replace('127.0.0.1', 'localhost')}/green.jpg` }).end();
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
  symlinkSync(join(folder, 'secret.jpg'), join(folder, 'source', 'images', 'out.jpg'));
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
  return { products: taken.documents.products, remarks: taken.remarks, lost: taken.lost, steps };
};

const KEPT = /^\/own\/[\da-f]{24}\.pine\.webp$/;

test('files of the folder and addresses become pictures of the shop, as large as it ever shows one, with their tone', async () => {
  const { products, remarks, steps } = await take(['green.jpg', `${address}/green.jpg`], address);
  expect(remarks).toEqual([]);
  for (const product of products) {
    expect(product['image']).toMatch(KEPT);
    expect(product['media_gallery']).toEqual([{ image: product['image'], pos: 1 }]);
  }
  const { width, format } = await sharp(join(kept, String(products[0]!['image']).slice('/own/'.length))).metadata();
  expect([width, format]).toEqual([1680, 'webp']);
  expect(steps.at(-1)).toBe(2);
});

test('a picture with nothing around the piece keeps that, and its name says so', async () => {
  const piece = { input: await sharp(green).resize(400, 200).toBuffer(), left: 200, top: 150 };
  const surroundings = { width: 800, height: 500, channels: 4, background: '#0000' } as const;
  const cut = await sharp({ create: surroundings }).composite([piece]).png().toBuffer();
  writeFileSync(join(folder, 'source', 'images', 'cut.png'), cut);
  const [product] = (await take(['cut.png'])).products;
  expect(product!['image']).toMatch(/^\/own\/[\da-f]{24}\.cutout\.webp$/);
  const file = join(kept, String(product!['image']).slice('/own/'.length));
  expect((await sharp(file).stats()).isOpaque).toBe(false);
  expect((await take(['cut.png'])).products[0]!['image']).toBe(product!['image']);
});

test('a second import finds them, and asks nobody', async () => {
  const first = await take(['green.jpg', `${address}/green.jpg`], address);
  asked = [];
  const second = await take(['green.jpg', `${address}/green.jpg`], address);
  expect(second.products).toEqual(first.products);
  expect(asked).toEqual([]);
});

test('a file whose name differs in the case of its letters only is found, and one that leads out of the folder is not', async () => {
  const { products, remarks } = await take(['GREEN.JPG', 'Images/green.Jpg', 'OUT.jpg']);
  expect(products.map(({ image }) => image)).toEqual([
    expect.stringMatching(KEPT),
    expect.stringMatching(KEPT),
    undefined,
  ]);
  expect(remarks).toEqual(['1 picture could not be taken. The first: OUT.jpg: there is no such file.']);
});

test('what nobody has, or what is no picture, is left out and told', async () => {
  const images = [`${address}/no.jpg`, `${address}/text.jpg`, 'no.jpg', '../secret.jpg', 'out.jpg', 'green.jpg'];
  const { products, remarks, lost } = await take(images, address);
  expect(lost.map(({ picture }) => picture)).toEqual(images.slice(0, 5));
  expect(lost[4]).toEqual({ picture: 'out.jpg', reason: expect.stringContaining('404') as string });
  expect(products.slice(0, 5).map((product) => [product['image'], product['media_gallery']])).toEqual(
    Array.from({ length: 5 }, () => [undefined, []]),
  );
  expect(products[5]!['image']).toMatch(KEPT);
  expect(remarks).toEqual([expect.stringContaining('5 pictures could not be taken. The first: ')]);
  expect(readdirSync(kept)).toHaveLength(1);
});

test('documents cannot make the shop ask its own network, neither by an address nor by a name nor by a place it was moved to', async () => {
  const { port } = new URL(address);
  const inside = [
    `${address}/green.jpg`,
    `http://localhost:${port}/green.jpg`,
    `http://[::ffff:127.0.0.1]:${port}/green.jpg`,
    `http://2130706433:${port}/green.jpg`,
    'http://169.254.169.254/latest/meta-data',
  ];
  expect((await take(inside)).remarks).toEqual([
    `5 pictures could not be taken. The first: ${address}/green.jpg: 127.0.0.1 is in this network; name it with --pictures to fetch from it.`,
  ]);
  expect(asked).toEqual([]);
  // Whom the operator trusts may send it elsewhere, but not to another door of this network.
  const moved = await take([`${address}/moved.jpg`, `${address}/moved-inside.jpg`], address);
  expect(moved.products.map(({ image }) => image)).toEqual([expect.stringMatching(KEPT), undefined]);
  expect(moved.remarks[0]).toContain('localhost is in this network');
});

test('an address without a scheme is fetched as a secure one', async () => {
  const { products, remarks } = await take([`//${new URL(address).host}/green.jpg`]);
  expect(products[0]).not.toHaveProperty('image');
  expect(remarks).toEqual([
    expect.stringMatching(
      /^1 picture could not be taken\. The first: \/\/127\.0\.0\.1:\d+\/green\.jpg: 127\.0\.0\.1 is in this/,
    ),
  ]);
});

test('pictures of the shop itself, and paths that somebody else serves, stay; the latter are told', async () => {
  const { products, remarks } = await take([
    '/drawn/sofa-3-grey.svg',
    '/photos/A/green-hero.moss.webp',
    '/m/b/sofa.jpg',
  ]);
  expect(products.map(({ image }) => image)).toEqual([
    '/drawn/sofa-3-grey.svg',
    '/photos/A/green-hero.moss.webp',
    '/m/b/sofa.jpg',
  ]);
  expect(remarks).toEqual([
    'This shop does not serve 1 picture by the name; --pictures says where to find it. The first: /m/b/sofa.jpg.',
  ]);
});

test('names may be below a folder or an address that is named', async () => {
  expect((await take(['/m/b/sofa.jpg'], `${address}/media/`)).products[0]!['image']).toMatch(KEPT);
  expect(asked).toEqual(['/media/m/b/sofa.jpg']);
  expect((await take(['secret.jpg'], folder)).products[0]!['image']).toMatch(KEPT);
  const none = await take([`${address}/green.jpg`], 'none');
  expect(none.products[0]).not.toHaveProperty('image');
  expect([none.steps, none.lost]).toEqual([[], []]);
});

test('without a network it gives up after some, and says how to go on', async () => {
  const gone = Array.from({ length: 60 }, (_, index) => `${address}/gone-${index}.jpg`);
  const { remarks } = await take(gone, address);
  expect(asked.length).toBeLessThan(30);
  expect(remarks.at(-1)).toMatch(/^Not fetched yet: \d+ pictures\. The same import again goes on with them\./);
});
