import {
  createRxDatabase,
  type RxCollection,
  type RxCollectionCreator,
  type RxDatabase,
  type RxDatabaseCreator,
  type RxStorage,
} from 'rxdb/plugins/core';
import type {
  CategoryDoc,
  ContentDoc,
  OfferDoc,
  PriceHistoryDoc,
  ProductDetailsDoc,
  ProductDoc,
  ReferenceDoc,
  ReviewsDoc,
} from '../documents/catalogue-documents.ts';
import { documentSchema } from '../documents/document-schema.ts';
import type { CartDoc } from '../documents/cart.ts';
import type { CustomerDoc, OrderDoc, TaskDoc } from '../documents/shopper-documents.ts';
import { asItOpens } from './as-it-opens.ts';
import { withoutLateEvents } from './without-late-events.ts';

/**
 * Raised with every change in the shape of the stored catalogue, or in how documents are read into it, so that devices fill a
 * new database (architecture): `catalogue-version.test.ts` tells when.
 */
export const CATALOGUE_VERSION = 14;

export interface CatalogueCollections {
  readonly products: RxCollection<ProductDoc>;
  readonly productDetails: RxCollection<ProductDetailsDoc>;
  readonly offers: RxCollection<OfferDoc>;
  readonly priceHistories: RxCollection<PriceHistoryDoc>;
  readonly categories: RxCollection<CategoryDoc>;
  readonly references: RxCollection<ReferenceDoc>;
  readonly content: RxCollection<ContentDoc>;
  readonly reviews: RxCollection<ReviewsDoc>;
}

export interface ShopperCollections {
  readonly cart: RxCollection<CartDoc>;
  readonly customer: RxCollection<CustomerDoc>;
  readonly orders: RxCollection<OrderDoc>;
  readonly tasks: RxCollection<TaskDoc>;
}

export type CatalogueDatabase = RxDatabase<CatalogueCollections>;
export type ShopperDatabase = RxDatabase<ShopperCollections>;

/** What databases are opened over; tests give memory versions. */
export interface StoragePorts {
  /** Storage of the catalogue: relaxed, may be rebuilt. */
  readonly catalogueStorage: RxStorage<unknown, unknown>;
  /** Storage of the shopper's data: strict, never dropped. */
  readonly shopperStorage: RxStorage<unknown, unknown>;
  /** Whether RxDB instances of other tabs exist; tests with one tab say no. */
  readonly isMultiInstance: boolean;
  /** Says that nobody waits any more for what opens. */
  readonly givenUp?: AbortSignal;
}

/** Whether other tabs share these documents; those in memory belong to this tab alone. */
function isShared({ isMultiInstance }: StoragePorts, { name }: StoragePorts['shopperStorage']): boolean {
  return isMultiInstance && name !== 'memory';
}

/**
 * Opens a database with its collections. Where that fails, or is given up meanwhile, what is open of it is closed: it
 * would count as open (collection budget), and stand in the way of whoever deletes or changes it.
 */
async function openDatabase<Collections>(
  ports: StoragePorts,
  { name, storage }: Pick<RxDatabaseCreator, 'name' | 'storage'>,
  collections: { readonly [Name in keyof Collections]: RxCollectionCreator },
): Promise<RxDatabase<Collections>> {
  const { givenUp } = ports;
  const database = await createRxDatabase<Collections>({
    name,
    storage: givenUp ? untilGivenUp(storage, givenUp) : storage,
    multiInstance: isShared(ports, storage),
    eventReduce: true,
  });
  const close = async (): Promise<void> => void (await database.close().catch(() => undefined));
  givenUp?.addEventListener('abort', () => void close());
  try {
    givenUp?.throwIfAborted();
    await database.addCollections(collections);
    return database;
  } catch (error) {
    await close();
    throw error;
  }
}

/** A storage of which nothing opens any more once it was given up. */
function untilGivenUp<Internals, Options>(
  storage: RxStorage<Internals, Options>,
  givenUp: AbortSignal,
): RxStorage<Internals, Options> {
  return asItOpens(storage, async (instance) => {
    if (!givenUp.aborted) return;
    await instance.close();
    throw givenUp.reason;
  });
}

/** The name of a store view's catalogue on this device. */
export function catalogueName(storeCode: string): string {
  return `catalogue-${storeCode}-${CATALOGUE_VERSION}`;
}

/**
 * Opens the catalogue of a store view. Only one may be open: close it before the next (collection budget).
 * @throws what the storage throws, and the reason of the signal where it was given up
 */
export function openCatalogue(ports: StoragePorts, storeCode: string): Promise<CatalogueDatabase> {
  return openDatabase<CatalogueCollections>(
    ports,
    { name: catalogueName(storeCode), storage: ports.catalogueStorage },
    {
      products: { schema: documentSchema<ProductDoc>() },
      productDetails: { schema: documentSchema<ProductDetailsDoc>() },
      offers: { schema: documentSchema<OfferDoc>() },
      priceHistories: { schema: documentSchema<PriceHistoryDoc>() },
      categories: { schema: documentSchema<CategoryDoc>() },
      references: { schema: documentSchema<ReferenceDoc>() },
      content: { schema: documentSchema<ContentDoc>() },
      reviews: { schema: documentSchema<ReviewsDoc>() },
    },
  );
}

/**
 * Opens the shopper's own data, which is never deleted automatically.
 * @throws what the storage throws, and the reason of the signal where it was given up
 */
export function openShopper(ports: StoragePorts): Promise<ShopperDatabase> {
  return openDatabase<ShopperCollections>(
    ports,
    { name: 'shopper', storage: withoutLateEvents(ports.shopperStorage) },
    {
      cart: { schema: documentSchema<CartDoc>() },
      customer: { schema: documentSchema<CustomerDoc>() },
      orders: { schema: documentSchema<OrderDoc>() },
      tasks: { schema: documentSchema<TaskDoc>() },
    },
  );
}
