import { defaultStoreView } from '#config/stores.ts';
import { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import type { Offer } from '#domain/offers.ts';
import type { ProductSummary } from '#domain/product.ts';
import { ListingOracle } from './listing-oracle.ts';
import type { SeededRandom } from './seeded-random.ts';
import { happens, oneOf, variedOffer, variedPrice, variedProduct, variedStock } from './varied-products.ts';

const SECOND_MS = 1000;
const ID_STEP = 13;

/** Documents and live offers of a store view that change one by one, and an index that follows each change. */
export class ChangingCatalogue {
  index = new CatalogueIndex(defaultStoreView.code);
  nowMs = Date.parse('2026-03-01T12:00:00Z');
  private readonly documents = new Map<string, ProductSummary>();
  private readonly offers = new Map<string, Offer>();
  private readonly random: SeededRandom;
  private nextId: number;

  /** Products come in no particular order, with ids of one digit to many. */
  constructor(random: SeededRandom, size: number) {
    this.random = random;
    this.nextId = 1 + size * ID_STEP;
    const ids = Array.from({ length: size }, (_, at) => 1 + at * ID_STEP);
    for (let at = size - 1; at > 0; at--) {
      const other = random.between(0, at);
      [ids[at], ids[other]] = [ids[other]!, ids[at]!];
    }
    for (const id of ids) this.documents.set(String(id), variedProduct(random, id, this.nowMs));
    for (const product of this.documents.values()) {
      for (const { sku } of [product, ...product.variants]) {
        if (happens(random, 0.05)) this.offers.set(sku, variedOffer(random, this.nowMs, product.updatedAt));
      }
    }
    this.index.put(this.documents.values(), this.offers, this.nowMs);
  }

  get products(): readonly ProductSummary[] {
    return [...this.documents.values()];
  }

  /** An oracle over the current documents and offers. */
  oracle(): ListingOracle {
    return new ListingOracle(this.documents.values(), this.offers, this.nowMs);
  }

  /** Makes one random change, some time after the one before. */
  change(): void {
    this.nowMs += this.random.between(0, 60) * SECOND_MS;
    const kinds = ['price', 'price', 'stock', 'everything', 'new', 'gone', 'offer', 'offer', 'variant offer'] as const;
    const kind = oneOf(this.random, kinds);
    const product = oneOf(this.random, this.products);
    if (kind === 'gone') this.takeAway(product);
    else if (kind === 'offer') this.takeOffer(product, product.sku);
    else if (kind === 'variant offer') this.takeOffer(product, (product.variants[0] ?? product).sku);
    else this.takeDocument(this.changed(product, kind));
  }

  /** Lets the index compute prices again whose special prices began or ended meanwhile. */
  reprice(): void {
    const due = this.index.dueForRepricing(this.nowMs).map((id) => this.documents.get(id)!);
    this.index.put(due, this.offers, this.nowMs);
  }

  private changed(product: ProductSummary, kind: 'price' | 'stock' | 'everything' | 'new'): ProductSummary {
    const { random, nowMs } = this;
    if (kind === 'new') return variedProduct(random, (this.nextId += ID_STEP), nowMs);
    if (kind === 'everything') return { ...variedProduct(random, Number(product.id), nowMs), updatedAt: nowMs };
    if (kind === 'price') return { ...product, price: variedPrice(random, nowMs), updatedAt: nowMs };
    return { ...product, stock: variedStock(random), updatedAt: nowMs };
  }

  /** Takes in a document as replication brings it; it is newer than the offers that are known for it. */
  private takeDocument(product: ProductSummary): void {
    this.documents.set(product.id, product);
    this.forgetOffersOf(product);
    this.index.put([product], this.offers, this.nowMs);
  }

  private takeAway(product: ProductSummary): void {
    this.documents.delete(product.id);
    this.forgetOffersOf(product);
    this.index.remove([product.id]);
  }

  private takeOffer(product: ProductSummary, sku: string): void {
    this.offers.set(sku, variedOffer(this.random, this.nowMs, product.updatedAt));
    this.index.put([product], this.offers, this.nowMs);
  }

  private forgetOffersOf({ sku, variants }: ProductSummary): void {
    for (const article of [sku, ...variants.map((variant) => variant.sku)]) this.offers.delete(article);
  }
}
