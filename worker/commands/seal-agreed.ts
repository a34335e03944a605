import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import { isPaid, type OrderToPlace, sealOrder } from '../outbox/seal-order.ts';
import { GUEST } from '../outbox/owner.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { storageProblem } from '../storage/storage-problem.ts';
import { noteWork } from '../timing.ts';

/** What a shopper agreed to, without what the device adds. */
export type Agreed = Pick<
  OrderToPlace,
  | 'details'
  | 'lines'
  | 'totals'
  | 'delivery'
  | 'deliveryBy'
  | 'couponCode'
  | 'isSealedAnew'
  | 'placedFrom'
  | 'key'
  | 'isOfGuest'
>;

/** Seals what is agreed on, once; says which order it is. */
export async function seal(
  context: WorkerContext,
  orderId: string,
  canReplace: (known: OrderDoc) => boolean,
  agree: (known: OrderDoc | null, shopper: Shopper) => Promise<Result<Agreed>>,
): Promise<Result<{ orderId: string }>> {
  const { cart: name, store, connection, lost } = context;
  const isKept = !lost.has('shopper') && !lost.has('mirror');
  // What is not kept twice cannot wait: it is sent while the page is open, or not taken (D68, D88).
  if (!isKept && !connection.isOnline)
    return fail({ code: storageProblem(lost) === 'storageUnavailable' ? 'storageUnavailable' : 'orderNotSaved' });
  const startedAt = performance.now();
  const sealing = { ...context, filled: () => context.outbox.filled() };
  const sealed = await sealOrder(sealing, orderId, canReplace, async (known, shopper) => {
    const agreed = await agree(known, shopper);
    if (!agreed.ok) return agreed;
    // What is paid is at the shop, so nobody has to want it sent.
    const isHeld = !agreed.value.details.isSentWhenOnline && !connection.isOnline && !isPaid(agreed.value);
    const isCartKept = name.owner !== GUEST && !context.isStock;
    const agreedAt = connection.now();
    return ok({ ...agreed.value, orderId, name, store, agreedAt, isHeld, isKept, isCartKept });
  });
  if (!sealed.ok) return sealed;
  noteWork('order sealing', startedAt);
  return ok({ orderId: sealed.value.id });
}
