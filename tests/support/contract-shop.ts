import { expect } from 'vitest';
import type { CartItem, Order, OrderConfirmation } from '#schemas/api/generated/types.gen.ts';
import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { type Answer, call, type CallOptions } from './contract-client.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** The databases on which the server runs, for tests of transactions, locks, search and logs. */
export const databases: readonly {
  readonly name: 'embedded' | 'PostgreSQL';
  readonly open: () => Promise<ShopDatabase>;
}[] = [
  { name: 'embedded', open: openEmbeddedDatabase },
  { name: 'PostgreSQL', open: openPostgresDatabase },
];

/** A backend of its own with methods for common calls; every answer is checked against the contract. */
export class ContractShop {
  readonly server: TestServer;

  constructor(server: TestServer) {
    this.server = server;
  }

  static async open(options: TestServerOptions = {}): Promise<ContractShop> {
    return new ContractShop(await startTestServer(options));
  }

  close(): Promise<void> {
    return this.server.close();
  }

  call<T = unknown>(id: OperationId, options: CallOptions = {}): Promise<Answer<T>> {
    return call<T>(this.server.app, id, options);
  }

  /** The result of a call that must succeed. */
  async done<T = unknown>(id: OperationId, options: CallOptions = {}): Promise<T> {
    const answer = await this.call<T>(id, options);
    expect(answer.status, answer.text).toBe(200);
    return answer.result;
  }

  newCart(storeCode = 'bmno'): Promise<string> {
    return this.done<string>('createCart', { query: { storeCode } });
  }

  add(cartId: string, sku: string, qty: number, more: object = {}): Promise<Answer<CartItem>> {
    return this.call<CartItem>('updateCartItem', {
      query: { cartId },
      body: { cartItem: { sku, qty, quoteId: cartId, ...more } },
    });
  }

  lines(cartId: string): Promise<CartItem[]> {
    return this.done<CartItem[]>('pullCart', { query: { cartId } });
  }

  place(order: Order, options: CallOptions = {}): Promise<Answer<OrderConfirmation>> {
    return this.call<OrderConfirmation>('placeOrder', { body: order, ...options });
  }
}
