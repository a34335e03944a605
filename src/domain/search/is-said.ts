import type { TextIndex } from './text-index.ts';
import type { ReadonlyLikeness } from './vocabulary.ts';

/** Whether any entry contains all words of a reading. */
export function isSaid({ ids, postings }: TextIndex, all: readonly ReadonlyLikeness[]): boolean {
  const [first = new Set<number>(), ...others] = all.map((likeness) => {
    const entries = new Set<number>();
    for (const number of likeness.keys()) postings[number]?.each((entry) => ids[entry] !== null && entries.add(entry));
    return entries;
  });
  return [...first].some((entry) => others.every((entries) => entries.has(entry)));
}
