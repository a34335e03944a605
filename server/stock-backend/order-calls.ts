import type { StockBackend } from '#config/stock-backend.ts';
import { ANSWERED_ATTEMPTS_BEFORE_ATTENTION } from '#config/timings.ts';
import { failureFacts } from '../failure-facts.ts';
import { refusal, type Reply } from '../http/reply.ts';
import type { Logger } from '../logger.ts';
import type { OrderNote, OrderNotes } from '../store/stock-order-notes.ts';
import { orderForProject, placedBefore, placedOrder } from './adapted-calls.ts';

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
  private async cartOf({ order, search, headers }: SentOrder): Promise<string | null | undefined> {
    if (Number.parseInt(String(order['user_id'] ?? ''), 10) > 0) return null;
    const { cart_id: own } = order;
    if (typeof own === 'string' && own !== '') return own;
    const made = await this.tools.ask(`/api/cart/create${search}`, { method: 'POST', headers });
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
    const { failures } = noted ?? { failures: 0 };
    const patient = this.tools.now() + PATIENCE_MS;
    const underWay: OrderNote = { cartId, isUnderWay: true, at: patient, failures, outcome: null };
    // The note is written before the order is sent: whoever finds it lets the order be, and sends it with this cart if it was lost.
    if (!(await this.tools.notes.replace(orderId, noted, underWay))) return later(QUIET_MS);
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
  private async isCartOpen({ search, headers }: SentOrder, cartId: string): Promise<boolean> {
    const query = new URLSearchParams(search);
    query.set('cartId', cartId);
    const answer = await this.tools.ask(`/api/cart/pull?${query.toString()}`, { headers });
    return answer.ok && Array.isArray(await resultOf(answer));
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
  return refusal(503, 'BUSY', 'The backend is left alone with this order for a moment.', {
    headers: { 'retry-after': String(Math.ceil(waitMs / SECOND_MS)) },
  });
}
