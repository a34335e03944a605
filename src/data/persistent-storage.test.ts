import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const persist = vi.fn<() => Promise<boolean>>();
let isPersisted = false;
let ask: () => Promise<void>;

beforeEach(async () => {
  vi.resetModules();
  persist.mockReset().mockResolvedValue(true);
  vi.stubGlobal('navigator', { storage: { persist, persisted: async () => isPersisted } });
  ({ askForPersistentStorage: ask } = await import('./persistent-storage.ts'));
});

afterEach(() => {
  isPersisted = false;
  vi.unstubAllGlobals();
});

test('the browser is asked only once per visit', async () => {
  await ask();
  await ask();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a browser whose storage is persistent already is not asked', async () => {
  isPersisted = true;
  await ask();
  expect(persist).not.toHaveBeenCalled();
});

test('a browser without a storage manager is not asked', async () => {
  vi.stubGlobal('navigator', {});
  await ask();
  expect(persist).not.toHaveBeenCalled();
});
