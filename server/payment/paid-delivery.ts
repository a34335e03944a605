import type { ExternalDelivery } from '#schemas/api/generated/types.gen.ts';
import type { Payment } from './payments.ts';
import type { ProviderOrder } from './provider.ts';

/** The delivery that a payment is for, as its device is told of it (decision 112); `null` where nothing is delivered. */
export function paidDelivery({ payload, external }: Pick<Payment, 'payload' | 'external'>): ExternalDelivery | null {
  const { addressInformation: information, expected } = payload;
  const { shipping_carrier_code: carrier, shipping_method_code: method, pickup_store_id: place } = information;
  if (carrier === '') return null;
  const fee = external.order_lines.find(({ type }) => type === 'shipping_fee');
  return {
    carrier_code: carrier,
    method_code: method,
    amount: fee?.total_amount ?? 0,
    ...(place === undefined ? {} : { pickup_store_id: place }),
    ...(expected?.delivery_by ? { delivery_by: expected.delivery_by } : {}),
  };
}

/** Whether the provider has a delivery selected that the shop has not counted; it may cost as much as the one that it has. */
export function isOtherDelivery(
  { selected_shipping_option: selected }: Pick<ProviderOrder, 'selected_shipping_option'>,
  { external }: Pick<Payment, 'external'>,
): boolean {
  return selected != null && selected.id !== external.selected_shipping_option?.id;
}
