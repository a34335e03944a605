import type { LabelledQuery } from '../labelled-query.ts';
import { en1 } from './en-1.ts';
import { en2 } from './en-2.ts';

/** What shoppers who read English type and mean, in the Norwegian store view; amounts are Norwegian kroner. */
export const en: readonly LabelledQuery[] = [...en1, ...en2];
