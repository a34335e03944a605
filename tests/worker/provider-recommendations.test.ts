import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { firstValueFrom, filter } from 'rxjs';
import { PROVIDER_PATIENCE_MS } from '#config/timings.ts';
import { ProviderShop } from '#tests/support/provider-shop.ts';
import type { WorkerContext } from '#worker/context.ts';
import { matching } from '#worker/queries/matching.ts';

let shop: ProviderShop;

beforeAll(async () => {
  shop = await ProviderShop.start();
});

beforeEach(() => {
  shop.halfSecondMs = 60_000;
});

afterEach(() => shop.forget());

afterAll(() => shop.close());

const json = (records: readonly object[]) => async () =>
  Response.json({ queryResults: [{ id: 'query-0', meta: { totalResultsFound: 1 }, records }] });

async function shown(context: WorkerContext, sku = 'SOFA'): Promise<{ what: string; skus: string[] }> {
  const answer = await firstValueFrom(matching(context, { sku }).pipe(filter(({ state }) => state === 'ready')));
  const { what, cards } = answer.value!;
  return { what, skus: cards.map((card) => card.sku) };
}

const own = { what: 'series', skus: ['P-101', 'P-105'] };

test('what a product page recommends comes from the provider, where it recommends something that is here', async () => {
  const context = await shop.open(shop.device());
  shop.fault = json([
    { id: '104', title: 'x', sku: 'P-104' },
    { id: '999', title: 'x', sku: 'NOT-HERE' },
  ]);
  expect(await shown(context)).toEqual({ what: 'related', skus: ['P-104'] });
});

test.each<[what: string, fault: ProviderShop['fault']]>([
  ['recommends nothing', json([])],
  ['recommends what the shop does not have', json([{ id: '999', title: 'x', sku: 'NOT-HERE' }])],
  ['fails', async () => Response.json({ code: 500, result: '' }, { status: 500 })],
  ['is silent', 'silent'],
])('a provider that %s leaves it to the device: the same series, the same colour first', async (_what, fault) => {
  const context = await shop.open(shop.device());
  shop.fault = fault;
  expect(await shown(context)).toEqual(own);
  expect(shop.waits).toContain(PROVIDER_PATIENCE_MS);
});

test('a provider that recommends nothing may still know what has the same colour', async () => {
  const context = await shop.open(shop.device());
  shop.fault = (request) => {
    const isRecommendation =
      shop.calls.at(-1)!.body !== null && JSON.stringify(shop.calls.at(-1)!.body).includes('RECS_');
    return isRecommendation ? json([])() : shop.server.app.handle(request);
  };
  expect(await shown(context)).toEqual({ what: 'related', skus: ['P-101'] });
});

test('without a provider nobody is asked', async () => {
  const context = await shop.open(shop.device({ answers: 'local' }));
  expect(await shown(context)).toEqual(own);
  expect([shop.calls, shop.waits.includes(PROVIDER_PATIENCE_MS)]).toEqual([[], false]);
});
