import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, loading, ready } from '#domain/answer.ts';
import { type FooterLink, footerLinks } from '#domain/views/menu.ts';
import type { WorkerContext } from '../context.ts';
import { isSameAnswer } from './same-answer.ts';

/** The links at the bottom of every page. */
export function footer({ catalogue, locale }: WorkerContext): Observable<Answer<readonly FooterLink[]>> {
  return catalogue.references$.pipe(
    map((references): Answer<readonly FooterLink[]> => {
      const found = references.find((reference) => reference.kind === 'navigation');
      return found ? ready(footerLinks(found.value, locale)) : loading;
    }),
    distinctUntilChanged(isSameAnswer),
  );
}
