import { expect, test } from 'vitest';
import { MemoryCache } from '#tests/support/memory-cache.ts';
import type { Entry, FiledReply, RenderedRequest } from '../entry.ts';
import { Box, nothing, type Row } from './box.ts';
import { createMirror, type CacheLike, type Mirror } from './mirror.ts';

const ORIGIN = 'http://shop.test';

const entry: Entry = {
  version: 1,
  kind: 'cart.create',
  seq: 1,
  id: 'first',
  key: 'first',
  owner: 'guest',
  storeCode: 'bmno',
  createdAt: 0,
};
const request: RenderedRequest = { method: 'POST', url: '/', headers: {}, body: null, covers: ['first'], cartId: null };
const reply: FiledReply = { outcome: 'accepted', status: 200, result: true, at: 0 };
const row: Row = { entry, request, attempt: null, reply };
const empty = { rows: [], carts: new Map() };
const always = async (): Promise<void> => undefined;

function write(mirror: Mirror, change: (box: Box) => void): Promise<void> {
  const box = new Box(nothing);
  change(box);
  return mirror.write(box.changes, always);
}

const mirrorOf = (cache: CacheLike): Mirror => createMirror(async () => cache, ORIGIN);

async function answered(cache: MemoryCache): Promise<Mirror> {
  const mirror = mirrorOf(cache.asCache());
  await write(mirror, (box) => box.file(row));
  return mirror;
}

test('an answered entry is read with its request and its reply', async () => {
  const cache = new MemoryCache();
  await answered(cache);
  expect((await mirrorOf(cache.asCache()).read()).rows).toEqual([{ entry, request, reply }]);
});

test.each(['/request', '/reply'])(
  'an entry that is let go while its %s is read is gone, not unanswered',
  async (part) => {
    const cache = new MemoryCache();
    const other = await answered(cache);
    const own = cache.asCache();
    const slow = {
      ...own,
      match: async (url: RequestInfo | URL) => {
        if (String(url).endsWith(part)) await write(other, (box) => box.remove(row));
        return own.match(url);
      },
    };
    expect((await mirrorOf(slow).read()).rows).toEqual([]);
  },
);

test('a reply that cannot be read any more leaves its entry open: the server knows its key', async () => {
  const cache = new MemoryCache();
  await answered(cache);
  for (const url of cache.texts.keys()) if (url.endsWith('/reply')) cache.texts.set(url, '{"outc');
  expect((await mirrorOf(cache.asCache()).read()).rows).toEqual([{ entry, request, reply: null }]);
});

test('the highest number is remembered, whether its entry is there or gone', async () => {
  const mirror = mirrorOf(new MemoryCache().asCache());
  expect(await mirror.watermark()).toBe(0);
  const later: Row = { ...row, entry: { ...entry, seq: 7, id: 'later' } };
  await write(mirror, (box) => [row, later].forEach((each) => box.file(each)));
  expect(await mirror.watermark()).toBe(7);
  await write(mirror, (box) => [later, row].forEach((each) => box.remove(each)));
  expect((await mirror.read()).rows).toEqual([]);
  expect(await mirror.watermark()).toBe(7);
});

test('an entry can be let go on a device that is full', async () => {
  const cache = new MemoryCache();
  const whole = await answered(cache);
  const full = { ...cache.asCache(), put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  await write(mirrorOf(full), (box) => box.remove(row));
  expect((await whole.read()).rows).toEqual([]);
});

test('what was queued since the look at the outbox is not let go', async () => {
  const mirror = await answered(new MemoryCache());
  await mirror.become({ ...empty, lastSeq: entry.seq - 1 }, always);
  expect((await mirror.read()).rows).toHaveLength(1);
  await mirror.become({ ...empty, lastSeq: entry.seq }, always);
  expect((await mirror.read()).rows).toEqual([]);
});
