import type { StoreView } from '#config/stores.ts';
import type { Banners } from '#domain/banners.ts';
import { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import type { Category } from '#domain/category.ts';
import { type DaysFromStock, daysFromStock } from '#domain/article-delivery.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import type { ProductDetails, ProductSummary } from '#domain/product.ts';
import type { PriceStep } from '#domain/price-history.ts';
import type { Attribute, Navigation, Showroom } from '#domain/references.ts';
import type { CatalogueSearch } from '#domain/search/catalogue-search.ts';
import type { CatalogueContext } from '#domain/views/catalogue-context.ts';
import { bannersFromWire } from '#domain/wire/banners.ts';
import { priceStepsFromWire } from '#domain/wire/price-history.ts';
import { detailsFromWire, summaryFromWire } from '#domain/wire/product.ts';
import { attributeFromWire, categoryFromWire, navigationFromWire } from '#domain/wire/references.ts';
import { showroomFromWire } from '#domain/wire/showroom.ts';
import { settingsFromWire } from '#domain/wire/settings.ts';
import type {
  Attribute as WireAttribute,
  Category as WireCategory,
  Navigation as WireNavigation,
  PriceHistoryDocument,
  Product,
  Showroom as WireShowroom,
  StaticContent,
  StoreSettings,
} from '#schemas/api/generated/types.gen.ts';
import type { Collection } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { databaseState } from '../store/database-state.ts';
import { allDocuments, type DocumentRow, documentsAfter, documentsById } from '../store/documents.ts';
import { wireDocument } from '../store/wire-document.ts';
import type { KeptIndex } from './kept-index.ts';
import { asLongAsAPageWaits } from './page-patience.ts';
import { ServerSearch } from './server-search.ts';

const PAGE_SIZE = 2000;
/** The index is kept again after so many changes: a start takes in as many without being noticed. */
const KEPT_AFTER_CHANGES = 1000;

/** An index that follows a database by its change numbers. */
interface FollowingIndex {
  readonly database: string;
  readonly index: CatalogueIndex;
  /** Everything up to this change is in the index. */
  inIndex: number;
  /** The newest change when all of the catalogue was taken in last; -1 before that. */
  takenIn: number;
  /** How many changes the index took in since it was kept. */
  unkept: number;
}

/**
 * A store view's catalogue as pages need it: the same index as on a device, kept in step with the database by change
 * numbers, and the small collections. It begins anew when the database becomes an older copy of itself: a backup that was restored
 * (its id is another one), or a replica that lacked commits (its numbers are lower).
 */
export class ServerCatalogue {
  readonly store: StoreView;
  index: CatalogueIndex;
  /** Everything up to this change of the database is in here; pages that were rendered before it are stale. */
  changeNumber = 0;
  /** Grows when the catalogue began anew: change numbers stand for other changes than before, so older pages are void. */
  edition = 0;
  /** When the next price changes by itself; pages that were rendered before it are stale then. */
  pricedUntil = Infinity;
  categories: readonly Category[] = [];
  navigation: Navigation = { header: [], footer: [] };
  private attributes: ReadonlyMap<string, Attribute> = new Map();
  private showrooms: readonly Showroom[] = [];
  /** What is offered at the checkout; `null` where the shop says nothing of it. */
  settings: CheckoutSettings | null = null;
  private fromStock: DaysFromStock | null = null;
  private banners: readonly Banners[] = [];
  private readonly database: Queries;
  private readonly kept: KeptIndex | null;
  private readonly isCopy: boolean;
  /** Its index is that of pages as soon as it has everything. */
  private following: FollowingIndex;
  private refreshing: Promise<void> | null = null;
  private readonly searches = new Map<string, ServerSearch>();

  /** `isCopy`: the documents are those of a stock backend, which may have others by now. */
  constructor(database: Queries, store: StoreView, kept: KeptIndex | null = null, isCopy = false) {
    this.database = database;
    this.kept = kept;
    this.isCopy = isCopy;
    this.store = store;
    this.following = emptyIndexOf('', store);
    this.index = this.following.index;
  }

  /** Takes over the index that was kept, if there is one, and what changed since. Without one the first page makes it. */
  async restore(): Promise<void> {
    const { database, kept, store } = this;
    if (!kept) return;
    const now = await databaseState(database);
    const empty = emptyIndexOf(now.database, store);
    const inIndex = await kept.restore(empty.index, now);
    if (inIndex === null) return;
    this.following = { ...empty, inIndex, unkept: 0 };
    await this.refresh();
  }

  /** Takes in what changed, but waits for that no longer than a page may wait. */
  async refreshInTime(): Promise<void> {
    await (this.changeNumber === 0 ? this.refresh() : asLongAsAPageWaits(this.refresh()));
  }

  /** Takes in what changed since the last look. */
  refresh(): Promise<void> {
    this.refreshing ??= this.takeChanges().finally(() => (this.refreshing = null));
    return this.refreshing;
  }

  /** Summaries and details of the products with these ids. */
  async products(ids: readonly string[]): Promise<Map<string, { summary: ProductSummary; details: ProductDetails }>> {
    const rows = await documentsById(this.database, this.store.code, 'products', ids);
    return new Map(
      rows.map((row) => {
        const wire = wireDocument(row) as unknown as Product;
        return [row.id, { summary: summaryFromWire(wire), details: detailsFromWire(wire) }];
      }),
    );
  }

  /** The price histories of articles, by sku. */
  async priceHistories(skus: readonly string[]): Promise<Map<string, readonly PriceStep[]>> {
    const rows = await documentsById(this.database, this.store.code, 'price_history', skus);
    return new Map(
      rows.map((row) => [row.id, priceStepsFromWire(wireDocument(row) as unknown as PriceHistoryDocument)]),
    );
  }

  /**
   * The context that views are made with, in a language of this store view. Prices and stock are as the shop has them at this moment. A page
   * may be kept, so it says of none that it is still so.
   */
  context(locale: string): CatalogueContext {
    const { store, categories, attributes, showrooms, fromStock, banners } = this;
    const nowMs = Date.now();
    const offers = { hasFailed: false, offers: new Map(), confirmedAt: this.isCopy ? 0 : nowMs };
    const now = { nowMs, freshMs: 0, isOnline: true, ...offers };
    const countIn = ({ id }: Category): number => this.index.countIn(Number(id));
    return { store, locale, ...now, categories, attributes, showrooms, fromStock, banners, countIn };
  }

  /** The search of this store view in one of its languages. */
  search(locale: string): Promise<CatalogueSearch> {
    let search = this.searches.get(locale);
    if (!search) this.searches.set(locale, (search = new ServerSearch(this.database, this, locale)));
    return search.inTime();
  }

  private async takeChanges(): Promise<void> {
    const { database: id, changeNumber: last } = await databaseState(this.database);
    if (id !== this.following.database || last < this.following.takenIn) {
      this.following = emptyIndexOf(id, this.store);
    }
    const { following } = this;
    if (last === following.takenIn) {
      if (Date.now() >= this.pricedUntil) await this.takePrices(following);
      return;
    }
    await this.takeProducts(following, last);
    await this.takePrices(following);
    await this.takeSmallCollections();
    if (this.index !== following.index) {
      this.index = following.index;
      this.edition++;
      this.searches.clear();
    }
    following.takenIn = last;
    this.changeNumber = last;
  }

  private async takeSmallCollections(): Promise<void> {
    const all = async <W, T>(collection: Collection, fromWire: (wire: W) => T): Promise<T[]> =>
      (await allDocuments(this.database, this.store.code, collection)).map((row) =>
        fromWire(wireDocument(row) as never as W),
      );
    this.categories = await all('categories', (wire: WireCategory) => categoryFromWire(wire));
    this.showrooms = await all('showrooms', (wire: WireShowroom) => showroomFromWire(wire));
    this.banners = await all('static_content', (wire: StaticContent) => bannersFromWire(wire));
    const attributes = await all('attributes', (wire: WireAttribute) => attributeFromWire(wire));
    this.attributes = new Map(attributes.map((attribute) => [attribute.code, attribute]));
    const [navigation] = await all('navigation', (wire: WireNavigation) => navigationFromWire(wire));
    this.navigation = navigation ?? this.navigation;
    const [settings] = await all('store_settings', (wire: StoreSettings) => settingsFromWire(wire));
    this.settings = settings ?? null;
    this.fromStock = daysFromStock(this.settings, this.store.tax.defaultCountry);
  }

  private async takeProducts(following: FollowingIndex, last: number): Promise<void> {
    const { database, store } = this;
    const { index } = following;
    for (;;) {
      const after = following.inIndex;
      const question = { storeCode: store.code, collection: 'products' as const, after, limit: PAGE_SIZE };
      const rows: DocumentRow[] = await documentsAfter(database, { ...question, withTombstones: after > 0 });
      index.remove(rows.filter(({ isGone }) => isGone).map(({ id }) => id));
      put(
        index,
        rows.filter(({ isGone }) => !isGone),
      );
      following.inIndex = rows.at(-1)?.changeNumber ?? after;
      following.unkept += rows.length;
      if (rows.length < PAGE_SIZE) break;
    }
    // A product that was gone before it was ever read is a change as well.
    following.inIndex = Math.max(following.inIndex, last);
    if (this.kept && following.unkept >= KEPT_AFTER_CHANGES) await keep(this.kept, following);
  }

  /** Prices that changed by themselves: also while the index was only kept. */
  private async takePrices({ index }: FollowingIndex): Promise<void> {
    const due = index.dueForRepricing(Date.now());
    for (let start = 0; start < due.length; start += PAGE_SIZE) {
      const ids = due.slice(start, start + PAGE_SIZE);
      put(index, await documentsById(this.database, this.store.code, 'products', ids));
    }
    const { ids, numbers } = index.columns;
    const changes = numbers.nextChange.filter((at, ordinal) => at > 0 && (ids[ordinal] ?? null) !== null);
    this.pricedUntil = changes.reduce((next, at) => Math.min(next, at), Infinity);
  }
}

/** The beginning of an index. It is kept as soon as it is whole, in place of one that did not fit and might seem to later. */
function emptyIndexOf(database: string, store: StoreView): FollowingIndex {
  const index = new CatalogueIndex(store.code);
  return { database, index, inIndex: 0, takenIn: -1, unkept: KEPT_AFTER_CHANGES };
}

function put(index: CatalogueIndex, rows: readonly DocumentRow[]): void {
  const products = rows.map((row) => summaryFromWire(wireDocument(row) as unknown as Product));
  index.put(products, new Map(), Date.now());
}

async function keep(kept: KeptIndex, following: FollowingIndex): Promise<void> {
  const { index, database, inIndex } = following;
  // If this fails, a start takes in more changes, or makes the index anew.
  await kept.keep(index, { database, changeNumber: inIndex }).catch(() => undefined);
  following.unkept = 0;
}
