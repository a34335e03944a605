import type { DemoProduct } from '../demo-product.ts';
import { sofasOfSund } from './sofas-of-sund.ts';

/** Furniture for sitting, sleeping and putting things away. */
export const indoor: readonly DemoProduct[] = [...sofasOfSund];
