import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import type { User } from '#schemas/api/generated/types.gen.ts';
import { type App, createApp } from '#server/app.ts';
import { createLimiter, limits } from '#server/http/rate-limit.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { createLogger } from '#server/logger.ts';
import { writtenMail } from '#server/mail/written-mail.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { call, type CallOptions, newKey } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { noMails } from '#tests/support/no-mails.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { customerAddress, newCustomer, newEmail, PASSWORD, signedIn } from '#tests/support/customers.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

const WRONG = 'Feil#Passord1';
const repeated = (status: number, count: number): number[] => Array.from({ length: count }, () => status);

describe('other people', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open();
  });

  afterAll(() => shop.close());

  const save = (headers: { authorization: string }, customer: object) =>
    shop.call<User & { code: string }>('updateProfile', { headers, body: { customer } });

  test('no address of somebody else can be read, changed, taken or deleted', async () => {
    const [kari, ola] = [await newCustomer(shop), await newCustomer(shop)];
    const named = (email: string, addresses: object[]) => ({ email, firstname: 'Ola', lastname: 'Tyv', addresses });
    const [home] = (await save(kari.headers, named(kari.email, [customerAddress()]))).result.addresses;
    const attempts = [
      customerAddress({ id: home!.id! }),
      customerAddress({ id: home!.id!, customer_id: kari.id }),
      customerAddress({ customer_id: kari.id }),
      customerAddress({ id: 999_999_999 }),
      customerAddress({ id: Number.MAX_SAFE_INTEGER }),
    ];
    for (const address of attempts) {
      const { status, result } = await save(ola.headers, named(ola.email, [customerAddress(), address]));
      expect([status, result.code]).toEqual([403, 'FORBIDDEN']);
    }
    const read = await shop.done<User>('getProfile', { headers: kari.headers });
    expect(read.addresses).toMatchObject([{ id: home!.id, city: 'Oslo' }]);
    expect(await shop.done<User>('getProfile', { headers: ola.headers })).toMatchObject({ version: 1, addresses: [] });
  });

  test('no field of the profile that is not the customer’s to set is taken over', async () => {
    const { headers, email, id } = await newCustomer(shop);
    const more = { id: 1, group_id: 2, groupToken: 'x', passwordHash: 'x', store_id: 1, version: 99, created_at: 'x' };
    const { result } = await save(headers, { email, firstname: 'Kari', lastname: 'Nordmann', ...more });
    expect(result).toMatchObject({ id, group_id: 1, store_id: 7, version: 2 });
  });

  test('no e-mail of somebody else can be taken', async () => {
    const [kari, ola] = [await newCustomer(shop), await newCustomer(shop)];
    const taken = await save(ola.headers, { email: kari.email.toUpperCase(), firstname: 'Ola', lastname: 'Tyv' });
    expect([taken.status, taken.result.code]).toEqual([400, 'EMAIL_TAKEN']);
    await signedIn(shop, kari.email);
  });

  test('a refresh token is no access token, and neither is a link', async () => {
    const { refreshToken, token } = await newCustomer(shop);
    const asAccess = await shop.call('getProfile', { headers: { authorization: `Bearer ${refreshToken}` } });
    expect(asAccess.status).toBe(401);
    expect((await shop.call('refreshToken', { body: { refreshToken: token } })).status).toBe(401);
  });

  test('a deleted account is gone at once; its orders stay with the shop', async () => {
    const email = newEmail();
    const customer = { email, firstname: 'Kari', lastname: 'Slettet' };
    await shop.done('registerUser', { key: newKey(), body: { customer, password: PASSWORD } });
    const { headers, refreshToken } = await signedIn(shop, email);
    await save(headers, { ...customer, addresses: [customerAddress()] });
    await shop.server.shop('delete-user', email);
    const tables = ['customers', 'customer_addresses', 'sign_ins', 'idempotency_keys'];
    for (const name of tables) {
      const rows = await shop.server.database.execute(sql.raw(`select * from ${name}`));
      expect(JSON.stringify(rows), name).not.toMatch(new RegExp(`Slettet|${email}`));
    }
    expect((await shop.call('getProfile', { headers })).status).toBe(401);
    expect((await shop.call('refreshToken', { body: { refreshToken } })).status).toBe(401);
    expect((await shop.call('login', { body: { username: email, password: PASSWORD } })).status).toBe(401);
  });

  test.each([
    ['login', (username: string) => ({ username, password: WRONG })],
    [
      'registerUser',
      (email: string) => ({ customer: { email, firstname: 'Kari', lastname: 'Nordmann' }, password: PASSWORD }),
    ],
    ['createPassword', (email: string) => ({ email, resetToken: newKey(), newPassword: PASSWORD })],
  ] as const)('%s costs as much for an unknown account as for a known one', async (id, body) => {
    const { email } = await newCustomer(shop);
    // The processor's time of this process, in microseconds: on a loaded machine the clock says nothing.
    const took = async (named: string): Promise<number> => {
      const before = process.cpuUsage();
      await shop.call(id, { body: body(named) });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 15; turn++) {
      known.push(await took(email));
      unknown.push(await took(newEmail()));
    }
    // The least of many: what the process does besides only adds to it. Without the digest it would be a tenth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.4);
    expect(Math.min(...known)).toBeGreaterThan(Math.min(...unknown) * 0.4);
  });
});

describe('limits', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ isLimiting: true });
    await shop.server.shop('set-stock', 'LAMP', 1000);
  });

  afterAll(() => shop.close());

  const statusOf = async (...[id, options]: Parameters<ContractShop['call']>) => (await shop.call(id, options)).status;
  const login = (username: string, address: string): CallOptions => ({ body: { username, password: WRONG }, address });

  test('passwords of one account: five a minute, from wherever, known or not', async () => {
    for (const [net, email] of [
      ['192.0.2', (await newCustomer(shop)).email],
      ['198.51.100', newEmail()],
    ] as const) {
      const used = net === '192.0.2' ? 1 : 0;
      const statuses = [];
      for (let turn = used; turn <= limits.login.count; turn++) {
        statuses.push(await statusOf('login', login(` ${email.toUpperCase()}`, `${net}.${turn}`)));
      }
      expect(statuses).toEqual([...repeated(401, limits.login.count - used), 429]);
      // The right password is not tried either.
      const right = { body: { username: email, password: PASSWORD }, address: `${net}.99` };
      const late = await shop.call('login', right);
      expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
    }
  });

  test('accounts tried from one address: twenty a minute', async () => {
    const statuses = [];
    for (let turn = 0; turn <= limits.loginByAddress.count; turn++) {
      statuses.push(await statusOf('login', login(newEmail(), '203.0.113.1')));
    }
    expect(statuses).toEqual([...repeated(401, limits.loginByAddress.count), 429]);
    expect(await statusOf('login', login(newEmail(), '203.0.113.2'))).toBe(401);
  });

  test('links for a new password: three an hour for an e-mail, known or not', async () => {
    const body = { email: newEmail() };
    const ask = (turn: number) => statusOf('resetPassword', { body, address: `203.0.113.${turn}` });
    const statuses = [await ask(10), await ask(11), await ask(12), await ask(13)];
    expect(statuses).toEqual([...repeated(200, limits.resetPassword.count), 429]);
  });

  test('guesses of a link, accounts that are made, and passwords that are changed', async () => {
    const times = async (count: number, make: () => Promise<number>): Promise<number[]> => {
      const statuses = [];
      for (let turn = 0; turn < count; turn++) statuses.push(await make());
      return statuses;
    };
    const address = '203.0.113.40';
    const guess = () => ({ email: newEmail(), resetToken: newKey(), newPassword: WRONG });
    expect(
      await times(limits.createPassword.count + 1, () => statusOf('createPassword', { body: guess(), address })),
    ).toEqual([...repeated(400, limits.createPassword.count), 429]);
    const customer = () => ({ email: newEmail(), firstname: 'Kari', lastname: 'Nordmann' });
    const register = () => statusOf('registerUser', { body: { customer: customer(), password: PASSWORD }, address });
    const byAddress = limits.registerByAddress.count;
    expect(await times(byAddress + 1, register)).toEqual([...repeated(200, byAddress), 429]);
    const { headers } = await newCustomer(shop);
    const body = { currentPassword: WRONG, newPassword: PASSWORD };
    expect(await times(limits.changePassword.count + 1, () => statusOf('changePassword', { body, headers }))).toEqual([
      ...repeated(400, limits.changePassword.count),
      429,
    ]);
  });

  test('one e-mail is registered five times an hour, from wherever: its owner gets a mail each time', async () => {
    const email = newEmail();
    const statuses = [];
    for (let turn = 0; turn <= limits.register.count; turn++) {
      const customer = { email: turn % 2 ? email.toUpperCase() : email, firstname: 'Kari', lastname: 'Nordmann' };
      const body = { customer, password: PASSWORD };
      statuses.push(await statusOf('registerUser', { body, address: `203.0.113.${80 + turn}` }));
    }
    expect(statuses.indexOf(429)).toBe(limits.register.count);
  });

  test('a showroom whose customers register behind one address never notices', async () => {
    const statuses = [];
    for (let turn = 0; turn < 20; turn++) {
      const customer = { email: newEmail(), firstname: 'Kari', lastname: 'Nordmann' };
      const body = { customer, password: PASSWORD };
      statuses.push(await statusOf('registerUser', { body, address: '203.0.113.90' }));
    }
    expect(statuses).toEqual(repeated(200, 20));
  });

  test('orders that name carts of customers count by address, and harm no customer', async () => {
    const { id, headers } = await newCustomer(shop, {}, '203.0.113.70');
    const own = String(await shop.done<number>('createCart', { headers }));
    const guest = () => statusOf('placeOrder', { body: orderOf({ cart_id: own }), address: '203.0.113.71' });
    const statuses = [];
    for (let turn = 0; turn <= limits.order.count; turn++) statuses.push(await guest());
    expect(statuses).toEqual([...repeated(200, limits.order.count), 429]);
    const order = orderOf({ user_id: String(id), cart_id: own });
    expect(await statusOf('placeOrder', { body: order, headers, address: '203.0.113.72' })).toBe(200);
  });

  test('e-mails that are tried for the own account: five an hour', async () => {
    const { headers, email } = await newCustomer(shop, {}, '203.0.113.60');
    const save = (address: string) =>
      statusOf('updateProfile', {
        headers,
        body: { customer: { email: address, firstname: 'Kari', lastname: 'Tyv' } },
      });
    const taken = (await newCustomer(shop, {}, '203.0.113.61')).email;
    const statuses = [];
    for (let turn = 0; turn <= limits.changeEmail.count; turn++) statuses.push(await save(taken));
    expect(statuses).toEqual([...repeated(400, limits.changeEmail.count), 429]);
    expect(await save(email.toUpperCase())).toBe(200);
  });

  test('a refresh that comes too often has a result of null', async () => {
    const address = '203.0.113.50';
    let answer = await shop.call('refreshToken', { body: { refreshToken: 'x' }, address });
    for (let turn = 0; turn < limits.refresh.count; turn++) {
      answer = await shop.call('refreshToken', { body: { refreshToken: 'x' }, address });
    }
    expect([answer.status, JSON.parse(answer.text).result]).toEqual([429, null]);
  });
});

describe('the log', () => {
  let database: ShopDatabase;
  let app: App;
  let log = '';
  let mailed = '';

  beforeAll(async () => {
    database = await openPostgresDatabase();
    await writeCatalogue(database.queries, testCatalogue(), storeViews);
    app = createApp({
      database: database.queries,
      limiter: createLimiter(false),
      logger: createLogger('debug', { write: (line) => void (log += line) }),
      mailer: { ...noMails, send: (mail) => void (mailed = writtenMail(mail).text) },
      accounts: { isNeutral: true, isTokenInAddress: true },
      version: 'test',
      shopUrl: 'http://shop.test',
    });
  });

  afterAll(() => database.close());

  test('names no e-mail, password or token, whatever fails', async () => {
    const email = 'kanarifugl@example.no';
    const customer = { email, firstname: 'Kanarifugl', lastname: 'Nordmann' };
    await call(app, 'registerUser', { body: { customer, password: PASSWORD } });
    const login = await call<string>(app, 'login', { body: { username: email, password: PASSWORD } });
    const { meta } = JSON.parse(login.text) as { meta: { refreshToken: string } };
    await call(app, 'getProfile', { query: { token: login.result } });
    await call(app, 'refreshToken', { body: { refreshToken: meta.refreshToken } });
    await call(app, 'resetPassword', { body: { email } });
    await expect.poll(() => mailed).toContain('token=');
    const link = /token=(\S+)/.exec(mailed)![1]!;
    await database.queries.execute('alter table sign_ins rename to lost_sign_ins');
    const failed = await call(app, 'login', { body: { username: email, password: PASSWORD } });
    const refresh = await call(app, 'refreshToken', { body: { refreshToken: meta.refreshToken } });
    expect([failed.status, refresh.status, JSON.parse(refresh.text).result]).toEqual([500, 500, null]);
    expect(log).toContain('a request failed');
    for (const secret of ['kanarifugl', PASSWORD, login.result, meta.refreshToken, link]) {
      expect(log.toLowerCase().includes(secret.toLowerCase()), secret).toBe(false);
    }
  });
});
