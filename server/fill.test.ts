import { expect, test } from 'vitest';
import { catalogueForEmpty, readCatalogue } from './fill.ts';
import { shopFees } from './import/shop-fees.ts';

const settingsIn = ({ documents }: ReturnType<typeof catalogueForEmpty>) => documents.store_settings?.slice(0, 1)[0];

test('a shop with a catalogue of its own can be sold from, and offers nothing for a fee that it did not name', () => {
  const settings = settingsIn(catalogueForEmpty({ documents: { products: [] }, rejections: [] }));
  expect(settings).toMatchObject({ shipping_methods: expect.any(Array) as unknown, fees: [] });
});

test('the demo offers its fees', async () => {
  expect(settingsIn(catalogueForEmpty(await readCatalogue('demo'), shopFees))).toMatchObject({ fees: shopFees });
});
