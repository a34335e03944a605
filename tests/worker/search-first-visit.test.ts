import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeViewByCode } from '#config/stores.ts';
import { emptyListing, type ListingState } from '#domain/listing.ts';
import type { CardView } from '#domain/views/card.ts';
import type { SearchView } from '#domain/views/search.ts';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { answerQuery } from '#server/render/answer-query.ts';
import { ServerCatalogue } from '#server/render/server-catalogue.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

/** What the server finds for a first visit is what the device finds when it has everything (architecture: first visit; D34, D47, D71). */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ catalogue: demoCatalogue() });
});

afterAll(() => server.close());

/** Prices are asked for again on a device; how old they are is no part of what is found. */
const plain = ({ price, ...card }: CardView): object => ({ ...card, price: [price.amountMinor, price.regularMinor] });

describe.each([
  [
    'bmno',
    'nb-NO',
    ['sofa', 'hjørnesofa grå', 'spisebord eik 180', 'sofa under 8000', 'spisebrod', 'hage', 'levering', 'NORDVIK'],
  ],
  ['bmno', 'en-US', ['couch', 'grey corner sofa', 'dining table oak', 'lampp', 'delivery']],
  ['default', 'sv-SE', ['soffa', 'hörnsoffa grå', 'matbord ek', 'lammpa']],
] as const)('%s in %s', (code, locale, texts) => {
  let api: WorkerApi;
  let window: Window;
  let catalogue: ServerCatalogue;

  beforeAll(async () => {
    const view = { storeCode: code, locale };
    ({ api, window } = await filledDevice((request) => server.app.handle(request), {}, view));
    catalogue = new ServerCatalogue(server.database, storeViewByCode(code)!);
    await catalogue.refreshInTime();
  });

  afterAll(() => api.close());

  const both = async (text: string, state: Partial<ListingState> = {}): Promise<[SearchView, SearchView]> => {
    const asked = { ...emptyListing, ...state, text };
    const source = { database: server.database, catalogue, locale };
    const [ours, theirs] = await Promise.all([
      answerQuery(source, 'search.results', asked),
      window.value<SearchView>('search.results', asked, ({ isComplete }) => isComplete),
    ]);
    expect(ours.state).toBe('ready');
    return [ours.value as SearchView, theirs];
  };

  const states: readonly Partial<ListingState>[] = [
    {},
    { sort: 'price' },
    { sort: 'latest', page: 2 },
    { filters: { price: ['*-8000'] } },
  ];

  test.each([...texts, 'x', '', 'qwxz', '180x200', '%', '__proto__'])(
    '«%s» finds the same, in the same order',
    async (text) => {
      for (const state of states) {
        const [ours, theirs] = await both(text, state);
        expect({ ...ours, cards: ours.cards.map(plain) }).toEqual({ ...theirs, cards: theirs.cards.map(plain) });
      }
    },
  );

  test('most of these texts find something, and the number of an article finds its product', async () => {
    const [found] = await both(texts[0]);
    expect(found.total).toBeGreaterThan(10);
    const { sku } = found.cards[3]!;
    const [bySku, theirs] = await both(sku);
    expect(bySku.cards[0]!.sku).toBe(sku);
    expect(bySku.total).toBe(theirs.total);
  });
});
