import { sql } from 'drizzle-orm';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import { deleteCustomer } from '#server/account/customers.ts';
import { runCommand } from '#server/cli/commands.ts';
import { EmbeddedConnection } from '#server/store/embedded-connection.ts';
import { idempotencyKeys } from '#server/store/schema.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { choiceCatalogue } from '#tests/support/choice-catalogue.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { newCustomer } from '#tests/support/customers.ts';
import { openEmbeddedDatabase } from '#tests/support/embedded-database.ts';
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

describe('what listing orders costs', () => {
  let shop: ContractShop;
  const numbers: string[] = [];

  beforeAll(async () => {
    shop = await ContractShop.open({ database: openEmbeddedDatabase });
    for (let count = 0; count < 3; count++) numbers.push(String((await shop.place(orderOf())).result.orderNumber));
    await shop.server.database.execute(sql`
      insert into payments (id, provider_order_id, store_code, order_id, cart_id, method, state, amount_minor, currency,
        payload, agreed, external, shop_order_id, created_at, updated_at)
      select 'P' || id, 'at-' || id, 'bmno', order_id, '', 'card', 'authorized', 100, 'NOK', '{}', '{}', '{}', id, now(), now()
      from orders`);
  });

  afterAll(() => shop.close());

  /** What a command reads of a table: the texts of its statements, and how many rows they give. */
  async function readOf(table: string, ...command: string[]) {
    const run = vi.spyOn(EmbeddedConnection.prototype, 'run');
    const told = await shop.server.shop(...command);
    const asked = run.mock.calls.flatMap(([{ statements }], call) => {
      const answers = run.mock.results[call]!.value as readonly Promise<{ rows: unknown[] }>[];
      return statements.map(({ text }, index) => ({ text, answer: answers[index]! }));
    });
    run.mockRestore();
    const ofTable = asked.filter(({ text }) => text.includes(`from "${table}"`));
    const rows = await Promise.all(ofTable.map(async ({ answer }) => (await answer).rows.length));
    return { told, texts: ofTable.map(({ text }) => text), rows };
  }

  test.each(['payments', 'shipments'])('is that of what is asked for: of %s only those of the order', async (table) => {
    const { told, rows } = await readOf(table, 'orders', numbers[1]!);
    expect(told).toMatchObject({ payment: { providerOrderId: expect.any(String), state: 'authorized', amount: 100 } });
    expect(rows).toEqual([1]);
    const future = new Date(Date.now() + 60_000).toISOString();
    expect((await readOf(table, 'orders', '--since', future)).rows).toEqual([0]);
    expect((await readOf(table, 'orders')).rows).toEqual([3]);
  });

  test.each(['orders', 'payments'])('and of a payment never what was ordered: %s', async (command) => {
    const { texts } = await readOf('payments', command);
    expect(texts).toHaveLength(1);
    for (const column of ['payload', 'agreed', 'external']) expect(texts[0]).not.toContain(`"${column}"`);
  });
});

test('an account is deleted however long its stored replies are looked for', async () => {
  const shop = await ContractShop.open();
  const { email } = await newCustomer(shop);
  const { database } = shop.server;
  await database.execute(sql`
    insert into idempotency_keys (key, fingerprint, status, reply, is_kept_with_order, created_at)
    values ('of the profile', '', 200, ${`{"email":"${email}"}`}, false, now())`);
  await database.execute(sql`
    create function take_long() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return old; end $$`);
  await database.execute(sql`
    create trigger take_long before delete on idempotency_keys for each row execute function take_long()`);
  const isGone = await inTransaction(database, async (queries) => {
    await queries.execute(sql`set local statement_timeout = '500ms'`);
    return deleteCustomer(queries, email);
  });
  expect(isGone).toBe(true);
  expect(await database.$count(idempotencyKeys)).toBe(0);
  await shop.close();
});
