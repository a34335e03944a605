import { beforeEach, describe, expect, test } from 'vitest';
import { PICTURE_CACHE_MAX_BYTES, PICTURE_MAX_AGE_MS } from '#config/caches.ts';
import { MemoryPictures } from '#tests/support/memory-pictures.ts';
import type { PictureStore } from './picture-store.ts';

const HOUR_MS = 60 * 60 * 1000;
const MEGABYTE = 1024 * 1024;

let pictures: MemoryPictures;
let store: PictureStore;
let now: number;

beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  pictures = new MemoryPictures();
  store = pictures.asStore(() => now);
});

const picture = (bytes = 10): Response =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/webp' } });

test('a kept picture is found again, with its type', async () => {
  expect(await store.keep('/media/a.webp?w=640', picture(12))).toBe(12);
  const found = await store.find('/media/a.webp?w=640');
  expect(found).toMatchObject({ isFresh: true });
  expect(found!.response.headers.get('content-type')).toBe('image/webp');
  expect((await found!.response.arrayBuffer()).byteLength).toBe(12);
  expect(await store.find('/media/b.webp?w=640')).toBeNull();
});

test('another width of a picture is found', async () => {
  await store.keep('/media/a.webp?w=640', picture());
  expect(await store.find('/media/a.webp?w=320')).toBeNull();
  expect(await store.findOtherWidth('/media/a.webp?w=320')).not.toBeNull();
  expect(await store.findOtherWidth('/media/b.webp?w=320')).toBeNull();
});

describe('a week later (spec 9: 7d)', () => {
  beforeEach(() => store.keep('/media/a.svg', picture()));

  test.each([
    [PICTURE_MAX_AGE_MS - 1, true],
    [PICTURE_MAX_AGE_MS, false],
    // A clock that was wrong when the picture was stored says nothing about its age.
    [-PICTURE_MAX_AGE_MS, false],
  ])('after %i ms: fresh is %s, and it can still be shown', async (age, isFresh) => {
    now += age;
    expect(await store.freshBytes('/media/a.svg')).toBe(isFresh ? 10 : null);
    expect(await store.find('/media/a.svg')).toMatchObject({ isFresh });
  });

  test('a newly fetched picture replaces it', async () => {
    now += PICTURE_MAX_AGE_MS;
    await store.keep('/media/b.svg', picture(5 * MEGABYTE));
    expect([...pictures.kept.keys()]).toEqual(['/media/b.svg']);
  });
});

test('no more than 60 MB: the least recently used go first (D100)', async () => {
  const bytes = (): number => [...pictures.kept.values()].reduce((sum, { body }) => sum + body.size, 0);
  await store.keep('/media/favourite.webp', picture(MEGABYTE));
  for (let index = 0; index < 50; index++) {
    now += HOUR_MS;
    await store.keep(`/media/${index}.webp`, picture(2 * MEGABYTE));
    await store.find('/media/favourite.webp');
    expect(bytes()).toBeLessThanOrEqual(PICTURE_CACHE_MAX_BYTES);
  }
  const kept = [...pictures.kept.keys()];
  expect(kept).toContain('/media/favourite.webp');
  expect(kept).toContain('/media/49.webp');
  expect(kept).not.toContain('/media/0.webp');
  expect(bytes()).toBeGreaterThan(PICTURE_CACHE_MAX_BYTES / 2);
});

test('a full device refuses a picture and keeps the others', async () => {
  await store.keep('/media/a.svg', picture());
  pictures.isFull = true;
  await expect(store.keep('/media/b.svg', picture())).rejects.toThrow('no room');
  expect(await store.find('/media/a.svg')).not.toBeNull();
  expect(await store.freshBytes('/media/b.svg')).toBeNull();
});

test('all pictures can be deleted at once to make room', async () => {
  await store.keep('/media/a.svg', picture());
  await store.clear();
  expect(pictures.kept.size).toBe(0);
  expect(await store.find('/media/a.svg')).toBeNull();
});
