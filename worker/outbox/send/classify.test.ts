import { expect, test } from 'vitest';
import type { Entry, RenderedRequest } from '../entry.ts';
import { classify, type Verdict } from './classify.ts';

const shared = {
  version: 1,
  seq: 1,
  key: 'key',
  owner: 'guest',
  storeCode: 'bmno',
  createdAt: 0,
} as const;
const request: RenderedRequest = {
  method: 'POST',
  url: '/api/x',
  headers: {},
  body: null,
  covers: ['id'],
  cartId: null,
};
const wire = { method: 'POST', url: '/api/x', headers: {}, body: null };
const task: Entry = {
  ...shared,
  id: 'id',
  kind: 'task',
  wish: { kind: 'newsletter', change: 'subscribe', email: 'kari@example.no' },
  wire,
};
const intent = { kind: 'remove', lineKey: 'A', sku: 'A', qty: 0, options: {}, line: null } as const;
const change: Entry = { ...shared, id: 'id', kind: 'cart.change', intent };
const order: Entry = { ...shared, id: 'id', kind: 'order.place', wire, consumes: 1, isHeld: false };

interface Heading {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function verdictOf(entry: Entry, text: string, init: Heading = {}, sent = request): Verdict {
  const headers = { 'content-type': 'application/json; charset=utf-8', ...init.headers };
  return classify({ entry, request: sent }, new Response(null, { ...init, headers }), text, 1000);
}

const envelope = (result: unknown, code = 200): string => JSON.stringify({ code, result });

test.each([
  ['text/html', '<h1>Welcome to our network</h1>'],
  ['text/plain', envelope(true)],
  ['', envelope(true)],
])('an answer of type «%s» is none, whatever its status (spec 5: bad content-type)', (type, text) => {
  expect(verdictOf(task, text, { headers: { 'content-type': type } })).toMatchObject({
    kind: 'retry',
    reason: 'badContentType',
    isOutcomeUnknown: true,
  });
});

test.each(['', 'null', '7', '{}', '{"result":true}', '{"code":"200"}', '{"code":200,'])(
  'an answer without the envelope is none: %j (spec 5: wrong response format)',
  (text) => {
    expect(verdictOf(task, text)).toMatchObject({
      kind: 'retry',
      reason: 'wrongResponseFormat',
      isOutcomeUnknown: true,
    });
  },
);

test('a success is filed with its result', () => {
  expect(verdictOf(task, envelope({ done: 1 }))).toEqual({
    kind: 'final',
    reply: { outcome: 'accepted', status: 200, result: { done: 1 }, at: 1000 },
  });
});

test('a success whose envelope says otherwise is none', () => {
  expect(verdictOf(task, envelope('failed', 500))).toMatchObject({ kind: 'retry', reason: 'wrongResponseFormat' });
});

test.each([
  ['another order', { order_id: 'other', backendOrderId: 1 }],
  ['no number', { order_id: 'id' }],
  ['an empty number', { order_id: 'id', backendOrderId: '' }],
  ['a text', 'OK'],
])('an order is placed only by an answer about it, not by one with %s (D6)', (_what, result) => {
  expect(verdictOf(order, envelope(result))).toMatchObject({ kind: 'retry', isOutcomeUnknown: true });
  expect(verdictOf(order, envelope({ order_id: 'id', backendOrderId: 1 }))).toMatchObject({ kind: 'final' });
});

test.each([
  [401, 'unauthorized', false],
  [409, 'running', true],
  [429, 'tooManyRequests', false],
  [500, 'serverError', true],
  [503, 'serverError', true],
])('%i waits: %s', (status, reason, isOutcomeUnknown) => {
  const headers = { 'retry-after': '7' };
  const verdict = verdictOf(order, envelope(null, status), { status, headers });
  expect(verdict).toMatchObject({ kind: 'retry', reason, isOutcomeUnknown, retryAfterMs: 7000 });
});

test('what the shop wants a person for waits; a token that it does not take is a refusal (decision 081)', () => {
  const verdict = (code: string, status = 403) => verdictOf(task, envelope({ code }, status), { status });
  const waits = { kind: 'retry', reason: 'recaptcha', isAnswered: false, isOutcomeUnknown: false };
  expect(verdict('RECAPTCHA_MISSING')).toMatchObject(waits);
  expect(verdict('RECAPTCHA_UNREACHABLE', 503)).toMatchObject(waits);
  expect(verdict('RECAPTCHA_FAILED')).toMatchObject({ kind: 'final', reply: { code: 'RECAPTCHA_FAILED' } });
});

test('a definite refusal is filed with its code, never with its text (D9)', () => {
  expect(verdictOf(order, envelope({ code: 'OUT_OF_STOCK', message: 'words' }, 400), { status: 400 })).toMatchObject({
    kind: 'final',
    reply: { outcome: 'rejected', code: 'OUT_OF_STOCK' },
  });
});

test('a cart that the shop makes for nobody is asked for again, with a pause that grows', () => {
  const create: Entry = { ...shared, id: 'id', kind: 'cart.create' };
  expect(verdictOf(create, envelope('not now', 400), { status: 400 })).toMatchObject({
    kind: 'retry',
    reason: 'serverError',
    isAnswered: true,
  });
});

test('a cart that the server lost is no refusal (D22)', () => {
  const gone = envelope({ code: 'CART_NOT_FOUND' }, 404);
  expect(verdictOf(task, gone, { status: 404 }, { ...request, cartId: '1' })).toEqual({ kind: 'cartGone' });
  // A call that was made for none is not made again for another.
  const verdict = verdictOf(task, gone, { status: 404 }, { ...request, cartId: null });
  expect(verdict).toMatchObject({ kind: 'final', reply: { outcome: 'rejected', code: 'CART_NOT_FOUND' } });
});

const NOT_PERMITTED = 'The current user cannot perform operations on cart "mask"';
const coupon: Entry = { ...shared, id: 'id', kind: 'cart.coupon', couponCode: 'SOMMER', percent: null };

test.each<[string, Entry, Partial<RenderedRequest>, unknown, object]>([
  ['a guest: it is connected anew', change, {}, NOT_PERMITTED, { kind: 'retry', reason: 'cartMissing' }],
  ['a guest, in another form', change, {}, { errorMessage: NOT_PERMITTED }, { kind: 'retry', reason: 'cartMissing' }],
  ['the coupon of a guest', coupon, {}, NOT_PERMITTED, { kind: 'retry', reason: 'cartMissing' }],
  ['a customer', { ...change, owner: 'customer:1' }, {}, NOT_PERMITTED, { kind: 'retry', reason: 'unauthorized' }],
  ['a call for no cart', change, { cartId: null }, NOT_PERMITTED, { kind: 'final', reply: { code: 'REFUSED' } }],
  ['an order', order, {}, NOT_PERMITTED, { kind: 'final', reply: { code: 'REFUSED' } }],
  ['a wish', task, {}, NOT_PERMITTED, { kind: 'final', reply: { code: 'REFUSED' } }],
  ['a typed reason', change, {}, { code: 'CART_FULL' }, { kind: 'final', reply: { code: 'CART_FULL' } }],
])('a cart that is not for %s (spec 8, decision 108)', (_who, entry, sent, result, wanted) => {
  const verdict = verdictOf(entry, envelope(result, 403), { status: 403 }, { ...request, cartId: '1', ...sent });
  expect(verdict).toMatchObject(wanted);
});

test('a line that is gone already is what its removal wanted', () => {
  const answer = envelope({ code: 'LINE_NOT_FOUND' }, 404);
  const removal = { ...request, url: '/api/cart/delete?cartId=1' };
  expect(verdictOf(change, answer, { status: 404 }, removal)).toMatchObject({ reply: { outcome: 'accepted' } });
  expect(verdictOf(change, answer, { status: 404 })).toMatchObject({ reply: { outcome: 'rejected' } });
});
