import { randomUUID } from 'node:crypto';
import { type Reply, type RefusalCode, refusal } from '../http/reply.ts';

/** A refusal in the provider's form: `error_code` beside the shop's own code (contract: ExternalCheckoutError). */
export function externalRefusal(status: number, code: RefusalCode, message: string): Reply {
  return refusal(status, code, message, {
    extra: { error_code: code, error_messages: [message], correlation_id: randomUUID() },
  });
}

/** The same for what the shop itself refused: its code and its words stay. */
export function asExternal(reply: Reply): Reply {
  const { code, result } = reply.body as { readonly code: number; readonly result: { readonly code: RefusalCode } };
  return { ...reply, body: { code, result: { ...result, error_code: result.code } } };
}
