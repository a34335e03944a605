import { expect, test } from 'vitest';
import { recorded } from '#tests/support/recorded.ts';
import { readMappedPage, readRewrite } from './mapped-address.ts';

const source = { id: 1, url_path: 'stue/sofa', slug: 'sofa', url_key: 'sofa' };
const page = { id: 9, identifier: 'om-oss' };

test.each<[string, unknown, string, string | null]>([
  ['as the contract has it', { _type: 'product', _source: source, _404: false }, 'stue/sofa', 'products'],
  ['by its last step (spec 2: unknown URLs)', { _type: 'product', _source: source }, 'gammelt/sofa', 'products'],
  ['a category', { _type: 'category', _source: source }, '/stue/sofa/', 'categories'],
  ['a page', { _type: 'cms_page', _source: page }, 'om-oss', 'cms_pages'],
  ['a bare hit of Elasticsearch 7', recorded('url-map-hit'), 'gang/benk', 'products'],
  [
    'by the name of its index',
    { _index: 'vue_storefront_catalog_bmno_cms_page', _source: page },
    'om-oss',
    'cms_pages',
  ],
  ['nothing', null, 'stue/sofa', null],
  ['not found', { _type: null, _source: null, _404: true }, 'stue/sofa', null],
  ['not found, with a hit', { _type: 'product', _source: source, _404: true }, 'stue/sofa', null],
  ['a hit that is only like it', { _type: 'product', _source: source }, 'stue/sofabord', null],
  ['an article', { _type: 'cms_blog', _source: { id: 3, url_key: 'lys' } }, 'lys', 'blog_posts'],
  ['a kind without pages here', { _type: 'cms_blog_category', _source: source }, 'stue/sofa', null],
  ['a kind that is a name of objects', { _type: 'toString', _source: source }, 'stue/sofa', null],
  ['a hit without source', { _type: 'product' }, 'stue/sofa', null],
  ['a text', 'sofa', 'sofa', null],
])('%s', (_name, result, path, collection) => {
  expect(readMappedPage(result, path)?.collection ?? null).toBe(collection);
});

const to = (target: unknown, code: unknown) => ({ urlResolver: { relative_url: target, redirectCode: code } });

test.each<[string, unknown, object | null]>([
  ['for good', to('ny', 301), { request_path: 'gammel', relative_url: 'ny', redirectCode: 301 }],
  ['for now', to('/ny', '302'), { redirectCode: 302 }],
  ['the path itself is served', to('gammel', 0), null],
  ['it leads to itself', to('/gammel/', 301), null],
  ['another code', to('ny', 307), null],
  ['nobody knows it', { urlResolver: null }, null],
  ['nothing', null, null],
  ['no target', to(null, 301), null],
])('a rewrite: %s', (_name, result, rewrite) => {
  const read = readRewrite(result, '/gammel');
  if (rewrite === null) expect(read).toBeNull();
  else expect(read).toMatchObject(rewrite);
});

test('a recorded rewrite', () => {
  expect(readRewrite(recorded<{ result: unknown }>('url-resolve').result, 'krakker')).toMatchObject({
    relative_url: 'stue/krakker',
  });
});
