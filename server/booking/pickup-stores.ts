import type { StoreView } from '#config/stores.ts';
import { plainPostcode } from '#domain/checkout-methods.ts';
import { nearestFirst } from '#domain/pickup-places.ts';
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
  const showrooms = rows.map(({ body }) => body as unknown as Showroom);
  const country = store.tax.defaultCountry;
  const near = showrooms.filter(({ country_id: where = country }) => where === country);
  const offered = nearestFirst((near.length > 0 ? near : showrooms).map(storeOf), postcode).slice(0, limit);
  const isLeftOut = (id: string): boolean => id === chosen && !offered.some((place) => place.id === id);
  return [...offered, ...showrooms.map(storeOf).filter(({ id }) => isLeftOut(id))];
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
