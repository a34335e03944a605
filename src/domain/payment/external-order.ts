import { PAYER_TYPES } from '#config/payment.ts';
import type { ExternalCheckoutOrder } from '#schemas/api/generated/types.gen.ts';
import type { ShippingMethod } from '../checkout-methods.ts';
import {
  amountOf,
  costLine,
  orderLine,
  type PaidCost,
  type PaidLine,
  roundingLine,
  taxAmountOf,
} from './order-lines.ts';
import type { ProviderBox } from './checkboxes.ts';
import { purchaseCountry } from './purchase-country.ts';
import { shippingOption } from './shipping-options.ts';

/** What is to be paid, as device and server both know it. */
export interface PaidOrder {
  readonly lines: readonly PaidLine[];
  readonly delivery: PaidCost | null;
  readonly paymentFee: PaidCost | null;
  readonly fees: readonly PaidCost[];
  /** What was agreed on. */
  readonly totalMinor: number;
  readonly country: string;
  readonly countries: readonly string[];
  readonly defaultCountry: string;
  readonly currency: string;
  readonly locale: string;
  /** The methods that reach the address, the code of the chosen one, and what tax is on them. */
  readonly shipping: {
    readonly methods: readonly ShippingMethod[];
    readonly chosenCode: string | null;
    readonly taxBasisPoints: number;
  };
  /** What the provider's page offers to tick. */
  readonly checkboxes: readonly ProviderBox[];
  /** Kept by the provider and given back with the order: cart, customer, and the order's id on the device. */
  readonly merchantData: Readonly<Record<string, string>>;
}

/** The provider's order (spec 3: external checkout order): its amount is the sum of its lines, always (D54). */
export function externalOrder(order: PaidOrder): ExternalCheckoutOrder {
  const { delivery, paymentFee, fees, shipping } = order;
  const lines = [
    ...order.lines.map(orderLine),
    ...(delivery ? [costLine('shipping_fee', delivery)] : []),
    ...(paymentFee && paymentFee.amountMinor !== 0 ? [costLine('surcharge', paymentFee)] : []),
    ...fees.map((fee) => costLine('surcharge', fee)),
  ];
  const rounding = roundingLine(lines, order.totalMinor);
  const all = rounding ? [...lines, rounding] : lines;
  const options = shipping.methods.map((method) =>
    shippingOption(method, shipping.chosenCode, shipping.taxBasisPoints),
  );
  return {
    orderId: null,
    purchase_country: purchaseCountry(order.country, order.countries, order.defaultCountry),
    purchase_currency: order.currency,
    locale: order.locale,
    shipping_countries: [...order.countries],
    order_amount: amountOf(all),
    order_tax_amount: taxAmountOf(all),
    order_lines: all,
    shipping_options: options,
    selected_shipping_option: options.find(({ preselected }) => preselected) ?? null,
    options: {
      allowed_customer_types: [...PAYER_TYPES],
      allow_separate_shipping_address: false,
      ...(order.checkboxes.length > 0 ? { additional_checkboxes: [...order.checkboxes] } : {}),
    },
    merchant_data: JSON.stringify(order.merchantData),
  };
}
