import type { DemoProduct } from '../demo-product.ts';
import { coffeeTables } from './coffee-tables.ts';
import { sideTables } from './side-tables.ts';

/** Tables, chairs, lamps, textiles, small things and the garden. */
export const household: readonly DemoProduct[] = [...coffeeTables, ...sideTables];
