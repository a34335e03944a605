import { PGlite } from '@electric-sql/pglite';
import { getRequestListener } from '@hono/node-server';
import { drizzle } from 'drizzle-orm/pglite';
import { openAsBlob } from 'node:fs';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStandIn } from '#server/payment-stand-in/stand-in.ts';
import type { Queries } from '#server/store/database.ts';
import { standInOrders } from '#server/store/payment-schema.ts';
import { FaultProxy } from '../../support/fault-proxy.ts';
import type { Match } from '../../support/fault-proxy-verdicts.ts';

/** An empty database that has the schema, which the build makes. */
const EMPTY_DATABASE = 'dist-test/server/database.tar.gz';
const SECRET = 'what the provider knows the shop of these tests by';

/** What the provider asks and tells the shop by itself. */
export const callbacks = {
  validate: { method: 'POST', path: /\/external-checkout\/validate/ },
  placeOrder: { method: 'POST', path: /\/external-checkout\/place-order/ },
} as const satisfies Readonly<Record<string, Match>>;

/**
 * The payment provider at an address of its own: it goes on while the shop is killed, and whatever it says to the shop goes through a
 * proxy that does to it what networks do.
 */
export class PaymentProvider {
  readonly network: FaultProxy;
  private readonly database: Promise<Queries>;
  private readonly server: Server;
  private standIn: Promise<ReturnType<typeof createStandIn>> | null = null;

  private constructor(network: FaultProxy) {
    // Nobody waits for it before somebody pays.
    this.database = openDatabase();
    this.network = network;
    const listener = getRequestListener(
      async (request) => (await this.standIn)?.handle(request) ?? new Response(null, { status: 503 }),
      { overrideGlobalObjects: false },
    );
    this.server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  }

  static async open(): Promise<PaymentProvider> {
    const provider = new PaymentProvider(await FaultProxy.open());
    await new Promise<void>((resolve) => void provider.server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  /** The shop's settings by which it has this provider. */
  get settings(): { readonly PAYMENT_URL: string; readonly PAYMENT_SECRET: string } {
    return { PAYMENT_URL: this.origin, PAYMENT_SECRET: SECRET };
  }

  /** Begins to work for this shop. */
  serve(shopUrl: string): void {
    const { database, origin } = this;
    const callShop = (request: Request): Promise<Response> => this.callThroughNetwork(request);
    this.standIn = database.then((queries) =>
      createStandIn({ database: queries, origin, secret: SECRET, shopUrl, callShop }),
    );
  }

  /** How the provider's orders of one order of the shop stand. */
  async statusesOf(orderId: string): Promise<string[]> {
    const rows = await (await this.database).select().from(standInOrders);
    return rows.filter(({ order }) => order.merchant_data?.includes(orderId)).map(({ status }) => status);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await this.network.close();
  }

  private get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async callThroughNetwork(request: Request): Promise<Response> {
    const body = await request.text();
    const { hostname: host, port } = new URL(this.network.address);
    return new Promise((resolve, reject) => {
      const { host: shop } = new URL(request.url);
      const headers = { ...Object.fromEntries(request.headers), host: shop };
      const call = send({ host, port, path: request.url, method: request.method, headers }, (answer) => {
        answer.resume();
        answer.on('error', reject);
        answer.on('end', () => resolve(new Response(null, { status: answer.statusCode ?? 500 })));
      });
      call.on('error', reject);
      call.end(body);
    });
  }
}

async function openDatabase(): Promise<Queries> {
  return drizzle(await PGlite.create({ loadDataDir: await openAsBlob(EMPTY_DATABASE) }));
}
