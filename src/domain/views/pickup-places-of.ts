import type { PickupPlace } from '../pickup-places.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { nearOnes } from './showrooms-of.ts';

/** Where goods can be collected: the showrooms of the store view's country. */
export function pickupPlacesOf(context: Pick<CatalogueContext, 'store' | 'showrooms'>): PickupPlace[] {
  return nearOnes(context.showrooms, context).map(({ id, name, address, postcode, city }) => ({
    id,
    name,
    address: [address, [postcode, city].filter((part) => part !== null).join(' ')]
      .filter((part) => part !== null)
      .join(', '),
    postcode: postcode ?? '',
  }));
}
