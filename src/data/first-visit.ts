import type { Answer } from '#domain/answer.ts';
import type { QueryRef } from './query-ref.ts';

/** Id of the element that holds the query results a rendered page was made from. */
export const FIRST_VISIT_ID = 'first-visit';

/** What travels in a rendered page: the answers it shows (architecture: first visit). */
export type FirstVisit = readonly (readonly [ref: QueryRef<unknown>, answer: Answer<unknown>])[];

/** The answers that came with the page; none in the shell, or when the shopper has chosen another language meanwhile. */
export function readFirstVisit(locale: string): FirstVisit {
  if (document.documentElement.lang !== locale) return [];
  const text = document.querySelector(`#${FIRST_VISIT_ID}`)?.textContent;
  return text ? (JSON.parse(text) as FirstVisit) : [];
}
