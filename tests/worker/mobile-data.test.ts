import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Answer } from '#domain/answer.ts';
import type { ContentView } from '#domain/views/content.ts';
import type { PageView } from '#domain/views/page.ts';
import type { ProductView } from '#domain/views/product.ts';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { TestDevice } from '#tests/support/device.ts';
import { gate } from '#tests/support/gate.ts';
import { meteredDevice } from '#tests/support/metered-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** Over mobile data the device spares what no list of products needs, until a screen shows it. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ catalogue: demoCatalogue() });
});
afterAll(() => server.close());

const openShop = (whileEmpty?: (window: Window) => void) =>
  meteredDevice((request) => server.app.handle(request), whileEmpty);

describe('the magazine', () => {
  const articles = '/api/sync/blog_posts';

  test('comes when somebody looks at it, and stays', async () => {
    const { device, api, window, asked } = await openShop();
    expect(asked).not.toContain(articles);
    expect(await window.value('content.articles', {})).toHaveLength(10);
    expect(asked).not.toContain('/api/sync/reviews');
    device.isOffline = true;
    await api.hint('offline');
    expect(await window.value('content.articles', {})).toHaveLength(10);
  });

  test('is more than the article that was opened by its address', async () => {
    const { window, asked } = await openShop();
    await window.value<PageView>('page.byPath', { path: '/slik-oljer-du-teak' });
    await window.value<ContentView>('content.byIdentifier', { identifier: 'slik-oljer-du-teak' });
    expect(asked).not.toContain(articles);
    expect(await window.value('content.articles', {})).toHaveLength(10);
  });

  test('is not on a device that begins without a network, and says so as soon as that is known', async () => {
    const lost = gate();
    const device = new TestDevice({
      fetch: async () => {
        await lost.opened;
        throw new TypeError('fetch failed');
      },
    });
    const { api } = device.openTab();
    onTestFinished(() => api.close());
    const window = new Window(api);
    await window.open();
    const shown = window.answer('content.articles', {}, ({ state }) => state === 'notOnDevice');
    await window.answer('content.articles', {}, ({ state }) => state === 'loading');
    lost.open();
    expect((await shown).value).toBeNull();
  });
});

describe('a product that is looked at', () => {
  const reduced = { parentSku: 'NORDVIK-3', childSku: null };

  test('has the lowest price of the 30 days before its reduction', async () => {
    const { window, asked } = await openShop();
    expect(asked).not.toContain('/api/sync/price_history');
    const view = await window.value<ProductView>('product.bySku', reduced, ({ priceHistory }) => priceHistory !== null);
    expect(view.chosen.price.regularMinor).not.toBeNull();
    expect(view.priceHistory!.lowestBeforeMinor).toBeGreaterThan(0);
  });

  test('is not whole without it, so a page that was rendered with it keeps it', async () => {
    let whole = new Promise<Answer<ProductView>>(() => undefined);
    await openShop((window) => {
      whole = window.answer('product.bySku', reduced, ({ state, isPartial }) => state === 'ready' && !isPartial);
    });
    expect((await whole).value!.priceHistory).not.toBeNull();
  });

  test('has the words of the shop about returns, and pages that the shop links to are there', async () => {
    const { window, asked } = await openShop();
    const ready = await window.value<ContentView>('content.block', { identifier: 'returns-note' });
    expect(ready.title).not.toBe('');
    expect(asked).not.toContain('/api/sync/cms_pages');
    expect((await window.value<ContentView>('content.byIdentifier', { identifier: 'kjopsvilkar' })).title).not.toBe('');
  });
});
