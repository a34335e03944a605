import type { User } from '#schemas/api/generated/types.gen.ts';
import type { WorkerContext } from '../context.ts';
import { profileId } from '../documents/profile.ts';
import { renewCart } from '../outbox/calls/cart-record.ts';
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
  const { ports, shopper, session: watch, outbox } = context;
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
  const before = await ports.store.look((box) => box.session);
  if (before && before.owner !== session.owner) await endSession(context, before.owner, 'keep');
  let isBegun = false;
  try {
    await inOutbox(context, async (held) => {
      const begun = await ports.store.look((box) => box.session);
      // They may have signed out since, in another tab, while this one was frozen.
      if (isBegun && begun?.id !== session.id) return;
      // What a sign-in of before took along in part goes on under its name: under another one it would come twice.
      if (begun && !begun.hasTakenAlong) await takeAlong(held, begun);
      await held.step((box) => {
        box.setSession(session);
        isBegun = true;
        forgetRefusals(box, session);
      });
      await ports.crashPoint('after-sign-in');
      await shopper.putCustomer({ id: profileId(session.owner), kind: 'profile', profile });
      await takeAlong(held, session);
      await held.step((box) => ensureCart(box, context, session));
    });
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
