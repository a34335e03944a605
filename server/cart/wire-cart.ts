import type { StoreView } from '#config/stores.ts';
import type { PaymentMethod, ShippingMethod } from '#domain/checkout-methods.ts';
import { toMajor } from '#domain/money.ts';
import { netOf, taxOf } from '#domain/tax.ts';
import { type LineTotals, payableMinor, sumOfFees } from '#domain/totals.ts';
import type {
  CartItem,
  PaymentMethod as WirePaymentMethod,
  ShippingMethod as WireShippingMethod,
  Totals as WireTotals,
  TotalsItem,
} from '#schemas/api/generated/types.gen.ts';
import type { Count, CountedLine } from './cart-totals.ts';
import type { CartItemRow } from './cart-store.ts';
import type { Sellable } from './sellable.ts';

/** A line of the server cart; price is net and informative. */
export function cartItemToWire(item: CartItemRow, sellable: Sellable | null): CartItem {
  return {
    item_id: item.itemId,
    sku: item.sku,
    qty: item.qty,
    name: sellable?.name ?? item.sku,
    ...(sellable ? { price: toMajor(netOf(sellable.unitMinor(item.qty), sellable.taxBasisPoints)) } : {}),
    product_type: sellable?.product.type ?? 'simple',
    quote_id: item.cartId,
    ...(item.productOption ? { product_option: item.productOption as CartItem['product_option'] } : {}),
  };
}

/**
 * Totals in major units: net unless the name says otherwise, discount negative at the top and positive in lines; segments are
 * gross.
 */
export function totalsToWire(
  store: StoreView,
  { totals, couponCode }: Count,
  lines: readonly CountedLine[],
): WireTotals {
  const rate = store.tax.rateBasisPoints;
  const deliveryMinor = totals.deliveryMinor ?? 0;
  const feesMinor = sumOfFees(totals);
  const net = (minor: number): number => toMajor(netOf(minor, rate));
  const netDiscounts = lines.map((line) => netDiscount(lineOf(totals, line), line.sellable.taxBasisPoints));
  const segments = [
    { code: 'subtotal', title: 'Subtotal', value: toMajor(totals.subtotalMinor) },
    totals.deliveryMinor === null ? null : { code: 'shipping', title: 'Shipping', value: toMajor(deliveryMinor) },
    totals.paymentFeeMinor === 0
      ? null
      : { code: 'payment_fee', title: 'Payment', value: toMajor(totals.paymentFeeMinor) },
    ...(feesMinor === 0 ? [] : [{ code: 'amasty_extrafee', title: 'Extra Fee', value: toMajor(feesMinor) }]),
    totals.discountMinor === 0 ? null : { code: 'discount', title: 'Discount', value: toMajor(totals.discountMinor) },
    { code: 'tax', title: 'Tax', value: toMajor(totals.taxMinor) },
    { code: 'grand_total', title: 'Grand Total', value: toMajor(totals.grandTotalMinor), area: 'footer' },
  ].filter((segment) => segment !== null);
  return {
    grand_total: toMajor(totals.grandTotalMinor),
    subtotal: net(totals.subtotalMinor),
    subtotal_incl_tax: toMajor(totals.subtotalMinor),
    discount_amount: toMajor(0 - netDiscounts.reduce((sum, minor) => sum + minor, 0)),
    shipping_amount: net(deliveryMinor),
    shipping_incl_tax: toMajor(deliveryMinor),
    shipping_tax_amount: toMajor(taxOf(deliveryMinor, rate)),
    tax_amount: toMajor(totals.taxMinor),
    base_currency_code: store.currency.code,
    quote_currency_code: store.currency.code,
    coupon_code: couponCode,
    items_qty: totals.lines.reduce((sum, line) => sum + line.qty, 0),
    items: lines.map((line) => totalsItemToWire(line, totals)),
    total_segments: segments,
  };
}

function totalsItemToWire(line: CountedLine, totals: Count['totals']): TotalsItem {
  const counted = lineOf(totals, line);
  const { sellable } = line;
  const net = (minor: number): number => toMajor(netOf(minor, sellable.taxBasisPoints));
  return {
    item_id: line.itemId,
    sku: sellable.sku,
    name: sellable.name,
    qty: line.qty,
    price: net(counted.unitMinor),
    price_incl_tax: toMajor(counted.unitMinor),
    row_total: net(counted.rowMinor),
    row_total_incl_tax: toMajor(counted.rowMinor),
    tax_amount: toMajor(counted.taxMinor),
    tax_percent: sellable.taxBasisPoints / 100,
    discount_amount: toMajor(netDiscount(counted, sellable.taxBasisPoints)),
    options: JSON.stringify(sellable.labels),
  };
}

function lineOf({ lines }: Count['totals'], { key }: CountedLine): LineTotals {
  return lines.find((line) => line.key === key)!;
}

/** What the net row is lowered by, so that with its tax it comes to what is paid, to the last minor unit. */
function netDiscount(line: LineTotals, taxBasisPoints: number): number {
  return netOf(line.rowMinor, taxBasisPoints) - (payableMinor(line) - line.taxMinor);
}

/** A delivery method; one that does not reach the address is listed as unavailable. */
export function shippingMethodToWire(
  store: StoreView,
  method: ShippingMethod,
  isAvailable: boolean,
): WireShippingMethod {
  const net = toMajor(netOf(method.priceMinor, store.tax.rateBasisPoints));
  return {
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    carrier_title: method.carrierTitle,
    method_title: method.title,
    amount: net,
    price_excl_tax: net,
    price_incl_tax: toMajor(method.priceMinor),
    available: isAvailable,
    ...(isAvailable ? {} : { error_message: 'This method does not reach the address.' }),
  };
}

/** A payment method. */
export function paymentMethodToWire(store: StoreView, method: PaymentMethod): WirePaymentMethod {
  return {
    code: method.code,
    title: method.title,
    cost: toMajor(netOf(method.costMinor, store.tax.rateBasisPoints)),
    cost_incl_tax: toMajor(method.costMinor),
  };
}
