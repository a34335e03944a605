import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { HttpFailure } from './failure.ts';
import { createShopApi } from './shop-api.ts';

const told: (HttpFailure | null)[] = [];
const never = new Promise<never>(() => undefined);

function apiOf(fetch: (request: Request) => Promise<Response>, sleep: (ms: number) => Promise<void>) {
  told.length = 0;
  return createShopApi({
    fetch,
    clock: { now: () => 0, elapsed: () => 0, sleep },
    apiOrigin: 'http://shop.test',
    storeCode: 'bmno',
    onCall: () => (failure) => void told.push(failure),
  });
}

const call = { path: '/api/url/map', shape: z.object({ result: z.string() }), deadlineMs: 5000 };

test('a call without an answer fails at its deadline, not before (spec 9: catalogue time-outs)', async () => {
  const waits: number[] = [];
  let endTheWait = (): void => undefined;
  const wait = new Promise<void>((resolve) => (endTheWait = resolve));
  const hanging = (request: Request): Promise<Response> =>
    new Promise((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const answer = apiOf(hanging, (ms) => (waits.push(ms), wait)).call(call);
  expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting');
  endTheWait();
  expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } });
  expect([waits, told]).toEqual([[5000], [{ kind: 'timeout' }]]);
});

test.each<[string, () => Response, HttpFailure | null]>([
  ['what was asked for', () => Response.json({ result: 'x' }), null],
  ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), { kind: 'badContentType' }],
  ['nothing', () => new Response('', { headers: { 'content-type': 'application/json' } }), { kind: 'wrongFormat' }],
])('an answer of %s', async (_what, answer, failure) => {
  const { ok } = await apiOf(
    async () => answer(),
    () => never,
  ).call(call);
  expect([ok, told]).toEqual([failure === null, [failure]]);
});

test.each<[string, unknown, string]>([
  ['a code', { code: 'CART_NOT_FOUND' }, 'CART_NOT_FOUND'],
  ['a type of the engine', { type: 'index_not_found_exception' }, 'index_not_found_exception'],
  ['a text of a stock backend', 'index_not_found_exception', 'index_not_found_exception'],
  ['nothing', null, ''],
])('a refusal says %s', async (_what, result, code) => {
  const refuse = async (): Promise<Response> => Response.json({ code: 500, result }, { status: 500 });
  const { ok } = await apiOf(refuse, () => never).call(call);
  expect([ok, told]).toEqual([false, [{ kind: 'refused', status: 500, code, retryAfterMs: null }]]);
});

test.each([
  [{ a: 1 }, '?a=1&storeCode=bmno'],
  [{ a: 1, storeCode: undefined }, '?a=1'],
])('the code of the store goes along, unless a call leaves it out: %j', async (query, search) => {
  let asked = '';
  await apiOf(
    async ({ url }) => ((asked = new URL(url).search), Response.json({ result: 'x' })),
    () => never,
  ).call({ ...call, query });
  expect(asked).toBe(search);
});
