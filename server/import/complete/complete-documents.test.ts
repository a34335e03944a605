import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSource } from '../read-source.ts';

type Fields = Readonly<Record<string, unknown>>;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'written-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** The files of the example in the documentation, by their names. */
async function example(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile('docs/own-data.md', 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^`([\w.]+)`:\n\n```json\n([^]*?)```/gm)].map(([, name, json]) => [name, json]),
  );
}

async function readFolder(files: Readonly<Record<string, unknown>>) {
  for (const [name, content] of Object.entries({ ...(await example()), ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return readSource(folder, 'auto');
}

const reasons = (rejections: readonly { file: string; reason: string }[]): string[] =>
  rejections.map(({ file, reason }) => `${file}: ${reason}`);
const plain = { id: 2, sku: 'VASE', type_id: 'simple', name: 'Vase', categories: ['stue'], price_incl_tax: 90 };

describe('the example of the documentation', () => {
  it('is a product with everything that follows', async () => {
    const { documents, rejections } = await readFolder({});
    expect(rejections).toEqual([]);
    const [product] = documents.products!;
    expect(product).toMatchObject({
      name: 'Vik 3-seters sofa',
      url_path: 'stue/sofaer/vik-3-seters-sofa',
      category_ids: [10, 11],
      status: 1,
      stock: { is_in_stock: true, qty: 4, manage_stock: true },
      original_price_incl_tax: 12_990,
      color_options: [1, 2],
      image: 'sofa.webp',
    });
    expect(product).not.toHaveProperty('categories');
    expect(product!['configurable_options']).toEqual([
      {
        attribute_id: 93,
        attribute_code: 'color',
        label: 'Farge',
        position: 0,
        product_id: 1,
        values: [
          { value_index: 1, label: 'Grønn' },
          { value_index: 2, label: 'Grå' },
        ],
      },
    ]);
    expect(product!['configurable_children']).toMatchObject([
      { sku: 'SOFA-GRONN', name: 'Vik 3-seters sofa, grønn', color: 1, price_incl_tax: 12_990 },
      {
        sku: 'SOFA-GRA',
        name: 'Vik 3-seters sofa, grå',
        color: 2,
        price_incl_tax: 11_990,
        stock: { is_in_stock: false },
      },
    ]);
  });

  it('has categories at their places, and options without the names of the files', async () => {
    const { documents } = await readFolder({});
    expect(documents.categories).toMatchObject([
      { id: 10, url_path: 'stue', level: 2, is_featured: true, product_count: 1, children_count: 1 },
      { id: 11, url_path: 'stue/sofaer', level: 3, is_featured: false, product_count: 1 },
    ]);
    expect(documents.attributes![0]!['options']).toEqual([
      { value: 1, label: 'Grønn', swatch: '#6f8f5e' },
      { value: 2, label: 'Grå' },
    ]);
  });
});

describe('what lies beside the documents', () => {
  const pictures = ['green-room', 'green-hero', 'grey-hero', 'grey-angle'].map((name) => {
    const [colour, shot] = name.split('-');
    return { sku: 'SOFA', colour, shot, file: `pictures/SOFA/${name}.webp`, dominant: '#87957a' };
  });

  it('is shown once, where one room shows two colours of a piece', async () => {
    const room = {
      sku: 'TABLE',
      colour: 'oak',
      shot: 'room',
      file: 'pictures/TABLE/oak-room.webp',
      dominant: '#87957a',
    };
    const both = [
      { sku: 'SOFA', colour: 'green' },
      { sku: 'SOFA', colour: 'grey' },
    ];
    const heroes = pictures.filter(({ shot }) => shot === 'hero');
    const { documents } = await readFolder({ 'pictures.json': [...heroes, { ...room, alsoShows: both }] });
    const gallery = documents.products![0]!['media_gallery'] as readonly Fields[];
    expect(gallery.map(({ lab }) => lab)).toEqual(['Grønn', 'Grønn, i et rom', 'Grå']);
  });

  it('is what galleries are made of: all of the first colour, the best of each other', async () => {
    const { documents } = await readFolder({
      'pictures.json': pictures,
      'models/SOFA.glb': '',
      'models/SOFA.usdz': '',
      'films/SOFA.webm': '',
      'banners.json': { id: 'banners.json', mainBanners: [{ image: 'pictures/SOFA/green-room.webp' }] },
    });
    const [product] = documents.products!;
    const gallery = product!['media_gallery'] as readonly Fields[];
    expect(gallery.map(({ lab }) => lab)).toEqual([
      'Grønn',
      'Grønn, i et rom',
      'Grå',
      'Vik 3-seters sofa, fra alle sider',
    ]);
    expect(gallery.map(({ pos }) => pos)).toEqual([1, 2, 3, 4]);
    expect(gallery[0]!['image']).toMatch(/^\/photos\/SOFA\/green-hero\.[a-z]+\.webp$/);
    expect(gallery[3]).toMatchObject({
      typ: 'external-video',
      vid: { url: '/films/SOFA.webm', type: 'film' },
    });
    expect(product).toMatchObject({ model_glb: '/models/SOFA.glb', model_usdz: '/models/SOFA.usdz' });
    expect((product!['configurable_children'] as Fields[]).map((variant) => variant['model_usdz'])).toEqual([
      '/models/SOFA/green.usdz',
      '/models/SOFA/grey.usdz',
    ]);
    expect((product!['configurable_children'] as Fields[])[1]!['image']).toBe(gallery[2]!['image']);
    expect(documents.static_content![0]!['mainBanners']).toEqual([{ image: gallery[1]!['image'] }]);
  });
});

it('a picture that is cut out has a path that says so, instead of a tone', async () => {
  const row = {
    sku: 'SOFA',
    colour: 'green',
    shot: 'hero',
    file: 'pictures/SOFA/green-hero.webp',
    dominant: '#87957a',
  };
  const { documents } = await readFolder({ 'pictures.json': [{ ...row, isCutOut: true }] });
  expect(documents.products![0]!['image']).toBe('/photos/SOFA/green-hero.cutout.webp');
});

describe('texts in Markdown', () => {
  const head = 'id: 7\npublish_date: 2026-01-05 08:00:00\nblog_category_ids: [1]\n';
  const theme = { id: 1, url_key: 'stell', name: 'Stell', status: 1 };

  it('are one document in several languages, and lead to products', async () => {
    const { documents, rejections } = await readFolder({
      'themes.json': [theme],
      'magazine/nb/olje.md': `---\n${head}title: Olje\nshort_content: Kort.\n---\n\nSe [sofaen](SOFA).\n`,
      'magazine/sv/olje.md': '---\ntitle: Olja\nshort_content: Kort på svenska.\n---\nSe [soffan](SOFA-GRA).',
      'pages/nb/retur.md': '---\nid: 3\ntitle: "2026"\nmeta_description: Tretti dager\n---\n## Frist\nMer.',
      'blocks/nb/varsel.md': '---\nid: 1\ntitle: Varsel\n---\n[Retur](/retur)',
    });
    expect(rejections).toEqual([]);
    expect(documents.blog_posts).toMatchObject([
      {
        id: 7,
        url_key: 'olje',
        short_content: '<p>Kort.</p>',
        content: '<p>Se <a href="/p/SOFA/vik-3-seters-sofa">sofaen</a>.</p>',
        blog_categories: [{ id: 1, name: 'Stell', url_key: 'stell' }],
        translations: {
          'sv-SE': { title: 'Olja', content: '<p>Se <a href="/p/SOFA/vik-3-seters-sofa">soffan</a>.</p>' },
        },
      },
    ]);
    expect(documents.cms_pages).toMatchObject([
      { identifier: 'retur', meta_title: '2026', content: '<h2>Frist</h2><p>Mer.</p>', active: true },
    ]);
    expect(documents.cms_blocks).toMatchObject([
      { identifier: 'varsel', content: '<p><a href="/retur">Retur</a></p>' },
    ]);
  });

  it('that cannot be meant are rejected', async () => {
    const { rejections } = await readFolder({
      'magazine/nb/borte.md': `---\n${head}title: Borte\n---\n[Den](GONE)`,
      'magazine/nb/tema.md': '---\nid: 8\npublish_date: 2026-01-05 08:00:00\nblog_category_ids: [9]\ntitle: T\n---\n.',
      'pages/sv/bara.md': '---\ntitle: Bara\n---\nPå svenska.',
      'pages/xx/sprak.md': '---\ntitle: Språk\n---\n.',
      'pages/nb/uten.md': 'Ingen felter.',
      'themes.json': [theme],
    });
    expect(reasons(rejections).toSorted()).toEqual([
      'magazine/borte.md: the text names GONE, which is not in the catalogue',
      'magazine/tema.md: there is no theme 9',
      'pages/bara.md: the text is not there in nb-NO',
      'pages/nb/uten.md: the text has no fields between two lines of --- at its head',
      'pages/xx/sprak.md: a text stands in a folder of its language: nb, sv, en, da, fi',
    ]);
  });
});

describe('a document of several', () => {
  it('has categories that are named by objects, as other shops do', async () => {
    const { documents, rejections } = await readFolder({
      'more.json': [
        { ...plain, id: 3, sku: 'V3', categories: [{ id: 9, name: 'Sofaer' }] },
        { ...plain, id: 4, sku: 'V4', categories: [{ slug: 'stue' }] },
        { ...plain, id: 5, sku: 'V5', categories: [{ name: 'Kjeller' }] },
        { ...plain, id: 6, sku: 'V6', categories: ['stue'], color: { en: 'grey' }, type_id: 'simple' },
      ],
    });
    const placed = Object.fromEntries(documents.products!.map((product) => [product['sku'], product['category_ids']]));
    expect(placed).toMatchObject({ V3: [10, 11], V4: [10] });
    expect(reasons(rejections)).toContain('more.json: there is no category {"name":"Kjeller"}');
    expect(reasons(rejections).join('\n')).not.toContain('[object');
  });

  it('is rejected with the line on which it begins, and the others stay', async () => {
    const more = [
      plain,
      { ...plain, id: 3, sku: 'V3', categories: ['kjeller'] },
      { ...plain, id: 4, sku: 'V4', color: 'pink "{" red' },
      { ...plain, id: 5, sku: 'V5', image: 'pictures/V5/grey-hero.webp' },
    ];
    const { documents, rejections } = await readFolder({
      'more.json': more,
      'pictures.json': [{ sku: 'X', colour: 'grey', shot: 'hero', file: 'pictures/X.webp', dominant: '#000000' }],
    });
    expect(documents.products!.map(({ sku }) => sku)).toEqual(['VASE', 'SOFA']);
    expect(rejections.toSorted((a, b) => a.line - b.line)).toEqual([
      { file: 'more.json', line: 12, reason: 'there is no category kjeller' },
      { file: 'more.json', line: 22, reason: 'the attribute color has no option pink "{" red' },
      { file: 'more.json', line: 33, reason: 'the list of pictures has no pictures/V5/grey-hero.webp' },
    ]);
  });

  it('is rejected where nothing tells its variants apart', async () => {
    const sized = { ...plain, configurable_children: [{ id: 21, sku: 'VASE-L', size: 'L' }] };
    const { rejections } = await readFolder({ 'more.json': [{ ...sized, type_id: 'configurable' }] });
    expect(reasons(rejections)).toEqual([
      'more.json: nothing tells its variants apart: they name no attribute that comes with options',
    ]);
  });

  it('that is complete stays as it is', async () => {
    const complete = { ...plain, url_path: 'vase', status: 1, visibility: 4, stock: { is_in_stock: true, qty: 1 } };
    const { documents } = await readFolder({ 'more.json': [complete] });
    expect(documents.products!.find(({ sku }) => sku === 'VASE')).toEqual(complete);
  });
});

describe('a dump without addresses', () => {
  it('gets them, and keeps the values and variants that it has', async () => {
    const dumped = {
      ...plain,
      categories: undefined,
      type_id: 'configurable',
      category_ids: [11],
      color: '52,53',
      configurable_options: [{ attribute_id: 93, attribute_code: 'color', label: 'Farge', values: [] }],
      configurable_children: [{ id: 21, sku: 'VASE-52', color: '52' }],
    };
    const { documents, rejections } = await readFolder({ 'more.json': [dumped] });
    expect(rejections).toEqual([]);
    const { categories: _none, ...kept } = dumped;
    expect(documents.products!.find(({ sku }) => sku === 'VASE')).toMatchObject({
      ...kept,
      category_ids: [11, 10],
      url_path: 'vase',
      status: 1,
    });
  });
});

it('says when the list of pictures is none', async () => {
  await expect(readFolder({ 'pictures.json': [{ file: 1 }] })).rejects.toThrow('is no list of pictures');
  await expect(readFolder({ 'pictures.json': 'nonsense' })).rejects.toThrow('is no list of pictures');
});

it('reviews, price histories, menus, showrooms and albums get what follows from them', async () => {
  const { documents, rejections } = await readFolder({
    'rest.json': [
      {
        sku: 'SOFA',
        reviews: [5, 2].map((score, index) => ({
          id: 9 + index,
          score,
          title: 'T',
          content: 'C',
          created_at: '2026-01-01T00:00:00.000Z',
          user: { display_name: 'A' },
        })),
      },
      { sku: 'SOFA-GRA', entries: [{ valid_from: '2026-01-01 00:00:00', price_incl_tax: 11_990 }] },
      {
        id: 'navigation',
        footerItems: [{ title: 'Hjelp', children: [{ title: 'Retur', url: '/retur' }] }],
      },
      {
        id: 1,
        name: 'Byen',
        city: 'Oslo',
        opening_hours: ['10–18', '10–18', '10–18', '10–19', '10–18', '10–16', null],
      },
      {
        name: 'hjemme',
        entries: [
          { id: 1, image: '/a.webp', products: ['SOFA'], sent_by: 'oda', sent_on: '2026-01-01', caption: 'Her.' },
        ],
      },
    ],
  });
  expect(rejections).toEqual([]);
  expect(documents.reviews).toMatchObject([
    {
      id: 'SOFA',
      bottomline: { total_review: 2, average_score: 3.5, star_distribution: { 2: 1, 5: 1 } },
      products: [{ name: 'Vik 3-seters sofa' }],
    },
  ]);
  expect(documents.price_history).toMatchObject([{ id: 'SOFA-GRA', product_id: 1 }]);
  expect(documents.navigation).toMatchObject([
    {
      navItems: [{ title: 'Stue' }],
      footerItems: [{ id: 'footer-Hjelp', level: 1, children: [{ id: 'footer-retur', level: 2, children: [] }] }],
    },
  ]);
  expect(documents.showrooms![0]!['opening_hours']).toMatchObject([
    ...['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag'].map((days) => ({ days })),
    { days: 'Søndag', hours: 'Stengt', translations: { 'fi-FI': { days: 'Sunnuntai', hours: 'Suljettu' } } },
  ]);
  expect(documents.static_content).toEqual([
    {
      id: 'instagram.json',
      tiles: [
        { title: 'Her.', subtitle: '@oda', image: '/a.webp', link: '/p/SOFA/vik-3-seters-sofa', category: 'hjemme' },
      ],
    },
  ]);
});
