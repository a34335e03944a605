import * as z from 'zod/mini';
import { FALLBACK_LEAD_TIME_DAYS } from '#config/limits.ts';
import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import { ok, type Result } from '#schemas/errors.ts';
import type { HttpFailure } from '../../http/failure.ts';
import type { Answered, ShopCall } from '../../http/shop-api.ts';
import { unwrapOf } from './envelope.ts';

/** The cart that the backend keeps for whoever uses the device, and how it is asked about that. */
export interface ServerCart {
  /** `null`: the backend has none yet. */
  readonly id: () => Promise<string | null>;
  readonly call: <T>(call: ShopCall<T>) => Promise<Result<Answered<T>, HttpFailure>>;
}

const zMethods = z.array(
  z.looseObject({
    carrier_code: z.string(),
    method_code: z.string(),
    carrier_title: z.nullish(z.string()),
    method_title: z.nullish(z.string()),
    amount: z.optional(z.number()),
    price_incl_tax: z.optional(z.number()),
    available: z.optional(z.boolean()),
  }),
);
const zPayments = z.array(z.looseObject({ code: z.string(), title: z.string() }));

/** What Magento takes without a page of a payment provider; all others need one that this shop does not have. */
const withoutProvider: ReadonlySet<string> = new Set([
  'banktransfer',
  'cashondelivery',
  'checkmo',
  'free',
  'purchaseorder',
]);
/** Orders of such a backend have no place for these. */
const notTaken = ['comment', 'partial_delivery'];
/** Such a backend knows no forms of postal codes. */
const POSTCODE = '[0-9A-Za-z-]{3,10}';

/**
 * How what is in the cart may be delivered and paid, in the form of the contract. A stock backend says it of a cart with something
 * in it only; it is kept like everything that is pulled, so that the next order needs no network. `null`: there is no such cart.
 */
export async function askCheckoutSettings(
  cart: ServerCart,
  country: string,
): Promise<Result<Answered<unknown> | null, HttpFailure>> {
  const cartId = await cart.id();
  if (cartId === null) return ok(null);
  const asked = { query: { cartId }, deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS };
  const address = { country_id: country };
  const shipping = await unwrapOf(cart.call, { ...asked, path: '/api/cart/shipping-methods', body: { address } });
  if (!shipping.ok) return shipping;
  const payment = await unwrapOf(cart.call, { ...asked, path: '/api/cart/payment-methods' });
  if (!payment.ok) return payment;
  const [methods, payments] = [zMethods.safeParse(shipping.value.value), zPayments.safeParse(payment.value.value)];
  // An empty cart has none.
  if (!methods.success || !payments.success || methods.data.length === 0) return ok(null);
  const countries = [country];
  return ok({
    value: {
      id: 'settings',
      countries: [{ country_id: country, postcode_pattern: POSTCODE }],
      shipping_methods: methods.data
        .filter(({ available }) => available !== false)
        .map((method, position) => ({
          carrier_code: method.carrier_code,
          method_code: method.method_code,
          carrier_title: method.carrier_title ?? '',
          method_title: method.method_title ?? method.carrier_title ?? method.method_code,
          countries,
          price_incl_tax: method.price_incl_tax ?? method.amount ?? 0,
          postcode_pattern: POSTCODE,
          days_min: FALLBACK_LEAD_TIME_DAYS,
          days_max: FALLBACK_LEAD_TIME_DAYS,
          position,
        })),
      payment_methods: payments.data
        .filter(({ code }) => withoutProvider.has(code))
        .map(({ code, title }, position) => ({
          code,
          title,
          countries,
          cost_incl_tax: 0,
          usable_offline: true,
          position,
        })),
      not_taken: notTaken,
    },
    at: payment.value.at,
  });
}
