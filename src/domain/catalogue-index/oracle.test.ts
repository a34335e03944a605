import { expect, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import { unknownPrice } from '#domain/price.ts';
import { ChangingCatalogue } from '#tests/support/changing-catalogue.ts';
import { differenceOf } from '#tests/support/listing-oracle.ts';
import { type SeededRandom, seededRandom } from '#tests/support/seeded-random.ts';
import { variedProduct } from '#tests/support/varied-products.ts';
import { variedQuestion } from '#tests/support/varied-questions.ts';
import { pack } from '#worker/catalogue-index/pack.ts';
import { unpack } from '#worker/catalogue-index/unpack.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { indexSorts } from './orders.ts';

const PRODUCTS = 20_000;
const SEED = Number(process.env['LISTING_SEED'] ?? 20_260_301);
const NOW = Date.parse('2026-03-01T12:00:00Z');
const TIMEOUT_MS = 600_000;

test(
  `2000 random questions about ${PRODUCTS} products are answered as by looking at the documents one by one`,
  () => {
    const random = seededRandom(SEED);
    askAll(new ChangingCatalogue(random, PRODUCTS), random, 2000);
  },
  TIMEOUT_MS,
);

test(
  '400 questions between 300 changes of documents and prices are answered so too, half of them after packing and unpacking the index',
  () => {
    const random = seededRandom(SEED + 1);
    const catalogue = new ChangingCatalogue(random, PRODUCTS);
    // The index caches answers; these questions fill the cache, which must not outlive a change.
    askAll(catalogue, random, 50);
    for (let round = 0; round < 6; round++) {
      if (round === 3) {
        catalogue.index = restored(catalogue.index);
        askAll(catalogue, random, 50);
      }
      for (let change = 0; change < 50; change++) catalogue.change();
      catalogue.reprice();
      askAll(catalogue, random, 50);
    }
  },
  TIMEOUT_MS,
);

test('every question right after a single change is answered so too, where a mistake would be one product of few', () => {
  const random = seededRandom(SEED + 2);
  const catalogue = new ChangingCatalogue(random, 200);
  for (let change = 0; change < 300; change++) {
    catalogue.change();
    catalogue.reprice();
    askAll(catalogue, random, 3);
  }
});

test.each(indexSorts)('an unusual price or date neither repeats nor hides a product: %s', (sort) => {
  const random = seededRandom(SEED);
  const usual = Array.from({ length: 20 }, (_, at) => variedProduct(random, at + 1, NOW));
  const [first, second, third, ...others] = usual.map((one) => ({ ...one, status: 1, visibility: 4 }));
  const dear = { ...third!, price: { ...unknownPrice, baseMinor: 9_999_999_999 } };
  const late = Date.parse('9999-12-31T00:00:00Z');
  const products = [first!, dear, { ...second!, createdAt: late, updatedAt: late }, ...others];
  const index = new CatalogueIndex(defaultStoreView.code);
  index.put(products, new Map(), NOW);
  const { ids } = index.answer({ categoryId: null, filters: {}, sort, limit: 50 });
  expect(ids.toSorted()).toEqual(products.map(({ id }) => id).toSorted());
  if (sort === 'price-desc') expect(ids[0]).toBe(dear.id);
  if (sort === 'newest' || sort === 'latest') expect(ids[0]).toBe(second!.id);
});

function askAll(catalogue: ChangingCatalogue, random: SeededRandom, count: number): void {
  const oracle = catalogue.oracle();
  const { index, products } = catalogue;
  for (let number = 0; number < count; number++) {
    const question = variedQuestion(random, products);
    const difference = differenceOf(index.answer(question), oracle.answer(question));
    expect(difference, `seed ${SEED}, question ${number}: ${JSON.stringify(question)}: ${difference}`).toBeNull();
    const { categoryId } = question;
    if (categoryId === null) continue;
    expect(index.countIn(categoryId), `seed ${SEED}, category ${categoryId}`).toBe(oracle.countIn(categoryId));
  }
}

function restored(index: CatalogueIndex): CatalogueIndex {
  const copy = new CatalogueIndex(defaultStoreView.code);
  expect(unpack(copy, pack(index))).toBe(true);
  return copy;
}
