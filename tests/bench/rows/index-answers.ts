import { optionFacetCodes } from '#config/facets.ts';
import { defaultStoreView } from '#config/stores.ts';
import { CatalogueIndex, type ListingQuestion } from '#domain/catalogue-index/catalogue-index.ts';
import { listingSorts } from '#domain/listing.ts';
import type { ProductSummary } from '#domain/product.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import { localise } from '#server/import/localise.ts';
import { syntheticCatalogue } from '#server/synthetic/synthetic-catalogue.ts';
import { type SeededRandom, seededRandom } from '#tests/support/seeded-random.ts';
import type { Product } from '#schemas/api/generated/types.gen.ts';
import type { Bench } from '../bench.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { percentile } from '../statistics.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const QUESTIONS = 2000;
const WARM_UP = 200;
const PAGE_SIZE = 50;

/** Numbers of products, and the p95 in milliseconds that their listings may take. */
const sizes = [
  [20_000, 3],
  [100_000, 10],
] as const;

/** Measures the catalogue index alone, in Node, on generated documents: filter, all facet counts, sort, first page. */
export async function indexAnswers(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [count, target] of sizes) {
    bench.say(`Generating ${count} documents ...`);
    const products = generated(count);
    const index = new CatalogueIndex(defaultStoreView.code);
    const builtAt = performance.now();
    index.put(products, new Map(), NOW);
    const buildMs = performance.now() - builtAt;
    const times = askAll(index, products);
    rows.push(
      atMost(target, `index answer p95, ${count} products (Node)`, percentile(times, 0.95), 'ms'),
      explaining(`index answer median, ${count} products (Node)`, percentile(times, 0.5), 'ms'),
      explaining(`index built from ${count} documents (Node)`, buildMs, 'ms'),
    );
  }
  return rows;
}

function generated(count: number): ProductSummary[] {
  const documents = [...(syntheticCatalogue(count).documents.products ?? [])];
  return documents.map((document) => summaryFromWire(localise(document, 'products', defaultStoreView) as Product));
}

function askAll(index: CatalogueIndex, products: readonly ProductSummary[]): number[] {
  const random = seededRandom(1);
  const times: number[] = [];
  for (let number = 0; number < WARM_UP + QUESTIONS; number++) {
    const question = randomQuestion(products, random);
    const askedAt = performance.now();
    index.answer(question);
    if (number >= WARM_UP) times.push(performance.now() - askedAt);
  }
  return times;
}

/** Asks for a category of some product, filtered by up to three of that product's values. */
function randomQuestion(products: readonly ProductSummary[], random: SeededRandom): ListingQuestion {
  const product = products[random.between(0, products.length - 1)]!;
  const known = optionFacetCodes.filter((code) => (product.attributes[code]?.length ?? 0) > 0);
  const chosen = Array.from({ length: random.between(0, 3) }, () => known[random.between(0, known.length - 1)]!);
  return {
    categoryId: product.categoryIds[random.between(0, product.categoryIds.length - 1)] ?? null,
    filters: Object.fromEntries(chosen.map((code) => [code, [String(product.attributes[code]![0])]])),
    sort: listingSorts[random.between(0, listingSorts.length - 1)]!,
    limit: PAGE_SIZE,
  };
}
