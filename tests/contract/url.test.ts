import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UrlMapResult } from '#schemas/api/generated/types.gen.ts';
import type { WireDocument } from '#server/store/collections.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

interface Resolved {
  readonly urlResolver: { readonly relative_url: string; readonly redirectCode: number } | null;
}

const foreign = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  ' //evil.example',
  '%2f%2fevil.example',
  '/%2fevil.example',
  '%5c%5cevil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example',
  '/https://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '%6aavascript:alert(1)',
  'data:text/html,x',
  'stue\r\nset-cookie: a=b',
  '//user@evil.example',
  '//ev\u00efl.example',
];

const rewrite = (from: string, to: string, redirectCode = 301): WireDocument => ({
  id: from,
  request_path: from,
  relative_url: to,
  redirectCode,
});

const chain = Array.from({ length: 8 }, (_, index) => rewrite(`ledd-${index}`, `ledd-${index + 1}`));

function catalogue() {
  const { documents } = testCatalogue();
  const vase = documents.products!.find((product) => product['sku'] === 'VASE');
  return {
    documents: {
      ...documents,
      products: [...documents.products!, { ...vase!, id: 23, sku: 'SLUG', slug: 'stue', url_path: 'stue/slug' }],
      cms_pages: [{ id: 1, identifier: 'frakt-og-levering', title: 'Frakt', content: '<p>Hjem</p>', active: true }],
      url_rewrites: [
        ...documents.url_rewrites!,
        ...chain,
        rewrite('gammel', 'nyere', 302),
        rewrite('nyere', 'stue/lamper'),
        rewrite('rundt', 'og/rundt'),
        rewrite('og/rundt', 'rundt'),
        rewrite('seg-selv', 'seg-selv'),
        rewrite('via', 'ut-0'),
        ...foreign.map((target, index) => rewrite(`ut-${index}`, target)),
      ],
    },
    rejections: [],
  };
}

describe('addresses', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ catalogue: catalogue() });
  });

  afterAll(() => shop.close());

  const map = (url: string, more: object = {}) =>
    shop.done<(UrlMapResult & { _source: Record<string, unknown> }) | null>('mapUrl', { body: { url, ...more } });
  /** Resolves a path by both calls, whose answers must agree. */
  const resolve = async (path: string): Promise<Resolved['urlResolver']> => {
    const bare = await shop.done<Resolved>('lookupRewrite', { path: { path } });
    const enveloped = await shop.done<Resolved>('resolveUrl', { query: { url: path } });
    expect(enveloped).toEqual(bare);
    return bare.urlResolver;
  };

  test.each([
    ['stue', 'category', 3],
    ['stue/lamper', 'category', 4],
    ['/stue/lamper/?page=2#top', 'category', 4],
    ['stue/sofaer/nordvik', 'product', 10],
    ['helt/feil/sti/lamp', 'product', 20],
    ['lamp', 'product', 20],
    ['p/SOFA/nordvik', 'product', 10],
    ['p/SOFA/nordvik/SOFA-GREY', 'product', 10],
    ['c/lamper-4', 'category', 4],
    ['frakt-og-levering', 'cms_page', 1],
    ['stue%2Flamper', 'category', 4],
    ['p/NO-SUCH/x', null, null],
    ['c/lamper', null, null],
    ['lam', null, null],
    ['Stue', null, null],
    ['%00', null, null],
    ['stue/%00', null, null],
    ['%ff%fe', null, null],
    ["' or 1=1 --", null, null],
    ['../../etc/passwd', null, null],
    ['/', null, null],
  ])('%s shows %s %s', async (url, type, id) => {
    const hit = { _index: 'vue_storefront_catalog_bmno', _type: type, _id: String(id), _source: { id } };
    const found = await map(url);
    if (type) expect(found).toMatchObject(hit);
    else expect(found).toBeNull();
  });

  test('the exact path of any kind goes before the last segment of a product', async () => {
    expect(await map('stue')).toMatchObject({ _type: 'category' });
    expect(await map('annet/stue')).toMatchObject({ _type: 'product', _source: { sku: 'SLUG' } });
  });

  test('only the fields that are asked for come along', async () => {
    expect((await map('lamp', { includeFields: ['id', 'na*'] }))!._source).toEqual({ id: 20, name: 'LAMP' });
    const without = (await map('lamp', { includeFields: null, excludeFields: ['name', 'stock.qty'] }))!._source;
    expect(without).not.toHaveProperty('name');
    expect(without['stock']).toEqual({ is_in_stock: true, manage_stock: true });
    expect((await shop.call('mapUrl', { body: { url: 'lamp', includeFields: 'id' } })).status).toBe(400);
    expect((await shop.call('mapUrl', { body: { url: '' } })).status).toBe(400);
  });

  test('old paths lead to new ones, chains to their end with the code of their first step', async () => {
    expect(await resolve('gammel-sofa')).toEqual({ relative_url: 'stue/sofaer', redirectCode: 301 });
    expect(await resolve('/gammel-sofa/?utm=1')).toEqual({ relative_url: 'stue/sofaer', redirectCode: 301 });
    expect(await resolve('gammel')).toEqual({ relative_url: 'stue/lamper', redirectCode: 302 });
  });

  test('a path that shows something stays, an unknown one has no answer', async () => {
    expect(await resolve('stue/lamper')).toEqual({ relative_url: 'stue/lamper', redirectCode: 0 });
    expect(await resolve('frakt-og-levering')).toMatchObject({ redirectCode: 0 });
    expect(await resolve('ingen-slik-side')).toBeNull();
    expect(await resolve('%00')).toBeNull();
  });

  test('loops and chains of more than five steps end nowhere', async () => {
    expect(await resolve('rundt')).toBeNull();
    expect(await resolve('og/rundt')).toBeNull();
    expect(await resolve('seg-selv')).toBeNull();
    expect(await resolve('ledd-3')).toEqual({ relative_url: 'ledd-8', redirectCode: 301 });
    expect(await resolve('ledd-2')).toBeNull();
  });

  test('nothing leads to another host', async () => {
    for (const [index, target] of foreign.entries()) {
      expect(await resolve(`ut-${index}`), JSON.stringify(target)).toBeNull();
    }
    expect(await resolve('via')).toEqual({ relative_url: 'ut-0', redirectCode: 301 });
  });

  test('a foreign address is not taken for a page because of its last segment', async () => {
    for (const host of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const answer = await shop.done<Resolved>('resolveUrl', { query: { url: `${host}/lamp` } });
      expect(answer.urlResolver, host).toBeNull();
    }
  });

  test('a disabled product is at no address', async () => {
    await shop.server.shop('disable', 'VASE');
    expect(await map('stue/vase')).toBeNull();
    expect(await resolve('stue/vase')).toBeNull();
  });
});
