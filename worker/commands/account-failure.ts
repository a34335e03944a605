import type { ShopError } from '#schemas/errors.ts';
import type { HttpFailure } from '../http/failure.ts';

const HTTP_TOO_MANY = 429;

/** What a shopper is told of a call of their account that failed: that there were too many, or else this. */
export function accountFailure(failure: HttpFailure, otherwise: ShopError): ShopError {
  const isTooMany = failure.kind === 'refused' && failure.status === HTTP_TOO_MANY;
  return isTooMany ? { code: 'tooManyRequests' } : otherwise;
}
