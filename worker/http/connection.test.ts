import { beforeEach, describe, expect, test } from 'vitest';
import { CHANGE_PAUSES_MS, PROBE_INTERVAL_MS, PROBE_INTERVAL_QUEUED_MS } from '#config/timings.ts';
import { Connection } from './connection.ts';

const answer = (): Response => Response.json({ code: 200, result: { version: '1' } });

let isReachable: boolean;
let asked: number;
let connection: Connection;
/** How long the shop is left alone between probes. */
let waits: number[];

beforeEach(() => {
  isReachable = true;
  asked = 0;
  waits = [];
  connection = new Connection({
    async fetch() {
      asked++;
      if (!isReachable) throw new TypeError('fetch failed');
      return answer();
    },
    // A pause is over at once, and a deadline never comes.
    clock: {
      now: () => 0,
      elapsed: () => 0,
      sleep(ms) {
        if (isPause(ms)) return settled();
        if (ms >= PROBE_INTERVAL_QUEUED_MS) waits.push(ms);
        return new Promise(() => undefined);
      },
    },
    ids: { next: () => '', random: () => 0 },
    apiOrigin: 'http://shop.test',
  });
});

const isPause = (ms: number): boolean => CHANGE_PAUSES_MS.some((pauseMs) => pauseMs === ms);

/** Waits until what was asked is answered. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const refused = { kind: 'refused', status: 404, code: '', retryAfterMs: null } as const;

/** What a call shows about the network (reliability H1). */
test.each([
  ['an answer while connected', true, null, { isOnline: true, asked: 0 }],
  ['no answer while connected: the shop is asked', true, { kind: 'offline' } as const, { isOnline: true, asked: 1 }],
  ['an answer while lost', false, null, { isOnline: true, asked: 1 }],
  ['a refusal is an answer', false, refused, { isOnline: true, asked: 1 }],
  ['no answer while lost', false, { kind: 'timeout' } as const, { isOnline: false, asked: 1 }],
])('%s', async (_name, wasOnline, failure, wanted) => {
  isReachable = wasOnline;
  if (!wasOnline) await connection.probe();
  connection.begin()(failure);
  await settled();
  expect({ isOnline: connection.isOnline, asked }).toEqual(wanted);
});

/** How soon a device that was cut off looks again (D89). */
test.each([
  ['nobody waits', {}, PROBE_INTERVAL_MS],
  ['something is to be sent', { hasQueue: true }, PROBE_INTERVAL_QUEUED_MS],
  ['a payment is to be settled', { hasPayment: true }, PROBE_INTERVAL_QUEUED_MS],
  ['a payment is to be settled, and nobody looks', { hasPayment: true, isVisible: false }, PROBE_INTERVAL_MS],
])('looks again: %s', async (_name, interest, waitMs) => {
  const ending = new AbortController();
  void connection.watch(ending.signal);
  await settled();
  connection.setInterest(interest);
  await settled();
  ending.abort();
  expect(waits.at(-1)).toBe(waitMs);
});

test('an answer from before the loss of the connection does not make the shop reachable', async () => {
  const conclude = connection.begin();
  isReachable = false;
  await connection.lookAnew();
  conclude(null);
  expect(connection.isOnline).toBe(false);
  await settled();
  expect({ isOnline: connection.isOnline, asked }, 'it is asked once more').toEqual({ isOnline: false, asked: 2 });
});

test('when the shop is reachable again by the time such an answer is read, the probe finds out', async () => {
  const conclude = connection.begin();
  isReachable = false;
  await connection.lookAnew();
  isReachable = true;
  conclude(null);
  await settled();
  expect(connection.isOnline).toBe(true);
});

test('when the browser reports the loss of the network too early, the next probe finds it', async () => {
  const looking = connection.lookForChange(false);
  await settled();
  expect(connection.isOnline).toBe(true);
  isReachable = false;
  await looking;
  expect(connection.isOnline).toBe(false);
});

test('after a false alarm the shop is probed only as often as there are pauses', async () => {
  await connection.lookForChange(false);
  expect({ isOnline: connection.isOnline, asked }).toEqual({ isOnline: true, asked: CHANGE_PAUSES_MS.length });
});

test('when the browser reports the return of the network too early, the next probe finds it', async () => {
  isReachable = false;
  await connection.probe();
  const looking = connection.lookForChange(true);
  await settled();
  expect(connection.isOnline).toBe(false);
  isReachable = true;
  await looking;
  expect(connection.isOnline).toBe(true);
});

describe('a shop that does not answer in time', () => {
  let isBusy: boolean;

  beforeEach(() => {
    isBusy = true;
    connection = new Connection({
      fetch: (request) => {
        asked++;
        if (!isBusy) return Promise.resolve(answer());
        return new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => reject(new DOMException('too late', 'AbortError')));
        });
      },
      // Deadlines and pauses are over at once.
      clock: { now: () => 0, elapsed: () => 0, sleep: () => settled() },
      ids: { next: () => '', random: () => 0 },
      apiOrigin: 'http://shop.test',
    });
  });

  test('is asked again soon, for it may only be busy', async () => {
    await connection.probe();
    expect(connection.isOnline).toBe(false);
    isBusy = false;
    await expect.poll(() => connection.isOnline).toBe(true);
  });

  test('is not asked without end', async () => {
    await connection.probe();
    await expect.poll(() => asked).toBe(CHANGE_PAUSES_MS.length);
    for (let turn = 0; turn < 20; turn++) await settled();
    expect(asked).toBe(CHANGE_PAUSES_MS.length);
  });
});

test.each([
  ['goes on with it', 5000, 5000, 15_000],
  ['goes on with it where the device slept', 60_000, 5000, 70_000],
  ['goes on with what has passed where it was set back', -86_400_000, 5000, 15_000],
])('the time of the shop, heard when a clock showed 20 seconds too many, %s', async (_what, byClock, passed, now) => {
  let [clock, elapsed] = [30_000, 700.6];
  connection = new Connection({
    fetch: async () =>
      Response.json({ result: { version: '1' } }, { headers: { date: new Date(10_000).toUTCString() } }),
    clock: { now: () => clock, elapsed: () => elapsed, sleep: () => new Promise(() => undefined) },
    ids: { next: () => '', random: () => 0 },
    apiOrigin: 'http://shop.test',
  });
  await connection.probe();
  clock += byClock;
  elapsed += passed;
  expect(connection.now()).toBe(now);
});
