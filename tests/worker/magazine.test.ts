import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { emptyListing } from '#domain/listing.ts';
import type { ArticleView, ContentView } from '#domain/views/content.ts';
import type { PageView } from '#domain/views/page.ts';
import type { SearchView, SuggestionGroup, SuggestionsView } from '#domain/views/search.ts';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import type { TestDevice } from '#tests/support/device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

/** The magazine on a device (spec 2: magazine; spec 3: blog post; decision 057). */

let server: TestServer;
let device: TestDevice;
let api: WorkerApi;
let window: Window;

beforeAll(async () => {
  server = await startTestServer({ catalogue: demoCatalogue() });
  ({ device, api, window } = await filledDevice((request) => server.app.handle(request)));
});

afterAll(async () => {
  await api.close();
  await server.close();
});

const articleKeys = (groups: readonly SuggestionGroup[]): string[] =>
  groups.filter(({ kind }) => kind === 'article').flatMap(({ suggestions }) => suggestions.map(({ id }) => id));

describe('without a network', () => {
  beforeAll(async () => {
    device.isOffline = true;
    await api.hint('offline');
  });

  test('all articles are listed, the newest first', async () => {
    const articles = await window.value<readonly ArticleView[]>('content.articles', {});
    expect(articles).toHaveLength(10);
    const dates = articles.map(({ publishedOn }) => publishedOn!);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(articles.every(({ image, lead, author }) => image && lead && author)).toBe(true);
  });

  test('one is read at its key, and nowhere else', async () => {
    expect(await window.value<PageView>('page.byPath', { path: '/slik-oljer-du-teak' })).toEqual({
      kind: 'content',
      identifier: 'slik-oljer-du-teak',
    });
    const { title, article, html } = await window.value<ContentView>('content.byIdentifier', {
      identifier: 'slik-oljer-du-teak',
    });
    expect([title, article?.author, article?.publishedOn]).toEqual(['Slik oljer du teak', 'Jonas Aune', '2026-04-23']);
    expect(html?.plain.some(({ tag }) => tag === 'h2')).toBe(true);
    for (const path of ['/i/slik-oljer-du-teak', '/stue/slik-oljer-du-teak', '/slik-oljer-du-jern'])
      expect((await window.answer('page.byPath', { path }, ({ state }) => state !== 'loading')).state).toBe('missing');
  });

  test.each([
    ['teak', 'slik-oljer-du-teak'],
    ['spisebord til åtte', 'et-spisebord-til-atte'],
  ])('it is suggested by its title while somebody types: «%s»', async (text, key) => {
    const { groups } = await window.value<SuggestionsView>('search.suggestions', { text, limit: 8 });
    expect(articleKeys(groups)).toContain(key);
  });

  test('and found by what it says when they have typed it', async () => {
    const text = 'høytrykksspyler';
    const { groups } = await window.value<SuggestionsView>('search.suggestions', { text, limit: 8 });
    expect(articleKeys(groups)).toEqual([]);
    const { others } = await window.value<SearchView>('search.results', { ...emptyListing, text });
    expect(articleKeys(others)).toEqual(['slik-oljer-du-teak']);
  });
});

test('an article that is changed or taken back is so on the device with the next round', async () => {
  device.isOffline = false;
  const [first, second, ...others] = demoCatalogue().documents.blog_posts!;
  const posts = [{ ...first!, title: 'En gang til' }, { ...second!, status: 0 }, ...others];
  await writeCatalogue(server.database, { documents: { blog_posts: posts }, rejections: [] }, storeViews);
  await api.hint('online');
  await api.hint('visible');
  const articles = await window.value<readonly ArticleView[]>('content.articles', {}, (all) => all.length === 9);
  expect(articles.map(({ title }) => title)).toContain('En gang til');
});
