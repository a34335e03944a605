/** The shop API answers cross-origin (contract: browsers). It uses no cookies, so any origin may ask. */
const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Idempotency-Replayed, Retry-After, X-VS-Cache, X-VS-Cache-Tags',
  'cross-origin-resource-policy': 'cross-origin',
};

const PREFLIGHT_AGE_S = 86_400;

/** Marks an answer of the API as readable from any origin. */
export function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value);
  return response;
}

/** The answer to a browser that asks before it calls. */
export function preflight(): Response {
  return withCors(
    new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': 'Content-Type, Authorization, Idempotency-Key, If-None-Match, x-vs-store-code',
        'access-control-max-age': String(PREFLIGHT_AGE_S),
      },
    }),
  );
}
