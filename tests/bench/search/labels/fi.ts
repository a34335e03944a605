import type { LabelledQuery } from '../labelled-query.ts';
import { fi1 } from './fi-1.ts';
import { fi2 } from './fi-2.ts';

/**
 * Queries of Finnish shoppers. No store view sells in Finland, so amounts are those of the documents, in Norwegian
 * kroner, even where the shopper calls them euros.
 */
export const fi: readonly LabelledQuery[] = [...fi1, ...fi2];
