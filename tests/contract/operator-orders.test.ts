import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import { runCommand } from '#server/cli/commands.ts';
import { choiceCatalogue } from '#tests/support/choice-catalogue.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';

describe('what the operator fulfils an order by', () => {
  let shop: ContractShop;
  let order: Order;
  let orderNumber: string;

  beforeAll(async () => {
    shop = await ContractShop.open({ catalogue: choiceCatalogue() });
    const extension_attributes = {
      bundle_options: [
        { option_id: 1, option_qty: 1, option_selections: [1] },
        { option_id: 2, option_qty: 2, option_selections: [2] },
      ],
    };
    const custom_options = [{ option_id: 7, option_value: 'Til Ola' }];
    const plain = orderOf();
    const { shippingAddress, billingAddress } = plain.addressInformation;
    order = {
      ...plain,
      products: [
        { sku: 'LAMP', qty: 1, price: 1, product_option: { extension_attributes: { custom_options } } },
        { sku: 'SET', qty: 1, price: 1, product_option: { extension_attributes } },
        { sku: 'SOFA-GREY', qty: 1, price: 1 },
      ],
      addressInformation: {
        ...plain.addressInformation,
        shippingAddress: { ...shippingAddress!, firstname: 'Ola', telephone: '+4799999999' },
        billingAddress: { ...billingAddress, company: 'Fjell AS', vat_id: '974760673', street: ['Torget 1'] },
      },
      comment: 'Ring\u001B[2J på\nhos naboen',
      partial_delivery: true,
    };
    const placed = await shop.place(order);
    expect(placed.status, placed.text).toBe(200);
    orderNumber = String(placed.result.orderNumber);
    await shop.place(orderOf());
  });

  afterAll(() => shop.close());

  const delivery = {
    method: 'logtrade/home',
    title: 'Levert hjem, innbåret',
    isPartial: true,
    address: {
      name: 'Ola Nordmann',
      company: null,
      taxId: null,
      street: ['Storgata 12'],
      postcode: '0184',
      city: 'Oslo',
      country: 'NO',
      phone: '+4799999999',
      email: 'kari@example.no',
    },
  };
  const told = () => ({
    orderNumber,
    orderId: order.order_id,
    lines: [
      { sku: 'LAMP', qty: 1, options: [{ label: 'Gravering', value: 'Til Ola' }] },
      {
        sku: 'SET',
        qty: 1,
        options: [
          { label: 'Lampe', value: 'LAMP' },
          { label: 'Bordlamper', value: '2 × TABLE-LAMP' },
        ],
      },
      { sku: 'SOFA-GREY', qty: 1, options: [{ label: 'Farge', value: 'Grå' }] },
    ],
    delivery,
    billingAddress: { name: 'Kari Nordmann', company: 'Fjell AS', taxId: '974760673', street: ['Torget 1'] },
    paymentMethod: { code: 'invoice', title: 'Faktura, 14 dager' },
    comment: order.comment,
  });

  test('is in each order: what was chosen, where it goes, who pays, and what was said', async () => {
    const [first, second] = await shop.server.shop<{ delivery: object }[]>('orders');
    expect(first).toMatchObject(told());
    expect(second).toMatchObject({ delivery: { isPartial: false }, comment: null, sealedContact: null });
  });

  test('and in one order, by its number or the id of its device, with what that sent', async () => {
    for (const name of [orderNumber, order.order_id])
      expect(await shop.server.shop('orders', name)).toMatchObject({ ...told(), sent: order });
    await expect(shop.server.shop('orders', '100000099')).rejects.toThrow('There is no order 100000099.');
    await expect(shop.server.shop('orders', 'none')).rejects.toThrow('There is no order none.');
  });

  test('is told to a person in lines, none of which a shopper can write', async () => {
    const outcome = await runCommand(shop.server.database, ['orders', orderNumber], { dataDir: tmpdir() });
    const lines = outcome.ok ? outcome.lines : [];
    const { shipment } = await shop.server.shop<{ shipment: string }>('orders', orderNumber);
    expect(lines.slice(2)).toEqual([
      '1 x LAMP  LAMP  1390 NOK',
      '    Gravering: Til Ola',
      '1 x SET  SET  2070 NOK',
      '    Lampe: LAMP',
      '    Bordlamper: 2 × TABLE-LAMP',
      '1 x SOFA-GREY  Nordvik 3-seters sofa  9990 NOK',
      '    Farge: Grå',
      'Delivery: Levert hjem, innbåret, each as it is ready',
      'To: Ola Nordmann, Storgata 12, 0184 Oslo, NO, +4799999999, kari@example.no',
      `Shipment: ${shipment}`,
      'Billed to: Fjell AS, 974760673, Kari Nordmann, Torget 1, 0184 Oslo, NO, +4722222222, kari@example.no',
      'Payment: Faktura, 14 dager',
      'Comment: Ring[2J på hos naboen',
    ]);
  });

  test('is in each shipment, with the order that it brings', async () => {
    const [shipment] = await shop.server.shop<object[]>('shipments');
    expect(shipment).toMatchObject({
      orderNumber,
      kind: 'HOME',
      street: 'Storgata 12',
      city: 'Oslo',
      postcode: '0184',
      email: 'kari@example.no',
      delivery,
      comment: order.comment,
    });
  });
});
