import type { App } from '#server/app.ts';
import type { ExternalCheckoutRequest, Order } from '#schemas/api/generated/types.gen.ts';
import { orderOf } from './order-of.ts';

/** Numbers that make the stand-in do something (docs/payment.md). */
export const testNumbers = {
  card: (end: string): string => `4000 0000 0000 ${end}`,
  wallet: (end: string): string => `4000 ${end}`,
  paylater: (end: string): string => `0101900 ${end}`,
};

const PAY = 'http://pay.shop.test';

/** What the frame of the provider asks it. */
export function askFrame(app: App, id: string, path: string, sent?: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const body = sent === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(sent) };
  return app.handle(new Request(`${PAY}/frame/${id}${path === '' ? '' : `/${path}`}`, body));
}

/** What a shopper does in the frame of the provider. */
export async function payInFrame(app: App, id: string, tried: object): Promise<{ result: string; reason?: string }> {
  return (await askFrame(app, id, 'pay', tried)).json() as Promise<{ result: string; reason?: string }>;
}

/** An order of one lamp that is paid at the provider in this way. */
export function orderPaidBy(method: string): Order {
  const placed = orderOf();
  return {
    ...placed,
    addressInformation: { ...placed.addressInformation, payment_method_code: method },
    expected: { grand_total: 188_000, currency: 'NOK', tolerance: 0 },
  };
}

/** A request to pay an order of one lamp (1290) that is delivered home (590). */
export function lampToPay(order: Order, more: object = {}): ExternalCheckoutRequest {
  const shared = { quantity: 1, tax_rate: 2500, total_discount_amount: 0 };
  return {
    order: {
      purchase_country: 'NO',
      purchase_currency: 'NOK',
      locale: 'nb-NO',
      order_amount: 188_000,
      order_tax_amount: 37_600,
      order_lines: [
        {
          ...shared,
          type: 'physical',
          reference: 'LAMP',
          name: 'LAMP',
          unit_price: 129_000,
          total_amount: 129_000,
          total_tax_amount: 25_800,
        },
        {
          ...shared,
          type: 'shipping_fee',
          reference: 'logtradehome',
          name: 'Hjem',
          unit_price: 59_000,
          total_amount: 59_000,
          total_tax_amount: 11_800,
        },
      ],
      ...more,
    },
    storeCode: 'bmno',
    dataSourceStoreCode: 'bmno',
    shop_order: order,
  };
}

/** A request to pay the cart of a guest by its id, with one lamp (1290) that is delivered home (590). */
export function cartToPay(order: Order, cartId: string | number) {
  const { shop_order: _none, ...body } = lampToPay(order, {
    merchant_data: JSON.stringify({ serverCartId: cartId, userId: '' }),
    shipping_options: [
      { id: 'logtradehome', name: 'Hjem', price: 59_000, tax_amount: 11_800, tax_rate: 2500, preselected: true },
    ],
  });
  return body;
}

/** Where somebody lives who says it to the provider alone. */
export const payerAddress = {
  given_name: 'Kari',
  family_name: 'Nordmann',
  email: 'kari@example.no',
  street_address: 'Storgata 1',
  postal_code: '0155',
  city: 'Oslo',
};
