import { detailsFromWire, summaryFromWire } from '#domain/wire/product.ts';
import type { Product } from '#schemas/api/generated/types.gen.ts';
import { zProduct } from '#schemas/api/generated/zod.gen.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Backend, LONG_FIELDS, type ProductSearch } from './backend.ts';

const SLICE_SIZE = 200;
const listed = [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }];

/**
 * Fetches the slice of the catalogue that a screen asks for and replication has not brought yet: the open route comes
 * before everything else (architecture: tiers). Each slice is asked for once; offline nothing happens.
 */
export class Demand {
  private readonly catalogue: Catalogue;
  private readonly backend: Backend;
  private readonly asked = new Map<string, Promise<boolean>>();

  constructor(tools: { catalogue: Catalogue; backend: Backend }) {
    this.catalogue = tools.catalogue;
    this.backend = tools.backend;
  }

  /** The products of a category, list fields. Resolves with whether they are here now. */
  category(categoryId: number): Promise<boolean> {
    return this.once(`category ${categoryId}`, async () => {
      const filter = [{ terms: { category_ids: [categoryId] } }, ...listed];
      return this.load({ query: { bool: { filter } } }, { size: SLICE_SIZE, _source_exclude: LONG_FIELDS });
    });
  }

  /** The newest products, list fields. */
  newest(size: number): Promise<boolean> {
    return this.once('newest', async () => {
      const query = { query: { bool: { filter: listed } }, sort: [{ created_at: 'desc' }] };
      return this.load(query, { size, _source_exclude: LONG_FIELDS });
    });
  }

  /** One product with everything. */
  product(sku: string): Promise<boolean> {
    return this.once(`product ${sku}`, async () => {
      const found = await this.search({ query: { bool: { filter: [{ terms: { sku: [sku] } }] } } }, { size: 1 });
      if (!found) return false;
      await this.catalogue.writers.products.write(found.map(summaryFromWire));
      await this.catalogue.writers.productDetails.write(found.map(detailsFromWire));
      return true;
    });
  }

  /** What lies at an address that nothing on the device names; also that nothing does is asked for once. */
  address(path: string): Promise<boolean> {
    const key = `address ${path}`;
    const asked = this.asked.get(key) ?? this.backend.bringAddress?.(path).catch(() => false);
    if (asked) this.asked.set(key, asked);
    return asked ?? Promise.resolve(false);
  }

  /** What failed may be asked again; called when the network is back. */
  retry(): void {
    this.asked.clear();
  }

  private async load(body: object, query: ProductSearch['query']): Promise<boolean> {
    const found = await this.search(body, query);
    if (!found) return false;
    await this.catalogue.writers.products.write(found.map(summaryFromWire));
    return true;
  }

  private async search(body: object, query: ProductSearch['query']): Promise<Product[] | null> {
    const answer = await this.backend.products({ body, query });
    if (!answer.ok) return null;
    return answer.value.value.filter((hit) => zProduct.safeParse(hit).success) as Product[];
  }

  private once(key: string, work: () => Promise<boolean>): Promise<boolean> {
    let asked = this.asked.get(key);
    if (!asked) {
      // A device that is too full to keep the answer does not have it.
      const kept = work().catch(() => false);
      asked = kept.then((isHere) => {
        if (!isHere) this.asked.delete(key);
        return isHere;
      });
      this.asked.set(key, asked);
    }
    return asked;
  }
}
