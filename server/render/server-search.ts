import { setImmediate } from 'node:timers/promises';
import type { StoreView } from '#config/stores.ts';
import type { Content } from '#domain/content.ts';
import type { CatalogueContext } from '#domain/views/catalogue-context.ts';
import { type CatalogueSearch, catalogueSearch } from '#domain/search/catalogue-search.ts';
import { sourcesDigest } from '#domain/search/digests.ts';
import { loadLanguage } from '#domain/search/load-language.ts';
import { ProductTexts } from '#domain/search/product-text.ts';
import { SearchIndex } from '#domain/search/search-index.ts';
import { articleFromWire, contentFromWire } from '#domain/wire/content.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import type { BlogPost, CmsPage, Product } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { allDocuments, documentsAfter } from '../store/documents.ts';
import { wireDocument } from '../store/wire-document.ts';
import { asLongAsAPageWaits } from './page-patience.ts';

/** The index is made this many products at a time, and pages are answered in between. */
const PRODUCTS_A_TURN = 50;

/** The part of a store view's catalogue that its search is made with. */
export interface SearchedCatalogue {
  readonly store: StoreView;
  readonly changeNumber: number;
  context(locale: string): Pick<CatalogueContext, 'categories' | 'attributes'>;
}

interface MadeIndex {
  /** Digest of the categories and attributes by whose names products are found too. */
  readonly digest: string;
  readonly products: SearchIndex;
  /** The last change of the database that is in the index. */
  changeNumber: number;
}

/**
 * The search of a store view in a language, the same as on a device. It is made of the documents when somebody first
 * searches, and follows the catalogue from then on.
 */
export class ServerSearch {
  private readonly database: Queries;
  private readonly catalogue: SearchedCatalogue;
  private readonly locale: string;
  private search: CatalogueSearch | null = null;
  private made: MadeIndex | null = null;
  /** The change number of the catalogue that the search has taken in. */
  private changeNumber = 0;
  private following: Promise<void> | null = null;

  constructor(database: Queries, catalogue: SearchedCatalogue, locale: string) {
    this.database = database;
    this.catalogue = catalogue;
    this.locale = locale;
  }

  /**
   * The search as the catalogue is now, or the previous one when taking in the changes takes longer than a page waits.
   */
  async inTime(): Promise<CatalogueSearch> {
    this.following ??= this.follow().finally(() => (this.following = null));
    await (this.search ? asLongAsAPageWaits(this.following) : this.following);
    return this.search!;
  }

  private async follow(): Promise<void> {
    const { catalogue, locale } = this;
    const { changeNumber } = catalogue;
    if (changeNumber === this.changeNumber && this.search) return;
    const { categories, attributes } = catalogue.context(locale);
    const language = await loadLanguage(locale);
    const sources = { language, locale, categories, attributes };
    const digest = sourcesDigest(sources);
    const isUsable = this.made?.digest === digest && !this.made.products.texts.isStale;
    const made = isUsable ? this.made! : { digest, products: new SearchIndex(language), changeNumber: 0 };
    await this.takeProducts(made, new ProductTexts(sources));
    this.search = catalogueSearch(sources, made.products, await this.pages());
    this.made = made;
    this.changeNumber = changeNumber;
  }

  private async takeProducts(made: MadeIndex, texts: ProductTexts): Promise<void> {
    const { database, catalogue } = this;
    const question = { storeCode: catalogue.store.code, collection: 'products' as const, limit: PRODUCTS_A_TURN };
    const withTombstones = made.changeNumber > 0;
    for (;;) {
      const rows = await documentsAfter(database, { ...question, after: made.changeNumber, withTombstones });
      made.products.remove(rows.filter(({ isGone }) => isGone).map(({ id }) => id));
      const live = rows.filter(({ isGone }) => !isGone);
      made.products.put(
        live.map((row) => summaryFromWire(wireDocument(row) as unknown as Product)),
        texts,
      );
      made.changeNumber = rows.at(-1)?.changeNumber ?? made.changeNumber;
      if (rows.length < PRODUCTS_A_TURN) return;
      await setImmediate();
    }
  }

  private async pages(): Promise<Map<string, Content>> {
    const { code } = this.catalogue.store;
    const pages = await allDocuments(this.database, code, 'cms_pages');
    const articles = await allDocuments(this.database, code, 'blog_posts');
    return new Map([
      ...pages.map((row) => [`page ${row.id}`, contentFromWire(wireDocument(row) as unknown as CmsPage)] as const),
      ...articles.map(
        (row) => [`article ${row.id}`, articleFromWire(wireDocument(row) as unknown as BlogPost)] as const,
      ),
    ]);
  }
}
