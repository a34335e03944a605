import type { LabelledQuery } from '../labelled-query.ts';
import { sv1 } from './sv-1.ts';
import { sv2 } from './sv-2.ts';

/** Queries of shoppers of the Swedish store view; amounts are Swedish kronor. */
export const sv: readonly LabelledQuery[] = [...sv1, ...sv2];
