import { expect, test } from 'vitest';
import { type Attempt, type AttemptEvent, nextAttempt, noAttempt } from './attempt.ts';

const create: AttemptEvent = { kind: 'create' };
const created: AttemptEvent = { kind: 'created', providerOrderId: 'kco-1' };
const failed: AttemptEvent = { kind: 'failed', isFinal: false };
const refused: AttemptEvent = { kind: 'failed', isFinal: true };
const readOnly: AttemptEvent = { kind: 'readOnly' };

const rows: readonly [string, AttemptEvent[], Partial<Attempt>][] = [
  ['a first try', [create], { state: 'creating', attempts: 1 }],
  ['a success forgets the tries', [create, failed, create, created], { state: 'created', attempts: 0 }],
  ['a failure can be tried again', [create, failed], { state: 'error', attempts: 1 }],
  [
    'the third failure stops (D52)',
    [create, failed, create, failed, create, failed],
    { state: 'stopped', attempts: 3 },
  ],
  ['who asks again begins anew', [create, refused, create], { state: 'creating', attempts: 1 }],
  ['a refusal stops at once', [create, refused], { state: 'stopped', attempts: 1 }],
  ['an order that is finished is forgotten (D53)', [create, created, create, readOnly], { providerOrderId: null }],
  ['an update keeps the order', [create, created, create], { state: 'creating', providerOrderId: 'kco-1' }],
];

test.each(rows)('%s (spec 4: external checkout order)', (_name, events, expected) => {
  expect(events.reduce(nextAttempt, noAttempt)).toMatchObject(expected);
});
