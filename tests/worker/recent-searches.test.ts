import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECENT_SEARCHES_MAX } from '#config/limits.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue() });
});

afterAll(() => server.close());

const remember = (api: WorkerApi, text: string) => api.command('search.remember', { text });

/** What is remembered, once the newest is this one. */
const recentIn = (window: Window, first: string | undefined) =>
  window.value<readonly string[]>('search.recent', {}, ([newest]) => newest === first);

test('what was searched for, the newest first, without a network and after a restart', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  device.isOffline = true;
  await api.hint('offline');
  expect(await recentIn(window, undefined)).toEqual([]);
  for (const text of ['spisebord eik', 'Sofa', ' sofa ', 'spisebord  EIK', '']) {
    expect(await remember(api, text)).toEqual({ ok: true, value: null });
  }
  expect(await recentIn(window, 'spisebord EIK')).toEqual(['spisebord EIK', 'sofa']);
  await api.close();

  const again = device.openTab();
  const later = new Window(again.api);
  await later.open();
  expect(await recentIn(later, 'spisebord EIK')).toEqual(['spisebord EIK', 'sofa']);
  expect(await again.api.command('search.forget', { text: 'Spisebord eik' })).toEqual({ ok: true, value: null });
  expect(await recentIn(later, 'sofa')).toEqual(['sofa']);
  await again.api.close();
});

test('none overwrites what another one writes at the same time; eight at most; another store view has its own', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  const texts = Array.from({ length: RECENT_SEARCHES_MAX }, (_, place) => `sofa ${place}`);
  await Promise.all(texts.map((text) => remember(api, text)));
  await remember(api, 'bord');
  expect(await recentIn(window, 'bord')).toEqual(['bord', ...texts.slice(1).reverse()]);
  await api.close();

  const swedish = device.openTab();
  const inSweden = new Window(swedish.api);
  await inSweden.open('default', 'sv-SE');
  expect(await recentIn(inSweden, undefined)).toEqual([]);
  await swedish.api.close();
});
