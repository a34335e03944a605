import type { WorkerContext } from '../context.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import type { Holding, OutboxTools } from '../outbox/holding.ts';
import { signOutCall } from '../outbox/queue-sign-out.ts';
import { takeAlong } from './take-along.ts';
import { tellChange } from './session-messages.ts';
import type { SessionRecord, Waiting } from './session-record.ts';
import { wipeOwner } from './wipe-owner.ts';

type SignOutTools = OutboxTools & Pick<WorkerContext, 'store'>;

/**
 * Signs out on this device, with or without a network (issue: shared devices). From the first step on nothing is sent or shown
 * as the owner; what belongs to them is wiped then. The shop ends the sign-in when it hears of it. A sign-out that was cut off is ended by
 * whoever has the outbox next.
 * Only who is meant is signed out: somebody may have signed in since, while this tab was frozen.
 * Returns how many orders of the owner still wait to be sent, or for an answer.
 */
export async function endSession(
  tools: SignOutTools,
  isMeant: (session: SessionRecord) => boolean,
  waiting: Waiting,
): Promise<number> {
  const { ports, store } = tools;
  let endedId: string | null = null;
  return inOutbox(tools, async (held) => {
    const session = await ports.store.look((box) => box.session);
    if (!session || !isMeant(session) || (endedId !== null && session.id !== endedId)) return 0;
    if (session.state === 'ending') return finishSignOut(held, session);
    // Half of a cart that was taken along must not be left to the next guest.
    if (!session.hasTakenAlong) await takeAlong(held, session);
    const { refreshToken } = session;
    const tell = refreshToken === null ? null : await signOutCall(ports, store.code, refreshToken);
    const ending: SessionRecord = { ...session, state: 'ending', refreshToken: null, waiting };
    await held.step((box) => {
      box.setSession(ending);
      endedId = session.id;
      tell?.(box);
    });
    tellChange(tools);
    await ports.crashPoint('after-sign-out');
    return finishSignOut(held, ending);
  });
}

/** Wipes what belongs to who has signed out, and last the mark that this is to be done. For somebody who is in the outbox already. */
export async function finishSignOut(held: Holding, { id, owner, waiting = 'keep' }: SessionRecord): Promise<number> {
  const orders = await wipeOwner(held, owner, waiting);
  await held.step((box) => {
    if (box.session?.id === id) box.setSession(null);
  });
  return orders;
}
