import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSource } from '../read-source.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dump-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Documents as elasticdump writes them, of an index that names no types. */
async function read(...documents: object[]) {
  const lines = documents.map((source, index) =>
    JSON.stringify({ _index: 'x', _type: '_doc', _id: String(index), _source: source }),
  );
  await writeFile(join(folder, 'dump.ndjson'), lines.join('\n'));
  const { documents: found, rejections, assumptions } = await readSource(folder, 'auto');
  const only = (sku: string) => (found.products ?? []).find((product) => product['sku'] === sku);
  return { ...found, rejections, assumptions, only };
}

const product = { id: 7, sku: 'S', name: 'Sofa', type_id: 'simple', status: 1, visibility: 4, category_ids: [21] };
const priced = { ...product, price: 80 };
const colour = {
  attribute_id: 93,
  attribute_code: 'color',
  options: [{ value: '', label: ' ' }, { value: '52', label: 'Gr&aring;' }, { value: '53' }],
};
const parent = {
  ...product,
  id: 10,
  sku: 'P',
  type_id: 'configurable',
  price: 0,
  configurable_options: [{ attribute_id: '93', values: [{ value_index: 52 }, { value_index: '53' }] }],
  configurable_children: [
    { sku: 'P-52', type_id: 'simple', color: '52', price: 90 },
    { sku: 'P-53', color: '53', price: 80, id: 12 },
  ],
};

describe('a product of an index', () => {
  it.each([
    ['its address from its key', { ...priced, url_key: 'den-sofa' }, { url_path: 'den-sofa', slug: 'den-sofa' }],
    ['its address from its name', { ...priced, name: 'Blå sofa' }, { url_path: 'bla-sofa', url_key: 'bla-sofa' }],
    ['no empty special price', { ...priced, special_price: '', special_from_date: null }, { price_incl_tax: 100 }],
    [
      'numbers that were texts',
      { ...priced, price: '80.0000', status: '1' },
      { price: 80, price_incl_tax: 100, status: 1 },
    ],
    ['a name without entities', { ...priced, name: 'Bord &amp; stol &#8211; 3&frac12;' }, { name: 'Bord & stol – 3½' }],
    ['the store it was kept for', { ...priced, store_id: [0] }, { sku: 'S' }],
    ['no picture that is none', { ...priced, image: 'no_selection' }, { sku: 'S' }],
    [
      'the categories it names',
      { ...priced, category_ids: undefined, category: [{ category_id: 21, name: 'A' }] },
      { category_ids: [21] },
    ],
    ['pieces where nothing is said', priced, { stock: { is_in_stock: true, manage_stock: false } }],
    ['none where that is said', { ...priced, is_in_stock: '0' }, { stock: { is_in_stock: false, manage_stock: true } }],
    ['as many as it says', { ...priced, qty: 4 }, { stock: { is_in_stock: true, qty: 4, manage_stock: true } }],
    [
      'a stock in numbers and flags',
      { ...priced, stock: { is_in_stock: 1, qty: '3' } },
      { stock: { is_in_stock: true, qty: 3 } },
    ],
  ])('has %s', async (_what, source, fields) => {
    const { only, rejections } = await read(source);
    expect(rejections).toEqual([]);
    expect(only('S')).toMatchObject(fields);
    expect(only('S')).not.toHaveProperty('special_price');
    expect(only('S')).not.toHaveProperty('image');
  });

  it('says once what was assumed of stocks', async () => {
    const { assumptions } = await read(priced, { ...priced, id: 8, sku: 'T' }, { ...priced, id: 9, sku: 'U', qty: 1 });
    expect(assumptions).toEqual([
      '2 articles name no quantity in stock: any number can be ordered, and the shop promises it in 2 weeks.',
    ]);
  });

  it('has choices with codes and words from its attributes, and costs what its cheapest variant does', async () => {
    const { only, rejections, attributes } = await read(parent, colour);
    expect(rejections).toEqual([]);
    expect(attributes![0]).toMatchObject({
      frontend_input: 'select',
      options: [
        { value: '52', label: 'Grå' },
        { value: '53', label: '53' },
      ],
    });
    expect(only('P')).toMatchObject({
      price: 80,
      price_incl_tax: 100,
      configurable_options: [
        {
          attribute_id: '93',
          attribute_code: 'color',
          values: [
            { value_index: 52, label: 'Grå' },
            { value_index: '53', label: '53' },
          ],
        },
      ],
      configurable_children: [{ id: expect.any(Number), sku: 'P-52', price_incl_tax: 112.5 }, { id: 12 }],
    });
  });

  it('has variants without a type of their own', async () => {
    const { only } = await read(parent, colour);
    for (const child of only('P')!['configurable_children'] as object[]) expect(child).not.toHaveProperty('type_id');
  });

  it('is rejected when nobody knows what tells its variants apart', async () => {
    const { rejections } = await read(parent, priced);
    expect(rejections.map(({ reason }) => reason)).toEqual([
      'its configurable_options name the attribute 93, which is not there',
    ]);
  });

  const alone = {
    ...priced,
    id: 11,
    sku: 'P-52',
    name: 'Sofa, grå',
    visibility: 1,
    stock: { is_in_stock: true, qty: 9 },
  };

  it.each([
    ['before', [alone, parent, colour]],
    ['after', [parent, colour, alone]],
  ])('and stands %s its product too, is the variant', async (_when, documents) => {
    const { products, only, rejections } = await read(...documents);
    expect(rejections).toEqual([]);
    expect(products!.map(({ sku }) => sku)).toEqual(['P']);
    const [variant] = only('P')!['configurable_children'] as unknown[];
    expect(variant).toMatchObject({ id: 11, name: 'Sofa, grå', price: 90, stock: { qty: 9 } });
  });

  it.each([
    ['is disabled', { status: 2 }, ['P-52', 'P'], []],
    ['is rejected', { name: ' ' }, ['P-52'], ['the name is empty']],
    [
      'means an attribute that is not there',
      { configurable_options: [{ attribute_id: 9, values: [] }] },
      ['P-52'],
      ['its configurable_options name the attribute 9, which is not there'],
    ],
  ])('and stands alone too, is sold by itself where its product %s', async (_what, fields, skus, reasons) => {
    const { products, rejections } = await read(alone, { ...parent, ...fields }, colour);
    expect(products!.map(({ sku }) => sku)).toEqual(skus);
    expect(rejections.map(({ reason }) => reason)).toEqual(reasons);
    const other = products!.find(({ sku }) => sku === 'P');
    expect(other?.['configurable_children'] ?? [{ sku: 'P-53' }]).toMatchObject([{ sku: 'P-53' }]);
  });

  it.each([
    [{ ...priced, name: ' ' }, 'the name is empty'],
    [{ ...priced, sku: '' }, 'the sku is empty'],
    [{ ...priced, price: -8 }, 'the field price_incl_tax of S: the price -10 is negative'],
    [{ ...product, price: 1e9 }, 'the field price_incl_tax of S: no price is as high as 1250000000'],
  ])('%j is rejected', async (source, reason) => {
    expect((await read(source, { ...priced, id: 8, sku: 'OTHER' })).rejections).toMatchObject([{ reason }]);
  });
});

describe('categories of an index', () => {
  const root = { id: 2, parent_id: 1, name: 'Default Category', level: 1, is_active: true };
  const room = { id: 20, parent_id: 2, name: 'Stue', level: 2, is_active: 1 };

  it('have keys and addresses, and the root is none of them', async () => {
    const { categories, rejections } = await read({ id: 1, parent_id: 0, name: 'Root', level: 0 }, root, room, {
      ...room,
      id: 21,
      parent_id: 20,
      name: 'Sofa &amp; stol',
      level: 3,
    });
    expect(rejections).toEqual([]);
    expect(categories).toMatchObject([
      { id: 20, url_key: 'stue-20', url_path: 'stue-20', is_active: true },
      { id: 21, name: 'Sofa & stol', url_key: 'sofa-amp-stol-21', url_path: 'stue-20/sofa-amp-stol-21' },
    ]);
  });

  it('have what is in those below them, where products name only these', async () => {
    const [sofas, small] = [
      { ...room, id: 21, parent_id: 20, level: 3 },
      { ...room, id: 22, parent_id: 21, level: 4 },
    ];
    const { only } = await read(root, room, sofas, small, { ...priced, category_ids: ['22'] });
    expect(only('S')).toMatchObject({ category_ids: [22, 21, 20] });
  });

  it('that are each other’s parents end somewhere', async () => {
    const { categories } = await read({ ...room, id: 30, parent_id: 31 }, { ...room, id: 31, parent_id: 30 });
    expect(categories).toHaveLength(2);
  });
});

it('what is written as texts, or not at all, is read as what it means', async () => {
  const found = await read(
    {
      id: '20',
      parent_id: '2',
      level: '2',
      name: 'Stue',
      is_active: '1',
      description: null,
      position: '1',
      children_data: [{ id: '21', name: null }],
    },
    { id: '1', parent_id: '0', level: '0', name: 'Root' },
    { attribute_id: '93', attribute_code: 'color', options: [] },
    {
      id: '1',
      product_tax_class_ids: ['2'],
      rates: [{ id: '1', rate: '25.0000', tax_country_id: 'NO', tax_postcode: null }],
    },
    { page_id: '4', identifier: 'a', title: 'A', content: null, page_layout: 'x', is_active: '0' },
    {
      ...priced,
      description: null,
      weight: '12.5000',
      product_delivery_time: '14',
      stock: { is_in_stock: '1', qty: '2' },
      category: [
        { category_id: '20', name: 'Stue' },
        { category_id: 21, name: null },
      ],
      category_ids: undefined,
      media_gallery: [{ image: '/a.jpg', pos: '1', typ: 'image', lab: null }],
    },
  );
  expect(found.rejections).toEqual([]);
  expect(found.categories).toMatchObject([
    { id: 20, parent_id: 2, level: 2, is_active: true, children_data: [{ id: 21 }] },
  ]);
  expect(found.attributes).toMatchObject([{ attribute_id: 93 }]);
  expect(found.taxrules).toMatchObject([{ id: 1, product_tax_class_ids: [2], rates: [{ id: 1, rate: 25 }] }]);
  expect(found.cms_pages).toMatchObject([{ id: 4, content: '', active: false }]);
  expect(found.products).toMatchObject([
    {
      weight: 12.5,
      product_delivery_time: 14,
      stock: { is_in_stock: true, qty: 2 },
      category_ids: [20, 21],
      category: [{ category_id: 20, name: 'Stue' }],
      media_gallery: [{ pos: 1 }],
    },
  ]);
});

it('pages are in one store', async () => {
  const { cms_pages: pages } = await read({
    id: 1,
    identifier: 'a',
    title: 'A',
    content: '',
    active: true,
    page_layout: 'x',
    store_id: [0],
  });
  expect(pages).toMatchObject([{ store_id: 0 }]);
});
