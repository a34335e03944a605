import { defaultStoreView, storeViewByCode } from '#config/stores.ts';
import { inStore } from '#domain/paths.ts';
import type { ExternalCheckoutOrder } from '#schemas/api/generated/types.gen.ts';
import { countOrder } from '../cart/count-order.ts';
import { type Reply, refusalCodeOf } from '../http/reply.ts';
import { customerById } from './payer.ts';
import { isOrderedOtherwise } from './ordered-otherwise.ts';
import { isOtherDelivery } from './paid-delivery.ts';
import { isOpen, paymentByProviderId } from './payments.ts';
import type { PaymentTools } from './payment-tools.ts';
import { withAddressesOf } from './provider-addresses.ts';

type ErrorType = 'approval_failed' | 'address_error' | 'unsupported_shipping_address';

/**
 * The provider asks before it takes the money (contract: validateExternalOrder). Nothing is changed, and nothing that the caller says
 * is believed but which order it is and what is about to be paid.
 */
export async function validateOrder(tools: PaymentTools, asked: ExternalCheckoutOrder): Promise<Reply> {
  const { database, shopUrl } = tools;
  const payment = asked.orderId ? await paymentByProviderId(database, asked.orderId) : undefined;
  if (!payment || !isOpen(payment)) return refused('approval_failed', 'This order cannot be paid any more.');
  const store = storeViewByCode(payment.storeCode) ?? defaultStoreView;
  const gone = (reason: string): Reply => ({
    status: 303,
    body: { code: 303, result: reason },
    headers: { location: `${shopUrl}${inStore(store, `/payment-failed?reason=${reason}`)}` },
  });
  if (await isOrderedOtherwise(database, payment)) return refused('approval_failed', 'This is ordered already.');
  if (asked.order_amount !== payment.amountMinor || asked.purchase_currency !== payment.currency)
    return gone('changed');
  if (isOtherDelivery(asked, payment)) return gone('changed');
  const order = withAddressesOf(payment.payload, asked);
  const found = await countOrder(database, store, {
    order,
    customer: await customerById(database, payment.customerId),
  });
  if (!found.ok) {
    const code = refusalCodeOf(found.reply);
    if (code === 'METHOD_GONE') return refused('unsupported_shipping_address', 'We do not deliver to this address.');
    if (code === 'ORDER_INVALID') return refused('address_error', 'Something is missing in the address.');
    return gone(code === 'OUT_OF_STOCK' ? 'stock' : 'changed');
  }
  if (found.counted.totals.grandTotalMinor !== payment.amountMinor) return gone('changed');
  return { status: 200, body: {} };
}

function refused(type: ErrorType, text: string): Reply {
  return { status: 400, body: { error_type: type, error_text: text } };
}
