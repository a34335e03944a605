import type { LabelledQuery } from '../labelled-query.ts';
import { da1 } from './da-1.ts';
import { da2 } from './da-2.ts';

/**
 * What Danish shoppers type and mean. No store view sells in Denmark: amounts are what the documents say, which is
 * Norwegian kroner.
 */
export const da: readonly LabelledQuery[] = [...da1, ...da2];
