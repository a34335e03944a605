import type { StoreView } from '#config/stores.ts';
import { methodsAtPrice } from '#domain/checkout-costs.ts';
import { type DeliveryPlace, shippingMethodsFor } from '#domain/checkout-methods.ts';
import type {
  PaymentMethod as WirePaymentMethod,
  ShippingMethod as WireShippingMethod,
} from '#schemas/api/generated/types.gen.ts';
import { type Reply, refusal } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import { type Cart, updateCart } from './cart-store.ts';
import { countCart, paymentFor } from './cart-totals.ts';
import { settingsOf } from './settings-of.ts';
import { paymentMethodToWire, shippingMethodToWire } from './wire-cart.ts';

/** Delivery methods of a country, at what they cost for the cart; those that do not reach the postal code are listed as unavailable. */
export async function offeredShipping(
  queries: Queries,
  store: StoreView,
  { cart, place }: { readonly cart: Cart; readonly place: DeliveryPlace },
): Promise<WireShippingMethod[]> {
  const settings = await settingsOf(queries, store);
  const { count } = await countCart(queries, store, cart);
  const reaching = new Set(shippingMethodsFor(settings, place).map(({ code }) => code));
  const methods = methodsAtPrice(shippingMethodsFor(settings, { country: place.country }), settings, count.totals);
  return methods.map((method) => shippingMethodToWire(store, method, reaching.has(method.code)));
}

/** Payment methods for the country that the cart ships to, and for what is in it. */
export async function offeredPayment(queries: Queries, store: StoreView, cart: Cart): Promise<WirePaymentMethod[]> {
  const methods = await paymentFor(queries, store, cart, cart.country ?? store.tax.defaultCountry);
  return methods.map((method) => paymentMethodToWire(store, method));
}

interface ChosenMethods {
  readonly country: string | null;
  readonly postcode: string | null;
  readonly carrier?: string | null | undefined;
  readonly method?: string | null | undefined;
  readonly payment?: string | undefined;
}

/** Keeps address and methods with the cart; a method that does not exist is refused and changes nothing. */
export async function storeMethods(
  queries: Queries,
  store: StoreView,
  cart: Cart,
  { country, postcode, carrier, method, payment }: ChosenMethods,
): Promise<Cart | Reply> {
  const settings = await settingsOf(queries, store);
  const place = { country: country ?? store.tax.defaultCountry, ...(postcode ? { postcode } : {}) };
  const shippingMethod = carrier && method ? `${carrier}/${method}` : cart.shippingMethod;
  const isShippingKnown = shippingMethodsFor(settings, place).some(({ code }) => code === shippingMethod);
  if (carrier && method && !isShippingKnown) {
    return refusal(400, 'METHOD_GONE', 'There is no such delivery method for this address.');
  }
  const payments = payment ? await paymentFor(queries, store, cart, place.country) : [];
  if (payment && !payments.some(({ code }) => code === payment)) {
    return refusal(400, 'METHOD_GONE', 'There is no such payment method for this address.');
  }
  const change = {
    country: place.country,
    postcode,
    shippingMethod: isShippingKnown ? shippingMethod : null,
    paymentMethod: payment ?? cart.paymentMethod,
  };
  await updateCart(queries, cart.id, change);
  return { ...cart, ...change };
}
