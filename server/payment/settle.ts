import { eq } from 'drizzle-orm';
import { languageOfLocale } from '#config/languages.ts';
import { defaultStoreView, type StoreView, storeViewByCode } from '#config/stores.ts';
import { mailPlaced } from '../cart/order-mails.ts';
import { orderByClientId, placeOrder } from '../cart/place-order.ts';
import { failureFacts } from '../failure-facts.ts';
import { type Reply, refusal, refusalCodeOf } from '../http/reply.ts';
import { payments } from '../store/payment-schema.ts';
import { inTransaction, lockCatalogue } from '../store/transaction.ts';
import { isOpen, isTooOld, movePayment, type Payment, paymentByProviderId, unsettledPayments } from './payments.ts';
import { isOrderedOtherwise } from './ordered-otherwise.ts';
import { isOtherDelivery } from './paid-delivery.ts';
import { customerById } from './payer.ts';
import type { PaymentTools } from './payment-tools.ts';
import type { ProviderOrder } from './provider.ts';
import { withAddressesOf } from './provider-addresses.ts';

/**
 * Finds out at the provider how a payment stands, and brings it to its end: what is paid is placed, once, and what cannot be
 * placed is given back. Whoever calls (a callback, however often; the shopper's device; a timer) only says which one: what
 * counts is what the provider answers (reliability O8).
 */
export async function settle(tools: PaymentTools, providerOrderId: string): Promise<Payment | null> {
  const payment = await paymentByProviderId(tools.database, providerOrderId);
  if (!payment) return null;
  await settleKnown(tools, payment);
  return (await paymentByProviderId(tools.database, providerOrderId)) ?? null;
}

/** Settles everything that is open; what fails is tried again the next time. */
export async function settleAll(tools: PaymentTools): Promise<void> {
  for (const payment of await unsettledPayments(tools.database)) {
    await settleKnown(tools, payment).catch((error: unknown) => {
      tools.logger.warn(failureFacts(error), 'a payment could not be settled');
    });
  }
}

async function settleKnown(tools: PaymentTools, payment: Payment): Promise<void> {
  const { database, provider } = tools;
  if (payment.state === 'releasing') return release(tools, payment);
  if (!isOpen(payment)) return;
  const isOver = isTooOld(payment, new Date());
  if (payment.providerOrderId === null) {
    // The provider never answered; it has no money, and whoever orders asks again under the same reference.
    if (isOver) await movePayment(database, payment.id, ['created'], { state: 'expired' });
    return;
  }
  const told = await provider.read(payment.providerOrderId);
  if (told?.status === 'checkout_complete') return place(tools, payment, told);
  if (!told || told.status === 'cancelled') {
    await movePayment(database, payment.id, ['created', 'refused'], { state: 'expired' });
    return;
  }
  if (isOver) return expire(tools, payment);
  if (told.status === 'refused' && payment.state === 'created')
    await movePayment(database, payment.id, ['created'], { state: 'refused', reason: told.reason ?? null });
}

/** Places what is paid. Payment and order are one transaction; a refusal undoes it and gives the money back. */
async function place(tools: PaymentTools, payment: Payment, told: ProviderOrder): Promise<void> {
  const reply = await inTransaction<Reply | null>(
    tools.database,
    async (queries) => {
      const [locked] = await queries.select().from(payments).where(eq(payments.id, payment.id)).for('update');
      // Somebody else was faster.
      if (!locked || !isOpen(locked)) return null;
      if (told.order_amount !== locked.amountMinor || told.purchase_currency !== locked.currency)
        return refusal(400, 'BAD_VALUE', 'Another amount was paid than was asked for.');
      if (isOtherDelivery(told, locked))
        return refusal(400, 'BAD_VALUE', 'Another delivery was paid than the one that the shop has counted.');
      // Nobody orders from here on: an order of this checkout that is on its way is there, or comes after this one.
      await lockCatalogue(queries);
      if (await isOrderedOtherwise(queries, locked))
        return refusal(400, 'ORDER_INVALID', 'This was ordered in another way already.');
      // As it is by now: its device may have changed it since it was looked at first.
      const order = withAddressesOf(locked.payload, told);
      const customer = await customerById(queries, locked.customerId);
      const key = locked.orderKey ?? `payment-${locked.id}`;
      const placed = await placeOrder(queries, storeOf(locked), { key, order, customer, isPaid: true });
      if (placed.status !== 200) return placed;
      const row = (await orderByClientId(queries, locked.orderId))!;
      if (row.totals['grandTotalMinor'] !== locked.amountMinor)
        return refusal(400, 'QUOTE_CHANGED', 'The shop counts differently now.');
      await movePayment(queries, locked.id, ['created', 'refused'], {
        state: 'authorized',
        reason: null,
        shopOrderId: row.id,
      });
      return placed;
    },
    (outcome) => outcome === null || outcome.status === 200,
  );
  if (reply && reply.status !== 200) {
    const code = refusalCodeOf(reply);
    // From here on nobody places it any more, whatever becomes of the next step.
    const isOurs = await movePayment(tools.database, payment.id, ['created', 'refused'], {
      state: 'releasing',
      reason: code,
    });
    if (isOurs) await release(tools, { ...payment, reason: code });
    return;
  }
  if (reply?.placed) mailPlaced(tools, reply.placed);
}

function storeOf({ storeCode }: Payment): StoreView {
  return storeViewByCode(storeCode) ?? defaultStoreView;
}

/**
 * Ends what nobody paid in time. First here, so that nobody places meanwhile what is then given back: only what is not placed is
 * ended at the provider, and where that fails it is done again.
 */
async function expire(tools: PaymentTools, payment: Payment): Promise<void> {
  const isOurs = await movePayment(tools.database, payment.id, ['created', 'refused'], {
    state: 'releasing',
    reason: null,
  });
  if (isOurs) await release(tools, { ...payment, reason: null });
}

/** A reason tells that it was paid, and why it is given back. */
async function release(tools: PaymentTools, payment: Payment): Promise<void> {
  const { id, providerOrderId, reason, shopOrderId } = payment;
  if (providerOrderId !== null) await tools.provider.cancel(providerOrderId);
  const state = reason === null ? 'expired' : 'released';
  const isDone = await movePayment(tools.database, id, ['releasing'], { state });
  // Who cancels an order writes of that.
  if (isDone && reason !== null && shopOrderId === null) mailGivenBack(tools, payment);
}

function mailGivenBack({ mailer, shopUrl }: PaymentTools, payment: Payment): void {
  const { prefix, locales } = storeOf(payment);
  const to = payment.payload.addressInformation.billingAddress.email;
  if (!to) return;
  const facts = { shopUrl: `${shopUrl}${prefix}/` };
  mailer.send({ to, language: languageOfLocale(locales[0]!), template: 'paymentGivenBack', facts });
}
