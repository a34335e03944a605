import { eq } from 'drizzle-orm';
import type { ExternalCheckoutConfirmation } from '#schemas/api/generated/types.gen.ts';
import { orderNumber } from '../cart/place-order.ts';
import type { Queries } from '../store/database.ts';
import { orders } from '../store/schema.ts';
import type { Payment } from './payments.ts';
import type { ProviderOrder } from './provider.ts';

/**
 * What the confirmation page is told of a payment (spec 3: confirmation); of one that nothing was placed for only how it stands. An
 * order that was placed is told of also after it was cancelled.
 */
export async function toldPayment(
  queries: Queries,
  payment: Payment,
  told: ProviderOrder | null,
): Promise<ExternalCheckoutConfirmation> {
  const { providerOrderId, state, external, amountMinor, shopOrderId } = payment;
  const shared = { order_id: providerOrderId ?? '', order_amount: amountMinor };
  if (shopOrderId === null)
    return { ...shared, html_snippet: '', status: state === 'created' ? 'checkout_incomplete' : state };
  const [row] = await queries.select().from(orders).where(eq(orders.id, shopOrderId));
  return {
    ...shared,
    html_snippet: told?.html_snippet ?? '',
    status: 'checkout_complete',
    ...(told?.billing_address ? { billing_address: told.billing_address } : {}),
    order_lines: external.order_lines,
    selected_shipping_option: external.selected_shipping_option ?? null,
    merchant_requested: { additional_checkboxes: [...(told?.merchant_requested?.additional_checkboxes ?? [])] },
    ...(row ? { merchant_reference1: orderNumber(row) } : {}),
  };
}
