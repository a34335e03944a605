import type { FirstVisit } from '#src/data/first-visit.ts';

/** The value of a named query among the answers of a page, or `null`. */
export function answerOf<T>(answers: FirstVisit, name: string): T | null {
  return (answers.find(([ref]) => ref.name === name)?.[1].value as T | null | undefined) ?? null;
}
