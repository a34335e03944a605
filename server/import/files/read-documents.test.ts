import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { readDocuments } from './read-documents.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ndjson-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const stock = { is_in_stock: true, qty: 3, manage_stock: true };
const product = {
  id: 7,
  sku: 'S-7',
  name: 'Sofa',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  url_path: 'sofa-7',
  stock,
};
const category = {
  id: 21,
  parent_id: 2,
  name: 'Sofaer',
  url_key: 'sofaer-21',
  url_path: 'sofaer',
  level: 2,
  is_active: true,
};
const attribute = {
  id: 93,
  attribute_id: 93,
  attribute_code: 'color',
  frontend_input: 'select',
  options: [{ label: 'Grå', value: '52' }],
};
const rule = { id: 1, product_tax_class_ids: [2], rates: [{ rate: 25, tax_country_id: 'NO' }] };
const page = {
  id: 3,
  identifier: 'om-oss',
  title: 'Om oss',
  content: '<p>Hei</p>',
  active: true,
  page_layout: '1column',
};
const block = { id: 4, identifier: 'footer', title: 'Bunn', content: '<p>Hei</p>', active: true };
const post = {
  id: 201,
  title: 'Slik oljer du hagemøbler',
  url_key: 'slik-oljer-du-hagemobler',
  status: 1,
  publish_date: '2025-04-11 08:00:00',
  content: '<p>Vask, tørk og olje.</p>',
};
const theme = { id: 5, name: 'Uteplass', url_key: 'uteplass', status: 1, sort_order: 10 };

async function read(...lines: (string | object)[]) {
  const file = join(folder, 'dump.ndjson');
  await writeFile(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return readDocuments(file);
}

const dumped = (source: unknown, rest: object) => ({ _index: 'x', _id: '1', _score: 1, ...rest, _source: source });

describe('plain documents', () => {
  it('are told apart by their shape', async () => {
    const { documents, rejections } = await read(product, category, attribute, rule, page, block, post, theme);
    expect(rejections).toEqual([]);
    expect(documents).toEqual({
      products: [product],
      categories: [category],
      attributes: [attribute],
      taxrules: [rule],
      cms_pages: [page],
      cms_blocks: [block],
      blog_posts: [post],
      blog_categories: [theme],
    });
  });

  it('of a whole shop are read as they were', async () => {
    const { documents: shop } = demoCatalogue();
    const { documents, rejections } = await read(...Object.values(shop).flat());
    expect(rejections).toEqual([]);
    expect(Object.keys(documents).toSorted()).toEqual(Object.keys(shop).toSorted());
    const { products: _products, ...rest } = documents;
    expect(rest).toEqual(JSON.parse(JSON.stringify({ ...shop, products: undefined })));
    expect(documents.products).toHaveLength(shop.products!.length);
  });

  it.each([
    ['{"id": 1', 'the line ends in the middle of its JSON: it was cut off'],
    ['[1, 2]', 'the line is not a JSON object'],
    ['"text"', 'the line is not a JSON object'],
    [
      { id: 1, colour: 'red' },
      'the document is of no kind that is read here; docs/own-data.md says which fields each is known by',
    ],
    [{ ...product, name: undefined }, 'the field name of the product is missing'],
    [{ ...product, id: 'seven' }, 'the field id of the product: it must be a number'],
    [{ ...product, visibility: 9 }, 'the field visibility of the product: its value is not allowed'],
    [{ ...product, created_at: '1.6.2026' }, 'the field created_at of the product: its value is not allowed'],
    [
      { ...product, configurable_children: [{ id: 8 }] },
      'the field configurable_children.0.sku of the product is missing',
    ],
    [{ ...category, level: 'two' }, 'the field level of the category: it must be a number'],
    [{ ...page, active: 'yes' }, 'the field active of the cms_page: it must be true or false'],
    [{ ...product, sku: 'S'.repeat(256) }, 'the field sku is longer than 255 characters'],
    [{ ...product, url_path: 'a'.repeat(9000) }, 'the field url_path is longer than 600 characters'],
    [{ ...product, description: 'a'.repeat(50_001) }, 'the field description is longer than 50000 characters'],
    [{ ...product, name: 'So\u0000fa' }, 'the field name holds characters that no text has'],
    [{ ...product, more: { '\uD800': 1 } }, 'a field of more has a name with characters that no text has'],
    [{ ...page, content: '\uD800' }, 'the field content holds characters that no text has'],
    [{ ...post, status: 'shown' }, 'the field status of the cms_blog: it must be a number'],
    [{ ...theme, name: undefined }, 'the field name of the cms_blog_category is missing'],
    [{ id: 1, name: 'Hisingen', city: 31 }, 'the field city of the showroom: it must be a text'],
    [{ ...rule, rates: {} }, 'the field rates of the taxrule: it must be a list'],
  ])('%j is rejected', async (line, reason) => {
    const { documents, rejections } = await read(product, '', line, category);
    expect(rejections).toEqual([{ file: 'dump.ndjson', line: 3, reason }]);
    expect(documents.products).toEqual([product]);
    expect(documents.categories).toEqual([category]);
  });

  it('come once: a second id or sku is rejected', async () => {
    const { documents, rejections } = await read(product, product, { ...product, id: 8 }, { ...category, id: 7 });
    expect(documents.products).toEqual([product]);
    expect(documents.categories).toHaveLength(1);
    expect(rejections.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'the id 7 is there twice in products'],
      [3, 'the sku S-7 is there twice'],
    ]);
  });

  const configurable = (id: number, children: readonly object[]) => ({
    ...product,
    id,
    sku: `S-${id}`,
    type_id: 'configurable',
    configurable_children: children,
  });
  const idsIn = ({ documents }: Awaited<ReturnType<typeof read>>) => documents.products?.map(({ id }) => id);
  const cover = { sku: 'COVER', price_incl_tax: 100 };

  it('have no variant of each other: the later product is rejected', async () => {
    const first = configurable(10, [{ ...cover, id: 11 }]);
    const found = await read(first, configurable(20, [{ ...cover, id: 21 }]));
    expect(idsIn(found)).toEqual([10]);
    expect(found.rejections).toEqual([{ file: 'dump.ndjson', line: 2, reason: 'the sku COVER is there twice' }]);
  });

  it('may have a variant with their own sku', async () => {
    const sofa = configurable(10, [{ ...cover, id: 11, sku: 'S-10' }]);
    const found = await read(sofa);
    expect([idsIn(found), found.rejections]).toEqual([[10], []]);
  });

  it('that are a variant of another are sold as that, in whatever order they come', async () => {
    const sofa = configurable(10, [{ ...cover, id: 11 }]);
    const alone = { ...product, id: 11, sku: 'COVER' };
    for (const lines of [
      [sofa, alone],
      [alone, sofa],
    ]) {
      const found = await read(...lines);
      expect([idsIn(found), found.rejections]).toEqual([[10], []]);
    }
  });

  it('may stand in a list with one of them a line', async () => {
    const { documents, rejections } = await read('\uFEFF[', `${JSON.stringify(product)},`, category, ']');
    expect(rejections).toEqual([]);
    expect(documents).toEqual({ products: [product], categories: [category] });
  });
});

describe('dumps of the search index', () => {
  it.each([
    [{ _type: 'product' }, product, 'products'],
    [{ _type: '_doc', _index: 'vue_storefront_catalog_bmno_product' }, product, 'products'],
    [{ _index: 'vue_storefront_catalog_category_1573031' }, category, 'categories'],
    [{ _type: 'cms_page', _index: 'vue_storefront_catalog' }, { ...page, page_layout: undefined }, 'cms_pages'],
    [{ _index: 'catalogue', _type: '_doc' }, rule, 'taxrules'],
    [{ _index: 'vue_storefront_catalog_cms_blog_1573031' }, post, 'blog_posts'],
    [{ _index: 'vue_storefront_catalog_cms_blog_category' }, theme, 'blog_categories'],
    [{ _type: 'cms_blog_category', _index: 'vue_storefront_catalog' }, theme, 'blog_categories'],
  ] as const)('%j', async (rest, source, collection) => {
    const { documents, rejections } = await read(dumped(source, rest));
    expect(rejections).toEqual([]);
    expect(documents[collection]).toEqual([JSON.parse(JSON.stringify(source))]);
  });

  const node = { id: 4, identifier: 'om-oss', label: 'Om oss', request_url: 'hjelp/om-oss', parent_id: 7, level: 2 };
  it.each([
    ['by their type', dumped(node, { _type: 'cms_hierarchy' })],
    ['by the index', dumped({ id: 4 }, { _type: '_doc', _index: 'vue_storefront_catalog_1_cms_hierarchy_1573031' })],
    ['by their fields', dumped(node, { _type: '_doc', _index: 'catalogue' })],
    ['as Magento writes them', JSON.stringify({ node_id: 4, parent_node_id: 1, level: 2, request_url: 'om-oss' })],
    ['alone', JSON.stringify(node)],
  ])('the tree of pages, known %s, is left out without a word', async (_how, line) => {
    const { documents, rejections, assumptions } = await read(dumped(product, { _type: 'product' }), line);
    expect(Object.keys(documents)).toEqual(['products']);
    expect(rejections).toEqual([]);
    expect(assumptions).toEqual([]);
  });

  it('lend their id to a document without one', async () => {
    const { documents } = await read(dumped({ ...product, id: undefined }, { _type: 'product', _id: '41' }));
    expect(documents.products![0]!.id).toBe(41);
  });

  it.each([
    [dumped({ id: 1 }, { _type: 'review' }), 'documents of type review are not read'],
    [dumped(null, { _type: 'product' }), 'the dumped line has no document in _source'],
    [dumped({ ...product, sku: 1 }, { _type: 'product' }), 'the field sku of the product: it must be a text'],
  ])('%j is rejected', async (line, reason) => {
    const { rejections } = await read(line);
    expect(rejections).toEqual([{ file: 'dump.ndjson', line: 1, reason }]);
  });
});

describe('gross prices', () => {
  it.each([
    [{ price: 7996 }, { price_incl_tax: 9995 }],
    [{ price: 79.96, price_incl_tax: 99 }, { price_incl_tax: 99 }],
    [{ price: 80, priceInclTax: 99 }, { price_incl_tax: 99 }],
    [
      { originalPrice: 800, special_price: 400, finalPriceInclTax: 500 },
      { original_price_incl_tax: 1000, special_price_incl_tax: 500, final_price_incl_tax: 500 },
    ],
  ])('of %j', async (prices, gross) => {
    const child = { id: 8, sku: 'S-8', stock, ...prices };
    const { documents } = await read({ ...product, ...prices, configurable_children: [child] });
    expect(documents.products).toEqual([
      { ...product, ...prices, ...gross, configurable_children: [{ ...child, ...gross }] },
    ]);
  });
});
