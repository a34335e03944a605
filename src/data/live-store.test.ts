import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, failed, loading, missing, notOnDevice, ready } from '#domain/answer.ts';
import type { DataClient } from './data-client.ts';
import { LiveStore } from './live-store.ts';
import type { QueryRef } from './query-ref.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client whose queries the test answers. */
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

test('what came with the page stays until the device knows as much', () => {
  const { live, watched } = device();
  live.preload(query('a'), ready('24 chairs'));
  live.subscribe(query('a'), () => undefined);
  watched.get('a')!({ ...ready('2 chairs'), isPartial: true });
  watched.get('a')!({ ...missing, isPartial: true });
  expect(live.read(query('a'))).toEqual(ready('24 chairs'));
  watched.get('a')!(ready('25 chairs'));
  expect(live.read(query('a'))).toEqual(ready('25 chairs'));
});

test('what the page was rendered with is what its late parts begin with, whatever is known by then', () => {
  const { live, watched } = device();
  live.preload(query('a'), ready('24 chairs'));
  for (const name of ['a', 'b']) live.subscribe(query(name), () => undefined);
  watched.get('a')!(ready('25 chairs'));
  watched.get('b')!(ready('Kari'));
  expect(live.readRendered(query('a'))).toEqual(ready('24 chairs'));
  expect(live.readRendered(query('b'))).toEqual(loading);
});

test('a page that says that there is nothing stays as well', () => {
  const { live, watched } = device();
  live.preload(query('a'), missing);
  live.subscribe(query('a'), () => undefined);
  watched.get('a')!({ ...loading, isPartial: true });
  expect(live.read(query('a'))).toEqual(missing);
});

test('without a rendered page a device shows what it has, also when it has less again', () => {
  const { live, watched } = device();
  live.subscribe(query('a'), () => undefined);
  watched.get('a')!({ ...ready('2 chairs'), isPartial: true });
  expect(live.read(query('a'))).toEqual(ready('2 chairs'));
  watched.get('a')!(ready('25 chairs'));
  watched.get('a')!({ ...ready('1 chair'), isPartial: true });
  expect(live.read(query('a'))).toEqual(ready('1 chair'));
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

test('of what nobody looks at, only the last two dozen are kept up to date', () => {
  const { live, watched } = device();
  live.subscribe(query('open'), () => undefined);
  for (let number = 0; number < 28; number++) live.subscribe(query(String(number)), () => undefined)();
  vi.advanceTimersByTime(0);
  const kept = Array.from({ length: 24 }, (_, index) => String(index + 4));
  expect([...watched.keys()]).toEqual(['open', ...kept]);
});

test('a page that goes with many questions does not take those of the next one with it', () => {
  const { live, watched } = device();
  live.subscribe(query('list'), () => undefined)();
  watched.get('list')!(ready('chairs'));
  const ends = Array.from({ length: 30 }, (_, index) => live.subscribe(query(`page ${index}`), () => undefined));
  // The next page is drawn with the lingering answers, and subscribes only after the previous page has unsubscribed.
  for (const end of ends) end();
  expect(live.read(query('list'))).toEqual(ready('chairs'));
  live.subscribe(query('list'), () => undefined);
  vi.advanceTimersByTime(0);
  expect(live.read(query('list'))).toEqual(ready('chairs'));
});
