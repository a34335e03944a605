import { Hono } from 'hono';
import { timingSafeEqual } from 'node:crypto';
import { readJsonBody } from '../http/read-json.ts';
import type { ProviderRequest } from '../payment/provider.ts';
import { framePage } from './frame-page.ts';
import { frameScript } from './frame-script.ts';
import { frameStyle } from './frame-style.ts';
import { pay, type StandInPorts, type Try } from './pay.ts';
import { cancelOrder, changeOrder, isPayable, makeOrder, orderById, toldOrder } from './stand-in-orders.ts';

/** A try to pay is short. */
const TRY_MAX_BYTES = 8 * 1024;
const TRY_DEPTH_MAX = 3;

interface StandInParts extends StandInPorts {
  readonly origin: string;
  /** The shop's secret; without it nobody makes, reads or ends orders. */
  readonly secret: string;
}

/**
 * Plays the payment provider on its own origin, so that the shop runs whole on one machine (decisions: third parties): orders for
 * the shop, a page in a frame for the shopper. Card, wallet and pay later look and behave apart (docs/payment.md).
 */
export function createStandIn(parts: StandInParts): { handle(request: Request): Promise<Response> } {
  const { database, origin, secret, shopUrl } = parts;
  const app = new Hono();
  app.use('/merchant/*', async ({ req, json }, next) => {
    if (isSame(req.header('authorization') ?? '', `Bearer ${secret}`)) return next();
    return json({ error_code: 'UNAUTHORIZED' }, 401);
  });
  app.post('/merchant/orders', async ({ req, json }) => {
    const row = await makeOrder(database, await req.json<ProviderRequest>());
    return row ? json(toldOrder(origin, row)) : json({ error_code: 'BAD_VALUE' }, 400);
  });
  app.get('/merchant/orders/:id', async ({ req, json }) => {
    const row = await orderById(database, req.param('id'));
    return row ? json(toldOrder(origin, row)) : json({ error_code: 'NO_SUCH_ORDER' }, 404);
  });
  app.post('/merchant/orders/:id', async ({ req, json }) => {
    const id = req.param('id');
    const { order, method } = await req.json<ProviderRequest>();
    const isChanged = await changeOrder(database, id, { order, method, status: 'checkout_incomplete' });
    return isChanged
      ? json(toldOrder(origin, (await orderById(database, id))!))
      : json({ error_code: 'READ_ONLY_ORDER', error_messages: ['Resource is read-only'] }, 403);
  });
  app.post('/merchant/orders/:id/cancel', async ({ req, json }) => {
    await cancelOrder(database, req.param('id'));
    return json({});
  });
  app.get('/frame.css', () => file('text/css', frameStyle));
  app.get('/frame.js', () => file('text/javascript', frameScript(shopUrl)));
  app.get('/frame/:id', async ({ req }) => {
    const row = await orderById(database, req.param('id'));
    return new Response(framePage(row && isPayable(row) ? row : null), {
      status: row ? 200 : 404,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
  });
  app.post('/frame/:id/pay', async ({ req, json }) => {
    const body = await readJsonBody(req.raw, { maxBytes: TRY_MAX_BYTES, maxDepth: TRY_DEPTH_MAX });
    if (!body.ok || typeof body.value !== 'object' || body.value === null)
      return json({ error_code: 'BAD_VALUE' }, 400);
    return json(await pay(parts, req.param('id'), body.value as Try));
  });
  app.get('/frame/:id/state', async ({ req, json }) => {
    const row = await orderById(database, req.param('id'));
    return json({ status: row?.status ?? 'cancelled', reason: row?.reason ?? null }, row ? 200 : 404);
  });
  app.notFound(({ json }) => json({ error_code: 'NOT_FOUND' }, 404));
  // What comes in is not JSON, or not what was asked for.
  app.onError((_error, { json }) => json({ error_code: 'BAD_VALUE' }, 400));
  return {
    handle: async (request) => {
      const response = await app.fetch(request);
      for (const [name, value] of Object.entries(headersFor(shopUrl))) response.headers.set(name, value);
      return response;
    },
  };
}

/** Only the shop may frame these pages, and they run nothing but their own file. */
function headersFor(shopUrl: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      `frame-ancestors ${new URL(shopUrl).origin}`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
}

function file(type: string, text: string): Response {
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' } });
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
