import type { WorkerContext } from '../context.ts';
import type { CustomerDoc } from '../documents/shopper-documents.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { GUEST } from '../outbox/owner.ts';

/** Keeps what the shop said to who uses the device: a guest, or the owner of this context while they are signed in. */
export async function keepOwn(context: WorkerContext, document: CustomerDoc): Promise<void> {
  return context.cart.owner === GUEST ? context.shopper.putCustomer(document) : keepPersonal(context, document);
}

/**
 * Keeps what the shop said to the owner of this context, unless they have signed out since: what is wiped must not come back
 * with an answer that was on its way.
 */
export async function keepPersonal(context: WorkerContext, document: CustomerDoc): Promise<void> {
  if (context.cart.owner !== GUEST) await changeOwn(context, document.id, () => document);
}

/**
 * Changes a document of who uses the device, as it is at that moment: nobody else writes it meanwhile, in whatever tab. `change` gives
 * `null` where it is to stay as it is. The same holds for an owner who has signed out since; what was written as a frozen tab woke up,
 * after that, goes again.
 */
export async function changeOwn<D extends CustomerDoc>(
  context: WorkerContext,
  id: string,
  change: (known: CustomerDoc | null) => D | null,
): Promise<D | null> {
  const { ports, cart } = context;
  const isGone = async (): Promise<boolean> => {
    if (cart.owner === GUEST) return false;
    const session = await ports.store.look((box) => box.session);
    return session?.owner !== cart.owner || session.state === 'ending';
  };
  return inOutbox({ ports, shopper: context.shopper }, async ({ shopper }) => {
    const changed = (await isGone()) ? null : change(await shopper.customer(id));
    if (changed) await shopper.putCustomer(changed);
    if (!(await isGone())) return changed;
    if ((await shopper.customer(id)) !== null) await shopper.removeCustomer(id);
    return null;
  });
}
