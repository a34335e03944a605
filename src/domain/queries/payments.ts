import { type Answer, ready } from '../answer.ts';
import { type OfferedPayment, offeredPayments } from '../views/offered-payments.ts';
import type { Repository } from './repository.ts';

/** The ways to pay that the footer names; none where nobody knows them. */
export function paymentsAnswer(repository: Repository): Answer<readonly OfferedPayment[]> {
  const settings = repository.settings();
  return ready(settings ? offeredPayments(settings, repository.views) : []);
}
