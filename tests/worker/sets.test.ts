import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { ProductView } from '#domain/views/product.ts';
import { likeLamp } from '#tests/support/like-lamp.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openContext } from '#worker/open-context.ts';
import { bySku } from '#worker/queries/product.ts';

let server: TestServer;

beforeAll(async () => {
  const catalogue = testCatalogue();
  const { products = [] } = catalogue.documents;
  const link = (sku: string, position: number, type = 'simple', qty = 1) => ({
    link_type: 'associated',
    linked_product_sku: sku,
    linked_product_type: type,
    position,
    qty,
  });
  const like = likeLamp(catalogue);
  const set = (id: number, sku: string, type: string, links: object[]) =>
    like(id, sku, { type_id: type, product_links: links });
  const sets = [
    set(30, 'GROUP', 'grouped', [link('TABLE-LAMP', 2), link('LAMP', 1, 'simple', 2), link('VASE', 3)]),
    set(31, 'SERIES', 'collection', [link('SOFA', 1, 'configurable'), link('GONE', 2)]),
    set(32, 'BROKEN', 'grouped', [link('LAMP', 1), link('GONE', 2), link('TABLE-LAMP', 3)]),
  ];
  const documents = { ...catalogue.documents, products: [...products, ...sets] };
  server = await startTestServer({ catalogue: { ...catalogue, documents } });
});

afterAll(() => server.close());

test('a set is sold as its parts without a network: all of them, or none', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  device.isOffline = true;
  await api.hint('offline');

  const question = { parentSku: 'GROUP', childSku: null };
  const group = await window.value<ProductView>('product.bySku', question, ({ hasDetails }) => hasDetails);
  expect(group.parts.map(({ sku, qty }) => [sku, qty])).toEqual([
    ['LAMP', 2],
    ['TABLE-LAMP', 1],
    ['VASE', 0],
  ]);
  expect(group).toMatchObject({
    isSellableType: true,
    isWhole: true,
    // One of each, however many are chosen at first (spec 4: grouped price).
    chosen: {
      delivery: { kind: 'stock', span: '3–10' },
      price: { amountMinor: 192_900, regularMinor: 202_900 },
    },
  });

  const part = (sku: string, qty: number) => ({ operationId: `add-part-${sku}-0001`, parentSku: sku, sku, qty });
  const withoutStock = await api.command('cart.addAll', { articles: [part('LAMP', 1), part('VASE', 1)] });
  expect(withoutStock).toEqual({ ok: false, error: { code: 'outOfStock' } });
  expect((await window.value<CartView>('cart.current', {})).count).toBe(0);

  const articles = [part('LAMP', 2), part('TABLE-LAMP', 1)];
  expect(await api.command('cart.addAll', { articles })).toEqual({ ok: true, value: 'stockUncertain' });
  // Asked again, as after a restart of the worker: counted once.
  await api.command('cart.addAll', { articles });
  const cart = await window.value<CartView>('cart.current', {}, ({ count }) => count >= 3);
  expect(cart.lines.map(({ sku, qty }) => [sku, qty])).toEqual([
    ['LAMP', 2],
    ['TABLE-LAMP', 1],
  ]);

  // A crash between two parts: asked again, the first one is there already, and all there are of it.
  const all = { ...part('TABLE-LAMP', 7), operationId: 'add-part-all-that-are-0001' };
  expect(await api.command('cart.addAll', { articles: [all] })).toEqual({ ok: true, value: 'stockUncertain' });
  const rest = { ...part('LAMP', 1), operationId: 'add-part-lamp-later-0001' };
  expect(await api.command('cart.addAll', { articles: [all, rest] })).toMatchObject({ ok: true });
  const full = await window.value<CartView>('cart.current', {}, ({ count }) => count >= 11);
  expect(full.lines.map(({ sku, qty }) => [sku, qty])).toEqual([
    ['LAMP', 3],
    ['TABLE-LAMP', 8],
  ]);

  const series = await window.value<ProductView>('product.bySku', { parentSku: 'SERIES', childSku: null });
  expect(series.parts).toMatchObject([
    { parentSku: 'SOFA', sku: 'SOFA-GREY', qty: 1 },
    { sku: 'GONE', isMissing: true },
  ]);
  expect(series.isWhole).toBe(true);
  await api.close();
});

test('a part that is missing is shown, remarked, and keeps the group from being sold or cheap (D27)', async () => {
  const { api, window } = await filledDevice((request) => server.app.handle(request));
  const question = { parentSku: 'BROKEN', childSku: null };
  const group = await window.value<ProductView>('product.bySku', question, ({ hasDetails }) => hasDetails);
  expect(group.parts.map(({ sku, qty, isMissing }) => [sku, qty, isMissing])).toEqual([
    ['LAMP', 1, false],
    ['GONE', 0, true],
    ['TABLE-LAMP', 1, false],
  ]);
  expect(group).toMatchObject({ isWhole: false, chosen: { price: { amountMinor: null, regularMinor: null } } });
  const remarks = () => performance.getEntriesByName('message productLinkNotFound') as PerformanceMark[];
  await expect.poll(() => remarks().map(({ detail }) => detail as string)).toContain('BROKEN: GONE');
  await api.close();
});

test('a part that comes while the set is looked at takes its place there', async () => {
  const { device, api } = await filledDevice((request) => server.app.handle(request));
  await api.close();
  const opened = await openContext(device.openTab().ports, { storeCode: 'bmno', locale: 'nb-NO' }, null);
  const context = opened.context();
  const { catalogue } = context;
  const lampId = catalogue.index.idOfSku('LAMP')!;
  const lamp = (await catalogue.summaries([lampId])).get(lampId)!;
  const missing: string[] = [];
  const watching = bySku(context, { parentSku: 'BROKEN', childSku: null }).subscribe(({ value }) =>
    missing.push((value?.parts ?? []).flatMap(({ sku, isMissing }) => (isMissing ? sku : [])).join()),
  );
  await expect.poll(() => missing.at(-1)).toBe('GONE');
  await catalogue.writers.products.write([{ ...lamp, id: '4711', sku: 'GONE' }]);
  await expect.poll(() => missing.at(-1), { timeout: 5000 }).toBe('');
  watching.unsubscribe();
  await opened.close();
});
