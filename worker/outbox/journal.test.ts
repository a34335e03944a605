import { expect, test } from 'vitest';
import { MemoryCache } from '#tests/support/memory-cache.ts';
import type { FiledReply, JournalEntry, RenderedRequest } from './entry.ts';
import { createJournal, type Journal } from './journal.ts';

const ORIGIN = 'http://shop.test';

const entry: JournalEntry = {
  version: 1,
  kind: 'cart.create',
  seq: 1,
  id: 'first',
  key: 'first',
  owner: 'guest',
  storeCode: 'bmno',
  createdAt: 0,
  watermark: 1,
};
const request: RenderedRequest = { method: 'POST', url: '/', headers: {}, body: null, covers: ['first'], cartId: null };
const reply: FiledReply = { outcome: 'accepted', status: 200, result: true, at: 0 };

async function answered(cache: MemoryCache): Promise<Journal> {
  const journal = createJournal(async () => cache.asCache(), ORIGIN);
  await journal.append(entry);
  await journal.fileRequest(entry, request);
  await journal.fileReply(entry, reply);
  return journal;
}

test('an answered entry is read with its request and its reply', async () => {
  const cache = new MemoryCache();
  const journal = await answered(cache);
  expect(await journal.rows()).toEqual([{ entry, request, reply }]);
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
        if (String(url).endsWith(part)) await other.remove(entry);
        return own.match(url);
      },
    };
    expect(await createJournal(async () => slow, ORIGIN).rows()).toEqual([]);
  },
);

test('a reply that cannot be read any more leaves its entry open: the server knows its key', async () => {
  const cache = new MemoryCache();
  await answered(cache);
  for (const url of cache.texts.keys()) if (url.endsWith('/reply')) cache.texts.set(url, '{"outc');
  const journal = createJournal(async () => cache.asCache(), ORIGIN);
  expect(await journal.rows()).toEqual([{ entry, request, reply: null }]);
});

test('the highest number is remembered, whether its entry is there or gone', async () => {
  const cache = new MemoryCache();
  const journal = createJournal(async () => cache.asCache(), ORIGIN);
  expect(await journal.watermark()).toBe(0);
  const later = { ...entry, seq: 7, id: 'later', watermark: 7 };
  await journal.append(entry);
  await journal.append(later);
  expect(await journal.watermark()).toBe(7);
  await journal.remove(later);
  await journal.remove(entry);
  expect(await journal.rows()).toEqual([]);
  expect(await journal.watermark()).toBe(7);
});

test('an entry can be let go on a device that is full', async () => {
  const cache = new MemoryCache();
  const whole = createJournal(async () => cache.asCache(), ORIGIN);
  await whole.append(entry);
  const full = { ...cache.asCache(), put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  await createJournal(async () => full, ORIGIN).remove(entry);
  expect(await whole.rows()).toEqual([]);
});
