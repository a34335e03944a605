import { beforeEach, describe, expect, test } from 'vitest';
import { PICTURE_MAX_AGE_MS } from '#config/caches.ts';
import { PAGE_PATIENCE_MS } from '#config/timings.ts';
import { MemoryPictures } from '#tests/support/memory-pictures.ts';
import { answerPicture } from './pictures.ts';

const WIDE = 'http://shop.test/media/a.webp?w=640';
const NARROW = 'http://shop.test/media/a.webp?w=320';

let pictures: MemoryPictures;
let now: number;
let asked: string[];
let network: (url: string) => Response;

beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  pictures = new MemoryPictures();
  asked = [];
  network = () => new Response('new', { headers: { 'content-type': 'image/webp' } });
});

/** What a page gets for the address of a picture, after all background work is done. */
async function show(url: string): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const ports = {
    pictures: pictures.asStore(() => now),
    fetch: async (request: Request) => {
      asked.push(request.url);
      return network(request.url);
    },
    sleep: () => new Promise<void>(() => undefined),
  };
  const response = await answerPicture(ports, new Request(url), (promise) => work.push(promise));
  await Promise.all(work);
  return response;
}

const offline = (): never => {
  throw new TypeError('fetch failed');
};

test('a picture is fetched once and then shown from the device', async () => {
  expect(await (await show(WIDE)).text()).toBe('new');
  network = offline;
  expect(await (await show(WIDE)).text()).toBe('new');
  expect(asked).toEqual([WIDE]);
});

test('after a week it is asked for again', async () => {
  await show(WIDE);
  now += PICTURE_MAX_AGE_MS;
  network = () => new Response('newer', { headers: { 'content-type': 'image/webp' } });
  expect(await (await show(WIDE)).text()).toBe('newer');
});

test('a network that answers nothing is given up after a while where an older picture is here; what comes late is kept', async () => {
  await show(WIDE);
  now += PICTURE_MAX_AGE_MS;
  const waitedMs: number[] = [];
  let come = (_response: Response): void => undefined;
  const work: Promise<unknown>[] = [];
  const ports = {
    pictures: pictures.asStore(() => now),
    fetch: () => new Promise<Response>((resolve) => (come = resolve)),
    sleep: async (ms: number) => void waitedMs.push(ms),
  };
  const response = await answerPicture(ports, new Request(WIDE), (promise) => work.push(promise));
  expect(await response.text()).toBe('new');
  expect(waitedMs).toEqual([PAGE_PATIENCE_MS]);
  come(new Response('late', { headers: { 'content-type': 'image/webp' } }));
  await Promise.all(work);
  network = offline;
  expect(await (await show(WIDE)).text()).toBe('late');
});

const portal = (): Response => new Response('<p>log in', { headers: { 'content-type': 'text/html' } });
const inTrouble = (): Response => new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } });

describe.each([
  ['without a network', offline],
  ['behind a captive portal', portal],
  ['while the shop is in trouble', inTrouble],
])('%s', (_name, answer) => {
  beforeEach(async () => {
    await show(WIDE);
    network = answer;
  });

  test('an old picture is better than none', async () => {
    now += PICTURE_MAX_AGE_MS;
    expect(await (await show(WIDE)).text()).toBe('new');
  });

  test('another width is better than none too', async () => {
    expect(await (await show(NARROW)).text()).toBe('new');
  });
});

test('a picture that the device does not have is an error without a network, not a page', async () => {
  network = offline;
  expect((await show('http://shop.test/media/b.webp?w=320')).type).toBe('error');
});

test.each([
  ['a missing picture', () => new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } })],
  ['a captive portal', portal],
])('%s is passed on and not kept', async (_name, answer) => {
  network = answer;
  await show(WIDE);
  expect(pictures.kept.size).toBe(0);
});

test('a full device shows a picture and does not keep it', async () => {
  pictures.isFull = true;
  expect(await (await show(WIDE)).text()).toBe('new');
  expect(pictures.kept.size).toBe(0);
});
