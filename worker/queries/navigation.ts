import { combineLatest, type Observable } from 'rxjs';
import type { Answer } from '#domain/answer.ts';
import { footerAnswer } from '#domain/queries/menu.ts';
import { paymentsAnswer } from '#domain/queries/payments.ts';
import type { FooterMenu } from '#domain/views/menu.ts';
import type { OfferedPayment } from '#domain/views/offered-payments.ts';
import type { WorkerContext } from '../context.ts';
import { deviceRepository, pullOf } from './device-repository.ts';
import { live } from './live.ts';

/** The links at the bottom of every page. */
export function footer(context: WorkerContext): Observable<Answer<FooterMenu>> {
  const { catalogue } = context;
  return live(context, combineLatest([catalogue.references$, catalogue.isHere$(pullOf.navigation)]), () =>
    footerAnswer(deviceRepository(context)),
  );
}

/** The ways to pay at the bottom of every page. */
export function payments(context: WorkerContext): Observable<Answer<readonly OfferedPayment[]>> {
  return live(context, context.catalogue.references$, () => paymentsAnswer(deviceRepository(context)));
}
