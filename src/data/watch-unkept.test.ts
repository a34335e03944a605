import { expect, test, vi } from 'vitest';
import { type Answer, ready } from '#domain/answer.ts';
import { LiveStore } from './live-store.ts';
import { watchUnkept } from './watch-unkept.ts';

const held = vi.hoisted(() => ({ times: 0 }));
vi.mock('./unsaved.ts', () => ({
  holdUnsaved: () => {
    held.times++;
    return async () => void held.times--;
  },
}));

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
