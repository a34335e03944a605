import { askRunningServer } from '#server/cli/operator-socket.ts';
import { filledDataDir } from '../support/prepare-shops.ts';
import { type ShopServer, startShop } from '../support/shop-server.ts';

/** An order as the operator sees it; amounts gross in minor units. */
export interface ServerOrder {
  readonly orderNumber: string;
  readonly orderId: string;
  readonly idempotencyKey: string;
  readonly created: string;
  readonly lines: readonly { readonly sku: string; readonly qty: number; readonly price: number }[];
  readonly totals: { readonly grandTotal: number };
}

/** A shop that is killed, paused and started again while tests hold on to it; its address stays. */
export class FaultShop {
  private server: ShopServer;
  private isPaused = false;
  /** How often prices or stock were changed: who saw that may not know yet that they were changed back. */
  changes = 0;

  private constructor(server: ShopServer) {
    this.server = server;
  }

  static async open(): Promise<FaultShop> {
    return new FaultShop(await startShop({ dataDir: filledDataDir('demo') }));
  }

  get origin(): string {
    return this.server.origin;
  }

  orders(): Promise<ServerOrder[]> {
    return this.ask('orders');
  }

  /** How the orders with this id arrived; one, if all is well. */
  async ordersWithId(orderId: string): Promise<ServerOrder[]> {
    return (await this.orders()).filter((order) => order.orderId === orderId);
  }

  /** The lines of an open cart as `sku: qty`, or `null` when there is no such cart. */
  async cart(cartId: string): Promise<Record<string, number> | null> {
    const carts = await this.ask<{ cartId: string; items: { sku: string; qty: number }[] }[]>('carts');
    const found = carts.find((cart) => cart.cartId === cartId);
    return found ? Object.fromEntries(found.items.map(({ sku, qty }) => [sku, qty])) : null;
  }

  /** `amount` in major units. */
  async setPrice(sku: string, amount: number): Promise<void> {
    this.changes++;
    await this.ask('set-price', sku, amount);
  }

  async setStock(sku: string, qty: number): Promise<void> {
    this.changes++;
    await this.ask('set-stock', sku, qty);
  }

  kill(): Promise<void> {
    return this.server.kill();
  }

  /** Starts it again after it ended, if it did; `failpoint` as in the environment of the server. */
  async start(failpoint = ''): Promise<void> {
    if (this.isPaused) this.resume();
    this.server = await this.server.restart({ FAILPOINT: failpoint });
  }

  /** Resolves when the process is gone, by whatever hand. */
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

  /** Open for business, whatever was done to it. */
  async recover(): Promise<void> {
    if (this.isPaused) this.resume();
    if (hasEnded(this.server.process)) await this.start();
  }

  remove(): Promise<void> {
    return this.server.remove();
  }

  private async ask<T>(...command: (string | number)[]): Promise<T> {
    const outcome = await askRunningServer(this.server.dataDir, command.map(String));
    if (!outcome?.ok) throw new Error(outcome?.message ?? 'the shop does not run');
    return outcome.document as T;
  }
}

function hasEnded({ exitCode, signalCode }: ShopServer['process']): boolean {
  return exitCode !== null || signalCode !== null;
}
