import { concatMap, distinctUntilChanged, filter, type Observable, switchMap } from 'rxjs';
import { ORDER_LOOKED_FOR_AGAIN_MS, ORDER_LOOKED_FOR_MS, ORDERS_LOOKED_THROUGH_MS } from '#config/timings.ts';
import { isMissingOrder, ORDER_MISSING } from '#domain/missing-order.ts';
import type { WorkerContext } from '../context.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import { every } from '../every.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { askForOrder, type SaidOfOrder } from '../outbox/send/look-up.ts';
import { entryOfOrder } from '../outbox/views/order-of-entry.ts';
import { orderOutcome, saidOfPlaced } from '../outbox/views/order-outcome.ts';
import { refuseTask } from '../outbox/views/refuse-task.ts';
import { inReach } from './in-reach.ts';
import type { Shopper } from './shopper.ts';

/**
 * Asks whether the shop still has what it took of whoever uses the device: whenever the shop comes into reach, and of each order once a
 * day, also while a tab stays open. One whose database was restored from a backup lacks the latest orders (reliability O9, decision 107).
 */
export function lookForOrders(context$: Observable<WorkerContext>, ending: AbortSignal): void {
  const looking = context$
    .pipe(
      distinctUntilChanged((a, b) => a.cart.owner === b.cart.owner),
      // A stock backend answers from a memory beside the orders, which may forget one that is there.
      filter(({ isStock }) => !isStock),
      switchMap((context) =>
        inReach(context).pipe(
          switchMap(() => every(ORDERS_LOOKED_THROUGH_MS, context.ports.clock)),
          concatMap(() => lookForEach(context).catch(() => undefined)),
        ),
      ),
    )
    .subscribe();
  ending.addEventListener('abort', () => looking.unsubscribe());
}

async function lookForEach({ shopper, ports, connection, cart: { owner } }: WorkerContext): Promise<void> {
  for (const order of await shopper.orders()) {
    const now = connection.now();
    if (order.owner !== owner || !isToBeAskedFor(order, now)) continue;
    const said = await askForOrder(ports, order);
    // Whoever cannot say it of one order cannot say it of the others.
    if (said === null) return;
    await inOutbox({ ports, shopper }, async (held) => {
      const known = await held.shopper.order(order.id);
      // Its owner may have done something about it meanwhile, or have signed out.
      if (known?.owner !== owner || known.key !== order.key || known.state !== order.state) return;
      await keepWhatWasSaid(held.shopper, known, said, now);
    });
  }
}

/** An order that is missing is asked for as long as it is: the shop may find it again. */
function isToBeAskedFor(order: OrderDoc, now: number): boolean {
  const { state, acceptedAt, heardAt = acceptedAt ?? 0 } = order;
  if (Math.abs(now - heardAt) < ORDER_LOOKED_FOR_AGAIN_MS) return false;
  return isMissingOrder(order) || (state === 'accepted' && now - (acceptedAt ?? 0) < ORDER_LOOKED_FOR_MS);
}

/** An order that was lost since it was asked for last is told like one that the shop does not take. */
async function keepWhatWasSaid(shopper: Shopper, order: OrderDoc, said: SaidOfOrder, heardAt: number): Promise<void> {
  const { id } = order;
  const wasMissing = isMissingOrder(order);
  const isMissing = said === 'missing';
  if (isMissing && !wasMissing) {
    const reason = { code: ORDER_MISSING, sku: null, newTotalMinor: null, changes: [] };
    await refuseTask(shopper, id, { state: 'conflict', refusalCode: ORDER_MISSING }, true);
    await shopper.patchOrder(id, { state: 'needsAttention', reason, heardAt });
    return;
  }
  await shopper.patchOrder(id, { heardAt, ...(isMissing ? {} : saidOfPlaced(said.result as Record<string, unknown>)) });
  if (!isMissing && wasMissing) await orderOutcome(shopper, entryOfOrder(order), said);
}
