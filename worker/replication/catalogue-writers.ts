import type { CatalogueDatabase } from '../storage/database.ts';
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
import { CollectionWriter } from './collection-writer.ts';

/** The writers of a catalogue, one a collection. */
export interface CatalogueWriters {
  readonly products: CollectionWriter<ProductDoc>;
  readonly productDetails: CollectionWriter<ProductDetailsDoc>;
  readonly offers: CollectionWriter<OfferDoc>;
  readonly priceHistories: CollectionWriter<PriceHistoryDoc>;
  readonly categories: CollectionWriter<CategoryDoc>;
  readonly references: CollectionWriter<ReferenceDoc>;
  readonly content: CollectionWriter<ContentDoc>;
  readonly reviews: CollectionWriter<ReviewsDoc>;
}

/** Makes the writers of an open catalogue; `beforeProducts` runs before products are changed. */
export function catalogueWriters(
  { collections }: CatalogueDatabase,
  beforeProducts: () => Promise<void>,
): CatalogueWriters {
  return {
    products: new CollectionWriter(collections.products, beforeProducts),
    productDetails: new CollectionWriter(collections.productDetails),
    offers: new CollectionWriter(collections.offers),
    priceHistories: new CollectionWriter(collections.priceHistories),
    categories: new CollectionWriter(collections.categories),
    references: new CollectionWriter(collections.references),
    content: new CollectionWriter(collections.content),
    reviews: new CollectionWriter(collections.reviews),
  };
}
