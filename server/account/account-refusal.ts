import { type Reply, type RefusalCode, refusal } from '../http/reply.ts';

/** A refusal of an account call, whose text older storefronts read in `errorMessage` (contract: ErrorObject). */
export function accountRefusal(status: number, code: RefusalCode, message: string, extra: object = {}): Reply {
  return refusal(status, code, message, { extra: { errorMessage: message, ...extra } });
}
