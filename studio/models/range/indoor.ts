import type { Model } from '../model.ts';

/** Furniture for sitting, sleeping and putting things away. */
export const indoor: readonly Model[] = [];
