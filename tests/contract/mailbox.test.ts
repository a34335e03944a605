import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createShopApp } from '#server/shop-app.ts';
import { call } from '#tests/support/contract-client.ts';
import { PASSWORD } from '#tests/support/customers.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';

test('without a mail server the shop keeps its mails as files of its data folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stua-mailbox-'));
  const database = await openPostgresDatabase();
  onTestFinished(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
  const app = createShopApp(database.queries, { isLimiting: false, shopUrl: 'https://stua.example.no', dataDir }, null);
  const customer = { email: 'kari@example.no', firstname: 'Kari', lastname: 'Nordmann' };
  await call(app, 'registerUser', { query: { storeCode: 'default' }, body: { customer, password: PASSWORD } });
  await call(app, 'resetPassword', { query: { storeCode: 'default' }, body: { email: customer.email } });
  const folder = join(dataDir, 'mail');
  const mails = () => (statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder).toSorted() : []);
  await expect.poll(mails).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.eml$/)]);
  const texts = mails().map((name) => readFileSync(join(folder, name), 'utf8'));
  // In the language of the store view, from the shop's own host, with the store view's own addresses.
  expect(texts.join()).toContain('subject: Välkommen till Stua');
  expect(texts.join()).toContain('from: Stua <no-reply@stua.example.no>');
  expect(texts.join()).toMatch(
    /^https:\/\/stua\.example\.no\/default\/create-password#email=kari%40example\.no&token=/m,
  );
});
