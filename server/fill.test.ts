import { expect, test } from 'vitest';
import { catalogueForEmpty, readCatalogue } from './fill.ts';
import { shopFees } from './import/shop-fees.ts';

const settingsIn = ({ documents }: ReturnType<typeof catalogueForEmpty>) => documents.store_settings?.slice(0, 1)[0];

test('a shop with a catalogue of its own can be sold from, and offers nothing for a fee that it did not name', () => {
  const settings = settingsIn(catalogueForEmpty({ documents: { products: [] }, rejections: [] }));
  expect(settings).toMatchObject({ shipping_methods: expect.any(Array) as unknown, fees: [] });
});

test('the footer of a shop that has no menus leads to its usual pages, and to none that it has not', () => {
  const categories = [{ id: 3, parent_id: 2, name: 'Stue', is_active: true, level: 2, url_path: 'stue', position: 1 }];
  const footerOf = (documents: object): unknown => {
    const { navigation } = catalogueForEmpty({ documents: { categories, ...documents }, rejections: [] }).documents;
    return (navigation!.slice(0, 1)[0]!['footerItems'] as { url: string }[]).map(({ url }) => url);
  };
  expect(footerOf({})).toEqual([]);
  const pages = [
    { id: 1, identifier: 'privacy' },
    { id: 2, identifier: 'legal', active: false },
    { id: 3, identifier: 'om-oss' },
  ];
  expect(footerOf({ cms_pages: pages })).toEqual(['/privacy']);
});

test('the demo offers its fees', async () => {
  expect(settingsIn(catalogueForEmpty(await readCatalogue('demo'), shopFees))).toMatchObject({ fees: shopFees });
});
