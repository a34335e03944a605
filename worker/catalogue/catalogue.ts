import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  map,
  type Observable,
  startWith,
  Subject,
  type Subscription,
} from 'rxjs';
import { OFFER_FRESH_MS, REPRICING_MS } from '#config/timings.ts';
import { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import type { Category } from '#domain/category.ts';
import type { ProductSummary } from '#domain/product.ts';
import type { IndexStore, PullRecord } from '../catalogue-index/index-store.ts';
import { PACKED_INDEX } from '../catalogue-index/index-layout.ts';
import { unpack } from '../catalogue-index/unpack.ts';
import { HeldChanges, idsOf, merged } from './collection-events.ts';
import { type CatalogueDatabase, catalogueName, openCatalogue, type StoragePorts } from '../storage/database.ts';
import { openTogether } from '../storage/open-together.ts';
import type { OfferDoc, ProductDetailsDoc, ProductDoc, ReferenceDoc } from '../documents/catalogue-documents.ts';
import type { Clock } from '../outbox/ports.ts';
import { type CatalogueWriters, catalogueWriters } from '../replication/catalogue-writers.ts';
import { PRODUCT_LIST_PULL } from '../replication/pulls.ts';
import { readAll } from '../replication/read-all.ts';
import { GroupPricing } from './group-pricing.ts';
import { NeededDetails } from './needed-details.ts';
import { OffersHere } from './offers-here.ts';
import { SummaryCache } from './summary-cache.ts';
import { isHere } from './is-here.ts';
import { noteWork } from '../timing.ts';

type CataloguePorts = StoragePorts & { openIndexStore(name: string): Promise<IndexStore>; readonly clock: Clock };

/** The open catalogue of a store view: documents, index, live offers, and the small collections in memory. */
export class Catalogue {
  readonly database: CatalogueDatabase;
  readonly writers: CatalogueWriters;
  readonly store: IndexStore;
  readonly index: CatalogueIndex;
  /** Raised with every change of the index. */
  readonly indexVersion$ = new BehaviorSubject(0);
  readonly offers = new OffersHere();
  readonly categories$ = new BehaviorSubject<readonly Category[]>([]);
  readonly references$ = new BehaviorSubject<readonly ReferenceDoc[]>([]);
  /** How far each pull came, whichever tab pulls. */
  readonly pulls$ = new BehaviorSubject<ReadonlyMap<string, PullRecord>>(new Map());
  readonly neededDetails = new NeededDetails();
  /** Whether the list fields of all products are on the device. */
  readonly isListComplete$ = this.isHere$(PRODUCT_LIST_PULL);
  /** For whom everything is priced. */
  readonly pricing: GroupPricing;
  /** Documents of products as they arrive. */
  readonly arrived$ = new Subject<readonly ProductDoc[]>();
  /** When the shop last said that these are its products as they are, by its own clock; zero: not yet (decision 062). */
  confirmedAt = 0;
  /** Whether it said so within the last minute; told anew where it did not for a while. */
  readonly isConfirmed$ = new BehaviorSubject(false);
  /** Ids of products whose document, details or offers just changed or went. */
  private readonly changed$ = new Subject<ReadonlySet<string>>();
  private readonly cache: SummaryCache;
  private readonly clock: Clock;
  private readonly now: () => number;
  private readonly subscriptions: Subscription[] = [];
  private isClosed = false;

  private constructor(parts: {
    readonly database: CatalogueDatabase;
    readonly store: IndexStore;
    readonly storeCode: string;
    readonly clock: Clock;
    readonly now: () => number;
  }) {
    this.database = parts.database;
    // A product may be written without a checkpoint after it: what was kept before knows nothing of it.
    this.writers = catalogueWriters(parts.database, () => this.dropKeptIndexes().catch(() => undefined));
    this.cache = new SummaryCache((ids) => this.writers.products.read(ids));
    this.store = parts.store;
    this.index = new CatalogueIndex(parts.storeCode);
    this.index.onChange = () => this.indexVersion$.next(this.indexVersion$.value + 1);
    this.clock = parts.clock;
    this.now = parts.now;
    this.pricing = new GroupPricing(this, this.now, (ids) => this.changed$.next(ids));
  }

  /** Opens documents and index; resolves when listings can be answered from what the device has. */
  static async open(ports: CataloguePorts, storeCode: string, now: () => number): Promise<Catalogue> {
    const [database, store] = await openTogether(
      openCatalogue(ports, storeCode),
      ports.openIndexStore(catalogueName(storeCode)),
    );
    const catalogue = new Catalogue({ database, store, storeCode, clock: ports.clock, now });
    try {
      const changes = catalogue.follow();
      await catalogue.load();
      changes.letGo();
    } catch (error) {
      await catalogue.close().catch(() => undefined);
      throw error;
    }
    void catalogue.watchPrices();
    return catalogue;
  }

  /** A summary by id, with its live offers not yet applied. */
  summaries(ids: readonly string[]): Promise<Map<string, ProductSummary>> {
    return this.cache.get(ids);
  }

  /** Whether a pull has brought everything; again when that changes. */
  isHere$(pull: string): Observable<boolean> {
    return this.pulls$.pipe(
      map(() => isHere(this, pull)),
      distinctUntilChanged(),
    );
  }

  /** Emits at once, and after every change of products among which is a wanted one. */
  changesOf(isWanted: (changedIds: ReadonlySet<string>) => boolean): Observable<unknown> {
    return this.changed$.pipe(filter(isWanted), startWith(null));
  }

  /** The shop said at this moment that its list of products ends where that of this device does. */
  confirm(at: number): void {
    const wasFresh = Math.abs(at - this.confirmedAt) < OFFER_FRESH_MS;
    this.confirmedAt = at;
    // From here on the documents say it, with the days on which a special price begins and ends.
    this.forgetOffers(({ priceAt, stockAt }) => Math.max(priceAt, stockAt) <= at);
    if (!wasFresh) this.isConfirmed$.next(true);
  }

  /** Keeps the index for the next start; without the code for it that start makes the index anew. */
  async saveIndex(): Promise<void> {
    const later = await import('../later.ts').catch(() => null);
    await later?.saveIndex(this);
  }

  /** Lets go what only product pages need; it comes again when there is room (D8). What an offer must say stays: it is small. */
  readonly dropDetails = (): Promise<void> => this.neededDetails.dropOthers(this);

  /** Lets the kept indexes go; the next start makes them anew from the documents. */
  readonly dropKeptIndexes = (): Promise<void> => this.store.dropBlobs();

  /** Prices that changed by themselves since the last look. */
  async reprice(): Promise<void> {
    const due = this.index.dueForRepricing(this.now());
    if (due.length === 0) return;
    this.index.put((await this.summaries(due)).values(), this.offers, this.now());
    this.changed$.next(new Set(due));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const subscription of this.subscriptions) subscription.unsubscribe();
    this.store.close();
    await this.database.close();
  }

  private async load(): Promise<void> {
    const { collections } = this.database;
    const [offers, categories, references] = await Promise.all([
      readAll(collections.offers),
      readAll(collections.categories),
      readAll(collections.references),
    ]);
    for (const offer of offers) this.offers.set(offer.sku, offer);
    this.categories$.next(categories);
    this.references$.next(references);
    await this.loadIndex(offers);
  }

  private async loadIndex(offers: readonly OfferDoc[]): Promise<void> {
    const [blob, checkpoints] = await Promise.all([this.store.blob(PACKED_INDEX), this.store.checkpoints()]);
    this.pulls$.next(checkpoints);
    this.subscriptions.push(this.store.checkpoints$().subscribe((pulls) => this.pulls$.next(pulls)));
    const isCurrent = blob !== null && blob.checkpoint === checkpoints.get(PRODUCT_LIST_PULL)?.checkpoint;
    if (isCurrent && unpack(this.index, blob.data)) {
      // A special price may have begun or ended since it was kept.
      const due = this.index.dueForRepricing(this.now());
      const offered = [...new Set([...offers.map(({ productId }) => productId), ...due])];
      if (offered.length > 0) this.index.put((await this.summaries(offered)).values(), this.offers, this.now());
      return;
    }
    this.index.put(await readAll(this.database.collections.products), this.offers, this.now());
  }

  /** Keeps index and memory in step with the documents, whichever tab writes them, once what is read is here. */
  private follow(): HeldChanges {
    const { collections } = this.database;
    const held = new HeldChanges();
    this.subscriptions.push(
      held.of<ProductDoc>(collections.products, ({ changed, removed }) => {
        const startedAt = performance.now();
        this.cache.follow(changed, removed);
        this.forgetOffersOf(changed);
        this.arrived$.next(changed);
        if (changed.length > 0) this.index.put(changed, this.offers, this.now());
        if (removed.length > 0) this.index.remove(removed);
        noteWork('index update', startedAt, changed.length + removed.length);
        this.changed$.next(idsOf({ changed, removed }));
      }),
      held.of<ProductDetailsDoc>(collections.productDetails, (changes) => this.changed$.next(idsOf(changes))),
      held.of<OfferDoc>(collections.offers, ({ changed, removed }) => void this.takeOffers(changed, removed)),
      held.of<Category>(collections.categories, ({ changed, removed }) => {
        this.categories$.next(merged(this.categories$.value, changed, removed));
      }),
      held.of<ReferenceDoc>(collections.references, ({ changed, removed }) => {
        this.references$.next(merged(this.references$.value, changed, removed));
      }),
    );
    return held;
  }

  /** A price may begin or end while nobody writes anything, and be confirmed no more while nobody says anything. */
  private async watchPrices(): Promise<void> {
    while (!this.isClosed) {
      await this.clock.sleep(REPRICING_MS);
      const isOld = this.now() - this.confirmedAt >= OFFER_FRESH_MS;
      if (isOld && this.isConfirmed$.value) this.isConfirmed$.next(false);
      if (!this.isClosed) await this.reprice().catch(() => undefined);
    }
  }

  /**
   * A document that arrives knows better than what was answered before: its date has whole seconds and another clock, so
   * they are not compared. What is on a screen is asked for again.
   */
  private forgetOffersOf(products: readonly ProductDoc[]): void {
    const ids = new Set(products.map(({ id }) => id));
    this.forgetOffers(({ productId }) => ids.has(productId));
  }

  private forgetOffers(isOver: (offer: OfferDoc) => boolean): void {
    const known = [...this.offers.values()].filter(isOver).map(({ sku }) => sku);
    if (known.length === 0) return;
    void this.takeOffers([], known).catch(() => undefined);
    void this.writers.offers.write([], known).catch(() => undefined);
  }

  private async takeOffers(offers: readonly OfferDoc[], removed: readonly string[]): Promise<void> {
    const gone = removed.flatMap((sku) => this.offers.get(sku) ?? []);
    for (const { sku } of gone) this.offers.delete(sku);
    for (const offer of offers) this.offers.set(offer.sku, offer);
    const ids = new Set([...offers, ...gone].map(({ productId }) => productId));
    this.index.put((await this.summaries([...ids])).values(), this.offers, this.now());
    this.changed$.next(ids);
  }
}
