import type { ProductSummary } from '../product.ts';

/** What a product is found by beside its own sku. */
export type ProductName = 'path' | 'slug' | 'variantSku';

/** Stands in none of the names, and shows where one ends. */
const END = '\n';

/** The names of a product as one text: an index keeps thousands of them, and is hardly ever asked for one. */
export function namesOf({ urlPath, slug, variants }: ProductSummary): string {
  return [urlPath, slug, ...variants.map(({ sku }) => sku)].join(END);
}

/**
 * Finds products by names that several may have. What is found by which name is noted down when somebody asks, and again
 * when something has changed since.
 */
export class ProductNames {
  private readonly found: Readonly<Record<ProductName, Map<string, string[]>>> = {
    path: new Map(),
    slug: new Map(),
    variantSku: new Map(),
  };

  /** `ids` and `names` stand at the same places. */
  constructor(ids: readonly (string | null)[], names: readonly (string | null)[]) {
    for (const [ordinal, id] of ids.entries()) {
      const text = names[ordinal];
      if (id === null || text === null || text === undefined) continue;
      const [path = '', slug = '', ...skus] = text.split(END);
      this.note('path', path, id);
      this.note('slug', slug, id);
      for (const sku of skus) this.note('variantSku', sku, id);
    }
  }

  /** Ids of the products that have a name, in an order that is the same everywhere. */
  idsBy(kind: ProductName, name: string): readonly string[] {
    return this.found[kind].get(name)?.toSorted() ?? [];
  }

  private note(kind: ProductName, name: string, id: string): void {
    const ids = this.found[kind].get(name);
    if (ids) ids.push(id);
    else this.found[kind].set(name, [id]);
  }
}
