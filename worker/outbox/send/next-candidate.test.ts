import { expect, test } from 'vitest';
import type { QueuedWish } from '#domain/views/outbox.ts';
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

/** What a guest waits for, and the subscription of one address. */
const wish = (id: string, seq: number, of: QueuedWish, storeCode = 'bmno'): Entry => ({
  version: 1,
  kind: 'task',
  id,
  key: id,
  seq,
  owner: GUEST,
  storeCode,
  createdAt: 0,
  wish: of,
  wire: { method: 'POST', url: '/api/wish', headers: {}, body: null },
});
const lamp: QueuedWish = { kind: 'restock', sku: 'LAMP', productName: 'Lampe', email: 'kari@example.no' };
const subscribed: QueuedWish = { kind: 'newsletter', change: 'subscribe', email: 'kari@example.no' };
const limited = { ...attempt, answered: 0, reason: 'tooManyRequests' as const };
const stuck = { ...attempt, answered: 5, attempts: 5 };

test.each([
  [
    'an order goes before a wish of which the shop gets too many',
    wish('first', 1, lamp),
    limited,
    order('second', 2),
    true,
  ],
  ['an order does not go before another of which it does', order('first', 1), limited, order('second', 2), false],
  ['a wish of which it gets too many', wish('first', 1, lamp), limited, wish('second', 2, lamp), false],
  [
    'a subscription',
    wish('first', 1, subscribed),
    stuck,
    wish('second', 2, { ...subscribed, change: 'unsubscribe' }),
    false,
  ],
  ['another thing', wish('first', 1, subscribed), stuck, wish('second', 2, lamp), true],
  ['the article of another store view', wish('first', 1, lamp), stuck, wish('second', 2, lamp, 'default'), true],
])(
  'a later wish of the same thing waits for the earlier one, nothing else does: %s',
  (_name, first, tried, second, isSent) => {
    const rows = [
      { entry: first, request: null, attempt: tried, reply: null },
      { entry: second, request: null, attempt: null, reply: null },
    ];
    expect(nextCandidate(rows, new Map(), AT).candidate?.row.entry.id ?? null).toBe(isSent ? 'second' : null);
  },
);
