import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderActions } from '#domain/order-actions.ts';
import { historyOrderFromWire } from '#domain/wire/order-history.ts';
import type { BookingTimeslot, OrderHistory } from '#schemas/api/generated/types.gen.ts';
import { type App, createApp } from '#server/app.ts';
import { runCommand } from '#server/cli/commands.ts';
import { demoFolder } from '#server/environment.ts';
import { fillIfEmpty } from '#server/fill.ts';
import { createLimiter } from '#server/http/rate-limit.ts';
import { readSource } from '#server/import/read-source.ts';
import { createLogger } from '#server/logger.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { call } from '#tests/support/contract-client.ts';
import { noMails } from '#tests/support/no-mails.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';

/** The customer that comes with the demo, and with nothing else (decision 080). */

const POSTCODE = '0184';
const { email: username, password } = JSON.parse(readFileSync(join(demoFolder(), 'customer.json'), 'utf8')) as {
  readonly email: string;
  readonly password: string;
};

let database: ShopDatabase;
let dataDir: string;
let app: App;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'stua-demo-'));
  database = await openPostgresDatabase();
  app = createApp({
    database: database.queries,
    limiter: createLimiter(false),
    logger: createLogger('silent'),
    mailer: noMails,
    version: 'test',
    shopUrl: 'http://shop.test',
  });
});

afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const fill = (catalogue: string) =>
  fillIfEmpty(database.queries, { catalogue, dataDir, say: () => undefined }, () => {});
const run = (...command: string[]) => runCommand(database.queries, command, { dataDir });
const login = () => call<string>(app, 'login', { body: { username, password } });
/** Writes a document of another shop; returns its file. */
function ownDocument(): string {
  const file = join(dataDir, 'own.ndjson');
  writeFileSync(file, '{"id":900001,"sku":"EGEN-1","type_id":"simple","product_name_1":"Egen","price_incl_tax":100}');
  return file;
}

test('the demo has a customer whose orders show everything, and a delivery that anybody can book', async () => {
  await fill('demo');
  expect((await login()).status).toBe(401);
  expect(await run('add-demo-customer')).toMatchObject({ ok: true, document: { email: username, password } });
  expect(await run('add-demo-customer')).toMatchObject({ ok: false });
  const headers = { authorization: `Bearer ${(await login()).result}` };
  const { result: history } = await call<OrderHistory>(app, 'getOrderHistory', { headers });
  const offered = history.items.map((item) => orderActions(historyOrderFromWire(item, 'NOK'), Date.now()));
  expect(offered).toEqual([['track', 'cancel', 'reorder'], ['return', 'reorder'], ['reorder']]);
  for (const { grand_total: total } of history.items) expect(total).toBeGreaterThan(0);

  const bookingId = String(history.items[0]!.delivery_number);
  const booking = await call(app, 'validateBooking', { query: { bookingId, postcode: POSTCODE } });
  expect(booking.status).toBe(200);
  const { result: slots } = await call<BookingTimeslot[]>(app, 'listTimeslots', {
    query: { startDate: day(0), nextDate: day(14), postcode: POSTCODE },
  });
  const free = slots.find((slot) => slot.available && slot.product_code === 'HOME' && slot.date > day(7));
  const body = { bookingId, postcode: POSTCODE, timeslotId: free!.id };
  expect((await call(app, 'submitBooking', { body })).status).toBe(200);
});

test('the first import of anything but the demo deletes that customer; the demo itself does not', async () => {
  await fill('demo');
  await run('add-demo-customer');
  expect(await run('import', demoFolder())).toMatchObject({ ok: true });
  expect((await login()).status).toBe(200);
  const outcome = JSON.stringify(await run('import', ownDocument()));
  expect(outcome).toContain("The demo's customer is deleted");
  expect((await login()).status).toBe(401);
  expect(await run('add-demo-customer')).toMatchObject({ ok: false });
});

test('another catalogue has no such customer, and a folder that brings one is told so', async () => {
  await fill('synthetic:3');
  expect(await run('add-demo-customer')).toMatchObject({ ok: false });
  ownDocument();
  writeFileSync(join(dataDir, 'customer.json'), readFileSync(join(demoFolder(), 'customer.json')));
  const { rejections } = await readSource(dataDir, 'auto');
  expect(rejections).toContainEqual({ file: 'customer.json', line: 1, reason: 'customers are not imported' });
});

/** So many days from now, as the contract writes a day. */
function day(after: number): string {
  return new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
}
