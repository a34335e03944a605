import { listPrice } from '#domain/card-variant.ts';
import type { Category } from '#domain/category.ts';
import { measuresAmong } from '#domain/measures.ts';
import { currentPrice } from '#domain/price.ts';
import type { ProductSummary } from '#domain/product.ts';
import { inLocale } from '#domain/translations.ts';
import type { Grade, LabelledQuery, ProductRule } from './labelled-query.ts';
import { findableProducts, NOW, type SearchedCatalogue } from './searched-catalogue.ts';

const measureFields = { width: 'product_width', depth: 'product_depth', height: 'product_height' } as const;
type Measure = keyof typeof measureFields;
type Range = readonly [from: number | null, to: number | null];

/** The facts of a product that rules test, in one language. */
export interface ProductFacts {
  readonly id: string;
  /** Both lines of the name, with a space between them. */
  readonly name: string;
  /** Names of its categories and of their ancestors. */
  readonly categories: readonly string[];
  /** Labels of its options, its own and those of its variants. */
  readonly options: readonly string[];
  /** Its sku and those of its variants. */
  readonly skus: readonly string[];
  /** Its current price in lists, in major units; `null` when unknown. */
  readonly price: number | null;
  /** Centimetres: every value that one of its variants has. */
  readonly measures: Readonly<Record<Measure, readonly number[]>>;
}

/** The facts of all products that a search may show. */
export function factsOf(catalogue: SearchedCatalogue, locale: string): ProductFacts[] {
  const categories = new Map(catalogue.categories.map((category) => [Number(category.id), category]));
  const labels = new Map(
    catalogue.attributes.flatMap(({ code, options }) =>
      options.map((option) => [`${code}=${option.value}`, inLocale(option, locale).label] as const),
    ),
  );
  return findableProducts(catalogue).map((product) => {
    const price = currentPrice(listPrice(product, NOW).price, NOW);
    const { name, name1, name2 } = inLocale(product, locale);
    return {
      id: product.id,
      name: name1 !== null && name2 !== null ? `${name1} ${name2}` : name,
      categories: categoryNames(product, categories, locale),
      options: optionLabels(product, labels),
      skus: [product.sku, ...product.variants.map(({ sku }) => sku)],
      price: price && price.amountMinor / 100,
      measures: {
        width: measuresAmong(product, measureFields.width),
        depth: measuresAmong(product, measureFields.depth),
        height: measuresAmong(product, measureFields.height),
      },
    };
  });
}

/** The grade of each product that answers a query, by id; other products do not answer it. */
export function gradesOf({ grades }: LabelledQuery, products: readonly ProductFacts[]): Map<string, Grade> {
  const tried = grades.map(([grade, rule]) => ({ grade, holds: testOf(rule) }));
  return new Map(
    products.flatMap((product) => {
      const first = tried.find(({ holds }) => holds(product));
      return first ? [[product.id, first.grade] as const] : [];
    }),
  );
}

function categoryNames({ categoryIds }: ProductSummary, all: ReadonlyMap<number, Category>, locale: string): string[] {
  const found = new Map<number, string>();
  for (const id of categoryIds) {
    for (let at = all.get(id); at && !found.has(Number(at.id)); at = all.get(Number(at.parentId))) {
      found.set(Number(at.id), inLocale(at, locale).name);
    }
  }
  return [...found.values()];
}

function optionLabels({ attributes, variants }: ProductSummary, labels: ReadonlyMap<string, string>): string[] {
  const values = [...Object.entries(attributes), ...variants.flatMap((variant) => Object.entries(variant.values))];
  const keys = values.flatMap(([code, some]) => [some].flat().map((value) => `${code}=${value}`));
  return [...new Set(keys)].flatMap((key) => labels.get(key) ?? []);
}

/** Whether all facts of a rule hold. */
function testOf({ name, not, category, option, skus, price, width, depth, height }: ProductRule) {
  const wanted = name === undefined ? null : new RegExp(name, 'iu');
  const unwanted = not === undefined ? null : new RegExp(not, 'iu');
  return (product: ProductFacts): boolean =>
    (wanted?.test(product.name) ?? true) &&
    !(unwanted?.test(product.name) ?? false) &&
    (category === undefined || has(product.categories, category)) &&
    (option === undefined || has(product.options, option)) &&
    (skus === undefined || skus.some((sku) => has(product.skus, sku))) &&
    isWithin(product.price === null ? [] : [product.price], price) &&
    isWithin(product.measures.width, width) &&
    isWithin(product.measures.depth, depth) &&
    isWithin(product.measures.height, height);
}

function has(texts: readonly string[], text: string): boolean {
  return texts.some((candidate) => candidate.toLowerCase() === text.toLowerCase());
}

function isWithin(numbers: readonly number[], range: Range | undefined): boolean {
  if (!range) return true;
  const [from, to] = range;
  return numbers.some((number) => (from === null || number >= from) && (to === null || number < to));
}
