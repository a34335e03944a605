/** Places of the synthetic shop that the rows visit. */

/** A top category: about a sixth of all products. */
export const CATEGORY_PATH = '/sofaer';
export const CATEGORY_ID = '10';
export const PRODUCT_PATH = '/p/SY-000001/x';

/** The sku of a product by its number, from 1; replication brings them in this order. */
export function skuOf(number: number): string {
  return `SY-${String(number).padStart(6, '0')}`;
}
