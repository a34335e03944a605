import { defaultStoreView, storeViewByCode } from '#config/stores.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import { isCollected } from '#domain/pickup-places.ts';
import type { OrderAddress } from '#schemas/api/generated/types.gen.ts';
import { chosenMethods } from '../cart/chosen-methods.ts';
import { orderNumber } from '../cart/place-order.ts';
import type { OrderLine, OrderRow } from '../cart/placed-order.ts';
import { settingsOf } from '../cart/settings-of.ts';
import type { Queries } from '../store/database.ts';

/** What each store view offers, read once for all its orders. */
export function settingsByStore(database: Queries): (storeCode: string) => Promise<CheckoutSettings> {
  const asked = new Map<string, Promise<CheckoutSettings>>();
  return (code) => {
    const known = asked.get(code) ?? settingsOf(database, storeViewByCode(code) ?? defaultStoreView);
    asked.set(code, known);
    return known;
  };
}

/** An order as the operator reads it, with what is needed to fulfil it. Amounts are gross, in minor units (D78). */
export function shownOrder(row: OrderRow, settings: CheckoutSettings) {
  const { payload } = row;
  const { shippingAddress, billingAddress } = payload.addressInformation;
  const { shippingCode, shipping, paymentCode, payment } = chosenMethods(settings, payload);
  const isDelivered = row.totals['deliveryMinor'] !== null;
  return {
    orderNumber: orderNumber(row),
    orderId: row.orderId,
    idempotencyKey: row.idempotencyKey,
    created: row.createdAt.toISOString(),
    store: row.storeCode,
    customer: row.customer,
    lines: row.lines as unknown as readonly OrderLine[],
    totals: shownTotals(row.totals),
    status: row.status,
    /** `null`: nothing is delivered. */
    delivery: isDelivered
      ? {
          method: shippingCode,
          title: shipping?.title ?? null,
          address: shownAddress(shippingAddress ?? billingAddress),
          /** Id of the showroom where it is collected; `null`: it is brought, or the place is chosen with the time. */
          pickupStore: isCollected(shippingCode) ? (payload.addressInformation.pickup_store_id ?? null) : null,
          /** Each article comes as it is ready. */
          isPartial: payload.partial_delivery ?? false,
        }
      : null,
    billingAddress: shownAddress(billingAddress),
    paymentMethod: { code: paymentCode, title: payment?.title ?? null },
    comment: payload.comment ?? null,
    /** Who ordered on a device that others use, encrypted to the shop's key. */
    sealedContact: payload.sealed_contact ?? null,
  };
}

/** An address as the operator reads it. */
export function shownAddress(address: OrderAddress) {
  return {
    name: `${address.firstname} ${address.lastname}`,
    company: address.company || null,
    taxId: address.vat_id || null,
    street: address.street.filter((line) => line !== null && line !== ''),
    postcode: address.postcode,
    city: address.city,
    country: address.country_id,
    phone: address.telephone || null,
    email: address.email ?? null,
  };
}

function shownTotals(totals: Readonly<Record<string, unknown>>) {
  return {
    subtotal: totals['subtotalMinor'],
    discount: totals['discountMinor'],
    shipping: totals['deliveryMinor'],
    payment: totals['paymentFeeMinor'],
    fees: (totals['fees'] ?? []) as readonly { readonly label: string; readonly amountMinor: number }[],
    tax: totals['taxMinor'],
    grandTotal: totals['grandTotalMinor'],
    currency: totals['currency'],
    coupon: totals['couponCode'],
  };
}
