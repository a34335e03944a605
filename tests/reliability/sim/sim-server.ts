import { createHash } from 'node:crypto';
import { lineKey } from '#domain/line-key.ts';
import { orderContents } from '#domain/wire/order-contents.ts';
import { shopBasics, TAX_CLASS_ID } from '#server/import/shop-basics.ts';
import { collections } from '#server/store/collections.ts';
import type { Order as WireOrder } from '#schemas/api/generated/types.gen.ts';
import { COUPONS } from './steps.ts';

interface Line {
  readonly itemId: number;
  readonly sku: string;
  qty: number;
}

interface ServerCart {
  readonly id: string;
  isOpen: boolean;
  readonly lines: Map<string, Line>;
  coupon: string | null;
}

export interface ServerOrder {
  readonly orderId: string;
  readonly key: string;
  readonly number: number;
  readonly body: string;
  readonly total: number;
  readonly coupon: string | null;
  readonly lines: readonly { readonly sku: string; readonly qty: number }[];
}

interface Ordered {
  readonly items: readonly { readonly sku: string; readonly qty: number }[];
  readonly in_doubt?: readonly {
    readonly sku: string;
    readonly key: string;
    readonly qty_if_done: number;
    readonly qty_if_not: number;
  }[];
  readonly coupon_code?: string;
}

interface Stored {
  readonly fingerprint: string;
  readonly status: number;
  readonly reply: string;
}

export interface Article {
  /** Minor units, gross. */
  price: number;
  stock: number;
  /** Counts changes of the catalogue; devices ask for what is newer. */
  changedAt: number;
}

/**
 * What the contract asks of a backend for carts and orders, as plain as it can be written: the model that the real
 * server and the devices are measured against. It never loses what it committed.
 */
export class SimServer {
  readonly articles = new Map<string, Article>();
  readonly orders: ServerOrder[] = [];
  readonly carts = new Map<string, ServerCart>();
  /** Every effect in the order of commits. */
  readonly commits: string[] = [];
  private readonly stored = new Map<string, Stored>();
  private drawn = 0;
  private changes = 0;

  /** Answers a request as a committed whole; the network may still lose the answer. */
  handle(method: string, url: URL, headers: Headers, body: string): { status: number; body: string } {
    const key = headers.get('idempotency-key');
    const fingerprint = `${method} ${url.pathname} ${url.searchParams.get('cartId') ?? ''} ${body}`;
    const known = key ? this.stored.get(key) : undefined;
    if (known) {
      if (known.fingerprint !== fingerprint) return failure(422, 'KEY_MISMATCH');
      return { status: known.status, body: known.reply };
    }
    const answer = this.carryOut(method, url, key ?? '', body);
    const isFinal = answer.status < 300 || (answer.status < 500 && ![401, 403, 409, 422, 429].includes(answer.status));
    if (key && isFinal) this.stored.set(key, { fingerprint, status: answer.status, reply: answer.body });
    return answer;
  }

  /** A price or stock changes, for devices to find out. */
  changeArticle(sku: string, change: Partial<Pick<Article, 'price' | 'stock'>>): void {
    const known = this.articles.get(sku) ?? { price: 0, stock: 0, changedAt: 0 };
    this.articles.set(sku, { ...known, ...change, changedAt: ++this.changes });
  }

  /** Another channel of the shop puts something into a cart. */
  addRemotely(id: string, sku: string): void {
    const cart = this.cart(id);
    if (!cart) return;
    const key = lineKey(sku);
    const line = cart.lines.get(key) ?? { itemId: ++this.drawn, sku, qty: 0 };
    cart.lines.set(key, { ...line, qty: line.qty + 1 });
  }

  /** Another channel of the shop sets how many pieces of an article a cart has, or takes it out; whether it was there. */
  setRemotely(id: string, sku: string, qty: number): boolean {
    const lines = this.cart(id)?.lines;
    const line = lines?.get(lineKey(sku));
    if (!line) return false;
    if (qty > 0) line.qty = qty;
    else lines!.delete(lineKey(sku));
    this.commits.push(`line ${id} ${sku} ${qty}`);
    return true;
  }

  cart(id: string): ServerCart | undefined {
    const cart = this.carts.get(id);
    return cart?.isOpen ? cart : undefined;
  }

  /** A back office that loses a cart. */
  forgetCart(id: string): void {
    this.carts.delete(id);
  }

  private carryOut(method: string, url: URL, key: string, body: string): { status: number; body: string } {
    const cartId = url.searchParams.get('cartId') ?? '';
    switch (`${method} ${url.pathname}`) {
      case 'POST /api/cart/create':
        return this.createCart();
      case 'GET /api/cart/pull':
        return this.withCart(cartId, (cart) => success(itemsOf(cart)));
      case 'GET /api/cart/totals':
        return this.withCart(cartId, (cart) => success(this.totals(cart)));
      case 'POST /api/cart/update':
        return this.withCart(cartId, (cart) => this.update(cart, JSON.parse(body).cartItem));
      case 'POST /api/cart/delete':
        return this.withCart(cartId, (cart) => this.remove(cart, JSON.parse(body).cartItem));
      case 'POST /api/cart/apply-coupon':
        return this.withCart(cartId, (cart) => this.applyCoupon(cart, url.searchParams.get('coupon') ?? ''));
      case 'POST /api/cart/delete-coupon':
        return this.withCart(cartId, (cart) => this.setCoupon(cart, null));
      case 'POST /api/cart/take-out':
        return this.withCart(cartId, (cart) => this.takeOut(cart, JSON.parse(body)));
      case 'POST /api/order':
        return this.placeOrder(key, body);
      case 'GET /api/ext/vsf-deploy-refresher/version':
        return success({ version: '1.0.0' });
      default:
        return url.pathname.startsWith('/api/sync/order/') ? this.lookUp(url) : this.catalogue(url);
    }
  }

  /** What changed since a checkpoint, of the collections that carts and orders need. */
  private catalogue(url: URL): { status: number; body: string } {
    const collection = /^\/api\/sync\/(\w+)$/.exec(url.pathname)?.[1];
    if (!collection) return failure(404, 'NOT_FOUND');
    if (collection === 'heads') return reply({ heads: this.heads() });
    const since = Number(url.searchParams.get('checkpoint') ?? -1);
    const all = collection === 'products' ? [...this.articles].map(productOf) : (basics[collection] ?? []);
    const changedAt = ({ sku }: { sku?: unknown }): number => this.articles.get(String(sku))?.changedAt ?? 0;
    const documents = all.filter((document) => changedAt(document) > since);
    return reply({
      documents: documents.map((document) => ({ ...document, _deleted: false })),
      checkpoint: String(Math.max(since, 0, ...documents.map(changedAt))),
      hasMore: false,
      total: all.length,
    });
  }

  /** Where every list ends, also those that are empty, as the real server says it. */
  private heads(): object[] {
    const newest = Math.max(0, ...[...this.articles.values()].map(({ changedAt }) => changedAt));
    const ends = collections.map((collection) => ({ collection, fields: 'all', checkpoint: '0' }));
    const ofProducts = ['list', 'all'].map((fields) => ({ collection: 'products', fields, checkpoint: `${newest}` }));
    return [...ofProducts, ...ends.filter(({ collection }) => collection !== 'products')];
  }

  private lookUp(url: URL): { status: number; body: string } {
    const orderId = /^\/api\/sync\/order\/(.+)$/.exec(url.pathname)?.[1];
    if (!orderId) return failure(404, 'NOT_FOUND');
    const order = this.orders.find((candidate) => candidate.orderId === decodeURIComponent(orderId));
    if (!order) return success(null);
    const { number } = order;
    return success({
      order_id: order.orderId,
      platform_order_id: number,
      orderNumber: String(number),
      transmited: true,
      contents_hash: contentsHash(order),
    });
  }

  private createCart(): { status: number; body: string } {
    const id = (++this.drawn).toString(16).padStart(32, '0');
    this.carts.set(id, { id, isOpen: true, lines: new Map(), coupon: null });
    this.commits.push(`cart ${id}`);
    return success(id);
  }

  private withCart(
    id: string,
    work: (cart: ServerCart) => { status: number; body: string },
  ): { status: number; body: string } {
    const cart = this.cart(id);
    return cart ? work(cart) : failure(404, 'CART_NOT_FOUND');
  }

  private update(
    cart: ServerCart,
    input: { sku: string; qty: number; item_id?: string },
  ): { status: number; body: string } {
    const known = [...cart.lines.values()].find(({ itemId, sku }) =>
      input.item_id === undefined ? sku === input.sku : String(itemId) === input.item_id,
    );
    if (input.item_id !== undefined && !known) return failure(404, 'LINE_NOT_FOUND');
    const article = this.articles.get(known?.sku ?? input.sku);
    if (!article) return failure(400, 'PRODUCT_NOT_FOUND');
    const qty = input.item_id === undefined ? (known?.qty ?? 0) + input.qty : input.qty;
    if (qty > article.stock) return failure(400, 'OUT_OF_STOCK');
    const line = known ?? { itemId: ++this.drawn, sku: input.sku, qty: 0 };
    line.qty = qty;
    cart.lines.set(lineKey(line.sku), line);
    this.commits.push(`line ${cart.id} ${line.sku} ${qty}`);
    return success(itemOf(cart, line));
  }

  private remove(cart: ServerCart, { item_id }: { item_id: string }): { status: number; body: string } {
    const line = [...cart.lines.values()].find(({ itemId }) => String(itemId) === item_id);
    if (!line) return failure(404, 'LINE_NOT_FOUND');
    cart.lines.delete(lineKey(line.sku));
    this.commits.push(`line ${cart.id} ${line.sku} 0`);
    return success(true);
  }

  private applyCoupon(cart: ServerCart, code: string): { status: number; body: string } {
    return code in COUPONS ? this.setCoupon(cart, code) : failure(404, 'COUPON_INVALID');
  }

  private setCoupon(cart: ServerCart, code: string | null): { status: number; body: string } {
    cart.coupon = code;
    this.commits.push(`coupon ${cart.id} ${code}`);
    return success(true);
  }

  private takeOut(
    cart: ServerCart,
    { items, in_doubt: doubts = [], coupon_code: code }: Ordered,
  ): { status: number; body: string } {
    if (code === cart.coupon) cart.coupon = null;
    const known = doubts.map(({ sku, key, qty_if_done: done, qty_if_not: not }) => {
      const { status } = this.stored.get(key) ?? { status: 410 };
      if (!this.stored.has(key)) this.stored.set(key, { fingerprint: '', status, reply: '' });
      return { sku, qty: status < 300 ? done : not };
    });
    for (const { sku, qty } of [...items, ...known]) {
      const line = cart.lines.get(lineKey(sku));
      if (!line) continue;
      line.qty -= qty;
      if (line.qty <= 0) cart.lines.delete(lineKey(sku));
      this.commits.push(`out ${cart.id} ${sku} ${qty}`);
    }
    return success(true);
  }

  private placeOrder(key: string, body: string): { status: number; body: string } {
    const order = JSON.parse(body) as WireOrder;
    const known = this.orders.find(({ orderId }) => orderId === order.order_id);
    if (known) return confirmation(known);
    const coupon = order.expected?.coupon_code ?? null;
    const isCouponGone = coupon !== null && !(coupon in COUPONS);
    let total = 0;
    for (const { sku, qty } of order.products) {
      const article = this.articles.get(sku);
      if (!article || qty > article.stock) return failure(400, article ? 'OUT_OF_STOCK' : 'PRODUCT_NOT_FOUND', { sku });
      total += discounted(article.price * qty, coupon);
    }
    total += DELIVERY_MINOR;
    if (order.expected && (isCouponGone || total > order.expected.grand_total)) {
      const changes = isCouponGone ? [{ kind: 'coupon' }] : [];
      return failure(400, 'QUOTE_CHANGED', { quote: { grand_total: total / 100 }, changes });
    }
    for (const { sku, qty } of order.products) this.changeArticle(sku, { stock: this.articles.get(sku)!.stock - qty });
    const placed: ServerOrder = {
      orderId: order.order_id,
      key,
      number: 100 + this.orders.length,
      body,
      total,
      coupon,
      lines: order.products.map(({ sku, qty }) => ({ sku, qty })),
    };
    this.orders.push(placed);
    this.commits.push(`order ${order.order_id}`);
    const cart = this.cart(order.cart_id);
    if (cart) cart.isOpen = false;
    return confirmation(placed);
  }

  private totals(cart: ServerCart): object {
    const rows = [...cart.lines.values()].map(({ sku, qty }) => (this.articles.get(sku)?.price ?? 0) * qty);
    const gross = sum(rows) / 100;
    const paid = sum(rows.map((row) => discounted(row, cart.coupon))) / 100;
    return {
      grand_total: paid,
      subtotal: gross / 1.25,
      subtotal_incl_tax: gross,
      discount_amount: (paid - gross) / 1.25,
      coupon_code: cart.coupon,
      tax_amount: paid - paid / 1.25,
      items: [],
      total_segments: paid === gross ? [] : [{ code: 'discount', title: 'Rabatt', value: paid - gross }],
    };
  }
}

/** The amount of a row after its coupon, minor units. */
export function discounted(rowMinor: number, coupon: string | null): number {
  return rowMinor - Math.round((rowMinor * (COUPONS[coupon ?? ''] ?? 0)) / 100);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** What delivery costs in the simulation, minor units. */
export const DELIVERY_MINOR = 59_000;

function itemsOf(cart: ServerCart): object[] {
  return [...cart.lines.values()].map((line) => itemOf(cart, line));
}

function itemOf(cart: ServerCart, { itemId, sku, qty }: Line): object {
  return { item_id: itemId, sku, qty, quote_id: cart.id };
}

function contentsHash({ body }: ServerOrder): string {
  const contents = orderContents(JSON.parse(body) as WireOrder);
  return createHash('sha256').update(contents).digest('hex');
}

function confirmation(order: ServerOrder): { status: number; body: string } {
  const { orderId, number } = order;
  return success({
    order_id: orderId,
    backendOrderId: number,
    magentoOrderId: number,
    orderNumber: String(number),
    transferedAt: '2026-06-01T08:00:00.000Z',
    contents_hash: contentsHash(order),
  });
}

const basics = shopBasics() as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

function productOf([sku, { price, stock }]: [string, Article]): Readonly<Record<string, unknown>> {
  return {
    id: sku.charCodeAt(0),
    sku,
    name: `Artikkel ${sku}`,
    type_id: 'simple',
    status: 1,
    visibility: 4,
    tax_class_id: TAX_CLASS_ID,
    slug: sku.toLowerCase(),
    url_path: `stue/${sku.toLowerCase()}`,
    created_at: '2026-01-01 00:00:00',
    category_ids: [3],
    price_incl_tax: price / 100,
    original_price_incl_tax: price / 100,
    stock: { is_in_stock: stock > 0, qty: stock, manage_stock: true },
  };
}

function reply(body: unknown): { status: number; body: string } {
  return { status: 200, body: JSON.stringify(body) };
}

function success(result: unknown): { status: number; body: string } {
  return { status: 200, body: JSON.stringify({ code: 200, result }) };
}

function failure(status: number, code: string, extra: object = {}): { status: number; body: string } {
  return { status, body: JSON.stringify({ code: status, result: { code, message: code, ...extra } }) };
}
