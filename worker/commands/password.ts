import { SEND_DEADLINE_MS } from '#config/timings.ts';
import { fail, ok, type Result, type ShopError } from '#schemas/errors.ts';
import {
  zChangePasswordResponse,
  zCreatePasswordResponse,
  zResetPasswordResponse,
} from '#schemas/api/generated/zod.gen.ts';
import type { WorkerContext } from '../context.ts';
import { callChecked } from '../http/call-checked.ts';
import type { HttpFailure } from '../http/failure.ts';
import { callAs } from '../session/call-as.ts';
import { accountFailure } from './account-failure.ts';
import { login } from './session.ts';

const HTTP_NOT_FOUND = 404;
const HTTP_SERVER_ERROR = 500;

/** Whether a password may have been changed all the same: no answer came, or the shop failed, maybe after it. */
function isUnsure(failure: HttpFailure): boolean {
  return failure.kind !== 'refused' || failure.status >= HTTP_SERVER_ERROR;
}

/** Asks for the e-mail with which a password can be chosen anew. Works only with a network. */
export async function request(context: WorkerContext, { email }: { readonly email: string }): Promise<Result<null>> {
  const answer = await callChecked(context, 'resetPassword', {
    path: '/api/user/reset-password',
    body: { email: email.trim() },
    shape: zResetPasswordResponse,
    deadlineMs: SEND_DEADLINE_MS,
  });
  return answer.ok ? ok(null) : fail(resetFailure(answer.error));
}

function resetFailure(failure: HttpFailure): ShopError {
  if (failure.kind !== 'refused') return { code: 'resetPasswordOffline' };
  const isUnknown = failure.status === HTTP_NOT_FOUND;
  return accountFailure(failure, { code: isUnknown ? 'emailDoesNotExist' : 'resetEmailFailed' });
}

export interface CreatePasswordCall {
  readonly email: string;
  readonly resetToken: string;
  readonly newPassword: string;
}

/**
 * Chooses a password with the token of the e-mail, and signs in with it (spec 6: login after password creation). A token counts once:
 * where the answer to it was lost, it is refused when it comes again, and whether the new password signs in tells that it was chosen.
 */
export async function create(
  context: WorkerContext,
  { email, resetToken, newPassword }: CreatePasswordCall,
): Promise<Result<null>> {
  if (!context.connection.isOnline) return fail({ code: 'resetPasswordOffline' });
  const answer = await context.api.call({
    path: '/api/user/create-password',
    body: { email: email.trim(), resetToken, newPassword },
    shape: zCreatePasswordResponse,
    deadlineMs: SEND_DEADLINE_MS,
  });
  const failure = answer.ok ? null : answer.error;
  const isSpent = failure?.kind === 'refused' && failure.code === 'TOKEN_INVALID';
  if (failure && !isUnsure(failure) && !isSpent)
    return fail(accountFailure(failure, { code: 'passwordTokenMismatched' }));
  const entered = await login(context, { email, password: newPassword, isRemembered: true });
  // What was chosen is chosen, whether the shop answers the sign-in or not.
  if (!failure || entered.ok) return ok(null);
  const isOther = isSpent && entered.error.code === 'signInIncorrect';
  return fail({ code: isOther ? 'passwordTokenMismatched' : 'passwordChangeUnknown' });
}

export interface ChangePasswordCall {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the password of who is signed in. That ends every session of theirs, so this one is begun anew. Where no answer comes, or
 * the shop fails, whether it can be begun with the new password tells that it was changed; nothing else tells that it was not.
 */
export async function change(
  context: WorkerContext,
  { currentPassword, newPassword }: ChangePasswordCall,
): Promise<Result<null>> {
  const { cart, connection, ports } = context;
  if (!connection.isOnline) return fail({ code: 'changePasswordOffline' });
  const answer = await callAs(context, cart.owner, {
    path: '/api/user/change-password',
    body: { currentPassword, newPassword },
    shape: zChangePasswordResponse,
    deadlineMs: SEND_DEADLINE_MS,
  });
  if (!answer.ok && !isUnsure(answer.error))
    return fail(accountFailure(answer.error, { code: 'passwordChangeFailed' }));
  // Read anew: the shop may have taken another e-mail a moment ago.
  const record = await ports.store.look((box) => box.session);
  const entered = record && (await login(context, { ...record, password: newPassword }));
  // What is changed is changed: without a sign-in they are asked for one.
  return answer.ok || entered?.ok ? ok(null) : fail({ code: 'passwordChangeUnknown' });
}
