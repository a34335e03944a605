import { BehaviorSubject, filter } from 'rxjs';
import { OFFER_FRESH_MS } from '#config/timings.ts';
import { SKU_LIST_MAX, STOCK_PREFETCH_CHUNK } from '#config/limits.ts';
import type { Offer } from '#domain/offers.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { OfferDoc } from '../documents/catalogue-documents.ts';
import type { Connection } from '../http/connection.ts';
import type { Clock } from '../outbox/ports.ts';
import type { Backend, ShownArticle } from './backend.ts';
import type { HeadsWatch } from './heads-watch.ts';
import { noteFailure } from './pull.ts';

/** What is asked for while it is shown, beside the pulls: by these names the sync centre says what could not be refreshed. */
export const LIVE_NAMES = ['price', 'stock'] as const;

type LiveName = (typeof LIVE_NAMES)[number];

interface LiveOffersTools {
  readonly catalogue: Catalogue;
  readonly backend: Backend;
  readonly connection: Pick<Connection, 'now' | 'probe'>;
  readonly headsWatch: Pick<HeadsWatch, 'confirmProducts'>;
  readonly clock: Clock;
}

/**
 * Asks the backend for prices and stock of what is on the screen, and writes the answers with their times: where it does not
 * say that the documents here are as it has them (decision 062).
 */
export class LiveOffers {
  /** What was last looked at. */
  readonly shown$ = new BehaviorSubject<readonly ShownArticle[]>([]);
  /** How what an owner pays is asked for, where the backend says it of single articles. */
  readonly ownPrices: Backend['ownPrices'];
  private readonly tools: LiveOffersTools;
  private readonly catalogue: Catalogue;
  private lastWrite: Promise<void> = Promise.resolve();
  /** What is being asked for and not stored yet. */
  private readonly underWay = new Set<Set<ShownArticle>>();
  /** Until what is asked for is stored, by what of which article. */
  private readonly asking = new Map<string, Promise<void>>();
  /** Whether the shop was asked for prices and gave none; what is shown says so until it does (D32: failed). */
  readonly hasFailed$ = new BehaviorSubject(false);

  constructor(tools: LiveOffersTools) {
    this.tools = tools;
    this.catalogue = tools.catalogue;
    this.ownPrices = tools.backend.ownPrices;
    this.catalogue.arrived$.subscribe((products) => this.leaveOut(new Set(products.map(({ id }) => id))));
    // Prices and stock are said by that, whatever failed before.
    this.catalogue.isConfirmed$.pipe(filter(Boolean)).subscribe(() => {
      this.hasFailed$.next(false);
      for (const name of LIVE_NAMES) void this.note(name, true).catch(() => undefined);
    });
  }

  /**
   * Refreshes what is older than a minute; what is being asked for already is waited for. What a full device cannot keep is
   * asked for again the next time it is shown.
   */
  async refresh(priced: readonly ShownArticle[], stocked: readonly ShownArticle[]): Promise<void> {
    this.shown$.next(priced);
    const isOld =
      priced.some(({ sku }) => this.isStale('price', sku)) || stocked.some(({ sku }) => this.isStale('stock', sku));
    if (isOld) await this.tools.headsWatch.confirmProducts();
    await Promise.allSettled([this.inChunks('price', priced, SKU_LIST_MAX), this.refreshStock(stocked)]);
  }

  /** Asks for stock that is older than a minute. */
  refreshStock(articles: readonly ShownArticle[]): Promise<void> {
    return this.inChunks('stock', articles, STOCK_PREFETCH_CHUNK);
  }

  private async inChunks(what: LiveName, articles: readonly ShownArticle[], size: number): Promise<void> {
    const stale = articles.filter(({ sku }) => this.isStale(what, sku));
    const underWay = new Set(stale.flatMap(({ sku }) => this.asking.get(`${what} ${sku}`) ?? []));
    // An article may be in several slots of one bundle, or added twice; it is asked for, and kept, once.
    const bySku = new Map(stale.map((article) => [article.sku, article]));
    const due = [...bySku.values()].filter(({ sku }) => !this.asking.has(`${what} ${sku}`));
    let turn = Promise.resolve();
    const turns: Promise<void>[] = [];
    for (let start = 0; start < due.length; start += size) {
      const asked = new Set(due.slice(start, start + size));
      const names = [...asked].map(({ sku }) => `${what} ${sku}`);
      turn = turn
        .then(() => {
          this.underWay.add(asked);
          return this.ask(what, asked);
        })
        .finally(() => {
          this.underWay.delete(asked);
          for (const name of names) this.asking.delete(name);
        });
      for (const name of names) this.asking.set(name, turn);
      turns.push(turn);
    }
    await Promise.all([...underWay, ...turns]);
  }

  private isStale(what: LiveName, sku: string): boolean {
    const offer = this.catalogue.offers.get(sku);
    const at = Math.max(offer?.[what] ? offer[`${what}At`] : 0, this.catalogue.confirmedAt);
    return Math.abs(this.tools.connection.now() - at) >= OFFER_FRESH_MS;
  }

  private async ask(what: LiveName, asked: ReadonlySet<ShownArticle>): Promise<void> {
    const { backend } = this.tools;
    const answer = await (what === 'price' ? backend.prices(asked) : backend.stocks(asked));
    // Without a network nobody was asked: that is said by itself.
    if (what === 'price') this.hasFailed$.next(!answer.ok && answer.error.kind !== 'offline');
    void this.note(what, answer.ok).catch(() => undefined);
    if (!answer.ok) return;
    const { value, at } = answer.value;
    await this.write(asked, (offer) => {
      const said = value.get(offer.sku);
      return said ? { ...offer, [what]: said, [`${what}At`]: at } : offer;
    });
  }

  /** Writes down since when the shop does not say it, where every tab sees it, until it does (decision 034). */
  private async note(name: LiveName, isSaid: boolean): Promise<void> {
    const { catalogue, connection, clock } = this.tools;
    if (catalogue.pulls$.value.has(name) !== isSaid) return;
    if (isSaid) await catalogue.store.dropCheckpoint(name);
    else if (await connection.probe()) await noteFailure({ name }, catalogue.store, clock.now());
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
