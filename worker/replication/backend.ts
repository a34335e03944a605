import type { StoreView } from '#config/stores.ts';
import type { Price } from '#domain/price.ts';
import type { Stock } from '#domain/stock.ts';
import type { Result, ShopError } from '#schemas/errors.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { HttpFailure } from '../http/failure.ts';
import type { Answered, ShopApi } from '../http/shop-api.ts';
import type { OutboxPorts } from '../outbox/ports.ts';
import type { SessionWatch } from '../session/session-watch.ts';
import type { Pull } from './pull-of-collection.ts';

/** A page of changes; its documents are looked at one by one, so that a bad one does not stop the others. */
export interface Page {
  readonly documents: readonly unknown[];
  readonly checkpoint: string;
  readonly hasMore: boolean;
  readonly total: number;
  /** Where documents come by rising numbers: all up to this one have been told. */
  readonly renewedThrough?: number;
}

/** An article on the screen and the product that it belongs to. */
export interface ShownArticle {
  readonly sku: string;
  readonly productId: string;
}

/** A collection in one of its forms, as its checkpoints tell them apart. */
export function listName({ collection, fields = 'all' }: Pick<Pull, 'collection' | 'fields'>): string {
  return `${collection} ${fields}`;
}

export interface ProductSearch {
  readonly body: object;
  readonly query: Readonly<Record<string, string | number>>;
}

/** What the shop says about an address; `null`: it could not be asked. */
export interface AddressAnswer {
  readonly isKnown: boolean | null;
  /** What is there is nothing that this shop has pages for. */
  readonly why: ShopError | null;
}

export const known: AddressAnswer = { isKnown: true, why: null };
export const unknown: AddressAnswer = { isKnown: false, why: null };
export const notAsked: AddressAnswer = { isKnown: null, why: null };

/** The newest checkpoint of each list, by `listName`. */
export type Heads = ReadonlyMap<string, string>;

/** What is asked of the shop's backend about its catalogue, whatever kind of backend it is. */
export interface Backend {
  /** Where the lists end, where the backend can say it: what is here up to there need not be pulled. */
  heads?(): Promise<Result<Answered<Heads>, HttpFailure>>;
  /** What follows a checkpoint. A refusal with 410 means: begin anew without one. */
  page(pull: Pull, checkpoint?: string): Promise<Result<Answered<Page>, HttpFailure>>;
  /** Products that a search finds, in the form of the contract; each is still to be checked. */
  products(search: ProductSearch): Promise<Result<Answered<readonly unknown[]>, HttpFailure>>;
  /** What articles cost now, by sku. */
  prices(articles: ReadonlySet<ShownArticle>): Promise<Result<Answered<ReadonlyMap<string, Price>>, HttpFailure>>;
  /**
   * What articles cost whoever `api` asks as, who is of this group: where the backend says it of single articles, and not of
   * everything that a group pays.
   */
  readonly ownPrices?: (
    articles: ReadonlySet<ShownArticle>,
    as: { readonly api: ShopApi; readonly group: number },
  ) => Promise<Result<Answered<ReadonlyMap<string, Price>>, HttpFailure>>;
  /** What is in stock now, by sku. */
  stocks(articles: ReadonlySet<ShownArticle>): Promise<Result<Answered<ReadonlyMap<string, Stock>>, HttpFailure>>;
  /** Brings what lies at an address, or where it leads to, onto the device (spec 2: route resolution). */
  address(key: string): Promise<AddressAnswer>;
}

export interface BackendTools {
  readonly api: ShopApi;
  readonly store: StoreView;
  readonly catalogue: Catalogue;
  /** The server's time. */
  readonly now: () => number;
  readonly ports: OutboxPorts;
  /** Who uses the device. */
  readonly session: Pick<SessionWatch, 'owner'>;
}

export interface OpenBackend {
  (tools: BackendTools): Backend;
  /** The store view as this backend knows it, where that is not as this shop does. */
  readonly storeOf?: (view: StoreView) => StoreView;
}

/** What lists do without, and what takes most of the room. */
export const LONG_FIELDS = 'description,short_description,product_links,bundle_options,custom_options,media_gallery';

/** The path of a search; each store view has an index of its own. */
export function searchPath(store: StoreView, type: string): string {
  return `/api/catalog/vue_storefront_catalog_${store.code}/${type}/_search`;
}

export function skusOf(articles: ReadonlySet<ShownArticle>): string {
  return [...articles].map(({ sku }) => sku).join(',');
}
