import { facetConfigs, optionFacetCodes, rangeBuckets } from '#config/facets.ts';
import type { Offer } from '#domain/offers.ts';
import type { Price } from '#domain/price.ts';
import { type OptionValue, type ProductSummary, productTypes, type Variant } from '#domain/product.ts';
import { type Stock, stockStatuses } from '#domain/stock.ts';
import type { SeededRandom } from './seeded-random.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;
const CATEGORIES = 80;
const OPTIONS = 9;

/** Prices at the limits of ranges, and just below and above them. */
const limitsMinor = [400, 800, 2400, 5600, 8000, 12_000, 20_000].flatMap((major) =>
  [-1, 0, 1].map((more) => major * 100 + more),
);

/** One of a list, each as likely as the others. */
export function oneOf<T>(random: SeededRandom, list: readonly T[]): T {
  return list[random.between(0, list.length - 1)]!;
}

export function happens(random: SeededRandom, share: number): boolean {
  return random.next() < share;
}

/**
 * A random product within the contract: its parts need not fit together, and many values are the same as those of other
 * products.
 */
export function variedProduct(random: SeededRandom, id: number, nowMs: number): ProductSummary {
  const type = oneOf(random, productTypes);
  const hasVariants = type === 'configurable' ? happens(random, 0.9) : happens(random, 0.1);
  const variants = hasVariants
    ? Array.from({ length: random.between(1, 4) }, (_, at) => variedVariant(random, `${id}-${at + 1}`, nowMs))
    : [];
  return {
    id: String(id),
    sku: `SKU-${id}`,
    type,
    name: `Product ${id}`,
    name1: null,
    name2: null,
    slug: `product-${id}`,
    urlPath: `product-${id}`,
    image: null,
    status: variedStatus(random),
    visibility: random.pick([
      [1, 1],
      [2, 2],
      [2, 3],
      [7, 4],
    ]),
    categoryIds: variedCategories(random),
    taxClassId: null,
    price: variedPrice(random, nowMs),
    stock: variedStock(random),
    tiers: [],
    leadTimeDays: null,
    isBestseller: happens(random, 0.2),
    attributes: variedAttributes(random),
    measures: variedMeasures(random),
    variants,
    createdAt: variedDate(random, nowMs),
    updatedAt: variedDate(random, nowMs),
    translations: {},
  };
}

function variedVariant(random: SeededRandom, id: string, nowMs: number): Variant {
  return {
    id,
    sku: `SKU-${id}`,
    name: null,
    status: variedStatus(random),
    image: null,
    values: { color: random.between(1, OPTIONS) },
    // A few variants have other measures than their product.
    ...(happens(random, 0.1) ? { measures: variedMeasures(random) } : {}),
    price: variedPrice(random, nowMs),
    stock: variedStock(random),
    translations: {},
  };
}

function variedStatus(random: SeededRandom): number {
  return random.pick([
    [1, 0],
    [10, 1],
    [1, 2],
    [1, 3],
  ]);
}

/** Categories of a product: few large ones and many small ones; some products are in none. */
function variedCategories(random: SeededRandom): number[] {
  const count = random.pick([
    [1, 0],
    [6, 1],
    [5, 2],
    [2, 4],
  ]);
  const some = Array.from({ length: count }, () => Math.floor(CATEGORIES * random.next() ** 3) + 1);
  return [...new Set(some)];
}

/**
 * A price of any kind: unknown, plain, reduced, or with a special price that is valid now, earlier, later, always or
 * never.
 */
export function variedPrice(random: SeededRandom, nowMs: number): Price {
  const moment = (): number | null =>
    random.pick<number | null>([
      [4, null],
      [1, nowMs],
      [1, nowMs - 1],
      [1, nowMs + 1],
      [3, nowMs + random.between(-30, 30) * DAY_MS],
      [3, nowMs + random.between(1, 7200) * SECOND_MS],
    ]);
  return {
    baseMinor: happens(random, 0.05) ? null : variedAmount(random),
    reducedMinor: happens(random, 0.15) ? variedAmount(random) : null,
    specialMinor: happens(random, 0.3) ? variedAmount(random) : null,
    specialFrom: moment(),
    specialTo: moment(),
  };
}

function variedAmount(random: SeededRandom): number {
  return random.pick([
    [2, oneOf(random, limitsMinor)],
    [4, random.between(1, 260) * 10_000],
    [4, random.between(100, 2_600_000)],
    [0.1, 0],
  ]);
}

export function variedStock(random: SeededRandom): Stock {
  return {
    isInStock: happens(random, 0.7),
    qty: happens(random, 0.2) ? null : oneOf(random, [0, 0, 0.5, 1, 4, 30]),
    isManaged: happens(random, 0.85),
    status: happens(random, 0.7) ? null : oneOf(random, stockStatuses),
  };
}

/**
 * Option values, which are numbers in some places and texts in others; some texts contain the separators of addresses.
 */
function variedAttributes(random: SeededRandom): Record<string, OptionValue[]> {
  const attributes: Record<string, OptionValue[]> = {};
  for (const code of optionFacetCodes) {
    if (happens(random, 0.3)) continue;
    const numbers = Array.from({ length: random.between(1, 3) }, () => random.between(1, OPTIONS));
    const isText = code === 'product_collection' || happens(random, 0.2);
    attributes[code] = [...new Set(numbers)].map((value) => {
      if (code === 'product_collection') return `Serie ${value}, 100 %`;
      return isText ? String(value) : value;
    });
  }
  const showrooms = [1, 2, 3, 4].filter(() => happens(random, 0.25));
  if (showrooms.length > 0) attributes['product_showroom'] = showrooms;
  return attributes;
}

function variedMeasures(random: SeededRandom): Record<string, number> {
  const measures: Record<string, number> = {};
  for (const { code, kind, unit } of facetConfigs) {
    if (kind !== 'range' || unit === 'price' || happens(random, 0.3)) continue;
    const limits = rangeBuckets(code, '').flatMap(({ from }) => from ?? []);
    measures[code] = happens(random, 0.3) ? oneOf(random, limits) : random.between(0, 660) / 2;
  }
  return measures;
}

/** A time in whole seconds, as in wire documents; times are often the same or seconds apart, and sometimes unknown. */
function variedDate(random: SeededRandom, nowMs: number): number {
  if (happens(random, 0.02)) return 0;
  return nowMs - random.between(0, 500) * DAY_MS - random.between(0, 8) * 20 * SECOND_MS;
}

/** An offer for an article from some time before or after `updatedAt`. */
export function variedOffer(random: SeededRandom, nowMs: number, updatedAt: number): Offer {
  const at = (): number =>
    random.pick([
      [4, nowMs],
      [1, updatedAt],
      [1, updatedAt - 1],
      [1, updatedAt + 1],
    ]);
  return {
    price: happens(random, 0.8) ? variedPrice(random, nowMs) : null,
    priceAt: at(),
    stock: happens(random, 0.6) ? variedStock(random) : null,
    stockAt: at(),
  };
}
