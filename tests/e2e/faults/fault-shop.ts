import { filledDataDir } from '../support/prepare-shops.ts';
import { type ShopServer, startShop } from '../support/shop-server.ts';
import { PaymentProvider } from './payment-provider.ts';

/** An order as the operator sees it; amounts gross in minor units. */
export interface ServerOrder {
  readonly orderNumber: string;
  readonly orderId: string;
  readonly idempotencyKey: string;
  readonly created: string;
  readonly lines: readonly { readonly sku: string; readonly qty: number; readonly price: number }[];
  readonly totals: { readonly grandTotal: number };
  readonly payment: { readonly providerOrderId: string; readonly state: string } | null;
}

/** A shop that tests kill, pause and start again; its address stays the same. */
export class FaultShop {
  /** Where cards are paid. */
  readonly provider: PaymentProvider;
  private server: ShopServer;
  private isPaused = false;
  /** How often prices or stock were changed. A device that saw a change may not know yet that it was undone. */
  changes = 0;

  private constructor(server: ShopServer, provider: PaymentProvider) {
    this.server = server;
    this.provider = provider;
    provider.serve(server.origin);
  }

  static async open(): Promise<FaultShop> {
    const provider = await PaymentProvider.open();
    return new FaultShop(await startShop({ dataDir: filledDataDir('demo'), env: provider.settings }), provider);
  }

  get origin(): string {
    return this.server.origin;
  }

  orders(): Promise<ServerOrder[]> {
    return this.server.operator('orders');
  }

  /** The server orders with this id; there must be only one. */
  async ordersWithId(orderId: string): Promise<ServerOrder[]> {
    return (await this.orders()).filter((order) => order.orderId === orderId);
  }

  /** The lines of an open cart as `sku: qty`, or `null` when there is no such cart. */
  async cart(cartId: string): Promise<Record<string, number> | null> {
    const carts = await this.server.operator<{ cartId: string; items: { sku: string; qty: number }[] }[]>('carts');
    const found = carts.find((cart) => cart.cartId === cartId);
    return found ? Object.fromEntries(found.items.map(({ sku, qty }) => [sku, qty])) : null;
  }

  /** Sets a price; `amount` is in major units. */
  async setPrice(sku: string, amount: number): Promise<void> {
    this.changes++;
    await this.server.operator('set-price', sku, amount);
  }

  async setStock(sku: string, qty: number): Promise<void> {
    this.changes++;
    await this.server.operator('set-stock', sku, qty);
  }

  kill(): Promise<void> {
    return this.server.kill();
  }

  /** Starts the server again if it has ended; `failpoint` as in the environment of the server. */
  async start(failpoint = ''): Promise<void> {
    if (this.isPaused) this.resume();
    this.server = await this.server.restart({ FAILPOINT: failpoint });
  }

  /** Resolves when the process has ended, whatever ended it. */
  async ended(): Promise<void> {
    const { process: child } = this.server;
    if (!hasEnded(child)) await new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  }

  get isRunning(): boolean {
    return !hasEnded(this.server.process) && !this.isPaused;
  }

  pause(): void {
    this.isPaused = true;
    this.server.process.kill('SIGSTOP');
  }

  resume(): void {
    this.isPaused = false;
    this.server.process.kill('SIGCONT');
  }

  /** Makes the shop run again, whatever was done to it. */
  async recover(): Promise<void> {
    this.provider.network.heal();
    this.provider.network.log.length = 0;
    if (this.isPaused) this.resume();
    if (hasEnded(this.server.process)) await this.start();
  }

  async remove(): Promise<void> {
    await this.server.remove();
    await this.provider.close();
  }
}

function hasEnded({ exitCode, signalCode }: ShopServer['process']): boolean {
  return exitCode !== null || signalCode !== null;
}
