import type { Order } from '#schemas/api/generated/types.gen.ts';

const address = {
  firstname: 'Kari',
  lastname: 'Nordmann',
  email: 'kari@example.no',
  telephone: '+4722222222',
  street: ['Storgata 12', ''],
  postcode: '0184',
  city: 'Oslo',
  country_id: 'NO',
};

let ordersDrawn = 0;

/** An order of one lamp to Oslo, delivered home for 590 and paid by invoice. */
export function orderOf(more: Partial<Order> = {}): Order {
  return {
    order_id: `00000000-0000-4000-8000-${String(++ordersDrawn).padStart(12, '0')}`,
    created_at: '2026-03-01T08:00:12.000Z',
    updated_at: '2026-03-01T08:00:12.000Z',
    transmited: false,
    user_id: '',
    cart_id: '',
    store_code: 'bmno',
    store_id: 7,
    products: [{ sku: 'LAMP', qty: 1, name: 'LAMP', price: 1032, price_incl_tax: 1290 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'logtrade',
      shipping_method_code: 'home',
      payment_method_code: 'invoice',
    },
    ...more,
  };
}
