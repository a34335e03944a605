import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { askRunningServer } from '#server/cli/operator-socket.ts';
import { orderOf } from '#tests/support/order-of.ts';
import type { Bench } from './bench.ts';

export const ORDER_PATH = '/api/order?storeCode=bmno';
/** What is ordered. */
export const SKU = 'BUE-SPEIL';
/** More than any row orders. */
export const STOCK = 900_000;

export interface OrderCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly said: string;
  /** Seconds after which it may be asked again, where the answer says so. */
  readonly retryAfter: string | undefined;
}

/** A shop that has enough of it. */
export async function stockedShop(bench: Bench): ReturnType<Bench['demoShop']> {
  const shop = await bench.demoShop();
  await askRunningServer(shop.dataDir, ['set-stock', SKU, String(STOCK)]);
  return shop;
}

/**
 * Sends a call as cheaply as Node can, a third of what `fetch` takes: the callers share their cores with the shop here, and are other
 * machines everywhere else.
 */
export function sent(address: string, agent: Agent, { headers, body }: OrderCall): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { agent, method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) } };
    const sending = request(address, options, (incoming) => {
      const { statusCode: status = 0, headers: told } = incoming;
      text(incoming).then((said) => resolve({ status, said, retryAfter: told['retry-after'] }), reject);
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

/** An order of one piece, with an id and a key of its own. */
export function orderCall(): OrderCall {
  const orderId = crypto.randomUUID();
  const products = [{ sku: SKU, qty: 1, price: 1 }];
  return {
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(orderOf({ order_id: orderId, products })),
  };
}
