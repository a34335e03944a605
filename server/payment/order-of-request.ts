import { eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import type { StoreView } from '#config/stores.ts';
import { shippingOptionId } from '#domain/payment/shipping-options.ts';
import { purchaseCountry } from '#domain/payment/purchase-country.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import type {
  ExternalCheckoutOrder,
  ExternalCheckoutRequest,
  Order,
  ProductOptionSelection,
} from '#schemas/api/generated/types.gen.ts';
import type { Customer } from '../account/customers.ts';
import { itemsOf } from '../cart/cart-store.ts';
import { namedCart } from '../cart/named-cart.ts';
import { newToken } from '../account/tokens.ts';
import type { Queries } from '../store/database.ts';
import { orders } from '../store/schema.ts';
import { madeOnce } from '../store/meta.ts';
import { orderAddress } from './provider-addresses.ts';

interface Asked {
  readonly body: ExternalCheckoutRequest;
  readonly customer: Customer | null;
  readonly settings: CheckoutSettings;
}

/**
 * What is placed once it is paid: the order that the device sent along, or what is in the cart that `merchant_data` names.
 * `null` where there is neither.
 */
export async function orderOfRequest(
  queries: Queries,
  store: StoreView,
  { body, customer, settings }: Asked,
): Promise<Order | null> {
  if (body.shop_order) return body.shop_order;
  const { order } = body;
  const cart = await namedCart(queries, store, { id: serverCartId(order.merchant_data), customer });
  const items = cart ? await itemsOf(queries, cart.id) : [];
  if (!cart || items.length === 0) return null;
  const country = purchaseCountry(
    order.purchase_country,
    settings.countries.map((each) => each.country),
    store.tax.defaultCountry,
  );
  const billing = orderAddress(order.billing_address ?? {}, country);
  const [carrier, method] = deliveryOf(order, settings) ?? (cart.shippingMethod ?? '/').split('/');
  return {
    order_id: await orderIdOfCart(queries, cart.id),
    user_id: customer ? String(customer.id) : '',
    cart_id: cart.id,
    store_code: store.code,
    products: items.map(({ sku, qty, productOption }) => ({
      sku,
      qty,
      name: sku,
      // The shop counts it.
      price: 0,
      ...(productOption ? { product_option: productOption as ProductOptionSelection } : {}),
    })),
    addressInformation: {
      ...(carrier
        ? { shippingAddress: order.shipping_address ? orderAddress(order.shipping_address, country) : billing }
        : {}),
      billingAddress: billing,
      shipping_carrier_code: carrier ?? '',
      shipping_method_code: method ?? '',
      payment_method_code: body.payment_method ?? settings.paymentMethods.find((each) => each.isExternal)?.code ?? '',
    },
  };
}

/**
 * A cart names the order that is made of it next: that of a customer is ordered from again and again. The numbers of customers'
 * carts can be guessed, and anybody may ask how an order stands: what it is called is told by nobody but this shop.
 */
async function orderIdOfCart(queries: Queries, cartId: string): Promise<string> {
  const secret = await madeOnce(queries, 'cart_order_secret', newToken);
  const ordered = await queries.$count(orders, eq(orders.cartId, cartId));
  const next = ordered === 0 ? cartId : `${cartId} ${ordered}`;
  return `cart-${createHmac('sha256', secret).update(next).digest('base64url')}`;
}

/** Carrier and method of the option that is selected in the provider's order. */
function deliveryOf(
  { selected_shipping_option: selected, shipping_options: offered = [] }: ExternalCheckoutOrder,
  settings: CheckoutSettings,
): readonly [string, string] | null {
  const id = (selected ?? offered.find(({ preselected }) => preselected))?.id;
  const method = settings.shippingMethods.find((each) => shippingOptionId(each) === id);
  return method ? [method.carrierCode, method.methodCode] : null;
}

function serverCartId(text: string | null | undefined): string {
  try {
    const data: unknown = JSON.parse(text ?? 'null');
    const id = (data as { readonly serverCartId?: unknown } | null)?.serverCartId;
    return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
  } catch {
    return '';
  }
}
