import { tellChange } from '../../session/session-messages.ts';
import type { Holding } from '../holding.ts';

/**
 * Ends a sign-in or a sign-out that was cut off, and tells the tabs, which may not have heard of it. Half a sign-in has the guest's pieces
 * twice: queued for the owner, and still in the guest's cart, from where such a tab would order them as well. After half a sign-out it
 * would order as somebody who is gone.
 */
export async function repairSession(held: Holding): Promise<void> {
  const session = await held.ports.store.look((box) => box.session);
  if (!session || (session.hasTakenAlong && session.state !== 'ending')) return;
  tellChange(held);
  await held.ports.finishSession(held, session);
}
