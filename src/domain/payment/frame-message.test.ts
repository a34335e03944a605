import { expect, test } from 'vitest';
import { frameMessage, isOver } from './frame-message.ts';

const of = (more: object) => ({ source: 'kvitt', orderId: 'kvitt-1', ...more });

const rows: readonly [string, unknown, unknown][] = [
  ['paid', of({ event: 'paid' }), { event: 'paid' }],
  ['trying', of({ event: 'trying' }), { event: 'trying' }],
  ['another delivery, and nothing of what it costs', of({ event: 'changed', amount: 1 }), { event: 'changed' }],
  ['another delivery of another order', of({ event: 'changed', orderId: 'kvitt-2' }), null],
  ['its height', of({ event: 'height', height: 412.2 }), { event: 'height', height: 413 }],
  ['refused', of({ event: 'refused', reason: 'declined' }), { event: 'refused', reason: 'declined' }],
  ['over, of an order that it does not know', { source: 'kvitt', event: 'over', orderId: '' }, { event: 'over' }],
  ['another order', of({ event: 'paid', orderId: 'kvitt-2' }), null],
  ['no order', { source: 'kvitt', event: 'paid' }, null],
  ['another sender', of({ event: 'paid', source: 'other' }), null],
  ['a height that is none', of({ event: 'height', height: '9' }), null],
  ['a height of nothing', of({ event: 'height', height: Number.NaN }), null],
  ['a height that covers everything', of({ event: 'height', height: 1e9 }), null],
  ['a reason that is HTML', of({ event: 'refused', reason: '<b>' }), null],
  ['an event that does not exist', of({ event: 'navigate', url: 'https://evil.example' }), null],
  ['a text', 'paid', null],
  ['nothing', null, null],
  ['a list', ['paid'], null],
];

test.each(rows)('the frame says: %s', (_name, data, expected) => {
  expect(frameMessage(data, 'kvitt-1')).toEqual(expected);
});

test('without an order at the provider nothing is paid', () => {
  expect(frameMessage(of({ event: 'paid', orderId: null }), null)).toBeNull();
});

test('only a declined payment is tried again where it is', () => {
  expect(['declined', 'changed', 'stock', 'address', 'over'].map(isOver)).toEqual([false, true, true, true, true]);
});
