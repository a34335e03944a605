import type { LabelledQuery } from '../labelled-query.ts';
import { en1 } from './en-1.ts';
import { en2 } from './en-2.ts';

/** Queries of shoppers who read English in the Norwegian store view; amounts are Norwegian kroner. */
export const en: readonly LabelledQuery[] = [...en1, ...en2];
