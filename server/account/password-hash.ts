import { hash, verify } from '@node-rs/argon2';
import { newToken } from './tokens.ts';

/** Argon2id with what OWASP recommends: 19 MiB, two passes, one lane (reliability 5, row 18). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let ofNobody: Promise<string> | undefined;

/** What is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Whether this is the password that was kept. Without an account something is compared as well, so that the answer takes as
 * long as with one.
 */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  ofNobody ??= hashPassword(newToken());
  const isSame = await verify(kept ?? (await ofNobody), password);
  return kept !== null && isSame;
}
