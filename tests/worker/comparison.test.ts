import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ComparedArticle, TakenOut } from '#domain/comparison.ts';
import type { ComparisonView } from '#domain/views/comparison.ts';
import type { Result } from '#schemas/errors.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

let server: TestServer;

const side = {
  id: 95,
  attribute_id: 95,
  attribute_code: 'product_side',
  frontend_label: 'Side',
  is_comparable: '1',
  options: [
    { value: 1, label: 'Venstre' },
    { value: 2, label: 'Høyre' },
  ],
};

beforeAll(async () => {
  const catalogue = testCatalogue();
  const { products = [], attributes = [] } = catalogue.documents;
  const more: Readonly<Record<string, object>> = {
    SOFA: { product_side: 2, weight: 61.5 },
    LAMP: { product_side: 1, color: 52, product_width: 30 },
  };
  const documents = {
    ...catalogue.documents,
    products: products.map((product) => ({ ...product, ...more[String(product['sku'])] })),
    attributes: [...attributes.map((attribute) => ({ ...attribute, is_comparable: true })), side],
  };
  server = await startTestServer({ catalogue: { ...catalogue, documents } });
});

afterAll(() => server.close());

const sofa: ComparedArticle = { parentSku: 'SOFA', sku: 'SOFA-BEIGE', name: 'Nordvik 3-seters sofa' };
const simple = (sku: string): ComparedArticle => ({ parentSku: sku, sku, name: `Name of ${sku}` });

const markIn = (api: WorkerApi, article: ComparedArticle) => api.command('comparison.add', article);

async function takeOutIn(api: WorkerApi, ...skus: readonly string[]): Promise<readonly TakenOut[]> {
  const removed = (await api.command('comparison.remove', { skus })) as Result<readonly TakenOut[]>;
  if (!removed.ok) throw new Error('not removed');
  return removed.value;
}

/** What is marked, once it is as many. */
const markedIn = async (window: Window, count: number): Promise<readonly string[]> => {
  const fits = ({ length }: readonly ComparedArticle[]): boolean => length === count;
  return (await window.value<readonly ComparedArticle[]>('comparison.articles', {}, fits)).map(({ sku }) => sku);
};

test('what is marked, side by side, without a network and after a restart', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  device.isOffline = true;
  await api.hint('offline');
  expect(await window.value('comparison.table', {})).toEqual({ columns: [], rows: [] });
  for (const article of [sofa, simple('LAMP'), simple('GONE'), sofa]) {
    expect(await markIn(api, article)).toEqual({ ok: true, value: null });
  }
  const isWhole = ({ columns }: ComparisonView): boolean => columns.length === 3;
  const seen = await window.value<ComparisonView>('comparison.table', {}, isWhole);
  expect(seen.columns).toMatchObject([
    {
      sku: 'SOFA-BEIGE',
      state: 'ready',
      product: { name1: 'Nordvik', variant: 'Beige', path: expect.stringMatching(/SOFA-BEIGE$/) },
    },
    { sku: 'LAMP', state: 'ready', product: { name1: 'LAMP', variant: '' } },
    { sku: 'GONE', state: 'missing', name: 'Name of GONE', product: null },
  ]);
  expect(seen.rows.map(({ code, values }) => [code, ...values])).toEqual([
    [
      'price',
      expect.objectContaining({ amountMinor: 1_099_000 }),
      expect.objectContaining({ state: 'snapshot' }),
      null,
    ],
    ['stock', 'in_stock', 'in_stock', null],
    ['product_brand', 'Nordvik', null, null],
    ['color', 'Beige', 'Grå', null],
    ['product_side', 'Høyre', 'Venstre', null],
    ['product_width', 228, 30, null],
    ['weight', 61.5, null, null],
  ]);
  expect(seen.rows.filter(({ isDifferent }) => !isDifferent).map(({ code }) => code)).toEqual(['stock']);
  await api.close();

  const again = device.openTab();
  const later = new Window(again.api);
  await later.open();
  const remembered = await later.value<ComparisonView>('comparison.table', {}, isWhole);
  expect(remembered).toEqual(seen);
  await again.api.close();
});

test('four at most; what was taken out comes back to its place', async () => {
  const { api, window } = await filledDevice((request) => server.app.handle(request));
  await markIn(api, sofa);
  // None overwrites what another one writes at the same time.
  await Promise.all(['LAMP', 'VASE', 'TABLE-LAMP'].map((sku) => markIn(api, simple(sku))));
  const four = await markedIn(window, 4);
  expect(four).toEqual(['SOFA-BEIGE', 'LAMP', 'VASE', 'TABLE-LAMP']);
  const full = { ok: false, error: { code: 'comparisonFull', params: { max: 4 } } };
  expect(await markIn(api, simple('GONE'))).toEqual(full);
  expect(await markIn(api, simple('LAMP'))).toMatchObject({ ok: true });

  const taken = await takeOutIn(api, 'LAMP');
  expect(taken).toEqual([{ at: 1, article: simple('LAMP') }]);
  expect(await takeOutIn(api, 'LAMP')).toEqual([]);
  expect(await markedIn(window, 3)).not.toContain('LAMP');
  await api.command('comparison.putBack', { taken });
  await api.command('comparison.putBack', { taken });
  expect(await markedIn(window, 4)).toEqual(four);

  const all = await takeOutIn(api, ...four);
  expect(await markedIn(window, 0)).toEqual([]);
  await api.command('comparison.putBack', { taken: all });
  expect(await markedIn(window, 4)).toEqual(four);
  await api.close();
});
