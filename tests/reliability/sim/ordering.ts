import { details } from '#tests/support/checkout-details.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import type { Party, Scenario } from './scenario.ts';
import type { CartView } from '#domain/views/cart.ts';
import { type Contents, couponWishOf, isCouponBack, isReturned, quantities } from './shopper-model.ts';
import type { Outcome, SimTab } from './sim-device.ts';
import { DELIVERY_MINOR } from './sim-server.ts';

/** What shoppers do with orders, and what their model learns of it. */
export class Ordering {
  private readonly scenario: Scenario;

  constructor(scenario: Scenario) {
    this.scenario = scenario;
  }

  async place(party: Party, tab: SimTab, isSentWhenOnline: boolean): Promise<void> {
    const { device } = party;
    const opened = await device.command(tab, 'checkout.open', { orderId: device.draw() });
    const { cart } = tab.shown;
    if (opened === 'died' || !opened.ok || !cart) return;
    const { orderId } = opened.value as { orderId: string };
    const expectedTotalMinor = cart.totals.grandTotalMinor + DELIVERY_MINOR;
    const contents = contentsOf(cart);
    const isKnown = device.kept().orders.has(orderId);
    const call = { orderId, details: { ...details, isSentWhenOnline }, expectedTotalMinor };
    const outcome = await this.scenario.command(party, tab, 'checkout.placeOrder', call);
    if (!isKnown && this.scenario.isDone(party, outcome, orderId))
      this.ordered(party, orderId, expectedTotalMinor, contents);
  }

  /** Two tabs order the same checkout at the same moment. */
  async placeTwice(party: Party): Promise<void> {
    const { device } = party;
    const [first, second] = device.visibleTabs;
    if (!first || !second || !first.shown.cart) return;
    const opened = await device.command(first, 'checkout.open', { orderId: device.draw() });
    if (opened === 'died' || !opened.ok) return;
    const { orderId } = opened.value as { orderId: string };
    const expectedTotalMinor = first.shown.cart.totals.grandTotalMinor + DELIVERY_MINOR;
    const contents = contentsOf(first.shown.cart);
    const call = { orderId, details, expectedTotalMinor };
    const outcomes = await device.commandTwice([first, second], 'checkout.placeOrder', [call, call]);
    const isPlaced = outcomes.some((outcome) => outcome !== 'died' && outcome.ok);
    if (isPlaced) this.ordered(party, orderId, expectedTotalMinor, contents);
  }

  async cancel(party: Party, tab: SimTab, task: TaskView): Promise<void> {
    const { device, model } = party;
    const wish = couponWishOf(device, task.id);
    const outcome = await this.scenario.command(party, tab, 'task.cancel', { id: task.id });
    if (task.kind === 'order.place') this.takeGivenUp(party, task.id, outcome);
    else if (outcome === 'died' ? !device.lastWords.outbox.has(task.id) : outcome.ok)
      model.cancelledChange(task.id, wish);
  }

  async discard(party: Party, tab: SimTab, order: OrderView): Promise<void> {
    this.takeGivenUp(party, order.id, await this.scenario.command(party, tab, 'order.discard', { orderId: order.id }));
  }

  private takeGivenUp({ device, model, half, refused }: Party, orderId: string, outcome: Outcome): void {
    const isGivenUp = outcome === 'died' ? isReturned(device, orderId) : outcome.ok;
    if (model.orders.get(orderId)?.state !== 'confirmed') return;
    if (isGivenUp) model.gaveUp(orderId, refused, isCouponBack(device, orderId));
    else if (outcome === 'died') half.add(orderId);
  }

  async acceptQuote(party: Party, tab: SimTab, order: OrderView): Promise<void> {
    if (order.state !== 'needsAttention') return;
    await this.scenario.command(party, tab, 'checkout.acceptQuote', { orderId: order.id });
    // Asked for, the new total may be charged from now on, whether or not the answer was seen.
    const agreed = party.model.orders.get(order.id);
    if (!agreed) return;
    agreed.agreedMinor = Math.max(agreed.agreedMinor, order.reason?.newTotalMinor ?? 0);
    if (order.reason?.changes.some(({ kind }) => kind === 'coupon')) agreed.coupon = null;
  }

  /** A device that fell back behind an order may give its id to the next one; the shop has the first (decision 022). */
  private ordered({ model }: Party, orderId: string, agreedMinor: number, contents: Contents): void {
    const isPlaced = this.scenario.server.orders.some((order) => order.orderId === orderId);
    if (isPlaced && model.orders.has(orderId)) model.orderedAgain(orderId, contents);
    else model.ordered(orderId, agreedMinor, contents);
  }
}

function contentsOf({ lines, coupon }: CartView): Contents {
  return { lines: quantities(lines), coupon: coupon?.code ?? null };
}
