import type { LabelledQuery } from '../labelled-query.ts';
import { fi1 } from './fi-1.ts';
import { fi2 } from './fi-2.ts';

/**
 * What Finnish shoppers type and mean. No store view sells in Finland: amounts are what the documents say, which is
 * Norwegian kroner, also where the shopper calls them euros.
 */
export const fi: readonly LabelledQuery[] = [...fi1, ...fi2];
