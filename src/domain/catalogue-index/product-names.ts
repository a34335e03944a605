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
 * Finds products by names that several may have. What is found by a kind of name is noted down when somebody asks for it, of
 * `ids` and `names` as they stand at the same places.
 */
export class ProductNames {
  private readonly ids: readonly (string | null)[];
  private readonly names: readonly (string | null)[];
  private readonly found = new Map<ProductName, ReadonlyMap<string, readonly string[]>>();

  constructor(ids: readonly (string | null)[], names: readonly (string | null)[]) {
    this.ids = ids;
    this.names = names;
  }

  /** Ids of the products that have a name, in an order that is the same everywhere. */
  idsBy(kind: ProductName, name: string): readonly string[] {
    let found = this.found.get(kind);
    if (!found) this.found.set(kind, (found = this.findBy(kind)));
    return found.get(name)?.toSorted() ?? [];
  }

  private findBy(kind: ProductName): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, string[]>();
    for (const [ordinal, id] of this.ids.entries()) {
      const text = this.names[ordinal];
      if (id === null || text === null || text === undefined) continue;
      const [path = '', slug = '', ...skus] = text.split(END);
      for (const name of kind === 'path' ? [path] : kind === 'slug' ? [slug] : skus) {
        const ids = found.get(name);
        if (ids) ids.push(id);
        else found.set(name, [id]);
      }
    }
    return found;
  }
}
