import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#server/http/rate-limit.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { pruneRestock } from '#server/restock/restock-requests.ts';
import { tellRestocked } from '#server/restock/tell-restocked.ts';
import { restockRequests } from '#server/store/restock-schema.ts';
import { choiceCatalogue } from '#tests/support/choice-catalogue.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';

let shop: ContractShop;
let seen = 0;

beforeAll(async () => {
  shop = await ContractShop.open({ isLimiting: true });
  await shop.server.shop('set-stock', 'LAMP', 0);
});

afterAll(() => shop.close());

/** What a mail server said to a command. */
const refusalOf = (command: string, response: string) =>
  Object.assign(new Error('refused'), { code: 'EENVELOPE', command, response });

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

test.each(['CLOCK', 'SET'])('what needs a choice beside it is told of as well: %s', async (sku) => {
  const choices = await ContractShop.open({ catalogue: choiceCatalogue() });
  const article = sku === 'SET' ? 'LAMP' : sku;
  await choices.server.shop('set-stock', article, 0);
  await choices.call('askForRestock', { query: { storeCode: 'bmno' }, body: { sku, email: 'kari@example.no' } });
  await choices.server.app.tellRestocked();
  expect(choices.server.mails).toEqual([]);
  await choices.server.shop('set-stock', article, 2);
  await choices.server.app.tellRestocked();
  expect(choices.server.mails.map(({ to }) => to)).toEqual(['kari@example.no']);
  await choices.close();
});

describe('a mail that does not arrive', () => {
  const tools = (deliver: Parameters<typeof createMailer>[2]) => ({
    database: shop.server.database,
    mailer: createMailer({ error: () => undefined }, 'shop@example.no', deliver),
    shopUrl: 'http://shop.test',
  });
  const inMinutes = (count: number) => () => new Date(Date.now() + count * 60_000);

  beforeEach(async () => {
    for (const name of ['per', 'pia']) await ask(`${name}@example.no`);
  });

  test('is tried again later where the mail server was away, and nobody else gets another one', async () => {
    const told: string[] = [];
    let isAway = true;
    const shaky = tools(async ({ to }) => {
      if (isAway && to.startsWith('per')) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      told.push(to);
    });
    await tellRestocked(shaky);
    expect(told).toEqual(['pia@example.no']);
    isAway = false;
    await tellRestocked(shaky, inMinutes(14));
    expect(told).toHaveLength(1);
    await tellRestocked(shaky, inMinutes(16));
    await tellRestocked(shaky, inMinutes(40));
    expect(told).toEqual(['pia@example.no', 'per@example.no']);
  });

  test('is not tried again where nobody has the address, whoever else waits', async () => {
    const tried: string[] = [];
    const refusing = tools(async ({ to }) => {
      tried.push(to);
      if (to.startsWith('per')) throw refusalOf('RCPT TO', '550 5.1.1 User unknown');
    });
    await tellRestocked(refusing);
    await tellRestocked(refusing, inMinutes(60 * 24));
    expect(tried.toSorted()).toEqual(['per@example.no', 'pia@example.no']);
  });

  test('is tried again where the shop may not send, after a longer time each time, but every day at least', async () => {
    let tries = 0;
    const away = tools(async () => {
      tries++;
      throw refusalOf('RCPT TO', '554 5.7.1 Relay access denied');
    });
    let at = 0;
    await tellRestocked(away, inMinutes(at));
    expect(tries).toBe(2);
    for (const wait of [15, 30, 60, 120]) {
      const before = tries;
      await tellRestocked(away, inMinutes(at + wait - 0.5));
      expect(tries, `before ${wait} minutes`).toBe(before);
      await tellRestocked(away, inMinutes((at += wait + 0.5)));
      expect(tries, `after ${wait} minutes`).toBe(before + 2);
    }
    const before = tries;
    for (let day = 0; day < 10; day++) await tellRestocked(away, inMinutes((at += 24 * 60 + 1)));
    expect(tries).toBe(before + 2 * 10);
    await shop.server.database.delete(restockRequests);
  });

  test('is tried again where the end of the server cut it off', async () => {
    void tellRestocked(tools(() => new Promise(() => undefined)));
    await expect
      .poll(async () => (await shop.server.database.select().from(restockRequests)).some(({ triedAt }) => triedAt))
      .toBe(true);
    const told: string[] = [];
    await tellRestocked(
      tools(async ({ to }) => void told.push(to)),
      inMinutes(16),
    );
    expect(told.toSorted()).toEqual(['per@example.no', 'pia@example.no']);
  });

  test('is no reason to write twice where others look at the same time', async () => {
    const told: string[] = [];
    const slow = tools(async ({ to }) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      told.push(to);
    });
    await Promise.all([tellRestocked(slow), tellRestocked(slow), tellRestocked(slow)]);
    expect(told.toSorted()).toEqual(['per@example.no', 'pia@example.no']);
  });
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

test('who asks once more waits for half a year from then on', async () => {
  await shop.server.shop('set-stock', 'LAMP', 0);
  await ask('again@example.no');
  const asked = eq(restockRequests.email, 'again@example.no');
  const before = new Date(Date.now() - 180 * 86_400_000);
  await shop.server.database.update(restockRequests).set({ askedAt: before }).where(asked);
  await ask('Again@example.no');
  await pruneRestock(shop.server.database, new Date(Date.now() + 30 * 86_400_000));
  await shop.server.shop('set-stock', 'LAMP', 3);
  await shop.server.app.tellRestocked();
  expect(mails().map(({ to }) => to)).toEqual(['again@example.no']);
});

test('nobody notes down a whole list of addresses', async () => {
  const call = (index: number) =>
    shop.call('askForRestock', { body: { sku: 'LAMP', email: `a${index}@example.no` }, address: '192.0.2.77' });
  for (let index = 0; index < limits.restock.count; index++) expect((await call(index)).status).toBe(200);
  expect((await call(99)).status).toBe(429);
});
