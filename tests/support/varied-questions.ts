import { type FacetConfig, facetConfigs, rangeBuckets } from '#config/facets.ts';
import type { ListingQuestion } from '#domain/catalogue-index/catalogue-index.ts';
import { indexSorts } from '#domain/catalogue-index/orders.ts';
import { type ProductSummary, productTypes } from '#domain/product.ts';
import type { SeededRandom } from './seeded-random.ts';
import { happens, oneOf } from './varied-products.ts';

const NOBODY_HAS_IT = '999999';
/** Limits for one product, a list on the home page, pages of 50, and all products. */
const limits = [1, 8, 50, 50, 50, 100, 150, 1000, 50_000];

/** A question about a listing; mostly some product answers it, and often none does. */
export function variedQuestion(random: SeededRandom, products: readonly ProductSummary[]): ListingQuestion {
  const wanted = random.pick([
    [2, 0],
    [4, 1],
    [4, 2],
    [2, 3],
    [1, 5],
  ]);
  const model = oneOf(random, products);
  const filters: Record<string, readonly string[]> = {};
  while (Object.keys(filters).length < wanted) {
    const facet = oneOf(random, facetConfigs);
    const count = random.pick([
      [6, 1],
      [2, 2],
      [1, 3],
    ]);
    const values = Array.from({ length: count }, (_, at) =>
      variedValue(random, facet, at === 0 ? model : oneOf(random, products)),
    );
    filters[facet.code] = [...new Set(values)];
  }
  if (happens(random, 0.03)) filters['no_such_facet'] = ['1'];
  if (happens(random, 0.03)) filters['color'] = [];
  return {
    categoryId: random.pick<number | null>([
      [2, null],
      [8, model.categoryIds[random.between(0, model.categoryIds.length - 1)] ?? null],
      [1, Number(NOBODY_HAS_IT)],
    ]),
    filters,
    sort: oneOf(random, indexSorts),
    limit: oneOf(random, limits),
  };
}

function variedValue(random: SeededRandom, facet: FacetConfig, model: ProductSummary): string {
  switch (facet.kind) {
    case 'range':
      return variedRange(random, facet, model);
    case 'stock':
      return happens(random, 0.8) ? '1' : '0';
    case 'type':
      return random.pick([
        [6, model.type],
        [3, oneOf(random, productTypes)],
        [1, 'no-such-type'],
      ]);
    default:
      return happens(random, 0.95) ? String(model.attributes[facet.code]?.[0] ?? 1) : NOBODY_HAS_IT;
  }
}

/** A range of a facet: a bucket, or one typed into the address, which may be open, empty or out of reach. */
function variedRange(random: SeededRandom, { code, unit }: FacetConfig, model: ProductSummary): string {
  const isPrice = unit === 'price';
  const own = Math.floor(isPrice ? (model.price.baseMinor ?? 0) / 100 : (model.measures[code] ?? 0));
  const about = random.between(1, isPrice ? 4000 : 60);
  const any = random.between(0, isPrice ? 26_000 : 330);
  const bucket = oneOf(random, rangeBuckets(code, 'NOK'));
  return random.pick([
    [6, `${bucket.from ?? '*'}-${bucket.to ?? '*'}`],
    [5, `${Math.max(0, own - about)}-${own + about}`],
    [1, `${own}-${own + 1}`],
    [2, `${any}-*`],
    [2, `*-${any}`],
    [1, '0-*'],
    [0.5, `${any}-${any}`],
    [0.5, `${any + about}-${any}`],
    [0.5, '900000-*'],
  ]);
}
