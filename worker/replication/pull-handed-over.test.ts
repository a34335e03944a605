import { beforeEach, expect, test } from 'vitest';
import { ok } from '#schemas/errors.ts';
import { MemoryIndexStore } from '#tests/support/memory-index-store.ts';
import { LostLease } from '../outbox/lease.ts';
import { nothingYet, pullAll } from './pull.ts';

/** A tab that pulls, freezes, and wakes up when another tab has gone on from where it was (T2). */

interface Shelf {
  readonly id: number;
  readonly price: number;
}

let store: MemoryIndexStore;
let stored: Map<number, number>;
/** From where pages were asked for. */
let asked: (string | undefined)[];
/** What becomes of the first tab when it asks whether it still pulls: for the first time, the second time. */
let looks: (() => Promise<void>)[];

const still = async (): Promise<void> => undefined;

/** Another tab has pulled what is newer. */
const anotherPulled = async (): Promise<void> => {
  stored.set(1, 80);
  await store.setCheckpoint('products', { ...nothingYet, checkpoint: 'third', isComplete: true });
  throw new LostLease();
};

/** The first tab pulls a page that the shop answered before the price changed again. */
function pullOldPage(): ReturnType<typeof pullAll> {
  return pullAll(
    {
      name: 'products',
      collection: 'products',
      write: async (documents) => {
        for (const { id, price } of documents as Shelf[]) stored.set(id, price);
        return [];
      },
      storedIds: async () => [...stored.keys()].map(String),
    },
    {
      backend: {
        page: async (_pull, from) => {
          asked.push(from);
          const documents = [{ id: 1, price: 90 }];
          return ok({ value: { documents, checkpoint: 'second', hasMore: false, total: 1 }, at: 0 });
        },
      },
      store,
      pace: { lineIsFree: Promise.resolve(), batchSize: () => 1, breathe: async () => undefined },
      isStopped: () => false,
      lease: { confirm: () => looks.shift()!() },
    },
  );
}

const checkpoint = async (): Promise<string | null> => (await store.checkpoints()).get('products')!.checkpoint;

beforeEach(async () => {
  store = new MemoryIndexStore();
  asked = [];
  stored = new Map([[1, 100]]);
  await store.setCheckpoint('products', { ...nothingYet, checkpoint: 'first', isComplete: true });
});

test('who still pulls writes the page and how far it came', async () => {
  looks = [still, still];
  expect((await pullOldPage()).ok).toBe(true);
  expect([stored.get(1), await checkpoint()]).toEqual([90, 'second']);
});

test('a page is not written over what another tab has pulled meanwhile', async () => {
  looks = [anotherPulled];
  await expect(pullOldPage()).rejects.toThrow(LostLease);
  expect([stored.get(1), await checkpoint()]).toEqual([80, 'third']);
});

test('a page that was being written as another tab began to pull is pulled again', async () => {
  looks = [still, anotherPulled];
  await expect(pullOldPage()).rejects.toThrow(LostLease);
  expect(await checkpoint()).toBe('first');
});

test('where it was the first page, what is gone meanwhile is found as well: everything is pulled beside what is there', async () => {
  await store.dropCheckpoint('products');
  looks = [still, anotherPulled];
  await expect(pullOldPage()).rejects.toThrow(LostLease);
  expect((await store.checkpoints()).get('products')).toMatchObject({ checkpoint: null, isRenewal: true });
});

test('who is in the middle of a pull goes on from where it was set back to', async () => {
  const setBack = async (): Promise<void> =>
    store.setCheckpoint('products', { ...nothingYet, checkpoint: 'zeroth', isComplete: true });
  looks = [still, setBack, still, still];
  expect((await pullOldPage()).ok).toBe(true);
  expect([asked, await checkpoint()]).toEqual([['first', 'zeroth'], 'second']);
});

test('a list that a full device lets go while it is pulled is not begun again', async () => {
  looks = [
    still,
    async () => {
      stored.clear();
      await store.dropCheckpoint('products');
    },
  ];
  expect(await pullOldPage()).toEqual(ok(nothingYet));
  expect(asked).toEqual(['first']);
  expect((await store.checkpoints()).size).toBe(0);
});
