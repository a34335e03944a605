import type { Answer } from '#domain/answer.ts';

/** Whether two answers show the same. They are small; comparing their text is cheaper than drawing them again. */
export function isSameAnswer<T>(a: Answer<T>, b: Answer<T>): boolean {
  return a.state === b.state && a.isPartial === b.isPartial && JSON.stringify(said(a)) === JSON.stringify(said(b));
}

function said<T>(answer: Answer<T>): unknown {
  return answer.state === 'missing' ? answer.why : answer.value;
}
