import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import type { Answer } from '#domain/answer.ts';
import { answerQuery } from '#server/render/answer-query.ts';
import { ServerCatalogue } from '#server/render/server-catalogue.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** What a name leads to is the same on a page that the server renders and on a device. */

let server: TestServer;
let folder: string;

beforeEach(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'stua-found-'));
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** What the server and a device answer once these documents are imported. */
async function answersOf<T>(documents: readonly object[], name: string, params: object) {
  writeFileSync(join(folder, 'documents.json'), JSON.stringify(documents));
  await server.shop('import', folder);
  const catalogue = new ServerCatalogue(server.database, defaultStoreView);
  await catalogue.refresh();
  const source = { database: server.database, catalogue, locale: 'nb-NO' };
  const rendered = (await answerQuery(source, name, params)) as Answer<T>;
  const { api, window } = await filledDevice((request) => server.app.handle(request));
  const shown = await window.answer<T>(name, params, ({ state }) => state !== 'loading');
  await api.close();
  return { rendered, shown };
}

test.each([
  ['a number as its id', { id: '17', request_path: 'gammel-lampe' }],
  ['a slash in front', { id: '/gammel-lampe', request_path: '/gammel-lampe' }],
  ['no id', { request_path: 'gammel-lampe/' }],
])('a redirect with %s leads on', async (_what, named) => {
  const rewrite = { ...named, relative_url: 'stue/lamper', redirectCode: 301 };
  const { rendered, shown } = await answersOf([rewrite], 'page.byPath', { path: '/gammel-lampe' });
  expect(rendered.value).toMatchObject({ kind: 'redirect' });
  expect([shown.state, shown.value]).toEqual([rendered.state, rendered.value]);
});

test('of two pages with one identifier the same is shown', async () => {
  const page = (id: number, title: string) => {
    return { id, identifier: 'om-oss', title, content: `<p>${title}</p>`, active: true, page_layout: '1column' };
  };
  const pages = [page(2, 'Om oss'), page(10, 'Om oss, en annen butikk')];
  const params = { identifier: 'om-oss' };
  const { rendered, shown } = await answersOf<{ readonly title: string }>(pages, 'content.byIdentifier', params);
  expect(shown.value?.title).toBeDefined();
  expect(shown.value?.title).toBe(rendered.value?.title);
});
