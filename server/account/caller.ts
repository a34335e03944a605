import type { Queries } from '../store/database.ts';
import { type Reply, refusal } from '../http/reply.ts';
import type { Customer } from './customers.ts';
import { customerOfToken } from './sign-ins.ts';

/** Who calls: a customer, or `null` for a guest; or the refusal of a token that is not valid (any more). */
export async function callerOf(
  queries: Queries,
  { token }: { readonly token: string | null },
): Promise<Customer | null | Reply> {
  if (token === null) return null;
  return (await customerOfToken(queries, token)) ?? signedOut();
}

/** The customer who calls, or the refusal of a guest and of a token that is not valid (any more). */
export async function customerOf(queries: Queries, call: { readonly token: string | null }): Promise<Customer | Reply> {
  return (await callerOf(queries, call)) ?? signedOut();
}

/** Whether a call ends here: its token is not valid. */
export function isReply(caller: Customer | Reply | null): caller is Reply {
  return caller !== null && 'status' in caller;
}

/** The answer to a session token that belongs to nobody. */
function signedOut(): Reply {
  return refusal(401, 'UNAUTHORIZED', 'The session has ended.');
}
