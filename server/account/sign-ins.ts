import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { accessTokens, customers, refreshTokens, resetTokens, signIns } from '../store/account-schema.ts';
import type { Queries } from '../store/database.ts';
import { deleteBatch } from '../store/delete-batch.ts';
import type { Customer } from './customers.ts';
import { digestOf, newToken, successorOf } from './tokens.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long an access token lives (contract: login). */
const ACCESS_MS = 10 * MINUTE_MS;
/** How long an exchanged refresh token still gives its successor: as long as devices repeat an answer that was lost. */
const GRACE_MS = 30_000;
/** A sign-in that nobody used for so long is over. */
const SIGN_IN_IDLE_MS = 180 * DAY_MS;
/** For so long a token that was exchanged ends its sign-in when it comes again, because somebody may have stolen it. */
const USED_TOKEN_KEPT_MS = 30 * DAY_MS;

/** What a device gets at a sign-in or for a refresh token. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Begins a sign-in. */
export async function signIn(queries: Queries, customerId: number): Promise<TokenPair> {
  const [id, now, refresh] = [randomUUID(), new Date(), newToken()];
  await queries.insert(signIns).values({ id, customerId, salt: newToken(), createdAt: now, usedAt: now });
  await queries.insert(refreshTokens).values({ digest: digestOf(refresh), signInId: id });
  return { access: await newAccess(queries, { id, customerId }), refresh };
}

/**
 * Exchanges a refresh token; `null` when the sign-in has ended. Whoever comes again within the grace, such as ten tabs at
 * once, gets the same successor; later than that the token may be stolen, and its sign-in ends. Runs in a transaction.
 */
export async function refreshed(queries: Queries, token: string): Promise<TokenPair | null> {
  const now = new Date();
  const [row] = await queries
    .select()
    .from(refreshTokens)
    .innerJoin(signIns, eq(refreshTokens.signInId, signIns.id))
    .where(and(eq(refreshTokens.digest, digestOf(token)), gt(signIns.usedAt, idleSince(now))))
    .for('update');
  if (!row) return null;
  const { refresh_tokens: used, sign_ins: family } = row;
  const refresh = successorOf(token, family.salt);
  if (used.usedAt === null) {
    await queries.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.digest, used.digest));
    await queries.insert(refreshTokens).values({ digest: digestOf(refresh), signInId: family.id });
    await queries.update(signIns).set({ usedAt: now }).where(eq(signIns.id, family.id));
  } else if (now.getTime() - used.usedAt.getTime() > GRACE_MS) {
    await queries.delete(signIns).where(eq(signIns.id, family.id));
    return null;
  }
  return { access: await newAccess(queries, family), refresh };
}

async function newAccess(
  queries: Queries,
  family: { readonly id: string; readonly customerId: number },
): Promise<string> {
  const access = newToken();
  await queries.insert(accessTokens).values({
    digest: digestOf(access),
    signInId: family.id,
    customerId: family.customerId,
    expiresAt: new Date(Date.now() + ACCESS_MS),
  });
  return access;
}

/** Whose access token this is; `undefined` for one that is unknown or has expired. */
export async function customerOfToken(queries: Queries, token: string): Promise<Customer | undefined> {
  const [row] = await queries
    .select()
    .from(accessTokens)
    .innerJoin(customers, eq(accessTokens.customerId, customers.id))
    .where(and(eq(accessTokens.digest, digestOf(token)), gt(accessTokens.expiresAt, new Date())));
  return row?.customers;
}

/** Ends the sign-in with this refresh token, whichever of its family it is; `digest` is what is kept of it. */
export async function endSignIn(queries: Queries, digest: string): Promise<void> {
  const family = queries
    .select({ id: refreshTokens.signInId })
    .from(refreshTokens)
    .where(eq(refreshTokens.digest, digest));
  await queries.delete(signIns).where(inArray(signIns.id, family));
}

/** Ends every sign-in of an account, with all its tokens and the links for a new password. */
export async function endSignIns(queries: Queries, customerId: number): Promise<void> {
  await queries.delete(signIns).where(eq(signIns.customerId, customerId));
  await endResetLinks(queries, customerId);
}

/** Ends the links for a new password that were mailed for an account. */
export async function endResetLinks(queries: Queries, customerId: number): Promise<void> {
  await queries.delete(resetTokens).where(eq(resetTokens.customerId, customerId));
}

/** Forgets a batch of access tokens that have expired; says whether there may be more. */
export function pruneAccessTokens(queries: Queries, now: Date): Promise<boolean> {
  return deleteBatch(queries, accessTokens, lt(accessTokens.expiresAt, now));
}

/** Forgets a batch of links for a new password that have expired; says whether there may be more. */
export function pruneResetTokens(queries: Queries, now: Date): Promise<boolean> {
  return deleteBatch(queries, resetTokens, lt(resetTokens.expiresAt, now));
}

/** Forgets a batch of sign-ins that nobody uses, with their tokens; says whether there may be more. */
export function pruneSignIns(queries: Queries, now: Date): Promise<boolean> {
  return deleteBatch(queries, signIns, lt(signIns.usedAt, idleSince(now)));
}

/**
 * Forgets a batch of tokens that were exchanged long ago; says whether there may be more. One that comes back after that is refused like
 * one that nobody knows.
 */
export function pruneRefreshTokens(queries: Queries, now: Date): Promise<boolean> {
  const oldest = new Date(now.getTime() - USED_TOKEN_KEPT_MS);
  return deleteBatch(queries, refreshTokens, lt(refreshTokens.usedAt, oldest));
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - SIGN_IN_IDLE_MS);
}
