import { expect, onTestFinished, test } from 'vitest';
import { summaryFromWire } from '#domain/wire/product.ts';
import { TestDevice } from '#tests/support/device.ts';
import { wireProduct } from '#tests/support/wire-product.ts';
import { Catalogue } from '../catalogue/catalogue.ts';

test('a field that has gone is a change, and what is the same is not written', async () => {
  const { ports } = new TestDevice({ fetch: async () => Response.error() }).openTab();
  const catalogue = await Catalogue.open(ports, 'bmno', () => Date.now());
  onTestFinished(() => catalogue.close());
  const { products } = catalogue.writers;
  const [rated, plain] = [{ review_summary: { average: 4.5, count: 12 } }, {}].map((more) =>
    summaryFromWire(wireProduct('LAMP', more)),
  );
  expect(await products.write([rated!])).toBe(1);
  expect(await products.write([rated!])).toBe(0);
  expect(await products.write([plain!])).toBe(1);
  expect((await products.read(['1']))[0]).not.toHaveProperty('rating');
  expect(await products.write([plain!])).toBe(0);
});
