import type { User } from '#schemas/api/generated/types.gen.ts';
import type { WorkerContext } from '../context.ts';
import { profileId } from '../documents/profile.ts';
import { renewCart } from '../outbox/calls/cart-record.ts';
import type { Holding } from '../outbox/holding.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import type { Box } from '../outbox/store/box.ts';
import { endSession } from './end-session.ts';
import { realmTokens } from './realm-tokens.ts';
import { tellChange } from './session-messages.ts';
import type { SessionRecord } from './session-record.ts';
import { profileSummary } from './profile-summary.ts';
import { takeAlong } from './take-along.ts';

/** What the shop gave to somebody who signed in. */
export interface SignedIn {
  readonly token: string;
  readonly refreshToken: string;
  readonly profile: User;
  readonly isRemembered: boolean;
}

/**
 * Makes somebody the one who uses this device. Whoever did before is signed out first; what they queued waits for them. What
 * waited for this owner goes out.
 */
export async function beginSession(context: WorkerContext, signedIn: SignedIn): Promise<void> {
  const { ports, session: watch, outbox } = context;
  const { token, refreshToken, profile, isRemembered } = signedIn;
  const session: SessionRecord = {
    id: ports.ids.next(),
    owner: String(profile.id),
    state: 'signedIn',
    refreshToken,
    number: 0,
    isRemembered,
    seenAt: ports.clock.now(),
    hasTakenAlong: false,
    ...profileSummary(profile),
  };
  let isBegun = false;
  /** False where somebody else uses the device, who has to be signed out first. */
  const begin = async (held: Holding): Promise<boolean> => {
    const now = await ports.store.look((box) => box.session);
    // What this call began before its tab was frozen: meanwhile it went on in another tab, or is over.
    const own = now?.id === session.id ? now : null;
    if (isBegun && !own) {
      // The profile may have been written as the tab woke up, after it was wiped.
      if (now?.owner !== session.owner) await held.shopper.removeCustomer(profileId(session.owner));
      return true;
    }
    if (!own) {
      if (now && now.owner !== session.owner) return false;
      // What a sign-in of before took along in part goes on under its name: under another one it would come twice.
      if (now && !now.hasTakenAlong) await takeAlong(held, now);
      await held.step((box) => {
        box.setSession(session);
        isBegun = true;
        forgetRefusals(box, session);
      });
      await ports.crashPoint('after-sign-in');
      await held.shopper.putCustomer({ id: profileId(session.owner), kind: 'profile', profile });
    }
    if (!own?.hasTakenAlong) await takeAlong(held, session);
    await held.step((box) => ensureCart(box, context, session));
    return true;
  };
  try {
    do {
      const before = await ports.store.look((box) => box.session);
      if (before && before.owner !== session.owner) await endSession(context, ({ id }) => id === before.id, 'keep');
    } while (!(await inOutbox(context, begin)));
    realmTokens(ports).hold({ owner: session.owner, sessionId: session.id, number: 0, token });
  } finally {
    // From the first step on the device is theirs, whatever came of the others.
    tellChange(context);
    await watch.look();
    outbox.filled();
  }
}

/** The cart that the shop keeps for a customer is asked for by the call that makes one (contract: createCart). */
export function ensureCart(box: Box, { ports, store }: WorkerContext, { owner }: SessionRecord): void {
  const name = { owner, storeCode: store.code };
  if (box.cart(name)) return;
  renewCart(box, name, { nextId: () => ports.ids.next(), now: ports.clock.now() });
}

/** What was refused for want of a token is not made to wait any longer. */
function forgetRefusals(box: Box, { owner }: SessionRecord): void {
  for (const row of box.rows) {
    if (row.entry.owner === owner && row.attempt?.reason === 'unauthorized')
      box.note(row, { ...row.attempt, answered: 0, nextAt: 0 });
  }
}
