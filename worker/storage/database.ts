import { createRxDatabase, type RxCollection, type RxDatabase, type RxStorage } from 'rxdb/plugins/core';
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
import { withoutLateEvents } from './without-late-events.ts';

/**
 * Raised with every change in the shape of the stored catalogue, so that devices fill a new database (architecture).
 */
const CATALOGUE_VERSION = 12;

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
}

/** Whether other tabs share these documents; those in memory belong to this tab alone. */
function isShared({ isMultiInstance }: StoragePorts, { name }: StoragePorts['shopperStorage']): boolean {
  return isMultiInstance && name !== 'memory';
}

/** Closes a database whose collections could not be opened: it would count as an open one (collection budget). */
async function openOrClose(database: Pick<CatalogueDatabase, 'close'>, opening: Promise<unknown>): Promise<void> {
  try {
    await opening;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

/** The name of a store view's catalogue on this device. */
export function catalogueName(storeCode: string): string {
  return `catalogue-${storeCode}-${CATALOGUE_VERSION}`;
}

/** Opens the catalogue of a store view. Only one may be open: close it before the next (collection budget). */
export async function openCatalogue(ports: StoragePorts, storeCode: string): Promise<CatalogueDatabase> {
  const database = await createRxDatabase<CatalogueCollections>({
    name: catalogueName(storeCode),
    storage: ports.catalogueStorage,
    multiInstance: isShared(ports, ports.catalogueStorage),
    eventReduce: true,
  });
  const opening = database.addCollections({
    products: { schema: documentSchema<ProductDoc>() },
    productDetails: { schema: documentSchema<ProductDetailsDoc>() },
    offers: { schema: documentSchema<OfferDoc>() },
    priceHistories: { schema: documentSchema<PriceHistoryDoc>() },
    categories: { schema: documentSchema<CategoryDoc>() },
    references: { schema: documentSchema<ReferenceDoc>() },
    content: { schema: documentSchema<ContentDoc>() },
    reviews: { schema: documentSchema<ReviewsDoc>() },
  });
  await openOrClose(database, opening);
  return database;
}

/** Opens the shopper's own data, which is never deleted automatically. */
export async function openShopper(ports: StoragePorts): Promise<ShopperDatabase> {
  const database = await createRxDatabase<ShopperCollections>({
    name: 'shopper',
    storage: withoutLateEvents(ports.shopperStorage),
    multiInstance: isShared(ports, ports.shopperStorage),
    eventReduce: true,
  });
  const opening = database.addCollections({
    cart: { schema: documentSchema<CartDoc>() },
    customer: { schema: documentSchema<CustomerDoc>() },
    orders: { schema: documentSchema<OrderDoc>() },
    tasks: { schema: documentSchema<TaskDoc>() },
  });
  await openOrClose(database, opening);
  return database;
}
