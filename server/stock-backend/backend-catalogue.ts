import type { StockBackend } from '#config/stock-backend.ts';
import { storeViews } from '#config/stores.ts';
import { categoryFromWire, taxRuleFromWire } from '#domain/wire/references.ts';
import type { Category as WireCategory, TaxRule } from '#schemas/api/generated/types.gen.ts';
import type { Result } from '#schemas/errors.ts';
import { createShopApi, type ShopApi } from '#worker/http/shop-api.ts';
import type { HttpFailure } from '#worker/http/failure.ts';
import type { PullRecord } from '#worker/catalogue-index/index-store.ts';
import { pullAll, type PullTools } from '#worker/replication/pull.ts';
import type { Pull } from '#worker/replication/pull-of-collection.ts';
import type { ReadingTools } from '#worker/replication/storefront-api/product-readings.ts';
import { SearchPages } from '#worker/replication/storefront-api/search-pages.ts';
import type { Queries } from '../store/database.ts';
import type { Collection } from '../store/collections.ts';
import { allDocuments, liveIds } from '../store/documents.ts';
import { metaValue, setMeta } from '../store/meta.ts';
import { wireDocument } from '../store/wire-document.ts';
import type { StockShop } from './stock-shop.ts';
import { storedPulls, type Told } from './stored-pull.ts';

/** Documents that are written in one transaction. */
const BATCH = 500;

interface CatalogueTools {
  readonly database: Queries;
  readonly shop: StockShop;
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly now?: () => number;
}

/** What went wrong, and with what of which store view. */
export interface PullFault {
  readonly storeCode: string;
  readonly collection: string;
  readonly failure: HttpFailure;
}

/** The catalogue of a stock backend in this server's own tables: taken in by the pulls of a device, which know where they stand. */
export class BackendCatalogue {
  private readonly tools: CatalogueTools;
  private readonly pages: ReadonlyMap<string, SearchPages>;
  private readonly api: ShopApi;
  private isStopped = false;
  private pulling: Promise<readonly PullFault[]> | null = null;

  constructor(tools: CatalogueTools) {
    this.tools = tools;
    const { shop, fetch = globalThis.fetch, now = Date.now } = tools;
    this.api = createShopApi({
      fetch: (request) => fetch(request),
      clock: {
        now,
        elapsed: () => performance.now(),
        sleep: (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
      },
      apiOrigin: shop.url,
      onCall: () => () => undefined,
    });
    this.pages = new Map(
      Object.entries(shop.views).map(([code, stock]) => [
        code,
        new SearchPages({ ...this.storedOf(code), api: this.api, now }, stock),
      ]),
    );
  }

  /** Takes in everything new of every store view; a pull that is under way is the one that is asked for. */
  pull(told: Told = () => undefined): Promise<readonly PullFault[]> {
    this.pulling ??= this.pullEach(told).finally(() => (this.pulling = null));
    return this.pulling;
  }

  /** Resolves when nothing is written any more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.pulling?.catch(() => undefined);
  }

  /** Whether any store view has products. */
  async isFilled(): Promise<boolean> {
    for (const code of this.pages.keys())
      if ((await allDocuments(this.tools.database, code, 'categories')).length > 0) return true;
    return false;
  }

  /** Store views without a rate of tax for their country. */
  async withoutRate(): Promise<readonly StockBackend[]> {
    const lacking: StockBackend[] = [];
    for (const [code, stock] of Object.entries(this.tools.shop.views)) {
      const rules = (await allDocuments(this.tools.database, code, 'taxrules')).map((row) =>
        taxRuleFromWire(wireDocument(row) as never as TaxRule),
      );
      const rates = rules.flatMap(({ rates: all }) => all.filter(({ country }) => country === stock.taxCountry));
      // What was put in where the backend has none says so itself.
      if (!rates.some(({ ratePercent }) => ratePercent > 0)) lacking.push(stock);
    }
    return lacking;
  }

  /** What pages need to know of what was taken in before. */
  private storedOf(storeCode: string): Pick<ReadingTools, 'categories' | 'isStored'> {
    const { database } = this.tools;
    return {
      categories: async () => {
        const rows = await allDocuments(database, storeCode, 'categories');
        return rows.map((row) => categoryFromWire(wireDocument(row) as never as WireCategory));
      },
      isStored: async (collection) => (await liveIds(database, storeCode, collection as Collection)).length > 0,
    };
  }

  private async pullEach(told: Told): Promise<readonly PullFault[]> {
    const faults: PullFault[] = [];
    for (const { code } of storeViews) {
      const pages = this.pages.get(code);
      if (!pages) continue;
      for (const pull of storedPulls(this.tools.database, code, told)) {
        const outcome: Result<PullRecord, HttpFailure> = await pullAll(pull, {
          backend: pages,
          store: this.placeOf(pull),
          pace: { lineIsFree: Promise.resolve(), batchSize: () => BATCH, breathe: async () => undefined },
          isStopped: () => this.isStopped,
          lease: { confirm: async () => undefined },
        });
        if (!outcome.ok) faults.push({ storeCode: code, collection: pull.collection, failure: outcome.error });
      }
    }
    return faults;
  }

  /** How far a pull came stands beside what it brought. */
  private placeOf({ name }: Pull): PullTools['store'] {
    const { database } = this.tools;
    const key = `pull ${name}`;
    return {
      checkpoints: async () => {
        const known = await metaValue(database, key);
        return new Map(known === undefined ? [] : [[name, JSON.parse(known) as PullRecord]]);
      },
      setCheckpoint: (_pull, record) => setMeta(database, key, JSON.stringify(record)),
    };
  }
}
