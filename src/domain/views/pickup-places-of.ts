import type { PickupPlace } from '../pickup-places.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { addressLine, nearOnes } from './showrooms-of.ts';

/** Where goods can be collected: the showrooms of the store view's country. */
export function pickupPlacesOf(context: Pick<CatalogueContext, 'store' | 'showrooms'>): PickupPlace[] {
  return nearOnes(context.showrooms, context).map((showroom) => ({
    id: showroom.id,
    name: showroom.name,
    address: addressLine(showroom),
    postcode: showroom.postcode ?? '',
  }));
}
