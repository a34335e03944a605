import { isOver } from '../session/session-watch.ts';
import type { CartName } from './cart-name.ts';
import type { Holding, OutboxTools } from './holding.ts';
import { GUEST, type Owner } from './owner.ts';
import type { Box } from './store/box.ts';

/**
 * Whoever pressed as a guest may have signed in since: what they had went along, and this goes after it (D20). A visit that is over is
 * nobody's, also where it is not ended yet.
 */
export function ownerByNow({ ports }: Pick<OutboxTools, 'ports'>): (box: Box, name: CartName) => Owner {
  const now = ports.clock.now();
  return ({ session }, { owner }) => (owner === GUEST && session && !isOver(session, now) ? session.owner : owner);
}

/** The same for somebody who holds the post. */
export function lookWhose(held: Holding, name: CartName): Promise<Owner> {
  return held.ports.store.look((box) => ownerByNow(held)(box, name));
}
