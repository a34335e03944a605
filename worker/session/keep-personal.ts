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
  const { ports, cart } = context;
  await inOutbox({ ports, shopper: context.shopper }, async ({ shopper }) => {
    const session = await ports.store.look((box) => box.session);
    if (session?.owner === cart.owner && session.state !== 'ending') await shopper.putCustomer(document);
  });
}
