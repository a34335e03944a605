import { describe, expect, test } from 'vitest';
import { wireProduct } from '#tests/support/wire-product.ts';
import { CatalogueIndex } from './catalogue-index/catalogue-index.ts';
import { listPrice } from './card-variant.ts';
import { type Offer, withOffers } from './offers.ts';
import { currentPrice, unknownPrice } from './price.ts';
import { summaryFromWire } from './wire/product.ts';

const BASE = 129_000;
const SPECIAL = 99_000;
const [STARTS, ENDS] = [2000, 3000];

const plain = summaryFromWire(wireProduct('LAMP'));
const product = {
  ...plain,
  updatedAt: 0,
  price: { ...unknownPrice, baseMinor: BASE, specialMinor: SPECIAL, specialFrom: STARTS, specialTo: ENDS },
};
const saidAt = (priceAt: number, amountMinor: number): Map<string, Offer> =>
  new Map([[product.sku, { price: { ...unknownPrice, baseMinor: amountMinor }, priceAt, stock: null, stockAt: 0 }]]);

describe('a price that the shop said', () => {
  test.each([
    ['counts as long as that of the document stays', { at: 2500, said: 88_000, now: 2999, shown: 88_000 }],
    ['is over when a special price of the document ends', { at: 2500, said: SPECIAL, now: ENDS + 1, shown: BASE }],
    ['is over when one begins', { at: 1500, said: BASE, now: STARTS, shown: SPECIAL }],
    ['counts when it was said after that', { at: ENDS + 1, said: 90_000, now: ENDS + 2, shown: 90_000 }],
  ])('%s', (_what, { at, said, now, shown }) => {
    const { price } = withOffers(product, { offers: saidAt(at, said), nowMs: now });
    expect(currentPrice(price, now)?.amountMinor).toBe(shown);
  });

  test('of a variant is over in the same way', () => {
    const variant = { ...product, id: '9', sku: 'V', name: null, values: {} };
    const offers = new Map([['V', saidAt(2500, SPECIAL).get(product.sku)!]]);
    const { variants } = withOffers({ ...product, variants: [variant] }, { offers, nowMs: ENDS + 1 });
    expect(currentPrice(variants[0]!.price, ENDS + 1)?.amountMinor).toBe(BASE);
  });

  test('is looked at again in lists when the document names a change', () => {
    const index = new CatalogueIndex('bmno');
    index.put([product], saidAt(2500, SPECIAL), 2600);
    expect(index.dueForRepricing(ENDS)).toEqual([]);
    expect(index.dueForRepricing(ENDS + 1)).toEqual([product.id]);
    const offered = withOffers(product, { offers: saidAt(2500, SPECIAL), nowMs: ENDS + 1 });
    expect(listPrice(offered, ENDS + 1).price).toBe(product.price);
  });
});
