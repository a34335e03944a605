import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { facetConfigs } from '#config/facets.ts';
import { type Filters, listingSorts, parseRange } from '#domain/listing.ts';
import { currentPrice, type Price } from '#domain/price.ts';
import type { ProductSummary } from '#domain/product.ts';
import { CatalogueIndex, type ListingQuestion } from '#domain/catalogue-index/catalogue-index.ts';
import { facetValuesOf, isInRange, isProductSellable, numbersOf } from '#domain/catalogue-index/facet-values.ts';
import { pack } from './pack.ts';
import { unpack } from './unpack.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;

const price: fc.Arbitrary<Price> = fc.record({
  baseMinor: fc.option(fc.integer({ min: 100, max: 4_000_000 })),
  reducedMinor: fc.option(fc.integer({ min: 100, max: 2_000_000 })),
  specialMinor: fc.option(fc.integer({ min: 100, max: 2_000_000 })),
  specialFrom: fc.option(fc.constantFrom(NOW - DAY_MS, NOW + DAY_MS)),
  specialTo: fc.option(fc.constantFrom(NOW - DAY_MS, NOW + DAY_MS)),
});

const values = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 });

const product = (id: number): fc.Arbitrary<ProductSummary> =>
  fc.record({
    id: fc.constant(String(id)),
    sku: fc.constant(`S${id}`),
    type: fc.constantFrom('simple', 'virtual', 'grouped'),
    name: fc.constant('x'),
    name1: fc.constant(null),
    name2: fc.constant(null),
    slug: fc.constant('x'),
    urlPath: fc.constant('x'),
    image: fc.constant(null),
    status: fc.constantFrom(0, 1, 1, 1),
    visibility: fc.constantFrom(1, 2, 3, 4, 4),
    categoryIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
    taxClassId: fc.constant(2),
    price,
    stock: fc.record({
      isInStock: fc.boolean(),
      qty: fc.integer({ min: 0, max: 20 }),
      isManaged: fc.constant(true),
      status: fc.constant(null),
    }),
    tiers: fc.constant([]),
    leadTimeDays: fc.constant(null),
    isBestseller: fc.boolean(),
    attributes: fc.record({ color: values, product_brand: values, product_showroom: values }),
    measures: fc.record({ product_width: fc.integer({ min: 20, max: 400 }) }),
    variants: fc.constant([]),
    createdAt: fc.integer({ min: NOW - 400 * DAY_MS, max: NOW }),
    updatedAt: fc.integer({ min: NOW - 400 * DAY_MS, max: NOW }),
    translations: fc.constant({}),
  });

const products = fc
  .integer({ min: 0, max: 60 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => product(id))));

const filters: fc.Arbitrary<Filters> = fc.record(
  {
    color: fc.uniqueArray(fc.constantFrom('1', '2', '3', '99'), { minLength: 1 }),
    product_brand: fc.uniqueArray(fc.constantFrom('4', '5'), { minLength: 1 }),
    price: fc.uniqueArray(fc.constantFrom('400-800', '20000-*', '*-5000', '123-456'), { minLength: 1 }),
    product_width: fc.constant(['60-120']),
    stock: fc.constant(['1']),
    product_type: fc.uniqueArray(fc.constantFrom('simple', 'grouped'), { minLength: 1 }),
  },
  { requiredKeys: [] },
);

const question: fc.Arbitrary<ListingQuestion> = fc.record({
  categoryId: fc.option(fc.integer({ min: 1, max: 5 })),
  filters,
  sort: fc.constantFrom(...listingSorts),
  limit: fc.integer({ min: 1, max: 70 }),
});

/** Computes the expected answer by looking at every document; slow and simple. */
function oracle(all: readonly ProductSummary[], { categoryId, filters: chosen }: ListingQuestion) {
  const amount = (one: ProductSummary): number | null => currentPrice(one.price, NOW)?.amountMinor ?? null;
  const has = (one: ProductSummary, code: string, wanted: readonly string[]): boolean => {
    const facet = facetConfigs.find((candidate) => candidate.code === code)!;
    if (facet.kind === 'range') {
      const numbers = numbersOf(facet, one, amount(one));
      return numbers.some((value) => wanted.some((text) => isInRange(value, parseRange(text)!)));
    }
    return (facetValuesOf(one, amount(one), 'NOK').get(code) ?? []).some((value) => wanted.includes(value));
  };
  const listed = all.filter(
    (one) => one.status <= 1 && one.visibility > 1 && (categoryId === null || one.categoryIds.includes(categoryId)),
  );
  const fitting = (except: string | null): ProductSummary[] =>
    listed.filter((one) => Object.entries(chosen).every(([code, wanted]) => code === except || has(one, code, wanted)));
  const counts = new Map<string, number>();
  for (const { code } of facetConfigs) {
    for (const one of fitting(code)) {
      for (const value of facetValuesOf(one, amount(one), 'NOK').get(code) ?? []) {
        counts.set(`${code}=${value}`, (counts.get(`${code}=${value}`) ?? 0) + 1);
      }
    }
  }
  return { found: fitting(null), counts, amount };
}

const fill = (all: readonly ProductSummary[]): CatalogueIndex => {
  const index = new CatalogueIndex('bmno');
  index.put(all, new Map(), NOW);
  return index;
};

describe('the index answers like the documents looked at one by one', () => {
  test('what is found, how much of it, and all facet counts', () => {
    fc.assert(
      fc.property(products, question, (all, asked) => {
        const result = fill(all).answer(asked);
        const { found, counts } = oracle(all, asked);
        expect(result.total).toBe(found.length);
        expect(result.ids).toHaveLength(Math.min(asked.limit, found.length));
        expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([...result.ids]));
        const counted = [...result.facets].flatMap(([code, list]) =>
          list.map(({ value, count }) => [`${code}=${value}`, count]),
        );
        expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(counts));
      }),
      { numRuns: 300 },
    );
  });

  test('the order of each sort', () => {
    fc.assert(
      fc.property(products, question, (all, asked) => {
        const { amount } = oracle(all, asked);
        const byId = new Map(all.map((one) => [one.id, one]));
        const found = fill(all)
          .answer({ ...asked, limit: 100 })
          .ids.map((id) => byId.get(id)!);
        const key = (one: ProductSummary): number[] => {
          if (asked.sort === 'latest') return [-Math.floor(one.updatedAt / 1000)];
          if (asked.sort === 'price') return [amount(one) ?? Infinity];
          if (asked.sort === 'price-desc') return [-(amount(one) ?? -Infinity)];
          return [isProductSellable(one) ? 0 : 1, one.isBestseller ? 0 : 1, -Math.floor(one.createdAt / 60_000)];
        };
        for (const [position, one] of found.entries()) {
          if (position > 0) expect(compare(key(found[position - 1]!), key(one))).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the same order on every device, in whatever order the products came', () => {
    const sameAge = products.map((all) => all.map((one) => ({ ...one, createdAt: NOW, updatedAt: NOW })));
    fc.assert(
      fc.property(sameAge, question, fc.integer(), (all, asked, seed) => {
        const shuffled = all.toSorted(
          (a, b) => Math.imul(seed ^ Number(a.id), 31) - Math.imul(seed ^ Number(b.id), 31),
        );
        const late = fill(shuffled.slice(0, 5));
        late.put(all, new Map(), NOW);
        late.remove(['0']);
        late.put(all.slice(0, 1), new Map(), NOW);
        expect(late.answer(asked).ids).toEqual(fill(all).answer(asked).ids);
      }),
      { numRuns: 200 },
    );
  });

  test('also after changes and removals, and after it was packed and unpacked', () => {
    fc.assert(
      fc.property(products, products, question, (before, after, asked) => {
        const index = fill(before);
        const restored = new CatalogueIndex('bmno');
        expect(unpack(restored, pack(index))).toBe(true);
        expect(restored.idsBy('path', 'x')).toEqual(before.map(({ id }) => id).sort());
        restored.remove(before.map(({ id }) => id).filter((id) => !after.some((one) => one.id === id)));
        restored.put(after, new Map(), NOW);
        const { found, counts } = oracle(after, asked);
        const result = restored.answer(asked);
        expect(result.total).toBe(found.length);
        const counted = [...result.facets].flatMap(([code, list]) =>
          list.map(({ value, count }) => [`${code}=${value}`, count]),
        );
        expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(counts));
      }),
      { numRuns: 200 },
    );
  });
});

test('a packed index of another currency, or a damaged one, is refused', () => {
  const packed = pack(fill([]));
  expect(unpack(new CatalogueIndex('default'), packed)).toBe(false);
  expect(unpack(new CatalogueIndex('bmno'), packed.slice(0, 40))).toBe(false);
  expect(unpack(new CatalogueIndex('bmno'), new ArrayBuffer(0))).toBe(false);
});

test('a special price that ends is due for repricing then', () => {
  const [one] = fc.sample(product(1), { numRuns: 1, seed: 1 });
  const special = { baseMinor: 1000, reducedMinor: null, specialMinor: 500, specialFrom: null, specialTo: NOW + 10 };
  const index = fill([{ ...one!, price: special }]);
  expect(index.dueForRepricing(NOW + 10)).toEqual([]);
  expect(index.dueForRepricing(NOW + 11)).toEqual(['1']);
});

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [position, value] of a.entries()) if (value !== b[position]) return value < b[position]! ? -1 : 1;
  return 0;
}
