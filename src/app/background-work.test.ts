import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, missing, ready } from '#domain/answer.ts';
import { LiveStore } from '#src/data/live-store.ts';
import { askForPersistentStorage } from '#src/data/persistent-storage.ts';
import { queries } from '#src/data/query-ref.ts';
import { askForBackgroundSync, lookForUpdate } from '#src/data/service-worker.ts';
import { offerWhenHere, watchOutbox, watchVersion } from './background-work.ts';

vi.mock('#src/data/service-worker.ts', () => ({
  askForBackgroundSync: vi.fn<() => void>(),
  lookForUpdate: vi.fn<() => void>(),
}));
vi.mock('#src/data/persistent-storage.ts', () => ({
  askForPersistentStorage: vi.fn<() => Promise<void>>(async () => undefined),
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
  const offering = offerWhenHere(waiting as ServiceWorker, { live: told(missing), renewWorker: () => undefined }, load);
  await vi.advanceTimersByTimeAsync(0);
  expect([failures, offers]).toEqual([1, 0]);
  waiting.state = stateThen;
  await vi.advanceTimersByTimeAsync(10_000);
  await offering;
  expect(offers).toBe(expected);
});
