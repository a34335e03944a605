import type { ShopError } from '#schemas/errors.ts';
import type { HttpFailure } from '../http/failure.ts';

const HTTP_TOO_MANY = 429;

/** What a shopper is told of a call of their account that failed: that there were too many, that nobody knows whether they are a person, or else this. */
export function accountFailure(failure: HttpFailure, otherwise: ShopError): ShopError {
  if (failure.kind !== 'refused') return otherwise;
  if (failure.status === HTTP_TOO_MANY) return { code: 'tooManyRequests' };
  return failure.code.startsWith('RECAPTCHA_') ? { code: 'recaptchaNotVerified' } : otherwise;
}
