import { z } from 'zod';

const letters = z.string().regex(/\p{L}/u);
const words = z
  .string()
  .min(1)
  .regex(/[\p{L}\d_]/u);
const lettersOnly = z.string().regex(/[a-zA-Z]/);

const address = z.looseObject({
  street: z.array(z.string().min(1)).min(1),
  city: letters,
  postcode: z
    .string()
    .min(3)
    .regex(/[\p{L}\d_]/u),
  firstname: letters,
  lastname: letters,
  region: z.string().optional(),
  region_id: z.number().optional(),
  country_id: lettersOnly.optional(),
  company: z.string().optional(),
  telephone: z.string().optional(),
  email: z.email().optional(),
  region_code: z.string().optional(),
  sameAsBilling: z.number().optional(),
  save_address: z.number().optional(),
});

/** What the project publishes about an order: nothing beside these fields, and these in these forms. */
const order = z.strictObject({
  order_id: z.string().optional(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  transmited: z.boolean().optional(),
  transmited_at: z.string().optional(),
  status: z.string().optional(),
  state: z.string().optional(),
  user_id: z.string().optional(),
  cart_id: z.string().optional(),
  store_code: z.string().optional(),
  store_id: z.number().optional(),
  products: z
    .array(
      z.looseObject({
        sku: words,
        qty: z.number().min(1),
        price: z.number().min(1),
        name: words.optional(),
        product_type: letters.optional(),
      }),
    )
    .min(1),
  addressInformation: z.looseObject({
    shippingAddress: address.optional(),
    billingAddress: address,
    shipping_method_code: lettersOnly.optional(),
    shipping_carrier_code: lettersOnly.optional(),
    payment_method_code: lettersOnly.optional(),
    payment_method_additional: z.unknown().optional(),
  }),
});

/** What the published schema says against an order; `null` for nothing. */
export function orderFault(body: unknown): unknown {
  const read = order.safeParse(body);
  return read.success ? null : read.error.issues;
}
