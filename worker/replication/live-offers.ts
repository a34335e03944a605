import { BehaviorSubject } from 'rxjs';
import { CATALOGUE_TIMEOUT_CLIENT_MS, OFFER_FRESH_MS } from '#config/timings.ts';
import { SKU_LIST_MAX, STOCK_PREFETCH_CHUNK } from '#config/limits.ts';
import type { StoreView } from '#config/stores.ts';
import { toMinor } from '#domain/money.ts';
import type { Offer } from '#domain/offers.ts';
import type { Price } from '#domain/price.ts';
import { stockFromWire } from '#domain/wire/product.ts';
import type { RenderList, StockItem } from '#schemas/api/generated/types.gen.ts';
import { zListStockResponse, zRenderListResponse } from '#schemas/api/generated/zod.gen.ts';
import type { Catalogue } from '../catalogue.ts';
import type { OfferDoc } from '../documents/catalogue-documents.ts';
import type { ShopApi } from '../http/shop-api.ts';

/** An article on the screen and the product that it belongs to. */
export interface ShownArticle {
  readonly sku: string;
  readonly productId: string;
}

/** Asks the backend for prices and stock of what is on the screen, and writes the answers with their times. */
export class LiveOffers {
  private readonly catalogue: Catalogue;
  private readonly api: ShopApi;
  private readonly store: StoreView;
  private readonly now: () => number;
  private lastWrite: Promise<void> = Promise.resolve();
  /** What is being asked for and not stored yet. */
  private readonly underWay = new Set<Set<ShownArticle>>();
  private readonly asking = new Set<string>();
  /** Whether prices could not be asked for; what is shown says so until they can (D32: failed). */
  readonly hasFailed$ = new BehaviorSubject(false);

  constructor(tools: { catalogue: Catalogue; api: ShopApi; store: StoreView; now: () => number }) {
    this.catalogue = tools.catalogue;
    this.api = tools.api;
    this.store = tools.store;
    this.now = tools.now;
    this.catalogue.arrived$.subscribe((products) => this.leaveOut(new Set(products.map(({ id }) => id))));
  }

  /**
   * Refreshes what is older than a minute; articles that are being asked for already are left out. What a full device
   * cannot keep is asked for again the next time it is shown.
   */
  async refresh(priced: readonly ShownArticle[], stocked: readonly ShownArticle[]): Promise<void> {
    await Promise.allSettled([
      this.inChunks('price', priced, SKU_LIST_MAX, (asked) => this.refreshPrices(asked)),
      this.inChunks('stock', stocked, STOCK_PREFETCH_CHUNK, (asked) => this.refreshStock(asked)),
    ]);
  }

  private async inChunks(
    what: 'price' | 'stock',
    articles: readonly ShownArticle[],
    size: number,
    work: (asked: ReadonlySet<ShownArticle>) => Promise<void>,
  ): Promise<void> {
    const due = articles.filter(({ sku }) => this.isStale(what, sku) && !this.asking.has(`${what} ${sku}`));
    for (const { sku } of due) this.asking.add(`${what} ${sku}`);
    try {
      for (let start = 0; start < due.length; start += size) {
        const asked = new Set(due.slice(start, start + size));
        this.underWay.add(asked);
        await work(asked).finally(() => this.underWay.delete(asked));
      }
    } finally {
      for (const { sku } of due) this.asking.delete(`${what} ${sku}`);
    }
  }

  private isStale(what: 'price' | 'stock', sku: string): boolean {
    const offer = this.catalogue.offers.get(sku);
    const at = offer?.[what] ? offer[`${what}At`] : 0;
    return Math.abs(this.now() - at) >= OFFER_FRESH_MS;
  }

  private async refreshPrices(asked: ReadonlySet<ShownArticle>): Promise<void> {
    const answer = await this.api.call({
      path: '/api/product/render-list',
      query: { skus: skusOf(asked), currencyCode: this.store.currency.code, storeId: this.store.id },
      shape: zRenderListResponse,
      deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
    });
    this.hasFailed$.next(!answer.ok);
    if (!answer.ok) return;
    const items = answer.value.value.result.items;
    const prices = new Map(items.map((item) => [item.sku, priceOf(item.price_info)]));
    await this.write(asked, (offer) => {
      const price = prices.get(offer.sku);
      return price ? { ...offer, price, priceAt: answer.value.at } : offer;
    });
  }

  private async refreshStock(asked: ReadonlySet<ShownArticle>): Promise<void> {
    const answer = await this.api.call({
      path: '/api/stock/list',
      query: { skus: skusOf(asked) },
      shape: zListStockResponse,
      deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
    });
    if (!answer.ok) return;
    const items = answer.value.value.result as StockItem[];
    const stocks = new Map(items.map((item) => [item.sku, stockFromWire(item, item.status)]));
    await this.write(asked, (offer) => {
      const stock = stocks.get(offer.sku);
      return stock ? { ...offer, stock, stockAt: answer.value.at } : offer;
    });
  }

  /** A document that arrives while its offers are asked for may know better than the answer, written or not. */
  private leaveOut(productIds: ReadonlySet<string>): void {
    const outdated = new Set<string>();
    for (const asked of this.underWay) {
      for (const article of asked) {
        if (productIds.has(article.productId) && asked.delete(article)) outdated.add(article.sku);
      }
    }
    if (outdated.size > 0) void this.catalogue.writers.offers.write([], [...outdated]).catch(() => undefined);
  }

  /** Prices and stock of one article are answered side by side: each is added to what the other one wrote. */
  private write(asked: ReadonlySet<ShownArticle>, change: (offer: OfferDoc) => OfferDoc): Promise<void> {
    const turn = this.lastWrite.then(() => this.writeNow(asked, change));
    this.lastWrite = turn.catch(() => undefined);
    return turn;
  }

  private async writeNow(asked: ReadonlySet<ShownArticle>, change: (offer: OfferDoc) => OfferDoc): Promise<void> {
    const documents = [...asked].map(({ sku, productId }) => {
      // Only its own fields: those of the storage, in documents that were read, would be taken for a deletion.
      const { price, priceAt, stock, stockAt } = this.catalogue.offers.get(sku) ?? nothingSaid;
      return change({ id: sku, sku, productId, price, priceAt, stock, stockAt });
    });
    await this.catalogue.writers.offers.write(documents.filter(({ price, stock }) => price !== null || stock !== null));
  }
}

const nothingSaid: Offer = { price: null, priceAt: 0, stock: null, stockAt: 0 };

function skusOf(asked: ReadonlySet<ShownArticle>): string {
  return [...asked].map(({ sku }) => sku).join(',');
}

/** What the backend counts now; its dates are its own affair, the next answer comes soon. */
function priceOf(info: RenderList['items'][number]['price_info']): Price {
  const finalMinor = toMinor(info.final_price);
  const regularMinor = toMinor(info.regular_price) ?? finalMinor;
  const isReduced = finalMinor !== null && regularMinor !== null && finalMinor < regularMinor;
  return {
    baseMinor: isReduced ? regularMinor : finalMinor,
    reducedMinor: isReduced ? finalMinor : null,
    specialMinor: null,
    specialFrom: null,
    specialTo: null,
  };
}
