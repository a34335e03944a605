import type { DemoProduct } from '../demo-product.ts';

/** Furniture for sitting, sleeping and putting things away. */
export const indoor: readonly DemoProduct[] = [];
