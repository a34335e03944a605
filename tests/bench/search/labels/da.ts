import type { LabelledQuery } from '../labelled-query.ts';
import { da1 } from './da-1.ts';
import { da2 } from './da-2.ts';

/**
 * Queries of Danish shoppers. No store view sells in Denmark, so amounts are those of the documents, in Norwegian
 * kroner.
 */
export const da: readonly LabelledQuery[] = [...da1, ...da2];
