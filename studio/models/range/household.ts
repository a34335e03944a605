import type { Model } from '../model.ts';

/** Tables, chairs, lamps, textiles, small things and the garden. */
export const household: readonly Model[] = [];
