import { expect, test } from 'vitest';
import type { Entry } from '../entry.ts';
import { GUEST } from '../owner.ts';
import type { AttemptRecord } from '../store/box.ts';
import { nextCandidate } from './next-candidate.ts';

const AT = 10_000;
const NEXT_AT = 13_000;

const create: Entry = {
  version: 1,
  kind: 'cart.create',
  id: 'create',
  key: 'create',
  seq: 1,
  watermark: 1,
  owner: GUEST,
  storeCode: 'bmno',
  createdAt: 0,
};
const attempt: AttemptRecord = {
  attempts: 1,
  answered: 1,
  at: AT,
  nextAt: NEXT_AT,
  reason: 'serverError',
  isOutcomeUnknown: false,
};
const row = { entry: create, request: null, attempt, reply: null };

/** Reliability row 41: a clock that is set while something waits. */
test.each([
  ['the wait has just begun', AT, { isSent: false, dueInMs: 3000 }],
  ['a third of it is over', AT + 1000, { isSent: false, dueInMs: 2000 }],
  ['it is over', NEXT_AT, { isSent: true, dueInMs: null }],
  ['the clock was set back meanwhile: nobody knows how long it has been', AT - 1, { isSent: true, dueInMs: null }],
  ['the clock was set back ten years', AT - 10 * 365 * 24 * 3_600_000, { isSent: true, dueInMs: null }],
])('what waits for its time: %s', (_name, now, wanted) => {
  const { candidate, dueInMs } = nextCandidate([row], new Map(), now);
  expect({ isSent: candidate !== null, dueInMs }).toEqual(wanted);
});

/** Two orders of a guest, of which the shop answers the first with an error again and again. */
const order = (id: string, seq: number): Entry => ({
  version: 1,
  kind: 'order.place',
  id,
  key: id,
  seq,
  watermark: 1,
  consumes: seq,
  isHeld: false,
  owner: GUEST,
  storeCode: 'bmno',
  createdAt: 0,
  wire: { method: 'POST', url: '/api/order', headers: {}, body: null },
});

test('what waits for somebody at a page holds nothing else back (decision 081)', () => {
  const rows = [
    { entry: order('first', 1), request: null, attempt: { ...attempt, reason: 'recaptcha' as const }, reply: null },
    { entry: order('second', 2), request: null, attempt: null, reply: null },
  ];
  expect(nextCandidate(rows, new Map(), AT).candidate?.row.entry.id).toBe('second');
  expect(nextCandidate([rows[0]!], new Map(), AT)).toEqual({ candidate: null, dueInMs: NEXT_AT - AT });
});

test.each([
  [1, null],
  [4, null],
  [5, 'second'],
  [50, 'second'],
])('answered with an error %i times, what waits first lets %s go before it (D10, D12)', (answered, next) => {
  const tried = { ...attempt, answered, attempts: answered };
  const rows = [
    { entry: order('first', 1), request: null, attempt: tried, reply: null },
    { entry: order('second', 2), request: null, attempt: null, reply: null },
  ];
  const sent = nextCandidate(rows, new Map(), AT);
  expect(sent.candidate?.row.entry.id ?? null).toBe(next);
  // It is never dropped: when its time has come it goes again.
  expect(nextCandidate(rows, new Map(), NEXT_AT).candidate?.row.entry.id).toBe('first');
});
