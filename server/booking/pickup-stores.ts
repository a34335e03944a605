import type { StoreView } from '#config/stores.ts';
import { plainPostcode } from '#domain/checkout-methods.ts';
import { nearestFirst } from '#domain/pickup-places.ts';
import { nearOnes } from '#domain/views/showrooms-of.ts';
import type { PickupStore, Showroom } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { allDocuments } from '../store/documents.ts';

const STORES_DEFAULT = 10;

interface StoresQuestion {
  readonly postcode: string;
  readonly limit?: number | undefined;
  /** One that is among them however many are nearer. */
  readonly chosen?: string | null;
}

/** Where goods are collected: the showrooms of the store view's country, all of them where none is there, the nearest first. */
export async function pickupStores(
  queries: Queries,
  store: StoreView,
  { postcode, limit = STORES_DEFAULT, chosen = null }: StoresQuestion,
): Promise<PickupStore[]> {
  const rows = await allDocuments(queries, store.code, 'showrooms');
  const showrooms = rows.map(({ body }) => {
    const showroom = body as unknown as Showroom;
    const place = storeOf(showroom);
    return { place, postcode: place.postcode, country: showroom.country_id ?? null };
  });
  const all = nearestFirst(showrooms, postcode);
  const offered = new Set(nearOnes(all, { store }).slice(0, limit));
  return all.filter((one) => offered.has(one) || one.place.id === chosen).map(({ place }) => place);
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

/** Where something is collected, line by line; none where nobody said that. */
export function pickupLines(place: PickupStore | null | undefined): string[] {
  if (!place) return [];
  const { name, street = [], postcode, city } = place;
  return [name, ...street, `${postcode} ${city}`.trim()];
}

/** The place with this id, if goods are collected there. */
export async function pickupStoreById(
  queries: Queries,
  store: StoreView,
  id: string,
): Promise<PickupStore | undefined> {
  const stores = await pickupStores(queries, store, { postcode: '', chosen: id });
  return stores.find((each) => each.id === id);
}
