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

/** Chooses a password with the token of the e-mail, and signs in with it (spec 6: login after password creation). */
export async function create(
  context: WorkerContext,
  { email, resetToken, newPassword }: CreatePasswordCall,
): Promise<Result<null>> {
  const answer = await context.api.call({
    path: '/api/user/create-password',
    body: { email: email.trim(), resetToken, newPassword },
    shape: zCreatePasswordResponse,
    deadlineMs: SEND_DEADLINE_MS,
  });
  if (answer.ok) return login(context, { email, password: newPassword, isRemembered: true });
  if (answer.error.kind !== 'refused') return fail({ code: 'resetPasswordOffline' });
  return fail(accountFailure(answer.error, { code: 'passwordTokenMismatched' }));
}

export interface ChangePasswordCall {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the password of who is signed in. That ends every session of theirs, so this one is begun anew. Where no answer comes,
 * whether it can be begun with the new password tells that it was changed; nothing else tells that it was not.
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
  if (!answer.ok && answer.error.kind === 'refused')
    return fail(accountFailure(answer.error, { code: 'passwordChangeFailed' }));
  // Read anew: the shop may have taken another e-mail a moment ago.
  const record = await ports.store.look((box) => box.session);
  const entered = record && (await login(context, { ...record, password: newPassword }));
  if (!answer.ok && !entered?.ok) return fail({ code: 'passwordChangeUnknown' });
  return entered ?? ok(null);
}
