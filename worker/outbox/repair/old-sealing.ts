import type { OrderDoc } from '../../documents/shopper-documents.ts';
import type { Holding } from '../holding.ts';

/** How versions before this one noted an order before it was in their journal. */
type OldSealing = Omit<OrderDoc, 'state'> & { readonly state: 'sealing'; readonly previous: OrderDoc | null };

/** Sealings that an older version was cut off in: the order is sealed, or what it was before. */
export async function endOldSealings({ ports, shopper }: Holding): Promise<void> {
  const all: readonly (OrderDoc | OldSealing)[] = await shopper.orders();
  const old = all.filter((order): order is OldSealing => order.state === 'sealing');
  if (old.length === 0) return;
  const keys = await ports.store.look((box) => new Set(box.rows.map(({ entry }) => entry.key)));
  for (const { id, key, previous } of old) {
    if (keys.has(key)) await shopper.patchOrder(id, { state: 'sealed' });
    else if (previous) await shopper.putOrder(previous);
    else await shopper.removeOrders([id]);
  }
}
