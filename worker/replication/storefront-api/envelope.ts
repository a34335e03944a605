import * as z from 'zod/mini';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { HttpFailure } from '../../http/failure.ts';
import type { Answered, ShopApi, ShopCall } from '../../http/shop-api.ts';

const SUCCESS = 200;

/** Anything that is JSON: what it should be is looked at afterwards, part by part. */
const zAnything = z.unknown();

/**
 * What a stock backend answers, without its envelope. Some answers have none, such as those of the engine; and the code
 * in the envelope counts, whatever the status says (api-notes: envelope and status).
 */
export function unwrapped(
  api: ShopApi,
  call: Omit<ShopCall<unknown>, 'shape'>,
): Promise<Result<Answered<unknown>, HttpFailure>> {
  return unwrapOf((shaped) => api.call(shaped), call);
}

/** The same of a call that somebody else makes, who may be signed in. */
export async function unwrapOf(
  ask: (call: ShopCall<unknown>) => Promise<Result<Answered<unknown>, HttpFailure>>,
  call: Omit<ShopCall<unknown>, 'shape'>,
): Promise<Result<Answered<unknown>, HttpFailure>> {
  const answer = await ask({ ...call, shape: zAnything });
  if (!answer.ok) return answer;
  const { value, at } = answer.value;
  if (typeof value !== 'object' || value === null || !('code' in value) || !('result' in value)) return answer;
  if (value.code === SUCCESS) return ok({ value: value.result, at });
  return fail({ kind: 'refused', status: Number(value.code), code: codeOf(value.result), retryAfterMs: null });
}

/** Whether the backend itself cannot reach what it asks: asking for less of it would not help. */
export function isUpstreamGone(failure: HttpFailure): boolean {
  return failure.kind !== 'refused' || upstreamCodes.has(failure.code);
}

const upstreamCodes: ReadonlySet<string> = new Set(['ENOTFOUND', 'ECONNREFUSED', 'ETIMEDOUT', 'ECONNRESET']);

function codeOf(result: unknown): string {
  const { code } = (result ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}
