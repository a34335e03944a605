import type { StockBackend } from '#config/stock-backend.ts';
import { ANSWERED_ATTEMPTS_BEFORE_ATTENTION } from '#config/timings.ts';
import { refusal, type Reply } from '../http/reply.ts';
import { orderForProject, placedBefore, placedOrder } from './adapted-calls.ts';

/** An answer of the backend, or that there is none (502). */
type Ask = (place: string, init: RequestInit) => Promise<Response>;

/** An order as a device sent it, with what goes along to the backend. */
export interface SentOrder {
  readonly orderId: string;
  readonly order: Readonly<Record<string, unknown>>;
  readonly headers: [string, string][];
  readonly search: string;
  readonly view: StockBackend;
}

/** What is known of an order that the backend failed to take. */
interface Tried {
  /** The cart that it is placed by; `null` for one of a customer, whose cart the project looks up itself. */
  readonly cartId: string | null;
  /** How often the backend failed while it was well, in a row. */
  readonly failures: number;
  readonly failedAt: number;
  readonly isRefused: boolean;
}

/** Whatever stands between project and Magento has given up by then, and Magento is done with what it was told. */
const QUIET_MS = 60_000;
const SECOND_MS = 1000;
const KEPT_MAX = 10_000;

/**
 * Orders on their way to a backend that says of each trouble no more than 500, and places an order twice that is sent twice. One that
 * is on its way is not sent beside it, and one that the backend remembers is not sent again. One that it fails to take again and
 * again, while it is well and has its cart open, is refused: of an order that was placed the cart is closed
 * (decision 104).
 */
export class OrderCalls {
  private readonly ask: Ask;
  private readonly now: () => number;
  /** Orders on their way, by their ids. */
  private readonly placing = new Map<string, Promise<Reply | Response>>();
  private readonly tried = new Map<string, Tried>();

  constructor(ask: Ask, now: () => number) {
    this.ask = ask;
    this.now = now;
  }

  async place(sent: SentOrder): Promise<Reply | Response> {
    const { orderId } = sent;
    const under = this.placing.get(orderId) ?? this.placeAlone(sent).finally(() => this.placing.delete(orderId));
    this.placing.set(orderId, under);
    const outcome = await under;
    return outcome instanceof Response ? outcome.clone() : outcome;
  }

  private async placeAlone(sent: SentOrder): Promise<Reply | Response> {
    const known = await this.ask(`/api/sync/order/${sent.orderId}`, {});
    if (!known.ok) return known.status === 502 ? known : away();
    const remembered = await resultOf(known);
    // What is no answer of the project does not say that it never had the order.
    if (remembered === undefined) return away();
    const before = placedBefore(sent.orderId, remembered);
    if (before) return before;
    const tried = this.tried.get(sent.orderId) ?? (await this.firstTry(sent));
    if (!tried) return away();
    return (await this.verdictOn(sent, tried)) ?? this.send(sent, tried);
  }

  /** The project makes a cart for an order without one, at each try another; one of its own tells whether the order was placed. */
  private async firstTry({ order, search, headers }: SentOrder): Promise<Tried | null> {
    const untried = { failures: 0, failedAt: 0, isRefused: false };
    if (Number.parseInt(String(order['user_id'] ?? ''), 10) > 0) return { ...untried, cartId: null };
    const { cart_id: own } = order;
    if (typeof own === 'string' && own !== '') return { ...untried, cartId: own };
    const made = await this.ask(`/api/cart/create${search}`, { method: 'POST', headers });
    const cartId = made.ok ? await resultOf(made) : null;
    return typeof cartId === 'string' && cartId !== '' ? { ...untried, cartId } : null;
  }

  /** What there is to say without sending it again; `null`: nothing. */
  private async verdictOn(sent: SentOrder, tried: Tried): Promise<Reply | null> {
    if (tried.isRefused) return refused();
    if (tried.failures < ANSWERED_ATTEMPTS_BEFORE_ATTENTION) return null;
    const wait = tried.failedAt + QUIET_MS - this.now();
    if (wait > 0 && wait <= QUIET_MS) return later(wait);
    if (!(await this.isCartOpen(sent, tried))) return null;
    this.note(sent, { ...tried, isRefused: true });
    return refused();
  }

  private async send(sent: SentOrder, tried: Tried): Promise<Reply | Response> {
    const { orderId, order, headers, search, view } = sent;
    // The cart is known before the order is on its way: what is lost of it is sent again with the same one.
    this.note(sent, tried);
    const whole = tried.cartId === null ? order : { ...order, cart_id: tried.cartId };
    const body = JSON.stringify(orderForProject(whole, view));
    const answer = await this.ask(`/api/order${search}`, { method: 'POST', headers, body });
    if (answer.ok) {
      const result = await resultOf(answer);
      // Cut short, or the page of somebody in between: the order may have been placed, so it is asked for before it is sent again.
      if (result === undefined) return away();
      const outcome = placedOrder(orderId, result);
      this.tried.delete(orderId);
      return outcome;
    }
    if (answer.status === 500) {
      const isWell = await this.isCartOpen(sent, tried);
      this.note(sent, { ...tried, failures: isWell ? tried.failures + 1 : 0, failedAt: this.now() });
    }
    return answer;
  }

  /** Whether Magento is there, and has not made an order of the cart. */
  private async isCartOpen({ search, headers }: SentOrder, { cartId }: Tried): Promise<boolean> {
    if (cartId === null) return false;
    const query = new URLSearchParams(search);
    query.set('cartId', cartId);
    const answer = await this.ask(`/api/cart/pull?${query.toString()}`, { headers });
    return answer.ok && Array.isArray(await resultOf(answer));
  }

  private note({ orderId }: SentOrder, tried: Tried): void {
    // The one that was tried last comes last, and what nobody tries any more is forgotten first.
    this.tried.delete(orderId);
    this.tried.set(orderId, tried);
    const [oldest] = this.tried.keys();
    if (this.tried.size > KEPT_MAX && oldest !== undefined) this.tried.delete(oldest);
  }
}

/** What the project answered; `undefined`: this was no answer of the project. */
export async function resultOf(answer: Response): Promise<unknown> {
  return ((await answer.json().catch(() => null)) as { readonly result?: unknown } | null)?.result;
}

/** No answer of the shop: devices take it for what it is, a network without one. */
export function away(): Response {
  return new Response('The backend does not answer.', {
    status: 502,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  });
}

function refused(): Reply {
  return refusal(400, 'ORDER_INVALID', 'The backend does not take this order.');
}

function later(waitMs: number): Reply {
  return refusal(503, 'BUSY', 'The backend has failed to take this order. It is looked after once more.', {
    headers: { 'retry-after': String(Math.ceil(waitMs / SECOND_MS)) },
  });
}
