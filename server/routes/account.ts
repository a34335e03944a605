import type { Hono } from 'hono';
import { createHash } from 'node:crypto';
import { sortedKeys } from '#domain/sorted-keys.ts';
import { zRegisterUserBody, zUpdateProfileBody } from '#schemas/api/generated/zod.gen.ts';
import { customerOf, isReply } from '../account/caller.ts';
import { mailsTo } from '../account/account-mails.ts';
import { accountEmail, profileChangedAt } from '../account/customers.ts';
import { passwordRefusal } from '../account/new-password.ts';
import { hashPassword } from '../account/password-hash.ts';
import { updateProfile } from '../account/profile.ts';
import { register } from '../account/register.ts';
import { digestOf } from '../account/tokens.ts';
import { userToWire } from '../account/wire-user.ts';
import { keyed } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { hasStoredReply, onceByKey } from '../http/idempotent.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { type Reply, success } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import type { RouteTools } from './route-tools.ts';

/** Making an account, and its profile (contract: user family). */
export function accountRoutes(app: Hono, tools: RouteTools): void {
  const { database, limiter, accounts, recaptcha } = tools;

  serve(app, 'registerUser', { body: zRegisterUserBody }, async (call) => {
    const { body, store, idempotencyKey, address } = call;
    const { customer, password } = body;
    const isReplay = idempotencyKey !== null && (await hasStoredReply(database, idempotencyKey));
    const checked = isReplay ? null : await recaptcha.refusalOf('register', call);
    const limited = (): Reply | null =>
      limiter.check('registerByAddress', address) ?? limiter.check('register', digestOf(accountEmail(customer.email)));
    const refused = (isReplay ? null : (checked ?? limited())) ?? (await passwordRefusal(password));
    if (refused) return refused;
    // Slow on purpose, so it is done outside the transaction, and not for what is answered from what is stored.
    const hashed = isReplay ? null : await hashPassword(password);
    const mails = mailsTo(tools, store);
    let afterwards = (): void => undefined;
    // Bound to the request without its password (decision 068).
    const fingerprint = createHash('sha256')
      .update(JSON.stringify(['register', store.code, sortedKeys(customer)]))
      .digest('base64url');
    const reply = await onceByKey(database, keyed({ idempotencyKey, fingerprint }), async (queries) => {
      const passwordHash = hashed ?? (await hashPassword(password));
      const {
        reply: answer,
        made,
        taken,
      } = await register(queries, store, { customer, passwordHash }, accounts.isNeutral);
      if (made) afterwards = () => mails.welcome(made);
      if (taken) afterwards = () => mails.alreadyRegistered(taken);
      return answer;
    });
    // Only once it is sure that there is an account.
    if (reply.status === 200) afterwards();
    return reply;
  });

  serve(app, 'getProfile', {}, async (call) => {
    const customer = await customerOf(database, call);
    return isReply(customer) ? customer : success(await userToWire(database, customer));
  });

  serve(app, 'updateProfile', { body: zUpdateProfileBody }, async (call) => {
    const customer = await customerOf(database, call);
    if (isReply(customer)) return customer;
    const isOtherEmail = accountEmail(call.body.customer.email) !== customer.email;
    let isMade = false;
    const changedAt = (queries: Queries): Promise<Date | undefined> => profileChangedAt(queries, customer.id);
    const reply = await onceByKey(database, keyed(call, customer, changedAt), async (queries) => {
      const ofEmail = isOtherEmail ? limiter.check('changeEmail', String(customer.id)) : null;
      const limited = ofEmail ?? limitOfWrites(limiter, call.address);
      const answer = limited ?? (await updateProfile(queries, customer.id, call.body));
      isMade = answer.status === 200;
      return answer;
    });
    // Whoever had the account reads it, if it was somebody else who changed it.
    if (isMade && isOtherEmail) mailsTo(tools, call.store).emailChanged(customer);
    return reply;
  });
}
