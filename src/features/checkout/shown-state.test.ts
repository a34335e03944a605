import { expect, test } from 'vitest';
import type { OrderView } from '#domain/views/outbox.ts';
import { type ShownState, shownState } from './shown-state.ts';

const cases: readonly [OrderView['state'], boolean, string | null, ShownState][] = [
  ['placed', true, null, 'placed'],
  ['calledOff', true, null, 'calledOff'],
  ['queued', true, null, 'paid'],
  ['queued', false, null, 'queued'],
  ['rejected', false, 'OUT_OF_STOCK', 'rejected'],
  ['rejected', true, 'ORDER_PLACED_BEFORE', 'missing'],
  ['needsAttention', false, 'QUOTE_CHANGED', 'needsAttention'],
  ['needsAttention', true, 'QUOTE_CHANGED', 'missing'],
  ['needsAttention', false, 'ORDER_MISSING', 'missing'],
  ['needsAttention', true, 'ORDER_MISSING', 'missing'],
];
test.each(cases)('an order that is %s, paid %s, for %s is shown as %s', (state, isPaid, code, shown) => {
  const reason = code === null ? null : { code };
  expect(shownState({ state, isPaid, reason } as OrderView)).toBe(shown);
});
