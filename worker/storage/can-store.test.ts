import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { STORAGE_CHECK_MS } from '#config/timings.ts';
import { canStore } from './can-store.ts';

afterEach(() => void vi.useRealTimers());

test('a browser that opens databases can store, and keeps nothing of the check', async () => {
  const factory = new IDBFactory();
  expect(await canStore(() => factory)).toBe(true);
  await expect.poll(() => factory.databases()).toEqual([]);
});

test('a browser that blocks databases cannot store', async () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(await canStore(blocked)).toBe(false);
  expect(await canStore(() => ({ open: blocked }) as unknown as globalThis.IDBFactory)).toBe(false);
});

test('a browser that answers with an error cannot store', async () => {
  const broken = {
    open() {
      const request = new EventTarget();
      queueMicrotask(() => request.dispatchEvent(new Event('error')));
      return request;
    },
  };
  expect(await canStore(() => broken as unknown as globalThis.IDBFactory)).toBe(false);
});

test('a browser that never answers cannot store', async () => {
  vi.useFakeTimers();
  const silent = { open: () => new EventTarget() };
  const answer = canStore(() => silent as unknown as globalThis.IDBFactory);
  await vi.advanceTimersByTimeAsync(STORAGE_CHECK_MS);
  expect(await answer).toBe(false);
});
