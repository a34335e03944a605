import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A text that nobody can guess, for a token or a salt. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the database keeps of a token. A fast digest is enough, since nobody can try all tokens. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token that a refresh token is exchanged for: always the same one, which only who has the token and the salt knows. */
export function successorOf(token: string, salt: string): string {
  return createHmac('sha256', salt).update(token).digest('base64url');
}
