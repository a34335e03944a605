import type { Order as WireOrder, OrderAddress } from '#schemas/api/generated/types.gen.ts';
import type { CartLine } from '../cart.ts';
import { type Address, billingOf, type CheckoutDetails, companyOf } from '../checkout-details.ts';
import { plainPostcode } from '../checkout-methods.ts';
import { toMajor } from '../money.ts';
import type { CountedFee } from '../totals.ts';
import { netOf } from '../tax.ts';
import { visibleText } from '../visible-text.ts';
import { selectionToWire } from './fees.ts';
import { optionsToWire } from './line-options.ts';

export interface OrderToSeal {
  readonly orderId: string;
  /** The customer's number; empty for a guest. */
  readonly userId: string;
  readonly cartId: string | null;
  readonly storeCode: string;
  readonly storeId: number;
  readonly currency: string;
  readonly createdAtMs: number;
  readonly lines: readonly CartLine[];
  readonly details: CheckoutDetails;
  readonly couponCode: string | null;
  /** The chosen fees that were counted. */
  readonly fees: readonly Pick<CountedFee, 'code'>[];
  readonly grandTotalMinor: number;
  /** The last day of the delivery that was promised, `yyyy-mm-dd`; missing or `null` where none was. */
  readonly deliveryBy?: string | null;
}

/**
 * The order for the wire: it contains everything the shop needs, and the total and the day that the shopper agreed to
 * (`expected`, D16). It must be serialised only once; the same bytes are sent every time (D1).
 */
export function orderToWire(order: OrderToSeal): WireOrder {
  const { details } = order;
  const address = addressToWire(details, details);
  const comment = visibleText(details.comment);
  const [carrier = '', method = ''] = details.shippingMethod.split('/');
  return {
    order_id: order.orderId,
    created_at: new Date(order.createdAtMs).toISOString(),
    user_id: order.userId,
    cart_id: order.cartId ?? '',
    store_code: order.storeCode,
    store_id: order.storeId,
    products: order.lines.map(lineToWire),
    addressInformation: {
      // Without a delivery method there is nothing to deliver (contract: left out when everything is virtual).
      ...(carrier ? { shippingAddress: address } : {}),
      billingAddress: details.hasOtherBilling ? addressToWire(billingOf(details), details) : address,
      shipping_carrier_code: carrier,
      shipping_method_code: method,
      payment_method_code: details.paymentMethod,
      ...(details.pickupPlace ? { pickup_store_id: details.pickupPlace.id } : {}),
    },
    expected: {
      grand_total: order.grandTotalMinor,
      currency: order.currency,
      ...(order.couponCode ? { coupon_code: order.couponCode } : {}),
      ...(order.fees.length > 0 ? { fees: selectionToWire(order.fees.map(({ code }) => code)) } : {}),
      ...(order.deliveryBy ? { delivery_by: order.deliveryBy } : {}),
      tolerance: 0,
    },
    ...(comment ? { comment } : {}),
    ...(details.hasPartialDeliveries ? { partial_delivery: true } : {}),
  };
}

function lineToWire(line: CartLine): WireOrder['products'][number] {
  const { unitMinor, taxBasisPoints, name } = line.snapshot;
  const product_option = optionsToWire(line.options);
  return {
    // With id and slug a device that lost its database finds the product again from its own sealed order.
    ...(line.productId ? { id: line.productId, slug: line.slug } : {}),
    sku: line.sku,
    parentSku: line.parentSku,
    qty: line.qty,
    name,
    price: toMajor(netOf(unitMinor, taxBasisPoints)),
    price_incl_tax: toMajor(unitMinor),
    ...(product_option ? { product_option } : {}),
  };
}

/** An address as it goes over the wire; company and tax id only of who buys for an organisation. */
function addressToWire(address: Address, details: CheckoutDetails): OrderAddress {
  const apartment = visibleText(address.apartmentNumber);
  const { company, taxId } = companyOf(details);
  return {
    firstname: visibleText(address.firstName),
    lastname: visibleText(address.lastName),
    email: visibleText(details.email),
    telephone: visibleText(details.phoneNumber),
    company: visibleText(company) || null,
    vat_id: visibleText(taxId) || null,
    street: [visibleText(address.streetAddress), ...(apartment ? [apartment] : [])],
    postcode: plainPostcode(visibleText(address.zipCode)),
    city: visibleText(address.city),
    country_id: address.country,
  };
}
