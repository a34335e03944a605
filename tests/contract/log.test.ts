import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import type { App } from '#server/app.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { call } from '#tests/support/contract-client.ts';
import { databases } from '#tests/support/contract-shop.ts';
import { loggingApp } from '#tests/support/logging-app.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

const CANARY = 'kanarifugl';
const address = {
  firstname: `Kari ${CANARY}`,
  lastname: CANARY,
  email: `${CANARY}@example.no`,
  telephone: '+4799887766',
  street: [`${CANARY}veien 12`, ''],
  postcode: '0184',
  city: CANARY,
  country_id: 'NO',
};
const order = () =>
  orderOf({
    comment: CANARY,
    addressInformation: { ...orderOf().addressInformation, shippingAddress: address, billingAddress: address },
  });

/** Failures of the database in the middle of an order, some of which have the shopper's data in their messages. */
const faults: readonly (readonly [string, string])[] = [
  ['a table that is gone', 'alter table orders rename to lost_orders'],
  ['a value that is refused', `alter table orders add constraint never check (customer not like '%@%')`],
  [
    'a trigger that tells everything',
    `create function tell() returns trigger language plpgsql as $$ begin raise exception '% %', new.customer, new.payload; end $$;
     create trigger tells before insert on orders for each row execute function tell()`,
  ],
];

describe.each(databases)('the log on $name', ({ open }) => {
  let database: ShopDatabase;
  let app: App;
  let log: string;

  beforeEach(async () => {
    log = '';
    database = await open();
    await writeCatalogue(database.queries, testCatalogue(), storeViews);
    app = loggingApp(database.queries, (line) => void (log += line));
  });

  afterEach(() => database.close());

  const expectQuiet = () => expect(log.toLowerCase()).not.toMatch(new RegExp(`${CANARY}|99887766`));

  test.each(faults)('%s: the failed order is logged without data of the shopper', async (_, fault) => {
    for (const statement of fault.split(';\n')) await database.queries.execute(sql.raw(statement));
    expect((await call(app, 'placeOrder', { body: order() })).status).toBe(500);
    const failure = log.split('\n').find((line) => line.includes('a request failed'));
    expect(JSON.parse(failure!)).toMatchObject({
      code: expect.stringMatching(/^[0-9A-Z]{5}$/),
      statement: expect.stringMatching(/^(?:select|insert) (?:orders|idempotency_keys)$/),
    });
    expectQuiet();
  });
});
