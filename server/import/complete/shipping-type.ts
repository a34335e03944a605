import type { Fields } from '../files/read-document.ts';

/** What a carrier takes as a parcel. */
const PARCEL_MAX_KG = 20;
const PARCEL_MAX_CM = 120;

/** How a product travels: what fits into a parcel is fetched or comes by post, furniture is brought home. Nobody carries services and files. */
export function shippingType(product: Fields): 'parcel' | 'home' | null {
  const { type_id: type, product_width = 0, product_depth = 0, product_height = 0, weight = Infinity } = product;
  if (type === 'virtual' || type === 'downloadable') return null;
  const longest = Math.max(Number(product_width), Number(product_depth), Number(product_height));
  return Number(weight) <= PARCEL_MAX_KG && longest <= PARCEL_MAX_CM ? 'parcel' : 'home';
}
