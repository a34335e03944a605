import type { Model } from '../model.ts';
import { coffeeTables } from './coffee-tables.ts';

/** Tables, chairs, lamps, textiles, small things and the garden. */
export const household: readonly Model[] = [...coffeeTables];
