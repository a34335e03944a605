import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { RECAPTCHA_HEADER } from '#config/recaptcha.ts';

const PREFLIGHT_AGE_S = 86_400;

const readableFromAnywhere = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'DELETE'],
  allowHeaders: [
    'Content-Type',
    'Authorization',
    'Idempotency-Key',
    'If-None-Match',
    'x-vs-store-code',
    RECAPTCHA_HEADER,
  ],
  exposeHeaders: ['ETag', 'Idempotency-Replayed', 'Retry-After', 'X-VS-Cache', 'X-VS-Cache-Tags'],
  maxAge: PREFLIGHT_AGE_S,
});

/** The shop API answers cross-origin (contract: browsers). It uses no cookies, so any origin may ask. */
export const openToAllOrigins: MiddlewareHandler = (context, next) => {
  context.header('cross-origin-resource-policy', 'cross-origin');
  return readableFromAnywhere(context, next);
};
