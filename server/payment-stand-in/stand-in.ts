import { Hono } from 'hono';
import { timingSafeEqual } from 'node:crypto';
import { readJsonBody } from '../http/read-json.ts';
import type { ProviderRequest } from '../payment/provider.ts';
import { optionOf } from './delivery.ts';
import { framePage } from './frame-page.ts';
import { frameScript } from './frame-script.ts';
import { frameStyle } from './frame-style.ts';
import { frameState } from './frame-state.ts';
import { isBeingPaid, pay, type StandInPorts, type Try } from './pay.ts';
import {
  cancelOrder,
  changeOrder,
  isPayable,
  makeOrder,
  orderById,
  selectDelivery,
  toldOrder,
  withLaterChoice,
} from './stand-in-orders.ts';

/** What a frame sends is short. */
const FRAME_BOUNDS = { maxBytes: 8 * 1024, maxDepth: 3 };

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
  const app = new Hono();
  merchantRoutes(app, parts);
  frameRoutes(app, parts);
  app.notFound(({ json }) => json({ error_code: 'NOT_FOUND' }, 404));
  // What comes in is not JSON, or not what was asked for.
  app.onError((_error, { json }) => json({ error_code: 'BAD_VALUE' }, 400));
  return {
    handle: async (request) => {
      const response = await app.fetch(request);
      for (const [name, value] of Object.entries(headersFor(parts.shopUrl))) response.headers.set(name, value);
      return response;
    },
  };
}

/** Orders, for the shop alone. */
function merchantRoutes(app: Hono, { database, origin, secret }: StandInParts): void {
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
    const { order, method, counted } = await req.json<ProviderRequest>();
    const change = { order: counted === undefined ? order : withLaterChoice(order, counted), method };
    const isChanged = await changeOrder(database, id, { ...change, status: 'checkout_incomplete' });
    return isChanged
      ? json(toldOrder(origin, (await orderById(database, id))!))
      : json({ error_code: 'READ_ONLY_ORDER', error_messages: ['Resource is read-only'] }, 403);
  });
  app.post('/merchant/orders/:id/cancel', async ({ req, json }) => {
    await cancelOrder(database, req.param('id'));
    return json({});
  });
}

/** An order as its frame shows, changes and pays it. */
function frameRoutes(app: Hono, parts: StandInParts): void {
  const { database, shopUrl } = parts;
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
    const tried = await sentBy(req.raw);
    return tried ? json(await pay(parts, req.param('id'), tried as Try)) : json({ error_code: 'BAD_VALUE' }, 400);
  });
  app.post('/frame/:id/delivery', async ({ req, json }) => {
    const id = req.param('id');
    const row = await orderById(database, id);
    if (!row || !isPayable(row) || isBeingPaid(id)) return json({ error_code: 'READ_ONLY_ORDER' }, 403);
    const sent = await sentBy(req.raw);
    const option = sent && optionOf(row.order, (sent as { readonly id?: unknown }).id);
    if (!option) return json({ error_code: 'BAD_VALUE' }, 400);
    const isChosen = await selectDelivery(database, id, option);
    return isChosen ? json({}) : json({ error_code: 'READ_ONLY_ORDER' }, 403);
  });
  app.get('/frame/:id/state', async ({ req, json }) => {
    const row = await orderById(database, req.param('id'));
    return json(row ? frameState(row) : { status: 'cancelled', reason: null }, row ? 200 : 404);
  });
}

/** What a frame sent; `null` where that is no object, or none that is small enough. */
async function sentBy(request: Request): Promise<object | null> {
  const body = await readJsonBody(request, FRAME_BOUNDS);
  return body.ok && typeof body.value === 'object' ? body.value : null;
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
