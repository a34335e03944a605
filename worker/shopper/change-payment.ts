import type { WorkerContext } from '../context.ts';
import { paymentId } from '../documents/payment.ts';
import type { PaymentDoc } from '../documents/payment-doc.ts';
import { changeOwn } from '../session/keep-personal.ts';

/** Changes the kept payment of an order, as it is at that moment; `null` where it is another one, or stays as it is. */
export function changePayment(
  context: WorkerContext,
  orderId: string,
  change: (fresh: PaymentDoc) => Partial<PaymentDoc> | null,
): Promise<PaymentDoc | null> {
  return changeOwn(context, paymentId(context.cart), (known) => {
    const fresh = known?.kind === 'payment' && known.orderId === orderId ? known : null;
    const changed = fresh && change(fresh);
    return fresh && changed ? { ...fresh, ...changed } : null;
  });
}
