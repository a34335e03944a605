import { SEND_DEADLINE_MS } from '#config/timings.ts';
import { fail, ok, type Result, type ShopError } from '#schemas/errors.ts';
import { zGetProfileResponse, zLoginResponse, zRegisterUserResponse } from '#schemas/api/generated/zod.gen.ts';
import type { WorkerContext } from '../context.ts';
import { callChecked } from '../http/call-checked.ts';
import type { HttpFailure } from '../http/failure.ts';
import { beginSession } from '../session/begin-session.ts';
import { endSession } from '../session/end-session.ts';
import type { Waiting } from '../session/session-record.ts';
import { accountFailure } from './account-failure.ts';
import { subscribe } from './newsletter.ts';

export interface LoginCall {
  readonly email: string;
  readonly password: string;
  /** Whether the session outlives the visit (spec 6: remember-me). */
  readonly isRemembered: boolean;
}

const HTTP_BAD_REQUEST = 400;
const HTTP_UNAUTHORIZED = 401;

/** Signs in. The password goes to the shop and nowhere else (D11). Works only with a network. */
export async function login(
  context: WorkerContext,
  { email, password, isRemembered }: LoginCall,
): Promise<Result<null>> {
  const { api } = context;
  const answer = await api.call({
    path: '/api/user/login',
    body: { username: email.trim(), password },
    shape: zLoginResponse,
    deadlineMs: SEND_DEADLINE_MS,
  });
  if (!answer.ok) return fail(loginFailure(answer.error));
  const { result: token, meta } = answer.value.value;
  const profile = await api.call({
    path: '/api/user/me',
    token,
    shape: zGetProfileResponse,
    deadlineMs: SEND_DEADLINE_MS,
  });
  if (!profile.ok) return fail({ code: 'authorizationUnexpected' });
  const { refreshToken } = meta;
  await beginSession(context, { token, refreshToken, profile: profile.value.value.result, isRemembered });
  return ok(null);
}

function loginFailure(failure: HttpFailure): ShopError {
  const isRefused = failure.kind === 'refused' && failure.status === HTTP_UNAUTHORIZED;
  return isRefused ? { code: 'signInIncorrect' } : accountFailure(failure, { code: 'authorizationUnexpected' });
}

export interface RegisterCall {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly company?: string;
  readonly taxId?: string;
  /** Whether they want the newsletter; that is a wish of its own, which waits like others. */
  readonly isSubscribed?: boolean;
}

/** Makes an account, and signs in to it. Works only with a network: a password is never kept until there is one (D11). */
export async function register(context: WorkerContext, call: RegisterCall): Promise<Result<null>> {
  const { email, password, company = '', taxId = '', isSubscribed = false } = call;
  const answer = await callChecked(context, 'register', {
    path: '/api/user/create',
    body: {
      customer: {
        email: email.trim(),
        firstname: call.firstName.trim(),
        lastname: call.lastName.trim(),
        ...(taxId && { taxvat: taxId.trim() }),
        ...(company && { company: company.trim() }),
      },
      password,
    },
    shape: zRegisterUserResponse,
    deadlineMs: SEND_DEADLINE_MS,
  });
  if (!answer.ok) return fail(registrationFailure(answer.error));
  const entered = await login(context, { email, password, isRemembered: true });
  // A shop that does not say whether an address is known has made no account, and the password is not that of the one there is.
  if (!entered.ok && entered.error.code === 'signInIncorrect') return fail({ code: 'customerExists' });
  if (entered.ok && isSubscribed) {
    // As the one who has just signed in, not as the guest who registered.
    const asOwner = { ...context, cart: { ...context.cart, owner: context.session.owner } };
    await subscribe(asOwner, { operationId: context.ports.ids.next(), email });
  }
  return entered;
}

function registrationFailure(failure: HttpFailure): ShopError {
  if (failure.kind === 'refused' && failure.code === 'EMAIL_TAKEN') return { code: 'customerExists' };
  // Only this is the shopper's to put right, and may hold up an order with which the account was wanted (decision 072).
  const isInvalid = failure.kind === 'refused' && failure.status === HTTP_BAD_REQUEST;
  return accountFailure(failure, { code: isInvalid ? 'fixValidationErrors' : 'authorizationUnexpected' });
}

export interface SignedOut {
  /** How many orders were to be given up, and were kept because the shop may have got them already (D16). */
  readonly keptOrders: number;
}

/** Signs out, also without a network. What waits to be sent is kept for the owner or given up, as they said (D13, D58). */
export async function logout(
  context: WorkerContext,
  { waiting }: { readonly waiting: Waiting },
): Promise<Result<SignedOut>> {
  const { owner } = context.cart;
  const orders = await endSession(context, (session) => session.owner === owner, waiting);
  await context.session.look();
  context.outbox.filled();
  return ok({ keptOrders: waiting === 'keep' ? 0 : orders });
}
