import type { DemoProduct } from '../demo-product.ts';

/** Tables, chairs, lamps, textiles, small things and the garden. */
export const household: readonly DemoProduct[] = [];
