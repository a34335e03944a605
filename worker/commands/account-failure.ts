import type { ShopError } from '#schemas/errors.ts';
import type { HttpFailure } from '../http/failure.ts';

const HTTP_TOO_MANY = 429;
const HTTP_SERVER_ERROR = 500;

/** What a shopper is told of a call of their account that failed: that there were too many, that the shop has a problem, or this. */
export function accountFailure(failure: HttpFailure, otherwise: ShopError): ShopError {
  if (failure.kind !== 'refused') return otherwise;
  if (failure.status === HTTP_TOO_MANY) return { code: 'tooManyRequests' };
  return failure.status >= HTTP_SERVER_ERROR ? { code: 'internalServerError' } : otherwise;
}
