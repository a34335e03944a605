import type { Answer } from '#domain/answer.ts';
import type { QueryRef } from './query-ref.ts';

/** Id of the element that holds the query results a rendered page was made from. */
export const FIRST_VISIT_ID = 'first-visit';

/** The query answers that a rendered page shows and carries with it (architecture: first visit). */
export type FirstVisit = readonly (readonly [ref: QueryRef<unknown>, answer: Answer<unknown>])[];

/**
 * The answers that came with the page. There are none in the shell, or when the page is in another language than the
 * shopper has chosen meanwhile.
 */
export function readFirstVisit(locale: string): FirstVisit {
  if (document.documentElement.lang !== locale) return [];
  const text = document.querySelector(`#${FIRST_VISIT_ID}`)?.textContent;
  return text ? (JSON.parse(text) as FirstVisit) : [];
}
