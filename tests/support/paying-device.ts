import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { PaymentView } from '#domain/views/payment.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { details } from './checkout-details.ts';
import { realClock, TestDevice, type TestTab } from './device.ts';
import { askFrame, payInFrame, testNumbers } from './paying.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { Window } from './watch.ts';

/** What a lamp comes to that is delivered home, minor units. */
export const TOTAL = 129_000 + 59_000;
/** Where the calls about payments go. */
export const payments = '/api/ext/external-checkout';
export const card = { ...details, paymentMethod: 'card' };

export const lost = (): never => {
  throw new TypeError('the network is gone');
};

const sleep = (ms: number): Promise<void> => realClock.sleep(ms);

let turn = 0;

/** A device with a lamp in its cart that is about to be paid by card, and its shop; for each test of a file a new device. */
export class PayingDevice {
  server!: TestServer;
  device!: TestDevice;
  tab!: TestTab;
  window!: Window;
  orderId = '';
  /** Which test of the process this is; no two draw the same ids. */
  turn = 0;
  /** What happens to a request of the device before the shop hears it, or after it answered. */
  fault: (path: string, ask: () => Promise<Response>) => Promise<Response> = (_path, ask) => ask();

  /** How the device waits. */
  sleep = sleep;

  /** The device of each test in this file. */
  static ofEachTest(): PayingDevice {
    const at = new PayingDevice();
    beforeAll(async () => {
      at.server = await startTestServer();
      await at.server.shop('set-stock', 'LAMP', 1000);
      await at.server.shop('add-coupon', 'HAGE10', 10);
    });
    beforeEach(async () => {
      await at.fill();
      return () => at.tab.api.close();
    });
    afterAll(() => at.server.close());
    return at;
  }

  async openWindow(...where: Parameters<Window['open']>): Promise<void> {
    this.tab = this.device.openTab();
    this.window = new Window(this.tab.api);
    await this.window.open(...where);
  }

  /** The window goes, and another one opens on the same device. */
  async startAgain(): Promise<void> {
    await this.tab.api.close();
    await this.openWindow();
  }

  heal(): void {
    this.fault = (_path, ask) => ask();
  }

  /** Loses what goes there, before the shop hears of it. */
  cutOff(at: string): void {
    this.fault = (path, ask) => (path.startsWith(at) ? Promise.resolve(lost()) : ask());
  }

  /** Holds back what the shop answers there, until it is let go. */
  holdAnswers(at: string): () => void {
    let letGo = (): void => undefined;
    const released = new Promise<void>((resolve) => (letGo = resolve));
    this.fault = async (path, ask) => {
      const answer = await ask();
      if (path === at) await released;
      return answer;
    };
    return () => letGo();
  }

  readonly begin = (typed: CheckoutDetails = card) =>
    this.tab.api.command('payment.begin', { orderId: this.orderId, details: typed, expectedTotalMinor: TOTAL });
  readonly look = () => this.tab.api.command('payment.look', { orderId: this.orderId });
  readonly leave = () => this.tab.api.command('payment.leave', { orderId: this.orderId });
  /** The frame says that another delivery was chosen in it. */
  readonly follow = () => this.tab.api.command('payment.followDelivery', { orderId: this.orderId });
  readonly noteTry = () => this.tab.api.command('payment.noteTry', { orderId: this.orderId });
  /** Orders in another way. */
  readonly orderByInvoice = () =>
    this.tab.api.command('checkout.placeOrder', { orderId: this.orderId, details, expectedTotalMinor: TOTAL });

  /** Begins to pay, and goes back to the form; returns the provider's id of the payment. */
  async beginAndLeave(): Promise<string> {
    await this.begin();
    const { providerOrderId } = await this.payment();
    await this.leave();
    return providerOrderId!;
  }

  payment(is: (view: PaymentView) => boolean = () => true): Promise<PaymentView> {
    return this.window.value<PaymentView>('payment.current', { orderId: this.orderId }, is);
  }

  placed(): Promise<OrderView> {
    return this.window.value<OrderView>('order.byId', { id: this.orderId }, ({ state }) => state === 'placed');
  }

  /** The order, once the provider has said something of its payment. */
  receipt(): Promise<OrderView> {
    const isHeard = ({ paymentReceipt }: OrderView): boolean => paymentReceipt !== null;
    return this.window.value<OrderView>('order.byId', { id: this.orderId }, isHeard);
  }

  /** Does something while the outbox has no room. */
  async withoutRoom(work: () => Promise<void>): Promise<void> {
    const { outbox } = this.device;
    outbox.refuse = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    await work();
    outbox.refuse = () => undefined;
  }

  /** Pays in the provider's page; `end` as in docs/payment.md. */
  async pay(end = '1111', more: object = {}): Promise<unknown> {
    const { providerOrderId } = await this.payment();
    return payInFrame(this.server.app, providerOrderId!, { number: testNumbers.card(end), ...more });
  }

  /** The payment that the provider calls so is made, and the shop has placed its order; no device has heard of it. */
  async paidAndPlaced(id: string): Promise<void> {
    await payInFrame(this.server.app, id, { number: testNumbers.card('0044') });
    await this.server.app.settlePayments();
  }

  /** It is made in the moment in which the shop is asked to have something else paid. */
  payBeforeChange(id: string): void {
    let isFirst = true;
    this.fault = async (path, ask) => {
      if (path === `${payments}/order` && isFirst) {
        isFirst = false;
        await this.paidAndPlaced(id);
      }
      return ask();
    };
  }

  /** The network of the device goes, or is back. */
  async network(isThere: boolean): Promise<void> {
    this.device.isOffline = !isThere;
    await this.tab.api.hint(isThere ? 'online' : 'offline');
  }

  /** Another lamp comes into the cart; with it there are so many. */
  async oneMore(pieces: number): Promise<void> {
    const operationId = `one-more-lamp-to-pay-${pieces}-${this.turn}`;
    await this.tab.api.command('cart.add', { operationId, parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
    await this.cartWith(pieces);
  }

  /** Chooses another delivery in the provider's page. */
  async chooseDelivery(id: string): Promise<void> {
    const { providerOrderId } = await this.payment();
    const answer = await askFrame(this.server.app, providerOrderId!, 'delivery', { id });
    expect(answer.status).toBe(200);
  }

  /** The orders and the payments that the shop has of this one. */
  ordersOf(): Promise<readonly { readonly payment: object | null }[]> {
    return this.own('orders');
  }

  paymentsOf(): Promise<readonly unknown[]> {
    return this.own('payments');
  }

  cartWith(pieces: number): Promise<CartView> {
    return this.window.value<CartView>('cart.current', {}, ({ count }) => count === pieces);
  }

  private async own<T extends { readonly orderId: string; readonly payment: object | null }>(
    command: string,
  ): Promise<readonly T[]> {
    return (await this.server.shop<T[]>(command)).filter(({ orderId }) => orderId === this.orderId);
  }

  private async fill(): Promise<void> {
    this.heal();
    this.sleep = sleep;
    this.device = new TestDevice({
      clock: { ...realClock, sleep: (ms) => this.sleep(ms) },
      fetch: (request) => this.fault(new URL(request.url).pathname, () => this.server.app.handle(request)),
    });
    await this.openWindow();
    await this.window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
    await this.fillAgain();
  }

  /** A lamp in the cart, and a checkout for it. */
  async fillAgain(): Promise<void> {
    this.turn = ++turn;
    this.orderId = `order-paid-${this.turn}`;
    const operationId = `add-a-lamp-to-pay-${this.turn}`;
    await this.tab.api.command('cart.add', { operationId, parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
    await this.cartWith(1);
    await this.tab.api.command('checkout.open', { orderId: this.orderId });
  }
}
