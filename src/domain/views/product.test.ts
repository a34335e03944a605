import { describe, expect, test } from 'vitest';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import { wireProduct } from '#tests/support/wire-product.ts';
import { detailsFromWire, summaryFromWire } from '../wire/product.ts';
import { productView } from './product.ts';

const context = { ...emptyCatalogueContext, nowMs: Date.UTC(2026, 0, 2), freshMs: 60_000 };
const [lamp, shade] = [
  wireProduct('LAMP', { updated_at: '2026-01-01 08:00:00' }),
  wireProduct('SHADE', { id: 2, updated_at: '2026-01-01 06:00:00' }),
];
const set = wireProduct('SET', {
  id: 3,
  type_id: 'bundle',
  bundle_options: [
    { option_id: 1, title: 'Lampe', required: true, product_links: [{ id: 1, sku: 'LAMP', qty: 1, is_default: true }] },
    {
      option_id: 2,
      title: 'Skjerm',
      required: true,
      product_links: [{ id: 2, sku: 'SHADE', qty: 2, is_default: true }],
    },
  ],
});

const viewWith = (...parts: (typeof lamp)[]) =>
  productView(
    summaryFromWire(set),
    {
      details: detailsFromWire(set),
      ofParts: new Map(parts.map((part) => [part.sku, summaryFromWire(part)])),
      ofArticles: new Map(),
    },
    null,
    context,
  );

describe('a bundle on its page', () => {
  test('costs what is chosen at first, and its price is as old as the oldest of its parts', () => {
    const { chosen, isSellableType } = viewWith(lamp, shade);
    expect(isSellableType).toBe(true);
    expect(chosen).toMatchObject({ price: { amountMinor: 30_000, state: 'snapshot' }, maxQty: 10 });
    expect(chosen.price.asOf).toBe(Date.UTC(2026, 0, 1, 6));
  });

  test('of which nothing is on the device yet has no price, and the time of its own document', () => {
    const { chosen } = viewWith();
    expect(chosen.price).toMatchObject({ amountMinor: null, regularMinor: null, asOf: Date.UTC(2026, 0, 1) });
  });
});
