import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, ready } from '#domain/answer.ts';
import { LiveStore } from '#src/data/live-store.ts';
import { askForPersistentStorage } from '#src/data/persistent-storage.ts';
import { queries } from '#src/data/query-ref.ts';
import { askForBackgroundSync, lookForUpdate } from '#src/data/service-worker.ts';
import { offerWhenHere, watchOutbox, watchUnkept, watchVersion } from './background-work.ts';

vi.mock('#src/data/service-worker.ts', () => ({
  askForBackgroundSync: vi.fn<() => void>(),
  lookForUpdate: vi.fn<() => void>(),
}));
vi.mock('#src/data/persistent-storage.ts', () => ({
  askForPersistentStorage: vi.fn<() => Promise<void>>(async () => undefined),
}));
const held = vi.hoisted(() => ({ times: 0 }));
vi.mock('#src/data/unsaved.ts', () => ({
  holdUnsaved: () => {
    held.times++;
    return async () => void held.times--;
  },
}));

beforeEach(() => void vi.clearAllMocks());

/** A window whose screen has been told already what the work in the background begins to look at. */
function told(answer: Answer<unknown>): LiveStore {
  const live = new LiveStore({
    watch: (_name, _params, listener) => {
      listener(answer);
      return () => undefined;
    },
    command: () => Promise.reject(new Error('nothing is commanded here')),
  });
  for (const ref of [queries.sync.connection(), queries.task.all()]) live.subscribe(ref, () => undefined);
  return live;
}

test('a version that was told before anybody looked for one is looked for, once', () => {
  watchVersion(told(ready({ isOnline: true, serverVersion: 'the next one' })));
  expect(lookForUpdate).toHaveBeenCalledOnce();
});

test('what waits to be sent since before the start asks the browser to wake the service worker, and to keep the device (D83)', () => {
  watchOutbox(told(ready([{ state: 'queued' }])));
  expect(askForBackgroundSync).toHaveBeenCalledOnce();
  expect(askForPersistentStorage).toHaveBeenCalledOnce();
});

type Told = Readonly<Record<string, unknown>>;

/** A window that is told these values; afterwards it may be told others. */
function telling(values: Told): { readonly live: LiveStore; readonly tell: (next: Told) => void } {
  const listeners = new Map<string, (answer: Answer<unknown>) => void>();
  const live = new LiveStore({
    watch: (name, _params, listener) => {
      listeners.set(name, listener);
      return () => undefined;
    },
    command: () => Promise.reject(new Error('nothing is commanded here')),
  });
  const tell = (next: Told): void => {
    for (const [name, value] of Object.entries(next)) listeners.get(name)?.(ready(value));
  };
  watchUnkept(live);
  tell(values);
  return { live, tell };
}

const filled = { lines: [{ key: 'LAMP' }] };
const queued = [{ state: 'queued' }];

test.each<[string, Told, number]>([
  [
    'a filled cart on a device that keeps nothing',
    { 'sync.storage': { problem: 'storageUnavailable' }, 'cart.current': filled },
    1,
  ],
  [
    'an order that waits where orders do not open',
    { 'sync.storage': { problem: 'ordersUnopened' }, 'task.all': queued },
    1,
  ],
  [
    'nothing at all on such a device',
    { 'sync.storage': { problem: 'storageUnavailable' }, 'task.all': [{ state: 'sent' }] },
    0,
  ],
  [
    'a filled cart where only the catalogue does not open',
    { 'sync.storage': { problem: 'catalogueUnopened' }, 'cart.current': filled },
    0,
  ],
  ['a filled cart that is kept', { 'sync.storage': { problem: null }, 'cart.current': filled, 'task.all': queued }, 0],
])('a new version waits for what a reload would lose (D49): %s', (_name, values, expected) => {
  held.times = 0;
  const { tell } = telling(values);
  expect(held.times).toBe(expected);
  tell({ 'cart.current': { lines: [] }, 'task.all': [] });
  expect(held.times).toBe(0);
});

test.each([
  ['as long as it waits', 'installed', 1],
  ['no more once another one took its place', 'redundant', 0],
])('the code that offers a version is asked for again %s', async (_name, stateThen, expected) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const waiting = { state: 'installed' };
  let [failures, offers] = [0, 0];
  const load = async () => {
    if (failures++ === 0) throw new TypeError('no network');
    return { offerVersion: () => void offers++ };
  };
  const offering = offerWhenHere(waiting as ServiceWorker, () => undefined, load);
  await vi.advanceTimersByTimeAsync(0);
  expect([failures, offers]).toEqual([1, 0]);
  waiting.state = stateThen;
  await vi.advanceTimersByTimeAsync(10_000);
  await offering;
  expect(offers).toBe(expected);
});
