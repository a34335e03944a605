import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, loading, ready } from '#domain/answer.ts';
import { type FooterLink, footerLinks } from '#domain/views/menu.ts';
import type { WorkerContext } from '../context.ts';
import { isSameAnswer } from './same-answer.ts';

/** The links at the bottom of every page; none where the backend has no navigation (D87). */
export function footer({ catalogue, locale }: WorkerContext): Observable<Answer<readonly FooterLink[]>> {
  return combineLatest([catalogue.references$, catalogue.pulls$]).pipe(
    map(([references, pulls]): Answer<readonly FooterLink[]> => {
      const found = references.find((reference) => reference.kind === 'navigation');
      if (found) return ready(footerLinks(found.value, locale));
      return pulls.get('navigation')?.isComplete ? ready([]) : loading;
    }),
    distinctUntilChanged(isSameAnswer),
  );
}
