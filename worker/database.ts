import { createRxDatabase, type RxCollection, type RxDatabase } from 'rxdb/plugins/core';
import type {
  CategoryDoc,
  ContentDoc,
  OfferDoc,
  PriceHistoryDoc,
  ProductDetailsDoc,
  ProductDoc,
  ReferenceDoc,
} from './documents/catalogue-documents.ts';
import { documentSchema } from './documents/document-schema.ts';
import type { CartDoc, CustomerDoc, OrderDoc, TaskDoc } from './documents/shopper-documents.ts';
import type { WorkerPorts } from './ports.ts';

/** Raised with every change of what is kept of a catalogue: another database, filled anew (architecture). */
const CATALOGUE_VERSION = 9;

export interface CatalogueCollections {
  readonly products: RxCollection<ProductDoc>;
  readonly productDetails: RxCollection<ProductDetailsDoc>;
  readonly offers: RxCollection<OfferDoc>;
  readonly priceHistories: RxCollection<PriceHistoryDoc>;
  readonly categories: RxCollection<CategoryDoc>;
  readonly references: RxCollection<ReferenceDoc>;
  readonly content: RxCollection<ContentDoc>;
}

export interface ShopperCollections {
  readonly cart: RxCollection<CartDoc>;
  readonly customer: RxCollection<CustomerDoc>;
  readonly orders: RxCollection<OrderDoc>;
  readonly tasks: RxCollection<TaskDoc>;
}

export type CatalogueDatabase = RxDatabase<CatalogueCollections>;
export type ShopperDatabase = RxDatabase<ShopperCollections>;

type DatabasePorts = Pick<WorkerPorts, 'catalogueStorage' | 'shopperStorage' | 'isMultiInstance'>;

/** The name of a store view's catalogue on this device. */
export function catalogueName(storeCode: string): string {
  return `catalogue-${storeCode}-${CATALOGUE_VERSION}`;
}

/** Opens the catalogue of a store view. Only one may be open: close it before the next (collection budget). */
export async function openCatalogue(ports: DatabasePorts, storeCode: string): Promise<CatalogueDatabase> {
  const database = await createRxDatabase<CatalogueCollections>({
    name: catalogueName(storeCode),
    storage: ports.catalogueStorage,
    multiInstance: ports.isMultiInstance,
    eventReduce: true,
  });
  await database.addCollections({
    products: { schema: documentSchema<ProductDoc>() },
    productDetails: { schema: documentSchema<ProductDetailsDoc>() },
    offers: { schema: documentSchema<OfferDoc>() },
    priceHistories: { schema: documentSchema<PriceHistoryDoc>() },
    categories: { schema: documentSchema<CategoryDoc>() },
    references: { schema: documentSchema<ReferenceDoc>() },
    content: { schema: documentSchema<ContentDoc>() },
  });
  return database;
}

/** Opens the shopper's own data, which nothing clears by itself. */
export async function openShopper(ports: DatabasePorts): Promise<ShopperDatabase> {
  const database = await createRxDatabase<ShopperCollections>({
    name: 'shopper',
    storage: ports.shopperStorage,
    multiInstance: ports.isMultiInstance,
    eventReduce: true,
  });
  await database.addCollections({
    cart: { schema: documentSchema<CartDoc>() },
    customer: { schema: documentSchema<CustomerDoc>() },
    orders: { schema: documentSchema<OrderDoc>() },
    tasks: { schema: documentSchema<TaskDoc>() },
  });
  return database;
}
