import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CardView } from '#domain/views/card.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { ContentView } from '#domain/views/content.ts';
import type { FooterMenu } from '#domain/views/menu.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import type { ImportedCatalogue } from '#server/import/imported-catalogue.ts';
import { TestDevice, type TestTab } from '#tests/support/device.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

const spoken = (field: string, nb: string, sv: string, en: string): object => ({
  [field]: nb,
  translations: { 'sv-SE': { [field]: sv }, 'en-US': { [field]: en } },
});

/** The small shop with three languages in everything that this file reads. */
function threeLanguages(): ImportedCatalogue {
  const { documents, rejections } = testCatalogue();
  const sofa = documents.products!.find(({ sku }) => sku === 'SOFA')!;
  const [grey, beige] = sofa['configurable_children'] as object[];
  const children = [
    { ...grey, ...spoken('name', 'Nordvik, grå', 'Nordvik, grå soffa', 'Nordvik, grey') },
    { ...beige, name: 'Nordvik, beige' },
  ];
  const gallery = [
    { image: '/drawn/sofa-3-grey.svg', pos: 1 },
    { image: '/drawn/sofa-3.svg', pos: 2, ...spoken('lab', 'Sett forfra', 'Framifrån', 'From the front') },
  ];
  const page = {
    id: 1,
    identifier: 'delivery',
    active: true,
    title: 'Levering',
    content: '<p>Vi bærer inn.</p>',
    translations: {
      'sv-SE': { title: 'Leverans', content: '<p>Vi bär in.</p>' },
      'en-US': { title: 'Delivery', content: '<p>We carry it in.</p>' },
    },
  };
  const link = { id: 'help', url: '/help', position: 1, level: 1, children: [] };
  const below = { ...link, id: 'delivery', url: '/delivery', ...spoken('title', 'Levering', 'Leverans', 'Delivery') };
  const footerItems = [{ ...link, ...spoken('title', 'Hjelp', 'Hjälp', 'Help'), children: [below] }];
  return {
    documents: {
      ...documents,
      products: [
        {
          ...sofa,
          ...spoken('name', 'Nordvik sofa', 'Nordvik soffa', 'Nordvik couch'),
          product_name_1: undefined,
          configurable_children: children,
          media_gallery: gallery,
        },
      ],
      cms_pages: [page],
      navigation: [{ id: 'navigation', navItems: [], footerItems }],
    },
    rejections,
  };
}

let server: TestServer;
let tab: TestTab | null = null;

beforeAll(async () => {
  server = await startTestServer({ catalogue: threeLanguages() });
});

afterAll(() => server.close());

afterEach(() => tab?.api.close());

test.each([
  [
    'bmno',
    'nb-NO',
    ['Nordvik sofa', 'Nordvik, grå'],
    'Sett forfra',
    ['Levering', 'Vi bærer inn.'],
    ['Hjelp', 'Levering'],
  ],
  [
    'bmno',
    'en-US',
    ['Nordvik couch', 'Nordvik, grey'],
    'From the front',
    ['Delivery', 'We carry it in.'],
    ['Help', 'Delivery'],
  ],
  [
    'default',
    'sv-SE',
    ['Nordvik soffa', 'Nordvik, grå soffa'],
    'Framifrån',
    ['Leverans', 'Vi bär in.'],
    ['Hjälp', 'Leverans'],
  ],
  [
    'default',
    'en-US',
    ['Nordvik couch', 'Nordvik, grey'],
    'From the front',
    ['Delivery', 'We carry it in.'],
    ['Help', 'Delivery'],
  ],
])(
  'store view %s in %s: products, variants, pictures, pages and navigation (D93)',
  async (store, locale, names, label, content, links) => {
    const device = new TestDevice({ fetch: (request) => server.app.handle(request) });
    tab = device.openTab();
    const window = new Window(tab.api);
    await window.open(store, locale);
    await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
    const page = await window.value<ContentView>('content.byIdentifier', { identifier: 'delivery' });
    expect([page.title, ...page.paragraphs]).toEqual(content);
    const { groups } = await window.value<FooterMenu>('navigation.footer', {});
    expect(groups.flatMap((group) => group.links.map(({ title }) => title))).toEqual(links);
    const question = { parentSku: 'SOFA', childSku: 'SOFA-GREY' };
    const sofa = await window.value<ProductView>('product.bySku', question, ({ hasDetails }) => hasDetails);
    const [card] = await window.value<readonly CardView[]>('listing.newest', { size: 8 });
    expect([card!.name, sofa.chosen.name]).toEqual(names);
    expect(sofa.gallery.map((picture) => picture.label)).toEqual([null, label]);
  },
);

test('a line of the cart is called what its product is called in the language of today (D86)', async () => {
  const device = new TestDevice({ fetch: (request) => server.app.handle(request) });
  const openIn = async (locale: string): Promise<Window> => {
    await tab?.api.close();
    tab = device.openTab();
    const window = new Window(tab.api);
    await window.open('bmno', locale);
    await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
    return window;
  };
  await openIn('nb-NO');
  const sofa = { operationId: 'sofa-in-norwegian', parentSku: 'SOFA', sku: 'SOFA-GREY', qty: 1 };
  expect(await tab!.api.command('cart.add', sofa)).toMatchObject({ ok: true });
  const nameIn = async (window: Window): Promise<string> =>
    (await window.value<CartView>('cart.current', {}, ({ count }) => count === 1)).lines[0]!.name;
  const english = await openIn('en-US');
  expect(await nameIn(english)).toBe('Nordvik couch');
});
