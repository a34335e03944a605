import { Carts } from './carts.ts';
import { answered, answerSearch } from './catalogue-search.ts';
import type { IndexDocument } from './documents.ts';
import { bodyOf, envelope, noRoute } from './envelope.ts';
import { orderFault } from './order-fault.ts';
import { type StockSettings, stockDefaults } from './stock-settings.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const PICTURE_SIDE_MAX = 1024;

/**
 * A vue-storefront-api 1.12 as it is installed, without extensions: what it answers was learnt from its sources, with
 * its mistakes, and what it does not know it refuses.
 */
export class StockBackend {
  /** What was asked, with the query, the oldest first. */
  readonly asked: string[] = [];
  /** Orders that were placed, as they came. */
  readonly orders: Readonly<Record<string, unknown>>[] = [];
  /** The coupon of the cart of each of them. */
  readonly coupons: (string | null)[] = [];
  /** What the requests had in their headers. */
  readonly headers: Headers[] = [];
  settings: StockSettings;
  /** Answers of extensions, or of a day on which something is wrong, by the beginning of their addresses. */
  private readonly instead = new Map<string, (request: Request) => Response | Promise<Response>>();
  private readonly carts = new Carts();

  constructor(settings: Partial<StockSettings> = {}) {
    this.settings = { ...stockDefaults, ...settings };
  }

  /** Changes what an operator may change while it runs. */
  set(settings: Partial<StockSettings>): void {
    this.settings = { ...this.settings, ...settings };
  }

  /** Answers what begins so in another way. */
  answerInstead(path: string, answer: (request: Request) => Response | Promise<Response>): void {
    this.instead.set(path, answer);
  }

  /** Answers everything itself again. */
  answerAsEver(): void {
    this.instead.clear();
  }

  /** Takes an order as ever, whatever is answered instead. */
  async take(request: Request): Promise<Response> {
    return this.order(await bodyOf(request));
  }

  /** What was asked of an address that begins so. */
  requests(path: string): string[] {
    return this.asked.filter((each) => each.startsWith(path));
  }

  readonly answer = async (request: Request): Promise<Response> => {
    const { pathname, search, searchParams: query } = new URL(request.url);
    this.asked.push(`${pathname}${decodeURIComponent(search)}`);
    this.headers.push(request.headers);
    const [, instead] = [...this.instead].find(([path]) => `${pathname}${search}`.startsWith(path)) ?? [];
    if (instead) return instead(request);
    if (pathname.startsWith('/img/')) return picture(pathname);
    if (pathname === '/api' || pathname === '/api/') return Response.json({ version: '1.12.5' });
    if (pathname.startsWith('/api/catalog/')) return answerSearch(request, this.settings);
    const body = request.method === 'POST' ? await bodyOf(request) : {};
    return this.call(`${request.method} ${pathname}`, query, body) ?? noRoute(request);
  };

  private call(call: string, query: URLSearchParams, body: Readonly<Record<string, unknown>>): Response | null {
    const cart = /^(?:GET|POST) \/api\/cart\/([\w-]+)$/.exec(call)?.[1];
    if (cart !== undefined) return this.carts.answer(cart, query, body);
    switch (call) {
      case 'GET /api/stock/list':
        return this.stockList(query.get('skus'));
      case 'GET /api/stock/check':
        return this.stockCheck(query.get('sku'));
      case 'GET /api/product/render-list':
        return this.renderList(query.get('skus'));
      case 'POST /api/url/map':
        return this.map(body['url']);
      case 'POST /api/order':
        return this.order(body);
      default:
        return call.startsWith('GET /api/sync/order/') ? this.lookUp(call.split('/').at(-1)!) : null;
    }
  }

  private stockList(skus: string | null): Response {
    if (!skus) return envelope('skus parameter is required', 500);
    const rows = skus.split(',').map((sku) => this.article(sku)?.['stock']);
    // One that is not known fails all.
    return rows.every(Boolean) ? envelope(rows) : envelope("The Product doesn't exist.", 404);
  }

  private stockCheck(sku: string | null): Response {
    if (!sku) return envelope('sku parameter is required', 500);
    const stock = this.article(sku)?.['stock'];
    return stock ? envelope(stock) : envelope({ code: 404, errorMessage: "The Product doesn't exist." }, 500);
  }

  private renderList(skus: string | null): Response {
    if (!skus) return envelope('skus parameter is required', 500);
    const items = skus.split(',').flatMap((sku) => {
      const article = this.article(sku);
      if (!article) return [];
      const {
        price_incl_tax: final,
        original_price_incl_tax: regular,
        price,
        original_price: net,
      } = answered(article, this.settings, false);
      const adjustments = { final_price: price, regular_price: net };
      return [
        {
          id: article['id'],
          name: article['name'],
          type: 'simple',
          price_info: {
            final_price: final,
            regular_price: regular,
            extension_attributes: { tax_adjustments: adjustments },
          },
          sgn: 'signed',
        },
      ];
    });
    return envelope({ items });
  }

  /** A bare hit of the engine for a field that is exactly this text; `null` for nothing. */
  private map(url: unknown): Response {
    if (!url) return envelope('Missing url', 500);
    const { contents } = this.settings;
    for (const type of ['product', 'category', 'cms_page'] as const) {
      const found = contents[type].find(({ url_path: path, identifier }) => path === url || identifier === url);
      if (!found) continue;
      const source = type === 'product' ? answered(found, this.settings, false) : found;
      return Response.json({
        _index: `${this.settings.index}_${type}_1`,
        _type: type,
        _id: String(found['id']),
        _score: 0,
        _source: source,
      });
    }
    return Response.json(null);
  }

  /** The schema is published; the project itself forgets to look at it, so this is stricter. */
  private order(body: Readonly<Record<string, unknown>>): Response {
    const fault = orderFault(body);
    if (fault !== null) return envelope(fault, 400);
    this.orders.push(body);
    this.coupons.push(this.carts.couponOf(String(body['cart_id'])));
    this.carts.close(body['cart_id']);
    const number = String(this.orders.length).padStart(9, '0');
    return envelope({ magentoOrderId: number, orderNumber: number, backendOrderId: number, transferedAt: new Date(0) });
  }

  private lookUp(orderId: string): Response {
    const at = this.orders.findIndex((order) => order['order_id'] === orderId);
    if (at < 0) return envelope(null);
    return envelope({ platform_order_id: String(at + 1), transmited: true, platform: 'magento2', order: null });
  }

  private article(sku: string): IndexDocument | undefined {
    const { product } = this.settings.contents;
    const children = product.flatMap((each) => (each['configurable_children'] ?? []) as IndexDocument[]);
    return [...product, ...children].find((each) => each['sku'] === sku);
  }
}

function picture(pathname: string): Response {
  const [, , width, height, action, ...path] = pathname.split('/');
  const isAsked =
    /^\d+$/.test(width ?? '') && /^\d+$/.test(height ?? '') && ['fit', 'resize', 'identify'].includes(action ?? '');
  if (!isAsked || path.length === 0)
    return envelope('Please provide following parameters: /img/<type>/<width>/<height>/<action>', 400);
  if (Math.max(Number(width), Number(height)) > PICTURE_SIDE_MAX)
    return envelope(`Width and height must have a value between 0 and ${PICTURE_SIDE_MAX}`, 400);
  return new Response(new Uint8Array(PICTURE), {
    headers: { 'content-type': 'image/png', 'cache-control': 'max-age=31557600' },
  });
}
