import { createHash } from 'node:crypto';
import { MADE_KEY_LIFETIME_MS } from '#config/timings.ts';
import { MADE_KEY_PREFIX } from '../store/schema.ts';

/** The key of a request that came without one: what it says, and as whom (contract: derived idempotency). */
export function madeKey(fingerprint: string, token: string | null): string {
  const digest = createHash('sha256').update(JSON.stringify([fingerprint, token]));
  return `${MADE_KEY_PREFIX}${digest.digest('base64url')}`;
}

/** Whether the server made this key, since its client sends none. */
export function isMadeKey(key: string): boolean {
  return key.startsWith(MADE_KEY_PREFIX);
}

/** Before this moment an equal request without a key was another one. */
export function madeKeysSince(now = Date.now()): Date {
  return new Date(now - MADE_KEY_LIFETIME_MS);
}
