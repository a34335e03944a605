import { combineLatest, type Observable } from 'rxjs';
import type { Answer } from '#domain/answer.ts';
import { footerAnswer } from '#domain/queries/menu.ts';
import type { FooterLink } from '#domain/views/menu.ts';
import type { WorkerContext } from '../context.ts';
import { deviceRepository, pullOf } from './device-repository.ts';
import { live } from './live.ts';

/** The links at the bottom of every page. */
export function footer(context: WorkerContext): Observable<Answer<readonly FooterLink[]>> {
  const { catalogue } = context;
  return live(context, combineLatest([catalogue.references$, catalogue.isHere$(pullOf.navigation)]), () =>
    footerAnswer(deviceRepository(context)),
  );
}
