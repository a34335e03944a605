import { useEffect } from 'react';
import type { PurchaseView } from '#domain/views/outbox.ts';
import { type Commands, useCommands } from '#src/data/commands.ts';
import { measure } from '#src/data/measurement.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';

/**
 * Tells web analytics of each order that was bought, once on this device: when the shop has it, whatever page is looked at then, and
 * whichever window is open.
 */
export function usePurchases(): void {
  const { value: purchases } = useLive(queries.order.unmeasured());
  const commands = useCommands();
  useEffect(() => {
    for (const purchase of purchases ?? []) void measureOnce(commands, purchase);
  }, [purchases, commands]);
}

/** A device that cannot note it now tells of it at a later start; the shopper is not bothered with that. */
async function measureOnce({ order }: Commands, purchase: PurchaseView): Promise<void> {
  const noted = await order.noteMeasured({ orderId: purchase.orderId });
  if (noted.ok && noted.value.isFirst) measure({ event: 'purchase', ...purchase });
}
