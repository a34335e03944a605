import type { StockBackend } from '#config/stock-backend.ts';
import { ANSWERED_ATTEMPTS_BEFORE_ATTENTION } from '#config/timings.ts';
import { failureFacts } from '../failure-facts.ts';
import { refusal, type Reply } from '../http/reply.ts';
import type { Logger } from '../logger.ts';
import type { OrderNote, OrderNotes } from '../store/stock-order-notes.ts';
import { fieldsOf, nameWho, orderForProject, placedBefore, placedOrder, resultOf } from './adapted-calls.ts';
import { couponFault, type OrderCart } from './order-coupon.ts';

interface OrderTools {
  /** An answer of the backend, or that there is none (502), which is known after `PATIENCE_MS`. */
  readonly ask: (place: string, init: RequestInit) => Promise<Response>;
  readonly notes: OrderNotes;
  readonly now: () => number;
  readonly logger: Pick<Logger, 'error'>;
}

/** An order as a device sent it, with what goes along to the backend. */
export interface SentOrder {
  readonly orderId: string;
  readonly order: Readonly<Record<string, unknown>>;
  readonly headers: [string, string][];
  readonly search: string;
  readonly view: StockBackend;
}

/** How long the backend is waited for: longer than the slowest call of the project, which places an order in Magento. */
export const PATIENCE_MS = 60_000;
/** From when nothing came back: whatever stands between project and Magento has given up by then, and Magento is done with what it was told. */
const QUIET_MS = 60_000;
/** A note of what is on its way lies ahead by our patience, and clocks of two servers differ. One from further ahead is of a clock that was wrong, and holds nothing up. */
const AHEAD_MAX_MS = PATIENCE_MS + 60_000;
const SECOND_MS = 1000;
const FAILED = 500;

/**
 * Orders on their way to a backend that says of each trouble no more than 500, and places an order twice that is sent twice. One that
 * is on its way is not sent beside it, by whichever server of the shop, and one that is known to be placed is not sent again. One of
 * which nothing came back is left alone for a minute from then, and sent again while its cart is open: of an order that was placed the
 * cart is closed. One that the backend fails to take again and again, while it is well and has its cart open, is refused (decision 104).
 */
export class OrderCalls {
  private readonly tools: OrderTools;
  /** Orders on their way from here, by their ids: who asks once more gets the same answer. */
  private readonly placing = new Map<string, Promise<Reply | Response>>();
  /** Notes that could not be written. */
  private unwritten: Parameters<OrderNotes['replace']>[] = [];

  constructor(tools: OrderTools) {
    this.tools = tools;
  }

  async place(sent: SentOrder): Promise<Reply | Response> {
    const { orderId } = sent;
    const under = this.placing.get(orderId) ?? this.placeAlone(sent).finally(() => this.placing.delete(orderId));
    this.placing.set(orderId, under);
    const outcome = await under;
    return outcome instanceof Response ? outcome.clone() : outcome;
  }

  private async placeAlone(sent: SentOrder): Promise<Reply | Response> {
    await this.writeUnwritten();
    const noted = await this.tools.notes.get(sent.orderId);
    if (noted?.outcome) return noted.outcome;
    const known = await this.tools.ask(`/api/sync/order/${sent.orderId}`, {});
    if (!known.ok) return known.status === 502 ? known : away();
    const remembered = await resultOf(known);
    // What is no answer of the project does not say that it never had the order.
    if (remembered === undefined) return away();
    const before = placedBefore(sent.orderId, remembered);
    if (before) return before;
    const verdict = noted && (await this.verdictOn(sent, noted));
    if (verdict) return verdict;
    const cartId = noted ? noted.cartId : await this.cartOf(sent);
    return cartId === undefined ? away() : this.send(sent, noted, cartId);
  }

  /**
   * The cart of an order that nobody tried yet. The project makes one for an order without, at each try another; one of its own tells
   * whether the order was placed. `null` for the order of a customer; `undefined` when there is none to be had.
   */
  private async cartOf(sent: SentOrder): Promise<string | null | undefined> {
    const { user_id: customer, cart_id: own } = sent.order;
    if (Number.parseInt(String(customer ?? ''), 10) > 0) return null;
    if (typeof own === 'string' && own !== '') return own;
    const made = await this.askOfCart(sent, 'create', { method: 'POST' });
    const cartId = made.ok ? await resultOf(made) : null;
    return typeof cartId === 'string' && cartId !== '' ? cartId : undefined;
  }

  /** What there is to say without sending it again; `null`: nothing. */
  private async verdictOn(sent: SentOrder, noted: OrderNote): Promise<Reply | Response | null> {
    const { isUnderWay, failures, at, cartId } = noted;
    if (!isUnderWay && failures < ANSWERED_ATTEMPTS_BEFORE_ATTENTION) return null;
    const wait = at + QUIET_MS - this.tools.now();
    if (wait > 0 && wait <= QUIET_MS + AHEAD_MAX_MS) return later(Math.min(wait, QUIET_MS));
    // The cart that a customer has now tells nothing of an earlier order.
    if (cartId === null) return null;
    const isOpen = await this.isCartOpen(sent, cartId);
    if (isUnderWay) return isOpen ? null : away();
    if (!isOpen) return null;
    const outcome = refused();
    await this.tools.notes.replace(sent.orderId, noted, { ...noted, outcome });
    return outcome;
  }

  private async send(sent: SentOrder, noted: OrderNote | null, cartId: string | null): Promise<Reply | Response> {
    const { orderId, order, headers, search, view } = sent;
    const known = { cartId, failures: noted?.failures ?? 0 };
    const begun = await this.noteSending(orderId, noted, known);
    if (!begun) return later(QUIET_MS);
    const isAsked = Boolean(fieldsOf(order['expected'])['coupon_code']);
    const fault = isAsked ? await this.faultOf(sent, cartId) : null;
    if (fault) {
      // It was not sent.
      await this.note(orderId, begun, { ...begun, isUnderWay: false, at: this.tools.now() });
      return fault;
    }
    // What was asked about its cart took its time.
    const underWay = isAsked ? await this.noteSending(orderId, begun, known) : begun;
    if (!underWay) return later(QUIET_MS);
    const whole = cartId === null ? order : { ...order, cart_id: cartId };
    const body = JSON.stringify(orderForProject(whole, view));
    const answer = await this.tools.ask(`/api/order${search}`, { method: 'POST', headers, body });
    const result = answer.ok ? await resultOf(answer) : undefined;
    if (result !== undefined) {
      const outcome = placedOrder(orderId, result);
      await this.note(orderId, underWay, { ...underWay, isUnderWay: false, outcome });
      return outcome;
    }
    // Nothing came back, or it was cut short, or is the word of somebody in between, who does not know what became of the order: it may
    // have been placed, so it is asked for before it is sent again.
    if (answer.ok || answer.status > FAILED) {
      await this.note(orderId, underWay, { ...underWay, at: this.tools.now() });
      return answer.ok ? away() : answer;
    }
    await this.note(orderId, underWay, await this.noteOfFailure(sent, underWay, answer.status));
    return answer;
  }

  /**
   * Notes that an order is sent now, before it is: whoever finds the note lets the order be, and sends it with this cart if it was lost.
   * `null`: another server sends it.
   */
  private async noteSending(
    orderId: string,
    before: OrderNote | null,
    known: Pick<OrderNote, 'cartId' | 'failures'>,
  ): Promise<OrderNote | null> {
    const note = { ...known, isUnderWay: true, at: this.tools.now() + PATIENCE_MS, outcome: null };
    return (await this.tools.notes.replace(orderId, before, note)) ? note : null;
  }

  /** Notes what became of an order. Where that fails it is told all the same, and noted before the next order is looked at. */
  private async note(...note: Parameters<OrderNotes['replace']>): Promise<void> {
    try {
      await this.tools.notes.replace(...note);
    } catch (error) {
      this.unwritten.push(note);
      this.tools.logger.error(failureFacts(error), 'what became of an order could not be noted');
    }
  }

  private async writeUnwritten(): Promise<void> {
    const { unwritten } = this;
    this.unwritten = [];
    await Promise.all(unwritten.map((note) => this.note(...note)));
  }

  /** A refusal counts where the project says no more than that it failed, while Magento is well. */
  private async noteOfFailure(sent: SentOrder, underWay: OrderNote, status: number): Promise<OrderNote> {
    const { cartId, failures } = underWay;
    const isWell = status === FAILED && cartId !== null && (await this.isCartOpen(sent, cartId));
    const inARow = isWell ? failures + 1 : 0;
    return { ...underWay, isUnderWay: false, at: this.tools.now(), failures: status === FAILED ? inARow : failures };
  }

  /** Whether Magento is there, and has not made an order of the cart. */
  private async isCartOpen(sent: SentOrder, cartId: string): Promise<boolean> {
    const answer = await this.askOfCart(sent, 'pull', {}, { cartId });
    return answer.ok && Array.isArray(await resultOf(answer));
  }

  /** Whether the cart lacks what was agreed to of it; the project itself looks up the cart of a customer, and says which one it is. */
  private async faultOf(sent: SentOrder, cartId: string | null): Promise<Reply | Response | null> {
    const made = cartId === null ? await this.askOfCart(sent, 'create', { method: 'POST' }) : null;
    if (made && !made.ok) return made;
    const id = cartId ?? String(await resultOf(made!));
    const call: OrderCart['call'] = (name, { coupon, body } = {}) =>
      this.askOfCart(
        sent,
        name,
        body || coupon !== undefined ? { method: 'POST', ...(body ? { body: JSON.stringify(body) } : {}) } : {},
        { cartId: id, ...(coupon === undefined ? {} : { coupon }) },
      );
    return couponFault({ id, call }, sent.order);
  }

  /** A call about a cart, as whoever ordered. */
  private askOfCart(
    { search, headers }: SentOrder,
    name: string,
    init: RequestInit,
    named: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const url = new URL(`/api/cart/${name}${search}`, 'http://backend');
    for (const [key, value] of Object.entries(named)) url.searchParams.set(key, value);
    nameWho(url, headers.find(([header]) => header === 'authorization')?.[1]);
    return this.tools.ask(`${url.pathname}${url.search}`, { headers, ...init });
  }
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
  return refusal(503, 'BUSY', 'The backend is left alone with this order for a moment.', {
    headers: { 'retry-after': String(Math.ceil(waitMs / SECOND_MS)) },
  });
}
