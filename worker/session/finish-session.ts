import type { Holding } from '../outbox/holding.ts';
import { finishSignOut } from './end-session.ts';
import type { SessionRecord } from './session-record.ts';
import { takeAlong } from './take-along.ts';

/** Brings a sign-in or a sign-out that was cut off to its end. For somebody who is in the outbox already. */
export async function finishSession(held: Holding, session: SessionRecord): Promise<void> {
  await (session.state === 'ending' ? finishSignOut(held, session) : takeAlong(held, session));
}
