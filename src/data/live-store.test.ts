import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, failed, loading, missing, notOnDevice, ready } from '#domain/answer.ts';
import type { DataClient } from './data-client.ts';
import { LiveStore } from './live-store.ts';
import type { QueryRef } from './query-ref.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client whose queries are answered by hand. */
function device() {
  const watched = new Map<string, (answer: Answer<unknown>) => void>();
  const client: DataClient = {
    watch: (name, _params, listener) => {
      watched.set(name, listener);
      return () => void watched.delete(name);
    },
    command: () => Promise.reject(new Error('nothing is commanded here')),
  };
  return { live: new LiveStore(client), watched };
}

const query = (name: string): QueryRef<string> => ({ name, params: {} });

test('those who look at the same share one subscription, and hear every answer', () => {
  const { live, watched } = device();
  const heard: string[] = [];
  live.subscribe(query('a'), () => heard.push('first'));
  live.subscribe(query('a'), () => heard.push('second'));
  watched.get('a')!(ready('chair'));
  expect(heard).toEqual(['first', 'second']);
  expect(live.read(query('a'))).toEqual(ready('chair'));
});

test.each([
  ['on its way', loading, 'ready'],
  ['not here yet', notOnDevice, 'ready'],
  ['not to be had', failed, 'ready'],
  ['gone', missing, 'missing'],
])('what is known stays on the screen until there is something new to know: then it is %s', (_what, answer, state) => {
  const { live, watched } = device();
  live.subscribe(query('a'), () => undefined);
  watched.get('a')!(ready('chair'));
  watched.get('a')!(answer);
  expect(live.read(query('a')).state).toBe(state);
});

test('whoever comes back in time finds the answer, whoever comes late asks anew', () => {
  const { live, watched } = device();
  live.subscribe(query('a'), () => undefined)();
  watched.get('a')!(ready('chair'));
  vi.advanceTimersByTime(29_000);
  expect(live.read(query('a'))).toEqual(ready('chair'));
  live.subscribe(query('a'), () => undefined)();
  vi.advanceTimersByTime(29_000);
  expect(watched.has('a')).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(watched.has('a')).toBe(false);
  expect(live.read(query('a')).state).toBe('loading');
});

test('of what nobody looks at, only the last eight are kept up to date', () => {
  const { live, watched } = device();
  live.subscribe(query('open'), () => undefined);
  for (let number = 0; number < 12; number++) live.subscribe(query(String(number)), () => undefined)();
  expect([...watched.keys()]).toEqual(['open', '4', '5', '6', '7', '8', '9', '10', '11']);
});
