import { ignoreElements, type Observable } from 'rxjs';
import { type AskingTools, untilAnswered } from './until-answered.ts';

/** Asks until there is an answer, for a query whose view is that of a kept document: it says nothing itself. */
export function hearing(tools: AskingTools, ask: (deadlineMs: number) => Promise<boolean>): Observable<never> {
  return untilAnswered(tools, ask).pipe(ignoreElements());
}
