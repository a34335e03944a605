import type { Hono } from 'hono';
import { zLoginBody, zLogoutBody, zRefreshTokenBody } from '#schemas/api/generated/zod.gen.ts';
import { accountRefusal } from '../account/account-refusal.ts';
import { accountEmail, type Customer, customerByEmail, lockedCustomer } from '../account/customers.ts';
import { isPassword } from '../account/password-hash.ts';
import { endSignIn, refreshed, signIn, type TokenPair } from '../account/sign-ins.ts';
import { digestOf } from '../account/tokens.ts';
import { serve } from '../http/contract-route.ts';
import { type Reply, success } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import type { RouteTools } from './route-tools.ts';

/** Signing in, and keeping signed in (contract: user family). */
export function sessionRoutes(app: Hono, { database, limiter }: RouteTools): void {
  serve(app, 'login', { body: zLoginBody }, async ({ body, address }) => {
    const email = accountEmail(body.username);
    // Counted before it is known whether there is such an account; an address that is refused locks nobody's account.
    const limited = limiter.check('loginByAddress', address) ?? limiter.check('login', digestOf(email));
    if (limited) return limited;
    const customer = await customerByEmail(database, email);
    const isRight = await isPassword(customer?.passwordHash ?? null, body.password);
    const pair = isRight && customer ? await inTransaction(database, (queries) => signInWith(queries, customer)) : null;
    if (pair) return tokens(pair);
    return accountRefusal(401, 'UNAUTHORIZED', 'The account sign-in was incorrect. Please wait and try again later.');
  });

  serve(app, 'refreshToken', { body: zRefreshTokenBody, refused: refreshRefusal }, async ({ body, address }) => {
    const limited = limiter.check('refresh', address);
    if (limited) return limited;
    const pair = await inTransaction(database, (queries) => refreshed(queries, body.refreshToken));
    return pair ? tokens(pair) : accountRefusal(401, 'TOKEN_INVALID', 'Invalid refresh token provided');
  });

  serve(app, 'logout', { body: zLogoutBody }, async ({ body, address }) => {
    const limited = limiter.check('refresh', address);
    if (limited) return limited;
    await endSignIn(database, Buffer.from(body.refreshTokenDigest, 'hex').toString('base64url'));
    return success(true);
  });
}

/** Begins a sign-in, unless another password was set while this one was compared: that ends those that there are. */
async function signInWith(queries: Queries, { id, passwordHash }: Customer): Promise<TokenPair | null> {
  const stored = await lockedCustomer(queries, id);
  return stored?.passwordHash === passwordHash ? signIn(queries, id) : null;
}

function tokens({ access, refresh }: TokenPair): Reply {
  return { status: 200, body: { code: 200, result: access, meta: { refreshToken: refresh } } };
}

/** A failed refresh: older clients take whatever `result` holds as the new token (contract: RefreshFailed). */
export function refreshRefusal({ status, body, headers }: Reply): Reply {
  const { result } = body as { readonly result: { readonly message?: string } };
  const meta = { message: result.message ?? 'The request is not valid.' };
  return { status, body: { code: status, result: null, meta }, ...(headers ? { headers } : {}) };
}
