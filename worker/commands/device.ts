import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { GUEST } from '../outbox/owner.ts';
import { endSession } from '../session/end-session.ts';
import { isOver } from '../session/session-watch.ts';
import { wipeOwner } from '../session/wipe-owner.ts';
import type { SignedOut } from './session.ts';

/**
 * Deletes what this device keeps of who uses it, signed in or not, and signs out. What others left to be sent as them stays
 * sealed, and so does what the shop may have got already. What guests ordered and wished for belongs to others than a customer, who
 * leaves it.
 */
export async function forgetMe(context: WorkerContext): Promise<Result<SignedOut>> {
  const { owner } = context.cart;
  // A visit that is over shows nobody, and may not be ended yet: what waits of somebody else's is theirs.
  const now = context.ports.clock.now();
  await endSession(context, (session) => session.owner !== owner && isOver(session, now), 'keep');
  const ofOwner = await endSession(context, (session) => session.owner === owner, 'dropAll');
  const isGuest = owner === GUEST;
  const ofGuest = await inOutbox(context, (held) => wipeOwner(held, GUEST, isGuest ? 'dropAll' : 'keep'));
  await context.session.look();
  // The shop hears of it at once, where there is a network.
  context.outbox.filled();
  return ok({ keptOrders: ofOwner + (isGuest ? ofGuest : 0) });
}
