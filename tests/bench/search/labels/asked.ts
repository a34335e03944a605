import type { LabelledQuery } from '../labelled-query.ts';

/** A labelled query in one line: its text, then its rules in the order in which they are tried. */
export function asked(text: string, ...grades: LabelledQuery['grades']): LabelledQuery {
  return { text, grades };
}
