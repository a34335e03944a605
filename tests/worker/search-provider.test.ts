import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { searchProvider } from '#config/search-provider.ts';
import { PROVIDER_DEADLINE_MS, PROVIDER_DEBOUNCE_MS, PROVIDER_REDIRECT_PATIENCE_MS } from '#config/timings.ts';
import { emptyListing } from '#domain/listing.ts';
import type { SearchProviderRequest } from '#schemas/api/generated/types.gen.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { ProviderShop } from '#tests/support/provider-shop.ts';
import type { WorkerContext } from '#worker/context.ts';
import { providerOf } from '#worker/search-provider/provider-of.ts';
import type { SearchProvider } from '#worker/search-provider/search-provider.ts';

let shop: ProviderShop;

beforeAll(async () => {
  shop = await ProviderShop.start();
});

afterEach(() => shop.forget());

afterAll(() => shop.close());

const watched = new AbortController().signal;

async function openProvider(): Promise<{ context: WorkerContext; provider: SearchProvider }> {
  const context = await shop.open(shop.device());
  return { context, provider: (await providerOf(context))! };
}

const queriesOf = ({ body }: { readonly body: unknown }) => (body as SearchProviderRequest).recordQueries!;

/** Everything that the provider may be asked, on a device where it says nothing of use. */
const nothing = { suggestions: [], found: { total: 0, skus: [] }, redirect: null, colours: [], recommended: [] };

async function askEverything(provider: SearchProvider): Promise<typeof nothing> {
  return {
    suggestions: (await provider.suggestions('sofa', watched)) as [],
    found: (await provider.search('sofa', emptyListing, watched)) as typeof nothing.found,
    redirect: (await provider.redirectFor('retur')) as null,
    colours: (await provider.sameColour('SOFA')) as [],
    recommended: (await provider.recommendations('SOFA')) as [],
  };
}

describe('a provider that answers', () => {
  test('suggests products, categories and pages, asked once half a second after the last key (D69)', async () => {
    const { provider } = await openProvider();
    const [earlier, later] = [new AbortController(), new AbortController()];
    const first = provider.suggestions('ekeb', earlier.signal);
    earlier.abort();
    const suggestions = await provider.suggestions(' sofa ', later.signal);
    expect([await first, await provider.suggestions('so', watched)]).toEqual([[], []]);
    expect(shop.to('/cs/v2/search')).toHaveLength(1);
    expect(shop.waits.filter((ms) => ms === PROVIDER_DEBOUNCE_MS)).toHaveLength(2);
    expect(shop.waits).toContain(PROVIDER_DEADLINE_MS);
    expect(new Set(suggestions.map(({ kind }) => kind))).toEqual(new Set(['product', 'category', 'page']));
    expect(suggestions.find(({ sku }) => sku === 'SOFA')).toMatchObject({
      id: '10',
      title: 'Nordvik 3-seters sofa',
      path: '/p/SOFA/sofa',
      price: { regularMinor: 999_000, specialMinor: null },
      categories: ['Stue', 'Sofaer'],
      sameColour: ['101'],
    });
    expect(suggestions.find(({ kind }) => kind === 'page')).toMatchObject({ path: '/i/returns', price: null });
  });

  test('searches with filters and sort in its own words, page by page (spec 9)', async () => {
    const { provider } = await openProvider();
    const state = { filters: { color: ['52'], price: ['400-800', '2400-*'] }, sort: 'price', page: 1 } as const;
    expect(await provider.search('ekeby sofa toverud', state, watched)).toEqual({
      total: 3,
      skus: ['P-103', 'P-101', 'SOFA'],
    });
    const [query] = queriesOf(shop.to('/cs/v2/search')[0]!);
    expect(query).toMatchObject({
      settings: { query: { term: 'ekeby sofa toverud' }, limit: 40, offset: 0, sort: 'PRICE_ASC' },
      filters: {
        applyFilters: {
          filters: [
            { key: 'color', values: ['color 52'], settings: { singleSelect: true } },
            { key: 'klevu_price', values: ['400', '*'], settings: { singleSelect: true } },
          ],
        },
      },
    });
  });

  test('brings the pages up to the one that is shown, each once', async () => {
    const { provider } = await openProvider();
    const at = (number: number) => provider.search('krok', { ...emptyListing, page: number }, watched);
    const first = await at(1);
    expect([first.total, first.skus.length]).toEqual([30, 30]);
    await at(3);
    await at(3);
    const offsets = shop.to('/cs/v2/search').map((call) => queriesOf(call).map(({ settings }) => settings!.offset));
    expect(offsets).toEqual([[0], [40, 80]]);
    await provider.search('krok', { ...emptyListing, sort: 'latest', page: 1 }, watched);
    expect(queriesOf(shop.to('/cs/v2/search')[2]!)[0]!.settings).toMatchObject({ offset: 0, sort: 'NEW_ARRIVAL_DESC' });
  });

  test('says what has the same colour, and recommends', async () => {
    const { provider } = await openProvider();
    expect(await provider.sameColour('SOFA')).toEqual(['P-101']);
    expect(await provider.sameColour('P-102')).toEqual([]);
    expect(await provider.sameColour('") OR id:(10')).toEqual([]);
    expect(await provider.recommendations('SOFA')).toEqual(['P-101', 'P-105']);
    expect(await provider.recommendations('NONE')).toEqual([]);
  });

  test('leads words to pages of the shop only, by a list that is fetched once', async () => {
    const { provider } = await openProvider();
    const paths = ['  RETUR', 'sofaer', 'gratis', 'lokke', 'lampe', '__proto__'].map((word) =>
      provider.redirectFor(word),
    );
    expect(await Promise.all(paths)).toEqual(['/i/returns', '/stue/sofaer?color=52', null, null, null, null]);
    expect(shop.to('keyword-url-map.json')).toHaveLength(1);
  });

  test('brings the products that the device does not have yet (spec 9: merge query)', async () => {
    const device = shop.device();
    const context = await shop.open(device, false);
    const provider = (await providerOf(context))!;
    const { skus } = await provider.search('ekeby', emptyListing, watched);
    expect(skus.toSorted()).toEqual(['P-101', 'P-102']);
    expect(skus.map((sku) => context.catalogue.index.idOfSku(sku))).not.toContain(null);
  });
});

const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const results = (records: unknown) => ({
  meta: {},
  queryResults: [{ id: 'query-0', meta: { totalResultsFound: 3 }, records }],
});

describe('a provider that does not', () => {
  test.each<[what: string, fault: ProviderShop['fault'], logged: string, failure: string]>([
    ['is silent', 'silent', 'searchFetchFailed', 'timeout'],
    ['is away', () => Promise.reject(new TypeError('fetch failed')), 'searchFetchFailed', 'offline'],
    ['fails', json({ code: 500, result: 'Error' }, 500), 'searchFailed', 'refused'],
    ['has enough of us', json({ meta: { responseCode: 429 } }, 429), 'searchFailed', 'refused'],
    ['answers with a page', async () => page(), 'searchResultInvalid', 'badContentType'],
    ['answers with half an answer', async () => cut('{"queryResults":[{'), 'searchResultInvalid', 'wrongFormat'],
    ['answers with nothing', json(null), 'searchResultInvalid', 'wrongFormat'],
    ['answers with a list', json([1, 2]), 'searchResultInvalid', 'wrongFormat'],
    ['answers in other words', json({ queryResults: 'none' }), 'searchResultInvalid', 'wrongFormat'],
  ])('%s: nothing is found, the connection stands, it is logged', async (_what, fault, logged, failure) => {
    const { context, provider } = await openProvider();
    shop.fault = fault;
    const marks = vi.spyOn(performance, 'mark');
    expect(await askEverything(provider)).toEqual(nothing);
    expect(context.connection.isOnline).toBe(true);
    // What was logged once is not logged again; of another kind nothing is.
    const said = marks.mock.calls.map(([name]) => name).filter((name) => name.startsWith('message '));
    expect(said.filter((name) => name !== `message ${logged}`)).toEqual([]);
    const entries = performance.getEntriesByName(`message ${logged}`) as PerformanceMark[];
    expect(entries.map(({ detail }) => detail as string)).toContain(`${failure} /cs/v2/search`);
  });

  test.each<[what: string, records: unknown]>([
    ['records that are none', [null, 7, 'x', [], {}, { id: 1 }, { id: 'x' }]],
    ['records without a sku', [{ id: '1', title: 'x' }]],
    ['another kind of record', [{ id: '1', title: 'x', sku: 'LAMP', typeOfRecord: 'KLEVU_ADVERT' }]],
    ['an object in the place of a list', { length: 3 }],
  ])('sends %s: they are left out', async (_what, records) => {
    const { provider } = await openProvider();
    shop.fault = json(results(records));
    expect((await provider.search('sofa', emptyListing, watched)).skus).toEqual([]);
    expect(await provider.suggestions('sofa', watched)).toEqual([]);
  });

  test('leads suggestions out of the shop: they are left out', async () => {
    const { provider } = await openProvider();
    const named = (link: string) => ({ id: link, title: link, link });
    shop.fault = json(results(['https://evil.example/', '//evil.example', 'javascript:1', '/p/A/a'].map(named)));
    expect((await provider.suggestions('sofa', watched)).map(({ path }) => path)).toEqual(['/p/A/a']);
  });

  test('sends more than an answer has: the rest is not looked at', async () => {
    const { provider } = await openProvider();
    const many = Array.from({ length: 5000 }, (_, id) => ({ id: String(id), title: 'x', sku: `S-${id}` }));
    shop.fault = json(results(many));
    expect((await provider.search('sofa', emptyListing, watched)).skus).toHaveLength(100);
  });

  test('takes too long for a redirect: the search goes on after two seconds, and the next one asks again', async () => {
    const { provider } = await openProvider();
    shop.fault = 'silent';
    expect(await provider.redirectFor('retur')).toBeNull();
    expect(shop.waits).toContain(PROVIDER_REDIRECT_PATIENCE_MS);
    await vi.waitFor(async () => {
      shop.fault = null;
      expect(await provider.redirectFor('retur')).toBe('/i/returns');
    }, PATIENCE_MS);
  });

  test('is not asked without a network', async () => {
    const { context, provider } = await openProvider();
    const calls = shop.calls.length;
    await provider.redirectFor('retur');
    shop.calls.length = calls;
    vi.spyOn(context.connection, 'isOnline', 'get').mockReturnValue(false);
    // The list of words is here already.
    expect(await askEverything(provider)).toEqual({ ...nothing, redirect: '/i/returns' });
    expect(shop.calls).toHaveLength(calls);
  });
});

describe('a shop', () => {
  test('whose device answers alone has no provider, and asks none', async () => {
    const context = await shop.open(shop.device({ answers: 'local' }));
    expect(await providerOf(context)).toBeNull();
    expect(shop.calls).toEqual([]);
  });

  test.each<[what: string, settings: object]>([
    ['account', { apiKeys: { default: searchProvider.apiKeys['default']! } }],
    ['account but that of every object', { apiKeys: {} }],
    ['address', { searchBase: '' }],
    ['address to count at', { analyticsBase: '' }],
  ])('whose provider has no %s says so in the log, and answers alone', async (_what, settings) => {
    const context = await shop.open(shop.device({ answers: 'both', ...settings }), false);
    expect(await providerOf(context)).toBeNull();
    expect(performance.getEntriesByName('message searchProviderMissing')).toHaveLength(1);
    expect(shop.calls).toEqual([]);
  });
});

function page(): Response {
  return new Response('<html>', { headers: { 'content-type': 'text/html' } });
}

function cut(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}
