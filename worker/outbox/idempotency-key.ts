import { digestOf } from '#domain/digest.ts';

/** What the contract allows of an Idempotency-Key. */
const LENGTH_MAX = 128;
const IS_ALLOWED = /^[A-Za-z0-9._:-]*$/u;

/**
 * The Idempotency-Key of what has this id, always the same one. The id of a change may end with the key of its line, which holds
 * whatever an article is called and a shopper has typed.
 */
export function idempotencyKey(id: string): string {
  if (IS_ALLOWED.test(id) && id.length <= LENGTH_MAX) return id;
  const digest = `:${digestOf(id)}`;
  return `${id.replaceAll(/[^A-Za-z0-9._:-]/gu, '-').slice(0, LENGTH_MAX - digest.length)}${digest}`;
}
