import type { StoreView } from '#config/stores.ts';

/** The name of the index that a store view's documents are searched in (contract: CatalogIndex). */
export function indexOf({ code }: StoreView): string {
  return `vue_storefront_catalog_${code}`;
}
