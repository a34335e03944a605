import { fail, type Result } from '#schemas/errors.ts';
import type { HttpFailure } from '../http/failure.ts';
import type { Answered, ShopApi, ShopCall } from '../http/shop-api.ts';
import { GUEST, type Owner } from '../outbox/owner.ts';
import type { OutboxPorts } from '../outbox/ports.ts';

export interface CallTools {
  readonly api: ShopApi;
  readonly ports: OutboxPorts;
}

const HTTP_UNAUTHORIZED = 401;

/**
 * Asks the shop as somebody. A token that it refuses is exchanged, and the call repeated once; who is not signed in any more
 * asks nothing.
 */
export async function callAs<T>(
  { api, ports }: CallTools,
  owner: Owner,
  call: ShopCall<T>,
): Promise<Result<Answered<T>, HttpFailure>> {
  if (owner === GUEST) return api.call(call);
  const tokens = await ports.tokens(ports);
  const held = await tokens.current();
  if (held?.owner !== owner) return fail({ kind: 'offline' });
  const answer = await api.call({ ...call, token: held.token });
  const isUnauthorized = !answer.ok && answer.error.kind === 'refused' && answer.error.status === HTTP_UNAUTHORIZED;
  const renewed = isUnauthorized ? await tokens.renew(held) : null;
  return renewed?.owner === owner ? api.call({ ...call, token: renewed.token }) : answer;
}
