import type { Context, Hono } from 'hono';
import type { StockBackend } from '#config/stock-backend.ts';
import { fieldsOf, lineForProject, missingOf, nameWho, rememberedOrder, resultOf } from './adapted-calls.ts';
import { away, OrderCalls, PATIENCE_MS } from './order-calls.ts';
import type { StockShop } from './stock-shop.ts';
import { BODY_DEPTH_MAX, parseJson, readBytes } from '../http/read-json.ts';
import { limitOfWrites, type Limiter } from '../http/rate-limit.ts';
import { busy, refusal, type Reply, toResponse } from '../http/reply.ts';
import { widthOf } from '../media/photo-shelf.ts';
import type { Logger } from '../logger.ts';
import type { Queries } from '../store/database.ts';
import { storedOrderNotes } from '../store/stock-order-notes.ts';

interface ProxyTools {
  readonly database: Queries;
  readonly shop: StockShop;
  readonly limiter: Limiter;
  readonly logger: Pick<Logger, 'error'>;
  /** Of this storefront, which devices learn with the version of the backend. */
  readonly version: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly now?: () => number;
}

/** What the project itself takes, and some more for shops that let it take more. */
const BODY_MAX_BYTES = 256 * 1024;
const ANSWER_MAX_BYTES = 64_000_000;
const UNDER_WAY_MAX = 256;
/** The largest picture that the project makes. */
const PICTURE_SIDE_MAX = 1024;

/** What of a shopper's request is the backend's business: no cookies, no address, no page that it came from. */
const askedHeaders = ['accept', 'authorization', 'content-type'] as const;
const answeredHeaders = [
  'content-type',
  'cache-control',
  'etag',
  'retry-after',
  'x-vs-cache',
  'x-vs-cache-tags',
] as const;

const SIZED = /^\/img\/(\d{1,4})\/(\d{1,4})\/(?:resize|fit)\/[\w./%-]+$/;
const PICTURE = /^\/media\/[\w./%-]+$/;

/** Calls and pictures of a stock backend, at the shop's own address; nothing else of it, and nobody else's, can be reached so. */
export function proxyRoutes(app: Hono, tools: ProxyTools): void {
  const backend = new Backend(tools);
  for (const path of ['/api', '/api/']) app.get(path, () => backend.letIn(() => backend.versions()));
  app.on(['GET', 'POST', 'DELETE'], '/api/*', (context) => backend.call(context));
  app.get('/img/*', ({ req }) => {
    const { pathname } = new URL(req.url);
    return SIZED.test(pathname) ? backend.picture(pathname) : noPicture();
  });
  app.get('/media/*', ({ req }) => {
    const [{ pathname }, width] = [new URL(req.url), widthOf(req.query('w'))];
    if (width === 'unknown') return toResponse(refusal(400, 'QUERY_INVALID', 'Pictures do not come in this width.'));
    const side = Math.min(width ?? PICTURE_SIDE_MAX, PICTURE_SIDE_MAX);
    return PICTURE.test(pathname)
      ? backend.picture(`/img/${side}/${side}/resize${pathname.slice('/media'.length)}`)
      : noPicture();
  });
}

function noCoupon(): Reply {
  return refusal(404, 'COUPON_INVALID', 'The coupon code is incorrect.');
}

function noPicture(): Response {
  return toResponse(refusal(404, 'NOT_FOUND', 'There is no such picture.'));
}

class Backend {
  private readonly tools: ProxyTools;
  private underWay = 0;
  private readonly orders: OrderCalls;

  constructor(tools: ProxyTools) {
    this.tools = tools;
    const ask = (place: string, init: RequestInit): Promise<Response> => this.ask(place, init);
    const { database, logger, now = () => Date.now() } = tools;
    this.orders = new OrderCalls({ ask, notes: storedOrderNotes(database), now, logger });
  }

  /**
   * Does what was asked for unless too much is under way. An order is let in or not as a whole: one that is noted as on its way is sent.
   */
  async letIn(work: () => Promise<Response>): Promise<Response> {
    if (this.underWay >= UNDER_WAY_MAX) return toResponse(busy());
    this.underWay++;
    try {
      return await work();
    } finally {
      this.underWay--;
    }
  }

  /** The version of the project, and beside it that of this shop, by which devices notice a new one (D49). */
  async versions(): Promise<Response> {
    const answer = await this.ask('/api/', {});
    const { version } = (await answer.json().catch(() => ({}))) as { readonly version?: unknown };
    if (typeof version !== 'string') return away();
    return Response.json(
      { version, result: { version: this.tools.version } },
      { headers: { 'cache-control': 'no-store' } },
    );
  }

  async call({ req, env }: Context): Promise<Response> {
    const { method } = req;
    const url = new URL(req.url);
    const isSearch = url.pathname.endsWith('/_search');
    if (method !== 'GET' && !isSearch) {
      const limited = limitOfWrites(this.tools.limiter, (env as { address: string }).address);
      if (limited) return toResponse(limited);
    }
    const bytes = method === 'GET' ? undefined : await readBytes(req.raw, BODY_MAX_BYTES).catch(() => undefined);
    if (bytes === null)
      return toResponse(refusal(413, 'VALIDATION', `The body is larger than ${BODY_MAX_BYTES} bytes.`));
    const headers = askedHeaders.flatMap((name) => {
      const value = req.header(name);
      return value === undefined ? [] : [[name, value] as [string, string]];
    });
    const view = this.tools.shop.views[url.searchParams.get('storeCode') ?? ''];
    this.nameStore(url.searchParams, view, isSearch);
    nameWho(url, req.header('authorization'));
    if (method === 'POST' && url.pathname === '/api/order')
      return this.letIn(() => this.order(bytes, headers, url.search, view));
    const body = bytes && url.pathname === '/api/cart/update' ? lineForProject(bytes) : bytes;
    return this.letIn(() => this.passOn(url, { method, headers, ...(body ? { body } : {}) }));
  }

  private async passOn({ pathname, search }: URL, sent: RequestInit): Promise<Response> {
    const answer = await this.ask(`${pathname}${search}`, sent);
    // The project has a search of every index, so this is said by something before it.
    if (answer.status === 404) return pathname.endsWith('/_search') ? away() : this.missing(pathname, search, sent);
    const orderId = /^\/api\/sync\/order\/([\w-]+)$/.exec(pathname)?.[1];
    if (orderId === undefined || !answer.ok) return answer;
    const remembered = await resultOf(answer);
    return remembered === undefined ? away() : toResponse(rememberedOrder(orderId, remembered));
  }

  /** Magento says the same of a code that is none as of a cart that is not there. */
  private async missing(pathname: string, search: string, { headers = {} }: RequestInit): Promise<Response> {
    const isOfCoupon = pathname === '/api/cart/apply-coupon';
    const cart = isOfCoupon ? await this.ask(`/api/cart/pull${search}`, { headers }) : null;
    if (cart && !cart.ok && cart.status !== 404) return cart;
    return toResponse(cart?.ok ? noCoupon() : missingOf(pathname));
  }

  /** An order of a store view, by its id. */
  private async order(
    bytes: Uint8Array | undefined,
    headers: [string, string][],
    search: string,
    view: StockBackend | undefined,
  ): Promise<Response> {
    const read = parseJson(new TextDecoder().decode(bytes), BODY_DEPTH_MAX);
    if (!read.ok) return toResponse(read.reply);
    const order = fieldsOf(read.value);
    const { order_id: orderId } = order;
    if (typeof orderId !== 'string' || !/^[\w-]{1,100}$/.test(orderId) || !view)
      return toResponse(refusal(400, 'ORDER_INVALID', 'An order has an id, and is of a store view.'));
    const outcome = await this.orders.place({ orderId, order, headers, search, view });
    return outcome instanceof Response ? outcome : toResponse(outcome);
  }

  async picture(path: string): Promise<Response> {
    const answer = await this.letIn(() => this.ask(path, {}));
    const isPicture = answer.ok && (answer.headers.get('content-type') ?? '').startsWith('image/');
    return isPicture || answer.status >= 500 ? answer : noPicture();
  }

  /** The backend has its own names of stores; its engine refuses any. */
  private nameStore(query: URLSearchParams, view: StockBackend | undefined, isSearch: boolean): void {
    if (isSearch || !view?.storeCode) query.delete('storeCode');
    else query.set('storeCode', view.storeCode);
  }

  private async ask(place: string, init: RequestInit): Promise<Response> {
    const { shop, fetch = globalThis.fetch } = this.tools;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(new Request(`${shop.url}${place}`, { ...init, signal, redirect: 'manual' }));
      if (answer.status >= 300 && answer.status < 400) return away();
      const headers = answeredHeaders.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as [string, string]];
      });
      return new Response(answer.body?.pipeThrough(bounded()) ?? null, { status: answer.status, headers });
    } catch {
      return away();
    }
  }
}

function bounded(): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > ANSWER_MAX_BYTES) controller.error(new Error('the answer is too long'));
      else controller.enqueue(chunk);
    },
  });
}
