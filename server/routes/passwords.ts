import type { Hono } from 'hono';
import { zChangePasswordBody, zCreatePasswordBody, zResetPasswordBody } from '#schemas/api/generated/zod.gen.ts';
import { mailsTo } from '../account/account-mails.ts';
import { accountRefusal } from '../account/account-refusal.ts';
import { customerOf, isReply } from '../account/caller.ts';
import { accountEmail, customerByEmail } from '../account/customers.ts';
import { changePassword, createPassword, newResetToken } from '../account/password-change.ts';
import { digestOf } from '../account/tokens.ts';
import { failureFacts } from '../failure-facts.ts';
import { serve } from '../http/contract-route.ts';
import { success } from '../http/reply.ts';
import { inTransaction } from '../store/transaction.ts';
import type { RouteTools } from './route-tools.ts';

/** Forgotten and changed passwords (contract: user family). */
export function passwordRoutes(app: Hono, tools: RouteTools): void {
  const { database, limiter, accounts, recaptcha } = tools;

  serve(app, 'resetPassword', { body: zResetPasswordBody }, async (call) => {
    const { body, store, address } = call;
    const refused = await recaptcha.refusalOf('resetPassword', call);
    if (refused) return refused;
    const email = accountEmail(body.email);
    // Counted before it is known whether there is such an account; an address that is refused locks nobody's account.
    const limited = limiter.check('resetPasswordByAddress', address) ?? limiter.check('resetPassword', digestOf(email));
    if (limited) return limited;
    const customer = await customerByEmail(database, email);
    if (!customer && !accounts.isNeutral) {
      return accountRefusal(404, 'NOT_FOUND', 'No account has this e-mail address.');
    }
    if (customer) {
      const isMailed = inTransaction(database, (queries) => newResetToken(queries, customer))
        .then((token) => token && mailsTo(tools, store).resetPassword(customer, token))
        .catch((error: unknown) => tools.logger.error(failureFacts(error), 'a link for a new password was not made'));
      // Not waited for: the answer to an unknown e-mail comes as fast.
      void tools.mailer.follow(isMailed);
    }
    return success(true);
  });

  serve(app, 'createPassword', { body: zCreatePasswordBody }, async ({ body, store, address }) => {
    const limited = limiter.check('createPassword', address);
    if (limited) return limited;
    const { reply, changed } = await createPassword(database, body);
    if (changed) mailsTo(tools, store).passwordChanged(changed);
    return reply;
  });

  serve(app, 'changePassword', { body: zChangePasswordBody }, async ({ body, store, token }) => {
    const customer = await customerOf(database, { token });
    if (isReply(customer)) return customer;
    const limited = limiter.check('changePassword', String(customer.id));
    if (limited) return limited;
    const { reply, changed } = await changePassword(database, customer, body);
    if (changed) mailsTo(tools, store).passwordChanged(changed);
    return reply;
  });
}
