import { defaultStoreView } from '#config/stores.ts';
import { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import type { Category } from '#domain/category.ts';
import type { ProductSummary } from '#domain/product.ts';
import type { Attribute } from '#domain/references.ts';
import { loadLanguage } from '#domain/search/load-language.ts';
import { NamedOptions } from '#domain/search/named-options.ts';
import { ProductTexts } from '#domain/search/product-text.ts';
import { SearchIndex } from '#domain/search/search-index.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import { attributeFromWire, categoryFromWire } from '#domain/wire/references.ts';
import type { Collection } from '#server/store/collections.ts';
import { localise } from '#server/import/localise.ts';
import { syntheticCatalogue } from '#server/synthetic/synthetic-catalogue.ts';
import { type SeededRandom, seededRandom } from '#tests/support/seeded-random.ts';
import { packSearch, unpackSearch } from '#worker/search/packed-search.ts';
import type { Bench } from '../bench.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { percentile } from '../statistics.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const LOCALE = 'nb-NO';
const SEARCHES = 1000;
const WARM_UP = 100;
const RESTORES = 20;
const BYTES_A_MEGABYTE = 1e6;

/** Numbers of products, and the p95 in milliseconds that a search among them may take. */
const sizes = [
  [20_000, 15],
  [100_000, 40],
] as const;
const RESTORE_MS = 150;

/**
 * Measures the search alone, in Node, on generated documents: texts of one to three words, whole and half typed, some
 * with a typing error or a filter.
 */
export async function searchAnswers(bench: Bench): Promise<Row[]> {
  const language = await loadLanguage(LOCALE);
  const rows: Row[] = [];
  for (const [count, target] of sizes) {
    bench.say(`Generating ${count} documents ...`);
    const { products, categories, attributes } = generated(count);
    const catalogue = new CatalogueIndex(defaultStoreView.code);
    catalogue.put(products, new Map(), NOW);
    const options = new NamedOptions(language, LOCALE, attributes);
    const index = new SearchIndex(language);
    const builtAt = performance.now();
    index.put(products, new ProductTexts({ language, locale: LOCALE, categories, attributes }));
    const buildMs = performance.now() - builtAt;
    const random = seededRandom(1);
    const times: number[] = [];
    let found = 0;
    for (let number = 0; number < WARM_UP + SEARCHES; number++) {
      const text = searchText(products, random);
      const askedAt = performance.now();
      const { order } = index.search({ text, isTyping: number % 2 === 0, hidesOutOfStock: true }, options, {
        columns: catalogue.columns,
        relevance: catalogue.orderOf('relevance'),
      });
      if (number < WARM_UP) continue;
      times.push(performance.now() - askedAt);
      if (order.length > 0) found++;
    }
    const packed = packSearch(index);
    const restores = Array.from({ length: RESTORES }, () => {
      const restoredAt = performance.now();
      if (!unpackSearch(new SearchIndex(language), packed)) throw new Error('the packed search cannot be restored');
      return performance.now() - restoredAt;
    });
    rows.push(
      atMost(target, `search p95, ${count} products (Node)`, percentile(times, 0.95), 'ms'),
      explaining(`search median, ${count} products (Node)`, percentile(times, 0.5), 'ms'),
      explaining(`searches that find something, ${count} products`, (100 * found) / SEARCHES, '%'),
      explaining(`search index built, ${count} products (Node)`, buildMs, 'ms'),
      explaining(`search index packed, ${count} products`, packed.byteLength / BYTES_A_MEGABYTE, 'MB'),
      count === sizes[0][0]
        ? atMost(RESTORE_MS, `search index restored p95, ${count} products (Node)`, percentile(restores, 0.95), 'ms')
        : explaining(`search index restored p95, ${count} products (Node)`, percentile(restores, 0.95), 'ms'),
    );
  }
  return rows;
}

interface Generated {
  readonly products: readonly ProductSummary[];
  readonly categories: readonly Category[];
  readonly attributes: ReadonlyMap<string, Attribute>;
}

function generated(count: number): Generated {
  const { documents } = syntheticCatalogue(count);
  const all = <W, T>(collection: Collection, fromWire: (wire: W) => T): T[] =>
    [...(documents[collection] ?? [])].map((document) =>
      fromWire(localise(document, collection, defaultStoreView) as W),
    );
  const attributes = all('attributes', attributeFromWire);
  return {
    products: all('products', summaryFromWire),
    categories: all('categories', categoryFromWire),
    attributes: new Map(attributes.map((attribute) => [attribute.code, attribute])),
  };
}

/** Words of some product's name, as people type them. */
function searchText(products: readonly ProductSummary[], random: SeededRandom): string {
  const { name } = products[random.between(0, products.length - 1)]!;
  const words = name.split(' ').filter((word) => word.length > 1);
  const from = random.between(0, Math.max(0, words.length - 2));
  const text = words.slice(from, from + random.between(1, 3)).join(' ');
  const place = random.between(1, Math.max(1, text.length - 2));
  switch (random.between(0, 4)) {
    case 0:
      return text.slice(0, place) + text.slice(place + 1);
    case 1:
      return `${text} grå`;
    case 2:
      return `${text} under 5000`;
    default:
      return text;
  }
}
