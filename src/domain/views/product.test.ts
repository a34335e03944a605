import { describe, expect, test } from 'vitest';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import { wireProduct } from '#tests/support/wire-product.ts';
import { detailsFromWire, summaryFromWire } from '../wire/product.ts';
import type { Offers } from '../offers.ts';
import type { PriceStep } from '../price-history.ts';
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

describe('a product with variants on its page', () => {
  const child = (id: number, sku: string, color: number, more: object = {}) => ({ id, sku, color, ...more });
  const chair = (...children: object[]) =>
    wireProduct('CHAIR', {
      type_id: 'configurable',
      configurable_options: [{ attribute_id: 93, attribute_code: 'color', label: 'Farge', values: [] }],
      configurable_children: children as never,
    });
  const chosenOf = (wire: ReturnType<typeof chair>, childSku: string | null) =>
    productView(summaryFromWire(wire), { details: null, ofParts: new Map(), ofArticles: new Map() }, childSku, context)
      .chosen;
  const gone = { status: 2 };

  test('shows the nearest one at the address of a variant that is not sold any more, and says so', () => {
    const chosen = chosenOf(chair(child(2, 'RED', 1, gone), child(3, 'BLUE', 2)), 'RED');
    expect(chosen).toMatchObject({ sku: 'BLUE', isNearest: true, isNoneAvailable: false });
  });

  test.each([
    ['the variant of its address', 'RED'],
    ['the first of them', null],
  ])('of which none is sold has none of them in stock: %s', (_what, childSku) => {
    const chosen = chosenOf(chair(child(2, 'RED', 1, gone), child(3, 'BLUE', 2, gone)), childSku);
    expect(chosen).toMatchObject({ isNoneAvailable: true, stock: 'out_of_stock', maxQty: 0, delivery: null });
  });

  test('shows one that is only sold out rather than one that is not sold any more', () => {
    const soldOut = { stock: { is_in_stock: false, qty: 0 } };
    const chosen = chosenOf(chair(child(2, 'RED', 1, gone), child(3, 'BLUE', 2, soldOut)), null);
    expect(chosen).toMatchObject({ sku: 'BLUE', isNoneAvailable: true });
  });

  test('that has none cannot be bought', () => {
    expect(chosenOf(chair(), null)).toMatchObject({ stock: 'out_of_stock', maxQty: 0, delivery: null });
  });
});

test.each([
  ['of its product’s size', 'BED-172', { glb: '/models/BED.glb', usdz: null, outline: '/outlines/BED.svg' }],
  ['of another size that is drawn', 'BED-152', { glb: null, usdz: null, outline: '/outlines/BED-152.svg' }],
  ['of another size that is not', 'BED-192', { glb: null, usdz: null }],
])('an article %s has the model and the drawing of that size', (_what, sku, models) => {
  const wire = wireProduct('BED', {
    type_id: 'configurable',
    product_width: 172,
    product_depth: 214,
    product_height: 104,
    model_glb: '/models/BED.glb',
    measure_outline: '/outlines/BED.svg',
    configurable_options: [{ attribute_id: 93, attribute_code: 'color', label: 'Bredde', values: [] }],
    configurable_children: [
      { id: 2, sku: 'BED-152', color: 1, product_width: 152, measure_outline: '/outlines/BED-152.svg' },
      { id: 3, sku: 'BED-172', color: 2, product_width: 172 },
      { id: 4, sku: 'BED-192', color: 3, product_width: 192 },
    ] as never,
  });
  const surroundings = { details: detailsFromWire(wire), ofParts: new Map(), ofArticles: new Map() };
  expect(productView(summaryFromWire(wire), surroundings, sku, context).models).toEqual(models);
});

test('the first picture is named after the product, the others as the shop names them', () => {
  const wire = wireProduct('STOOL', {
    image: '/stool.webp',
    media_gallery: [
      { image: '/stool.webp', lab: 'Grønn' },
      { image: '/back.webp', lab: 'Bakfra' },
    ],
  });
  const surroundings = { details: detailsFromWire(wire), ofParts: new Map(), ofArticles: new Map() };
  const { gallery } = productView(summaryFromWire(wire), surroundings, null, context);
  expect(gallery).toEqual([
    { image: '/stool.webp', label: null },
    { image: '/back.webp', label: 'Bakfra' },
  ]);
});

test.each([
  ['of a variant has no pictures of others', 'RED', ['/red.webp', '/room.webp']],
  ['of a variant without a picture begins with that of the product', 'PLAIN', ['/stool.webp', '/room.webp']],
])('the gallery %s', (_what, sku, images) => {
  const wire = wireProduct('STOOL', {
    type_id: 'configurable',
    image: '/stool.webp',
    media_gallery: ['/red.webp', '/blue.webp', '/room.webp'].map((image) => ({ image })),
    configurable_options: [{ attribute_id: 93, attribute_code: 'color', label: 'Farge', values: [] }],
    configurable_children: [
      { id: 2, sku: 'RED', color: 1, image: '/red.webp' },
      { id: 3, sku: 'BLUE', color: 2, image: '/blue.webp' },
      { id: 4, sku: 'PLAIN', color: 3 },
    ] as never,
  });
  const surroundings = { details: detailsFromWire(wire), ofParts: new Map(), ofArticles: new Map() };
  const { gallery } = productView(summaryFromWire(wire), surroundings, sku, context);
  expect(gallery.map(({ image }) => image)).toEqual(images);
});

describe('what a product has cost', () => {
  const day = (date: string): number => Date.parse(`${date}T00:00:00Z`);
  const now = day('2026-01-02');
  const before: readonly PriceStep[] = [
    { fromMs: day('2025-11-10'), amountMinor: 12_000 },
    { fromMs: day('2025-12-20'), amountMinor: 10_000 },
  ];
  const reduced = { price_incl_tax: 120, special_price_incl_tax: 100, special_from_date: '2025-12-20 00:00:00' };
  const [table, chair] = [wireProduct('TABLE', { id: 5, ...reduced }), wireProduct('CHAIR', { id: 6 })];
  const group = wireProduct('GROUP', {
    id: 7,
    type_id: 'grouped',
    product_links: [table, chair].map(({ sku }) => ({
      sku: 'GROUP',
      link_type: 'associated',
      linked_product_sku: sku,
      linked_product_type: 'simple',
      position: 1,
      extension_attributes: { qty: 1 },
    })),
  });
  const viewOf = (
    wire: typeof table,
    histories: Readonly<Record<string, readonly PriceStep[]>>,
    offers: Offers = context.offers,
  ) =>
    productView(
      summaryFromWire(wire),
      {
        details: detailsFromWire(wire),
        ofParts: new Map([table, chair].map((part) => [part.sku, summaryFromWire(part)])),
        ofArticles: new Map(Object.entries(histories)),
      },
      null,
      { ...context, offers, nowMs: now },
    );

  test('is told of an article on its own', () => {
    expect(viewOf(table, { TABLE: before }).priceHistory).toMatchObject({ lowestBeforeMinor: 12_000 });
  });

  test.each([
    ['an article', table, 0],
    ['a set', group, 1],
  ] as const)('is told of %s whose price was heard before its document', (_what, wire, parts) => {
    const price = { ...summaryFromWire(table).price, baseMinor: 9000, specialMinor: null };
    const offers = new Map([['TABLE', { price, priceAt: now, stock: null, stockAt: 0 }]]);
    const { chosen, priceHistory } = viewOf(wire, { TABLE: before }, offers);
    expect(priceHistory?.steps.at(-1)?.amountMinor).toBe(chosen.price.amountMinor);
    expect(chosen.price.amountMinor! - parts * viewOf(chair, {}).chosen.price.amountMinor!).toBe(9000);
  });

  test('is told of a set as its parts have cost together, whatever is told of itself', () => {
    const { chosen, priceHistory } = viewOf(group, { TABLE: before, GROUP: [{ fromMs: now, amountMinor: 1 }] });
    const chairMinor = chosen.price.amountMinor! - 10_000;
    expect(priceHistory).toMatchObject({
      lowestBeforeMinor: 12_000 + chairMinor,
      steps: before.map((step) => ({ ...step, amountMinor: step.amountMinor + chairMinor })),
    });
    // What an offer cost before is not guessed.
    expect(viewOf(group, { CHAIR: [{ fromMs: day('2025-11-01'), amountMinor: chairMinor }] }).priceHistory).toBeNull();
    expect(viewOf(group, {}).priceHistory).toBeNull();
  });
});
