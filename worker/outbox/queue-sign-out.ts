import { JSON_HEADERS } from './calls/call.ts';
import { hashOf } from './order-payload.ts';
import { GUEST } from './owner.ts';
import type { OutboxPorts } from './ports.ts';
import type { Box } from './store/box.ts';

/** The call that ends a sign-in at the shop, to be queued in the step that ends it here. */
export type SignOutCall = (box: Box) => void;

/**
 * The call that ends the sign-in of a refresh token. It names the token by its digest, so what waits on the device signs nobody
 * in and says of nobody who they are; it is queued as a guest's, since nobody is signed in when it goes out.
 */
export async function signOutCall(
  { ids, clock }: OutboxPorts,
  storeCode: string,
  refreshToken: string,
): Promise<SignOutCall> {
  const body = JSON.stringify({ refreshTokenDigest: await hashOf(refreshToken) });
  const id = ids.next();
  return (box) => {
    const seq = box.nextSeq();
    const numbers = {
      version: 1,
      seq,
      id,
      key: id,
      owner: GUEST,
      storeCode,
      createdAt: clock.now(),
    } as const;
    const wire = { method: 'POST', url: '/api/user/logout', headers: JSON_HEADERS, body };
    box.add({ ...numbers, kind: 'session.end', wire });
  };
}
