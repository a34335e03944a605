import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#server/http/rate-limit.ts';
import { pruneRestock } from '#server/restock/restock-requests.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';

let shop: ContractShop;
let seen = 0;

beforeAll(async () => {
  shop = await ContractShop.open({ isLimiting: true });
  await shop.server.shop('set-stock', 'LAMP', 0);
});

afterAll(() => shop.close());

const ask = (email: string, sku = 'LAMP', storeCode = 'bmno') =>
  shop.call('askForRestock', { query: { storeCode }, body: { sku, email } });

/** Who was written to since the last time, and what. */
function mails() {
  const told = shop.server.mails.slice(seen);
  seen += told.length;
  return told.map(({ to, subject, text }) => ({ to, subject, text }));
}

test('who waits for an article is written to once it can be bought, and once only', async () => {
  const first = await ask('Kari@Example.no');
  expect([first.status, first.result]).toEqual([200, 'noted']);
  // Asking twice is fine, and no answer tells who asked before.
  expect((await ask('kari@example.no')).text).toBe(first.text);
  await ask('svea@example.se', 'LAMP', 'default');
  await shop.server.app.tellRestocked();
  expect(mails()).toEqual([]);

  await shop.server.shop('set-stock', 'LAMP', 3);
  await shop.server.app.tellRestocked();
  const told = mails().toSorted((a, b) => a.to.localeCompare(b.to));
  expect(told.map(({ to }) => to)).toEqual(['kari@example.no', 'svea@example.se']);
  expect(told[0]!.subject).toMatch(/ kan kjøpes nå$/);
  expect(told[0]!.text).toMatch(/^http:\/\/shop\.test\/p\/LAMP\/\S+$/m);
  expect(told[1]!.text).toMatch(/^http:\/\/shop\.test\/default\/p\/LAMP\/\S+$/m);
  await shop.server.app.tellRestocked();
  expect(mails()).toEqual([]);
});

test('an address of no mailbox and an article of no shop are refused', async () => {
  expect((await ask('kari')).status).toBe(400);
  expect(await ask('kari@example.no', 'NO-SUCH')).toMatchObject({ status: 400, result: { code: 'PRODUCT_NOT_FOUND' } });
});

test('what does not come back within half a year is forgotten', async () => {
  await shop.server.shop('set-stock', 'LAMP', 0);
  await ask('late@example.no');
  await pruneRestock(shop.server.database, new Date(Date.now() + 184 * 86_400_000));
  await shop.server.shop('set-stock', 'LAMP', 3);
  await shop.server.app.tellRestocked();
  expect(mails()).toEqual([]);
});

test('nobody notes down a whole list of addresses', async () => {
  const call = (index: number) =>
    shop.call('askForRestock', { body: { sku: 'LAMP', email: `a${index}@example.no` }, address: '192.0.2.77' });
  for (let index = 0; index < limits.restock.count; index++) expect((await call(index)).status).toBe(200);
  expect((await call(99)).status).toBe(429);
});
