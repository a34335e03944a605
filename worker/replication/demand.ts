import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import { VISIBILITY_NOT_ALONE } from '#domain/product-load.ts';
import { detailsFromWire, summaryFromWire } from '#domain/wire/product.ts';
import type { Product } from '#schemas/api/generated/types.gen.ts';
import { zProduct } from '#schemas/api/generated/zod.gen.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isHere } from '../catalogue/is-here.ts';
import type { Clock } from '../outbox/ports.ts';
import type { Pace } from './pace.ts';
import { PRODUCT_LIST_PULL } from './pulls.ts';
import { type AddressAnswer, type Backend, LONG_FIELDS, notAsked, type ProductSearch } from './backend.ts';

type SizedQuery = ProductSearch['query'] & { readonly size: number };

interface DemandTools {
  readonly catalogue: Catalogue;
  readonly backend: Backend;
  readonly pace: Pace;
  readonly clock: Pick<Clock, 'elapsed'>;
}

/** What came of a slice of the catalogue: all of it, or as much as one answer holds. */
export type Slice = 'whole' | 'part';

const SLICE_SIZE = 200;
const listed = [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }];

/**
 * Fetches the slice of the catalogue that a screen asks for and replication has not brought yet: the open route comes
 * before everything else (architecture: tiers), and replication asks for nothing meanwhile. Each is asked for once a session; what could not be asked may be again.
 */
export class Demand {
  private readonly tools: DemandTools;
  /** What was asked for in this session, found or not: what the shop does not know is not asked for again (spec 4). */
  private readonly asked = new Map<string, Promise<unknown>>();
  /** Skus of which the shop said that it has no such product or variant. */
  private readonly unknown = new Set<string>();

  constructor(tools: DemandTools) {
    this.tools = tools;
  }

  /** The products of a category, list fields. Resolves with how much of it is here now; `false`: it could not be asked. */
  async category(categoryId: number): Promise<Slice | false> {
    return this.isListHere ? 'whole' : this.slice('category_ids', [categoryId]);
  }

  /** The newest products, list fields. */
  async newest(size: number): Promise<Slice | false> {
    if (this.isListHere) return 'whole';
    return this.once('newest', async () => {
      const query = { query: { bool: { filter: listed } }, sort: [{ created_at: 'desc' }] };
      return this.load(query, { size, _source_exclude: LONG_FIELDS });
    });
  }

  /** One product with everything, by its own sku or by that of one of its variants. Resolves with whether it was asked for. */
  async product(sku: string): Promise<boolean> {
    if (this.isUnknown(sku)) return true;
    const key = `product ${sku}`;
    const isAnswered = await this.once(key, () => this.loadProduct(sku));
    // Whoever asks again for what was found misses it: it gave way on a full device since.
    this.asked.delete(key);
    return isAnswered;
  }

  /** Whether the shop said in this session that it has neither a product nor a variant with this sku. */
  isUnknown(sku: string): boolean {
    return this.unknown.has(sku);
  }

  private async loadProduct(sku: string): Promise<boolean> {
    const { products: summaries, productDetails } = this.tools.catalogue.writers;
    let hits = 0;
    for (const field of ['sku', 'configurable_children.sku']) {
      const found = await this.search({ query: { bool: { filter: [{ terms: { [field]: [sku] } }] } } }, { size: 1 });
      if (!found) return false;
      const { products } = found;
      await summaries.write(products.map(summaryFromWire));
      await productDetails.write(products.map(detailsFromWire));
      hits += found.hits;
      if (products.some(({ visibility }) => visibility !== VISIBILITY_NOT_ALONE)) return true;
    }
    if (hits === 0) this.unknown.add(sku);
    return true;
  }

  /** Whether the list fields of all products are here, which replication keeps up to date: then no slice is missing. */
  private get isListHere(): boolean {
    return isHere(this.tools.catalogue, PRODUCT_LIST_PULL);
  }

  /** Products that somebody else named, by their skus, list fields. Resolves with whether they were asked for. */
  products(skus: readonly string[]): Promise<Slice | false> {
    return this.slice('sku', skus);
  }

  /** What an address shows that the device does not know. */
  async address(key: string): Promise<AddressAnswer> {
    const answer = await this.once(
      `address ${key}`,
      () => this.tools.backend.address(key),
      ({ isKnown }) => isKnown !== null,
    );
    return answer || notAsked;
  }

  private slice(field: string, values: readonly (string | number)[]): Promise<Slice | false> {
    return this.once(`${field} ${values.join()}`, () => {
      const filter = [{ terms: { [field]: values } }, ...listed];
      return this.load({ query: { bool: { filter } } }, { size: SLICE_SIZE, _source_exclude: LONG_FIELDS });
    });
  }

  private async load(body: object, query: SizedQuery): Promise<Slice | false> {
    const found = await this.search(body, query);
    if (!found) return false;
    await this.tools.catalogue.writers.products.write(found.products.map(summaryFromWire));
    return found.hits < query.size ? 'whole' : 'part';
  }

  private async search(body: object, query: SizedQuery): Promise<{ products: Product[]; hits: number } | null> {
    const { backend, clock } = this.tools;
    const askedAt = clock.elapsed();
    const answer = await backend.products({ body, query });
    // In a tab that was frozen meanwhile it may say less than what another one has pulled since.
    if (!answer.ok || clock.elapsed() - askedAt > CATALOGUE_TIMEOUT_CLIENT_MS) return null;
    const hits = answer.value.value;
    return { products: hits.filter((hit) => zProduct.safeParse(hit).success) as Product[], hits: hits.length };
  }

  private once<T>(
    key: string,
    work: () => Promise<T>,
    isAnswered: (outcome: T) => boolean = Boolean,
  ): Promise<T | false> {
    const known = this.asked.get(key) as Promise<T | false> | undefined;
    if (known) return known;
    // A device that is too full to keep the answer does not have it.
    const settle = (outcome: T | false): T | false => {
      if (outcome === false || !isAnswered(outcome)) this.asked.delete(key);
      return outcome;
    };
    const asked = this.tools.pace.goFirst(work().catch((): false => false)).then(settle);
    this.asked.set(key, asked);
    return asked;
  }
}
