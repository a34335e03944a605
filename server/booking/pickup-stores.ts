import type { StoreView } from '#config/stores.ts';
import { plainPostcode } from '#domain/checkout-methods.ts';
import type { PickupStore, Showroom } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { allDocuments } from '../store/documents.ts';

const STORES_DEFAULT = 10;

/**
 * Where goods are collected: the showrooms, those with the nearest postcodes first. Postcodes that are close are places that are
 * close, as far as one can tell without a map.
 */
export async function pickupStores(
  queries: Queries,
  store: StoreView,
  { postcode, limit = STORES_DEFAULT }: { readonly postcode: string; readonly limit?: number | undefined },
): Promise<PickupStore[]> {
  const rows = await allDocuments(queries, store.code, 'showrooms');
  const stores = rows.map(({ body }) => storeOf(body as unknown as Showroom));
  const distance = (other: PickupStore): number => Math.abs(numberOf(other.postcode) - numberOf(postcode));
  return stores.toSorted((a, b) => distance(a) - distance(b)).slice(0, limit);
}

function storeOf({ id, name, city, address, postcode = '' }: Showroom): PickupStore {
  return {
    id: String(id),
    name,
    city,
    postcode: plainPostcode(postcode),
    ...(address ? { street: [address] } : {}),
    product_code: 'PICKUP',
  };
}

function numberOf(postcode: string): number {
  return Number(plainPostcode(postcode).replaceAll(/\D/g, '').padEnd(5, '0').slice(0, 5));
}
