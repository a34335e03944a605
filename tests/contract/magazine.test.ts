import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BLOG_CATEGORY_PAGE_SIZE, BLOG_RECENT_SIZE, SEARCH_SIZE_MAX } from '#config/limits.ts';
import type { UrlMapResult } from '#schemas/api/generated/types.gen.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import type { WireDocument } from '#server/store/collections.ts';
import { storeViews } from '#config/stores.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

interface Compact {
  readonly hits: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
}

const post = (id: number, title: string, date: string, more: object = {}): WireDocument => ({
  id,
  title,
  url_key: `artikkel-${id}`,
  status: 1,
  publish_date: `${date} 08:00:00`,
  blog_category_ids: [5],
  content: `<p>${title}.</p>`,
  translations: { 'sv-SE': { title: `${title} på svenska` } },
  ...more,
});

const posts = [
  post(201, 'Slik oljer du teak', '2026-04-23', { blog_category_ids: [5, 6] }),
  post(202, 'Lys i mørketiden', '2025-11-06', { blog_category_ids: [6] }),
  post(203, 'Ikke ferdig', '2026-11-01', { status: 0 }),
  ...Array.from({ length: 12 }, (_, at) => post(210 + at, `Nummer ${at}`, `2026-01-${at + 10}`)),
];
const theme = (id: number, name: string, key: string, sort: number): WireDocument => ({
  id,
  name,
  url_key: key,
  status: 1,
  sort_order: sort,
});
const themes = [theme(5, 'Uteplass', 'uteplass', 20), theme(6, 'Stell', 'stell', 10)];

describe('the magazine', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    const catalogue = testCatalogue();
    const documents = { ...catalogue.documents, blog_posts: posts, blog_categories: themes };
    shop = await ContractShop.open({ catalogue: { ...catalogue, documents } });
  });

  afterAll(() => shop.close());

  const search = (type: string, body: object, query: Record<string, string | number> = {}, store = 'bmno') =>
    shop.done<Compact>('searchCatalogPost', {
      path: { index: `vue_storefront_catalog_${store}`, type },
      query: { response_format: 'compact', storeCode: store, ...query },
      body,
    });
  const ids = ({ hits }: Compact) => hits.map(({ id }) => id);
  const shown = { query: { bool: { filter: [{ term: { status: 1 } }] } } };
  const newest = { sort: 'publish_date:desc' };

  test('articles come newest first, as many as there are, and none that is not published', async () => {
    const all = await search('cms_blog', shown, { ...newest, size: SEARCH_SIZE_MAX });
    const dates = all.hits.map((hit) => String(hit['publish_date']));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(all.total).toBe(posts.length - 1);
    expect(ids(await search('cms_blog', {}, { size: SEARCH_SIZE_MAX }))).not.toContain(203);
    expect(ids(await search('cms_blog', shown, { ...newest, size: BLOG_RECENT_SIZE }))).toEqual([
      201, 221, 220, 219, 218,
    ]);
  });

  test('a theme shows its articles page by page', async () => {
    const ofTheme = { query: { bool: { filter: [{ term: { status: 1 } }, { terms: { blog_category_ids: [5] } }] } } };
    const size = BLOG_CATEGORY_PAGE_SIZE;
    const first = await search('cms_blog', ofTheme, { ...newest, size });
    const second = await search('cms_blog', ofTheme, { ...newest, size, from: size });
    expect([first.total, first.hits.length, second.hits.length]).toEqual([13, 10, 3]);
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(13);
    expect([...ids(first), ...ids(second)]).not.toContain(202);
  });

  test('articles are found by words of their title, in the language of the store view', async () => {
    const byTitle = (text: string) => ({ query: { bool: { must: [{ match: { title: text } }] } } });
    expect(ids(await search('cms_blog', byTitle('teak')))).toEqual([201]);
    expect(ids(await search('cms_blog', byTitle('svenska')))).toEqual([]);
    expect((await search('cms_blog', byTitle('svenska'), { size: 50 }, 'default')).total).toBe(posts.length - 1);
  });

  test('themes come in their order', async () => {
    expect(ids(await search('cms_blog_category', shown, { sort: 'sort_order:asc' }))).toEqual([6, 5]);
  });

  test.each([
    ['artikkel-201', 'cms_blog', '201'],
    ['/stell', 'cms_blog_category', '6'],
    ['artikkel-203', null, undefined],
    ['magasin/artikkel-201', null, undefined],
  ])('the path %s shows %s %s', async (url, type, id) => {
    const answer = await shop.done<UrlMapResult | null>('mapUrl', { body: { url } });
    expect([answer?._type ?? null, answer?._id]).toEqual([type, id]);
  });

  test('an article that is taken back leaves devices that have it', async () => {
    const sync = (query = {}) =>
      shop.done<{ documents: { id: number; _deleted: boolean }[]; checkpoint: string; total: number }>('replicate', {
        path: { collection: 'blog_posts' },
        query,
      });
    const { checkpoint, total } = await sync();
    const documents = { blog_posts: [{ ...posts[0]!, status: 0 }] };
    await writeCatalogue(shop.server.database, { documents, rejections: [] }, storeViews);
    expect(await sync({ checkpoint })).toMatchObject({ documents: [{ id: 201, _deleted: true }], total: total - 1 });
  });
});
