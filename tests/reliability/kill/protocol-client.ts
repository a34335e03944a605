import { setTimeout as pause } from 'node:timers/promises';
import type { Order, OrderConfirmation } from '#schemas/api/generated/types.gen.ts';
import { orderOf } from '#tests/support/order-of.ts';
import type { SeededRandom } from '#tests/support/seeded-random.ts';

/** A mutation with the key under which it goes out again, unchanged, until the server has answered it. */
export interface Sealed {
  readonly key: string;
  readonly path: string;
  readonly body: string;
}

/** A sealed mutation and the answer that was final. */
export interface Answered extends Sealed {
  readonly status: number;
  readonly text: string;
}

export interface SentOrder {
  readonly key: string;
  readonly order: Order;
  readonly number: string;
}

/** Where the shop is; `isOpen` waits while it starts. */
export interface Shop {
  readonly origin: string;
  isOpen(): Promise<unknown>;
}

const RETRY_MS = 50;
const notFinal: ReadonlySet<number> = new Set([409, 429]);

/** A device reduced to its protocol: no browser, no worker, but each request carried out exactly once, whoever dies. */
export class ProtocolClient {
  readonly answers: Answered[] = [];
  readonly orders: SentOrder[] = [];
  /** Pieces by sku in each server cart that was not ordered. */
  readonly carts = new Map<string, Map<string, number>>();
  /** How often a request had to go out again. */
  repeats = 0;
  private readonly shop: Shop;
  private readonly skus: readonly string[];
  private readonly random: SeededRandom;

  constructor(shop: Shop, skus: readonly string[], random: SeededRandom) {
    this.shop = shop;
    this.skus = skus;
    this.random = random;
  }

  /** Fills carts and orders every other one of them, until told to stop. */
  async run(isOver: () => boolean): Promise<void> {
    for (let visit = 0; !isOver(); visit++) {
      const cart = await this.fillCart();
      if (visit % 2 === 0) await this.order(cart);
    }
  }

  private async fillCart(): Promise<string> {
    const cart = await this.mutate<string>('/api/cart/create', {});
    const lines = new Map<string, number>();
    for (const sku of this.skus) {
      const path = `/api/cart/update?cartId=${cart}`;
      const [added, set] = [this.pieces(), this.pieces()];
      const line = await this.mutate<{ item_id: string }>(path, { cartItem: { sku, qty: added, quoteId: cart } });
      const { item_id } = line;
      await this.mutate(path, { cartItem: { sku, qty: set, quoteId: cart, item_id } });
      // Additions count up: one that is carried out twice shows.
      await this.mutate(path, { cartItem: { sku, qty: added, quoteId: cart } });
      lines.set(sku, set + added);
    }
    this.carts.set(cart, lines);
    return cart;
  }

  private async order(cart: string): Promise<void> {
    const products = [...this.carts.get(cart)!].map(([sku, qty]) => ({ sku, qty, name: sku, price: 0 }));
    const order = orderOf({ order_id: crypto.randomUUID(), cart_id: cart, products });
    const confirmation = await this.mutate<OrderConfirmation>('/api/order', order);
    this.orders.push({ key: this.answers.at(-1)!.key, order, number: String(confirmation.orderNumber) });
    this.carts.delete(cart);
  }

  private pieces(): number {
    return this.random.between(1, 3);
  }

  private async mutate<T>(path: string, body: object): Promise<T> {
    const sealed: Sealed = { key: crypto.randomUUID(), path, body: JSON.stringify(body) };
    const answer = await this.deliver(sealed);
    this.answers.push(answer);
    if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.text}`);
    return (JSON.parse(answer.text) as { result: T }).result;
  }

  /** Sends it until there is a final answer, whole. */
  async deliver(sealed: Sealed): Promise<Answered> {
    for (;;) {
      await this.shop.isOpen();
      const answer = await this.attempt(sealed);
      if (answer && answer.status < 500 && !notFinal.has(answer.status)) return { ...sealed, ...answer };
      this.repeats++;
      await pause(RETRY_MS);
    }
  }

  private async attempt({ key, path, body }: Sealed): Promise<{ status: number; text: string } | null> {
    try {
      const response = await fetch(`${this.shop.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body,
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return null;
    }
  }
}
